import { afterEach, expect, test } from 'vitest';
import { signed, wholePercents } from '../src/lib/chances';
import { settings } from '../src/lib/settings.svelte';

afterEach(() => (settings.language = 'en'));

test('a margin has its sign, and the point or comma of the language', () => {
  expect(signed(1.26)).toBe('+1.3');
  expect(signed(-0.8)).toBe('−0.8');
  settings.language = 'fr';
  expect(signed(1.26)).toBe('+1,3');
});

test.each([
  [
    [0.625, 0.375],
    [63, 37],
  ],
  [
    [0.334, 0.334, 0.332],
    [34, 33, 33],
  ],
  [
    [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [0, 1],
    [0, 100],
  ],
  [[0.625], [63]],
  [[], []],
])('the chances %s are told as %s per cent', (chances, whole) => {
  expect(wholePercents(chances)).toEqual(whole);
});
