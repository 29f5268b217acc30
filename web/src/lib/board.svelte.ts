// What a board is given, and how it says what was pointed at.
// No rule lives here: what is legal, why something is not, and what a move would do, the server says.

import type { Asking, Foreseen, Hand, Refused, SeatFace, Turn } from './contract';
import { kept } from './kept';
import { advance, begins, forced, goingOn, nextTargets, same } from './selection';
import { settings } from './settings.svelte';
import { sound, tune } from './sound';
import { placeOf } from './targets';
import type { ActionOf, Described, Event, EventOf, Prompt, ScoreStep, StepOf } from './types';
import { words, type Part } from './words.svelte';

/** `View` says which game it is; what may be done, what happens and how it counts is typed as that game tells it. */
export class BoardTable<
  View = Record<string, unknown>,
  Action extends Described = ActionOf<View>,
  Happening extends Event = EventOf<View>,
  Step extends ScoreStep = StepOf<View>,
> {
  readonly game: string;
  seats = $state.raw<SeatFace[]>([]);
  /** The seat whose side is shown; -1 a spectator, -2 everything open. */
  reader = $state(-1);
  /** Where the last of an action's targets lies, in words: given by a board that shows no names of places. */
  whereabouts: ((targets: readonly string[]) => string) | null = null;
  view = $state.raw<View>(undefined as View);
  toMove = $state(-1);
  prompt = $state.raw<Prompt | null>(null);
  /** All legal actions of the reader now; `open` are those that go on from the selection. */
  legal = $state.raw<Action[]>([]);
  selection = $state.raw<string[]>([]);
  hovered = $state<string | null>(null);
  /** What would be chosen before the hovered target: of a button that stands for several targets at once. */
  before = $state.raw<readonly string[]>([]);
  /** What the candidate would do, as far as it can be foreseen. */
  preview = $state.raw<({ action: number } & Foreseen<Happening>) | null>(null);
  /** The last move, to be outlined: who, and what happened in it. */
  last = $state.raw<Turn<Happening> | null>(null);
  /** All turns since the reader's own last one: marked in their seats' colours until the reader has moved. */
  changes = $state.raw<Turn<Happening>[]>([]);
  /** What happened before that. */
  past = $state.raw<Turn<Happening>[]>([]);
  /** Targets to point out: of a log line, a hint, a step of the count. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** The best moves in a bot's opinion, by what they point at last: numbered on the board. */
  ranked = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The step of the final count that is being shown. */
  counting = $state.raw<Step | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** What a part of the game asks for now, in place of the prompt: an open chooser. */
  said = $state<string | null>(null);
  /** Such a part has a way back of its own: the prompt needs none. */
  ownWayBack = $state(false);
  /** Touch, or "ask before each move": the action that waits for its confirmation. */
  waiting = $state.raw<Action | null>(null);
  /** A move is on its way to the server, or being shown: nothing can be picked. */
  busy = $state(false);
  phone = $state(false);
  over = $state(false);

  asking: Asking | null = null;
  /** What is chosen for good: it is being asked whether it ends the turn, or its way to the server is long. */
  underway = $state.raw<Action | null>(null);

  readonly mine = $derived(this.legal.length > 0 && !this.busy);
  readonly open = $derived(goingOn(this.legal, this.selection));
  /** The targets that can be chosen next. */
  readonly lit: ReadonlySet<string> = $derived(new Set(this.mine ? nextTargets(this.open, this.selection) : []));
  /** The one action that the hovered (or chosen) targets make. */
  readonly candidate = $derived(this.#candidate());
  /** Actions that the selection makes already: more than one are offered as buttons. */
  readonly choices = $derived(this.mine ? this.open.filter((one) => one.targets.length <= this.selection.length) : []);
  readonly names = $derived(this.seats.map((seat) => seat.name));

  constructor(game: string) {
    this.game = game;
    tune(game);
  }

  /** Another view, in which everything that is as it was stays the same object. */
  see(view: View): void {
    this.view = { ...kept(this.view, view) };
  }

  /**
   * The attributes of whatever stands for a target: spread them on an HTML or SVG element that has no handler of its own.
   * `before`: targets that it chooses too, ahead of its own (a button on a card: the card, then the move).
   */
  at(target: string, label: string, before: readonly string[] = []): Record<string, unknown> {
    const begun = before.every((one, at) => this.selection[at] === one);
    const lit = before.length
      ? this.mine && this.legal.some((one) => begins(one, [...before, target]))
      : this.lit.has(target);
    const chosen = begun && this.selection.includes(target);
    const hot = this.hovered === target && same(this.before, before);
    return {
      'data-target': target,
      'data-before': before.join(' ') || undefined,
      'data-lit': lit || undefined,
      'data-chosen': chosen || undefined,
      'data-hot': hot || undefined,
      'data-marked': this.marked.has(target) || undefined,
      role: 'button',
      tabindex: lit || chosen ? 0 : -1,
      'aria-label': label,
      'aria-pressed': chosen || undefined,
      'aria-disabled': lit || chosen ? undefined : true,
      // The second click of a double one confirms nothing.
      onclick: (event: MouseEvent) =>
        !(this.waiting && event.detail > 1) && this.pick(target, event.detail === 0 ? 'key' : pointer, before),
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.hover(target, before),
      onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && this.hover(null),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(':focus-visible') && this.hover(target, before),
      onblur: () => this.hovered === target && same(this.before, before) && this.hover(null),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) this.pick(target, 'key', before);
      },
    };
  }

  hover(target: string | null, before: readonly string[] = []): void {
    this.hovered = target;
    this.before = before;
  }

  /** A target was pointed at: goes on with it, plays the action it completes, or asks why it leads nowhere. */
  pick(target: string, hand: Hand = 'mouse', before: readonly string[] = []): void {
    this.refused = null;
    if (this.busy || this.underway) return;
    if (before.length && !before.every((one, at) => this.selection[at] === one)) {
      if (!goingOn(this.legal, [...before, target]).length) return void this.#ask([...before, target], target);
      this.select([...before]);
    }
    if (this.waiting && this.selection.at(-1) === target) return this.commit(this.waiting.action);
    if (this.waiting === null && this.selection.at(-1) === target && this.selection.length > forced(this.legal).length)
      return this.select(this.selection.slice(0, -1));
    const chosen = advance(this.legal, this.selection, target);
    if (!chosen) return void this.#ask([...this.selection, target], target);
    this.select(chosen);
    const only = this.open.length === 1 ? this.open[0] : undefined;
    if (!only || only.targets.length > this.selection.length) return;
    if (hand === 'touch' || settings.confirm) {
      this.waiting = only;
      this.hover(target, before);
    } else if (settings.endTurn) void this.#settle(only);
    else this.commit(only.action);
  }

  /** Plays the action, unless it ends the turn for good, or nobody can tell: then it is shown and waits. */
  async #settle(only: Action): Promise<void> {
    this.underway = only;
    const foreseen = await Promise.race([this.asking?.preview(only.action), unheard()]);
    this.underway = null;
    if (!this.legal.includes(only)) return;
    if (!foreseen || foreseen.ends) this.waiting = only;
    else this.commit(only.action);
  }

  /** What waits for its confirmation ends the turn. */
  get ending(): boolean {
    return this.waiting !== null && this.preview?.action === this.waiting.action && this.preview.ends;
  }

  select(chosen: string[]): void {
    this.waiting = null;
    const begun = goingOn(this.legal, chosen).length ? chosen : [];
    this.selection = begun.length ? begun : forced(this.legal);
  }

  /** Takes the selection back (Esc). */
  cancel(): void {
    this.refused = null;
    this.hovered = null;
    this.select([]);
  }

  get canCancel(): boolean {
    return this.waiting !== null || this.selection.length > forced(this.legal).length;
  }

  /** Shows a legal action as if it had been pointed at, and waits for its confirmation: for hints. */
  propose(action: Action): void {
    if (this.busy || !this.legal.includes(action)) return;
    this.refused = null;
    this.hovered = null;
    this.selection = action.targets;
    this.waiting = action;
  }

  /** Plays a legal action: for buttons that are no targets, and for the confirmation. */
  commit(action: number): void {
    if (this.busy || !this.legal.some((one) => one.action === action)) return;
    this.waiting = null;
    this.hovered = null;
    this.asking?.play(action);
  }

  /** Numbers these moves on the board, the best first. */
  rank(actions: readonly Described[]): void {
    const found = new Map<string, number>();
    for (const [at, action] of actions.entries()) {
      const place = placeOf(action);
      if (place && !found.has(place)) found.set(place, at + 1);
    }
    this.ranked = found;
  }

  /** What an action is, in words. */
  doing(action: Described): string {
    return words.tell(this.game, `do-${action.kind}`, action.args, this.names, this.reader);
  }

  /** What each of these does: where two read alike, with where it is done, on a board that shows no names of places. */
  apart(actions: readonly Described[]): string[] {
    const texts = actions.map((action) => this.doing(action));
    const times = new Map<string, number>();
    for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
    return texts.map((text, at) => {
      const where = (times.get(text) ?? 0) > 1 ? this.whereabouts?.(actions[at]!.targets) : '';
      return where ? `${text} (${where})` : text;
    });
  }

  /** The same among others of its kind, in a list of advice: shorter where the game has words for it. */
  brief(action: Described): string {
    const short = `ui-do-${action.kind}`;
    return words.knows(this.game, short) ? this.tell(short, action.args) : this.doing(action);
  }

  tell(message: string, args: Record<string, unknown> = {}): string {
    return words.tell(this.game, message, args, this.names, this.reader);
  }

  /** What to point at next, after what is chosen: only a game that has words for it says so. */
  get next(): string | null {
    const [last, then] = [this.selection.at(-1), [...this.lit][0]];
    if (!last || !then || !this.canCancel) return null;
    const [sort, name] = [last.slice(0, last.indexOf(':')), last.slice(last.indexOf(':') + 1)];
    const message = `ui-then-${sort}-${then.slice(0, then.indexOf(':'))}`;
    return words.knows(this.game, message) ? this.tell(message, { [sort]: name }) : null;
  }

  /** What happened, as the log beside the board says it: there points have a column of their own. */
  told(event: Event): Part[] {
    const { kind, ...args } = event;
    const message = words.knows(this.game, `ui-log-${kind}`) ? `ui-log-${kind}` : `log-${kind}`;
    return words.parts(this.game, message, args, this.names, this.reader);
  }

  /** The name of a value of the game: `name('bird', 'waxwing')`. */
  name(key: string, value: string): string {
    return words.name(this.game, key, value);
  }

  sound = sound;

  #candidate(): Action | null {
    const settled = this.waiting ?? this.underway;
    if (settled) return settled;
    if (!this.mine || this.hovered === null) return null;
    const begun = this.before.length ? [...this.before] : this.selection;
    const chosen = begun.includes(this.hovered) ? begun : advance(this.legal, begun, this.hovered);
    if (!chosen) return null;
    const open = goingOn(this.legal, chosen);
    const only = open.length === 1 ? open[0] : undefined;
    return only && only.targets.length <= chosen.length ? only : null;
  }

  /** Why these targets lead nowhere, in words. */
  async why(targets: string[]): Promise<{ clause: string; text: string } | null> {
    const answer = await this.asking?.why(targets);
    if (!answer) return null;
    const text = answer.reason
      ? words.why(this.game, answer.reason, answer.args, this.names)
      : words.say('web-choose-first', { what: this.open[0] ? this.doing(this.open[0]) : '' });
    return { clause: answer.clause, text };
  }

  async #ask(targets: string[], target: string): Promise<void> {
    const answer = await this.why(targets);
    if (!answer) return;
    sound('refuse');
    this.refused = { target, ...answer };
  }
}

/** A click is answered after a second at the latest, if only with what the page knows itself. */
const unheard = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, 1000, null));

let pointer: Hand = 'mouse';
addEventListener(
  'pointerdown',
  (event) => {
    pointer = event.pointerType === 'mouse' ? 'mouse' : 'touch';
  },
  { capture: true, passive: true },
);
