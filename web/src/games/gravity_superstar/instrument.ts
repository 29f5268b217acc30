// A toy synthesizer, for the planet.

import type { Instrument } from '../../lib/sound';

export default {
  ground: 262,
  shape: 'square',
  partials: [
    [1, 0.4],
    [0.5, 0.3],
  ],
  glide: 1.35,
  attack: 0.006,
} satisfies Instrument;
