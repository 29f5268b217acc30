// A move as it is seen: pawns hop, fall and go round the edge, stars fly to their players, the ejected spin off.
// Things are put where they end at once; each animation comes from where they were.

import { tick } from 'svelte';
import type { BoardTable } from '../../lib/board.svelte';
import { moving, run, wait } from '../../lib/motion';
import type { GravitySuperstarCardEvent, GravitySuperstarEvent, GravitySuperstarPawnView } from '../../lib/types';
import { BY_FEET, centre, legsOf, MARGIN, routeOf, SPACE, towards, type Leg, type Point, type View } from './shapes';
import { wayOf } from './trail';

/** What is on the board while a move is shown, made of the view that it began with. */
export interface Shown {
  of: View;
  pawns: GravitySuperstarPawnView[];
  stars: Record<string, string>;
  marker: string;
}

export interface Flyer {
  id: number;
  name: string;
  from: Point;
  to: Point;
}

export const place = (point: Point, more = ''): string => `translate(${point.x}px, ${point.y}px) ${more}`;
const FIRST_FALL = 190;

export class Motion {
  /** The elements of the pawns, the light of the open door, and the picture: set by the board. */
  readonly bodies: Record<number, SVGGElement | null> = {};
  light: SVGCircleElement | null = null;
  frame: SVGSVGElement | null = null;

  #staged = $state.raw<Shown | null>(null);
  /** The way of the pawn that moves. */
  running = $state.raw<{ seat: number; d: string } | null>(null);
  /** The card that a rival has played. */
  bubble = $state.raw<{ at: Point; card: string; move: string } | null>(null);
  flyers = $state.raw<Flyer[]>([]);
  shining = $state(false);

  #table: BoardTable<View>;
  #fallen = 0;
  #flown = 0;

  constructor(table: BoardTable<View>) {
    this.#table = table;
  }

  get shown(): Shown {
    const view = this.#table.view;
    if (this.#staged?.of === view) return this.#staged;
    return { of: view, pawns: view.pawns, stars: view.stars, marker: view.marker };
  }

  get staging(): boolean {
    return this.#staged?.of === this.#table.view;
  }

  async play(events: GravitySuperstarEvent[], after: View, seat: number): Promise<void> {
    if (!moving()) return;
    this.#staged = this.shown;
    this.#fallen = 0;
    this.#trace(events, seat);
    for (const event of events) await this.#show(event, after, seat);
    this.running = null;
    this.bubble = null;
  }

  #trace(events: GravitySuperstarEvent[], seat: number): void {
    const pawn = this.#pawn(seat);
    const path = wayOf(events, seat);
    if (!pawn || !path.length) return;
    const route = routeOf(legsOf(centre(pawn.space), path, path.length), false);
    this.running = { seat, d: route.solid + route.dashed };
  }

  async #show(event: GravitySuperstarEvent, after: View, mover: number): Promise<void> {
    const seat = 'seat' in event ? event.seat : mover;
    switch (event.kind) {
      case 'special':
      case 'joker':
      case 'simple':
        return this.#card(event, seat);
      case 'turn':
        return this.#turn(seat, event.feet);
      case 'step':
      case 'fall':
        return this.#travel(seat, event.spaces, event.kind === 'fall');
      case 'star':
        return this.#collect(seat, event.space, `star-${event.colour}`, event.colour);
      case 'token':
        return this.#collect(seat, event.space, 'token', 'token');
      case 'eject':
        return this.#eject(event.victim_seat);
      case 'steal':
        return this.#steal(seat, event.victim_seat, event.loot);
      case 'enter':
        return this.#enter(seat, event.space, after);
      case 'marker':
        return this.#shine(event.from_space, event.space);
    }
  }

  #pawn(seat: number): GravitySuperstarPawnView | undefined {
    return this.shown.pawns.find((one) => one.seat === seat);
  }

  #stage(change: Partial<Shown>): Promise<void> {
    this.#staged = { ...this.shown, ...change, of: this.#table.view };
    return tick();
  }

  #put(seat: number, change: Partial<GravitySuperstarPawnView>): Promise<void> {
    const pawns = this.shown.pawns.map((pawn) => (pawn.seat === seat ? { ...pawn, ...change } : pawn));
    return this.#stage({ pawns });
  }

  /** Rivals show the card first: one's own is known. */
  async #card(event: GravitySuperstarCardEvent, seat: number): Promise<void> {
    const pawn = this.#pawn(seat);
    if (!pawn || seat === this.#table.reader) return;
    this.bubble = { at: centre(pawn.space), card: event.card, move: event.move };
    await wait(520);
    this.bubble = null;
  }

  async #turn(seat: number, feet: string): Promise<void> {
    const pawn = this.#pawn(seat);
    if (!pawn) return;
    const by = ((BY_FEET[feet]! - BY_FEET[pawn.feet]! + 540) % 360) - 180;
    await this.#put(seat, { feet });
    const frames = [{ transform: `rotate(${-by}deg)` }, { transform: 'rotate(0deg)' }];
    await run(this.bodies[seat]?.firstElementChild, frames, 300);
  }

  async #travel(seat: number, spaces: string[], falls: boolean): Promise<void> {
    const pawn = this.#pawn(seat);
    if (!pawn) return;
    const down = towards(pawn.feet);
    const lift = falls ? null : { x: -down.x * 13, y: -down.y * 13 };
    for (const [at, leg] of legsOf(centre(pawn.space), spaces, 0).entries()) {
      // A fall gets faster, as falls do: the time for n spaces goes with the root of n.
      const time = falls ? FIRST_FALL * (Math.sqrt(this.#fallen + 1) - Math.sqrt(this.#fallen)) + 12 : 190;
      const easing = falls && this.#fallen === 0 ? 'ease-in' : 'linear';
      if (falls && this.#fallen === 0) this.#table.sound('deep');
      if (falls) this.#fallen += 1;
      await this.#put(seat, { space: spaces[at]! });
      await hop(this.bodies[seat], leg, lift, time, easing);
      if (!falls) this.#table.sound('place');
    }
    if (!falls) return;
    const [x, y] = down.x ? [0.82, 1.1] : [1.1, 0.82];
    const sunk = `translate(${down.x * 4}px, ${down.y * 4}px) scale(${x}, ${y})`;
    const frames = [{ transform: 'none' }, { transform: sunk }, { transform: 'none' }];
    void run(this.bodies[seat]?.firstElementChild, frames, 170);
  }

  async #collect(seat: number, space: string, name: string, loot: string): Promise<void> {
    const { [space]: _taken, ...stars } = this.shown.stars;
    await this.#stage({ stars });
    this.#table.sound('score');
    this.#fly(name, this.#onScreen(centre(space)), goods(seat, loot));
    await wait(60);
  }

  async #steal(seat: number, victim: number, loot: string): Promise<void> {
    this.#table.sound('take');
    this.#fly(loot === 'token' ? 'token' : `star-${loot}`, goods(victim, loot), goods(seat, loot));
    await wait(380);
  }

  async #eject(victim: number): Promise<void> {
    const pawn = this.#pawn(victim);
    if (!pawn) return;
    const from = centre(pawn.space);
    const side = from.x < (this.#table.view.board.width * SPACE) / 2 ? -1 : 1;
    const high = place({ x: from.x + side * 60, y: from.y - 90 }, `rotate(${side * 400}deg) scale(1.15)`);
    const gone = place({ x: from.x + side * 190, y: from.y - 40 }, `rotate(${side * 900}deg) scale(.2)`);
    const frames = [
      { transform: place(from, 'rotate(0deg) scale(1)'), opacity: 1 },
      { transform: high, opacity: 1, offset: 0.4 },
      { transform: gone, opacity: 0 },
    ];
    this.#table.sound('roll');
    await run(this.bodies[victim], frames, 560, { easing: 'ease-out' });
    await this.#stage({ pawns: this.shown.pawns.filter((one) => one.seat !== victim) });
  }

  async #enter(seat: number, space: string, after: View): Promise<void> {
    const feet = after.pawns.find((one) => one.seat === seat)?.feet ?? 'south';
    await this.#stage({ pawns: [...this.shown.pawns.filter((one) => one.seat !== seat), { seat, space, feet }] });
    const frames = [
      { transform: 'scale(0)', opacity: 0 },
      { transform: 'scale(1.15)', opacity: 1, offset: 0.7 },
      { transform: 'scale(1)' },
    ];
    this.#table.sound('place');
    await run(this.bodies[seat]?.firstElementChild, frames, 320);
  }

  async #shine(from: string, to: string): Promise<void> {
    this.shining = true;
    await tick();
    const frames = [
      { transform: place(centre(from)), opacity: 0.9 },
      { transform: place(centre(to)), opacity: 0.9 },
    ];
    await run(this.light, frames, 380);
    this.shining = false;
    await this.#stage({ marker: to });
  }

  #onScreen(point: Point): Point | null {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return null;
    const scale = box.width / (this.#table.view.board.width * SPACE + 2 * MARGIN);
    return { x: box.x + (point.x + MARGIN) * scale, y: box.y + (point.y + MARGIN) * scale };
  }

  #fly(name: string, from: Point | null, to: Point | null): void {
    if (!from) return;
    this.flyers = [...this.flyers, { id: ++this.#flown, name, from, to: to ?? { x: from.x, y: from.y - 60 } }];
  }

  /** For `use:`: flies the element and takes it away. */
  flight = (element: HTMLElement, flyer: Flyer): void => {
    const { from, to } = flyer;
    const high = { x: from.x + (to.x - from.x) * 0.4, y: Math.min(from.y, to.y) - 40 };
    const frames = [
      { transform: place(from, 'scale(1)'), easing: 'ease-out' },
      { transform: place(high, 'scale(1.5)'), offset: 0.35, easing: 'ease-in' },
      { transform: place(to, 'scale(.7)'), opacity: 0.9 },
    ];
    void run(element, frames, 620, { fill: 'forwards' }).then(() => {
      this.flyers = this.flyers.filter((one) => one.id !== flyer.id);
    });
  };
}

async function hop(
  body: SVGGElement | null | undefined,
  leg: Leg,
  lift: Point | null,
  time: number,
  easing: string,
): Promise<void> {
  const { from, to, way } = leg;
  if (leg.exit && leg.entry) {
    const out = { x: from.x + way.x * SPACE, y: from.y + way.y * SPACE };
    const back = { x: to.x - way.x * SPACE, y: to.y - way.y * SPACE };
    const leaving = [
      { transform: place(from), opacity: 1 },
      { transform: place(out), opacity: 0 },
    ];
    const coming = [
      { transform: place(back), opacity: 0 },
      { transform: place(to), opacity: 1 },
    ];
    await run(body, leaving, time * 0.8, { easing: 'linear' });
    await run(body, coming, time * 0.8, { easing: 'linear' });
    return;
  }
  if (!lift) return run(body, [{ transform: place(from) }, { transform: place(to) }], time, { easing });
  const high = { x: (from.x + to.x) / 2 + lift.x, y: (from.y + to.y) / 2 + lift.y };
  const frames = [
    { transform: place(from), easing: 'ease-out' },
    { transform: place(high), easing: 'ease-in' },
    { transform: place(to) },
  ];
  return run(body, frames, time);
}

/** Where a player's things of a kind are counted on the page. */
function goods(seat: number, loot: string): Point | null {
  for (const name of [`${seat}-${loot}`, String(seat)]) {
    const found = [...document.querySelectorAll(`[data-goods="${name}"]`)].find((one) => one.getClientRects().length);
    if (!found) continue;
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}
