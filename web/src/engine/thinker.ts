// A worker in which a bot thinks: it is told what the bot's seat knows, and nothing else.

import type { PyodideInterface } from 'pyodide';
import { startPython, type Python } from './python';

export type ToThinker =
  { type: 'start'; root: string; plain?: boolean } | { type: 'think'; id: number; thought: string };

export type FromThinker =
  | { type: 'progress'; bytes: number; all: number }
  | { type: 'ready'; compiled: boolean; reason: string | null }
  | { type: 'failed'; message: string }
  | { type: 'thinking'; id: number; thinking: string };

declare const self: {
  /** For a look inside from the console. */
  python?: PyodideInterface;
  postMessage(message: FromThinker): void;
  onmessage: ((event: MessageEvent<ToThinker>) => void) | null;
};

const THINKER = `
from ludotheque.bots.weights import shipped
from ludotheque.table.thinking import Thinker

thinker = Thinker()

def needs(thought):
    return thinker.needs(thought.encode())

def answer(thought):
    return thinker.answer(thought.encode()).decode()

def learned():
    """Bots of before know nothing of it."""
    global thinker
    shipped.cache_clear()
    thinker = Thinker()
`;

/** What `THINKER` defines. */
interface Thinker {
  needs(thought: string): string;
  answer(thought: string): string;
  learned(): void;
}

let begun: Python;
let thinker: Thinker;

self.onmessage = ({ data }) => {
  if (data.type === 'start') void start(data.root, data.plain);
  else void think(data.id, data.thought);
};

async function think(id: number, thought: string): Promise<void> {
  const game = thinker.needs(thought);
  if (game && (await begun.learn(game))) thinker.learned();
  self.postMessage({ type: 'thinking', id, thinking: thinker.answer(thought) });
}

async function start(root: string, plain?: boolean): Promise<void> {
  try {
    begun = await startPython(new URL(root), (bytes, all) => self.postMessage({ type: 'progress', bytes, all }), plain);
    self.python = begun.python;
    begun.python.runPython(THINKER);
    const { globals } = begun.python;
    thinker = {
      needs: globals.get('needs') as Thinker['needs'],
      answer: globals.get('answer') as Thinker['answer'],
      learned: globals.get('learned') as Thinker['learned'],
    };
    self.postMessage({ type: 'ready', compiled: begun.compiled, reason: begun.reason });
  } catch (error) {
    self.postMessage({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
