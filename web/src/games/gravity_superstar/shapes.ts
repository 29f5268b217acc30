// How the planet is drawn: spaces of 50, a margin of 28 that repeats the opposite edge. Spaces are named a1 (top left) on.

import type {
  GravitySuperstarAction,
  GravitySuperstarBoardView,
  GravitySuperstarForeseen,
  GravitySuperstarGravityView,
} from '../../lib/types';

export type View = GravitySuperstarGravityView;

export const ID = 'gravity_superstar';
export const SPACE = 50;
export const MARGIN = 28;
export const TILE = 6 * SPACE;
/** What a finger needs, in pixels, and a little for rounding. */
const FINGER = 46;
const coarse = matchMedia('(pointer: coarse)');

/** Half of the side of a landing's area, in the board's measures: a space, or what a finger needs where spaces are small. */
export function reachAt(scale: number): number {
  const needed = coarse.matches && scale > 0 ? FINGER / 2 / scale : 0;
  return Math.max(SPACE / 2, Math.min(needed, SPACE - 1));
}

export interface Point {
  x: number;
  y: number;
}

/** A drawing that stands on its feet, turned so that they point that way. */
export const BY_FEET: Record<string, number> = { south: 0, west: 90, north: 180, east: 270 };
/** The same by where its up is. */
export const BY_UP: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };
const TOWARDS: Record<string, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export function towards(direction: string): Point {
  return TOWARDS[direction] ?? TOWARDS.south!;
}

/** What a pawn calls left: a quarter turn clockwise from its feet. */
export function leftOf(feet: string): Point {
  const down = towards(feet);
  return { x: -down.y, y: down.x };
}

export function centre(space: string): Point {
  return {
    x: (space.charCodeAt(0) - 97) * SPACE + SPACE / 2,
    y: (Number(space.slice(1)) - 1) * SPACE + SPACE / 2,
  };
}

export function spacesOf(board: GravitySuperstarBoardView): string[] {
  return Array.from({ length: board.width * board.height }, (_, at) => {
    return `${String.fromCharCode(97 + (at % board.width))}${Math.floor(at / board.width) + 1}`;
  });
}

/** Where something at an edge is seen again: in the margin beyond the opposite one. */
export function repeats(board: GravitySuperstarBoardView, { x, y }: Point): Point[] {
  const [width, height] = [board.width * SPACE, board.height * SPACE];
  return [
    ...(x < SPACE ? [{ x: x + width, y }] : []),
    ...(x > width - SPACE ? [{ x: x - width, y }] : []),
    ...(y < SPACE ? [{ x, y: y + height }] : []),
    ...(y > height - SPACE ? [{ x, y: y - height }] : []),
  ];
}

export interface Leg {
  from: Point;
  to: Point;
  /** Outside the board: where the way leaves it, and where it comes in again. */
  exit: Point | null;
  entry: Point | null;
  way: Point;
  falls: boolean;
}

/** A way, step by step; one that goes over the edge leaves and comes in again. */
export function legsOf(start: Point, path: string[], steps: number): Leg[] {
  let from = start;
  return path.map((space, at) => {
    const to = centre(space);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const around = Math.abs(dx) > SPACE || Math.abs(dy) > SPACE;
    const sign = around ? -1 : 1;
    const way = { x: sign * Math.sign(Math.round(dx)), y: sign * Math.sign(Math.round(dy)) };
    const leg: Leg = { from, to, exit: null, entry: null, way, falls: at >= steps };
    if (around) {
      const out = SPACE / 2 + MARGIN - 5;
      leg.exit = { x: from.x + way.x * out, y: from.y + way.y * out };
      leg.entry = { x: to.x - way.x * out, y: to.y - way.y * out };
    }
    from = to;
    return leg;
  });
}

export interface Route {
  solid: string;
  dashed: string;
  heads: { x: number; y: number; turn: number }[];
  badges: { x: number; y: number; turn: number }[];
}

const plus = (point: Point, way: Point, by: number): Point => ({ x: point.x + way.x * by, y: point.y + way.y * by });
const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
/** Of a drawing that points down. */
const turnOf = (way: Point): number => (Math.atan2(-way.x, way.y) * 180) / Math.PI;

/** The lines of a way: whole for the move, dashed for the fall, with heads, and a badge where it goes round the edge. */
export function routeOf(legs: Leg[], lands = true): Route {
  const route: Route = { solid: '', dashed: '', heads: [], badges: [] };
  legs.forEach((leg, at) => {
    const next = legs[at + 1];
    const last = !next;
    const first = at === 0;
    const start = first ? plus(leg.from, leg.way, lands ? 20 : 0) : leg.from;
    const end = last && lands ? plus(leg.to, leg.way, -29) : leg.to;
    const line =
      leg.exit && leg.entry
        ? `M${text(start)}L${text(leg.exit)}M${text(leg.entry)}L${text(end)}`
        : `M${text(start)}L${text(end)}`;
    if (leg.falls) route.dashed += line;
    else route.solid += line;
    if (last && lands) route.heads.push({ ...plus(leg.to, leg.way, -30), turn: turnOf(leg.way) });
    else if (next && next.falls && !leg.falls && lands)
      route.heads.push({ ...plus(leg.to, leg.way, -6), turn: turnOf(leg.way) });
    if (leg.exit && leg.entry) {
      const side = { x: Math.abs(leg.way.y) * 25, y: Math.abs(leg.way.x) * 25 };
      const turn = leg.way.x ? 90 : 0;
      for (const [edge, out] of [
        [leg.from, 1],
        [leg.to, -1],
      ] as const) {
        const point = plus(edge, leg.way, out * (SPACE / 2 + MARGIN / 2));
        route.badges.push({ x: point.x + side.x, y: point.y + side.y, turn });
      }
    }
  });
  return route;
}

export type Foreseen = GravitySuperstarForeseen;

/** What an action would do on its way; null where its kind says nothing of it. */
export function foreseen(action: GravitySuperstarAction | null | undefined): Foreseen | null {
  return action && 'path' in action.args ? action.args : null;
}

/** What an action brings its player, at least and at most. */
export function gainOf(view: View, action: GravitySuperstarAction): { least: number; most: number } {
  const seen = foreseen(action);
  const now = view.seats[view.to_move]?.points ?? 0;
  if (!seen) return { least: 0, most: 0 };
  return { least: (seen.least[view.to_move] ?? now) - now, most: (seen.most[view.to_move] ?? now) - now };
}

/** The action that brings most. */
export function bestOf<Action extends GravitySuperstarAction>(view: View, actions: Action[]): Action {
  return actions.reduce((best, one) => (gainOf(view, one).most > gainOf(view, best).most ? one : best));
}

export function gainText(gain: { least: number; most: number }): string {
  if (gain.most <= 0) return '';
  return gain.least === gain.most || gain.least <= 0 ? `+${gain.most}` : `+${gain.least}–${gain.most}`;
}

/** The seat whose cards lie below the board: the reader's, or for those who only watch the one to move. */
export function shownSeat(view: View, reader: number): number {
  return reader >= 0 ? reader : Math.max(0, view.to_move);
}
