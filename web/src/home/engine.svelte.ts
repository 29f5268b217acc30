// The engine of this page's own: fetched when it is first needed, behind a progress bar, and kept.

import type { FromKeeper, ToKeeper } from '../engine/keeper';
import { address } from './address';
import { Failed } from './home';

type Stage = 'none' | 'loading' | 'ready' | 'failed';
/** Without `id` it is about the engine, else about a call or a connection. */
type Spoken = Extract<FromKeeper, { id: number }>;

const NEEDED = ['indexedDB', 'WebAssembly', 'DecompressionStream', 'Worker'] as const;

class Engine {
  /** No server is there, or none is meant to be: every table is kept here. */
  alone = $state(document.documentElement.dataset.home === 'here');
  /** There should be a server, and it does not answer. */
  lonely = $state(false);
  stage = $state<Stage>('none');
  bytes = $state(0);
  all = $state(0);
  #worker: Worker | null = null;
  #starting: Promise<void> | null = null;
  #ends: { done(): void; failed(error: Failed): void } | null = null;
  #waiting = new Map<number, (spoken: Spoken) => void>();
  #ids = 0;

  goAlone(): void {
    this.alone = this.lonely = true;
  }

  /** Begins, goes on after a download that failed, or is there already. */
  start(): Promise<void> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  #start(): Promise<void> {
    const missing = NEEDED.find((name) => !(name in globalThis));
    if (missing)
      return Promise.reject(new Failed(0, { code: 'old-browser', message: `this browser has no ${missing}` }));
    this.stage = 'loading';
    this.#worker ??= this.#open();
    // A browser that is short of space keeps these longest.
    void navigator.storage?.persist?.();
    return new Promise((resolve, reject) => {
      this.#ends = { done: resolve, failed: reject };
      this.#post({ type: 'start', root: address('engine/').href });
    });
  }

  #open(): Worker {
    const worker = new Worker(new URL('../engine/keeper.ts', import.meta.url), { type: 'module', name: 'keeper' });
    worker.onmessage = ({ data }: MessageEvent<FromKeeper>) => this.#heard(data);
    return worker;
  }

  #heard(told: FromKeeper): void {
    switch (told.type) {
      case 'progress':
        this.bytes = told.bytes;
        this.all = told.all;
        return;
      case 'ready':
        this.stage = 'ready';
        // Who plays here once can do so without a network from then on.
        void import('./kept').then(({ keepRest }) => keepRest()).catch(() => undefined);
        this.#ends?.done();
        return;
      case 'failed':
        this.stage = 'failed';
        this.#ends?.failed(new Failed(0, { code: told.code, message: told.message }));
        return;
      default:
        this.#waiting.get(told.id)?.(told);
    }
  }

  /** Asks the engine, and hears whatever it says about it. */
  talk(message: (id: number) => ToKeeper, heard: (spoken: Spoken) => void): number {
    const id = ++this.#ids;
    this.#waiting.set(id, heard);
    this.#post(message(id));
    return id;
  }

  tell(message: ToKeeper): void {
    this.#post(message);
  }

  forget(id: number): void {
    this.#waiting.delete(id);
  }

  #post(message: ToKeeper): void {
    this.#worker?.postMessage(message);
  }
}

export const engine = new Engine();
