// "Are you sure?": whether a move looks like a mistake to a strong bot that knows only what its player knows.

import type { RankedMove, Table } from '../lib/types';

/** By how many per cent a move must be less likely to win than another to be asked about. */
const CLEARLY = 15;
/** By how many points it must end worse where winning and losing are certain. */
const POINTS = 5;

export interface Doubt {
  chosen: RankedMove;
  better: RankedMove;
  /** All that was found, the best first: for who then wants a hint. */
  moves: RankedMove[];
}

/** None if the move is as good as any, or nothing is known of it. */
export function doubtOf(moves: RankedMove[], action: number): Doubt | null {
  const chosen = moves.find((one) => one.action === action);
  const [better] = moves.filter((one) => one.win !== null).sort((one, other) => worth(other) - worth(one));
  if (!chosen || !better || chosen.win === null || better.win === null || better === chosen) return null;
  const isMistake =
    Math.round(100 * (better.win - chosen.win)) >= CLEARLY ||
    (better.solved === true && better.win === chosen.win && (better.margin ?? 0) - (chosen.margin ?? 0) >= POINTS);
  return isMistake ? { chosen, better, moves: moves.slice(0, 3) } : null;
}

/** Winning comes before any lead. */
const worth = ({ win, margin }: RankedMove): number => 1000 * (win ?? 0) + (margin ?? 0);

/** Whether nobody but bots sits across the table. */
export function againstBots(table: Table): boolean {
  return table.seats.every((seat) => seat.kind === 'bot' || table.mine.includes(seat.seat));
}
