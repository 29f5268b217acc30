// What a strong bot thinks of each move of a finished match: asked for one after the other, the one in sight first.

import { api } from './api';
import { inWords } from './problems.svelte';
import type { Judged, Judgement, Replay } from './types';
import { say, words } from './words.svelte';

export type Sign = 'good' | 'doubtful' | 'mistake' | null;

/** So much of the chance to win was lost, or would have been by any other move. */
export const MISTAKE = 0.15;
const DOUBTFUL = 0.07;
/** A move that the bot tried nearly as often as its best one is no worse to its mind, whatever the numbers say. */
const NEARLY = 0.5;

export const SIGNS = { good: '!', doubtful: '?!', mistake: '?' } as const;

export interface Verdict {
  sign: Sign;
  /** What the move cost: of the chance to win, and in points of the lead over the best of the others. */
  chance: number;
  lead: number;
  /** By that of the two which weighs more: 1 is just a mistake. */
  weight: number;
}

/** What is thought of a move: by the chance to win, and where that is nearly decided by the lead as well. */
export function judged({ best, made }: Judgement): Verdict {
  const [first, second] = best;
  const nothing = { sign: null, chance: 0, lead: 0, weight: 0 };
  if (!first || !second || first.win === null) return nothing;
  if (first.move.action === made.move.action) {
    const cost = costOf(first, second);
    const good = second.win !== null && cost.chance >= MISTAKE && worse(second, first);
    return { ...nothing, sign: good ? 'good' : null };
  }
  if (made.win === null) return { ...nothing, sign: 'doubtful' };
  if (!worse(made, first)) return nothing;
  const cost = costOf(first, made);
  const [much, points] = [leadThatCounts(first), cost.lead];
  const weight = Math.max(cost.chance / MISTAKE, points / much);
  const doubtful = Math.max(cost.chance / DOUBTFUL, (2 * points) / much);
  return { ...cost, weight, sign: weight >= 1 ? 'mistake' : doubtful >= 1 ? 'doubtful' : null };
}

/** The judgement in a sentence: what a mistake cost, in the chance to win or in points. */
export function sentenceOf(one: Judgement): { sign: NonNullable<Sign>; text: string } | null {
  const { sign, chance, lead } = judged(one);
  if (!sign) return null;
  const whole = (win: number | null | undefined): number => Math.round((win ?? 0) * 100);
  const args = { made: whole(one.made.win), best: whole(one.best[0]?.win), points: Math.max(1, Math.round(lead)) };
  return { sign, text: say(`web-judge-${sign}${sign === 'mistake' && chance < MISTAKE ? '-points' : ''}`, args) };
}

/** The expected lead with its sign. */
export function leadTold(one: Pick<Judged, 'margin'>, seat: number): string {
  if (one.margin === null || seat < 0) return '';
  const lead = Math.round(one.margin);
  return lead > 0 ? `+${lead}` : String(lead).replace('-', '\u2212');
}

export const signOf = (one: Judgement): Sign => judged(one).sign;

function costOf(best: Judged, other: Judged): { chance: number; lead: number } {
  return { chance: (best.win ?? 0) - (other.win ?? 0), lead: (best.margin ?? 0) - (other.margin ?? 0) };
}

/** So many points of a lead lost are a mistake: an eighth of what a seat is expected to score. */
function leadThatCounts({ scores }: Judged): number {
  const sum = (scores ?? []).reduce((all, one) => all + Math.abs(one), 0);
  return Math.max(2, sum / Math.max(1, scores?.length ?? 1) / 8);
}

function worse(one: Judged, best: Judged): boolean {
  // What is certain was not tried out: there its worth alone counts.
  return one.solved || one.visits < best.visits * NEARLY;
}

/** What each judged move was thought to lead to: the chances of all seats. */
export function chancesOf(judgements: readonly Judgement[]): { step: number; chances: number[] }[] {
  return judgements
    .flatMap(({ step, made }) => (made.chances ? [{ step, chances: made.chances }] : []))
    .toSorted((one, other) => one.step - other.step);
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
    await words.needShared('study').catch(() => undefined);
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
