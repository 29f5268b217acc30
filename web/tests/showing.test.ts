// What happens is shown in order; whoever looks on may stop it, and the present passes over what waits.
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Showing, type Stage } from '../src/lib/showing.svelte';
import type { Happening } from '../src/lib/socket';

const RIVAL = 1;
const happening = (ply: number): Happening =>
  ({ entries: [{ ply, seat: RIVAL, events: [] }], situations: [] }) as unknown as Happening;
const plyOf = (one: Happening): number => one.entries[0]!.ply;

let shown: number[];
let settled: number[];
let held: boolean;
/** Ends what is being shown. */
let finish: (() => void)[];
let showing: Showing;

beforeEach(() => {
  settings.pace = 0;
  [shown, settled, finish, held] = [[], [], [], false];
  const stage: Stage = {
    plays: false,
    mine: () => false,
    hold: (busy) => (held = busy),
    show: (next) => {
      shown.push(plyOf(next));
      return new Promise((resolve) => finish.push(resolve));
    },
    settle: (next) => settled.push(plyOf(next)),
  };
  showing = new Showing(stage);
});

const until = (done: () => boolean): Promise<void> => vi.waitFor(() => expect(done()).toBe(true));

test('nothing is shown before the present is, and then one after the other', async () => {
  for (const ply of [1, 2]) showing.add(happening(ply));
  await new Promise(requestAnimationFrame);
  expect(shown).toEqual([]);
  expect(showing.behind).toBe(2);
  showing.open();
  await until(() => shown.length === 1);
  expect([held, showing.behind, settled]).toEqual([true, 1, []]);
  finish.pop()!();
  await until(() => shown.length === 2);
  finish.pop()!();
  await until(() => !held);
  expect([shown, settled]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('who has paused sees as many moves as he asks for', async () => {
  showing.pause(true);
  showing.open();
  for (const ply of [1, 2, 3]) showing.add(happening(ply));
  expect(shown).toEqual([]);
  showing.step();
  await until(() => shown.length === 1);
  finish.pop()!();
  await until(() => !held);
  expect([shown, showing.behind]).toEqual([[1], 2]);
  showing.pause(false);
  await until(() => shown.length === 2);
});

test('when the present comes, what waits is past, and what is being shown settles nothing any more', async () => {
  showing.open();
  for (const ply of [1, 2]) showing.add(happening(ply));
  await until(() => shown.length === 1);
  expect(showing.cut().map(plyOf)).toEqual([2]);
  finish.pop()!();
  await until(() => !held);
  expect([shown, settled, showing.behind]).toEqual([[1], [], 0]);
  showing.add(happening(3));
  showing.open();
  await until(() => shown.length === 2);
  expect(shown).toEqual([1, 3]);
});
