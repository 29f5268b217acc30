import { expect, test } from 'vitest';
import { changed, described, situationsAfter } from '../src/lib/changes';
import type { Situation, SituationChange } from '../src/lib/types';

const BEFORE = { viewer: 0, ply: 4, to_move: 0, can_undo: true, view: { hand: ['a', 'b'], score: 1 } };
const situations = [BEFORE as unknown as Situation];
const change = (told: Partial<SituationChange>): SituationChange => ({ viewer: 0, ply: 5, ...told });

test('a change goes inside by key and by place, and leaves the old value as it was', () => {
  const old = { rows: [{ n: 1 }, { n: 2 }], name: 'x' };
  expect(changed(old, { rows: { 1: { n: [5] } } })).toEqual({ rows: [{ n: 1 }, { n: 5 }], name: 'x' });
  expect(old).toEqual({ rows: [{ n: 1 }, { n: 2 }], name: 'x' });
});

test('a value in brackets is new as a whole, also when it is a list', () => {
  expect(changed({ hand: ['a'] }, { hand: [['b', 'c']] })).toEqual({ hand: ['b', 'c'] });
});

test('a run of actions that are alike is told once and read as many', () => {
  const runs = [
    {
      kind: 'take',
      args: ['count', 'points'],
      rows: [
        [3, 't3', ['pile:a'], 3, 7],
        [4, 't4', [], 4, 0],
      ],
    },
  ];
  expect(described(runs)).toEqual([
    { action: 3, notation: 't3', kind: 'take', targets: ['pile:a'], args: { count: 3, points: 7 } },
    { action: 4, notation: 't4', kind: 'take', targets: [], args: { count: 4, points: 0 } },
  ]);
});

test('what is left out of a change is as it was', () => {
  const [now] = situationsAfter(situations, [change({ to_move: 1, view: { score: [2] } })])!;
  expect(now).toMatchObject({ ply: 5, to_move: 1, can_undo: true, view: { hand: ['a', 'b'], score: 2 } });
});

test('a whole view needs nothing before it', () => {
  const [now] = situationsAfter([], [change({ view: [{ hand: [] }] })])!;
  expect(now!.view).toEqual({ hand: [] });
});

test.each([
  ['another ply', change({ ply: 6 })],
  ['another viewer', change({ viewer: 1 })],
])('a change of the situation of %s cannot be applied', (_, told) => {
  expect(situationsAfter(situations, [told])).toBeNull();
});
