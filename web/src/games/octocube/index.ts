import type { GameParts } from '../../lib/board.svelte';
import type { OctocubeView } from '../../lib/types';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Legend from './Legend.svelte';
import Panel from './Panel.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';

export default {
  Board,
  Chip,
  Legend,
  Panel,
  Player,
  Side,
  points: (view: OctocubeView, seat: number) =>
    view.scores?.[seat] ??
    view.seats[seat]?.points ??
    view.seats[seat]?.slots.filter((slot) => slot.tile !== null).length ??
    0,
} satisfies GameParts;
