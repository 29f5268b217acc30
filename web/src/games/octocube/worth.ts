// What the reader's cube would bring, as the engine says it with each way to score.

import type { BoardTable } from '../../lib/board.svelte';
import type { Described, OctocubeView } from '../../lib/types';

/** The Score that takes all tiles, if one may score now. */
export function scoreAll(table: BoardTable<OctocubeView>): Described | null {
  const scores = table.legal.filter((action) => action.targets[0] === 'act:score');
  return scores.reduce<Described | null>(
    (best, action) => (best && Number(best.args.count) >= Number(action.args.count) ? best : action),
    null,
  );
}

export function worthNow(table: BoardTable<OctocubeView>): number | null {
  const all = scoreAll(table);
  return all ? Number(all.args.points) : null;
}
