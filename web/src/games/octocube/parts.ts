import type { GameParts } from '../../lib/contract';
import { sumOf } from '../../lib/targets';
import type { OctocubeView } from '../../lib/types';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Count from './Count.svelte';
import Legend from './Legend.svelte';
import Panel from './Panel.svelte';
import { COIN_POINTS } from './pieces.gen';
import Player from './Player.svelte';
import Side from './Side.svelte';
import Story from './Story.svelte';

const filled = (view: OctocubeView, seat: number): number =>
  view.seats[seat]?.slots.filter((slot) => slot.tile !== null).length ?? 0;

/** As things stand: series, coins and majorities. */
function standing(view: OctocubeView, seat: number): number {
  const own = view.seats[seat];
  const majorities = view.majorities.reduce((sum, one) => sum + (one.points[seat] ?? 0), 0);
  return (own?.points ?? 0) + (own?.coins ?? 0) * COIN_POINTS + majorities;
}

export default {
  Board,
  Chip,
  Count,
  Legend,
  Panel,
  Player,
  Side,
  Story,
  told: ['attach', 'uncover', 'abyss', 'hole', 'floor', 'points', 'fill', 'lay', 'give-back'],
  joins: ['fill', 'lay', 'give-back'],
  gained: (events) => sumOf(events, 'points', 'points'),
  points: (view: OctocubeView, seat: number) =>
    view.scores?.[seat] ?? (view.mode === 'kids' ? filled(view, seat) : standing(view, seat)),
  hidesPoints: true,
} satisfies GameParts;
