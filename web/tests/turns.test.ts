import { expect, test } from 'vitest';
import { turnsOf, type LogLine } from '../src/lib/turns';

const line = (ply: number, seat: number, kind: string): LogLine => ({ ply, seat, event: { kind } });
const kinds = (...log: LogLine[]): [number, string[]] | null => {
  const last = turnsOf(log).at(-1) ?? null;
  return last && [last.seat, last.events.map((event) => event.kind)];
};

test('the last move is every step of the last turn', () => {
  expect(kinds(line(0, 0, 'roll'), line(1, 1, 'roll'), line(2, 1, 'take'), line(2, 1, 'draw'))).toEqual([
    1,
    ['roll', 'take', 'draw'],
  ]);
});

test('what was taken back is no part of it', () => {
  expect(kinds(line(0, 0, 'roll'), line(1, 1, 'roll'), line(2, 1, 'take'), line(3, 1, 'undo'))).toEqual([1, ['roll']]);
  expect(kinds(line(0, 0, 'roll'), line(1, 1, 'roll'), line(2, 1, 'undo'))).toEqual([0, ['roll']]);
});

test('a resignation is no move', () => {
  expect(kinds(line(0, 0, 'roll'), line(1, 1, 'resign'))).toEqual([0, ['roll']]);
});

test('before the first move there is none', () => {
  expect(kinds()).toBeNull();
});
