import type { GameParts } from '../../lib/contract';
import { sumOf } from '../../lib/targets';
import type { SeikatsuView } from '../../lib/types';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Count from './Count.svelte';
import Legend from './Legend.svelte';
import Player from './Player.svelte';
import Side from './Side.svelte';
import Thumb from './Thumb.svelte';

export default {
  Board,
  Chip,
  Count,
  Legend,
  Player,
  Side,
  Thumb,
  told: ['draw', 'draw-hidden'],
  // In a solo game flocks may go to the rival: then they are no points of one's own.
  gained: (events) =>
    sumOf(
      events.filter((one) => one.scorer === 'seat'),
      'place',
      'points',
    ),
  points: (view: SeikatsuView, seat: number) => view.seats[seat]?.points ?? 0,
  rivals: (view: SeikatsuView) => view.rival_points,
} satisfies GameParts;
