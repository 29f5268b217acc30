// One socket to a table: it comes back by itself, resends what was not acknowledged under the same id, and asks for what it missed.

import { address } from './api';
import type { Happened, Hello, Said, ServerMessage, TableChanged } from './types';

export type Line = 'connecting' | 'online' | 'offline';

export interface Listener {
  hello(message: Hello): void;
  happened(message: Happened): void;
  changed(message: TableChanged): void;
  said(message: Said): void;
  state(line: Line): void;
}

type Answer = ServerMessage | null;

interface Pending {
  message: Record<string, unknown>;
  /** Changes the match: resent till acknowledged. Questions are not: their answer would be late. */
  lasting: boolean;
  resolve(answer: Answer): void;
}

const PING_EVERY = 15_000;
const SILENCE = 12_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #version = -1;
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
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Something that changes the match: kept and resent until the server has stored or refused it. */
  send(message: Record<string, unknown>): Promise<Answer> {
    return this.#send(message, true);
  }

  /** A question: answered now, or with null when the line breaks. */
  ask(message: Record<string, unknown>): Promise<Answer> {
    return this.#send(message, false);
  }

  /** Asks for the present. */
  resume(): void {
    this.#write({ type: 'resume', since: Math.max(0, this.#version) });
  }

  /** Comes anew: who we are has changed, and the server knows us by the cookie of the first hello. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#again(0);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#stopTimers();
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const one of this.#pending.values()) one.resolve(null);
    this.#pending.clear();
  }

  #send(message: Record<string, unknown>, lasting: boolean): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((resolve) => {
      const pending = { message: { ...message, id }, lasting, resolve };
      if (this.#socket?.readyState !== WebSocket.OPEN && !lasting) return resolve(null);
      this.#pending.set(id, pending);
      this.#write(pending.message);
    });
  }

  #write(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    this.listener.state('connecting');
    const url = address(`api/v1/tables/${this.code}/play`);
    url.protocol = url.protocol.replace('http', 'ws');
    if (this.#version >= 0) url.searchParams.set('since', String(this.#version));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#read(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #read(message: ServerMessage): void {
    this.#heard();
    switch (message.type) {
      case 'hello':
        this.#tries = 0;
        this.#version = message.version;
        this.listener.state('online');
        this.listener.hello(message);
        for (const one of this.#pending.values()) this.#write(one.message);
        return;
      case 'entry':
        if (this.#next(message.version)) this.listener.happened(message);
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
    this.#socket = null;
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
    this.#ping = window.setTimeout(() => {
      this.#write({ type: 'ping' });
      this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
    }, PING_EVERY);
  }

  #wake = (): void => {
    if (document.visibilityState !== 'visible' || this.#socket !== null || this.#closed) return;
    this.#tries = 0;
    this.#again(0);
  };

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
  }
}
