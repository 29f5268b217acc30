import type { GameParts } from '../../lib/contract';
import { sumOf } from '../../lib/targets';
import type { TollenoView } from '../../lib/types';
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
  told: ['draw', 'draw-hidden'],
  gained: (events) => sumOf(events, 'contract', 'stars'),
  points: (view: TollenoView, seat: number) => (view.seats[seat]?.stars ?? 0) + (view.public.total?.[seat] ?? 0),
} satisfies GameParts;
