// A table as it is played now: what the server says, in order, shown at a pace that people can follow.

import { gameParts } from '../games';
import { api, Failed } from './api';
import { BoardTable, type BoardExports, type GameParts } from './board.svelte';
import { moving, wait } from './motion';
import { faces } from './seats';
import { TableSocket, type Line, type Listener } from './socket';
import { sound } from './sound';
import { speak } from './speech.svelte';
import type {
  Advice,
  Clocks,
  Entry,
  Event,
  Happened,
  Hello,
  Line as ChatLine,
  Said,
  Situation,
  Table,
  TableChanged,
} from './types';
import { words } from './words.svelte';

/** More than this behind, a client stops showing each move and goes to the present. */
const TOO_FAR = 5;
/** No board may hold the table up for longer. */
const LONGEST = 6000;
const UNDO = 'undo';

export interface LogLine {
  ply: number;
  seat: number;
  event: Event;
}

export class LiveTable implements Listener {
  readonly code: string;
  table = $state.raw<Table | null>(null);
  situations = $state.raw<Situation[]>([]);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  clocks = $state.raw<Clocks | null>(null);
  /** What to add to this device's clock to have the server's. */
  skew = $state(0);
  line = $state<Line>('connecting');
  board = $state.raw<BoardTable | null>(null);
  parts = $state.raw<GameParts | null>(null);
  /** The first ply after the reader's last own entry. */
  lastTurn = $state(0);
  hints = $state.raw<Advice[] | null>(null);
  thinking = $state(false);
  problem = $state<string | null>(null);
  /** The ply at which the table was last told: who agrees to end the match agrees to end it there. */
  toldAt = $state(-1);
  /** On one screen: the seat that the device must be passed to before its hand is shown. */
  curtain = $state<number | null>(null);
  /** Set by the page: the board on the screen. */
  shown: BoardExports | null = null;

  #socket: TableSocket;
  #queue: Happened[] = [];
  #draining = false;
  #hellos = 0;
  #greeted = false;
  /** The ply of what came last, shown or still to be shown. */
  #latest = -1;
  #previews = new Map<number, Event[]>();

  constructor(code: string) {
    this.code = code;
    this.#socket = new TableSocket(code, this);
  }

  /** What the reader sees now. */
  get situation(): Situation | null {
    const reader = this.board?.reader ?? -1;
    return this.situations.find((one) => one.viewer === reader) ?? this.situations[0] ?? null;
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

  /** The present: what waited to be shown is past. What comes while words and board are loaded waits till it is shown. */
  hello(message: Hello): void {
    this.#queue = [];
    this.#greeted = false;
    void this.#hello(message, ++this.#hellos);
  }

  async #hello(message: Hello, number: number): Promise<void> {
    await words.need(message.table.game);
    this.parts ??= await gameParts(message.table.game);
    if (number !== this.#hellos) return;
    const first = this.board === null;
    this.board ??= this.#makeBoard(message.table.game);
    this.board.seats = faces(message.table);
    this.table = message.table;
    this.lastTurn = message.last_turn;
    this.#setClocks(message.clocks);
    this.#note(message.entries);
    this.chat = message.since > 0 ? [...this.chat, ...message.chat] : message.chat;
    this.#latest = message.situations[0]?.ply ?? -1;
    this.toldAt = this.#latest;
    this.#show(message.situations, first);
    this.#greeted = true;
    this.board.busy = this.#draining;
    void this.#drain();
  }

  happened(message: Happened): void {
    this.#latest = message.situations[0]?.ply ?? this.#latest;
    this.#queue.push(message);
    void this.#drain();
  }

  changed(message: TableChanged): void {
    this.setTable(message.table);
    this.#setClocks(message.clocks);
    if (message.table.phase !== 'open' && this.situations.length === 0) this.#socket.resume();
  }

  /** A seat was taken: from now on the server shall know us as its holder. */
  seated(table: Table): void {
    this.setTable(table);
    this.#socket.renew();
  }

  setTable(table: Table): void {
    this.table = table;
    this.toldAt = this.#latest;
    if (this.board) this.board.seats = faces(table);
  }

  said(message: Said): void {
    this.chat = [...this.chat, message.line];
    this.unread += 1;
  }

  state(state: Line): void {
    this.line = state;
    if (state === 'offline') void this.#checkExists();
  }

  play(action: number): void {
    void this.#do({ type: 'play', action });
  }

  undo(): void {
    void this.#do({ type: 'undo' });
  }

  resign(): void {
    void this.#do({ type: 'resign' });
  }

  /** Nothing happens till all agree: one may go on playing. */
  agree(): void {
    void this.#do({ type: 'agree' }, false);
  }

  say(text: string, name: string): void {
    const spectator = this.table?.mine.length === 0;
    void this.#socket.send({ type: 'chat', text, ...(spectator ? { name } : {}) });
  }

  async hint(): Promise<void> {
    const situation = this.situation;
    if (!situation || this.thinking) return;
    this.thinking = true;
    const answer = await this.#socket.ask({ type: 'hint', seat: situation.viewer ?? 0, ply: situation.ply });
    this.thinking = false;
    if (answer?.type === 'hint' && answer.ply === this.situation?.ply) this.hints = answer.moves;
    else if (answer?.type === 'refused') this.problem = answer.message;
  }

  /** The one at the screen has it now: the curtain opens. */
  take(): void {
    this.curtain = null;
  }

  #makeBoard(game: string): BoardTable {
    const board = new BoardTable(game);
    board.asking = {
      play: (action) => this.play(action),
      preview: async (action) => {
        const known = this.#previews.get(action);
        if (known) return known;
        const situation = this.situation;
        if (!situation) return [];
        const answer = await this.#socket.ask({ type: 'preview', seat: board.reader, ply: situation.ply, action });
        if (answer?.type !== 'preview') return [];
        if (situation.ply === this.situation?.ply) this.#previews.set(action, answer.events as Event[]);
        return answer.events as Event[];
      },
      why: async (targets) => {
        if (this.over) return { clause: '', reason: 'over', args: {} };
        if (board.toMove !== board.reader) return { clause: '', reason: 'not-your-turn', args: {} };
        const answer = await this.#socket.ask({ type: 'why', seat: board.reader, targets });
        return answer?.type === 'why'
          ? { clause: answer.clause ?? '', reason: answer.reason, args: answer.args }
          : null;
      },
    };
    return board;
  }

  async #do(message: Record<string, unknown>, waits = true): Promise<void> {
    const situation = this.situation;
    if (!situation || !this.board) return;
    this.problem = null;
    if (waits) {
      this.hints = null;
      this.board.busy = true;
    }
    const answer = await this.#socket.send({ ...message, seat: this.board.reader, ply: situation.ply });
    if (answer?.type !== 'refused') return;
    this.board.busy = this.#draining;
    this.board.cancel();
    if (answer.code === 'stale') this.#socket.resume();
    else
      this.problem = answer.reason
        ? words.why(this.board.game, answer.reason, answer.args ?? {}, this.board.names)
        : answer.message;
  }

  async #drain(): Promise<void> {
    if (this.#draining || !this.board || !this.#greeted) return;
    this.#draining = true;
    while (this.#greeted && this.#queue.length) {
      const hellos = this.#hellos;
      const next = this.#queue.shift()!;
      this.board.busy = true;
      this.#note(next.entries);
      await this.#showEvents(next);
      if (hellos !== this.#hellos) continue;
      this.#setClocks(next.clocks);
      this.#show(next.situations, false);
    }
    this.#draining = false;
    this.board.busy = false;
  }

  async #showEvents(happened: Happened): Promise<void> {
    const board = this.board;
    const after = happened.situations.find((one) => one.viewer === board?.reader) ?? happened.situations[0];
    if (!board || !after) return;
    for (const entry of happened.entries) {
      const events = entry.events as Event[];
      for (const event of events) speak(words.event(board.game, event, board.names, board.reader));
      const undone = events.some((event) => event.kind === UNDO);
      if (!this.shown?.play || undone || !moving() || this.#queue.length >= TOO_FAR) continue;
      board.hovered = null;
      await Promise.race([this.shown.play(events, after.view, entry.seat), wait(LONGEST)]);
    }
  }

  #note(entries: Entry[]): void {
    const known = this.log.at(-1)?.ply ?? -1;
    const fresh = entries.filter((entry) => entry.ply > known);
    const own = fresh.findLast((entry) => this.table?.mine.includes(entry.seat));
    if (own) this.lastTurn = own.ply + 1;
    this.log = [
      ...this.log,
      ...fresh.flatMap((entry) =>
        (entry.events as Event[]).map((event) => ({ ply: entry.ply, seat: entry.seat, event })),
      ),
    ];
  }

  #show(situations: Situation[], first: boolean): void {
    const table = this.table;
    const board = this.board;
    if (!board || !table) return;
    const before = this.situation;
    const reader = this.#readerOf(situations, board.reader, first);
    const passed = table.one_screen && !first && reader !== board.reader && hidden(situations);
    this.situations = situations;
    board.reader = reader;
    const now = situations.find((one) => one.viewer === reader) ?? situations[0];
    if (!now) return;
    if (table.one_screen && reader >= 0 && now.outcome === null && (passed || (first && hidden(situations))))
      this.curtain = reader;
    this.#previews.clear();
    this.hints = null;
    board.see(now.view);
    board.toMove = now.to_move;
    board.prompt = now.prompt;
    board.over = now.outcome !== null;
    board.preview = null;
    board.refused = null;
    board.marked = new Set();
    board.legal = now.legal;
    board.last = lastMove(this.log);
    if (before?.ply !== now.ply || first) board.cancel();
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

/** The steps of the last turn: what one seat did without another between. */
export function lastMove(log: LogLine[]): { seat: number; events: Event[] } | null {
  const last = log.at(-1);
  if (!last) return null;
  const events: Event[] = [];
  for (let at = log.length - 1; at >= 0 && log[at]?.seat === last.seat; at--) events.unshift(log[at]!.event);
  return { seat: last.seat, events };
}

/** Do the seats on one screen see different things? Then the device is passed behind a curtain. */
function hidden(situations: Situation[]): boolean {
  const seen = situations.map((one) =>
    JSON.stringify(one.view, (key, value: unknown) => (key === 'viewer' || key === 'seat' ? 0 : value)),
  );
  return new Set(seen).size > 1;
}
