// What went wrong, said once at the bottom of the page and then gone.

import { Failed } from '../home';
import { say, words } from './words.svelte';

class Problems {
  text = $state('');
  #timer = 0;

  tell(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.text = ''), 8000);
  }

  /** Waits for a call; when it fails, says so and gives undefined. */
  async watch<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call;
    } catch (error) {
      this.tell(inWords(error));
      return undefined;
    }
  }
}

export function inWords(error: unknown): string {
  if (!(error instanceof Failed)) throw error;
  return saidNo(error.problem);
}

/** A refusal of the server, in the reader's language. */
export function saidNo({ code, message }: { code: string; message: string }): string {
  const key = `web-problem-${code}`;
  return words.has(key) ? say(key) : message;
}

export const problems = new Problems();
