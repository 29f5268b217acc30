// The board by keys: R turns the tile (shift: the other way), + and - zoom, 0 fits, T turns the view, arrows pan where nothing
// is focused.

import type { Lookout } from './lookout.svelte';
import type { Targets } from './targets.svelte';

const PANS: Record<string, [number, number]> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/** True when the key was the board's. */
export function pressed(event: KeyboardEvent, board: Element, targets: Targets, lookout: Lookout): boolean {
  const { camera } = lookout;
  if (event.key === 'Escape' && targets.pinned) {
    const spot = targets.pinned;
    targets.pinned = null;
    board.querySelector<SVGElement>(`[data-target="spot:${CSS.escape(spot)}"]`)?.focus();
    return true;
  }
  const free = !(event.target as Element).closest?.('[data-target], button, a');
  const pan = free ? PANS[event.key] : undefined;
  if (pan) camera.pan(...pan);
  else if (event.key.toLowerCase() === 'r' && targets.held) targets.turnBy(event.shiftKey ? -1 : 1);
  else if (event.key === '+' || event.key === '=') camera.zoom(1.25, undefined, true);
  else if (event.key === '-') camera.zoom(0.8, undefined, true);
  else if (event.key === '0') lookout.fit();
  else if (event.key.toLowerCase() === 't') lookout.turnView();
  else return false;
  return true;
}
