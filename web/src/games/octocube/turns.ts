// Which target stands for rolling in a direction: the space there, or the direction where there is none.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeView } from '../../lib/types';
import type { Roll } from './solid';

const WAYS: Record<Roll, readonly [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

export function directionTarget(table: BoardTable<OctocubeView>, way: Roll): string {
  const rolls = table.legal.find((action) => action.kind === 'roll' && action.args.direction === way);
  if (rolls) return rolls.targets[0]!;
  const seat = table.reader >= 0 ? table.reader : table.toMove;
  const here = table.view.spaces.find((space) => space.name === table.view.seats[seat]?.cube.space);
  const [right, down] = WAYS[way];
  const there = table.view.spaces.find(
    (space) => here && space.column === here.column + right && space.row === here.row + down,
  );
  return there ? `space:${there.name}` : `roll:${way}`;
}
