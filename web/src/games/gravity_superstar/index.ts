import type { GameParts } from '../../lib/board.svelte';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Panel from './Panel.svelte';
import Player from './Player.svelte';
import type { View } from './shapes';
import Side from './Side.svelte';

export default {
  Board,
  Chip,
  Panel,
  Player,
  Side,
  points: (view: View, seat: number) => view.seats[seat]?.points ?? 0,
} satisfies GameParts;
