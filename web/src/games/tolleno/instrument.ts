// A bell, for the lagoon: stone on stone, the boat's wake, bells for stars.

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
  tunes: {
    place: { notes: [[-5, 0, 0.14]], rushes: [{ start: 0, length: 0.06, from: 1900, to: 700, loudness: 2.2 }] },
    deep: { notes: [[-5, 0, 0.5]], rushes: [{ start: 0, length: 0.6, from: 300, to: 900, loudness: 1 }] },
    score: {
      notes: [
        [12, 0, 0.5],
        [19, 0.1, 0.6],
      ],
    },
    end: {
      notes: [
        [0, 0, 1],
        [12, 0.2, 1],
        [7, 0.4, 1],
        [16, 0.6, 1.4],
      ],
    },
  },
} satisfies Instrument;
