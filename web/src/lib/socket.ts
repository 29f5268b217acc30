// One socket to a table: it comes back by itself, resends what was not acknowledged under the same id, and asks for what it missed.

import { connect, type Wire } from '../home';
import { situationsAfter } from './changes';
import type { ClientMessage, Happened, Hello, Said, ServerMessage, Situation, TableChanged } from './types';
import { PROTOCOL } from './types.gen';

export type Line = 'connecting' | 'online' | 'offline';

/** An entry with the situations that came of it. */
export type Happening = Omit<Happened, 'changes'> & { situations: Situation[] };

export interface Listener {
  hello(message: Hello): void;
  happened(message: Happening): void;
  changed(message: TableChanged): void;
  said(message: Said): void;
  state(line: Line): void;
  /** The server speaks another version of the protocol than this page. */
  outdated(): void;
}

type Answer = ServerMessage | null;

type Without<Message, Keys extends string> = Message extends unknown ? Omit<Message, Keys> : never;
/** A message that the server answers under its id; the socket gives it the id. */
export type Request = Without<Extract<ClientMessage, { id: string }>, 'id'>;
/** A change of the match, without what only the table knows: whose it is, and after how many entries. */
export type Deed = Without<Extract<ClientMessage, { id: string; seat: number; ply: number }>, 'id' | 'seat' | 'ply'>;

interface Pending {
  message: ClientMessage;
  /** Changes the match: resent till acknowledged. Questions are not: their answer would be late. */
  lasting: boolean;
  resolve(answer: Answer): void;
}

const PING_EVERY = 15_000;
const SILENCE = 12_000;
const DOUBT = 1_500;

export class TableSocket {
  /** The seat whose eyes were asked for, and are asked for again when the line breaks. */
  viewer: number | null = null;
  #wire: Wire | null = null;
  #pending = new Map<string, Pending>();
  #version = -1;
  #situations: Situation[] = [];
  #tries = 0;
  #closed = false;
  #timer = 0;
  #ping = 0;
  #silence = 0;

  constructor(
    readonly code: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Something that changes the match: kept and resent until the server has stored or refused it. */
  send(message: Request): Promise<Answer> {
    return this.#send(message, true);
  }

  /** A question: answered now, or with null when the line breaks. */
  ask(message: Request): Promise<Answer> {
    return this.#send(message, false);
  }

  /** Asks for the present. */
  resume(): void {
    this.#write({
      type: 'resume',
      since: Math.max(0, this.#version),
      ...(this.viewer === null ? {} : { viewer: this.viewer }),
    });
  }

  /** On a screen that is passed round: asks for the hand of who has it now. */
  look(seat: number): void {
    this.viewer = seat;
    this.resume();
  }

  /** Comes anew, for everything from the start: who we are has changed, and the server knows us by the cookie of the first hello. */
  renew(): void {
    const old = this.#wire;
    this.#wire = null;
    this.#version = -1;
    old?.close();
    this.#again(0);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#stopTimers();
    const old = this.#wire;
    this.#wire = null;
    old?.close();
    for (const one of this.#pending.values()) one.resolve(null);
    this.#pending.clear();
  }

  #send(message: Request, lasting: boolean): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((resolve) => {
      const pending: Pending = { message: { ...message, id }, lasting, resolve };
      if (!this.#wire?.isOpen && !lasting) return resolve(null);
      this.#pending.set(id, pending);
      this.#write(pending.message);
    });
  }

  #write(message: ClientMessage): void {
    if (this.#wire?.isOpen) this.#wire.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    this.listener.state('connecting');
    const place = { code: this.code, since: this.#version, viewer: this.viewer };
    const wire = connect(place, {
      read: (text) => {
        if (wire === this.#wire) this.#read(JSON.parse(text) as ServerMessage);
      },
      closed: () => {
        if (wire === this.#wire) this.#lost();
      },
    });
    this.#wire = wire;
  }

  #read(message: ServerMessage): void {
    this.#heard();
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) return this.listener.outdated();
        this.#tries = 0;
        this.#situations = message.situations;
        this.#version = message.version;
        this.listener.state('online');
        this.listener.hello(message);
        for (const one of this.#pending.values()) this.#write(one.message);
        return;
      case 'entry':
        if (this.#next(message.version)) this.#entry(message);
        return;
      case 'table':
        // Presence alone leaves the version as it is.
        if (message.version <= this.#version || this.#next(message.version)) this.listener.changed(message);
        return;
      case 'chat':
        if (this.#next(message.version)) this.listener.said(message);
        return;
      case 'skip':
        this.#next(message.version);
        return;
      case 'bye':
        if (message.retry === null) this.#closed = true;
        else this.#again(message.retry * 1000);
        return;
      case 'pong':
        return;
      default:
        this.#answer(message.id, message);
    }
  }

  #entry(message: Happened): void {
    const situations = situationsAfter(this.#situations, message.changes ?? []);
    if (situations === null) return this.resume();
    this.#situations = situations;
    this.listener.happened({ ...message, situations });
  }

  /** True when nothing was missed; else asks for the present. What came before is passed over. */
  #next(version: number): boolean {
    if (version <= this.#version) return false;
    if (version > this.#version + 1) {
      this.resume();
      return false;
    }
    this.#version = version;
    return true;
  }

  #answer(id: string, message: ServerMessage): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(message);
  }

  #lost(): void {
    this.#stopTimers();
    this.#wire = null;
    for (const [id, one] of this.#pending) {
      if (one.lasting) continue;
      this.#pending.delete(id);
      one.resolve(null);
    }
    if (this.#closed) return;
    this.listener.state('offline');
    this.#again(Math.min(8000, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random()));
    this.#tries += 1;
  }

  #again(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), after);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    this.#ping = window.setTimeout(() => this.#listen(SILENCE), PING_EVERY);
  }

  /** Asks for a sign of life. A line that gives none in time is lost; that its end is never told makes no difference. */
  #listen(time: number): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    this.#write({ type: 'ping' });
    this.#silence = window.setTimeout(() => {
      const old = this.#wire;
      this.#lost();
      old?.close();
    }, time);
  }

  /** The device says that it has no network: what is on the device itself answers all the same. */
  #doubt = (): void => {
    if (this.#wire?.isOpen) this.#listen(DOUBT);
  };

  #wake = (): void => {
    if (document.visibilityState !== 'visible' || this.#wire !== null || this.#closed) return;
    this.#tries = 0;
    this.#again(0);
  };

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
  }
}
