// What happens at a table waits here till it is shown: one after the other, at a pace that people can follow.

import { rest } from './motion';
import { settings } from './settings.svelte';
import type { Happening } from './socket';

/** More than this behind, a client stops showing each move and goes to the present. */
const TOO_FAR = 5;
/** Within a turn the steps follow each other quicker than the turns. */
const WITHIN = 0.5;

/** Where it is shown. */
export interface Stage {
  /** Whether the reader plays; who only looks on has time. */
  readonly plays: boolean;
  mine(seat: number): boolean;
  /** Something begins to be shown, or nothing is any more. */
  hold(busy: boolean): void;
  /** Tells what happened and moves the pieces. */
  show(next: Happening): Promise<void>;
  /** The table is as this left it. */
  settle(next: Happening): void;
}

export class Showing {
  /** Who looks on may stop the match for the own eyes, and go on step by step. */
  paused = $state(false);
  /** How many happenings wait to be shown. */
  behind = $state(0);
  /** Something is being shown. */
  busy = false;
  #stage: Stage;
  #queue: Happening[] = [];
  #open = false;
  /** Counts how often the present has come: what was being shown then is past. */
  #presents = 0;
  /** To the present, without a pause or motion. */
  #rushing = false;
  /** How many happenings somebody who has paused still wants to see. */
  #steps = 0;
  /** Who moved last, and when that was shown. */
  #last = { seat: -1, at: 0 };

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Who plays and is far behind goes to the present; who looks on has time. */
  get hurries(): boolean {
    return this.#rushing || (this.#queue.length >= TOO_FAR && this.#stage.plays);
  }

  /** The present has come: returns what it makes past. Nothing is shown before `open`. */
  cut(): Happening[] {
    const past = this.#queue;
    this.#queue = [];
    this.behind = 0;
    this.#open = false;
    this.#presents += 1;
    return past;
  }

  /** The present is on the screen: from here it goes on. */
  open(): void {
    this.#open = true;
    void this.#drain();
  }

  add(happening: Happening): void {
    this.#queue.push(happening);
    this.behind = this.#queue.length;
    void this.#drain();
  }

  pause(on: boolean): void {
    this.paused = on;
    this.#steps = 0;
    if (!on) void this.#drain();
  }

  /** Shows the next happening, and stops again. */
  step(): void {
    this.paused = true;
    this.#steps += 1;
    void this.#drain();
  }

  /** Passes over what waits to be shown. */
  toThePresent(): void {
    this.paused = false;
    this.#rushing = true;
    void this.#drain();
  }

  /** Shows what waits, one happening after the other; where somebody has paused, as many as he asks for. */
  async #drain(): Promise<void> {
    if (this.busy || !this.#open) return;
    this.busy = true;
    while (this.#open && this.#queue.length && (!this.paused || this.#steps > 0)) {
      const present = this.#presents;
      const stepping = this.paused;
      const next = this.#queue[0]!;
      this.#stage.hold(true);
      if (stepping) this.#steps -= 1;
      else await this.#keepPace(next.entries[0]?.seat ?? -1);
      // Meanwhile the present may have come, or a pause.
      if (present !== this.#presents || this.paused !== stepping) continue;
      this.#queue.shift();
      this.behind = this.#queue.length;
      await this.#stage.show(next);
      this.#last = { seat: next.entries.at(-1)?.seat ?? this.#last.seat, at: performance.now() };
      if (present === this.#presents) this.#stage.settle(next);
    }
    this.#rushing = false;
    this.busy = false;
    this.#stage.hold(false);
  }

  /** Rivals' moves follow each other so that people can follow them. */
  async #keepPace(seat: number): Promise<void> {
    const last = this.#last;
    const rivals = !this.#stage.mine(seat) && !this.#stage.mine(last.seat);
    const pause = settings.pace * (seat === last.seat ? WITHIN : 1);
    if (rivals && last.seat >= 0 && !this.hurries) await rest(last.at + pause - performance.now());
  }
}
