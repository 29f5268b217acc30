// A judged match as a review: how accurate each side was, phase by phase, and the moments that mattered.

import { judged, MISTAKE } from './judging.svelte';
import type { Judgement } from './types';

export const PHASES = ['opening', 'middle', 'end'] as const;
export type Phase = (typeof PHASES)[number];
/** A move that gives away half of the chance to win, or of the lead as much as that weighs, has no accuracy left. */
const WORST = 0.5 / MISTAKE;
const MOMENTS = 3;
/** What a move must cost to be a moment. */
const MATTERS = 0.05;

export interface Moment {
  step: number;
  seat: number;
  cost: number;
}

export function phaseOf(step: number, last: number): Phase {
  return PHASES[Math.min(2, Math.floor(((step - 1) / Math.max(1, last)) * 3))]!;
}

/** The chance to win that a move gave away. */
export function chanceLost(one: Judgement): number {
  return Math.max(0, judged(one).chance);
}

/**
 * From 0 to 1, over the moves in which there was a choice; null where there was none. Who has no chance left can still
 * play well or badly: points count as they do for the signs.
 */
export function accuracy(all: readonly Judgement[]): number | null {
  const chosen = all.filter((one) => one.best.length > 1 && one.made.win !== null);
  if (!chosen.length) return null;
  return chosen.reduce((sum, one) => sum + 1 - Math.min(1, Math.max(0, judged(one).weight) / WORST), 0) / chosen.length;
}

export function accuracies(all: readonly Judgement[], seat: number, last: number): (number | null)[] {
  const own = all.filter((one) => one.seat === seat);
  return [...PHASES.map((phase) => accuracy(own.filter((one) => phaseOf(one.step, last) === phase))), accuracy(own)];
}

/** The moves that cost most, in the order of the match. */
export function moments(all: readonly Judgement[]): Moment[] {
  return all
    .map((one) => ({ step: one.step, seat: one.seat, cost: chanceLost(one) }))
    .filter((one) => one.cost >= MATTERS)
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, MOMENTS)
    .toSorted((one, other) => one.step - other.step);
}
