// Words of a game that the client does not know come from the server.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { words } from '../src/lib/words.svelte';

const CATALOGUES = {
  en: `
two-pebble-piles-log-take = { $you ->
    [1] You take
   *[0] { $seat } takes
} { $count } from { $piles }
two-pebble-piles-pile-a = the long pile
`,
  fr: 'two-pebble-piles-log-take = { $seat } en prend { $count } : « voilà »',
};
const GAME = 'two_pebble_piles';
const TAKE = { kind: 'take', seat: 0, count: 2, piles: ['a', 'b'] };

beforeAll(async () => {
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(new Response(CATALOGUES[url.searchParams.get('lang') as 'en' | 'fr'])),
  );
  await words.need(GAME);
  await words.learn('fr');
  vi.unstubAllGlobals();
});

beforeEach(() => {
  settings.language = 'en';
});

test('a seat is a name, and a value that has a name is named', () => {
  expect(words.event(GAME, TAKE, ['Ann', 'Ben'])).toBe('Ann takes 2 from the long pile, b');
  expect(words.name(GAME, 'pile', 'a')).toBe('the long pile');
});

test('the reader is you', () => {
  expect(words.event(GAME, TAKE, ['Ann', 'Ben'], 0)).toBe('You take 2 from the long pile, b');
});

test('what names a thing of the game stands out', () => {
  expect(words.eventParts(GAME, TAKE, ['Ann', 'Ben']).filter((part) => part.strong)).toEqual([
    { text: 'the long pile', strong: true },
  ]);
});

test('what such a game has no words for is said plainly', () => {
  expect(words.event(GAME, { kind: 'last-pile', seat: 1, of_all: 3 } as { kind: string }, ['Ann', 'Ben'])).toBe(
    'Ben: last pile (of all 3)',
  );
});

test('French never breaks a line before its marks', () => {
  settings.language = 'fr';
  expect(words.event(GAME, TAKE, ['Ann'])).toBe('Ann en prend 2\u00a0: «\u00a0voilà\u00a0»');
});

test('a message of ours that is missing shows as its name and is told on the console', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(words.say('web-no-such-message')).toBe('web-no-such-message');
  expect(told).toHaveBeenCalledWith('no text: web-no-such-message (en)');
});
