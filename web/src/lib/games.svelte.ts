// The games of this server, as it tells them: nothing in the client lists or counts them.

import { api } from './api';
import type { GameInfo } from './types';
import { named, words } from './words.svelte';

class Games {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    this.all = await api.games();
  }

  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

/** What people call the game, in their language where its texts have come. */
export function gameName(id: string): string {
  const message = `${named(id)}-name`;
  return words.has(message) ? words.say(message) : (games.find(id)?.name ?? id);
}

/** What the game is about, in a sentence; empty where its texts do not say. */
export function aboutGame(id: string): string {
  const message = `${named(id)}-about`;
  return words.has(message) ? words.say(message) : '';
}
