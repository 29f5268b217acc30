import { expect, test } from 'vitest';
import { kept } from '../src/lib/kept';

test('what is equal stays the same object', () => {
  const before = { hand: ['a', 'b'], board: { b3: null } };
  expect(kept(before, { hand: ['a', 'b'], board: { b3: null } })).toBe(before);
});

test('only the way to what changed is new', () => {
  const before = { hands: [['a'], ['b']], bag: { count: 3 } };
  const now = kept(before, { hands: [['a'], ['c']], bag: { count: 3 } });
  expect(now).toEqual({ hands: [['a'], ['c']], bag: { count: 3 } });
  expect(now.hands).not.toBe(before.hands);
  expect(now.hands[0]).toBe(before.hands[0]);
  expect(now.bag).toBe(before.bag);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [{ 0: 'a' }, ['a']],
  [null, {}],
  [{}, null],
])('%j becomes %j', (before, after) => {
  const now: unknown = kept<unknown>(before, after);
  expect(now).toEqual(after);
  expect(now).not.toBe(before);
  expect(Array.isArray(now)).toBe(Array.isArray(after));
});
