// The pad of buttons: what each roll points at, where its arrow stands and points, and how the pivots are drawn.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeView } from '../../lib/types';
import { ROLLS, type Roll } from './solid';
import { directionTarget } from './turns';

export const PLACE: Record<Roll, string> = { north: '1 / 2', west: '2 / 1', east: '2 / 3', south: '3 / 2' };
export const ANGLE: Record<Roll, number> = { north: 0, east: 90, south: 180, west: 270 };

export const PIVOTS = [
  [90, 'M12 4A8 8 0 0 1 20 12M16.500 9L20 12.500L23.500 9M12 12V12.100'],
  [180, 'M12 4A8 8 0 0 1 12 20M15 16.500L11.500 20L15 23.500M12 12V12.100'],
  [270, 'M12 4A8 8 0 1 1 4 12M.5 15L4 11.500L7.500 15M12 12V12.100'],
] as const;

/** The four rolls, each with its target and what a screen reader says. */
export function rollsOf(table: BoardTable<OctocubeView>): { way: Roll; target: string; label: string }[] {
  return ROLLS.map((way) => {
    const target = directionTarget(table, way);
    const action = table.legal.find((one) => one.kind === 'roll' && one.targets[0] === target);
    return { way, target, label: action ? table.doing(action) : table.tell('ui-roll', { direction: way }) };
  });
}
