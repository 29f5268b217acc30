// Small sounds made on the spot: no files. Off unless the settings say otherwise.

import { settings } from './settings.svelte';

export type Sound = 'place' | 'turn' | 'score' | 'refuse' | 'end' | 'roll';

const NOTES: Record<Sound, [frequency: number, start: number, length: number, shape: OscillatorType][]> = {
  place: [
    [196, 0, 0.09, 'triangle'],
    [98, 0, 0.12, 'sine'],
  ],
  roll: [
    [130, 0, 0.08, 'triangle'],
    [110, 0.1, 0.1, 'triangle'],
  ],
  turn: [
    [523, 0, 0.16, 'sine'],
    [784, 0.12, 0.26, 'sine'],
  ],
  score: [
    [659, 0, 0.1, 'sine'],
    [880, 0.07, 0.2, 'sine'],
  ],
  refuse: [[165, 0, 0.14, 'sine']],
  end: [
    [523, 0, 0.3, 'sine'],
    [659, 0.15, 0.3, 'sine'],
    [784, 0.3, 0.5, 'sine'],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length, shape] of NOTES[name]) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = shape;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.16, now + start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    note.connect(volume).connect(context.destination);
    note.start(now + start);
    note.stop(now + start + length + 0.02);
  }
}
