// What a board asks of a live table: to play, what an action would do, and why something cannot be chosen.

import type { BoardTable } from './board.svelte';

import type { Asking, Foreseen } from './contract';
import type { TableSocket } from './socket';
import type { Situation } from './types';

/** The table that is asked about. */
interface Asked {
  readonly situation: Situation | null;
  readonly over: boolean;
  play(action: number): void;
}

export interface Asker extends Asking {
  /** What was foreseen belongs to a position that is past. */
  forget(): void;
}

export function askingOver(socket: TableSocket, table: Asked, board: BoardTable): Asker {
  const foreseen = new Map<number, Foreseen>();
  return {
    forget: () => foreseen.clear(),
    play: (action) => table.play(action),
    preview: async (action) => {
      const known = foreseen.get(action);
      if (known) return known;
      const situation = table.situation;
      if (!situation) return null;
      const answer = await socket.ask({ type: 'preview', seat: board.reader, ply: situation.ply, action });
      if (answer?.type !== 'preview') return null;
      const told = { events: answer.events, ends: answer.ends ?? false };
      if (situation.ply === table.situation?.ply) foreseen.set(action, told);
      return told;
    },
    why: async (targets) => {
      if (table.over) return { clause: '', reason: 'over', args: {} };
      if (board.toMove !== board.reader) return { clause: '', reason: 'not-your-turn', args: {} };
      const answer = await socket.ask({ type: 'why', seat: board.reader, targets });
      return answer?.type === 'why' ? { clause: answer.clause ?? '', reason: answer.reason, args: answer.args } : null;
    },
  };
}
