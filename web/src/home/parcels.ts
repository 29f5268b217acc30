// Matches against bots that were begun on a server: while there is one, each is taken along as it stands, so that it goes
// on in this browser when there is none. It goes on as a table of its own, and the server's stays as it was.

import type { Parcel, TableSummary } from '../lib/types';
import { keptAll } from './kept';
import { server } from './server';
import { openShelf } from './shelf';

let ready: Promise<boolean> | null = null;

/** What a server's table is called here. */
export function codeHere(code: string): string {
  return `0${code.slice(1)}`;
}

/** Takes the match along as it stands now, if this browser could go on with it. */
export async function takeAlong(code: string): Promise<void> {
  ready ??= keptAll();
  if (!(await ready)) return;
  const told = await server.ask({ path: `tables/${code}/parcel`, method: 'GET' });
  await (await openShelf()).jot(nameOf(codeHere(code)), told);
}

/** The matches that were taken along and have not gone on here. */
export async function parcels(): Promise<TableSummary[]> {
  const shelf = await openShelf();
  const known = new Set((JSON.parse(await shelf.summaries()) as TableSummary[]).map((table) => table.code));
  return (await shelf.notesOf(nameOf('')))
    .map((text) => (JSON.parse(text) as Parcel).summary)
    .map((summary) => ({ ...summary, code: codeHere(summary.code) }))
    .filter((summary) => !known.has(summary.code));
}

/** Makes a match that was taken along a table of this browser's. */
export async function unpack(code: string): Promise<void> {
  const shelf = await openShelf();
  const text = await shelf.note(nameOf(code));
  if (text === null) return;
  const { row, summary, events } = JSON.parse(text) as Parcel;
  const own = JSON.stringify({ ...(JSON.parse(row) as object), code });
  await shelf.create(code, own, JSON.stringify({ ...summary, code }), `[${events.join(',')}]`);
}

function nameOf(code: string): string {
  return `parcel ${code}`;
}
