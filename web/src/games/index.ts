// The games' parts, each loaded when its table is opened.

import type { GameParts } from '../lib/board.svelte';

const parts = import.meta.glob<{ default: GameParts }>('./*/index.ts');

export async function gameParts(game: string): Promise<GameParts | null> {
  const load = parts[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The games in the order in which the home page shows them. */
export const GAMES = ['seikatsu', 'octocube', 'gravity_superstar', 'tolleno'] as const;
