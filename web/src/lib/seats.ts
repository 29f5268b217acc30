// Who sits where, as every part of the client shows it: a name, a colour and a mark.

import type { SeatFace } from './board.svelte';
import { COLOURS } from './types.gen';
import type { SeatInfo } from './types';
import { say } from './words.svelte';

/** Games whose seats have a colour of their own in the rules' words (a pagoda is pink): it wins over the chosen one. */
const BY_SEAT = new Set(['seikatsu']);

/** The number, 1 to 6, of each seat's colour and mark: no two are the same. */
export function seatNumbers(game: string, seats: SeatInfo[]): number[] {
  if (BY_SEAT.has(game)) return seats.map((seat) => seat.seat + 1);
  const taken = new Set<number>();
  return seats.map((seat) => {
    let number = COLOURS.indexOf(seat.colour) + 1;
    while (taken.has(number)) number = (number % COLOURS.length) + 1;
    taken.add(number);
    return number;
  });
}

export function faces(table: { game: string; seats: SeatInfo[]; mine: number[] }): SeatFace[] {
  const numbers = seatNumbers(table.game, table.seats);
  return table.seats.map((seat, at) => ({
    seat: seat.seat,
    name: seat.name || say('web-open-seat'),
    number: numbers[at]!,
    bot: seat.kind === 'bot' ? (seat.level ?? 'medium') : null,
    mine: table.mine.includes(seat.seat),
    online: seat.online,
  }));
}
