// How much time there is, said the same way wherever it stands.

import type { Pace } from './types';
import { say } from './words.svelte';

export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return say('web-pace-told-live', { minutes: pace.minutes, seconds: pace.increment ?? 0 });
  if (pace.kind === 'days') return say('web-pace-told-days', { days: pace.days });
  return say('web-pace-none');
}
