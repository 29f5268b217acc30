import { describe, expect, it } from 'vitest';
import type { RankedMove, Table } from '../src/lib/types';
import { againstBots, doubtOf } from '../src/study/doubts';

const move = (action: number, win: number | null, margin = 0, solved = false): RankedMove => ({
  action,
  notation: String(action),
  visits: 10,
  win,
  scores: null,
  line: [],
  chances: null,
  margin,
  solved,
});

describe('a doubt about a move', () => {
  it('is there when another is clearly likelier to win, and says which', () => {
    const doubt = doubtOf([move(1, 0.6), move(2, 0.5), move(3, 0.45)], 3);
    expect([doubt?.chosen.action, doubt?.better.action]).toEqual([3, 1]);
  });

  it('is not there for the best move, a close one, or one that nothing is known of', () => {
    const moves = [move(1, 0.6), move(2, 0.5), move(3, null)];
    expect(doubtOf(moves, 1)).toBeNull();
    expect(doubtOf(moves, 2)).toBeNull();
    expect(doubtOf(moves, 3)).toBeNull();
    expect(doubtOf(moves, 4)).toBeNull();
  });

  it('is there for points given away where the end is certain', () => {
    expect(doubtOf([move(1, 1, 9, true), move(2, 1, 2, true)], 2)?.better.action).toBe(1);
    expect(doubtOf([move(1, 1, 9), move(2, 1, 2)], 2)).toBeNull();
  });

  it('arises only where nobody but bots sits across the table', () => {
    const seats = [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'bot' },
    ];
    expect(againstBots({ mine: [0], seats } as unknown as Table)).toBe(true);
    expect(againstBots({ mine: [1], seats } as unknown as Table)).toBe(false);
  });
});
