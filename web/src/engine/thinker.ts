// A worker in which a bot thinks: it is told what the bot's seat knows, and nothing else.

import type { PyodideInterface } from 'pyodide';
import { startPython } from './python';

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
from ludotheque.table.thinking import Thinker

thinker = Thinker()
lambda thought: thinker.answer(thought.encode()).decode()
`;

let answer: (thought: string) => string;

self.onmessage = ({ data }) => {
  if (data.type === 'start') void start(data.root, data.plain);
  else self.postMessage({ type: 'thinking', id: data.id, thinking: answer(data.thought) });
};

async function start(root: string, plain?: boolean): Promise<void> {
  try {
    const begun = await startPython(
      new URL(root),
      (bytes, all) => self.postMessage({ type: 'progress', bytes, all }),
      plain,
    );
    self.python = begun.python;
    answer = begun.python.runPython(THINKER) as typeof answer;
    self.postMessage({ type: 'ready', compiled: begun.compiled, reason: begun.reason });
  } catch (error) {
    self.postMessage({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
