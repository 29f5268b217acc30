// Reasons of hints.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoardTable } from '../src/lib/board.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Reason } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import { whyAt } from '../src/study/why';

const NAMES = ['Kit', 'Ann', 'Wren', 'Robin'];

/** Kit and Wren play against Ann, who reads, and Robin; else each for themselves. */
function board(teams: boolean): BoardTable {
  const seats = NAMES.map((name, seat) => ({ seat, name, team: teams ? seat % 2 : null }));
  return { game: 'seikatsu', names: NAMES, seats, reader: 1 } as unknown as BoardTable;
}

const held = (seat: number): Reason => ({
  kind: 'held',
  seat,
  share: 'row',
  points: 6,
  instead: 10,
  args: { row: 2 },
});

beforeAll(async () => {
  await words.need('seikatsu');
  await words.needShared('study');
  await words.learn('fr');
});

beforeEach(() => {
  settings.language = 'en';
});

test('partners have one score and are named together', () => {
  expect(whyAt(board(false), [held(0)])).toBe('Kit stays at 6 in row 2');
  expect(whyAt(board(true), [held(0)])).toBe('Kit and Wren stay at 6 in row 2');
  expect(whyAt(board(true), [held(1)])).toBe('you stay at 6 in row 2');
  settings.language = 'fr';
  expect(whyAt(board(true), [held(0)])).toBe('Kit et Wren restent à 6 (rang 2)');
});

test('what speaks against a move is said as such', () => {
  const gain: Reason = { kind: 'gain', seat: 1, share: 'flocks', points: 8, instead: 6 };
  const more: Reason = { kind: 'more', seat: 0, share: 'flocks', points: 5, instead: 4 };
  expect(whyAt(board(false), [gain, more])).toBe('+2 for you in flocks, though +1 for Kit in flocks');
});
