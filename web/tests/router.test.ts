import { expect, test } from 'vitest';
import { decoded } from '../src/lib/router.svelte';

test('a part of an address is decoded', () => {
  expect(decoded('a%20b')).toBe('a b');
});

test.each(['%', '%zz', '%C3', '%00%'])('the part %s, which cannot be, is taken as it stands', (part) => {
  expect(decoded(part)).toBe(part);
});
