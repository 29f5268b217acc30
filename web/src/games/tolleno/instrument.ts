// A bell, for the lagoon.

import type { Instrument } from '../../lib/sound';

export default {
  ground: 196,
  shape: 'sine',
  partials: [
    [1, 1],
    [2.76, 0.3],
    [5.4, 0.12],
  ],
  glide: 1,
  attack: 0.003,
} satisfies Instrument;
