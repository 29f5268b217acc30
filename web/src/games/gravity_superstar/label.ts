// What a screen reader says of a space, and of a player's cards.

import type { BoardTable } from '../../lib/board.svelte';
import type { Described, GravitySuperstarBoardView } from '../../lib/types';
import { CARDS } from './pieces.gen';
import { bestOf, gainOf, gainText, type View } from './shapes';
import type { Scene } from './show.svelte';

/** The sides of each space on which a platform lies. */
export function platformsOf(board: GravitySuperstarBoardView): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const note = (column: number, row: number, side: string): void => {
    const letter = String.fromCharCode(97 + ((column + board.width) % board.width));
    (found[`${letter}${((row + board.height) % board.height) + 1}`] ??= []).push(side);
  };
  for (const ledge of board.ledges) {
    for (let column = ledge.left; column < ledge.right; column++) {
      note(column, ledge.top - 1, 'south');
      note(column, ledge.top, 'north');
    }
    for (let row = ledge.top; row < ledge.bottom; row++) {
      note(ledge.left - 1, row, 'east');
      note(ledge.left, row, 'west');
    }
  }
  return found;
}

export function labelOf(
  table: BoardTable<View>,
  scene: Scene,
  space: string,
  platforms: string[],
  landings: Described[] | undefined,
): string {
  const said = [space];
  const board = table.view.board;
  const pawn = scene.pawns.find((one) => one.space === space);
  if (pawn) said.push(table.tell('ui-pawn', { seat: pawn.seat, feet: pawn.feet }));
  const star = scene.stars[space];
  if (star) said.push(table.name('loot', star));
  const symbol = board.symbols[space];
  if (symbol === 'replay') said.push(table.tell('ui-replay-symbol'));
  else if (symbol && !star) said.push(table.tell('ui-star-symbol'));
  const door = board.doors.find((one) => one.space === space);
  if (door) said.push(table.tell(scene.marker === space ? 'ui-open-door' : 'ui-door', { up: door.up }));
  if (platforms.length)
    said.push(table.tell('ui-platforms', { sides: platforms.map((side) => table.tell(`ui-on-${side}`)) }));
  if (landings) {
    const gain = gainText(gainOf(table.view, bestOf(table.view, landings))) || '0';
    said.push(table.tell('ui-landing', { count: landings.length, gain }));
  }
  return said.join(', ');
}

/** What is known of a player's cards: those that do not lie face up are in hand or face down. */
export function cardsOf(table: BoardTable<View>, seat: number): string {
  const own = table.view.seats[seat]!;
  return table.tell('ui-cards', {
    up: own.face_up.map((card) => table.name('card', card)).join(', ') || '0',
    down: own.face_down,
    hand: own.hand,
    unknown: CARDS.filter((card) => !own.face_up.includes(card)).map((card) => table.name('card', card)),
  });
}
