import { expect, test } from 'vitest';
import { chancesOf, signOf } from '../src/lib/judging.svelte';
import type { Judged } from '../src/lib/types';

const move = (action: number, win: number | null, visits = 10, scores: number[] | null = null): Judged => ({
  move: { action, notation: '', kind: '', targets: [], args: {} },
  visits,
  win,
  scores,
  chances: null,
  margin: null,
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

test('the chances of all seats sum up to one, those of partners counted once', () => {
  const judge = (step: number, seat: number, win: number): Parameters<typeof chancesOf>[0][number] => ({
    step,
    seat,
    best: [],
    made: move(1, win),
    why: [],
  });
  const alone = [0, 1, 2].map((seat) => ({ seat, team: null }));
  for (const { chances } of chancesOf([judge(1, 0, 0.34), judge(2, 1, 0.62), judge(3, 2, 0.42)], alone))
    expect(chances.reduce((all, one) => all + one, 0)).toBeCloseTo(1);
  const teams = [0, 1, 2, 3].map((seat) => ({ seat, team: seat % 2 }));
  const [, last] = chancesOf([judge(1, 0, 0.9), judge(2, 1, 0.6)], teams);
  expect(last!.chances[0]).toBe(last!.chances[2]);
  expect(last!.chances[0]! + last!.chances[1]!).toBeCloseTo(1);
});
