// What part of the city is on the screen: screen = city * scale + shift.

import type { Box, Point } from './shapes';

const MOST = 2.5;
const LEAST = 0.12;
/** No closer than this by itself, on a screen of this many pixels. */
const USUAL = 0.85;
const SCREEN = 900;

/** Strips of the screen that something else covers. */
export interface Strips {
  left: number;
  right: number;
  below: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(0.6);
  width = $state(0);
  height = $state(0);
  /** Automatic moves glide; a hand's own do not. */
  gliding = $state(false);
  /** The reader has moved the view: it stays as it is until "fit". */
  held = $state(false);

  readonly shown: Box = $derived({
    left: -this.x / this.scale,
    top: -this.y / this.scale,
    right: (this.width - this.x) / this.scale,
    bottom: (this.height - this.y) / this.scale,
  });

  screen(place: Point): Point {
    return { x: place.x * this.scale + this.x, y: place.y * this.scale + this.y };
  }

  pan(dx: number, dy: number): void {
    this.gliding = false;
    this.held = true;
    this.x += dx;
    this.y += dy;
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const scale = Math.max(LEAST, Math.min(MOST, this.scale * factor));
    const change = scale / this.scale;
    this.gliding = glide;
    this.held = true;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.scale = scale;
  }

  /** The scale at which the whole box is seen between the strips. */
  scaleFor(box: Box, { left, right, below }: Strips, most = MOST): number {
    const [width, height] = [this.width - left - right, this.height - below];
    const usual = USUAL * Math.max(1, Math.min(this.width, this.height) / SCREEN);
    return Math.min(most, usual, width / (box.right - box.left), height / (box.bottom - box.top));
  }

  /** Looks at the whole box, no closer than `most`. */
  fit(box: Box, strips: Strips, most = MOST): void {
    if (!this.width || !this.height) return;
    const scale = this.scaleFor(box, strips, most);
    const { left, right, below } = strips;
    this.gliding = true;
    this.scale = scale;
    this.x = (left + this.width - right) / 2 - ((box.left + box.right) / 2) * scale;
    this.y = (this.height - below) / 2 - ((box.top + box.bottom) / 2) * scale;
  }

  sees(box: Box): boolean {
    const { left, top, right, bottom } = this.shown;
    return box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
  }

  /** Moves as little as needed to see a place. */
  show(place: Point, around = 130): void {
    const at = this.screen(place);
    const margin = Math.min(around * this.scale, this.width / 3, this.height / 3);
    const dx = Math.max(0, margin - at.x) - Math.max(0, at.x - (this.width - margin));
    const dy = Math.max(0, margin - at.y) - Math.max(0, at.y - (this.height - margin));
    if (!dx && !dy) return;
    this.gliding = true;
    this.x += dx;
    this.y += dy;
  }

  centre(place: Point): void {
    this.held = true;
    this.gliding = true;
    this.x = this.width / 2 - place.x * this.scale;
    this.y = this.height / 2 - place.y * this.scale;
  }
}
