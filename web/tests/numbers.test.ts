import { describe, expect, it } from 'vitest';
import type { Insights } from '../src/lib/types';
import { csvOf, HEAD } from '../src/study/numbers';

describe('the numbers of a game as a table', () => {
  const mean = { count: 4, mean: 10, error: 1.5 };
  const rate = { count: 4, share: 0.5, low: 0.2, high: 0.8 };
  const told: Insights = {
    game: 'pebbles',
    bot: 'mcts:nodes=100',
    first: 0,
    cases: [
      {
        mode: 'basic',
        players: 2,
        matches: 4,
        trials: 4,
        sides: [[0], [1]],
        won: [rate, rate],
        fair: 0.5,
        turns: { mean, bars: [{ least: 8, most: 9, count: 4 }] },
        actions: mean,
        winning: { mean, bars: [] },
        margin: mean,
        shares: [{ key: { kind: 'colour', args: { colour: 'a,b' } }, winners: mean, others: mean }],
        openings: [{ key: { kind: 'place', args: { space: 'a1' } }, won: rate }],
        uses: [],
      },
    ],
  };

  it('have one number a line, each with how sure it is', () => {
    const lines = csvOf(told).trimEnd().split('\n');
    expect(lines[0]).toBe(HEAD);
    expect(lines).toContain('basic,2,won,1,4,0.5,0.2,0.8');
    expect(lines).toContain('basic,2,turns,mean,4,10,8.5,11.5');
    expect(lines).toContain('basic,2,turns,8-9,4,,,');
    expect(lines).toContain('basic,2,points of winners,"colour colour=a,b",4,10,8.5,11.5');
    expect(lines).toContain('basic,2,won after first move,place space=a1,4,0.5,0.2,0.8');
  });
});
