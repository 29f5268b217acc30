// Python with the engine in it, inside the worker that calls this: Pyodide from our own copy, and no other host.

import type { PyodideInterface } from 'pyodide';
import { readManifest, readPacks, type Manifest, type Pack, type Progress } from './packs';

export interface Python {
  python: PyodideInterface;
  compiled: boolean;
  /** Why it is not compiled. */
  reason: string | null;
}

const FOLDER = '/engine';
const OURS = /^(ludotheque|[^/]*__mypyc)/;

/** `plain` leaves out what is compiled of the engine: for tests, and where it does not load. */
export async function startPython(root: URL, progress: Progress, plain = false): Promise<Python> {
  const manifest = await readManifest(root);
  const packs = await readPacks(root, manifest, progress);
  const python = await loadPyodide(root, manifest, packs);
  const files = unbundle(new Uint8Array(await packs.get(manifest.engine)!.arrayBuffer()));
  const compiled = manifest.compiled && !plain;
  mount(python, files, compiled);
  if (!compiled) return { python, compiled, reason: manifest.reason ?? 'asked for' };
  try {
    python.runPython('import ludotheque.bots.mcts');
    return { python, compiled, reason: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.info(`ludotheque: the engine runs as plain Python: ${reason}`);
    unmount(python, files);
    return { python, compiled: false, reason };
  }
}

/** Pyodide fetches three files itself: it is given those that are here already. */
async function loadPyodide(root: URL, manifest: Manifest, packs: Map<Pack, Response>): Promise<PyodideInterface> {
  const folder = new URL(`${manifest.pyodide}/`, root);
  const here = new Map<string, Response>([
    [new URL('pyodide.asm.wasm', folder).href, packs.get(manifest.machine)!],
    [new URL('python_stdlib.zip', folder).href, packs.get(manifest.library)!],
    [new URL('pyodide-lock.json', folder).href, Response.json(manifest.lock)],
  ]);
  const fetchAnything = globalThis.fetch;
  globalThis.fetch = (asked, init) => {
    const found = here.get(asked instanceof Request ? asked.url : String(asked));
    return found ? Promise.resolve(found) : fetchAnything(asked, init);
  };
  try {
    const script = new URL('pyodide.mjs', folder).href;
    const { loadPyodide: load } = (await import(/* @vite-ignore */ script)) as typeof import('pyodide');
    return await load({ indexURL: folder.href });
  } finally {
    globalThis.fetch = fetchAnything;
  }
}

type Files = [name: string, content: Uint8Array][];

/** The files of a bundle: behind the length of their list, the list as JSON, then one after the other. */
function unbundle(bundle: Uint8Array): Files {
  const listed = new DataView(bundle.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + listed))) as [string, number][];
  let at = 4 + listed;
  return list.map(([name, size]) => [name, bundle.subarray(at, (at += size))]);
}

function mount(python: PyodideInterface, files: Files, compiled: boolean): void {
  const folders = new Set<string>();
  for (const [name, content] of files) {
    if (!compiled && isCompiled(name)) continue;
    const path = `${FOLDER}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, content, { canOwn: true });
  }
  python.runPython(`import sys; sys.path.insert(0, '${FOLDER}')`);
}

/** Takes the engine's compiled modules away again: the plain ones lie beside them. */
function unmount(python: PyodideInterface, files: Files): void {
  for (const [name] of files) if (isCompiled(name)) python.FS.unlink(`${FOLDER}/${name}`);
  python.runPython(`
import importlib, sys
for name in [name for name in sys.modules if name.startswith("ludotheque")]:
    del sys.modules[name]
importlib.invalidate_caches()
`);
}

/** Of ours: the packages that it needs have no plain form. */
function isCompiled(name: string): boolean {
  return name.endsWith('.so') && OURS.test(name);
}
