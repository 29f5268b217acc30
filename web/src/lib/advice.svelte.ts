// What the engine advises whoever is to move: a hint in three steps, and a doubt about a move before it is made.

import { againstBots, doubtOf, type Doubt } from '../study/doubts';
import { saidNo } from './problems.svelte';
import { settings } from './settings.svelte';
import type { TableSocket } from './socket';
import type { RankedMove, Reason, Situation, Table } from './types';
import { words } from './words.svelte';

/** Where to look, what kind of move, the moves. */
export const HINT_STEPS = 3;

/** The table that advice is about. */
interface Advised {
  readonly table: Table | null;
  readonly situation: Situation | null;
  problem: string | null;
}

export class Advice {
  moves = $state.raw<RankedMove[] | null>(null);
  /** What the first move has before the second. */
  reasons = $state.raw<readonly Reason[]>([]);
  /** How much of the hint is told. */
  step = $state(1);
  /** A move that waits for an answer to "Are you sure?". */
  doubt = $state.raw<Doubt | null>(null);
  thinking = $state(false);

  #socket: TableSocket;
  #live: Advised;

  constructor(socket: TableSocket, live: Advised) {
    this.#socket = socket;
    this.#live = live;
  }

  /** Asks for a hint; where there is one, tells more of it. */
  async hint(): Promise<void> {
    const situation = this.#live.situation;
    if (!situation || this.thinking) return;
    if (this.moves) return this.tellMore();
    this.thinking = true;
    const answer = await this.#socket.ask({ type: 'hint', seat: situation.viewer ?? 0, ply: situation.ply });
    await words.needShared('study').catch(() => undefined);
    this.thinking = false;
    if (answer?.type === 'hint' && answer.ply === this.#live.situation?.ply) this.tell(answer.moves, answer.why);
    else if (answer?.type === 'refused') this.#live.problem = saidNo(answer);
  }

  /** Shows advice from its first step on. */
  tell(moves: RankedMove[], reasons: readonly Reason[] = []): void {
    this.step = 1;
    this.moves = moves;
    this.reasons = reasons;
  }

  tellMore(): void {
    this.step = Math.min(HINT_STEPS, this.step + 1);
  }

  close(): void {
    this.moves = null;
  }

  /** Nothing that was advised holds any longer. */
  forget(): void {
    this.moves = null;
    this.doubt = null;
  }

  /** Whether a move is weighed before it is made: where it is wished for, and hurts nobody but bots. */
  weighs(action: number): boolean {
    const table = this.#live.table;
    const isAdvised = this.moves?.[0]?.action === action;
    return settings.doubts && !isAdvised && !this.thinking && !!table?.hints && againstBots(table);
  }

  /** Whether another move is clearly better; without an answer none is. */
  async weigh(action: number, situation: Situation): Promise<Doubt | null> {
    this.thinking = true;
    const seat = situation.viewer ?? 0;
    const answer = await this.#socket.ask({ type: 'hint', seat, ply: situation.ply, also: action });
    this.thinking = false;
    return answer?.type === 'hint' ? doubtOf(answer.moves, action) : null;
  }
}
