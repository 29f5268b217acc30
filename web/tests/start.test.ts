import { expect, test } from 'vitest';
import { seatNumbers } from '../src/lib/seats';
import { soloMode, usual } from '../src/lib/start';
import type { GameInfo, SeatInfo } from '../src/lib/types';

const game = (...modes: [string, ...number[]][]): GameInfo =>
  ({ modes: modes.map(([id, ...players]) => ({ id, players })) }) as GameInfo;
const seats = (...colours: SeatInfo['colour'][]): SeatInfo[] =>
  colours.map((colour, seat) => ({ seat, colour }) as SeatInfo);

test('a newcomer gets the first mode for several, and three players if it is for three', () => {
  expect(usual(game(['solo', 1], ['family', 2, 3, 4], ['expert', 2]))).toEqual({ mode: 'family', players: 3 });
  expect(usual(game(['duel', 1, 2]))).toEqual({ mode: 'duel', players: 2 });
  expect(usual(game(['solo', 1]))).toEqual({ mode: 'solo', players: 1 });
});

test('the solo mode is the one for a single player', () => {
  expect(soloMode(game(['family', 2, 3], ['solo', 1]))?.id).toBe('solo');
  expect(soloMode(game(['family', 2, 3]))).toBeUndefined();
});

test('seats have the colours that were chosen, and no two the same', () => {
  expect(seatNumbers({ game: 'example', mode: 'standard', seats: seats('green', 'blue') })).toEqual([3, 2]);
  expect(seatNumbers({ game: 'example', mode: 'standard', seats: seats('grey', 'grey', 'orange') })).toEqual([6, 1, 2]);
});
