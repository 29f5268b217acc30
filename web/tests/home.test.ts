// Two homes: a code says whose table it is, and without a server what never changes comes from files.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, Failed, isHere } from '../src/home';
import { engine } from '../src/home/engine.svelte';
import { codeHere } from '../src/home/parcels';

const asked: string[] = [];
let answer: Response | null;

beforeEach(() => {
  asked.length = 0;
  answer = new Response('[]');
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url.pathname + url.search);
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  engine.alone = engine.lonely = false;
});

test('a table of a server is asked for there', async () => {
  await ask({ path: 'tables/ABC', method: 'GET' });
  expect(asked).toEqual(['/api/v1/tables/ABC']);
});

test('a match that is taken along has a code of this browser', () => {
  expect(isHere('ABC')).toBe(false);
  expect(isHere(codeHere('ABC'))).toBe(true);
});

function packed(text: string): Response {
  return new Response(new Response(text).body!.pipeThrough(new CompressionStream('gzip')));
}

test.each([
  ['games', 'games.json'],
  ['games/river_of_gold/rules?lang=fr', 'rules-river_of_gold-fr.pack'],
  ['games/river_of_gold/lesson', 'lesson-river_of_gold.pack'],
])('alone, %s is a file', async (path, file) => {
  engine.alone = true;
  answer = file.endsWith('.pack') ? packed('{"clauses": []}') : new Response('{"clauses": []}');
  expect(await ask({ path, method: 'GET' })).toBe('{"clauses": []}');
  expect(asked).toEqual([`/engine/facts/${file}`]);
});

test('a browser that cannot unpack the rules says that it is too old', async () => {
  engine.alone = true;
  vi.stubGlobal('DecompressionStream', undefined);
  delete (globalThis as { DecompressionStream?: unknown }).DecompressionStream;
  const wanted = ask({ path: 'games/river_of_gold/lesson', method: 'GET' });
  await expect(wanted).rejects.toMatchObject({ problem: { code: 'old-browser' } });
});

test('alone, nobody lists a table', async () => {
  engine.alone = true;
  expect(await ask({ path: 'tables?which=public', method: 'GET' })).toBe('[]');
  expect(asked).toEqual([]);
});

test('a server that does not answer is offline, and one that refuses says why', async () => {
  answer = null;
  await expect(ask({ path: 'games', method: 'GET' })).rejects.toMatchObject({ problem: { code: 'offline' } });
  answer = new Response('{"error": {"code": "no-such-table", "message": "none"}}', { status: 404 });
  const refused = await ask({ path: 'tables/ABC', method: 'GET' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Failed);
  expect(refused).toMatchObject({ status: 404, problem: { code: 'no-such-table' } });
});

test('a browser without what it takes says that it is too old', async () => {
  engine.alone = true;
  const wanted = ask({ path: 'tables', method: 'POST' });
  await expect(wanted).rejects.toMatchObject({ problem: { code: 'old-browser' } });
});
