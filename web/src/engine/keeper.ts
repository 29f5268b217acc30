// The worker that keeps this browser's tables: Python with the server's own hall, lobby and referee in it, over IndexedDB.
// Bots think in further workers, so that nothing here ever waits for them.

import type { PyodideInterface } from 'pyodide';
import { Shelf } from '../home/shelf';
import { NotDownloaded } from './packs';
import { startPython } from './python';
import { Thinkers } from './thinkers';

export type ToKeeper =
  | { type: 'start'; root: string }
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'connect'; id: number; code: string; since: number; viewer: string }
  | { type: 'send'; id: number; text: string }
  | { type: 'close'; id: number };

export type FromKeeper =
  | { type: 'progress'; bytes: number; all: number }
  | { type: 'ready' }
  | { type: 'failed'; code: string; message: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'read'; id: number; text: string }
  | { type: 'closed'; id: number };

/** What `ludotheque.page.desk` gives: it takes and gives texts and numbers alone. */
interface Desk {
  ask(id: number, method: string, path: string, body: string): void;
  connect(id: number, code: string, viewer: string, since: number): void;
  receive(id: number, text: string): void;
  part(id: number): void;
  heard(text: string): void;
}

declare const self: {
  /** For a look inside from the console. */
  python?: PyodideInterface;
  postMessage(message: FromKeeper): void;
  onmessage: ((event: MessageEvent<ToKeeper>) => void) | null;
};

const CHANNEL = 'ludotheque-tables';

let desk: Desk;

self.onmessage = ({ data }) => {
  switch (data.type) {
    case 'start':
      void start(new URL(data.root));
      return;
    case 'ask':
      return desk.ask(data.id, data.method, data.path, data.body);
    case 'connect':
      return desk.connect(data.id, data.code, data.viewer, data.since);
    case 'send':
      return desk.receive(data.id, data.text);
    case 'close':
      return desk.part(data.id);
  }
};

async function start(root: URL): Promise<void> {
  try {
    const shelf = await Shelf.open().catch(() => {
      throw new NoStorage('this browser keeps nothing for this page');
    });
    const { python } = await startPython(root, (bytes, all) => self.postMessage({ type: 'progress', bytes, all }));
    self.python = python;
    const thinkers = new Thinkers(root);
    const tabs = new BroadcastChannel(CHANNEL);
    const open = python.pyimport('ludotheque.page.desk').open_desk as (...parts: unknown[]) => Promise<Desk>;
    desk = await open(
      shelf,
      (thought: string) => thinkers.think(thought),
      (note: string) => tabs.postMessage(note),
      claim,
      (id: number, status: number, body: string) => self.postMessage({ type: 'answer', id, status, body }),
      (id: number, text: string) => self.postMessage({ type: 'read', id, text }),
      (id: number) => self.postMessage({ type: 'closed', id }),
    );
    tabs.onmessage = ({ data }: MessageEvent<string>) => desk.heard(data);
    self.postMessage({ type: 'ready' });
  } catch (error) {
    self.postMessage({
      type: 'failed',
      code: codeOf(error),
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

class NoStorage extends Error {}

function codeOf(error: unknown): string {
  if (error instanceof NotDownloaded) return 'not-downloaded';
  return error instanceof NoStorage ? 'no-storage' : 'no-engine';
}

const minded = new Map<string, Promise<boolean>>();

/** Whether this tab minds a table: the first that asks does, for as long as it is open. */
function claim(code: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  const known = minded.get(code);
  if (known) return known;
  const asked = new Promise<boolean>((resolve) => {
    void navigator.locks.request(`ludotheque ${code}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held till the worker ends; what another tab holds is asked for again.
      return lock === null ? minded.delete(code) : new Promise(() => undefined);
    });
  });
  minded.set(code, asked);
  return asked;
}
