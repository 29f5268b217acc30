// Moves that people can follow, and that nobody has to wait for.

import { settings } from './settings.svelte';

const running = new Set<Animation>();
const waiting = new Set<() => void>();

/** Animations are off with speed 0, and while nobody looks. */
export function moving(): boolean {
  return settings.speed > 0 && document.visibilityState === 'visible';
}

/** A time at normal speed, in milliseconds, at the chosen one. */
export function ms(normal: number): number {
  return settings.speed > 0 ? normal / settings.speed : 0;
}

/** Runs one animation to its end; ends at once when motion is off or skipped. */
export async function run(
  element: Element | null | undefined,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  normal: number,
  more: KeyframeAnimationOptions = {},
): Promise<void> {
  if (!element || !moving()) return;
  const animation = element.animate(frames, { duration: ms(normal), easing: 'ease-in-out', ...more });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled: the element went away.
  } finally {
    running.delete(animation);
  }
}

export function wait(normal: number): Promise<void> {
  return moving() ? rest(ms(normal)) : Promise.resolve();
}

/** A pause that is no motion; it can be skipped too. Where nobody looks there is none. */
export function rest(time: number): Promise<void> {
  if (time <= 0 || document.visibilityState !== 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, time);
    waiting.add(done);
  });
}

/** Ends everything that moves now. */
export function skip(): void {
  for (const animation of running) animation.finish();
  for (const done of [...waiting]) done();
}
