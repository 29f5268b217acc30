// What a list of moves says first is what the player did.
import { expect, test } from 'vitest';
import { storyOf } from '../src/lib/story';
import type { GameParts } from '../src/lib/contract';
import type { Event } from '../src/lib/types';

const parts = { told: ['done', 'fall'] } as unknown as GameParts;
const events = (...kinds: string[]): Event[] => kinds.map((kind) => ({ kind }) as unknown as Event);
const kinds = (list: Event[]): string[] => list.map((event) => event.kind);

test('what pictures tell, and the round that begins, stay behind the sentences', () => {
  const story = storyOf(events('card', 'fall', 'round'), parts);
  expect(kinds(story.told)).toEqual(['card']);
  expect(kinds(story.more)).toEqual(['fall', 'round']);
});

test('a turn that is ended is told, not the round that begins with it', () => {
  const story = storyOf(events('done', 'round'), parts);
  expect(kinds(story.told)).toEqual(['done']);
  expect(kinds(story.more)).toEqual(['round']);
});

test('a round alone is the heading that a log shows', () => {
  expect(kinds(storyOf(events('round'), parts).told)).toEqual(['round']);
});
