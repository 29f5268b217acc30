// Drag, wheel and pinch on the lagoon. A drag is no click on what lies below.

import type { Hand } from '../../lib/contract';
import type { Camera } from './camera.svelte';
import type { Point } from './shapes';

interface Listening {
  hand(used: Hand): void;
  /** The wheel was turned: true if it was taken for something else than zoom. */
  wheel(up: boolean): boolean;
}

const FAR = 6;

export function gestures(lagoon: HTMLElement, camera: Camera, on: Listening): () => void {
  const down = new Map<number, Point>();
  let dragged = false;
  let start: Point = { x: 0, y: 0 };

  const inside = (event: { clientX: number; clientY: number }): Point => {
    const box = lagoon.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function press(event: PointerEvent): void {
    on.hand(event.pointerType === 'mouse' ? 'mouse' : 'touch');
    if ((event.target as Element).closest('[data-aside]')) return;
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (down.size === 0) {
      dragged = false;
      start = inside(event);
    }
    down.set(event.pointerId, inside(event));
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = inside(event);
    if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < FAR && down.size < 2) return;
    if (!dragged) {
      dragged = true;
      lagoon.setAttribute('data-dragging', '');
      lagoon.setPointerCapture(event.pointerId);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      camera.zoom(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    const share = other ? 0.5 : 1;
    camera.pan((now.x - before.x) * share, (now.y - before.y) * share);
    down.set(event.pointerId, now);
  }

  function release(event: PointerEvent): void {
    down.delete(event.pointerId);
    if (down.size === 0) lagoon.removeAttribute('data-dragging');
  }

  function click(event: MouseEvent): void {
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    if ((event.target as Element).closest('[data-aside]')) return;
    event.preventDefault();
    if (!event.ctrlKey && on.wheel(event.deltaY < 0)) return;
    const amount = event.deltaMode === 1 ? event.deltaY * 20 : event.deltaY;
    camera.zoom(Math.exp(-Math.max(-180, Math.min(180, amount)) * 0.0022), inside(event));
  }

  lagoon.addEventListener('pointerdown', press);
  lagoon.addEventListener('pointermove', move);
  lagoon.addEventListener('pointerup', release);
  lagoon.addEventListener('pointercancel', release);
  lagoon.addEventListener('click', click, { capture: true });
  lagoon.addEventListener('wheel', wheel, { passive: false });
  return () => {
    lagoon.removeEventListener('pointerdown', press);
    lagoon.removeEventListener('pointermove', move);
    lagoon.removeEventListener('pointerup', release);
    lagoon.removeEventListener('pointercancel', release);
    lagoon.removeEventListener('click', click, { capture: true });
    lagoon.removeEventListener('wheel', wheel);
  };
}
