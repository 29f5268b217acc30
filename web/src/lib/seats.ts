// Who sits where, as every part of the client shows it: a name, a colour and a mark.

import { roomOf } from '../games';
import type { SeatFace } from './contract';
import { COLOURS } from './types.gen';
import type { SeatInfo } from './types';
import { say } from './words.svelte';

/** The number, 1 to 6, of each seat's colour and mark: no two are the same, but partners share theirs. */
export function seatNumbers({ game, mode, seats }: { game: string; mode: string; seats: SeatInfo[] }): number[] {
  if (roomOf(game).ownColours) return seats.map((seat) => (teamOf(game, mode, seat.seat) ?? seat.seat) + 1);
  const taken = new Set<number>();
  const numbers = seats.map(() => 0);
  // Who sits keeps a colour; free seats have what is left.
  for (const seat of [...seats.filter((one) => one.name), ...seats.filter((one) => !one.name)]) {
    let number = COLOURS.indexOf(seat.colour) + 1;
    while (taken.has(number)) number = (number % COLOURS.length) + 1;
    taken.add(number);
    numbers[seats.indexOf(seat)] = number;
  }
  return numbers;
}

const teamOf = (game: string, mode: string, seat: number): number | null => roomOf(game).team?.(mode, seat) ?? null;

/** Whether two seats play together. */
export function partners(game: string, mode: string, one: number, other: number): boolean {
  const team = teamOf(game, mode, one);
  return one !== other && team !== null && team === teamOf(game, mode, other);
}

export function faces(table: { game: string; mode: string; seats: SeatInfo[]; mine: number[] }): SeatFace[] {
  const numbers = seatNumbers(table);
  return table.seats.map((seat, at) => ({
    seat: seat.seat,
    name: seat.name || say('web-open-seat'),
    number: numbers[at]!,
    team: teamOf(table.game, table.mode, seat.seat),
    bot: seat.kind === 'bot' ? (seat.level ?? 'medium') : null,
    mine: table.mine.includes(seat.seat),
    online: seat.online,
  }));
}
