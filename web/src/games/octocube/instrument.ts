// Drops, for the sea bed.

import type { Instrument } from '../../lib/sound';

export default {
  ground: 174,
  shape: 'sine',
  partials: [[1, 1]],
  glide: 0.55,
  attack: 0.012,
} satisfies Instrument;
