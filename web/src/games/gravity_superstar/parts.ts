import type { GameParts } from '../../lib/contract';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Count from './Count.svelte';
import Panel from './Panel.svelte';
import Player from './Player.svelte';
import type { View } from './shapes';
import Side from './Side.svelte';
import Story from './Story.svelte';

export default {
  Board,
  Chip,
  Count,
  Panel,
  Player,
  Side,
  Story,
  told: ['step', 'fall', 'wrap', 'star', 'token', 'marker', 'done', 'cards-back', 'turn', 'enter'],
  held: ['card', 'move'],
  gained: (events) => events.filter((one) => one.kind === 'star' || one.kind === 'token').length,
  points: (view: View, seat: number) => view.seats[seat]?.points ?? 0,
} satisfies GameParts;
