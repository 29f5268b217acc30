// Where a note about a space lies on the board: beside it, and over nothing that it speaks of.

import type { GravitySuperstarBoardView } from '../../lib/types';
import { centre, MARGIN, SPACE, type Point } from './shapes';

const CLEAR = 30;

/** The upper left corner in pixels, for a note of this size. `spoken`: the spaces that stay in sight as far as they can;
`others`: those that had better. */
export function beside(
  board: GravitySuperstarBoardView,
  scale: number,
  size: { width: number; height: number },
  space: string,
  spoken: string[],
  others: string[] = [],
): { left: number; top: number } {
  const [wide, high] = [size.width / scale, size.height / scale];
  const [right, bottom] = [board.width * SPACE + MARGIN, board.height * SPACE + MARGIN];
  const { x, y } = centre(space);
  const places: Point[] = [CLEAR, CLEAR + SPACE, CLEAR + 2 * SPACE].flatMap((away) =>
    [-0.5, -1, 0, -0.75, -0.25].flatMap((by) => [
      { x: x + away, y: y + by * high },
      { x: x - away - wide, y: y + by * high },
      { x: x + by * wide, y: y - away - high },
      { x: x + by * wide, y: y + away },
    ]),
  );
  const ends = [4 - MARGIN, right - wide - 4];
  places.push(...ends.flatMap((at) => [4 - MARGIN, bottom - high - 4].map((to) => ({ x: at, y: to }))));
  const [seen, beheld] = [spoken.map(centre), others.map(centre)];
  const cost = (one: Point): number => {
    const outside =
      Math.max(0, 2 - MARGIN - one.x) +
      Math.max(0, 2 - MARGIN - one.y) +
      Math.max(0, one.x + wide + 2 - right) +
      Math.max(0, one.y + high + 2 - bottom);
    const hidden = (spaces: Point[], edge: number): number =>
      spaces.filter(
        (at) => at.x > one.x - edge && at.x < one.x + wide + edge && at.y > one.y - edge && at.y < one.y + high + edge,
      ).length;
    return (
      50 * outside +
      1000 * hidden(seen, 22) +
      40 * hidden(beheld, 14) +
      Math.abs(one.x + wide / 2 - x) +
      Math.abs(one.y + high / 2 - y)
    );
  };
  const costs = places.map(cost);
  const best = places[costs.indexOf(Math.min(...costs))]!;
  return { left: (best.x + MARGIN) * scale, top: (best.y + MARGIN) * scale };
}
