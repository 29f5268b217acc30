// Small sounds made on the spot, each game with an instrument of its own: no files. Off unless the settings say otherwise.

import { settings } from './settings.svelte';

export type Sound = 'place' | 'turn' | 'score' | 'refuse' | 'end' | 'roll';

/** Semitones above the instrument's ground note, when it starts and how long it rings, in seconds. */
type Note = [semitone: number, start: number, length: number];

const TUNES: Record<Sound, Note[]> = {
  place: [[0, 0, 0.12]],
  roll: [
    [-5, 0, 0.09],
    [-8, 0.1, 0.12],
  ],
  turn: [
    [12, 0, 0.18],
    [19, 0.13, 0.3],
  ],
  score: [
    [16, 0, 0.12],
    [19, 0.07, 0.12],
    [24, 0.14, 0.26],
  ],
  refuse: [
    [-12, 0, 0.1],
    [-13, 0.09, 0.16],
  ],
  end: [
    [12, 0, 0.3],
    [16, 0.14, 0.3],
    [19, 0.28, 0.34],
    [24, 0.42, 0.7],
  ],
};

export interface Instrument {
  /** The ground note in hertz. */
  ground: number;
  shape: OscillatorType;
  /** Overtones: how often the note, and how loud. */
  partials: [multiple: number, loudness: number][];
  /** Where a note's pitch comes from, as a part of where it ends: 1 stands still. */
  glide: number;
  /** How long it takes to speak, in seconds. */
  attack: number;
}

/** Each game's own, by its folder. */
const instruments = import.meta.glob<Instrument>('../games/*/instrument.ts', { eager: true, import: 'default' });
const PLAIN: Instrument = {
  ground: 196,
  shape: 'triangle',
  partials: [
    [1, 1],
    [0.5, 0.5],
  ],
  glide: 1,
  attack: 0.012,
};

/** What a hand that holds the device feels, in milliseconds. */
const TOUCHES: Partial<Record<Sound, number[]>> = {
  place: [12],
  roll: [10, 40, 10],
  turn: [20, 60, 20],
  refuse: [40],
  end: [20, 60, 20, 60, 60],
};

const LOUDEST = 0.22;

let context: AudioContext | null = null;
let instrument = PLAIN;

/** From now on a game's own instrument is heard. */
export function tune(game: string): void {
  instrument = instruments[`../games/${game}/instrument.ts`] ?? PLAIN;
}

export function sound(name: Sound): void {
  const touch = TOUCHES[name];
  // A browser lets no page tremble that nobody has touched yet.
  if (settings.haptics && touch && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(touch);
  if (!settings.sounds || settings.volume <= 0) return;
  context ??= new AudioContext();
  for (const note of TUNES[name]) ring(context, instrument, note, settings.volume * LOUDEST);
}

function ring(audio: AudioContext, by: Instrument, [semitone, start, length]: Note, loud: number): void {
  const from = audio.currentTime + start;
  const pitch = by.ground * 2 ** (semitone / 12);
  for (const [multiple, loudness] of by.partials) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = by.shape;
    voice.frequency.setValueAtTime(pitch * multiple * by.glide, from);
    voice.frequency.exponentialRampToValueAtTime(pitch * multiple, from + length * 0.5);
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud * loudness, from + by.attack);
    volume.gain.exponentialRampToValueAtTime(0.0005, from + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(from);
    voice.stop(from + length + 0.02);
  }
}
