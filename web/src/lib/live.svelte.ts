// A table as it is played now: what the server says, in order, shown at a pace that people can follow.

import { gameParts } from '../games';
import { Failed } from '../home';
import { Advice } from './advice.svelte';
import { api } from './api';
import { askingOver, type Asker } from './asking';
import { BoardTable } from './board.svelte';
import type { BoardExports, GameParts } from './contract';
import { moving, rest, wait } from './motion';
import { saidNo } from './problems.svelte';
import { faces } from './seats';
import { settings } from './settings.svelte';
import { TableSocket, type Deed, type Happening, type Line, type Listener } from './socket';
import { sound } from './sound';
import { speak } from './speech.svelte';
import type { Clocks, Entry, Hello, Line as ChatLine, Said, Situation, Table, TableChanged } from './types';
import { changesFor, turnsOf, UNDO, type LogLine } from './turns';
import { words } from './words.svelte';

/** More than this behind, a client stops showing each move and goes to the present. */
const TOO_FAR = 5;
/** No board may hold the table up for longer. */
const LONGEST = 6000;
/** Within a turn the steps follow each other quicker than the turns. */
const WITHIN = 0.5;
/** A move that the server has not acknowledged after so many milliseconds is said to be on its way. */
const SLOW = 1000;
const RELOADED = 'ludotheque-reloaded';

export class LiveTable implements Listener {
  readonly code: string;
  readonly advice: Advice;
  table = $state.raw<Table | null>(null);
  situations = $state.raw<Situation[]>([]);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  clocks = $state.raw<Clocks | null>(null);
  /** When the match last moved on, by the server's clock. */
  movedAt = $state(0);
  /** What to add to this device's clock to have the server's. */
  skew = $state(0);
  line = $state<Line>('connecting');
  board = $state.raw<BoardTable | null>(null);
  parts = $state.raw<GameParts | null>(null);
  /** The first ply after the reader's last own entry. */
  lastTurn = $state(0);
  problem = $state<string | null>(null);
  /** A move was made that the server has not acknowledged yet. */
  unsent = $state(false);
  /** Who looks on may stop the match for the own eyes, and go on step by step. */
  paused = $state(false);
  /** How many happenings wait to be shown. */
  behind = $state(0);
  /** The ply at which the table was last told: who agrees to end the match agrees to end it there. */
  toldAt = $state(-1);
  /** Set by the page: the board on the screen. */
  shown: BoardExports | null = null;

  #socket: TableSocket;
  #queue: Happening[] = [];
  #draining = false;
  /** To the present, without a pause or motion. */
  #rushing = false;
  /** How many happenings somebody who has paused still wants to see. */
  #steps = 0;
  #hellos = 0;
  #greeted = false;
  /** The ply of what came last, shown or still to be shown. */
  #latest = -1;
  #asker: Asker | null = null;
  /** Who moved last, and when that was shown. */
  #lastShown = { seat: -1, at: 0 };

  constructor(code: string) {
    this.code = code;
    this.#socket = new TableSocket(code, this);
    this.advice = new Advice(this.#socket, this);
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
    const past = this.#queue;
    this.#queue = [];
    this.behind = 0;
    this.#greeted = false;
    this.setTable(message.table);
    this.#setClocks(message.clocks);
    if (message.since === 0) [this.log, this.chat] = [[], []];
    for (const one of past) this.#note(one.entries);
    this.#note(message.entries);
    // Seats may have been shuffled: each line anew, with the seat of who said it.
    if (message.since === 0) this.chat = [];
    for (const line of message.chat) this.#hear(line);
    this.lastTurn = message.last_turn;
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
    this.#greeted = true;
    this.board.busy = this.#draining;
    void this.#drain();
  }

  happened(message: Happening): void {
    this.#looksOn(message.situations);
    this.#latest = message.situations[0]?.ply ?? this.#latest;
    this.#queue.push(message);
    this.behind = this.#queue.length;
    void this.#drain();
  }

  pause(on: boolean): void {
    this.paused = on;
    this.#steps = 0;
    if (!on) void this.#drain();
  }

  /** Shows the next happening, and stops again. */
  step(): void {
    this.paused = true;
    this.#steps += 1;
    void this.#drain();
  }

  /** Passes over what waits to be shown. */
  toThePresent(): void {
    this.paused = false;
    this.#rushing = true;
    void this.#drain();
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
    if (this.#hear(message.line)) this.unread += 1;
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
    board.busy = this.#draining;
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
    this.board.busy = this.#draining;
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

  /** Shows what waits, one happening after the other; where somebody has paused, as many as he asks for. */
  async #drain(): Promise<void> {
    if (this.#draining || !this.board || !this.#greeted) return;
    this.#draining = true;
    while (this.#greeted && this.#queue.length && (!this.paused || this.#steps > 0)) {
      const hellos = this.#hellos;
      const stepping = this.paused;
      const next = this.#queue[0]!;
      this.board.busy = true;
      if (stepping) this.#steps -= 1;
      else await this.#keepPace(next.entries[0]?.seat ?? -1);
      // Meanwhile the present may have come, or a pause.
      if (hellos !== this.#hellos || this.paused !== stepping) continue;
      this.#queue.shift();
      this.behind = this.#queue.length;
      this.#note(next.entries);
      await this.#showEvents(next);
      if (hellos !== this.#hellos) continue;
      this.#setClocks(next.clocks);
      this.#show(next.situations, false);
    }
    this.#rushing = false;
    this.#draining = false;
    this.board.busy = false;
  }

  /** Rivals' moves follow each other so that people can follow them. */
  async #keepPace(seat: number): Promise<void> {
    const last = this.#lastShown;
    const rivals = !this.table?.mine.includes(seat) && !this.table?.mine.includes(last.seat);
    const pause = settings.pace * (seat === last.seat ? WITHIN : 1);
    if (rivals && last.seat >= 0 && !this.#hurries) await rest(last.at + pause - performance.now());
  }

  /** Who plays and is far behind goes to the present; who looks on has time. */
  get #hurries(): boolean {
    return this.#rushing || (this.#queue.length >= TOO_FAR && this.table?.mine.length !== 0);
  }

  async #showEvents(happened: Happening): Promise<void> {
    const board = this.board;
    const after = happened.situations.find((one) => one.viewer === board?.reader) ?? happened.situations[0];
    if (!board || !after) return;
    for (const entry of happened.entries) {
      const events = entry.events;
      for (const event of events) speak(words.event(board.game, event, board.names, board.reader));
      const undone = events.some((event) => event.kind === UNDO);
      this.#lastShown.seat = entry.seat;
      if (!this.shown?.play || undone || !moving() || this.#hurries) continue;
      board.hovered = null;
      await Promise.race([this.shown.play(events, after.view, entry.seat), wait(LONGEST)]);
    }
    this.#lastShown.at = performance.now();
  }

  #note(entries: Entry[]): void {
    const known = this.log.at(-1)?.ply ?? -1;
    const fresh = entries.filter((entry) => entry.ply > known);
    this.movedAt = entries.at(-1)?.time ?? (this.movedAt || Date.now() + this.skew);
    const own = fresh.findLast((entry) => this.table?.mine.includes(entry.seat));
    if (own) this.lastTurn = own.ply + 1;
    this.log = [
      ...this.log,
      ...fresh.flatMap((entry) =>
        entry.events.map((event) => ({
          ply: entry.ply,
          seat: entry.seat,
          event,
          bot: entry.bot ?? false,
        })),
      ),
    ];
  }

  /** A line of chat; false if it was known. */
  #hear(line: ChatLine): boolean {
    if (line.version <= (this.chat.at(-1)?.version ?? -1)) return false;
    this.chat = [...this.chat, line];
    return true;
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
    const turns = turnsOf(this.log, table.seats.length === 1);
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
