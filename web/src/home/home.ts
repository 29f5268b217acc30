// Where tables are kept: on a server, or in this browser. Whoever asks need not know which.

import type { Problem } from '../lib/types';

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** A call as it goes over the wire: a path below `api/v1/`, and for POST a body. */
export interface Asked {
  path: string;
  method: 'GET' | 'POST';
  body?: unknown;
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** A connection to a table, as a WebSocket is one. */
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Receiver {
  read(text: string): void;
  closed(): void;
}

export interface Place {
  code: string;
  /** The version that is known already; below 0 for none. */
  since: number;
  viewer: number | null;
}

export interface Home {
  /** The answer's text. Throws `Failed`. */
  ask(asked: Asked): Promise<string>;
  connect(place: Place, receiver: Receiver): Wire;
}
