// Every word a person reads: the Fluent catalogues of the Python package, by the same rules as ludotheque.text.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const files = import.meta.glob<string>('../../../src/ludotheque/text/*/*.ftl', { query: '?raw', import: 'default' });

/** A stretch of a sentence; `strong` where it names a thing of the game. */
export interface Part {
  text: string;
  strong: boolean;
}

const STRONG = '\uE000';
const WEAK = '\uE001';

class Words {
  /** Grows when a catalogue has come: whoever says something reads it, and is said anew. */
  #loaded = $state(0);
  #bundles: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };
  #asked = new Map<string, Promise<void>>();

  get language(): Language {
    return settings.language;
  }

  /** Loads the catalogues of these games (and the shell's) in the reader's language. */
  async need(...games: string[]): Promise<void> {
    const names = ['core', 'web', ...games.flatMap((game) => [named(game), `${named(game)}-web`])];
    await Promise.all(names.map((name) => this.#load(this.language, name)));
  }

  /** Only what the engine itself calls things in these games: enough to name their modes. */
  async needNames(...games: string[]): Promise<void> {
    await Promise.all(['core', 'web', ...games.map(named)].map((name) => this.#load(this.language, name)));
  }

  async learn(language: Language): Promise<void> {
    const known = [...this.#asked.keys()].map((key) => key.split('/')[1] ?? '');
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
    const text = bundle.formatPattern(pattern, args, errors);
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
    const prefix = game.replaceAll('_', '-');
    const full = this.has(`${prefix}-${message}`) ? `${prefix}-${message}` : message;
    return split(this.say(full, this.#named(prefix, args, names, reader)));
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

  /** The name of a value, as `tell` names its arguments: `name('seikatsu', 'bird', 'waxwing')`. */
  name(game: string, key: string, value: string): string {
    const message = `${game.replaceAll('_', '-')}-${key.replaceAll('_', '-')}-${value}`;
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
      }
    }
    return named;
  }

  #name(prefix: string, key: string, value: unknown): string | number {
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'number') return value;
    const message = `${prefix}-${key.replaceAll('_', '-')}-${String(value)}`;
    if (this.has(message)) return STRONG + this.say(message) + WEAK;
    return value === null || value === undefined ? '' : String(value);
  }

  #load(language: Language, name: string): Promise<void> {
    const key = `${language}/${name}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const file = files[`../../../src/ludotheque/text/${key}.ftl`];
    const coming = file
      ? file().then((text) => {
          this.#bundles[language].addResource(new FluentResource(text));
          this.#loaded += 1;
        })
      : Promise.resolve();
    this.#asked.set(key, coming);
    return coming;
  }
}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false, transform: language === 'fr' ? bound : undefined });
}

/** French sets a space before some marks: a line never breaks there. */
function bound(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
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

/** Catalogues and messages are named with dashes. */
function named(game: string): string {
  return game.replaceAll('_', '-');
}
