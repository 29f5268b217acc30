import { afterEach, expect, test } from 'vitest';
import { signed } from '../src/lib/chances';
import { settings } from '../src/lib/settings.svelte';

afterEach(() => (settings.language = 'en'));

test('a margin has its sign, and the point or comma of the language', () => {
  expect(signed(1.26)).toBe('+1.3');
  expect(signed(-0.8)).toBe('−0.8');
  settings.language = 'fr';
  expect(signed(1.26)).toBe('+1,3');
});
