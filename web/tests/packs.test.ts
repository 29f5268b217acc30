// The engine's packs: a download that breaks off goes on where it was, and what is something else is thrown away.
import { afterEach, expect, test, vi } from 'vitest';
import { NotDownloaded, readPacks, type Manifest } from '../src/engine/packs';

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

function manifest(name: string, bytes: number): Manifest {
  const pack = (part: string) => ({ file: `${name}-${part}.pack`, bytes, unpacked: 0 });
  const packs = { machine: pack('a'), library: pack('b'), engine: pack('c') };
  return { pyodide: '', lock: {}, compiled: true, reason: null, ...packs };
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

async function read(wanted: Manifest): Promise<unknown> {
  const packs = await readPacks(root, wanted, () => undefined).catch((error: unknown) => error);
  if (!(packs instanceof Map)) return packs;
  return Promise.all([...packs.values()].map((one: Response) => one.text()));
}

test('a download that breaks off goes on where it was', async () => {
  const whole = await gzipped('the engine');
  await host((from) => new Response(whole.slice(from, from + 20), { status: from > 0 ? 206 : 200 }));
  expect(await read(manifest('broken', whole.length))).toEqual(['the engine', 'the engine', 'the engine']);
  expect(ranges).toContain('bytes=20-');
});

test('a page in place of a pack is not gone on with: the next try gets the pack', async () => {
  const whole = await gzipped('the engine');
  await host(() => new Response('x'.repeat(whole.length + 1)));
  expect(await read(manifest('portal', whole.length))).toBeInstanceOf(NotDownloaded);
  await host(() => new Response(whole));
  expect(await read(manifest('portal', whole.length))).toEqual(['the engine', 'the engine', 'the engine']);
});
