import { describe, expect, test } from 'vitest';
import { TUNES, type Instrument, type Sound } from '../src/lib/sound';

const instruments = import.meta.glob<Instrument>('../src/games/*/instrument.ts', { eager: true, import: 'default' });

/** Below this, in hertz, the speaker of a phone gives next to nothing. */
const SMALL_SPEAKER = 250;
/** The third harmonic of a wave, as a part of its first. */
const THIRD: Partial<Record<OscillatorType, number>> = { square: 1 / 3, triangle: 1 / 9 };

function heard(by: Instrument, name: Sound): boolean {
  const { notes, rushes = [] } = by.tunes?.[name] ?? { notes: TUNES[name] };
  const rings = notes.some(([semitone]) =>
    by.partials.some(([multiple, loudness]) => {
      const pitch = by.ground * 2 ** (semitone / 12) * multiple;
      const third = loudness * (THIRD[by.shape] ?? 0);
      return (pitch >= SMALL_SPEAKER && loudness >= 0.1) || (3 * pitch >= SMALL_SPEAKER && third >= 0.1);
    }),
  );
  return rings || rushes.some(({ from, loudness }) => from >= 2 * SMALL_SPEAKER && loudness >= 1);
}

describe.each(Object.entries(instruments))('%s', (_, instrument) => {
  test.each(Object.keys(TUNES) as Sound[])('%s is heard from a small speaker too', (name) => {
    expect(heard(instrument, name)).toBe(true);
  });
});
