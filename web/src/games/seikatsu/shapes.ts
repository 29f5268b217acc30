// How the garden is drawn: flat-top cells of radius 50; the viewer's pagoda stands below, so that its rows are columns.

import { BIRDS, FLOWERS } from './pieces.gen';
import type { SeikatsuPlaceArgs, SeikatsuSpaceView, SeikatsuView } from '../../lib/types';

export const PAGODAS = ['pink', 'blue', 'green'] as const;
const ROOT3 = 43.3;

export interface Point {
  x: number;
  y: number;
}

export function at(space: { column: number; level: number }): Point {
  return { x: 75 * space.column, y: ROOT3 * space.level };
}

export function hex(radius: number, x = 0, y = 0): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A hexagon with rounded corners, standing on a corner: the plate of the garden and the raked gravel round it. */
export function plate(radius: number): string {
  const corner = (at: number): [number, number] => {
    const turn = ((at * 60 + 30) * Math.PI) / 180;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  };
  const toward = (from: [number, number], to: [number, number]): string => {
    const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
    const part = 47.4 / length;
    return `${(to[0] + (from[0] - to[0]) * part).toFixed(1)} ${(to[1] + (from[1] - to[1]) * part).toFixed(1)}`;
  };
  let path = '';
  for (let at = 0; at < 6; at++) {
    const here = corner(at);
    path += `${at ? 'L' : 'M'}${toward(corner(at + 5), here)}Q${here.map((v) => v.toFixed(1)).join(' ')} ${toward(corner(at + 1), here)}`;
  }
  return `${path}Z`;
}

/** The stones round the pond: along the edges of a hexagon. */
export const STONES = Array.from({ length: 30 }, (_, at) => {
  const along = (at / 30) * 6;
  const edge = Math.floor(along);
  const part = along - edge;
  const corner = (n: number): Point => ({
    x: 45.5 * Math.cos((n * Math.PI) / 3),
    y: 45.5 * Math.sin((n * Math.PI) / 3),
  });
  const [from, to] = [corner(edge), corner(edge + 1)];
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    rx: 4.6 + (at % 3) * 0.6,
    tone: at % 3,
  };
});

export type Side = 'below' | 'left' | 'right';

/** Where a pagoda stands for a viewer: the next one round the garden is on the left. */
export function sideOf(pagoda: string, viewed: string): Side {
  const turn = (PAGODAS.indexOf(pagoda as never) - PAGODAS.indexOf(viewed as never) + 3) % 3;
  return turn === 0 ? 'below' : turn === 1 ? 'left' : 'right';
}

/** The corner of the garden before a pagoda: rows are counted outward from it. */
export const CORNERS: Record<Side, Point> = {
  below: { x: 0, y: 260 },
  left: { x: -225, y: -130 },
  right: { x: 225, y: -130 },
};

/** How the scene is cut: as wide as its captions, as narrow as the garden, or low with the hand beside the garden. */
export type Form = 'wide' | 'narrow' | 'low';
export const FRAMES: Record<Form, { left: number; top: number; width: number; height: number }> = {
  wide: { left: -440, top: -358, width: 880, height: 832 },
  narrow: { left: -306, top: -362, width: 612, height: 830 },
  low: { left: -306, top: -356, width: 776, height: 706 },
};
/** Where the first and the second tile of the hand lie. */
export const HAND: Record<Form, readonly [Point, Point]> = {
  wide: [
    { x: -146, y: 372 },
    { x: 146, y: 372 },
  ],
  narrow: [
    { x: -146, y: 372 },
    { x: 146, y: 372 },
  ],
  low: [
    { x: 388, y: -20 },
    { x: 388, y: 120 },
  ],
};

/** The form in which the garden is largest; captions are worth a little, and the veranda unless the screen is low. */
export function formFor(width: number, height: number): Form {
  const scale = (form: Form): number => Math.min(width / FRAMES[form].width, height / FRAMES[form].height);
  const upright = scale('narrow') > 1.08 * scale('wide') ? 'narrow' : 'wide';
  return scale('low') > (height < 500 ? 1.05 : 1.22) * scale(upright) ? 'low' : upright;
}

/** Where the pagodas stand, and how large. */
export const PAGODA_PLACE = {
  wide: { left: [-268, -232, 0.95], right: [268, -232, 0.95], below: [0, 436, 0.78] },
  narrow: { left: [-246, -238, 0.78], right: [246, -238, 0.78], below: [0, 436, 0.78] },
  low: { left: [-246, -238, 0.78], right: [246, -238, 0.78], below: [388, 316, 0.78] },
} as const;

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The spaces of a row, nearest to its pagoda first. */
export function outward(view: SeikatsuView, names: string[], pagoda: string): SeikatsuSpaceView[] {
  const from = CORNERS[sideOf(pagoda, view.side)];
  const away = (space: SeikatsuSpaceView): number => Math.hypot(at(space).x - from.x, at(space).y - from.y);
  return view.spaces.filter((space) => names.includes(space.space)).toSorted((a, b) => away(a) - away(b));
}

const birds: Record<string, string> = BIRDS;
const flowers: Record<string, string> = FLOWERS;
export const isBird = (name: string): boolean => Object.values(birds).includes(name);
export const isFlower = (name: string): boolean => Object.values(flowers).includes(name);

/** Bird and flower by a tile's name: `wp`; a koi is both and neither. */
export function parts(tile: string): { bird: string; flower: string } {
  return { bird: birds[tile[0] ?? ''] ?? 'koi', flower: flowers[tile[1] ?? ''] ?? 'koi' };
}

/** What would count in a pagoda's row if a tile were placed in it: the spaces, what each shows, which is the new one. */
export function countedWith(
  place: SeikatsuPlaceArgs,
  spaces: SeikatsuSpaceView[],
  pagoda: string,
): { space: SeikatsuSpaceView; flower: string; fresh: boolean }[] {
  const wanted = place.rows_flower[place.pagodas.indexOf(pagoda)];
  return spaces.flatMap((space) => {
    const fresh = space.space === place.space;
    const flower = fresh ? parts(place.tile).flower : space.flower;
    return flower && (flower === wanted || flower === 'koi') ? [{ space, flower, fresh }] : [];
  });
}
export const isKoi = (tile: string): boolean => tile === 'koi';
