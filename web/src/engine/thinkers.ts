// Workers in which bots think, one thought each at a time. The first starts with the first thought, the others when they are needed.

import type { FromThinker, ToThinker } from './thinker';

interface Waiting {
  thought: string;
  resolve(thinking: string): void;
  reject(error: Error): void;
}

/** Each has a Python of its own, which takes some 60 MB: more than two would help only who judges and plays at once. */
const MOST = Math.max(1, Math.min(2, (navigator.hardwareConcurrency || 2) - 1));

export class Thinkers {
  #queue: Waiting[] = [];
  #idle: Worker[] = [];
  #count = 0;

  constructor(readonly root: URL) {}

  think(thought: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ thought, resolve, reject });
      if (this.#idle.length === 0 && this.#count < MOST) this.#start();
      this.#next();
    });
  }

  #next(): void {
    while (this.#queue.length > 0 && this.#idle.length > 0) this.#give(this.#idle.pop()!, this.#queue.shift()!);
  }

  #give(worker: Worker, waiting: Waiting): void {
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type !== 'thinking') return;
      waiting.resolve(data.thinking);
      this.#idle.push(worker);
      this.#next();
    };
    worker.onerror = () => this.#lost(waiting);
    worker.postMessage({ type: 'think', id: 0, thought: waiting.thought } satisfies ToThinker);
  }

  #start(): void {
    this.#count += 1;
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === 'ready') {
        this.#idle.push(worker);
        this.#next();
      } else if (data.type === 'failed') this.#lost(this.#queue.shift());
    };
    worker.onerror = () => this.#lost(this.#queue.shift());
    worker.postMessage({ type: 'start', root: this.root.href } satisfies ToThinker);
  }

  /** A worker that fails is not asked again; who waits for it hears of that, and the next thought has another. */
  #lost(waiting: Waiting | undefined): void {
    this.#count -= 1;
    waiting?.reject(new Error('the thinker failed'));
    if (this.#queue.length > 0 && this.#count === 0) this.#start();
  }
}
