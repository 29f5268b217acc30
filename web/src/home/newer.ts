// A part of the page that does not come: its host has a newer page by now, or does not answer.

import { problems } from '../lib/problems.svelte';
import { say } from '../lib/words.svelte';
import { address } from './address';

/** A newer page takes this one's place: every match is kept, and goes on there. */
export async function partIsMissing(): Promise<void> {
  if (await isOutdated()) location.reload();
  else problems.tell(say('web-problem-part-missing'));
}

/** Whether the host's page begins with another script than this one did: scripts are named for their content. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  const answer = await fetch(address('.'), { cache: 'no-cache' }).catch(() => null);
  if (!own || !answer?.ok) return false;
  return !(await answer.text()).includes(own.slice(own.lastIndexOf('/')));
}
