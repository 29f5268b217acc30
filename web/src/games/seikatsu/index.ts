import type { GameRoom } from '../../lib/contract';
import Cover from './Cover.svelte';
import './theme.css';

export default {
  Cover,
  // A pagoda is pink, blue or green in the rules' words: no seat chooses another colour.
  ownColours: true,
  // S-5.1: who sits across shares the pagoda.
  team: (mode, seat) => (mode === 'teams' ? seat % 2 : null),
  counts: ['row', 'total'],
  parts: async () => (await import('./parts')).default,
} satisfies GameRoom;
