// Reasons in words, as ludotheque.study.sentence puts them: the numbers are the engine's.

import type { BoardTable } from '../lib/board.svelte';
import { sides } from '../lib/count';
import type { Reason } from '../lib/types';
import { say, words } from '../lib/words.svelte';

const MESSAGES: Record<string, string> = {
  gain: 'study-more',
  partner: 'study-more',
  more: 'study-more',
  less: 'study-less',
  loss: 'study-less',
  held: 'study-held',
};
const AGAINST = new Set(['loss', 'more']);
const NO_SEAT = -1;

/** The same at a table, where partners have one score and are named together. */
export function whyAt(board: BoardTable, reasons: readonly Reason[]): string {
  if (!words.has('study-more')) return '';
  const names = [...board.names];
  const teams = sides(board.seats).filter((side) => side.length > 1);
  for (const side of teams)
    for (const face of side) names[face.seat] = side.map((one) => one.name).join(say('web-and'));
  return whyOf(board.game, reasons, names, board.reader, new Set(teams.flat().map((face) => face.seat)));
}

/** "+2.1 for you in row 3, and Kit stays at 3 in row 5"; nothing without a reason. */
export function whyOf(
  game: string,
  reasons: readonly Reason[],
  names: readonly string[],
  reader: number,
  teams: ReadonlySet<number> = new Set(),
): string {
  return reasons.reduce((first, reason) => {
    const second = clause(game, reason, names, reader, teams);
    return first ? say(AGAINST.has(reason.kind) ? 'study-though' : 'study-and', { first, second }) : second;
  }, '');
}

function clause(
  game: string,
  { kind, seat, share, points, instead, args = {} }: Reason,
  names: readonly string[],
  reader: number,
  teams: ReadonlySet<number>,
): string {
  return say(MESSAGES[kind] ?? 'study-more', {
    // Two names have the plural.
    you: seat === reader ? 1 : teams.has(seat) ? 2 : 0,
    name: seat === NO_SEAT ? say('study-rival') : (names[seat] ?? String(seat + 1)),
    by: tenth(Math.abs(points - instead)),
    points: tenth(points),
    share: words.tell(game, `share-${share}`, args),
  });
}

const tenth = (points: number): number => Math.round(points * 10) / 10;
