// Who is counted at the end: the seats, those who play together as one, and in solo the rival, who has no seat.

import type { BoardTable } from './board.svelte';

import type { SeatFace } from './contract';
import type { ScoreStep } from './types';
import { say } from './words.svelte';

export interface Party {
  name: string;
  /** 1 to 6: colour and mark; 0: the rival, who has neither. */
  number: number;
  seats: readonly number[];
  won: boolean;
  total: number;
  /** What a step gives this party. */
  of: (step: ScoreStep) => number;
}

export const sum = (steps: readonly ScoreStep[], of: Party['of']): number =>
  steps.reduce((all, step) => all + of(step), 0);

export function partiesOf(board: BoardTable, sheet: ScoreStep[], scores: number[], winners: number[]): Party[] {
  const parties = sides(board.seats).map((faces): Party => {
    const first = faces[0]!;
    return {
      name: faces.map((face) => face.name).join(say('web-and')),
      number: first.number,
      seats: faces.map((face) => face.seat),
      won: winners.includes(first.seat),
      total: scores[first.seat] ?? 0,
      of: (step) => step.points[first.seat] ?? 0,
    };
  });
  if (!sheet.some((step) => step.rival !== undefined)) return parties;
  const of = (step: ScoreStep): number => step.rival ?? 0;
  return [...parties, { name: say('web-rival'), number: 0, seats: [], won: false, total: sum(sheet, of), of }];
}

/** The seats, those of a team together: partners have one score. */
export function sides(seats: readonly SeatFace[]): SeatFace[][] {
  const teams = new Map<number | string, SeatFace[]>();
  for (const face of seats) {
    const key = face.team ?? `seat ${face.seat}`;
    teams.set(key, [...(teams.get(key) ?? []), face]);
  }
  return [...teams.values()];
}
