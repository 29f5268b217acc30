// A move as it is seen, event by event: cubes roll, turn and fly, tiles stick, stacks change places.

import type { BoardTable } from '../../lib/board.svelte';
import { ms, moving, wait } from '../../lib/motion';
import type {
  OctocubeEvent,
  OctocubeRetrieveEvent,
  OctocubeScoreEvent,
  OctocubeSpaceView,
  OctocubeView,
} from '../../lib/types';
import { FACES } from './pieces.gen';
import {
  cubeWidth,
  facesAfter,
  lookingAt,
  pivoting,
  rolling,
  ROLLS,
  settled,
  STILL,
  then,
  type Face,
  type Faces,
  type Roll,
  type Turn,
  type Vector,
} from './solid';
import { levelOf, type Stage } from './stage.svelte';
import { byFace, facesOf, sameFaces } from './tiles';

export class Motion {
  #table: BoardTable<OctocubeView>;
  #stage: Stage;

  constructor(table: BoardTable<OctocubeView>, stage: Stage) {
    this.#table = table;
    this.#stage = stage;
  }

  async play(events: OctocubeEvent[], seat: number): Promise<void> {
    this.#stage.begin();
    // A cube that is taken home uncovers its space: it is seen to leave first.
    let leaving = events.find(leaves) ?? null;
    for (const event of events) {
      const uncovered = spaceUncovered(event);
      const ends = event === leaving;
      const at = leaving ? this.#stage.view.seats[leaving.seat]?.cube.space : null;
      if (leaving && (ends || (uncovered && at === uncovered && seat === leaving.seat))) {
        await this.#goHome(leaving);
        leaving = null;
        if (ends) continue;
      }
      await this.#show(event);
    }
    this.#stage.end();
  }

  async #show(event: OctocubeEvent): Promise<void> {
    const seat = 'seat' in event ? event.seat : -1;
    switch (event.kind) {
      case 'place':
        return this.#place(seat, event.space, facesOf(event.faces));
      case 'roll':
        return this.#roll(seat, event.direction, event.space, facesOf(event.faces));
      case 'pivot':
        return this.#pivot(seat, event.degrees / 90, facesOf(event.faces));
      case 'reorient':
        return this.#reorient(seat, facesOf(event.faces));
      case 'attach':
        return this.#attach(seat, event.space, event.tile);
      case 'uncover':
        return this.#ground(event.space, { tiles: [event.tile] });
      case 'abyss':
        this.#stage.patch({ supply: event.left });
        this.#table.sound('deep');
        return this.#ground(event.space, { ground: event.abyss, tiles: [], height: 0 });
      case 'hole':
      case 'floor':
        return this.#ground(event.space, { ground: event.kind, tiles: [], height: 0 });
      case 'move':
        return this.#fly([[seat, event.space]]);
      case 'swap-cubes':
        return this.#fly([
          [seat, event.space],
          [event.other_seat, event.other_space],
        ]);
      case 'take':
        return this.#take(seat, event.space, event.tile);
      case 'from-board':
        return this.#onTop(seat, event.tile);
      case 'give':
        return this.#give(event.space, event.tile);
      case 'swap-stacks':
        return this.#swapStacks(event.space, event.other_space);
      case 'swap-tops':
        return this.#onTop(seat, event.tile, event.other_seat);
      case 'give-top':
        return this.#onTop(event.other_seat, event.tile, seat);
      case 'points':
        return this.#gain(seat, event.points);
      case 'aim':
        return this.#stage.patch({ chosen: event.space });
    }
  }

  async #place(seat: number, name: string, faces: Faces): Promise<void> {
    const from = this.#stage.now(seat);
    this.#stage.setTurn(seat, STILL);
    this.#stage.setCube(seat, name, faces);
    const to = this.#stage.resting(seat);
    await tween(430, (part) => {
      const eased = ease(part);
      this.#stage.pose(to, {
        slot: null,
        pose: { ...to.pose, middle: arc(from.pose.middle, to.pose.middle, eased, 1) },
        scale: from.scale + (1 - from.scale) * eased,
      });
    });
    this.#stage.rest(seat);
    this.#table.sound('place');
  }

  async #roll(seat: number, way: Roll, name: string, faces: Faces): Promise<void> {
    const before = this.#stage.view.seats[seat]!.cube.faces;
    const from = this.#stage.now(seat);
    const rolled = facesAfter(before, rolling(way, 1));
    const start = from.pose.turn;
    const bottom = FACES.find((face) => lookingAt(start, face) === 'bottom')!;
    this.#stage.setTurn(seat, settled(then(start, rolling(way, 1))));
    this.#stage.setCube(seat, name, rolled);
    const to = this.#stage.resting(seat);
    const below = FACES.find((face) => lookingAt(to.pose.turn, face) === 'bottom')!;
    const [a, b] = [from.pose.middle, to.pose.middle];
    const step: Vector = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1]), 0];
    // Painted with the nearer of the two spaces, so that it covers the farther one.
    const slot = step[0] + step[1] > 0 ? name : from.slot;
    await tween(290, (part) => {
      const eased = ease(part);
      const angle = (eased * Math.PI) / 2;
      const along = (cubeWidth / 2) * (1 - Math.cos(angle) + Math.sin(angle)) + (1 - cubeWidth) * eased;
      const up = (cubeWidth / 2) * (Math.cos(angle) + Math.sin(angle) - 1);
      const climb = b[2] > a[2] ? Math.min(1, eased * 1.8) : Math.max(0, eased * 1.8 - 0.8);
      this.#stage.pose(to, {
        slot,
        faces: from.faces,
        pose: {
          middle: [a[0] + step[0] * along, a[1] + step[1] * along, a[2] + (b[2] - a[2]) * climb + up],
          turn: then(start, rolling(way, eased)),
          under: { [bottom]: 1 - eased, ...(below === bottom ? {} : { [below]: eased }) },
        },
      });
    });
    this.#stage.rest(seat);
    this.#table.sound('roll');
    if (!sameFaces(rolled, faces)) await this.#reorient(seat, faces);
  }

  async #pivot(seat: number, quarters: number, faces: Faces): Promise<void> {
    const from = this.#stage.now(seat);
    // The short way round.
    const signed = quarters === 3 ? -1 : quarters;
    await tween(quarters === 2 ? 330 : 250, (part) => {
      const turn = then(from.pose.turn, pivoting(signed * ease(part)));
      this.#stage.pose(from, { pose: { ...from.pose, turn, middle: lifted(from.pose.middle, part) } });
    });
    this.#stage.setTurn(seat, settled(then(from.pose.turn, pivoting(signed))));
    this.#stage.setCube(seat, this.#stage.view.seats[seat]!.cube.space, faces);
    this.#stage.rest(seat);
    this.#table.sound('roll');
  }

  async #reorient(seat: number, faces: Faces): Promise<void> {
    for (const step of stepsTo(this.#stage.view.seats[seat]!.cube.faces, faces)) {
      const from = this.#stage.now(seat);
      const after = facesAfter(this.#stage.view.seats[seat]!.cube.faces, step(1));
      await tween(190, (part) => {
        const turn = then(from.pose.turn, step(ease(part)));
        this.#stage.pose(from, { pose: { turn, middle: lifted(from.pose.middle, part, 0.55) } });
      });
      this.#stage.setTurn(seat, settled(then(from.pose.turn, step(1))));
      this.#stage.setCube(seat, this.#stage.view.seats[seat]!.cube.space, after);
      this.#stage.rest(seat);
    }
    this.#stage.setCube(seat, this.#stage.view.seats[seat]!.cube.space, faces);
    this.#table.sound('roll');
  }

  async #attach(seat: number, name: string, tile: string): Promise<void> {
    const cube = this.#stage.view.seats[seat]!.cube;
    this.#stage.setCube(seat, name, { ...cube.faces, bottom: tile });
    const space = this.#stage.space(name);
    if (space) this.#stage.setSpace(name, { height: Math.max(0, space.height - 1), tiles: space.tiles.slice(1) });
    this.#stage.stuck = name;
    this.#table.sound('take');
    const from = this.#stage.resting(seat);
    await tween(170, (part) =>
      this.#stage.pose(from, { pose: { ...from.pose, middle: lifted(from.pose.middle, part, 0.12) } }),
    );
    this.#stage.rest(seat);
  }

  async #ground(name: string, change: Partial<OctocubeSpaceView>): Promise<void> {
    this.#stage.setSpace(name, change);
    await wait(140);
  }

  async #goHome(event: OctocubeScoreEvent | OctocubeRetrieveEvent): Promise<void> {
    const seat = event.seat;
    const from = this.#stage.now(seat);
    const before = this.#stage.view.seats[seat]!.cube.faces;
    const taken: readonly Face[] = event.kind === 'retrieve' ? FACES : event.taken;
    this.#stage.setCube(seat, null, before);
    const to = this.#stage.resting(seat);
    this.#table.sound('score');
    await tween(460, (part) => {
      const eased = ease(part);
      this.#stage.pose(to, {
        slot: null,
        home: false,
        pose: { turn: to.pose.turn, middle: arc(from.pose.middle, to.pose.middle, eased, 1.2) },
        scale: 1 + (to.scale - 1) * eased,
      });
    });
    this.#stage.setCube(
      seat,
      null,
      byFace((face) => (taken.includes(face) ? null : before[face])),
    );
    this.#stage.rest(seat);
  }

  async #fly(moves: [seat: number, space: string][]): Promise<void> {
    const from = moves.map(([seat]) => this.#stage.now(seat));
    for (const [seat] of moves) this.#stage.setCube(seat, null, this.#stage.view.seats[seat]!.cube.faces);
    for (const [seat, space] of moves) this.#stage.setCube(seat, space, this.#stage.view.seats[seat]!.cube.faces);
    const to = moves.map(([seat]) => this.#stage.resting(seat));
    await tween(480, (part) => {
      for (const [at, goal] of to.entries())
        this.#stage.pose(goal, {
          slot: null,
          pose: { ...goal.pose, middle: arc(from[at]!.pose.middle, goal.pose.middle, ease(part), 1.1 + 0.7 * at) },
        });
    });
    for (const [seat] of moves) this.#stage.rest(seat);
    this.#table.sound('place');
  }

  async #take(seat: number, name: string, tile: string): Promise<void> {
    const space = this.#stage.space(name);
    if (!space) return;
    const from: Vector = [space.column + 0.5, space.row + 0.5, levelOf(space)];
    this.#stage.setSpace(name, { height: space.height - 1, tiles: space.tiles.slice(1) });
    await this.#flyTile(tile, from, this.#stage.lid(seat));
    this.#stage.setTop(seat, tile);
  }

  async #onTop(seat: number, tile: string, other = -1): Promise<void> {
    const lid = this.#stage.lid(seat);
    const from: Vector = other >= 0 ? this.#stage.lid(other) : [lid[0], lid[1], lid[2] + 1.4];
    await this.#flyTile(tile, from, lid);
    this.#stage.setTop(seat, tile);
  }

  async #give(name: string, tile: string): Promise<void> {
    const space = this.#stage.space(name);
    if (!space) return;
    const spot: Vector = [space.column + 0.5, space.row + 0.5, levelOf(space)];
    await this.#flyTile(tile, [spot[0], spot[1], spot[2] + 1.5], spot);
    this.#stage.setSpace(name, { tiles: [tile, ...space.tiles.slice(1)] });
  }

  async #flyTile(tile: string, from: Vector, to: Vector): Promise<void> {
    await tween(340, (part) => (this.#stage.flying = [{ tile, at: arc(from, to, ease(part), 0.7) }]));
    this.#stage.flying = [];
    this.#table.sound('place');
  }

  async #swapStacks(one: string, other: string): Promise<void> {
    const [a, b] = [this.#stage.space(one), this.#stage.space(other)];
    if (!a || !b) return;
    const way: Vector = [b.column - a.column, b.row - a.row, 0];
    await tween(520, (part) => {
      const eased = ease(part);
      const up = Math.sin(Math.PI * part);
      this.#stage.shifted = {
        [one]: [way[0] * eased, way[1] * eased, up * 1.1],
        [other]: [-way[0] * eased, -way[1] * eased, up * 0.5],
      };
    });
    this.#stage.shifted = {};
    const content = (space: OctocubeSpaceView): Partial<OctocubeSpaceView> => ({
      height: space.height,
      tiles: space.tiles,
      ground: space.ground,
    });
    const [first, second] = [content(a), content(b)];
    this.#stage.setSpace(one, second);
    this.#stage.setSpace(other, first);
    this.#table.sound('place');
  }

  async #gain(seat: number, points: number): Promise<void> {
    if (!points) return;
    this.#stage.gained = { seat, points };
    await wait(320);
    this.#stage.gained = null;
  }
}

const leaves = (event: OctocubeEvent): event is OctocubeScoreEvent | OctocubeRetrieveEvent =>
  event.kind === 'score' || event.kind === 'retrieve';

/** The space that an event uncovers, or empties. */
function spaceUncovered(event: OctocubeEvent): string | null {
  return event.kind === 'uncover' || event.kind === 'abyss' || event.kind === 'floor' || event.kind === 'hole'
    ? event.space
    : null;
}

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

function lifted(middle: Vector, part: number, height = 0.18): Vector {
  return [middle[0], middle[1], middle[2] + height * Math.sin(Math.PI * part)];
}

function arc(from: Vector, to: Vector, part: number, height: number): Vector {
  const between = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * part;
  return [between(0), between(1), between(2) + height * Math.sin(Math.PI * part)];
}

type Step = (part: number) => Turn;
const STEPS: Step[] = [
  ...ROLLS.map((way) => (part: number) => rolling(way, part)),
  (part) => pivoting(part),
  (part) => pivoting(-part),
  (part) => pivoting(2 * part),
];

/** The fewest quarter turns that make one cube look as the other. */
function stepsTo(from: Faces, to: Faces): Step[] {
  let line: { faces: Faces; steps: Step[] }[] = [{ faces: from, steps: [] }];
  for (let length = 0; length < 4; length++) {
    const found = line.find((one) => sameFaces(one.faces, to));
    if (found) return found.steps;
    line = line.flatMap((one) =>
      STEPS.map((step) => ({ faces: facesAfter(one.faces, step(1)), steps: [...one.steps, step] })),
    );
  }
  return [];
}

/** Draws part 0 to 1 frame by frame, at the chosen speed; ends at once when motion is off or skipped. */
async function tween(normal: number, draw: (part: number) => void): Promise<void> {
  if (!moving()) return draw(1);
  const [start, length] = [performance.now(), ms(normal)];
  let goes = true;
  const frame = (now: number): void => {
    if (!goes) return;
    draw(Math.max(0, Math.min(1, (now - start) / length)));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  await wait(normal);
  goes = false;
  draw(1);
}
