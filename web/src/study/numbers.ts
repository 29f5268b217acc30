// The numbers of a game as a table that any spreadsheet reads: one number a line.

import type { CaseInsights, InsightKey, Insights, Mean, Rate } from '../lib/types';

export const HEAD = 'mode,players,what,which,count,value,low,high';

export function csvOf(told: Insights): string {
  return [HEAD, ...told.cases.flatMap((one) => rowsOf(one).map((row) => row.map(cell).join(',')))].join('\n') + '\n';
}

type Row = (string | number)[];

function rowsOf(one: CaseInsights): Row[] {
  const head = [one.mode, one.players];
  const rate = (what: string, which: string, { count, share, low, high }: Rate): Row => [
    ...head,
    what,
    which,
    count,
    share,
    low,
    high,
  ];
  const mean = (what: string, which: string, { count, mean, error }: Mean): Row => [
    ...head,
    what,
    which,
    count,
    mean,
    round(mean - error),
    round(mean + error),
  ];
  const bars = (what: string, which: CaseInsights['turns']): Row[] =>
    which.bars.map(({ least, most, count }) => [...head, what, `${least}-${most}`, count, '', '', '']);
  return [
    ...one.won.map((won, side) => rate('won', sideName(one.sides[side] ?? []), won)),
    mean('turns', 'mean', one.turns.mean),
    ...bars('turns', one.turns),
    mean('actions', 'mean', one.actions),
    mean('winning points', 'mean', one.winning.mean),
    ...bars('winning points', one.winning),
    mean('margin', 'mean', one.margin),
    ...one.shares.flatMap(({ key, winners, others }) => [
      mean('points of winners', keyName(key), winners),
      mean('points of others', keyName(key), others),
    ]),
    ...one.openings.map(({ key, won }) => rate('won after first move', keyName(key), won)),
    ...one.uses.flatMap(({ key, seats, won, without, points }) => [
      rate('did it', keyName(key), seats),
      rate('won with it', keyName(key), won),
      rate('won without it', keyName(key), without),
      mean('points at once', keyName(key), points),
    ]),
  ];
}

/** `row row=3`: as the engine names it, the same in every language. */
export function keyName({ kind, args = {} }: InsightKey): string {
  return [kind, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(' ');
}

const sideName = (places: number[]): string => places.map((place) => place + 1).join('+') || 'rival';
const round = (value: number): number => Math.round(value * 100) / 100;
const cell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
