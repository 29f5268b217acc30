// The tiles picked for a Score that is being made up: kept as long as the position stays.

import type { BoardTable } from '../../lib/board.svelte';
import type { Described, OctocubeView } from '../../lib/types';
import type { Face } from './solid';

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

  close(): void {
    this.#begun = null;
  }

  /** The faces that some legal Score takes besides these. */
  further(table: BoardTable<OctocubeView>): Set<Face> {
    const picked = this.faces.map((face) => `face:${face}`);
    const wider = table.legal.filter(
      (one) => one.targets[0] === 'act:score' && picked.every((target) => one.targets.includes(target)),
    );
    const faces = wider.flatMap((one) => one.targets.slice(1).map((target) => target.slice(5) as Face));
    return new Set(faces.filter((face) => !this.faces.includes(face)));
  }

  /** The legal Score that takes just these tiles. */
  action(table: BoardTable<OctocubeView>): Described | null {
    const wanted = new Set(this.faces.map((face) => `face:${face}`));
    const takes = (one: Described): boolean =>
      one.targets[0] === 'act:score' &&
      one.targets.length === wanted.size + 1 &&
      one.targets.slice(1).every((target) => wanted.has(target));
    return table.legal.find(takes) ?? null;
  }
}

export const picking = new Picking();
