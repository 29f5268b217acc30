// A table as it is played now: what the server says of it, and what is asked of the server.

import { gameParts } from '../games';
import { Failed } from '../home';
import { Advice } from './advice.svelte';
import { api } from './api';
import { askingOver, type Asker } from './asking';
import { BoardTable } from './board.svelte';
import { Chronicle } from './chronicle.svelte';
import type { BoardExports, GameParts } from './contract';
import { moving, wait } from './motion';
import { saidNo } from './problems.svelte';
import { faces } from './seats';
import { Showing, type Stage } from './showing.svelte';
import { TableSocket, type Deed, type Happening, type Line, type Listener } from './socket';
import { sound } from './sound';
import { speak } from './speech.svelte';
import type { Clocks, Entry, Hello, Said, Situation, Table, TableChanged } from './types';
import { changesFor, turnsOf, UNDO } from './turns';
import { words } from './words.svelte';

/** No board may hold the table up for longer. */
const LONGEST = 6000;
/** A move that the server has not acknowledged after so many milliseconds is said to be on its way. */
const SLOW = 1000;
const RELOADED = 'ludotheque-reloaded';

export class LiveTable implements Listener {
  readonly code: string;
  readonly advice: Advice;
  readonly chronicle = new Chronicle();
  readonly showing: Showing;
  table = $state.raw<Table | null>(null);
  situations = $state.raw<Situation[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  /** What to add to this device's clock to have the server's. */
  skew = $state(0);
  line = $state<Line>('connecting');
  board = $state.raw<BoardTable | null>(null);
  parts = $state.raw<GameParts | null>(null);
  problem = $state<string | null>(null);
  /** A move was made that the server has not acknowledged yet. */
  unsent = $state(false);
  /** The ply at which the table was last told: who agrees to end the match agrees to end it there. */
  toldAt = $state(-1);
  /** Set by the page: the board on the screen. */
  shown: BoardExports | null = null;

  #socket: TableSocket;
  #hellos = 0;
  /** The ply of what came last, shown or still to be shown. */
  #latest = -1;
  #asker: Asker | null = null;

  constructor(code: string) {
    this.code = code;
    this.#socket = new TableSocket(code, this);
    this.advice = new Advice(this.#socket, this);
    this.showing = new Showing(this.#stage());
  }

  /** What the reader sees now. */
  get situation(): Situation | null {
    const reader = this.board?.reader ?? -1;
    return this.situations.find((one) => one.viewer === reader) ?? this.situations[0] ?? null;
  }

  /** On one screen: the seat that the device must be passed to. The server has not told its hand yet. */
  get curtain(): number | null {
    const seat = this.situation?.to_move ?? -1;
    const info = this.table?.seats[seat];
    if (!this.table?.one_screen || !info || info.resigned || info.held_by_bot) return null;
    return this.table.mine.includes(seat) && !this.situations.some((one) => one.viewer === seat) ? seat : null;
  }

  get over(): boolean {
    return this.situation?.outcome != null;
  }

  /** Seats of people who would end the match here. */
  get agreeing(): number[] {
    if (this.toldAt !== this.situation?.ply || this.over) return [];
    return (this.table?.seats ?? []).filter((seat) => seat.agrees).map((seat) => seat.seat);
  }

  close(): void {
    this.#socket.close();
  }

  /**
   * The present. What it tells is kept at once, so that nothing that comes while words and board are loaded can overtake
   * it; what waited to be shown is past.
   */
  hello(message: Hello): void {
    const past = this.showing.cut();
    this.setTable(message.table);
    this.#setClocks(message.clocks);
    if (message.since === 0) this.chronicle.clear();
    for (const one of past) this.#note(one.entries);
    this.#note(message.entries);
    // Seats may have been shuffled: where all is told anew, each line has the seat of who said it.
    for (const line of message.chat) this.chronicle.hear(line);
    this.chronicle.lastTurn = message.last_turn;
    this.#latest = message.situations[0]?.ply ?? -1;
    this.toldAt = this.#latest;
    this.#looksOn(message.situations);
    void this.#greet(message, ++this.#hellos);
  }

  async #greet(message: Hello, number: number): Promise<void> {
    await words.need(message.table.game);
    this.parts ??= await gameParts(message.table.game);
    if (number !== this.#hellos || !this.table) return;
    const first = this.board === null;
    this.board ??= this.#makeBoard(message.table.game);
    this.board.seats = faces(this.table);
    this.#show(message.situations, first);
    this.board.busy = this.showing.busy;
    this.showing.open();
  }

  happened(message: Happening): void {
    this.#looksOn(message.situations);
    this.#latest = message.situations[0]?.ply ?? this.#latest;
    this.showing.add(message);
  }

  changed(message: TableChanged): void {
    this.setTable(message.table);
    this.#setClocks(message.clocks);
  }

  /** A seat was taken: from now on the server shall know us as its holder. */
  seated(table: Table): void {
    this.setTable(table);
    this.#socket.renew();
  }

  setTable(table: Table): void {
    const before = this.table?.seats;
    for (const seat of before ? table.seats : [])
      if (seat.held_by_bot && !before?.[seat.seat]?.held_by_bot && seat.name)
        speak(words.say('web-bot-takes-over', { name: seat.name }));
    this.table = table;
    this.toldAt = this.#latest;
    if (this.board) this.board.seats = faces(table);
  }

  said(message: Said): void {
    if (this.chronicle.hear(message.line)) this.chronicle.unread += 1;
  }

  state(state: Line): void {
    this.line = state;
    if (state === 'offline') void this.#checkExists();
  }

  /** This page is older or newer than the server: the server has the right one. Once, lest it go round in circles. */
  outdated(): void {
    this.#socket.close();
    if (sessionStorage.getItem(RELOADED) === this.code) {
      this.problem = words.say('web-outdated');
      return;
    }
    sessionStorage.setItem(RELOADED, this.code);
    location.reload();
  }

  play(action: number, sure = false): void {
    this.advice.doubt = null;
    if (sure || !this.advice.weighs(action)) void this.#do({ type: 'play', action });
    else void this.#weigh(action);
  }

  /** Asks whether another move is clearly better, and whether this one shall be made all the same. */
  async #weigh(action: number): Promise<void> {
    const { situation, board } = this;
    if (!situation || !board) return;
    board.busy = true;
    const doubt = await this.advice.weigh(action, situation);
    board.busy = this.showing.busy;
    if (this.situation?.ply !== situation.ply) return;
    if (!doubt) return this.play(action, true);
    board.cancel();
    this.advice.doubt = doubt;
  }

  undo(): void {
    void this.#do({ type: 'undo' });
  }

  resign(): void {
    void this.#do({ type: 'resign' });
  }

  /** Asks who is to move to go on. */
  hurry(): void {
    void this.#do({ type: 'hurry' }, false);
  }

  /** Nothing happens till all agree: one may go on playing. */
  agree(): void {
    void this.#do({ type: 'agree' }, false);
  }

  say(text: string, name: string): void {
    const spectator = this.table?.mine.length === 0;
    void this.#socket.send({ type: 'chat', text, ...(spectator ? { name } : {}) });
  }

  /** The right one has the device now, and asks to see what is in the own hand. */
  take(): void {
    if (this.curtain !== null) this.#socket.look(this.curtain);
  }

  #makeBoard(game: string): BoardTable {
    const board = new BoardTable(game);
    this.#asker = askingOver(this.#socket, this, board);
    board.asking = this.#asker;
    return board;
  }

  async #do(deed: Deed, waits = true): Promise<void> {
    const situation = this.situation;
    if (!situation || !this.board) return;
    this.problem = null;
    if (waits) {
      this.advice.close();
      this.board.busy = true;
    }
    const seat = this.board.reader < 0 ? (this.table?.mine[0] ?? 0) : this.board.reader;
    const slow = setTimeout(() => this.#setUnsent(deed), SLOW);
    const answer = await this.#socket.send({ ...deed, seat, ply: situation.ply });
    clearTimeout(slow);
    this.#setUnsent(null);
    if (answer?.type !== 'refused') return;
    this.board.busy = this.showing.busy;
    this.board.cancel();
    if (answer.code === 'stale') this.#socket.resume();
    else
      this.problem = answer.reason
        ? words.why(this.board.game, answer.reason, answer.args ?? {}, this.board.names)
        : saidNo(answer);
  }

  /** The board goes on showing what was chosen. */
  #setUnsent(deed: Deed | null): void {
    this.unsent = deed !== null;
    if (!this.board) return;
    const action = deed?.type === 'play' ? deed.action : null;
    this.board.underway = this.board.legal.find((one) => one.action === action) ?? null;
  }

  /** What the happenings that wait are shown on. */
  #stage(): Stage {
    const mine = (): readonly number[] | undefined => this.table?.mine;
    return {
      get plays() {
        return mine()?.length !== 0;
      },
      mine: (seat) => mine()?.includes(seat) ?? false,
      hold: (busy) => {
        if (this.board) this.board.busy = busy;
      },
      show: async (next) => {
        this.#note(next.entries);
        await this.#play(next);
      },
      settle: (next) => {
        this.#setClocks(next.clocks);
        this.#show(next.situations, false);
      },
    };
  }

  async #play(happened: Happening): Promise<void> {
    const board = this.board;
    const after = happened.situations.find((one) => one.viewer === board?.reader) ?? happened.situations[0];
    if (!board || !after) return;
    for (const entry of happened.entries) {
      const events = entry.events;
      for (const event of events) speak(words.event(board.game, event, board.names, board.reader));
      const undone = events.some((event) => event.kind === UNDO);
      if (!this.shown?.play || undone || !moving() || this.showing.hurries) continue;
      board.hovered = null;
      await Promise.race([this.shown.play(events, after.view, entry.seat), wait(LONGEST)]);
    }
  }

  #note(entries: Entry[]): void {
    this.chronicle.note(entries, this.table?.mine ?? [], Date.now() + this.skew);
  }

  #show(situations: Situation[], first: boolean): void {
    const table = this.table;
    const board = this.board;
    if (!board || !table) return;
    const before = this.situation;
    const reader = this.#readerOf(situations, board.reader, first);
    const passed = reader !== board.reader;
    this.situations = situations;
    board.reader = reader;
    if (passed) this.problem = null;
    const now = situations.find((one) => one.viewer === reader) ?? situations[0];
    if (!now) return;
    this.#asker?.forget();
    this.advice.forget();
    board.see(now.view);
    board.toMove = now.to_move;
    board.prompt = now.prompt;
    board.over = now.outcome !== null;
    board.preview = null;
    board.refused = null;
    board.marked = new Set();
    board.legal = now.legal;
    const turns = turnsOf(this.chronicle.log, table.seats.length === 1);
    board.last = turns.at(-1) ?? null;
    board.changes = changesFor(turns, board.reader);
    board.past = turns.slice(0, turns.length - board.changes.length);
    if (before?.ply !== now.ply || first || passed) board.cancel();
    if (!first && now.legal.length && !before?.legal.length) {
      sound('turn');
      speak(this.promptText());
    }
    if (!first && now.outcome && !before?.outcome) sound('end');
  }

  promptText(): string {
    const board = this.board;
    return board?.prompt ? board.tell(`prompt-${board.prompt.kind}`, board.prompt.args) : '';
  }

  /** A screen that is passed round comes back, when the line breaks, to the hand that it shows now, and to no other. */
  #looksOn(situations: Situation[]): void {
    const [only, ...more] = situations.map((one) => one.viewer ?? -1);
    this.#socket.viewer = this.table?.one_screen && only !== undefined && only >= 0 && !more.length ? only : null;
  }

  #readerOf(situations: Situation[], before: number, first: boolean): number {
    const viewers = situations.map((one) => one.viewer ?? -1);
    const acting = viewers.find((viewer) => viewer >= 0 && viewer === situations[0]?.to_move);
    if (acting !== undefined) return acting;
    return !first && viewers.includes(before) ? before : (viewers[0] ?? -1);
  }

  #setClocks(clocks: Clocks): void {
    this.clocks = clocks;
    this.skew = clocks.now - Date.now();
  }

  async #checkExists(): Promise<void> {
    if (this.table) return;
    try {
      await api.table(this.code);
    } catch (error) {
      if (error instanceof Failed && error.status === 404) {
        this.problem = words.say('web-no-such-table', { code: this.code });
        this.#socket.close();
      }
    }
  }
}
