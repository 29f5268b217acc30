// Where one looks: the view follows the city as long as the reader does not hold it.

import { untrack } from 'svelte';
import type { BoardTable } from '../../lib/board.svelte';
import type { TollenoView } from '../../lib/types';
import { Camera } from './camera.svelte';
import { SIDE } from './pieces.gen';
import { boxOf, cellOf, middle, spotPlace } from './shapes';
import type { Targets } from './targets.svelte';

/** So much water round the city is in sight where a tile comes to lie: every cell beside it. */
const SHORE = SIDE + 8;
/** And so much where nothing is done on the water: a tile that was just laid at the edge is still in sight. */
const QUAY = (SHORE - SIDE) / 2;
/** And so much where nothing more is built. */
const ROUND = 40;
const coarse = matchMedia('(pointer: coarse)').matches;
/** A quarter of a tile is a target: where tiles would be smaller than this, in pixels, a part of the city is looked at. */
const SMALLEST = coarse ? 60 : 54;
/** Where a tile is laid, the whole cell is. */
const SMALLEST_CELL = coarse ? 48 : 30;
/** So large is the part that is looked at. */
const CLOSE = coarse ? 92 : 72;
/** A view that could be so much closer comes closer. */
const MORE = 1.12;
/** The city turns by itself for a gain like this. */
const MUCH = 1.08;

export class Lookout {
  readonly camera = new Camera();
  /** The city turned by quarters, as the reader likes to look at it. */
  turn = $state(0);
  /** The key to the signs lies open on the lagoon. */
  keyed = $state(false);

  #table: BoardTable<TollenoView>;
  #targets: Targets;
  /** The reader has turned the city: it stays so. */
  #turned = false;
  #looked = false;
  /** The screen that it was fitted to: another one is filled anew. */
  #screen = '';

  constructor(table: BoardTable<TollenoView>, targets: Targets) {
    this.#table = table;
    this.#targets = targets;
  }

  readonly #cells = $derived.by(() => this.#table.view.tiles.map((tile) => tile.cell));
  /** Who looks back, or at the end of a game, needs no water for another tile. */
  readonly #shore = $derived.by(() => (this.#table.over || !this.#table.asking ? ROUND : SHORE));
  readonly #whole = $derived(boxOf(this.#cells, this.turn, this.#shore));

  /** The buttons that turn the tile lie below the city, or in the strip of the others where height is scarce. */
  readonly upright = $derived.by(() => this.camera.height > this.camera.width);

  /** What has to be in sight now: only who lays a tile needs the water. */
  readonly #needed = $derived.by(() => (this.#targets.laying ? this.#whole : boxOf(this.#cells, this.turn, QUAY)));

  /** Where the key lies while it is read, and the buttons. The same in every step, so that the scale is. */
  readonly #strips = $derived.by(() => ({
    left: this.keyed && this.camera.width > 800 ? 210 : 0,
    right: this.upright ? 0 : 60,
    below: this.upright ? 60 : 0,
  }));

  /** Where something can be done now: a large city is looked at there. */
  readonly #choices = $derived.by(() => [
    ...[...this.#targets.acts.keys()].map((spot) => cellOf(spot)),
    ...[...this.#table.lit].filter((target) => target.startsWith('tile:')).map((target) => target.slice(5)),
    ...this.#targets.fits.keys(),
  ]);

  /** The whole city at one scale in every step; one that would be too small is looked at where something can be done. */
  readonly #wanted = $derived.by(() => {
    const { camera, turn } = this;
    const small = camera.width > 0 && camera.scaleFor(this.#whole, this.#strips) * SIDE < this.#least;
    return small && this.#choices.length ? boxOf(this.#choices, turn, 20) : this.#whole;
  });

  /** What the view follows: when one of these changes, it looks anew. */
  readonly #key = $derived.by(() => {
    const { view, mine } = this.#table;
    const { width, height } = this.camera;
    return `${view.tiles.length} ${view.step} ${mine} ${width} ${height} ${this.turn} ${this.#strips.left}`;
  });

  /** Begins to follow: called while the board is made. */
  watch(): void {
    $effect(() => {
      void this.#key;
      untrack(() => this.#follow());
    });
    $effect(() => {
      const target = this.#table.counting?.targets[0];
      untrack(() => target && this.show(target, 180));
    });
  }

  #follow(): void {
    const { camera } = this;
    if (camera.held || !camera.width) return;
    if (!this.#turned && (this.#mayTurn || this.#screen !== this.#size)) this.turn = this.#better();
    const [wanted, strips] = [this.#wanted, this.#strips];
    const seen = wanted === this.#whole ? this.#needed : wanted;
    const needed = {
      ...seen,
      left: seen.left - strips.left / camera.scale,
      right: seen.right + strips.right / camera.scale,
      bottom: seen.bottom + strips.below / camera.scale,
    };
    // Nothing moves under the hand: what is in sight, and large enough, keeps its scale from step to step.
    const large = this.#most
      ? camera.scale * SIDE >= this.#least
      : camera.scaleFor(wanted, strips) < camera.scale * MORE;
    if (camera.sees(needed) && large && this.#screen === this.#size) return;
    this.#fit();
  }

  get #size(): string {
    return `${this.camera.width} ${this.camera.height} ${this.#strips.left}`;
  }

  get #least(): number {
    return this.#targets.laying ? SMALLEST_CELL : SMALLEST;
  }

  /** Few choices in a large city are not looked at more closely than is needed to hit them. */
  get #most(): number | undefined {
    return this.#wanted === this.#whole ? undefined : CLOSE / SIDE;
  }

  /** Between one's own steps the city does not turn. */
  get #mayTurn(): boolean {
    const { toMove, reader } = this.#table;
    return !this.#looked || this.#targets.laying || toMove !== reader;
  }

  #fit(): void {
    this.#looked = true;
    this.#screen = this.#size;
    this.camera.fit(this.#wanted, this.#strips, this.#most);
  }

  /** A city that is long the other way than the screen lies down or stands up. */
  #better(): number {
    const other = (this.turn + 1) % 2;
    const aside = this.camera.scaleFor(boxOf(this.#cells, other, this.#shore), this.#strips);
    return aside > MUCH * this.camera.scaleFor(this.#whole, this.#strips) ? other : this.turn;
  }

  /** The whole city, or where something can be done. */
  fit(): void {
    this.camera.held = false;
    this.#fit();
  }

  turnView(): void {
    this.#turned = true;
    this.turn = (this.turn + 1) % 4;
    this.fit();
  }

  /** Moves as little as needed to see a target: a tile or a cell with `around` it, or a spot. */
  show(target: string, around?: number): void {
    const name = target.slice(5);
    if (!name) return;
    if (target.startsWith('spot:')) this.camera.show(spotPlace(name, this.turn));
    else if (/^(tile|cell):/.test(target)) this.camera.show(middle(name, this.turn), around);
  }
}
