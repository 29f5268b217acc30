// What this browser knows of its reader's puzzles: rating, streaks, what was solved. Nothing of it leaves the device.

import type { PuzzleInfo } from '../lib/types';

const KEY = 'ludotheque-puzzles';
const FIRST_RATING = 1200;
/** How far one puzzle moves the rating. */
const SWING = 32;
/** Prime, so that day after day goes through all puzzles of a game before one comes again. */
const STRIDE = 7919;
const DAY = 86_400_000;

interface Stored {
  rating: number;
  /** Puzzles in a row that were solved at the first try, and the most ever. */
  streak: number;
  best: number;
  /** The days on which a puzzle of the day was solved, in a row: how many, and the last of them. */
  days: number;
  lastDay: number;
  /** By game and puzzle: whether the first try was right. */
  tried: Record<string, boolean>;
}

/** The number of the day, the same everywhere on earth. */
export const today = (now = Date.now()): number => Math.floor(now / DAY);

/** The puzzle of a day: the same for everybody, from the date alone. */
export function daily(puzzles: readonly PuzzleInfo[], day = today()): PuzzleInfo | undefined {
  return puzzles[(day * STRIDE) % puzzles.length];
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Solved implements Stored {
  rating = $state(FIRST_RATING);
  streak = $state(0);
  best = $state(0);
  days = $state(0);
  lastDay = $state(0);
  tried = $state.raw<Record<string, boolean>>({});

  constructor() {
    Object.assign(this, stored());
  }

  isTried(game: string, id: string): boolean {
    return `${game} ${id}` in this.tried;
  }

  /** The first try at a puzzle counts; says by how much the rating changed. */
  note(game: string, puzzle: PuzzleInfo, right: boolean): number {
    const key = `${game} ${puzzle.id}`;
    if (key in this.tried) return 0;
    const expected = 1 / (1 + 10 ** ((puzzle.rating - this.rating) / 400));
    const change = Math.round(SWING * (Number(right) - expected));
    this.rating += change;
    this.streak = right ? this.streak + 1 : 0;
    this.best = Math.max(this.best, this.streak);
    this.tried = { ...this.tried, [key]: right };
    this.#keep();
    return change;
  }

  /** A puzzle of the day was solved, at whatever try. */
  noteDay(day = today()): void {
    if (this.lastDay === day) return;
    this.days = this.lastDay === day - 1 ? this.days + 1 : 1;
    this.lastDay = day;
    this.#keep();
  }

  /** The streak of days, unless one was missed. */
  runningDays(day = today()): number {
    return this.lastDay >= day - 1 ? this.days : 0;
  }

  /** One that was not tried yet, as difficult as the reader is good. */
  next(game: string, puzzles: readonly PuzzleInfo[], besides = ''): PuzzleInfo | undefined {
    const fresh = puzzles.filter((one) => one.id !== besides && !this.isTried(game, one.id));
    const open = fresh.length ? fresh : puzzles.filter((one) => one.id !== besides);
    const far = (one: PuzzleInfo): number => Math.abs(one.rating - this.rating);
    return open.toSorted((one, other) => far(one) - far(other))[0];
  }

  #keep(): void {
    const { rating, streak, best, days, lastDay, tried } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ rating, streak, best, days, lastDay, tried } satisfies Stored));
    } catch {
      // Private windows may refuse: then it lasts as long as the page.
    }
  }
}

export const solved = new Solved();
