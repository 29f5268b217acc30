// What actions and events speak of: places and pieces, by the names that boards give their targets.

import type { Arg, Described, Event } from './types';

const PLACES = /^(space|spot|cell|tile):/;

/** Where on the board an action ends: what is pointed at last, or the space that it leads to. */
export function placeOf({ targets, args }: Described): string | undefined {
  const place = targets.findLast((target) => PLACES.test(target));
  return place ?? (typeof args.space === 'string' ? `space:${args.space}` : undefined);
}

/** The targets that an event speaks of: its keys are sorts, its values names (`{space: 'b3'}` is `space:b3`). */
export function targetsOf(event: Event): string[] {
  return Object.entries(event).flatMap(([key, value]) => {
    if (typeof value === 'string') return [`${key}:${value}`];
    if (Array.isArray(value)) return value.map((part) => `${key.replace(/s$/, '')}:${part}`);
    return key === 'seat' && typeof value === 'number' ? [`seat:${value}`] : [];
  });
}

/** What all events of a kind bring together. */
export function sumOf(events: Event[], kind: string, key: string): number {
  const worth = (value: Arg | undefined): number => (typeof value === 'number' ? value : 0);
  return events.reduce((sum, event) => sum + (event.kind === kind ? worth(event[key]) : 0), 0);
}
