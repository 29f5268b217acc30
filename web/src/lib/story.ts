// A move as logs and lists tell it: what the player did first, then what came of it.

import type { GameParts } from './contract';
import type { Event } from './types';

export interface Story {
  /** Sentences that are always there. */
  told: Event[];
  /** What pictures tell, or nobody needs: shown when the line is opened. */
  more: Event[];
}

/** A new round is what a move came to, never what somebody did. */
const HEADING = 'round';

export function storyOf(events: Event[], parts: GameParts | null): Story {
  const beside = new Set([...(parts?.told ?? []), HEADING]);
  const told = events.filter((event) => !beside.has(event.kind));
  return told.length
    ? { told, more: events.filter((event) => beside.has(event.kind)) }
    : { told: events.slice(0, 1), more: events.slice(1) };
}
