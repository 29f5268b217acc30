// What decided a match that was won by points: the kind of points that made the difference, and where the lead was taken.

import type { ScoreStep } from './types';

export interface Decision {
  second: number;
  margin: number;
  kind: string;
  /** The points of that kind: the winner's, and the second's. */
  points: [number, number];
  /** The step after which the winner was ahead for good. */
  step: number;
}

export function decision(sheet: ScoreStep[], scores: number[], winners: number[]): Decision | null {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined || scores.length < 2) return null;
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  const second = others.reduce((best, seat) => (scores[seat]! > scores[best]! ? seat : best));
  const margin = scores[winner]! - scores[second]!;
  const of = (kind: string, seat: number): number =>
    sheet.filter((one) => one.kind === kind).reduce((sum, one) => sum + (one.points[seat] ?? 0), 0);
  const kinds = [...new Set(sheet.map((one) => one.kind))];
  const kind = kinds.toSorted((a, b) => of(b, winner) - of(b, second) - (of(a, winner) - of(a, second)))[0];
  if (margin <= 0 || kind === undefined) return null;
  let lead = 0;
  let step = -1;
  for (const [at, one] of sheet.entries()) {
    const before = lead;
    lead += (one.points[winner] ?? 0) - (one.points[second] ?? 0);
    if (before <= 0 && lead > 0) step = at;
  }
  return { second, margin, kind, points: [of(kind, winner), of(kind, second)], step };
}
