// What a bot thinks of a move, in few words: its chance to win, or what is certain.

import { percent, say, words } from './words.svelte';

export interface Chance {
  win: number | null;
  margin?: number | null;
  solved?: boolean;
}

/** `62 %`, or where every way to the end was looked at, `wins by 2`. */
export function chanceOf({ win, margin, solved }: Chance): string {
  if (win === null) return '';
  if (!solved) return percent(win);
  const ends = win === 0 ? 'loses' : win === 1 ? 'wins' : 'shares';
  return say(`web-certain-${ends}`, { points: Math.abs(Math.round(margin ?? 0)) });
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** `+1.3`, or with a real minus sign `−0.8`; in French with a comma. */
export const signed = (points: number): string =>
  `${points >= 0 ? '+' : '−'}${Math.abs(points).toLocaleString(words.language, ONE_DIGIT)}`;

/** The chances of all sides in whole per cents that add up as they do: what rounding down leaves goes to the largest remainders. */
export function wholePercents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
  const left = Math.round(sum(exact)) - sum(whole);
  const order = exact.map((_, at) => at).toSorted((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (const at of order.slice(0, left)) whole[at]! += 1;
  return whole;
}
