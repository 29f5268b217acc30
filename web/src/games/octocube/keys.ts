// The board by keys: arrows roll, 1 2 3 pivot, S scores, P passes, R retrieves, 4 and on use a power.
// A move is shown first, and made at the second press or with Enter.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeView } from '../../lib/types';
import { picking } from './picking.svelte';
import type { ROLLS } from './solid';
import type { Targets } from './targets.svelte';
import { directionTarget } from './turns';
import { scoreAll } from './worth';

const PIVOTS: Record<string, string> = { '1': 'pivot:90', '2': 'pivot:180', '3': 'pivot:270' };
const ARROWS: Record<string, (typeof ROLLS)[number]> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** True when the key was the board's. */
export function pressed(event: KeyboardEvent, table: BoardTable<OctocubeView>, targets: Targets): boolean {
  const target = event.target as Element;
  if (event.key === 'Escape' && picking.open(table)) {
    picking.close();
    return true;
  }
  if (target.closest('dialog, input, select, textarea, [role=tab]')) return false;
  if (event.key === 'Enter' && table.waiting) {
    table.commit(table.waiting.action);
    return true;
  }
  const acts = table.mine && ['act', 'again'].includes(table.view.phase) && !picking.open(table);
  const way = ARROWS[event.key];
  if (way && acts) return aim(table, directionTarget(table, way));
  if (way && table.mine && !target.closest('[data-target]')) return focusFirst();
  const power = targets.powers[Number(event.key) - 4];
  if (power) return aim(table, power.targets[0]!);
  if (!table.mine || table.view.phase !== 'act')
    return event.key.toLowerCase() === 'p' && table.mine ? aim(table, 'act:stay') : false;
  const pivot = PIVOTS[event.key];
  if (pivot) return aim(table, pivot);
  const letter = event.key.toLowerCase();
  if (letter === 's') {
    if (scoreAll(table)) picking.begin(table);
    else aim(table, 'act:score');
    return true;
  }
  if (letter === 'p') return aim(table, 'act:pass');
  return letter === 'r' ? aim(table, 'act:retrieve') : false;
}

function aim(table: BoardTable<OctocubeView>, target: string): boolean {
  // The first press only shows: as a finger would.
  table.pick(target, 'touch');
  return true;
}

function focusFirst(): boolean {
  const first = document.querySelector<HTMLElement>('.stage [data-lit]');
  first?.focus();
  return first !== null;
}
