// How targets become actions. The board of the examples is no game's.
import { beforeEach, expect, test, vi } from 'vitest';
import { BoardTable } from '../src/lib/board.svelte';
import { targetsOf } from '../src/lib/targets';
import { settings } from '../src/lib/settings.svelte';
import type { Described } from '../src/lib/types';

const can = (action: number, ...targets: string[]): Described => ({
  action,
  notation: String(action),
  kind: 'move',
  targets,
  args: {},
});

const TILE_TO_PLACE = [
  can(1, 'tile:a', 'place:x'),
  can(2, 'tile:a', 'place:y'),
  can(3, 'tile:b', 'place:x'),
  can(4, 'tile:b', 'place:z'),
];

const play = vi.fn();
const why = vi.fn();

function table(...legal: Described[]): BoardTable {
  const made = new BoardTable('example');
  made.asking = { play, why, preview: () => Promise.resolve({ events: [], ends: false }) };
  made.legal = legal;
  made.select([]);
  return made;
}

beforeEach(() => {
  play.mockReset();
  why.mockReset().mockResolvedValue(null);
  settings.confirm = false;
  settings.endTurn = false;
});

test('only the first targets are lit before anything is chosen', () => {
  expect([...table(...TILE_TO_PLACE).lit]).toEqual(['tile:a', 'tile:b']);
});

test('the last target plays the action', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:a');
  expect([...board.lit]).toEqual(['place:x', 'place:y']);
  expect(play).not.toHaveBeenCalled();
  board.pick('place:y');
  expect(play.mock.calls).toEqual([[2]]);
});

test('another order is taken too where it is clear', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('place:z');
  expect(board.open.map((one) => one.action)).toEqual([4]);
  board.pick('tile:b');
  expect(play.mock.calls).toEqual([[4]]);
});

test('a second click on what was chosen last takes it back', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:a');
  board.pick('tile:a');
  expect(board.selection).toEqual([]);
});

test('another first target is chosen in the place of the one before', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:a');
  board.pick('tile:b');
  expect(board.selection).toEqual(['tile:b']);
});

test('what leaves no choice is chosen by itself, but never the last step', () => {
  const board = table(can(1, 'tile:a', 'place:x'), can(2, 'tile:a', 'place:y'));
  expect(board.selection).toEqual(['tile:a']);
  expect(board.canCancel).toBe(false);
  expect(table(can(1, 'tile:a', 'place:x')).selection).toEqual(['tile:a']);
  expect(play).not.toHaveBeenCalled();
});

test('by touch an action waits for its confirmation', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:a', 'touch');
  board.pick('place:x', 'touch');
  expect(play).not.toHaveBeenCalled();
  expect(board.waiting?.action).toBe(1);
  expect(board.candidate?.action).toBe(1);
  board.pick('place:x', 'touch');
  expect(play.mock.calls).toEqual([[1]]);
});

test('who wants to be asked before each move is asked with a mouse too', () => {
  settings.confirm = true;
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:a');
  board.pick('place:x');
  expect(board.waiting?.action).toBe(1);
  board.cancel();
  expect(board.waiting).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('actions that the same targets make are offered as choices', () => {
  const board = table(can(1, 'tile:a'), can(2, 'tile:a'), can(3));
  board.pick('tile:a');
  expect(play).not.toHaveBeenCalled();
  expect(board.choices.map((one) => one.action)).toEqual([1, 2]);
  board.commit(2);
  expect(play.mock.calls).toEqual([[2]]);
});

test('an action without targets is a choice from the start', () => {
  expect(table(can(0), ...TILE_TO_PLACE).choices.map((one) => one.action)).toEqual([0]);
});

test('a target that leads nowhere asks why, with what was chosen before it', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:a');
  board.pick('place:z');
  expect(why.mock.calls).toEqual([[['tile:a', 'place:z']]]);
  expect(board.selection).toEqual(['tile:a']);
});

test('the answer stands beside the target, with its clause', async () => {
  why.mockResolvedValue({ clause: 'X-1', reason: 'over', args: {} });
  const board = table(...TILE_TO_PLACE);
  board.pick('place:q');
  await vi.waitFor(() => expect(board.refused).toMatchObject({ target: 'place:q', clause: 'X-1' }));
  board.pick('tile:a');
  expect(board.refused).toBeNull();
});

test('a button that stands for several targets chooses them all', () => {
  const board = table(...TILE_TO_PLACE);
  board.pick('tile:b');
  expect(board.at('place:y', '', ['tile:a'])['data-lit']).toBe(true);
  expect(board.at('place:z', '', ['tile:a'])['data-lit']).toBeUndefined();
  board.pick('place:y', 'mouse', ['tile:a']);
  expect(play.mock.calls).toEqual([[2]]);
});

test('while a move is on its way nothing is lit and nothing can be picked', () => {
  const board = table(...TILE_TO_PLACE);
  board.busy = true;
  expect(board.lit.size).toBe(0);
  board.pick('tile:a');
  board.commit(1);
  expect(board.selection).toEqual([]);
  expect(play).not.toHaveBeenCalled();
});

test('nothing but a legal action is committed', () => {
  table(...TILE_TO_PLACE).commit(99);
  expect(play).not.toHaveBeenCalled();
});

test('the candidate is the one action that the hovered target would complete', () => {
  const board = table(...TILE_TO_PLACE);
  board.hover('tile:a');
  expect(board.candidate).toBeNull();
  board.pick('tile:a');
  board.hover('place:y');
  expect(board.candidate?.action).toBe(2);
  board.hover('place:z');
  expect(board.candidate).toBeNull();
});

test('only what can be chosen is in the way of the tab key, and all is read out', () => {
  const board = table(...TILE_TO_PLACE);
  expect(board.at('tile:a', 'Tile a')).toMatchObject({ tabindex: 0, 'aria-label': 'Tile a', role: 'button' });
  expect(board.at('place:q', 'Place q')).toMatchObject({ tabindex: -1, 'aria-disabled': true });
});

test('an event speaks of targets by its keys and values', () => {
  const event = { kind: 'jump', seat: 1, space: 'b3', tiles: ['a', 'b'], points: 4 };
  expect(targetsOf(event)).toEqual(['kind:jump', 'seat:1', 'space:b3', 'tile:a', 'tile:b']);
});

test.each([
  ['an action that ends the turn for good is shown and waits', true],
  ['one that can be taken back is played', false],
])('%s', async (_, ends) => {
  settings.endTurn = true;
  const board = table(...TILE_TO_PLACE);
  board.asking!.preview = () => Promise.resolve({ events: [], ends });
  board.pick('tile:a');
  board.pick('place:y');
  expect(board.candidate?.action, 'shown at once').toBe(2);
  await vi.waitFor(() => expect(board.underway).toBeNull());
  expect(board.waiting?.action).toBe(ends ? 2 : undefined);
  expect(play.mock.calls).toEqual(ends ? [] : [[2]]);
  board.pick('place:y');
  expect(play.mock.calls).toEqual([[2]]);
});

test('an action of which nobody says whether it ends the turn is shown and waits', async () => {
  vi.useFakeTimers();
  settings.endTurn = true;
  const board = table(...TILE_TO_PLACE);
  board.asking!.preview = () => new Promise(() => {});
  board.pick('tile:a');
  board.pick('place:y');
  await vi.advanceTimersByTimeAsync(1000);
  expect(board.waiting?.action).toBe(2);
  board.asking!.preview = () => Promise.resolve(null);
  board.cancel();
  board.pick('tile:b');
  board.pick('place:z');
  await vi.advanceTimersByTimeAsync(0);
  expect(board.waiting?.action).toBe(4);
  expect(play).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('advice is numbered where its moves end on the board, each place by the best of them', () => {
  const made = table();
  const lands = (action: number, space: string): Described => ({
    ...can(action, 'card:a', 'move:left'),
    args: { space },
  });
  made.rank([
    can(1, 'card:b', 'spot:1,1ne'),
    lands(2, 'c4'),
    lands(3, 'c4'),
    can(4, 'tile:0,0'),
    can(5, 'choice:pass'),
  ]);
  expect([...made.ranked]).toEqual([
    ['spot:1,1ne', 1],
    ['space:c4', 2],
    ['tile:0,0', 4],
  ]);
});

test('moves that read alike are told apart by where they are done, on a board that shows no names', () => {
  const board = table(...TILE_TO_PLACE);
  const plain = board.apart(board.legal);
  expect(new Set(plain).size).toBe(1);
  board.whereabouts = (targets) => targets.join(' and ');
  expect(board.apart(board.legal)[1]).toBe(`${plain[1]} (tile:a and place:y)`);
  expect(board.apart(board.legal.slice(0, 1))).toEqual(plain.slice(0, 1));
});
