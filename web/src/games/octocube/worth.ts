// What the reader's cube would bring, as the engine says it with each way to score.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeScoreAction, OctocubeView } from '../../lib/types';

/** The Score that takes all tiles, if one may score now. */
export function scoreAll(table: BoardTable<OctocubeView>): OctocubeScoreAction | null {
  return scores(table).reduce<OctocubeScoreAction | null>(
    (best, action) => (best && best.args.count >= action.args.count ? best : action),
    null,
  );
}

/** All legal ways to score. */
export function scores(table: BoardTable<OctocubeView>): OctocubeScoreAction[] {
  return table.legal.flatMap((one) => (one.kind === 'score' || one.kind === 'score-none' ? [one] : []));
}

export function worthNow(table: BoardTable<OctocubeView>): number | null {
  return scoreAll(table)?.args.points ?? null;
}
