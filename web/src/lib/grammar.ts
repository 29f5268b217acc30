// What the letters of a word decide: the English article and the French elision, as ludotheque.text.grammar does.

import type { FluentValue } from '@fluent/bundle';
import { settings } from './settings.svelte';

const VOWELS = 'aeiouàâäéèêëîïôöùûüœæ';
/** Marks that a name carries on the page (see words): no letters. */
const MARKS = /[\uE000\uE001]/g;

function vowelFirst(word: string): boolean {
  const [first = ' ', second = ' '] = word.replace(MARKS, '').toLowerCase();
  return first === 'y' ? !VOWELS.includes(second) : VOWELS.includes(first);
}

/**
 * Called from the catalogues: `{ A($thing) }` is "an amphora", `{ DE($seat) }` is "d’Ada", `{ PLACE(" on ", $space) }` is
 * " on c4" where the boards show such names, else nothing, or what stands third: `{ PLACE("on ", $space, "here") }`.
 */
export const FUNCTIONS = {
  A: ([word]: FluentValue[]): string => `${vowelFirst(String(word)) ? 'an' : 'a'} ${String(word)}`,
  DE: ([name]: FluentValue[]): string => (vowelFirst(String(name)) ? `d’${String(name)}` : `de ${String(name)}`),
  PLACE: ([before, name, instead = '']: FluentValue[]): string =>
    settings.names ? `${String(before)}${String(name)}` : String(instead),
};
