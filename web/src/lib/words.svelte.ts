// Every word a person reads: the Fluent catalogues of the Python package, by the same rules as ludotheque.text.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { FUNCTIONS } from './grammar';
import { settings } from './settings.svelte';
import type { Language } from './types';

const files = import.meta.glob<string>(
  ['../../../src/ludotheque/text/*/*.ftl', '../../../src/ludotheque/games/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** Stands for the language in the name of a catalogue. */
const LANGUAGE = '*';
const OF_GAME = /^games\/([^/]+)\/text\/\*$/;
const SHARED = [`text/${LANGUAGE}/core`, `text/${LANGUAGE}/web`];

/** A stretch of a sentence; `strong` where it names a thing of the game. */
export interface Part {
  text: string;
  strong: boolean;
}

const STRONG = '\uE000';
const WEAK = '\uE001';

/** Sentences say "tap" or "click" by this. */
const touching = matchMedia('(pointer: coarse)');

class Words {
  /** Grows when a catalogue has come: whoever says something reads it, and is said anew. */
  #loaded = $state(0);
  #bundles: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };
  #asked = new Map<string, Promise<void>>();
  /** Games whose words come from the server: what they have no words for is said plainly. */
  #guests = new Set<string>();

  get language(): Language {
    return settings.language;
  }

  /** Loads the catalogues of these games (and the shell's) in the reader's language. */
  async need(...games: string[]): Promise<void> {
    const names = [...SHARED, ...games.flatMap((game) => [ofGame(game), `${ofGame(game)}-web`])];
    await Promise.all(names.map((name) => this.#load(this.language, name)));
  }

  /** A catalogue of the shell that only some pages need. */
  async needShared(name: string): Promise<void> {
    await this.#load(this.language, `text/${LANGUAGE}/${name}`);
  }

  /** What a game says to who edits one of its positions; a game without such words has none. */
  async needStudy(game: string): Promise<void> {
    await Promise.all([this.needNames(game), this.#load(this.language, `${ofGame(game)}-study`)]);
  }

  /** Only what the engine itself calls things in these games: enough to name their modes. */
  async needNames(...games: string[]): Promise<void> {
    await Promise.all([...SHARED, ...games.map(ofGame)].map((name) => this.#load(this.language, name)));
  }

  async learn(language: Language): Promise<void> {
    const known = [...this.#asked.keys()].map((key) => key.split(' ')[1] ?? '');
    await Promise.all(known.map((name) => this.#load(language, name)));
  }

  has(message: string): boolean {
    return this.#loaded >= 0 && this.#bundles[this.language].hasMessage(message);
  }

  /** A message in words. A missing one shows as its name and is told on the console, where a test finds it. */
  say(message: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = this.#bundles[this.language];
    const pattern = this.#loaded >= 0 ? bundle.getMessage(message)?.value : null;
    if (!pattern) {
      if (this.#loaded > 0) console.error(`no text: ${message} (${this.language})`);
      return message;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, { touch: Number(touching.matches), ...args }, errors);
    for (const error of errors) console.error(`text ${message}: ${error.message}`);
    return text;
  }

  /** A message of a game: seats become names, and values that have a name are named. */
  tell(game: string, message: string, args: Record<string, unknown>, names: string[] = [], reader = -1): string {
    return this.parts(game, message, args, names, reader)
      .map((part) => part.text)
      .join('');
  }

  parts(game: string, message: string, args: Record<string, unknown>, names: string[] = [], reader = -1): Part[] {
    const prefix = named(game);
    const full = this.has(`${prefix}-${message}`) ? `${prefix}-${message}` : message;
    const values = this.#named(prefix, args, names, reader);
    return split(this.#guests.has(game) && !this.has(full) ? plainly(message, values) : this.say(full, values));
  }

  knows(game: string, message: string): boolean {
    return this.has(`${named(game)}-${message}`);
  }

  why(game: string, reason: string, args: Record<string, unknown>, names: string[] = []): string {
    return this.tell(game, `why-${reason}`, args, names);
  }

  event(game: string, event: { kind: string }, names: string[], reader = -1): string {
    const { kind, ...args } = event;
    return this.tell(game, `log-${kind}`, args, names, reader);
  }

  eventParts(game: string, event: { kind: string }, names: string[], reader = -1): Part[] {
    const { kind, ...args } = event;
    return this.parts(game, `log-${kind}`, args, names, reader);
  }

  /** The name of a value, as `tell` names its arguments: `name(game, 'bird', 'waxwing')`. */
  name(game: string, key: string, value: string): string {
    const message = messageOf(named(game), key, value);
    return this.has(message) ? this.say(message) : value;
  }

  #named(
    prefix: string,
    args: Record<string, unknown>,
    names: string[],
    reader: number,
  ): Record<string, FluentVariable> {
    const named: Record<string, FluentVariable> = { you: 0 };
    for (const [key, value] of Object.entries(args)) {
      if ((key === 'seat' || key.endsWith('_seat')) && typeof value === 'number') {
        if (key === 'seat') named.you = Number(value === reader);
        named[key] = names[value] ?? String(value + 1);
      } else if (Array.isArray(value)) {
        const one = key.endsWith('s') ? key.slice(0, -1) : key;
        named[key] = value.map((part) => String(this.#name(prefix, one, part))).join(', ');
      } else {
        named[key] = this.#name(prefix, key, value);
        Object.assign(named, this.#forms(prefix, key, value));
      }
    }
    const { before, after } = args;
    if (typeof before === 'number' && typeof after === 'number') named.change = after - before;
    return named;
  }

  /** The other forms of a name, which the catalogue gives as attributes: `.the` is `$the_tile`, and so on. */
  #forms(prefix: string, key: string, value: unknown): Record<string, FluentVariable> {
    const forms: Record<string, FluentVariable> = { [`the_${key}`]: this.#name(prefix, key, value) };
    const bundle = this.#bundles[this.language];
    const given = bundle.getMessage(messageOf(prefix, key, value))?.attributes ?? {};
    for (const [form, pattern] of Object.entries(given))
      forms[`${form}_${key}`] = STRONG + bundle.formatPattern(pattern) + WEAK;
    return forms;
  }

  #name(prefix: string, key: string, value: unknown): string | number {
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'number') return value;
    const message = messageOf(prefix, key, value);
    if (this.has(message)) return STRONG + this.say(message) + WEAK;
    return value === null || value === undefined ? '' : String(value);
  }

  /** From the client's own files; those of a game that it does not know, from the server. */
  async #fetch(language: Language, name: string): Promise<string> {
    const file = files[`../../../src/ludotheque/${name.replace(LANGUAGE, language)}.ftl`];
    if (file) return file();
    const game = OF_GAME.exec(name)?.[1];
    if (!game) return '';
    this.#guests.add(game);
    return api.words(game, language);
  }

  #load(language: Language, name: string): Promise<void> {
    const key = `${language} ${name}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const coming = this.#fetch(language, name).then((text) => {
      this.#bundles[language].addResource(new FluentResource(text));
      this.#loaded += 1;
    });
    this.#asked.set(key, coming);
    return coming;
  }
}

/** The message that names a value. */
function messageOf(prefix: string, key: string, value: unknown): string {
  return `${prefix}-${key.replaceAll('_', '-')}-${String(value)}`;
}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    functions: FUNCTIONS,
    transform: language === 'fr' ? bound : undefined,
  });
}

/** French sets a space before some marks: a line never breaks there. */
function bound(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** A message that a game has no words for: whose it is, what, and with what. */
function plainly(message: string, { seat, you: _you, ...values }: Record<string, FluentVariable>): string {
  const kind = message.slice(message.indexOf('-') + 1).replaceAll(/[-_]/g, ' ');
  const own = Object.entries(values).filter(([key]) => !key.startsWith('the_'));
  const more = own.map(([key, value]) => `${key.replaceAll('_', ' ')} ${String(value)}`);
  const what = kind + (more.length ? ` (${more.join(', ')})` : '');
  return seat === undefined ? what.charAt(0).toUpperCase() + what.slice(1) : `${String(seat)}: ${what}`;
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(STRONG)) {
    const [strong, weak] = piece.includes(WEAK) ? piece.split(WEAK) : ['', piece];
    if (strong) parts.push({ text: strong, strong: true });
    if (weak) parts.push({ text: weak, strong: false });
  }
  return parts;
}

export const words = new Words();

/** Short for `words.say`. */
export const say = (message: string, args: Record<string, FluentVariable> = {}): string => words.say(message, args);

/** A chance between 0 and 1 in percent, as the language writes it. */
export const percent = (chance: number): string => say('web-percent', { percent: Math.round(chance * 100) });

/** Messages are named with dashes. */
export function named(game: string): string {
  return game.replaceAll('_', '-');
}

function ofGame(game: string): string {
  return `games/${game}/text/${LANGUAGE}`;
}
