// The games that have a room of their own here, found by their folders. Any other game is shown by what the server sends.

import type { GameParts, GameRoom } from '../lib/contract';

const rooms = import.meta.glob<GameRoom>('./*/index.ts', { eager: true, import: 'default' });

export function roomOf(game: string): GameRoom {
  return rooms[`./${game}/index.ts`] ?? {};
}

/** The game's board and what stands beside it, loaded when its table is opened. */
export async function gameParts(game: string): Promise<GameParts | null> {
  return (await roomOf(game).parts?.()) ?? null;
}
