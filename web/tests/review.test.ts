import { describe, expect, it } from 'vitest';
import { accuracies, accuracy, moments, phaseOf } from '../src/lib/review';
import type { Judged, Judgement } from '../src/lib/types';

function move(action: number, win: number, visits: number, scores = [10, 10]): Judged {
  const described = { action, notation: String(action), targets: [], kind: 'x', args: {} };
  return {
    move: described,
    visits,
    win,
    scores,
    chances: [win, 1 - win],
    margin: scores[0]! - scores[1]!,
    solved: false,
  };
}

function judgement(step: number, seat: number, best: number, made: number): Judgement {
  const first = move(1, best, 100);
  const chosen = made === best ? first : move(2, made, 5);
  return { step, seat, best: [first, move(3, best - 0.3, 10)], made: chosen, why: [] };
}

describe('a review', () => {
  it('counts a best move as wholly accurate and one that gives away half the chance as not at all', () => {
    expect(accuracy([judgement(1, 0, 0.6, 0.6)])).toBe(1);
    expect(accuracy([judgement(1, 0, 0.7, 0.2)])).toBeCloseTo(0);
    expect(accuracy([judgement(1, 0, 0.7, 0.45), judgement(3, 0, 0.5, 0.5)])).toBeCloseTo(0.75);
    expect(accuracy([])).toBeNull();
  });

  it('counts points where the chance to win is gone', () => {
    const lost = (behind: number): Judgement => {
      const [first, chosen] = [move(1, 0, 100, [20, 60]), move(2, 0, 5, [20 - behind, 60])];
      return { step: 9, seat: 0, best: [first, chosen], made: chosen, why: [] };
    };
    expect(accuracy([lost(0)])).toBe(1);
    expect(accuracy([lost(5)])).toBeCloseTo(0.7);
    expect(accuracy([lost(20)])).toBe(0);
  });

  it('tells three phases and the whole apart, seat by seat', () => {
    expect([1, 3, 4, 6, 7, 9].map((step) => phaseOf(step, 9))).toEqual([
      'opening',
      'opening',
      'middle',
      'middle',
      'end',
      'end',
    ]);
    const all = [judgement(1, 0, 0.6, 0.6), judgement(9, 0, 0.7, 0.2), judgement(2, 1, 0.7, 0.2)];
    expect(accuracies(all, 0, 9)).toEqual([1, null, expect.closeTo(0), expect.closeTo(0.5)]);
  });

  it('names the three moves that cost most, in the order of the match', () => {
    const costs = [0.1, 0.4, 0.02, 0.2, 0.3];
    const all = costs.map((cost, at) => judgement(at + 1, at % 2, 0.8, 0.8 - cost));
    expect(moments(all).map((one) => one.step)).toEqual([2, 4, 5]);
    expect(moments(all)[0]).toMatchObject({ seat: 1, cost: expect.closeTo(0.4) });
  });
});
