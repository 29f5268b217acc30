// What was done and said at a table, each once and in order: it comes with the present, and again with what happens.

import type { Entry, Line } from './types';
import type { LogLine } from './turns';

export class Chronicle {
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  /** When the match last moved on, by the server's clock. */
  movedAt = $state(0);
  /** The first ply after the reader's last own entry. */
  lastTurn = $state(0);

  /** All of it is told anew. */
  clear(): void {
    [this.log, this.chat] = [[], []];
  }

  /** `mine`: the reader's seats; `now`: the server's time, for a match in which nothing has happened. */
  note(entries: readonly Entry[], mine: readonly number[], now: number): void {
    const known = this.log.at(-1)?.ply ?? -1;
    const fresh = entries.filter((entry) => entry.ply > known);
    this.movedAt = entries.at(-1)?.time ?? (this.movedAt || now);
    const own = fresh.findLast((entry) => mine.includes(entry.seat));
    if (own) this.lastTurn = own.ply + 1;
    const lines = fresh.flatMap(({ ply, seat, bot = false, events }) =>
      events.map((event) => ({ ply, seat, event, bot })),
    );
    this.log = [...this.log, ...lines];
  }

  /** A line of chat; false if it was known. */
  hear(line: Line): boolean {
    if (line.version <= (this.chat.at(-1)?.version ?? -1)) return false;
    this.chat = [...this.chat, line];
    return true;
  }
}
