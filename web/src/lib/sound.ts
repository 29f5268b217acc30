// Small sounds made on the spot, each game with an instrument and a set of its own: no files. Off unless the settings say
// otherwise.

import { settings } from './settings.svelte';

/** `take`: a tile is picked up; `deep`: something of weight (a koi, an abyss tile, a fall, a boat); `roll`: something is
 * turned over (a cube, a pawn that is thrown off). */
export type Sound = 'place' | 'take' | 'deep' | 'turn' | 'score' | 'refuse' | 'end' | 'roll';

/** Semitones above the instrument's ground note, when it starts and how long it rings, in seconds. */
type Note = [semitone: number, start: number, length: number];

/** A rush of air through a filter that moves from one pitch to another: a knock, a splash, a jet. */
interface Rush {
  start: number;
  length: number;
  from: number;
  to: number;
  loudness: number;
}

/** What is heard at once: notes of the instrument, and what has no pitch. */
export interface Tune {
  notes: Note[];
  rushes?: Rush[];
}

export const TUNES: Record<Sound, Note[]> = {
  place: [[0, 0, 0.12]],
  take: [[7, 0, 0.1]],
  deep: [[-12, 0, 0.3]],
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
    [-1, 0, 0.1],
    [-3, 0.09, 0.18],
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
  /** The game's own sounds, in place of the plain ones. */
  tunes?: Partial<Record<Sound, Tune>>;
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
  take: [8],
  deep: [30],
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
  const { notes, rushes = [] } = instrument.tunes?.[name] ?? { notes: TUNES[name] };
  const loud = settings.volume * LOUDEST;
  for (const note of notes) ring(context, instrument, note, loud);
  for (const one of rushes) rush(context, one, loud);
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

function rush(audio: AudioContext, { start, length, from, to, loudness }: Rush, loud: number): void {
  const begin = audio.currentTime + start;
  const air = audio.createBufferSource();
  air.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = air.buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud * loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  air.connect(filter).connect(volume).connect(audio.destination);
  air.start(begin);
}
