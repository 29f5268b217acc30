// What the engine is made of, downloaded once: each file is named for its content and kept for ever.

export interface Pack {
  file: string;
  /** As downloaded, and as unpacked. */
  bytes: number;
  unpacked: number;
}

/** `engine/manifest.json`, as tools/wasm/pack.py writes it. */
export interface Manifest {
  pyodide: string;
  lock: object;
  compiled: boolean;
  reason: string | null;
  machine: Pack;
  library: Pack;
  engine: Pack;
  /** What of the engine runs where the compiled modules do not load; none where nothing is compiled. */
  plain: Pack | null;
  /** What was learned of a game: only some levels need it. */
  weights: Record<string, Pack>;
}

/** What every match needs. */
export function neededPacks({ machine, library, engine }: Manifest): Pack[] {
  return [machine, library, engine];
}

export function allPacks(manifest: Manifest): Pack[] {
  return [...neededPacks(manifest), ...(manifest.plain ? [manifest.plain] : []), ...Object.values(manifest.weights)];
}

/** How much is there already; `all` is the whole, whether it comes from the network or was kept. */
export type Progress = (bytes: number, all: number) => void;

export class NotDownloaded extends Error {
  constructor(readonly file: string) {
    super(`${file} could not be downloaded`);
  }
}

const KEPT = 'ludotheque-engine';
/** What came of a download that failed: the next start goes on from there. */
const begun = new Map<string, { parts: Uint8Array<ArrayBuffer>[]; bytes: number }>();
const TRIES = 5;
const WAIT = 700;

/** The newest manifest; without a network the last one that was read. */
export async function readManifest(root: URL): Promise<Manifest> {
  const url = new URL('manifest.json', root);
  const kept = await storage();
  try {
    const answer = await fetch(url, { cache: 'no-cache' });
    if (!answer.ok) throw new NotDownloaded('manifest.json');
    const manifest = (await answer.clone().json()) as Manifest;
    await kept?.put(url, answer).catch(() => undefined);
    return manifest;
  } catch {
    const known = await kept?.match(url);
    if (!known) throw new NotDownloaded('manifest.json');
    return (await known.json()) as Manifest;
  }
}

/** Packs, unpacked as they are read; each is tried so often. */
export async function readPacks(root: URL, packs: Pack[], progress: Progress, tries = TRIES): Promise<Response[]> {
  const all = packs.reduce((sum, pack) => sum + pack.bytes, 0);
  const here = packs.map(() => 0);
  const kept = await storage();
  const read = packs.map(async (pack, at) => {
    const tell = (bytes: number) => {
      here[at] = bytes;
      progress(
        here.reduce((sum, some) => sum + some, 0),
        all,
      );
    };
    return unpacked(await readPack(new URL(pack.file, root), pack, kept, tell, tries));
  });
  return Promise.all(read);
}

/** Throws the packs of earlier manifests away. */
export async function forgetOthers(manifest: Manifest): Promise<void> {
  const kept = await storage();
  const packs = allPacks(manifest);
  for (const request of (await kept?.keys()) ?? []) {
    const file = request.url.slice(request.url.lastIndexOf('/') + 1);
    if (file.endsWith('.pack') && !packs.some((pack) => pack.file === file)) await kept?.delete(request);
  }
}

/** From what was kept, else from the network: a download that breaks off goes on where it broke off. */
async function readPack(
  url: URL,
  pack: Pack,
  kept: Cache | null,
  progress: (bytes: number) => void,
  tries: number,
): Promise<Blob> {
  const known = await kept?.match(url);
  if (known) {
    const blob = await known.blob();
    if (blob.size === pack.bytes) {
      progress(blob.size);
      return blob;
    }
  }
  let { parts, bytes } = begun.get(url.href) ?? { parts: [], bytes: 0 };
  for (let attempt = 0; attempt < tries && bytes < pack.bytes; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, WAIT * attempt));
    try {
      const answer = await fetch(url, bytes > 0 ? { headers: { range: `bytes=${bytes}-` } } : {});
      if (!answer.ok || answer.body === null) continue;
      if (answer.status !== 206) {
        parts = [];
        bytes = 0;
      }
      const reader = answer.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        bytes += value.length;
        progress(bytes);
      }
    } catch {
      // The next attempt asks for the rest.
    }
  }
  // What is longer is another file, as of a network that shows its own page first: nothing of it is gone on with.
  if (bytes < pack.bytes) begun.set(url.href, { parts, bytes });
  else begun.delete(url.href);
  const blob = new Blob(parts);
  if (blob.size !== pack.bytes) throw new NotDownloaded(pack.file);
  // A full disk is no reason not to play: the next visit downloads again.
  await kept?.put(url, new Response(blob)).catch(() => undefined);
  return blob;
}

function unpacked(packed: Blob): Response {
  const stream = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': 'application/wasm' } });
}

async function storage(): Promise<Cache | null> {
  // A page over plain HTTP from another machine has none.
  return 'caches' in globalThis ? caches.open(KEPT).catch(() => null) : null;
}
