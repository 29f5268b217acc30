// This browser as a home: what is always the same are files beside the page, tables are in its storage, and the engine plays.

import type { Problem } from '../lib/types';
import { address } from './address';
import { engine } from './engine.svelte';
import { Failed, type Asked, type Home, type Place, type Receiver, type Wire } from './home';
import { openShelf } from './shelf';

/** What needs no engine: the file that has the answer. */
const FACTS: [RegExp, string][] = [
  [/^games$/, 'games.json'],
  [/^games\/(\w+)\/rules\?lang=(\w+)$/, 'rules-$1-$2.pack'],
  [/^games\/(\w+)\/lesson$/, 'lesson-$1.pack'],
  [/^games\/(\w+)\/puzzles$/, 'puzzles-$1.pack'],
  [/^games\/(\w+)\/insights$/, 'insights-$1.pack'],
];
const PUZZLE = /^games\/(\w+)\/puzzles\/(\w+)$/;

/** The tables in this browser, as lines of a list. */
export async function summaries(): Promise<string> {
  if (!('indexedDB' in globalThis)) return '[]';
  try {
    return await (await openShelf()).summaries();
  } catch {
    throw new Failed(0, { code: 'no-storage', message: 'this browser keeps nothing for this page' });
  }
}

async function ask({ path, method, body }: Asked): Promise<string> {
  const fact = FACTS.find(([pattern]) => pattern.test(path));
  if (fact) return readFact(path.replace(fact[0], fact[1]));
  const [, game, puzzle] = PUZZLE.exec(path) ?? [];
  if (puzzle) return readPuzzle(game!, puzzle);
  if (path === 'tables?which=public') return '[]';
  if (path === 'tables?which=mine') return summaries();
  await engine.start();
  return new Promise((resolve, reject) => {
    const text = method === 'POST' ? JSON.stringify(body ?? {}) : '';
    const id = engine.talk(
      (id) => ({ type: 'ask', id, method, path: `/${path}`, body: text }),
      (told) => {
        engine.forget(id);
        if (told.type !== 'answer') return;
        if (told.status < 400) resolve(told.body);
        else reject(new Failed(told.status, (JSON.parse(told.body) as { error: Problem }).error));
      },
    );
  });
}

/** One of a game's puzzles, which are one file. */
async function readPuzzle(game: string, puzzle: string): Promise<string> {
  const all = JSON.parse(await readFact(`puzzle-${game}.pack`)) as Record<string, unknown>;
  if (puzzle in all) return JSON.stringify(all[puzzle]);
  throw new Failed(404, { code: 'no-such-puzzle', message: puzzle });
}

async function readFact(name: string): Promise<string> {
  const isPacked = name.endsWith('.pack');
  if (isPacked && !('DecompressionStream' in globalThis))
    throw new Failed(0, { code: 'old-browser', message: 'this browser has no DecompressionStream' });
  const answer = await fetch(address(`engine/facts/${name}`)).catch(() => null);
  if (answer?.ok && answer.body)
    return isPacked ? new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).text() : answer.text();
  throw new Failed(answer?.status ?? 0, { code: answer ? 'failed' : 'offline', message: name });
}

/** The engine, and the table if it was taken along from a server. */
async function start(code: string): Promise<void> {
  if (engine.lonely) await import('./parcels').then(({ unpack }) => unpack(code));
  await engine.start();
}

function connect({ code, since, viewer }: Place, receiver: Receiver): Wire {
  let isOpen = false;
  let isClosed = false;
  let id = 0;
  const lost = () => {
    if (isClosed) return;
    isClosed = true;
    isOpen = false;
    engine.forget(id);
    receiver.closed();
  };
  start(code).then(() => {
    if (isClosed) return;
    isOpen = true;
    id = engine.talk(
      (id) => ({ type: 'connect', id, code, since: Math.max(0, since), viewer: viewer === null ? '' : String(viewer) }),
      (told) => {
        if (told.type === 'read') receiver.read(told.text);
        else lost();
      },
    );
  }, lost);
  return {
    get isOpen() {
      return isOpen;
    },
    send: (text) => engine.tell({ type: 'send', id, text }),
    close: () => {
      if (isOpen) engine.tell({ type: 'close', id });
      lost();
    },
  };
}

/** All matches in one file, or those of a file brought here: says how many were new. */
export const matches = {
  pack: () => ask({ path: 'matches', method: 'GET' }),
  async unpack(text: string): Promise<number> {
    return JSON.parse(await ask({ path: 'matches', method: 'POST', body: { text } })) as number;
  },
};

export const here: Home = { ask, connect };
