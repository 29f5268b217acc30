// Drops, for the sea bed: the cube thuds, a tile plops, the abyss gurgles.

import type { Instrument } from '../../lib/sound';

export default {
  ground: 174,
  shape: 'sine',
  // The overtones are what a phone's small speaker can give of a deep note.
  partials: [
    [1, 1],
    [2, 0.4],
    [4, 0.2],
  ],
  glide: 0.55,
  attack: 0.012,
  tunes: {
    roll: {
      notes: [[-3, 0.02, 0.14]],
      rushes: [
        { start: 0, length: 0.07, from: 1200, to: 360, loudness: 3 },
        { start: 0.07, length: 0.1, from: 520, to: 180, loudness: 1.2 },
      ],
    },
    place: { notes: [[0, 0, 0.16]], rushes: [{ start: 0, length: 0.09, from: 1000, to: 320, loudness: 2 }] },
    take: {
      notes: [
        [7, 0, 0.08],
        [14, 0.06, 0.12],
      ],
    },
    deep: {
      notes: [
        [-12, 0, 0.4],
        [-5, 0.16, 0.16],
        [0, 0.27, 0.14],
      ],
      rushes: [{ start: 0, length: 0.5, from: 620, to: 240, loudness: 1.8 }],
    },
    // Bubbles that rise.
    score: {
      notes: [
        [12, 0, 0.09],
        [17, 0.08, 0.09],
        [21, 0.15, 0.09],
        [26, 0.21, 0.09],
        [29, 0.26, 0.2],
      ],
    },
  },
} satisfies Instrument;
