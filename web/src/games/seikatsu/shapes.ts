// How the garden is drawn: flat-top cells of radius 50; the viewer's pagoda stands below, so that its rows are columns.

import type { SeikatsuSpaceView, SeikatsuView } from '../../lib/types';

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

/** The spaces of a row, nearest to its pagoda first. */
export function outward(view: SeikatsuView, names: string[], pagoda: string): SeikatsuSpaceView[] {
  const from = CORNERS[sideOf(pagoda, view.side)];
  const away = (space: SeikatsuSpaceView): number => Math.hypot(at(space).x - from.x, at(space).y - from.y);
  return view.spaces.filter((space) => names.includes(space.space)).toSorted((a, b) => away(a) - away(b));
}

export const BIRD_ART: Record<string, string> = { tanager: 'bT', waxwing: 'bW', 'white-eye': 'bE', flycatcher: 'bF' };
export const FLOWER_ART: Record<string, string> = { primrose: 'fP', frangipani: 'fR', tulip: 'fU', hyacinth: 'fH' };
const BIRDS: Record<string, string> = { t: 'tanager', w: 'waxwing', e: 'white-eye', f: 'flycatcher' };
const FLOWERS: Record<string, string> = { p: 'primrose', f: 'frangipani', t: 'tulip', h: 'hyacinth' };

/** Bird and flower by a tile's name: `wp`; a koi is both and neither. */
export function parts(tile: string): { bird: string; flower: string } {
  return { bird: BIRDS[tile[0] ?? ''] ?? 'koi', flower: FLOWERS[tile[1] ?? ''] ?? 'koi' };
}
export const isKoi = (tile: string): boolean => tile === 'koi';

/** What the rows are worth, by the number of their flowers (S-4.1): for the small table beside the hand. */
export const ROW_POINTS = [1, 3, 6, 10, 15, 21];
