// A toy synthesizer, for the planet: a hop, a long fall, stars that ring.

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
  tunes: {
    place: { notes: [[7, 0, 0.07]], rushes: [{ start: 0, length: 0.04, from: 1400, to: 700, loudness: 0.8 }] },
    deep: {
      notes: [
        [12, 0, 0.12],
        [5, 0.09, 0.12],
        [-2, 0.18, 0.12],
        [-9, 0.27, 0.2],
      ],
    },
    score: {
      notes: [
        [24, 0, 0.06],
        [28, 0.05, 0.06],
        [31, 0.1, 0.06],
        [36, 0.15, 0.24],
      ],
    },
    refuse: {
      notes: [
        [-5, 0, 0.09],
        [-11, 0.1, 0.22],
      ],
    },
    // Somebody is thrown off, head over heels.
    roll: {
      notes: [
        [5, 0, 0.06],
        [12, 0.06, 0.06],
        [5, 0.12, 0.06],
        [14, 0.18, 0.06],
        [21, 0.24, 0.26],
      ],
      rushes: [{ start: 0, length: 0.4, from: 500, to: 2600, loudness: 0.7 }],
    },
  },
} satisfies Instrument;
