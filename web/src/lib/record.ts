import { api } from './api';
import { problems } from './problems.svelte';

/** Hands the match's record to the person, as a file. */
export async function saveRecord(code: string): Promise<void> {
  const text = await problems.watch(api.record(code));
  if (text === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `ludotheque-${code}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
