// What is kept so that the page opens and plays without a network: the service worker keeps the page, we the engine.

import { readManifest, readPacks, type Manifest, type Progress } from '../engine/packs';
import { address } from './address';

const root = address('engine/');

/** Every page of the client, for when there is no network. */
export async function keepPage(): Promise<void> {
  const kept = await keeper();
  if (!kept) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }) => (data === 'kept' ? resolve() : reject(new Error(String(data))));
    kept.postMessage('keep all', [port2]);
  });
}

/** Page and engine; the engine is fetched, not started. */
export async function keepAll(progress: Progress): Promise<void> {
  await readPacks(root, await readManifest(root), progress);
  await keepPage();
}

/** Whether page and engine are here. */
export async function keptAll(): Promise<boolean> {
  if (!('caches' in globalThis) || !(await registration())?.active) return false;
  const known = await caches.match(new URL('manifest.json', root));
  if (!known || !(await caches.match(address('files.json')))) return false;
  const packs = packsOf((await known.json()) as Manifest);
  return (await Promise.all(packs.map((pack) => caches.match(new URL(pack.file, root))))).every(Boolean);
}

/** What the engine weighs, packed; nothing where there is none, or no way to keep it. */
export async function size(): Promise<number | null> {
  const manifest = await readManifest(root).catch(() => null);
  return manifest && packsOf(manifest).reduce((sum, pack) => sum + pack.bytes, 0);
}

function packsOf({ machine, library, engine }: Manifest): Manifest['machine'][] {
  return [machine, library, engine];
}

/** The service worker, at work; none where this page may have none. */
async function keeper(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  // Who is quick is here before the page has asked for it. To ask twice is to ask once.
  const asked = await navigator.serviceWorker.register(address('sw.js')).catch(() => null);
  return asked && (await navigator.serviceWorker.ready).active;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(address('.')) : undefined;
}
