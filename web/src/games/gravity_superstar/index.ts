import type { GameRoom } from '../../lib/contract';
import Cover from './Cover.svelte';
import './theme.css';

export default {
  Cover,
  parts: async () => (await import('./parts')).default,
} satisfies GameRoom;
