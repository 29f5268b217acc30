// Places that have no name on the board.
import { beforeAll, expect, test } from 'vitest';
import { FUNCTIONS } from '../../../src/lib/grammar';
import { settings } from '../../../src/lib/settings.svelte';
import { words } from '../../../src/lib/words.svelte';

beforeAll(async () => {
  await words.need('octocube');
  settings.language = 'en';
  settings.names = true;
});

test('without names on the boards no sentence names a space', () => {
  const roll = { direction: 'north', space: 'b4', pick: 1, tile: 'starfish-white', faces: [], worth: 0, empties: 0 };
  expect(words.tell('octocube', 'do-roll', roll)).toContain(' to b4');
  expect(FUNCTIONS.PLACE(['on ', 'b4', 'here'])).toBe('on b4');
  settings.names = false;
  expect(words.tell('octocube', 'do-roll', roll)).not.toContain('b4');
  expect(FUNCTIONS.PLACE(['on ', 'b4', 'here'])).toBe('here');
  expect(words.why('octocube', 'occupied', { space: 'b4' })).toBe('There is a cube here.');
});
