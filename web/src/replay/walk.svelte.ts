// A walk through a match, step by step: whose eyes see it, where it stands, and how it goes on.

import { gameParts, roomOf } from '../games';
import { api } from '../lib/api';
import { BoardTable } from '../lib/board.svelte';
import type { BoardExports, GameParts } from '../lib/contract';
import { moving, wait } from '../lib/motion';
import { inWords, problems } from '../lib/problems.svelte';
import { route, settle } from '../lib/router.svelte';
import { faces } from '../lib/seats';
import { speak } from '../lib/speech.svelte';
import { storyOf } from '../lib/story';
import type { Event, Replay, Table } from '../lib/types';
import { say, words } from '../lib/words.svelte';

/** Somebody through whose eyes the match can be seen; `number` is a seat's colour and mark, 0 for none. */
export interface Viewer {
  id: string;
  name: string;
  number: number;
}

/** A screen that is passed round shows no hand but at the table itself. */
const isShared = (table: Table): boolean => table.one_screen && table.mine.length > 1;

export class Walk {
  readonly code: string;
  replay = $state.raw<Replay | null>(null);
  /** The finished match as nobody hides anything any more: for its points. */
  open = $state.raw<Replay | null>(null);
  parts = $state.raw<GameParts | null>(null);
  board = $state.raw<BoardTable | null>(null);
  shown = $state<BoardExports | null>(null);
  at = $state(0);
  playing = $state(false);
  viewer = $state('');
  trouble = $state('');
  /** Counts what people asked for: an animation that was overtaken changes nothing more. */
  #turn = 0;
  #gone = false;

  constructor(code: string, first: number) {
    this.code = code;
    void this.#load('', first);
  }

  readonly over = $derived(this.replay?.table.phase === 'over');
  readonly last = $derived((this.replay?.steps.length ?? 1) - 1);
  readonly step = $derived(this.replay?.steps[this.at]);

  readonly viewers = $derived.by((): Viewer[] => {
    const table = this.replay?.table;
    if (!table) return [];
    const seats = table.seats.filter((seat) => this.over || (!isShared(table) && table.mine.includes(seat.seat)));
    return [
      ...seats.map((seat) => ({
        id: String(seat.seat),
        name: say('web-seen-by', { name: seat.name }),
        number: this.board?.seats[seat.seat]?.number ?? 1,
      })),
      { id: 'spectator', name: say('web-spectator'), number: 0 },
      ...(this.over ? [{ id: 'open', name: say('web-all-open'), number: 0 }] : []),
    ];
  });

  /** What happened in the step. The final count is the end screen's; here it would drown the last move. */
  readonly #events = $derived.by(() => {
    const { step, board } = this;
    const counts = board ? (roomOf(board.game).counts ?? []) : [];
    return (step?.events ?? []).filter((event) => !counts.includes(event.kind));
  });

  /** The step in words. */
  readonly sentence = $derived.by(() => {
    const [lead] = storyOf(this.#events, this.parts).told;
    return this.#say([...(lead ? [lead] : []), ...this.#events.filter((event) => event !== lead)]);
  });

  /** The same without what pictures tell behind it. */
  readonly headline = $derived.by(() =>
    this.parts?.Story && this.at > 0
      ? this.#say(storyOf(this.#events, this.parts).told).replace(/\.$/, '')
      : this.sentence,
  );

  #say(events: Event[]): string {
    const { board } = this;
    if (!board || !this.step) return '';
    if (this.at === 0) return say('web-replay-start');
    const said = events.map((event) => words.event(board.game, event, board.names, board.reader));
    return said.length ? `${said.join('. ')}.` : '';
  }

  leave(): void {
    this.#gone = true;
  }

  seeAs(viewer: string): void {
    void this.#load(viewer, this.at);
  }

  async #load(wanted: string, first: number): Promise<void> {
    try {
      const info = await api.table(this.code);
      const seen =
        wanted ||
        route.query.get('viewer') ||
        (info.mine.length && !isShared(info) ? String(info.mine[0]) : info.phase === 'over' ? 'open' : 'spectator');
      const told = await api.replay(this.code, seen, words.language);
      await words.need(told.table.game);
      this.parts ??= await gameParts(told.table.game);
      if (this.#gone) return;
      this.board ??= new BoardTable(told.table.game);
      this.replay = told;
      this.viewer = seen;
      this.board.seats = faces(told.table);
      this.board.reader = told.viewer;
      if (this.over && this.parts?.hidesPoints && seen !== 'open')
        void api.replay(this.code, 'open', words.language).then(
          (open) => (this.open = open),
          () => undefined,
        );
      const last = told.steps.length - 1;
      this.#show(wanted ? this.at : first < 0 ? last : Math.min(first, last));
    } catch (error) {
      if (wanted) problems.tell(inWords(error));
      else this.trouble = inWords(error);
    }
  }

  #show(wanted: number): void {
    const now = this.replay?.steps[wanted];
    if (!now || !this.board) return;
    this.at = wanted;
    this.board.see(now.view);
    this.board.toMove = this.replay?.steps[wanted + 1]?.seat ?? -1;
    this.board.last = wanted ? { seat: now.seat, events: now.events } : null;
    this.board.changes = this.board.last ? [this.board.last] : [];
    this.board.past = this.replay?.steps.slice(1, wanted) ?? [];
    settle(`t/${this.code}/replay/${wanted}${this.viewer ? `?viewer=${this.viewer}` : ''}`);
  }

  /** Stops what plays, and goes to a step. */
  jump(wanted: number): void {
    this.#turn += 1;
    this.playing = false;
    this.#show(Math.max(0, Math.min(this.last, wanted)));
    speak(this.sentence);
  }

  async forward(): Promise<void> {
    const next = this.replay?.steps[this.at + 1];
    if (!next || !this.board) return;
    const mine = ++this.#turn;
    if (moving()) await this.shown?.play?.(next.events, next.view, next.seat);
    if (mine === this.#turn && !this.#gone) this.#show(this.at + 1);
  }

  /** Plays from here to the end, or stops. */
  async run(): Promise<void> {
    if (this.playing) {
      this.#turn += 1;
      this.playing = false;
      return;
    }
    if (this.at === this.last) this.#show(0);
    this.playing = true;
    while (this.playing && !this.#gone && this.at < this.last) {
      const before = this.at;
      await this.forward();
      if (this.at === before) break;
      await wait(350);
      if (!moving()) await new Promise((resolve) => setTimeout(resolve, 500));
    }
    this.playing = false;
  }
}
