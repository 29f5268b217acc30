// The tiles picked for a Score that is being made up: kept as long as the position stays.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeScoreAction, OctocubeView } from '../../lib/types';
import type { Face } from './solid';
import { scoreAll, scores } from './worth';

class Picking {
  #begun = $state.raw<{ view: OctocubeView; faces: readonly Face[] } | null>(null);

  open(table: BoardTable<OctocubeView>): boolean {
    return table.mine && this.#begun?.view === table.view;
  }

  get faces(): readonly Face[] {
    return this.#begun?.faces ?? [];
  }

  pick(table: BoardTable<OctocubeView>, faces: readonly Face[] = []): void {
    table.refused = null;
    // What was pointed at is gone, and cannot tell that the pointer left it.
    table.hover(null);
    this.#begun = { view: table.view, faces };
  }

  /** All that may be taken is chosen from the start: the button that stands out never gives anything away. */
  begin(table: BoardTable<OctocubeView>): void {
    this.pick(table, scoreAll(table)?.args.taken ?? []);
  }

  close(): void {
    this.#begun = null;
  }

  /** The faces that some legal Score takes besides these. */
  further(table: BoardTable<OctocubeView>): Set<Face> {
    const wider = scores(table).filter(({ args }) => this.faces.every((face) => args.taken.includes(face)));
    return new Set(wider.flatMap(({ args }) => args.taken).filter((face) => !this.faces.includes(face)));
  }

  /** The legal Score that takes just these tiles. */
  action(table: BoardTable<OctocubeView>): OctocubeScoreAction | null {
    const wanted = new Set(this.faces);
    const takes = ({ args }: OctocubeScoreAction): boolean =>
      args.taken.length === wanted.size && args.taken.every((face) => wanted.has(face));
    return scores(table).find(takes) ?? null;
  }
}

export const picking = new Picking();
