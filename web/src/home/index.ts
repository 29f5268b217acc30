// Which home a call goes to. A code says whose table it is; all else goes to the server where there is one.

import type { TableSummary } from '../lib/types';
import { engine } from './engine.svelte';
import type { Asked, Home, Place, Receiver, Wire } from './home';
import { here, summaries } from './here';
import { server } from './server';

export { address, shared } from './address';
export { Failed, type Wire } from './home';

/** A page's codes begin as no server's do. */
const HERE = /^0/;
const CODE = /^tables\/([^/?]+)/;

export function isHere(code: string): boolean {
  return HERE.test(code);
}

function homeOf(code: string | undefined): Home {
  if (code !== undefined && code !== '') return isHere(code) ? here : server;
  return engine.alone ? here : server;
}

export function ask(asked: Asked): Promise<string> {
  return homeOf(CODE.exec(asked.path)?.[1]).ask(asked);
}

export function connect(place: Place, receiver: Receiver): Wire {
  return homeOf(place.code).connect(place, receiver);
}

/** One's own tables: the server's, and those in this browser. */
export async function mine(): Promise<TableSummary[]> {
  const served = engine.alone ? '[]' : server.ask({ path: 'tables?which=mine', method: 'GET' });
  const own = engine.alone ? summaries() : summaries().catch(() => '[]');
  const lists = await Promise.all([served, own]);
  const along = engine.lonely ? await import('./parcels').then(({ parcels }) => parcels()) : [];
  return [...along, ...lists.flatMap((list) => JSON.parse(list) as TableSummary[])];
}
