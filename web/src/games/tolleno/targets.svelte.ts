// What can be pointed at, for the board and the panel below it: how the tile in hand is turned, where the choices are open,
// and what a screen reader says of each place.

import type { BoardTable } from '../../lib/board.svelte';

import type { Hand } from '../../lib/contract';
import { settings } from '../../lib/settings.svelte';
import type {
  TollenoAction,
  TollenoExtendAction,
  TollenoFaceView,
  TollenoQuadrantView,
  TollenoTileView,
  TollenoView,
} from '../../lib/types';
import { cellOf, named } from './shapes';

export class Targets {
  readonly #table: BoardTable<TollenoView>;
  /** How many quarters to the right the reader has turned the tile in hand. */
  turn = $state(0);
  /** The spot at which several acts are offered. */
  pinned = $state<string | null>(null);

  /** What pointed last: a finger first shows what a mouse does at once. */
  hand: Hand = 'mouse';

  constructor(table: BoardTable<TollenoView>) {
    this.#table = table;
    table.whereabouts = (targets) => this.#whereabouts(targets);
  }

  readonly held: TollenoFaceView | null = $derived.by(() => {
    const { view, reader } = this.#table;
    const seat = reader >= 0 ? reader : view.to_move;
    return view.seats[seat]?.held ?? null;
  });

  readonly laying = $derived.by(() => this.#table.mine && this.#table.legal.some((one) => one.kind === 'extend'));

  /** The cells where the tile fits, with the turns in which it does. */
  readonly fits: ReadonlyMap<string, TollenoExtendAction[]> = $derived.by(() => {
    const found = new Map<string, TollenoExtendAction[]>();
    if (!this.laying) return found;
    for (const one of this.#table.legal) {
      if (one.kind !== 'extend') continue;
      const { cell } = one.args;
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
  extension(cell: string): TollenoExtendAction | null {
    const fits = this.fits.get(cell) ?? [];
    const away = (one: TollenoExtendAction): number => (one.args.turn - this.turn + 4) % 4;
    return fits.toSorted((a, b) => away(a) - away(b))[0] ?? null;
  }

  /** The acts that end at a spot: a floor, and each contract that may be placed there. */
  readonly acts: ReadonlyMap<string, TollenoAction[]> = $derived.by(() => {
    const found = new Map<string, TollenoAction[]>();
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
    const now = (cell ? this.extension(cell)?.args.turn : null) ?? this.turn;
    const fits = cell ? (this.fits.get(cell) ?? []).map((one) => one.args.turn) : [0, 1, 2, 3];
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
    const chosen = this.contract && acts.some((one) => one.kind === 'contract' && one.args.contract === this.contract);
    if (acts.length < 2 || chosen) {
      this.pinned = null;
      return this.#table.pick(`spot:${spot}`, hand);
    }
    this.#table.refused = null;
    this.pinned = this.pinned === spot ? null : spot;
  }

  /** What an act brings as things stand: it says so itself, or, of a boat's, the prompt in the order of the legal ones. */
  worth(act: TollenoAction): number | null {
    if ('stars' in act.args) return act.args.stars;
    const { prompt, legal } = this.#table;
    const all = prompt?.args.stars;
    const found = Array.isArray(all) && act.kind !== 'carry-nothing' ? all[legal.indexOf(act)] : null;
    return typeof found === 'number' ? found : null;
  }

  /** The most that a contract brings at any place where it may lie now. */
  best(contract: string): number | null {
    const worths = this.#table.legal
      .filter((one) => one.kind === 'contract')
      .filter((one) => one.args.contract === contract)
      .map((one) => one.args.stars);
    return worths.length ? Math.max(...worths) : null;
  }

  /** Where a cell lies, in words, counted from the middle of the four tiles of the centre. */
  #where(cell: string): string {
    const { x, y } = named(cell);
    const [side, across] = x > 0 ? ['e', x] : ['w', 1 - x];
    const [aside, along] = y > 0 ? ['s', y] : ['n', 1 - y];
    return this.#table.tell('ui-where', { side, across, aside, along });
  }

  #whereSpot(spot: string): string {
    return this.#table.tell('ui-where-spot', { where: this.#where(cellOf(spot)), corner: spot.slice(-2) });
  }

  #whereabouts(targets: readonly string[]): string {
    const [kind, name] = targets.findLast((target) => /^(cell|tile|spot):/.test(target))?.split(':') ?? [];
    if (!name) return '';
    return kind === 'spot' ? this.#whereSpot(name) : this.#where(name);
  }

  #spotLabel(quadrant: TollenoQuadrantView): string {
    const spot = quadrant.spot;
    const where = this.#whereSpot(spot);
    const acts = this.acts.get(spot) ?? [];
    const worth = acts.length ? ` ${acts.map((one) => this.#table.doing(one)).join('; ')}` : '';
    const drops = quadrant.drops;
    if (quadrant.seat >= 0)
      return (
        this.#table.tell('ui-spot-building', { where, seat: quadrant.seat, height: quadrant.height, drops }) + worth
      );
    if (quadrant.contract) return this.#table.tell('ui-spot-contract', { where });
    if (quadrant.ground === 'fountain') return this.#table.tell('ui-spot-fountain', { where, ways: quadrant.arrows });
    if (quadrant.ground === 'plain') return this.#table.tell('ui-spot-plain', { where });
    return this.#table.tell('ui-spot-free', { where, drops }) + worth;
  }

  tileLabel(tile: TollenoTileView): string {
    const args = { where: this.#where(tile.cell), value: tile.value };
    const lead = tile.leader >= 0 ? ` ${this.#table.tell('ui-tile-leader', { seat: tile.leader })}` : '';
    const boat = tile.boat >= 0 ? ` ${this.#table.tell('ui-tile-boat', { seat: tile.boat })}` : '';
    return this.#table.tell('ui-tile', args) + lead + boat;
  }

  #cellLabel(cell: string): string {
    const one = this.extension(cell);
    const label = this.#table.tell('ui-cell', { where: this.#where(cell) });
    return one ? `${label} ${this.#table.doing(one)}` : label;
  }

  /** As the shell's targets, but a tile is laid as it is turned, and several acts at a spot are offered. */
  cellAt(cell: string): Record<string, unknown> {
    return this.#ours(this.#table.at(`cell:${cell}`, this.#cellLabel(cell)), this.fits.has(cell), (used) =>
      this.lay(cell, used),
    );
  }
  spotAt(quadrant: TollenoQuadrantView): Record<string, unknown> {
    const { spot } = quadrant;
    return this.#ours(this.#table.at(`spot:${spot}`, this.#spotLabel(quadrant)), this.acts.has(spot), (used) =>
      this.take(spot, used),
    );
  }
  #ours(attributes: Record<string, unknown>, open: boolean, take: (used: Hand) => void): Record<string, unknown> {
    return {
      ...attributes,
      'data-lit': open || undefined,
      'aria-disabled': open ? undefined : true,
      tabindex: open ? 0 : -1,
      onclick: (event: MouseEvent) => take(event.detail === 0 ? 'key' : this.hand),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        take('key');
      },
    };
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

const known = new WeakMap<object, Targets>();

export function targetsOf(table: BoardTable<TollenoView>): Targets {
  const before = known.get(table);
  if (before) return before;
  // It outlives the component that asks for it first.
  let made: Targets;
  $effect.root(() => {
    made = new Targets(table);
  });
  known.set(table, made!);
  return made!;
}
