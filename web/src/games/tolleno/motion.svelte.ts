// A move as it is seen: the tile settles on the water, a floor drops, a contract turns to its seal, the boat glides.

import type { BoardTable } from '../../lib/board.svelte';
import { moving, run, wait } from '../../lib/motion';
import type {
  TollenoCarryEvent,
  TollenoContractEvent,
  TollenoEvent,
  TollenoExtendEvent,
  TollenoSailEvent,
  TollenoTileView,
  TollenoView,
} from '../../lib/types';
import type { Lookout } from './lookout.svelte';
import { corner, middle, mooring, spotPlace, turnedFace, type Point } from './shapes';

export type Moving =
  | { kind: 'tile'; face: TollenoTileView; place: Point }
  | { kind: 'floor'; number: number; height: number; place: Point }
  | { kind: 'contract'; contract: string; place: Point }
  | { kind: 'boat'; number: number; floor: boolean; place: Point };

export class Motion {
  flying = $state.raw<Moving | null>(null);
  /** The element that flies: set by the scene. */
  flyer = $state.raw<SVGGElement | null>(null);
  gained = $state.raw<{ place: Point; stars: number } | null>(null);
  /** The boat that glides, and so does not lie at its mooring. */
  hidden = $state<string | null>(null);
  /** What the contract that is being placed counts. */
  counted = $state.raw<string[]>([]);

  #table: BoardTable<TollenoView>;
  #lookout: Lookout;

  constructor(table: BoardTable<TollenoView>, lookout: Lookout) {
    this.#table = table;
    this.#lookout = lookout;
  }

  async play(events: TollenoEvent[], after: TollenoView, seat: number): Promise<void> {
    for (const event of events) {
      if (!moving()) break;
      if (event.kind === 'extend') await this.#extend(event, after);
      else if (event.kind === 'build') await this.#floor(event.spot, seat, event.height);
      else if (event.kind === 'contract') await this.#contract(event);
      else if (event.kind === 'sail' || event.kind === 'enter') await this.#boat(event, seat);
      else if (event.kind === 'carry') await this.#carry(event, seat);
    }
    this.flying = this.gained = this.hidden = null;
    this.counted = [];
  }

  async #fly(what: Moving, frames: Keyframe[], time: number): Promise<void> {
    this.flying = what;
    await new Promise(requestAnimationFrame);
    await run(this.flyer, frames, time, { fill: 'forwards' });
  }

  async #extend(event: TollenoExtendEvent, after: TollenoView): Promise<void> {
    const cell = event.cell;
    const face = after.tiles.find((tile) => tile.cell === cell);
    if (!face) return;
    this.#lookout.camera.show(middle(cell, this.#lookout.turn), 160);
    const settle = [
      { transform: 'translate(0, -260px) scale(1.25) rotate(-8deg)', opacity: 0 },
      { transform: 'translate(0, -30px) scale(1.1) rotate(2deg)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ];
    await this.#fly(
      { kind: 'tile', face: turnedFace(face, this.#lookout.turn), place: corner(cell, this.#lookout.turn) },
      settle,
      460,
    );
    this.#table.sound('place');
  }

  async #floor(spot: string, seat: number, height: number): Promise<void> {
    const place = spotPlace(spot, this.#lookout.turn);
    this.#lookout.camera.show(place);
    const drop = [
      { transform: 'translate(0, -190px)', opacity: 0, easing: 'ease-in' },
      { transform: 'translate(0, 0)', opacity: 1, offset: 0.62, easing: 'ease-out' },
      { transform: 'translate(0, -10px)', offset: 0.8, easing: 'ease-in' },
      { transform: 'translate(0, 0)' },
    ];
    await this.#fly({ kind: 'floor', number: this.#number(seat), height, place }, drop, 460);
    this.#table.sound('place');
  }

  async #contract(event: TollenoContractEvent): Promise<void> {
    const place = spotPlace(event.spot, this.#lookout.turn);
    this.#lookout.camera.show(place);
    const flip = [
      { transform: 'translate(0, -120px) scale(1.6)', opacity: 0 },
      { transform: 'translate(0, -30px) scale(1.3)', opacity: 1, offset: 0.45 },
      { transform: 'scale(.05, 1.1)', offset: 0.75 },
      { transform: 'scale(1)' },
    ];
    this.counted = event.counted;
    await this.#fly({ kind: 'contract', contract: event.contract, place }, flip, 560);
    this.gained = { place, stars: event.stars };
    this.#table.sound('score');
    await wait(520);
  }

  async #boat(event: TollenoSailEvent, seat: number): Promise<void> {
    const { path } = event;
    const places = path.map((cell) => middle(cell, this.#lookout.turn));
    const from = this.#tileAt(path[0]!);
    const to = this.#tileAt(path.at(-1)!);
    if (from?.boat === seat) places[0] = mooring(from, this.#lookout.turn);
    if (to) places.push(mooring(to, this.#lookout.turn));
    this.hidden = `boat-${seat}`;
    this.#table.sound('deep');
    for (const place of places) this.#lookout.camera.show(place, 90);
    const start = places[0]!;
    const frames = places.map((place) => ({
      transform: `translate(${place.x - start.x}px, ${place.y - start.y}px)`,
    }));
    const what: Moving = { kind: 'boat', number: this.#number(seat), floor: false, place: start };
    await this.#fly(what, frames, Math.min(900, 260 + 130 * places.length));
  }

  async #carry(event: TollenoCarryEvent, seat: number): Promise<void> {
    const [from, to] = [spotPlace(event.from, this.#lookout.turn), spotPlace(event.spot, this.#lookout.turn)];
    this.#lookout.camera.show(from);
    this.#lookout.camera.show(to);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    const high = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - 120}px)`;
    const frames = [{ transform: start }, { transform: high, offset: 0.55 }, { transform: 'none', easing: 'ease-in' }];
    await this.#fly({ kind: 'floor', number: this.#number(seat), height: event.height, place: to }, frames, 560);
    this.#table.sound('place');
  }

  #number(seat: number): number {
    return this.#table.seats[seat]?.number ?? seat + 1;
  }

  #tileAt(cell: string): TollenoTileView | undefined {
    return this.#table.view.tiles.find((tile) => tile.cell === cell);
  }
}
