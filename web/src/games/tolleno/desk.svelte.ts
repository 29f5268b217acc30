// What the board and the panel below it both know: how the tile in hand is turned, and where the choices are open.

import type { BoardTable, Hand } from '../../lib/board.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Described, TollenoFaceView, TollenoView } from '../../lib/types';

export class Desk {
  readonly #table: BoardTable<TollenoView>;
  /** How many quarters to the right the reader has turned the tile in hand. */
  turn = $state(0);
  /** The spot at which several acts are offered. */
  pinned = $state<string | null>(null);

  constructor(table: BoardTable<TollenoView>) {
    this.#table = table;
  }

  readonly held: TollenoFaceView | null = $derived.by(() => {
    const { view, reader } = this.#table;
    const seat = reader >= 0 ? reader : view.to_move;
    return view.seats[seat]?.held ?? null;
  });

  readonly laying = $derived.by(() => this.#table.mine && this.#table.legal.some((one) => one.kind === 'extend'));

  /** The cells where the tile fits, with the turns in which it does. */
  readonly fits: ReadonlyMap<string, Described[]> = $derived.by(() => {
    const found = new Map<string, Described[]>();
    if (!this.laying) return found;
    for (const one of this.#table.legal) {
      const cell = String(one.args.cell);
      found.set(cell, [...(found.get(cell) ?? []), one]);
    }
    return found;
  });

  /** The cell that is chosen, or pointed at. */
  readonly cell: string | null = $derived.by(() => {
    const { hovered, selection } = this.#table;
    if (hovered?.startsWith('cell:') && this.fits.has(hovered.slice(5))) return hovered.slice(5);
    return selection[0]?.startsWith('cell:') ? selection[0].slice(5) : null;
  });

  /** The extension that a cell would be given now: in the wanted turn, or the next one that fits. */
  extension(cell: string): Described | null {
    const fits = this.fits.get(cell) ?? [];
    const away = (one: Described): number => (Number(one.args.turn) - this.turn + 4) % 4;
    return fits.toSorted((a, b) => away(a) - away(b))[0] ?? null;
  }

  /** The acts that end at a spot: a floor, and each contract that may be placed there. */
  readonly acts: ReadonlyMap<string, Described[]> = $derived.by(() => {
    const found = new Map<string, Described[]>();
    if (!this.#table.mine) return found;
    for (const one of this.#table.legal) {
      const last = one.targets.at(-1) ?? '';
      if (last.startsWith('spot:')) found.set(last.slice(5), [...(found.get(last.slice(5)) ?? []), one]);
    }
    return found;
  });

  readonly contract: string | null = $derived.by(() => {
    const first = this.#table.selection[0];
    return first?.startsWith('contract:') ? first.slice(9) : null;
  });

  /** Turns the tile to the next way in which it fits at the pointed cell; where none is pointed at, by a quarter. */
  turnBy(step: 1 | -1): void {
    const cell = this.cell;
    const now = cell ? Number(this.extension(cell)?.args.turn ?? this.turn) : this.turn;
    const fits = cell ? (this.fits.get(cell) ?? []).map((one) => Number(one.args.turn)) : [0, 1, 2, 3];
    let next = now;
    do next = (next + step + 4) % 4;
    while (!fits.includes(next) && next !== now);
    this.turn = next;
    if (this.#table.waiting?.kind === 'extend' && cell) this.#propose(cell);
  }

  /** A cell was pointed at: the tile is laid as it is shown there; on touch it first waits to be confirmed. */
  lay(cell: string, hand: Hand): void {
    const table = this.#table;
    const chosen = this.extension(cell);
    if (!chosen) return table.pick(`cell:${cell}`, hand);
    const again = table.waiting?.targets[0] === `cell:${cell}`;
    if ((hand === 'touch' || settings.confirm) && !again) return this.#propose(cell);
    table.refused = null;
    table.commit(chosen.action);
  }

  #propose(cell: string): void {
    const chosen = this.extension(cell);
    if (!chosen) return;
    this.#table.refused = null;
    this.#table.select([...chosen.targets]);
    this.#table.waiting = chosen;
  }

  /** A spot was pointed at: its one act, the chosen contract, or the choice between several. */
  take(spot: string, hand: Hand): void {
    const acts = this.acts.get(spot) ?? [];
    const chosen = this.contract && acts.some((one) => one.args.contract === this.contract);
    if (acts.length < 2 || chosen) {
      this.pinned = null;
      return this.#table.pick(`spot:${spot}`, hand);
    }
    this.#table.refused = null;
    this.pinned = this.pinned === spot ? null : spot;
  }

  /** The most that a contract brings at any place where it may lie now. */
  best(contract: string): number | null {
    const worths = this.#table.legal
      .filter((one) => one.kind === 'contract' && one.args.contract === contract)
      .map((one) => Number(one.args.stars));
    return worths.length ? Math.max(...worths) : null;
  }

  /** Is something at this spot being pointed out? */
  marks(spot: string): boolean {
    const marked = this.#table.marked;
    return ['spot:', 'from:', 'counted:', 'landing:', 'cargo:'].some((sort) => marked.has(sort + spot));
  }

  marksCell(cell: string): boolean {
    const marked = this.#table.marked;
    return ['tile:', 'cell:', 'counted:'].some((sort) => marked.has(sort + cell));
  }
}

const desks = new WeakMap<object, Desk>();

export function deskOf(table: BoardTable<TollenoView>): Desk {
  const known = desks.get(table);
  if (known) return known;
  // It outlives the component that asks for it first.
  let made: Desk;
  $effect.root(() => {
    made = new Desk(table);
  });
  desks.set(table, made!);
  return made!;
}
