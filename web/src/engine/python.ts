// Python with the engine in it, inside the worker that calls this: Pyodide from our own copy, and no other host.

import type { PyodideInterface } from 'pyodide';
import {
  forgetOthers,
  neededPacks,
  NotDownloaded,
  readManifest,
  readPacks,
  type Manifest,
  type Progress,
} from './packs';

export interface Python {
  python: PyodideInterface;
  compiled: boolean;
  /** Why it is not compiled. */
  reason: string | null;
  /** Brings what was learned of a game, once; says whether it is new here. */
  learn(game: string): Promise<boolean>;
}

const FOLDER = '/engine';
const OURS = /^(ludotheque|[^/]*__mypyc)/;

/** `plain` leaves out what is compiled of the engine: for tests, and where it does not load. */
export async function startPython(root: URL, progress: Progress, plain = false): Promise<Python> {
  const manifest = await readManifest(root);
  const [machine, library, engine] = await readPacks(root, neededPacks(manifest), progress);
  await forgetOthers(manifest);
  const python = await loadPyodide(root, manifest, machine!, library!);
  const files = await unbundle(engine!);
  const compiled = manifest.compiled && !plain;
  const learn = learner(root, manifest, python);
  mount(python, compiled ? files : files.filter(([name]) => !isCompiled(name)));
  python.runPython(`import sys; sys.path.insert(0, '${FOLDER}')`);
  if (!compiled) {
    await mountPlain(root, manifest, python);
    return { python, compiled, reason: manifest.reason ?? 'asked for', learn };
  }
  try {
    python.runPython('import ludotheque.bots.mcts');
    return { python, compiled, reason: null, learn };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.info(`ludotheque: the engine runs as plain Python: ${reason}`);
    unmount(python, files);
    await mountPlain(root, manifest, python);
    return { python, compiled: false, reason, learn };
  }
}

/** Most play without it, so it comes when it is asked for; what does not come is no reason not to play. */
function learner(root: URL, manifest: Manifest, python: PyodideInterface): Python['learn'] {
  const known = new Set<string>();
  return async (game) => {
    const pack = manifest.weights[game];
    if (!pack || known.has(game)) return false;
    try {
      const [weights] = await readPacks(root, [pack], () => undefined, 1);
      mount(python, [[`ludotheque/games/${game}/weights.net`, await bytesOf(weights!)]]);
      known.add(game);
      return true;
    } catch (error) {
      console.info(`ludotheque: ${game} is played without what was learned: ${String(error)}`);
      return false;
    }
  };
}

/** Pyodide fetches three files itself: it is given those that are here already. */
async function loadPyodide(
  root: URL,
  manifest: Manifest,
  machine: Response,
  library: Response,
): Promise<PyodideInterface> {
  const folder = new URL(`${manifest.pyodide}/`, root);
  const here = new Map<string, Response>([
    [new URL('pyodide.asm.wasm', folder).href, machine],
    [new URL('python_stdlib.zip', folder).href, library],
    [new URL('pyodide-lock.json', folder).href, Response.json(manifest.lock)],
  ]);
  const fetchAnything = globalThis.fetch;
  globalThis.fetch = (asked, init) => {
    const found = here.get(asked instanceof Request ? asked.url : String(asked));
    return found ? Promise.resolve(found) : fetchAnything(asked, init);
  };
  try {
    // It would ask for the second itself, and for what did not come never again.
    const pyodide = (await importScript(new URL('pyodide.mjs', folder))) as typeof import('pyodide');
    await importScript(new URL('pyodide.asm.js', folder));
    return await pyodide.loadPyodide({ indexURL: folder.href });
  } finally {
    globalThis.fetch = fetchAnything;
  }
}

/** A worker never asks again for a script that did not come once: but it does for one of another name. */
async function importScript(script: URL): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ script.href);
  } catch {
    const renamed = `${script.href}?${Date.now()}`;
    return import(/* @vite-ignore */ renamed).catch(() => Promise.reject(new NotDownloaded(script.pathname)));
  }
}

type Files = [name: string, content: Uint8Array][];

/** The files of a bundle: behind the length of their list, the list as JSON, then one after the other. */
async function unbundle(pack: Response): Promise<Files> {
  const bundle = await bytesOf(pack);
  const listed = new DataView(bundle.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + listed))) as [string, number][];
  let at = 4 + listed;
  return list.map(([name, size]) => [name, bundle.subarray(at, (at += size))]);
}

async function bytesOf(pack: Response): Promise<Uint8Array> {
  return new Uint8Array(await pack.arrayBuffer());
}

function mount(python: PyodideInterface, files: Files): void {
  const folders = new Set<string>();
  for (const [name, content] of files) {
    const path = `${FOLDER}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, content, { canOwn: true });
  }
}

async function mountPlain(root: URL, { plain }: Manifest, python: PyodideInterface): Promise<void> {
  if (!plain) return;
  const [pack] = await readPacks(root, [plain], () => undefined);
  mount(python, await unbundle(pack!));
}

/** Takes the engine's compiled modules away again: plain ones take their place. */
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
