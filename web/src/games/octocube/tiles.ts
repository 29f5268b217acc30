// Tiles by name, and the faces of a cube as views and actions give them.

import type { OctocubeAction } from '../../lib/types';
import { FACES, PALETTE } from './pieces.gen';
import type { Face, Faces } from './solid';

export const BARE = 'bare';
export const NOTHING = 'nothing';
export const COIN = 'coin';

/** A colour of the drawings, as the page's theme has it. */
export function paint(name: keyof typeof PALETTE): string {
  return `var(${name}, ${PALETTE[name]})`;
}

export function objectOf(tile: string): string {
  return tile.split('-')[0] ?? tile;
}

export function colourOf(tile: string): string {
  return tile.includes('-') ? tile.slice(tile.indexOf('-') + 1) : '';
}

/** The ids of the drawings that make a tile. */
export function artOf(tile: string): string[] {
  if (tile === COIN) return ['coin'];
  return [`ground-${colourOf(tile)}`, `object-${objectOf(tile)}`];
}

export function edgeOf(tile: string): string {
  return paint(`--octocube-${tile === COIN ? COIN : colourOf(tile)}-edge` as keyof typeof PALETTE);
}

/** Six names in the order of the faces, as actions and events give them. */
export function facesOf(names: readonly string[]): Faces {
  return byFace((_, at) => (names[at] === BARE ? null : (names[at] ?? null)));
}

export function byFace(tile: (face: Face, at: number) => string | null): Faces {
  const faces: Faces = { top: null, bottom: null, north: null, east: null, south: null, west: null };
  for (const [at, face] of FACES.entries()) faces[face] = tile(face, at);
  return faces;
}

/** What an action says of the cube's faces after it, of a tile and of a space: null where its kind says nothing. */
export const facesIn = ({ args }: OctocubeAction): Faces | null => ('faces' in args ? facesOf(args.faces) : null);
export const tileIn = ({ args }: OctocubeAction): string | null => ('tile' in args ? args.tile : null);
export const spaceIn = ({ args }: OctocubeAction): string | null => ('space' in args ? args.space : null);

export function sameFaces(a: Faces, b: Faces): boolean {
  return FACES.every((face) => a[face] === b[face]);
}

export function changedFaces(before: Faces, after: Faces): Set<Face> {
  return new Set(FACES.filter((face) => before[face] !== after[face]));
}

/** The tiles of a cube by object, with how many of each: the series it holds. */
export function seriesOf(tiles: readonly string[]): { object: string; tiles: string[] }[] {
  const objects = [...new Set(tiles.filter((tile) => tile !== COIN).map(objectOf))];
  return objects
    .map((object) => ({ object, tiles: tiles.filter((tile) => objectOf(tile) === object) }))
    .toSorted((a, b) => b.tiles.length - a.tiles.length);
}

/** The kinds of action after which the cube comes to rest on the space they name. */
export const GOES: ReadonlySet<string> = new Set(['place', 'place-turned', 'roll', 'move']);

/** The kinds whose tile comes onto the cube: below it, or on its top. */
export const BRINGS: ReadonlySet<string> = new Set([...GOES, 'reorient', 'take', 'from-board', 'swap-tops']);
