// The contract between the table's shell and a game: what a game brings, and what both know of seats, turns and moves.

import type { Component } from 'svelte';
import type { BoardTable } from './board.svelte';
import type { Party } from './count';
import type { Args, Event } from './types';

/** A player as every part of the table shows it: `--seat` is `var(--seat-N)`, the mark is number N too. */
export interface SeatFace {
  seat: number;
  name: string;
  /** 1 to 6: colour and mark (disc, square, triangle, diamond, cross, hexagon). */
  number: number;
  /** Those with the same team share a score, a colour and a mark; null: everybody for themselves. */
  team: number | null;
  bot: string | null;
  mine: boolean;
  online: boolean;
}

/** What one seat did in a turn. */
export interface Turn<Happening = Event> {
  seat: number;
  events: Happening[];
}

/** Why a click led nowhere, to show near it. */
export interface Refused {
  target: string;
  clause: string;
  text: string;
}

/** What can be foreseen of an action; `ends`: the turn is over then, and cannot be taken back. */
export interface Foreseen<Happening = Event> {
  events: Happening[];
  ends: boolean;
}

/** What the table asks of the server; a replay has none of it. */
export interface Asking {
  play(action: number): void;
  /** Null: nobody answers. */
  preview(action: number): Promise<Foreseen | null>;
  why(targets: string[]): Promise<{ clause: string; reason: string | null; args: Args } | null>;
}

/** What a board component may offer the shell (as exported functions). */
export interface BoardExports {
  /** Shows what happens, while `table.view` is still as it was before; when it resolves, `after` becomes the view. */
  play?(events: Event[], after: unknown, seat: number): Promise<void>;
  /** A key that the board takes for itself (arrows that roll a cube): true when it did. */
  key?(event: KeyboardEvent): boolean;
}

/** What the shell knows of a game before its table is opened: games/<id>/index.ts. Everything may be missing. */
export interface GameRoom {
  /** Our picture of the game, for cards, tickets and thumbnails. */
  Cover?: Component;
  /** The seats have a colour of their own in the rules' words, which wins over the chosen one. */
  ownColours?: boolean;
  /** The team of a seat in a mode that has teams. */
  team?(mode: string, seat: number): number | null;
  /** The kinds of events that make up the final count: the end screen tells them. */
  counts?: readonly string[];
  parts?(): Promise<GameParts>;
}

/** The parts of a game that the shell puts in their places. Only `Board` must be there. */
/* eslint-disable @typescript-eslint/no-explicit-any -- each game's parts know their own view and events */
export interface GameParts {
  Board: Component<{ table: BoardTable<any> }, BoardExports>;
  /** Below the board: what you hold and can do. */
  Panel?: Component<{ table: BoardTable<any> }>;
  /** Inside a player's card, on the left. */
  Player?: Component<{ table: BoardTable<any>; seat: number }>;
  /** The same on a phone, one short line. */
  Chip?: Component<{ table: BoardTable<any>; seat: number }>;
  /** Below the players: a key to the pieces. */
  Legend?: Component<{ table: BoardTable<any> }>;
  /** Below the log. */
  Side?: Component<{ table: BoardTable<any> }>;
  /** What a move came to, in one line with pictures: for the log. The kinds of events that it tells are `told`. */
  Story?: Component<{ table: BoardTable<any>; events: any[] }>;
  told?: readonly string[];
  /** Kinds of moves that only finish the one before (tiles laid down one by one): they share its line. */
  joins?: readonly string[];
  /** Sorts of targets that the reader holds: a line about a rival's move points out none of them. */
  held?: readonly string[];
  /** A small picture of the piece that a move played, at the end of its line. */
  Thumb?: Component<{ events: any[] }>;
  /** The points that a move brought at once, for the log's own column. */
  gained?(events: Event[]): number;
  /** The final count in the game's own form, in place of the list of steps; `counted` of them are known so far. */
  Count?: Component<{
    table: BoardTable<any>;
    sheet: any[];
    counted: number;
    parties: Party[];
    onpoint: (at: number | null) => void;
  }>;
  /** A seat's points as a view shows them: for the graph of a replay. */
  points?(view: any, seat: number): number;
  /** The points of a rival who has no seat; null where there is none. */
  rivals?(view: any): number | null;
  /** A seat's view may not say all points: the graph of a finished match asks for the open one. */
  hidesPoints?: boolean;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export type Hand = 'mouse' | 'touch' | 'key';
