// A plucked string, for the garden: a tile on wood, chirps for a flock, water for a koi.

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
  tunes: {
    place: { notes: [[0, 0, 0.22]], rushes: [{ start: 0, length: 0.05, from: 900, to: 380, loudness: 1.6 }] },
    deep: {
      notes: [
        [-5, 0, 0.3],
        [2, 0.08, 0.3],
      ],
      rushes: [{ start: 0, length: 0.34, from: 500, to: 1500, loudness: 0.9 }],
    },
    // Two short calls, then the answer: a flock.
    score: {
      notes: [
        [26, 0, 0.07],
        [29, 0.09, 0.07],
        [26, 0.22, 0.06],
        [31, 0.3, 0.14],
      ],
    },
    // A pentatonic scale: no step of it is sad.
    turn: {
      notes: [
        [12, 0, 0.3],
        [14, 0.12, 0.3],
        [19, 0.24, 0.5],
      ],
    },
    end: {
      notes: [
        [12, 0, 0.4],
        [14, 0.16, 0.4],
        [16, 0.32, 0.4],
        [19, 0.48, 0.5],
        [24, 0.64, 1],
      ],
    },
  },
} satisfies Instrument;
