// Puts a text where it can be pasted.

import { problems } from './problems.svelte';
import { say } from './words.svelte';

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
