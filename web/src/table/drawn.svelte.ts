// The engine's drawing in the page: what carries `data-target` in it is a target as on any other board, and what changes
// from one drawing to the next is seen to change.

import type { BoardTable } from '../lib/board.svelte';

import { goingOn } from '../lib/selection';

import { targetsOf } from '../lib/targets';
import { drawing } from '../lib/drawing';
import { run } from '../lib/motion';
import type { Event } from '../lib/types';

export interface DrawnView {
  /** The position as SVG: the server sends it where the client has no board for the game. */
  picture?: string;
}

interface Figure {
  target: string;
  element: SVGGraphicsElement;
  /** What the drawing itself says of it. */
  title: string;
  /** As it was drawn, to see whether it has changed. */
  look: string;
}

/** Where a target lies in the frame. */
export interface Box {
  target: string;
  left: number;
  top: number;
  width: number;
  height: number;
  round: boolean;
}

/** Two pieces of a drawing are the same one if they have the same name here: it glides from one place to the other. */
const PIECE = 'data-piece';

export class DrawnBoard {
  /** The element that holds the drawing. */
  frame: HTMLElement | null = null;
  #table: BoardTable<DrawnView>;
  #shown = '';
  #figures = $state.raw<Figure[]>([]);
  boxes = $state.raw<Box[]>([]);

  constructor(table: BoardTable<DrawnView>) {
    this.#table = table;
  }

  readonly #drawn = $derived(new Set(this.#figures.map((one) => one.target)));

  /** What can be chosen, or is, and is nowhere in the drawing: offered as buttons. */
  readonly elsewhere = $derived.by(() => {
    const { lit, selection } = this.#table;
    return [...new Set([...selection, ...lit])].filter((target) => !this.#drawn.has(target));
  });

  /** The targets of the last move, and those of the one that is looked at. */
  readonly last = $derived.by(() => new Set((this.#table.last?.events ?? []).flatMap(targetsOf)));
  readonly foreseen = $derived.by(() => new Set((this.#table.preview?.events ?? []).flatMap(targetsOf)));

  /** Puts a drawing into the frame; the focus stays on its target. */
  show(text: string): void {
    if (!this.frame || text === this.#shown) return;
    const focused = this.frame.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-target')
      : null;
    const made = drawing(text, `drawn-${this.#table.game}-`);
    this.#shown = text;
    this.frame.replaceChildren(...(made ? [made] : []));
    made?.setAttribute('role', 'group');
    const found = [...(made?.querySelectorAll<SVGGraphicsElement>('[data-target]') ?? [])];
    this.#figures = found.map((element) => ({
      target: element.getAttribute('data-target')!,
      element,
      title: element.getAttribute('aria-label') ?? element.querySelector(':scope > title')?.textContent ?? '',
      look: element.outerHTML,
    }));
    for (const figure of this.#figures) this.#listen(figure);
    this.mark();
    this.measure();
    if (focused) this.#figures.find((one) => one.target === focused)?.element.focus();
  }

  #listen({ target, element }: Figure): void {
    for (const [name, handler] of Object.entries(this.#table.at(target, '')))
      if (name.startsWith('on')) element.addEventListener(name.slice(2), handler as EventListener);
  }

  /** Tells the elements what they are now: lit, chosen, hovered, pointed out. */
  mark(): void {
    for (const { target, element, title } of this.#figures)
      for (const [name, value] of Object.entries(this.#table.at(target, this.label(target, title)))) {
        if (name.startsWith('on')) continue;
        if (value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, value === true && name.startsWith('data-') ? '' : String(value));
      }
  }

  /** What a target is called, and what choosing it would do. */
  label(target: string, title = ''): string {
    const table = this.#table;
    const [sort, ...rest] = target.split(':');
    const name = title || table.name(sort ?? '', rest.join(':'));
    const ways = table.lit.has(target) ? goingOn(table.legal, [...table.selection, target]) : [];
    const does = ways.length === 1 && ways[0] ? table.doing(ways[0]) : name;
    return does === name ? name : `${name}: ${does}`;
  }

  measure(): void {
    const frame = this.frame?.getBoundingClientRect();
    if (!frame) return;
    this.boxes = this.#figures.map(({ target, element }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const round = ['circle', 'ellipse'].includes((element.firstElementChild ?? element).localName);
      return { target, left: left - frame.left, top: top - frame.top, width, height, round };
    });
  }

  /** From the drawing that is there to the next: pieces glide, what is new or changed comes up. */
  async play(events: Event[], text: string): Promise<void> {
    if (!this.frame || !text || text === this.#shown) return;
    const places = new Map(this.#pieces().map((one) => [one.getAttribute(PIECE), middle(one)]));
    const looks = new Map(this.#figures.map((one) => [one.target, one.look]));
    this.show(text);
    const touched = new Set(events.flatMap(targetsOf));
    const moves = this.#pieces().map((piece) => {
      const before = places.get(piece.getAttribute(PIECE));
      return before ? glide(piece, before) : run(piece, APPEARS, 300);
    });
    const changes = this.#figures
      .filter((one) => looks.get(one.target) !== one.look || touched.has(one.target))
      .filter((one) => !one.element.querySelector(`[${PIECE}]`) && !one.element.hasAttribute(PIECE))
      .map((one) => run(one.element, APPEARS, 420));
    if (moves.length + changes.length) this.#table.sound('place');
    await Promise.all([...moves, ...changes]);
  }

  #pieces(): SVGGraphicsElement[] {
    return [...(this.frame?.querySelectorAll<SVGGraphicsElement>(`[${PIECE}]`) ?? [])];
  }
}

const APPEARS = [{ opacity: 0.15 }, { opacity: 1 }];

function middle(element: Element): DOMPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2);
}

/** Moves a piece from where it was on the screen to where it is drawn now. */
async function glide(piece: SVGGraphicsElement, from: DOMPoint): Promise<void> {
  const to = middle(piece);
  const matrix = piece.getScreenCTM()?.inverse();
  if (!matrix || Math.hypot(from.x - to.x, from.y - to.y) < 1) return;
  const [a, b] = [from.matrixTransform(matrix), to.matrixTransform(matrix)];
  const frames = [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'translate(0px, 0px)' }];
  // Added to the transform that the drawing gives the piece.
  await run(piece, frames, 480, { composite: 'add' });
}
