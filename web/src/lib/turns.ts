// The log of a match as turns: what one seat did without another between, and did not take back.

import type { Turn } from './contract';
import type { Event } from './types';

export interface LogLine {
  ply: number;
  seat: number;
  event: Event;
  /** A bot did it, in its own seat or for a player who was away. */
  bot?: boolean;
}

export const UNDO = 'undo';
/** No moves of the game. */
const BESIDE = new Set(['resign', 'agreed']);

/** The turns as they stand: what one seat did without another between, and did not take back. Who is alone has no other
 * between: there each move counts as one. */
export function turnsOf(log: LogLine[], alone = false): Turn[] {
  const moves: LogLine[][] = [];
  for (const line of log) {
    if (line.event.kind === UNDO) {
      const undone = moves.findLastIndex(([one]) => one?.seat === line.seat);
      if (undone >= 0) moves.splice(undone, 1);
    } else if (moves.at(-1)?.[0]?.ply === line.ply) moves.at(-1)!.push(line);
    else if (!BESIDE.has(line.event.kind)) moves.push([line]);
  }
  const turns: Turn[] = [];
  for (const lines of moves) {
    const [seat, events] = [lines[0]!.seat, lines.map((line) => line.event)];
    if (!alone && turns.at(-1)?.seat === seat) turns.at(-1)!.events.push(...events);
    else turns.push({ seat, events });
  }
  return turns;
}

/** What happened since a seat's last turn; after its own move, that move. */
export function changesFor(turns: Turn[], seat: number): Turn[] {
  const own = seat < 0 ? turns.length - 2 : turns.findLastIndex((turn) => turn.seat === seat);
  return turns.slice(Math.max(0, Math.min(own + 1, turns.length - 1)));
}
