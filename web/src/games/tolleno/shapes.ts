// How the city lies on the screen: cells of 200 units, the whole turned by quarters as the reader likes; buildings stay upright.

import type { TollenoFaceView, TollenoQuadrantView, TollenoTileView, TollenoView } from '../../lib/types';
import { QUADRANT_PLACES, SIDE } from './pieces.gen';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WAYS = 'nesw';
export const QUADRANTS = ['ne', 'se', 'sw', 'nw'] as const;
const STEPS: Record<string, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

/** A face, or a way, after quarter turns to the right. */
export function turnedWay(way: string, turn: number): string {
  return WAYS[(WAYS.indexOf(way) + turn) % 4]!;
}

export function turnedFace<Face extends TollenoFaceView>(face: Face, turn: number): Face {
  const quadrants = face.quadrants.map((_, at) => {
    const from = face.quadrants[(at - turn + 4) % 4] as TollenoQuadrantView;
    return { ...from, arrows: from.arrows.map((way) => turnedWay(way, turn)) };
  });
  return { ...face, arms: face.arms.map((way) => turnedWay(way, turn)), quadrants };
}

/** The arms in the order in which the drawings name them. */
export const armsOf = (face: { arms: string[] }): string => [...WAYS].filter((way) => face.arms.includes(way)).join('');

export function named(cell: string): Point {
  const [x, y] = cell.split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export const cellOf = (spot: string): string => spot.slice(0, -2);
export const quadrantOf = (spot: string): number => QUADRANTS.indexOf(spot.slice(-2) as never);

/** The north-west corner of a cell on the map that is turned by `turn` quarters. */
export function corner(cell: string, turn: number): Point {
  const { x, y } = named(cell);
  const [column, row] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][turn] as [number, number];
  return { x: SIDE * column, y: SIDE * row };
}

export function middle(cell: string, turn: number): Point {
  const { x, y } = corner(cell, turn);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

export function spotPlace(spot: string, turn: number): Point {
  const { x, y } = corner(cellOf(spot), turn);
  const [dx, dy] = QUADRANT_PLACES[(quadrantOf(spot) + turn) % 4]!;
  return { x: x + dx, y: y + dy };
}

/** The quarter of its tile in which a spot lies, seen from the spot: its upper left corner. */
export function quarterOf(spot: string, turn: number): Point {
  const [x, y] = QUADRANT_PLACES[(quadrantOf(spot) + turn) % 4]!;
  return { x: (x < SIDE / 2 ? 0 : SIDE / 2) - x, y: (y < SIDE / 2 ? 0 : SIDE / 2) - y };
}

/** The corner that the four centre tiles share. */
export function centre(turn: number): Point {
  const places = ['0,0', '1,0', '0,1', '1,1'].map((cell) => middle(cell, turn));
  return { x: mean(places.map((place) => place.x)), y: mean(places.map((place) => place.y)) };
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export function boxOf(cells: string[], turn: number, margin: number): Box {
  const corners = cells.map((cell) => corner(cell, turn));
  return {
    left: Math.min(...corners.map((one) => one.x)) - margin,
    top: Math.min(...corners.map((one) => one.y)) - margin,
    right: Math.max(...corners.map((one) => one.x)) + SIDE + margin,
    bottom: Math.max(...corners.map((one) => one.y)) + SIDE + margin,
  };
}

/** Where a boat lies on its tile: in an arm, so that the value stays visible. */
export function mooring(tile: TollenoTileView, turn: number): Point {
  const way = STEPS[turnedWay(tile.arms[0] ?? 'n', turn)]!;
  const { x, y } = middle(tile.cell, turn);
  return { x: x + 63 * way.x, y: y + 60 * way.y };
}

/** Where canals open on the lagoon: the place of the tile's centre, and the way. */
export function mouths(view: TollenoView, turn: number): { key: string; place: Point; angle: number }[] {
  const open = new Set(view.open_cells);
  return view.tiles.flatMap((tile) =>
    tile.arms
      .filter((arm) => open.has(`${tile.x + STEPS[arm]!.x},${tile.y + STEPS[arm]!.y}`))
      .map((arm) => ({
        key: tile.cell + arm,
        place: middle(tile.cell, turn),
        angle: 90 * WAYS.indexOf(turnedWay(arm, turn)),
      })),
  );
}

/** A lit canal as a line; it ends at the middle of a tile without the opposite arm. */
export function canalPath(
  canal: { axis: string; cells: string[] },
  arms: Map<string, string[]>,
  turn: number,
  inset = 4,
): string {
  const [first, last] = [canal.cells[0]!, canal.cells.at(-1)!];
  const [before, after] = canal.axis === 'v' ? (['n', 's'] as const) : (['w', 'e'] as const);
  const end = (cell: string, way: string): string => {
    const { x, y } = middle(cell, turn);
    const step = STEPS[turnedWay(way, turn)]!;
    const reach = arms.get(cell)?.includes(way) ? SIDE / 2 - inset : 0;
    return `${x + reach * step.x} ${y + reach * step.y}`;
  };
  return `M${end(first, before)}L${end(last, after)}`;
}

export function polyline(cells: string[], turn: number): string {
  return cells.map((cell, at) => `${at ? 'L' : 'M'}${middle(cell, turn).x} ${middle(cell, turn).y}`).join('');
}

/** The families of contracts: green of the city, blue of your own, white of the rivals. */
export const family = (contract: string): 'G' | 'B' | 'W' => contract[0] as 'G' | 'B' | 'W';

/** What something brings, or costs. */
export const signed = (stars: number): string => (stars < 0 ? `−${-stars}` : `+${stars}`);
