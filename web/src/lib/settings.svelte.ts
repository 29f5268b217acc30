// What this browser prefers. Kept in local storage; nothing of it leaves the device.

import type { Language } from './types';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 0 | 0.6 | 1 | 2;
/** Milliseconds from one rival's move to the next. */
export type Pace = 0 | 700 | 1800;

const KEY = 'ludotheque';

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  pace: Pace;
  sounds: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** A phone trembles a little. */
  haptics: boolean;
  /** Games begun here before: no welcome any more. */
  met: string[];
  confirm: boolean;
  /** A click that would end the turn for good waits for "End turn". */
  endTurn: boolean;
  /** Against bots: a move that looks like a mistake is asked about first. */
  doubts: boolean;
  /** Spaces are named on the boards whose names the words use. */
  names: boolean;
  /** Lists of moves show beside the words how a record writes them. */
  notation: boolean;
  name: string;
  /** The Ludotheque server that a page alone was pointed at. */
  server: string;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings implements Stored {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  speed = $state<Speed>(1);
  pace = $state<Pace>(700);
  sounds = $state(false);
  volume = $state(0.7);
  haptics = $state(false);
  met = $state.raw<string[]>([]);
  confirm = $state(false);
  endTurn = $state(true);
  doubts = $state(false);
  names = $state(true);
  notation = $state(false);
  name = $state('');
  server = $state('');

  constructor() {
    const old = stored();
    this.language = old.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
    this.theme = old.theme ?? 'auto';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.speed = old.speed ?? (still ? 0 : 1);
    this.pace = old.pace ?? (still ? 0 : 700);
    this.haptics = old.haptics ?? (!still && matchMedia('(pointer: coarse)').matches);
    this.volume = old.volume ?? 0.7;
    this.met = old.met ?? [];
    this.sounds = old.sounds ?? false;
    this.confirm = old.confirm ?? false;
    this.endTurn = old.endTurn ?? true;
    this.doubts = old.doubts ?? false;
    this.names = old.names ?? true;
    this.notation = old.notation ?? false;
    this.name = old.name ?? '';
    this.server = old.server ?? '';
  }

  keep(): void {
    const { language, theme, speed, pace, sounds, volume, haptics, met, confirm, endTurn } = this;
    const { doubts, names, notation, name, server } = this;
    const kept: Stored = {
      language,
      theme,
      speed,
      pace,
      sounds,
      volume,
      haptics,
      met,
      confirm,
      endTurn,
      doubts,
      names,
      notation,
      name,
      server,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse: then the choice lasts as long as the page.
    }
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && prefers.dark);
  }
}

const prefers = $state({ dark: matchMedia('(prefers-color-scheme: dark)').matches });
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (prefers.dark = event.matches));

export const settings = new Settings();
