import { api } from './api';
import { saveFile } from './files';
import { problems } from './problems.svelte';

/** Hands the match's record to the person, as a file. */
export async function saveRecord(code: string): Promise<void> {
  const text = await problems.watch(api.record(code));
  if (text === undefined) return;
  saveFile(`ludotheque-${code}.txt`, new Blob([text], { type: 'text/plain' }));
}
