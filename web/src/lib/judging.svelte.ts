// What a strong bot thinks of each move of a finished match: asked for one after the other, the one in sight first.

import { api } from './api';
import { inWords } from './problems.svelte';
import type { Judged, Judgement, Replay } from './types';

export type Sign = 'good' | 'doubtful' | 'mistake' | null;

/** So much of the chance to win was lost, or would have been by any other move. */
const MISTAKE = 0.15;
const DOUBTFUL = 0.07;
/** A move that the bot tried nearly as often as its best one is no worse to its mind, whatever the numbers say. */
const NEARLY = 0.5;

export const SIGNS = { good: '!', doubtful: '?!', mistake: '?' } as const;

export function signOf({ best, made }: Judgement): Sign {
  const [first, second] = best;
  if (!first || !second || first.win === null) return null;
  if (first.move.action === made.move.action) {
    return second.win !== null && first.win - second.win >= MISTAKE && worse(second, first) ? 'good' : null;
  }
  if (made.win === null) return 'doubtful';
  if (!worse(made, first)) return null;
  const lost = first.win - made.win;
  return lost >= MISTAKE ? 'mistake' : lost >= DOUBTFUL ? 'doubtful' : null;
}

function worse(one: Judged, best: Judged): boolean {
  return one.visits < best.visits * NEARLY;
}

export class Judging {
  known = $state.raw<Record<number, Judgement>>({});
  running = $state(false);
  trouble = $state('');

  readonly done = $derived(Object.keys(this.known).length);
  readonly mistakes = $derived(
    Object.values(this.known)
      .filter((one) => signOf(one) === 'mistake')
      .map((one) => one.step),
  );

  stop(): void {
    this.running = false;
  }

  /** Judges all steps; `at` is asked again and again for the one in sight. */
  async run(replay: Replay, at: () => number): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.trouble = '';
    const steps = replay.steps.filter((step) => step.step > 0).map((step) => step.step);
    while (this.running) {
      const open = steps.filter((step) => !(step in this.known));
      const next = open.find((step) => step >= at()) ?? open[0];
      if (next === undefined) break;
      try {
        const told = await api.judgement(replay.table.code, next);
        this.known = { ...this.known, [next]: told };
      } catch (error) {
        this.trouble = inWords(error);
        break;
      }
    }
    this.running = false;
  }
}
