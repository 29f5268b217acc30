import type { GameRoom } from '../../lib/contract';
import Cover from './Cover.svelte';
import './theme.css';

export default {
  Cover,
  counts: ['score-tile', 'score-fountain', 'score-floor', 'score-initial', 'score-board'],
  parts: async () => (await import('./parts')).default,
} satisfies GameRoom;
