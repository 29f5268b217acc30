// The way of a pawn, told by what happened.

import type { GravitySuperstarBoardView, GravitySuperstarEvent } from '../../lib/types';
import { centre, SPACE } from './shapes';

/** The spaces that a seat's pawn entered. */
export function wayOf(events: GravitySuperstarEvent[], seat: number): string[] {
  return events.flatMap((one) => ((one.kind === 'step' || one.kind === 'fall') && one.seat === seat ? one.spaces : []));
}

/** The way of a seat's pawn from where it stood: a move tells only the spaces that it enters, so what happened before it
 * tells where it began. */
export function trailOf(
  board: GravitySuperstarBoardView,
  before: GravitySuperstarEvent[],
  events: GravitySuperstarEvent[],
  seat: number,
): string[] {
  const way = wayOf(events, seat);
  const [first] = way;
  if (!first) return [];
  const from = leftAt(before, seat) ?? board.doors.find((door) => isBeside(board, door.space, first))?.space;
  return from ? [from, ...way] : way;
}

/** Where the last that is told of a seat's pawn left it. Of the one that is there when the match begins nothing is told:
 * it stands at a door. */
function leftAt(events: GravitySuperstarEvent[], seat: number): string | undefined {
  const told = events.findLast(
    (one) => (one.kind === 'step' || one.kind === 'fall' || one.kind === 'enter') && one.seat === seat,
  );
  if (!told) return undefined;
  return 'spaces' in told ? told.spaces.at(-1) : 'space' in told ? told.space : undefined;
}

/** One step apart, also round the edge. */
function isBeside(board: GravitySuperstarBoardView, one: string, other: string): boolean {
  const [here, there] = [centre(one), centre(other)];
  const apart = (by: number, size: number): number => Math.min(by, size * SPACE - by) / SPACE;
  return apart(Math.abs(here.x - there.x), board.width) + apart(Math.abs(here.y - there.y), board.height) === 1;
}
