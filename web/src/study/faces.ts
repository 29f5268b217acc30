// The seats of a position that nobody sits at.

import { roomOf } from '../games';
import type { SeatFace } from '../lib/contract';
import { say } from '../lib/words.svelte';

/** `mine` is the seat whose side is looked at, if any. */
export function facesOf(game: string, mode: string, players: number, mine: number, name: string): SeatFace[] {
  const { team, ownColours } = roomOf(game);
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    name: seat === mine ? name : say('study-player', { number: seat + 1 }),
    number: ((ownColours ? team?.(mode, seat) : null) ?? seat) + 1,
    team: team?.(mode, seat) ?? null,
    bot: null,
    mine: seat === mine,
    online: true,
  }));
}
