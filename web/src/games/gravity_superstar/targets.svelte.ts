// What can be pointed at: a space stands for the one way to land there, or offers them; and what a screen reader says of it.

import type { BoardTable } from '../../lib/board.svelte';
import type { GravitySuperstarAction, GravitySuperstarBoardView, GravitySuperstarCardAction } from '../../lib/types';
import type { Motion } from './motion.svelte';
import { CARDS } from './pieces.gen';
import { bestOf, centre, foreseen, gainOf, gainText, MARGIN, reachAt, type View } from './shapes';

export class Targets {
  #table: BoardTable<View>;
  #motion: Motion;
  /** Pixels a unit of the board's measures. */
  scale = $state(1);
  /** The space under the pointer or the focus. */
  #peeked = $state<string | null>(null);
  #offer = $state.raw<{ of: View; space: string; actions: GravitySuperstarCardAction[] } | null>(null);

  constructor(table: BoardTable<View>, motion: Motion) {
    this.#table = table;
    this.#motion = motion;
  }

  readonly #platforms = $derived.by(() => platformsOf(this.#table.view.board));

  /** Where the open actions end. */
  readonly landings = $derived.by(() => {
    const { mine, hovered, before, legal, open } = this.#table;
    const found: Record<string, GravitySuperstarCardAction[]> = {};
    if (!mine) return found;
    const card = hovered?.startsWith('card:') && !before.length ? hovered : null;
    const all = card ? legal.filter((one) => one.targets[0] === card) : open;
    for (const action of all) if (isCard(action)) (found[action.args.space] ??= []).push(action);
    return found;
  });

  /** The action that is looked at: the candidate, a step whose card is open, or the best way to the space that is pointed at
   * or whose ways are offered. */
  readonly looked = $derived.by(() => {
    const table = this.#table;
    if (!table.mine) return null;
    const action = actionLooked(table) ?? hinted(table);
    if (action) return action;
    const there = this.#peeked ? this.landings[this.#peeked] : this.offered?.actions;
    return there ? bestOf(table.view, there) : null;
  });

  /** Half of the side of a landing's area. */
  readonly reach = $derived.by(() => reachAt(this.scale));

  readonly seen = $derived.by(() => (this.#motion.running ? null : foreseen(this.looked)));

  /** The several ways to a space, to choose from. */
  readonly offered = $derived.by(() => {
    const { view, mine, canCancel } = this.#table;
    return this.#offer?.of === view && mine && !canCancel ? this.#offer : null;
  });

  /** What goes from under the pointer tells nobody that it is no longer pointed at. */
  withdraw(): void {
    if (this.#offer) this.#table.hover(null);
    this.#offer = null;
  }

  /** As `table.at`, but a landing leads on to its move. */
  at(space: string): Record<string, unknown> {
    const there = this.landings[space];
    const over = (): unknown => (this.#peeked = space);
    const away = (): unknown => (this.#peeked === space ? (this.#peeked = null) : null);
    return {
      ...this.#table.at(`space:${space}`, this.#label(space)),
      'data-lit': there ? true : undefined,
      tabindex: there ? 0 : -1,
      'aria-disabled': there ? undefined : true,
      onclick: (event: MouseEvent) => this.#choose(this.#meant(space, event), event),
      onpointerenter: over,
      onpointerleave: away,
      // Who clicked a space looks at it while the pointer is there, not as long as it keeps the focus.
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && over(),
      onblur: away,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.#choose(space, event);
      },
    };
  }

  /** A finger is wider than a space: it means the landing that is nearest to it. */
  #meant(space: string, event: MouseEvent): string {
    const frame = this.#motion.frame;
    if (!frame || event.detail === 0 || this.reach <= reachAt(0)) return space;
    const box = frame.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.x) / this.scale - MARGIN, (event.clientY - box.y) / this.scale - MARGIN];
    const away = (one: string): number => Math.max(Math.abs(centre(one).x - x), Math.abs(centre(one).y - y));
    const [near] = Object.keys(this.landings).toSorted((a, b) => away(a) - away(b));
    return near && away(near) <= this.reach ? near : space;
  }

  #choose(space: string, event: MouseEvent | KeyboardEvent): void {
    const table = this.#table;
    const touched = (event as PointerEvent).pointerType === 'touch';
    const hand = 'key' in event || event.detail === 0 ? 'key' : touched ? 'touch' : 'mouse';
    const actions = this.landings[space] ?? [];
    const moves = new Set(actions.map((one) => one.targets[1]!));
    const [first] = actions;
    this.withdraw();
    if (!first) table.pick(`space:${space}`, hand);
    else if (actions.length === 1) table.pick(first.targets[1]!, hand, [first.targets[0]!]);
    else if (moves.size === 1 && first.kind === 'simple') table.pick(first.targets[1]!, hand);
    else {
      const most = (one: GravitySuperstarCardAction): number => gainOf(table.view, one).most;
      this.#offer = { of: table.view, space, actions: actions.toSorted((a, b) => most(b) - most(a)) };
    }
  }

  #label(space: string): string {
    const table = this.#table;
    const { board } = table.view;
    const { pawns, stars, marker } = this.#motion.shown;
    const said = [space];
    const pawn = pawns.find((one) => one.space === space);
    if (pawn) said.push(table.tell('ui-pawn', { seat: pawn.seat, feet: pawn.feet }));
    const star = stars[space];
    if (star) said.push(table.name('loot', star));
    const symbol = board.symbols[space];
    if (symbol === 'replay') said.push(table.tell('ui-replay-symbol'));
    else if (symbol && !star) said.push(table.tell('ui-star-symbol'));
    const door = board.doors.find((one) => one.space === space);
    if (door) said.push(table.tell(marker === space ? 'ui-open-door' : 'ui-door', { up: door.up }));
    const sides = this.#platforms[space] ?? [];
    if (sides.length)
      said.push(table.tell('ui-platforms', { sides: sides.map((side) => table.tell(`ui-on-${side}`)) }));
    const landings = this.landings[space];
    if (landings) {
      const best = gainOf(table.view, bestOf(table.view, landings));
      const gain = gainText(best) || '0';
      said.push(table.tell('ui-landing', { count: landings.length, gain, points: Math.max(0, best.most) }));
    }
    return said.join(', ');
  }
}

const isCard = (action: GravitySuperstarAction): action is GravitySuperstarCardAction =>
  action.kind === 'simple' || action.kind === 'special' || action.kind === 'joker';

/** What is pointed at in the hand: the candidate, or a step whose card is still open. */
export function actionLooked(table: BoardTable<View>): GravitySuperstarAction | undefined {
  if (table.candidate) return table.candidate;
  const target = table.hovered ?? table.selection.at(-1);
  return target?.startsWith('move:') ? table.legal.find((one) => one.targets[1] === target) : undefined;
}

/** The move that a hint points out: it marks all its targets and nothing else. */
function hinted(table: BoardTable<View>): GravitySuperstarAction | undefined {
  const marked = table.marked;
  return marked.size === 2
    ? table.legal.find((one) => one.targets.length === 2 && one.targets.every((target) => marked.has(target)))
    : undefined;
}

/** The sides of each space on which a platform lies. */
function platformsOf(board: GravitySuperstarBoardView): Record<string, string[]> {
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
