// Puts a text where it can be pasted.

import { problems } from './problems.svelte';
import { say } from './words.svelte';

/** Milliseconds for which a button says that it has copied. */
const TOLD = 2500;

/** What a button needs to copy a text and to say so for a while. */
export class Copying {
  done = $state(false);
  #forgets: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    clearTimeout(this.#forgets);
    this.done = await copyText(text);
    this.#forgets = setTimeout(() => (this.done = false), TOLD);
  }
}

/** Whether it worked; if not, the text is shown so that it can be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page that came without TLS: there browsers have no clipboard.
    if (copiedAsSelection(text)) return true;
    problems.tell(say('web-not-copied', { text }));
    return false;
  }
}

function copiedAsSelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Beside a modal dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
