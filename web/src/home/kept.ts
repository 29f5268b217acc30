// What is kept so that the page opens and plays without a network: the service worker keeps the page, we the engine.

import {
  allPacks,
  forgetOthers,
  neededPacks,
  readManifest,
  readPacks,
  type Manifest,
  type Progress,
} from '../engine/packs';
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

/** What a match did not need yet: every page of the client, and what was learned of the games. */
export async function keepRest(): Promise<void> {
  if (!(await keeper())) return;
  await keepPage();
  const { weights } = await readManifest(root);
  await readPacks(root, Object.values(weights), () => undefined);
}

/** Page and engine; the engine is fetched, not started. */
export async function keepAll(progress: Progress): Promise<void> {
  const manifest = await readManifest(root);
  await readPacks(root, allPacks(manifest), progress);
  await forgetOthers(manifest);
  await keepPage();
}

/** Whether page and engine are here. */
export async function keptAll(): Promise<boolean> {
  if (!('caches' in globalThis) || !(await registration())?.active) return false;
  const known = await caches.match(new URL('manifest.json', root));
  if (!known || !(await caches.match(address('files.json')))) return false;
  const packs = neededPacks((await known.json()) as Manifest);
  return (await Promise.all(packs.map((pack) => caches.match(new URL(pack.file, root))))).every(Boolean);
}

/** What the engine weighs, packed; nothing where there is none, or no way to keep it. */
export async function size(): Promise<number | null> {
  const manifest = await readManifest(root).catch(() => null);
  return manifest && allPacks(manifest).reduce((sum, pack) => sum + pack.bytes, 0);
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
