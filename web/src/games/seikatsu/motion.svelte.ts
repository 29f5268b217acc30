// A move as it is seen: the tile arcs from the hand (or a rival's pagoda) to its cell, then its flock lights up.

import type { BoardTable } from '../../lib/board.svelte';
import { moving, run, wait } from '../../lib/motion';
import type { SeikatsuEvent, SeikatsuPlaceEvent, SeikatsuView } from '../../lib/types';
import { at, middle, PAGODA_PLACE, sideOf, type Point } from './shapes';
import type { Targets } from './targets.svelte';

export class Motion {
  flying = $state.raw<{ tile: string; own: boolean } | null>(null);
  /** The element that flies: set by the scene. */
  flyer = $state.raw<SVGGElement | null>(null);
  /** Where the new tile meets those of its flock. */
  joined = $state.raw<Point[]>([]);

  #table: BoardTable<SeikatsuView>;
  #targets: Targets;

  constructor(table: BoardTable<SeikatsuView>, targets: Targets) {
    this.#table = table;
    this.#targets = targets;
  }

  async play(events: SeikatsuEvent[], seat: number): Promise<void> {
    for (const event of events) if (event.kind === 'place') await this.#fly(event, seat);
  }

  async #fly(event: SeikatsuPlaceEvent, seat: number): Promise<void> {
    const to = this.#targets.space(event.space);
    if (!to || !moving()) return;
    const end = at(to);
    const start = this.#startOf(event.tile, seat);
    this.flying = { tile: event.tile, own: seat === this.#table.reader };
    await Promise.resolve();
    const high = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 70 };
    const frame = (point: Point, scale: number): string => `translate(${point.x}px, ${point.y}px) scale(${scale})`;
    await new Promise(requestAnimationFrame);
    await run(
      this.flyer,
      [
        { transform: frame(start, this.flying.own ? 1.2 : 0.5), easing: 'ease-out' },
        { transform: frame(high, 1.18), offset: 0.5, easing: 'ease-in' },
        { transform: frame(end, 0.94) },
      ],
      460,
      { fill: 'forwards' },
    );
    this.#table.sound(event.tile === 'koi' ? 'deep' : 'place');
    if (event.points > 0) {
      this.joined = event.matches.flatMap((name) => {
        const other = this.#targets.space(name);
        return other ? [middle(end, at(other))] : [];
      });
      this.#table.sound('score');
      await wait(380);
    }
    this.joined = [];
    this.flying = null;
  }

  #startOf(tile: string, seat: number): Point {
    const view = this.#table.view;
    const held = seat === this.#table.reader ? this.#targets.hand.find((one) => one.tile === tile) : undefined;
    if (held) return { x: held.x, y: held.y };
    const pagoda = view.seats.find((one) => one.seat === seat)?.pagoda ?? view.side;
    const [x, y] = PAGODA_PLACE[this.#targets.form][sideOf(pagoda, view.side)];
    return { x, y: y - 40 };
  }
}
