import { expect, test } from 'vitest';
import { chancesOf, leadTold, signOf } from '../src/lib/judging.svelte';
import type { Judged, Judgement } from '../src/lib/types';

const leadOf = (scores: readonly number[]): number => scores[0]! - Math.max(...scores.slice(1));
const move = (action: number, win: number | null, visits = 10, scores: number[] | null = null): Judged => ({
  move: { action, notation: '', kind: '', targets: [], args: {} },
  visits,
  win,
  scores,
  chances: win === null ? null : [win, 1 - win],
  margin: scores && leadOf(scores),
  solved: false,
});
const BEST = move(1, 0.8, 100);

test.each([
  ['the best move where others are nearly as good', BEST, move(2, 0.75), null],
  ['the only good move', BEST, move(2, 0.6), 'good'],
  ['a move that lost a little', move(2, 0.72), move(3, 0.6), 'doubtful'],
  ['a move that lost much', move(2, 0.6), move(3, 0.6), 'mistake'],
  ['a move that the bot did not try', move(2, null, 0), move(3, 0.6), 'doubtful'],
  ['a move that the bot tried nearly as often', move(2, 0.6, 60), move(3, 0.6), null],
] as const)('%s', (_, made, second, sign) => {
  expect(signOf({ step: 1, seat: 0, best: [BEST, second], made, why: [] })).toBe(sign);
});

test('a move that certainly loses a won game is a mistake', () => {
  const certain = (action: number, win: number, scores: number[]): Judged => ({
    ...move(action, win, 0, scores),
    solved: true,
  });
  const [best, made] = [certain(1, 1, [42, 40]), certain(2, 0, [39, 40])];
  expect(signOf({ step: 1, seat: 0, best: [best, made], made, why: [] })).toBe('mistake');
});

test('a forced move has no sign', () => {
  expect(signOf({ step: 1, seat: 0, best: [BEST], made: BEST, why: [] })).toBeNull();
});

test.each([
  ['a move that throws points away in a match that is lost anyway is a mistake', [30, 60], 'mistake'],
  ['one that loses some is doubtful', [36, 60], 'doubtful'],
  ['one that loses hardly any is neither', [39, 60], null],
] as const)('%s', (_, scores, sign) => {
  const best = move(1, 0.01, 100, [40, 60]);
  const made = move(2, 0.01, 10, [...scores]);
  expect(signOf({ step: 1, seat: 0, best: [best, made], made, why: [] })).toBe(sign);
});

test('points thrown away by a team are a mistake too: partners score the same', () => {
  const team = (action: number, visits: number, margin: number): Judged => ({
    ...move(action, 0.99, visits, [60 + margin, 60, 60 + margin, 60]),
    margin,
  });
  const [best, made] = [team(1, 100, 20), team(2, 10, 4)];
  expect(signOf({ step: 1, seat: 0, best: [best, made], made, why: [] })).toBe('mistake');
});

test('a judged replay shows the chances of all seats as they were told, in the order of the moves', () => {
  const judge = (step: number, seat: number, chances: number[] | null): Judgement => ({
    step,
    seat,
    best: [],
    made: { ...move(1, chances?.[seat] ?? null), chances },
    why: [],
  });
  const told = [judge(2, 1, [0.3, 0.5, 0.2]), judge(1, 0, [0.8, 0.1, 0.1]), judge(3, 2, null)];
  expect(chancesOf(told)).toEqual([
    { step: 1, chances: [0.8, 0.1, 0.1] },
    { step: 2, chances: [0.3, 0.5, 0.2] },
  ]);
});

test.each([
  [4.4, 0, '+4'],
  [-2.6, 1, '−3'],
  [0.3, 2, '0'],
  [-0.3, 0, '0'],
  [null, 0, ''],
  [4, -1, ''],
] as const)('an expected lead of %s is told to seat %s as %s', (margin, seat, told) => {
  expect(leadTold({ margin }, seat)).toBe(told);
});
