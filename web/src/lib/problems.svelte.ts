// What went wrong, said once at the bottom of the page and then gone.

import { Failed } from './api';
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
  const message = `web-problem-${error.problem.code}`;
  return words.has(message) ? say(message) : error.problem.message;
}

export const problems = new Problems();
