// A plucked string, for the garden.

import type { Instrument } from '../../lib/sound';

export default {
  ground: 220,
  shape: 'triangle',
  partials: [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ],
  glide: 1.03,
  attack: 0.004,
} satisfies Instrument;
