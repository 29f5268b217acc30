import type { GameParts } from '../../lib/board.svelte';
import type { SeikatsuView } from '../../lib/types';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Legend from './Legend.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';

export default {
  Board,
  Chip,
  Legend,
  Player,
  Side,
  points: (view: SeikatsuView, seat: number) => view.seats[seat]?.points ?? 0,
} satisfies GameParts;
