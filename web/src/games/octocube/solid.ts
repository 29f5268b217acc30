// Solids on the picture: one projection for the board, the stacks and the cubes (turned and seen from above as the
// engine's own pictures are). x runs east, y south, z up, in spaces.

import { FACES, MEASURES } from './pieces.gen';

export type Face = (typeof FACES)[number];
export type Faces = Record<Face, string | null>;
export type Vector = readonly [number, number, number];
/** Where east, south and up go. */
export type Turn = readonly [Vector, Vector, Vector];
export type Spot = readonly [number, number];
/** A point of a face: right and down in sizes of the face, out of it in spaces. */
export type Plane = (right: number, down: number, out: number) => Spot;

export const { tileWidth, tileHeight, cubeWidth, tileInset, tileRelief, abyssHeight } = MEASURES;
const CELL = MEASURES.cell;
const RADIANS = Math.PI / 180;
const [COS_TURN, SIN_TURN] = [Math.cos(MEASURES.turn * RADIANS), Math.sin(MEASURES.turn * RADIANS)];
const [COS_TILT, SIN_TILT] = [Math.cos(MEASURES.tilt * RADIANS), Math.sin(MEASURES.tilt * RADIANS)];
/** Towards the eye. */
const EYE: Vector = [SIN_TURN * COS_TILT, COS_TURN * COS_TILT, SIN_TILT];

export function project(x: number, y: number, z = 0): Spot {
  return [(x * COS_TURN - y * SIN_TURN) * CELL, ((x * SIN_TURN + y * COS_TURN) * SIN_TILT - z * COS_TILT) * CELL];
}

/** The point of the table that lies there on the picture. */
export function unproject([right, down]: Spot, z = 0): Vector {
  const u = right / CELL;
  const v = (down / CELL + z * COS_TILT) / SIN_TILT;
  return [u * COS_TURN + v * SIN_TURN, v * COS_TURN - u * SIN_TURN, z];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

export const STILL: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export function turned(turn: Turn, v: Vector): Vector {
  return plus(plus(plus([0, 0, 0], turn[0], v[0]), turn[1], v[1]), turn[2], v[2]);
}

/** `first`, then `second`. */
export function then(first: Turn, second: Turn): Turn {
  return [turned(second, first[0]), turned(second, first[1]), turned(second, first[2])];
}

export const ROLLS = ['north', 'east', 'south', 'west'] as const;
export type Roll = (typeof ROLLS)[number];

/** A cube that tips over its edge in a direction, by a part of a quarter turn. */
export function rolling(way: Roll, part: number): Turn {
  const sign = way === 'north' || way === 'east' ? 1 : -1;
  const [cos, sin] = [Math.cos((part * Math.PI) / 2), sign * Math.sin((part * Math.PI) / 2)];
  return way === 'east' || way === 'west'
    ? [
        [cos, 0, -sin],
        [0, 1, 0],
        [sin, 0, cos],
      ]
    : [
        [1, 0, 0],
        [0, cos, sin],
        [0, -sin, cos],
      ];
}

/** Clockwise seen from above, in quarter turns. */
export function pivoting(quarters: number): Turn {
  const [cos, sin] = [Math.cos((quarters * Math.PI) / 2), Math.sin((quarters * Math.PI) / 2)];
  return [
    [cos, sin, 0],
    [-sin, cos, 0],
    [0, 0, 1],
  ];
}

/** A turn by whole quarters without the crumbs of arithmetic. */
export function settled(turn: Turn): Turn {
  const whole = (v: Vector): Vector => [Math.round(v[0]), Math.round(v[1]), Math.round(v[2])];
  return [whole(turn[0]), whole(turn[1]), whole(turn[2])];
}

interface Frame {
  corner: Vector;
  right: Vector;
  down: Vector;
  out: Vector;
}
/** Each face of a cube of size 1 round the origin, as one looks at it upright. */
const FRAMES: Record<Face, Frame> = {
  top: { corner: [-0.5, -0.5, 0.5], right: [1, 0, 0], down: [0, 1, 0], out: [0, 0, 1] },
  bottom: { corner: [-0.5, 0.5, -0.5], right: [1, 0, 0], down: [0, -1, 0], out: [0, 0, -1] },
  north: { corner: [0.5, -0.5, 0.5], right: [-1, 0, 0], down: [0, 0, -1], out: [0, -1, 0] },
  east: { corner: [0.5, 0.5, 0.5], right: [0, -1, 0], down: [0, 0, -1], out: [1, 0, 0] },
  south: { corner: [-0.5, 0.5, 0.5], right: [1, 0, 0], down: [0, 0, -1], out: [0, 1, 0] },
  west: { corner: [-0.5, -0.5, 0.5], right: [0, 1, 0], down: [0, 0, -1], out: [-1, 0, 0] },
};

/** Where a face of the turned cube looks now, if it was turned by whole quarters. */
export function lookingAt(turn: Turn, face: Face): Face {
  const out = turned(turn, FRAMES[face].out);
  return FACES.find((other) => dot(FRAMES[other].out, out) > 0.9) ?? face;
}

/** The faces as they are after a turn. */
export function facesAfter(faces: Faces, turn: Turn): Faces {
  const after = { ...faces };
  for (const face of FACES) after[lookingAt(turn, face)] = faces[face];
  return after;
}

export interface Pose {
  /** The middle of the cube. */
  middle: Vector;
  turn: Turn;
  /** How far the tile of a (turned) face is pressed flat as under a standing cube: 1, or as on a side: 0. */
  under?: Partial<Record<Face, number>>;
}

export interface FacePart {
  face: Face;
  tile: string | null;
  visible: boolean;
  outline: string;
  /** The body of the tile that sticks to it. */
  slab: string;
  /** The transform that lays a picture of 100 by 100 on it. */
  print: string;
  /** From -1, dark, to 1, light. */
  light: number;
}

/** The faces of a cube as polygons: the hidden ones first, whose tiles may still look out. */
export function cubeParts(pose: Pose, faces: Faces): FacePart[] {
  const parts = FACES.map((face) => facePart(pose, face, faces[face]));
  return [...parts.filter((part) => !part.visible && part.slab), ...parts.filter((part) => part.visible)];
}

function facePart(pose: Pose, face: Face, tile: string | null): FacePart {
  const frame = FRAMES[face];
  const corner = plus(pose.middle, turned(pose.turn, frame.corner), cubeWidth);
  const right = turned(pose.turn, frame.right);
  const down = turned(pose.turn, frame.down);
  const out = turned(pose.turn, frame.out);
  const plane: Plane = (u, v, n) =>
    project(...plus(plus(plus(corner, right, u * cubeWidth), down, v * cubeWidth), out, n));
  const pressed = pose.under?.[face] ?? 0;
  const inset = tile ? tileInset * (1 - pressed) : 0.06;
  const relief = tile ? tileRelief + (tileHeight - tileRelief) * pressed : 0;
  return {
    face,
    tile,
    visible: dot(out, EYE) > 0.001,
    outline: points(outline(plane, 0, 0.05, 0)),
    slab: tile ? slab(plane, inset, 0, relief) : '',
    print: laid(plane, inset, relief),
    light: Math.max(-1, Math.min(1, 0.4 * out[2] - 0.45 * out[1] - out[0])),
  };
}

/** The middle of a cube that stands on a space at some height. */
export function standing(column: number, row: number, floor: number, tiled: boolean): Vector {
  return [column + 0.5, row + 0.5, floor + (tiled ? tileHeight : 0) + cubeWidth / 2];
}

/** Flat on the board: a square of some width in the middle of a space. */
export function flat(column: number, row: number, width: number): Plane {
  return (u, v, n) => project(column + 0.5 + (u - 0.5) * width, row + 0.5 + (v - 0.5) * width, n);
}

/** A square with round corners on a face. */
export function outline(plane: Plane, inset: number, radius: number, out: number): Spot[] {
  const [near, far] = [inset + radius, 1 - inset - radius];
  const corners = [
    [far, near, -90],
    [far, far, 0],
    [near, far, 90],
    [near, near, 180],
  ] as const;
  return corners.flatMap(([x, y, start]) =>
    [0, 1, 2, 3, 4].map((step) => {
      const angle = (start + 22.5 * step) * RADIANS;
      return plane(x + radius * Math.cos(angle), y + radius * Math.sin(angle), out);
    }),
  );
}

/** A tile's body between two levels over a face. */
export function slab(plane: Plane, inset: number, low: number, high: number): string {
  return points(hull([...outline(plane, inset, 0.08, low), ...outline(plane, inset, 0.08, high)]));
}

/** The transform that lays a picture of 100 by 100 on a face. */
export function laid(plane: Plane, inset: number, out: number): string {
  const [corner, right, down] = [plane(inset, inset, out), plane(1 - inset, inset, out), plane(inset, 1 - inset, out)];
  const numbers = [right[0] - corner[0], right[1] - corner[1], down[0] - corner[0], down[1] - corner[1]];
  return `matrix(${numbers.map((n) => (n / 100).toFixed(4)).join(' ')} ${corner[0].toFixed(1)} ${corner[1].toFixed(1)})`;
}

export function points(spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** The convex outline of some points. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (line: Spot[]): Spot[] => {
    const kept: Spot[] = [];
    for (const spot of line) {
      while (kept.length > 1 && turnsBack(kept.at(-2)!, kept.at(-1)!, spot)) kept.pop();
      kept.push(spot);
    }
    kept.pop();
    return kept;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turnsBack(a: Spot, b: Spot, c: Spot): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}
