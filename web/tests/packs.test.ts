// The engine's packs: a download that breaks off goes on where it was, and what is something else is thrown away.
import { afterEach, expect, test, vi } from 'vitest';
import { NotDownloaded, readPacks, type Pack } from '../src/engine/packs';

const root = new URL('http://localhost/engine/');
const ranges: (string | null)[] = [];

afterEach(() => {
  ranges.length = 0;
  vi.unstubAllGlobals();
});

async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Response(text).body!.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function packs(name: string, bytes: number): Pack[] {
  return ['a', 'b', 'c'].map((part) => ({ file: `${name}-${part}.pack`, bytes, unpacked: 0 }));
}

/** Answers each request with what `answer` makes of the byte that it begins with. */
async function host(answer: (from: number) => Response): Promise<void> {
  // jsdom's own cannot be read as a stream.
  vi.stubGlobal('Blob', (await new Response('').blob()).constructor);
  vi.stubGlobal('fetch', (_: URL, init?: { headers?: { range?: string } }) => {
    const range = init?.headers?.range ?? null;
    ranges.push(range);
    return Promise.resolve(answer(Number(/\d+/.exec(range ?? '0')![0])));
  });
  vi.stubGlobal('setTimeout', (done: () => void) => queueMicrotask(done));
}

async function read(wanted: Pack[], tries?: number): Promise<unknown> {
  const found = await readPacks(root, wanted, () => undefined, tries).catch((error: unknown) => error);
  return Array.isArray(found) ? Promise.all(found.map((one: Response) => one.text())) : found;
}

test('a download that breaks off goes on where it was', async () => {
  const whole = await gzipped('the engine');
  await host((from) => new Response(whole.slice(from, from + 20), { status: from > 0 ? 206 : 200 }));
  expect(await read(packs('broken', whole.length))).toEqual(['the engine', 'the engine', 'the engine']);
  expect(ranges).toContain('bytes=20-');
});

test('a page in place of a pack is not gone on with: the next try gets the pack', async () => {
  const whole = await gzipped('the engine');
  await host(() => new Response('x'.repeat(whole.length + 1)));
  expect(await read(packs('portal', whole.length))).toBeInstanceOf(NotDownloaded);
  await host(() => new Response(whole));
  expect(await read(packs('portal', whole.length))).toEqual(['the engine', 'the engine', 'the engine']);
});

test('what is worth one try is tried once', async () => {
  await host(() => new Response('', { status: 503 }));
  expect(await read(packs('away', 20).slice(0, 1), 1)).toBeInstanceOf(NotDownloaded);
  expect(ranges).toEqual([null]);
});
