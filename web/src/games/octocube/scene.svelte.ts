// What stands on the board while moves are shown: the view, event by event, and cubes and tiles on their way.

import type { BoardTable } from '../../lib/board.svelte';
import { ms, moving, wait } from '../../lib/motion';
import type { Event, OctocubeSpaceView, OctocubeView } from '../../lib/types';
import { FACES } from './pieces.gen';
import {
  abyssHeight,
  cubeWidth,
  facesAfter,
  lookingAt,
  pivoting,
  project,
  rolling,
  ROLLS,
  settled,
  standing,
  STILL,
  then,
  tileHeight,
  unproject,
  type Face,
  type Faces,
  type Pose,
  type Roll,
  type Turn,
  type Vector,
} from './solid';
import { facesOf, sameFaces } from './tiles';

/** How far the plate of the board reaches beyond its spaces. */
export const MARGIN = 0.34;

export interface ShownCube {
  seat: number;
  /** The space among whose pieces it is painted; null: above all others. */
  slot: string | null;
  home: boolean;
  pose: Pose;
  /** By the faces of the turned body. */
  faces: Faces;
  scale: number;
}

interface FlyingTile {
  tile: string;
  at: Vector;
}

export class Scene {
  readonly table: BoardTable<OctocubeView>;
  #acting = $state.raw<{ base: OctocubeView; view: OctocubeView } | null>(null);
  /** How each body is turned: only the prints on it show that. */
  #turns = $state.raw<Record<number, Turn>>({});
  #moving = $state.raw<Record<number, ShownCube>>({});
  /** Stacks that change places: by how much each is moved. */
  shifted = $state.raw<Record<string, Vector>>({});
  flying = $state.raw<FlyingTile[]>([]);
  /** A tile has just stuck to the cube here. */
  stuck = $state<string | null>(null);
  /** The seat that has just scored, and what. */
  gained = $state.raw<{ seat: number; points: number } | null>(null);

  readonly view = $derived(this.#shown());
  readonly cubes = $derived(this.view.seats.map((seat) => this.#moving[seat.seat] ?? this.#resting(seat.seat)));

  constructor(table: BoardTable<OctocubeView>) {
    this.table = table;
  }

  #shown(): OctocubeView {
    return this.#acting?.base === this.table.view ? this.#acting.view : this.table.view;
  }

  space(name: unknown): OctocubeSpaceView | undefined {
    return this.view.spaces.find((one) => one.name === name);
  }

  /** The middle of a seat's cube where it waits, on the table beside the board. */
  homeOf(seat: number): Vector {
    const left = project(-MARGIN, this.view.side + MARGIN)[0];
    return unproject([left + (this.table.phone ? 38 : -28), 64 * this.homeSize * 2 * seat - 14], cubeWidth / 2);
  }

  /** The size of a cube that waits there. */
  get homeSize(): number {
    return this.table.phone ? 0.5 : 0.66;
  }

  #resting(seat: number): ShownCube {
    const cube = this.view.seats[seat]!.cube;
    const space = this.space(cube.space);
    const turn = this.#turns[seat] ?? STILL;
    const faces = bodyOf(cube.faces as Faces, turn);
    if (!space)
      return { seat, slot: null, home: true, pose: { middle: this.homeOf(seat), turn }, faces, scale: this.homeSize };
    const middle = standing(space.column, space.row, levelOf(space), cube.faces.bottom !== null);
    return { seat, slot: space.name, home: false, pose: { middle, turn, under: under(turn) }, faces, scale: 1 };
  }

  async play(events: Event[], seat: number): Promise<void> {
    if (this.#acting?.base !== this.table.view) this.#acting = { base: this.table.view, view: this.table.view };
    // A cube that is taken home uncovers its space: it is seen to leave first.
    let leaving = events.find((event) => event.kind === 'score' || event.kind === 'retrieve') ?? null;
    for (const event of events) {
      const uncovers = ['uncover', 'abyss', 'floor', 'hole'].includes(event.kind);
      const ends = event === leaving;
      const at = leaving ? this.view.seats[Number(leaving.seat)]?.cube.space : null;
      if (leaving && (ends || (uncovers && at === event.space && seat === leaving.seat))) {
        await this.#goHome(leaving);
        leaving = null;
        if (ends) continue;
      }
      await this.#show(event);
    }
    this.#moving = {};
    this.flying = [];
    this.shifted = {};
    this.stuck = null;
  }

  async #show(event: Event): Promise<void> {
    const seat = Number(event.seat);
    switch (event.kind) {
      case 'place':
        return this.#place(seat, String(event.space), facesOf(event.faces));
      case 'roll':
        return this.#roll(seat, event.direction as Roll, String(event.space), facesOf(event.faces));
      case 'pivot':
        return this.#pivot(seat, Number(event.degrees) / 90, facesOf(event.faces));
      case 'reorient':
        return this.#reorient(seat, facesOf(event.faces));
      case 'attach':
        return this.#attach(seat, String(event.space), String(event.tile));
      case 'uncover':
        return this.#ground(String(event.space), { tiles: [String(event.tile)] });
      case 'abyss':
        this.#patch({ supply: Number(event.left) });
        this.table.sound('place');
        return this.#ground(String(event.space), { ground: String(event.abyss), tiles: [], height: 0 });
      case 'hole':
      case 'floor':
        return this.#ground(String(event.space), { ground: event.kind, tiles: [], height: 0 });
      case 'move':
        return this.#fly([[seat, String(event.space)]]);
      case 'swap-cubes':
        return this.#fly([
          [seat, String(event.space)],
          [Number(event.other_seat), String(event.other_space)],
        ]);
      case 'take':
        return this.#take(seat, String(event.space), String(event.tile));
      case 'from-board':
        return this.#onTop(seat, String(event.tile));
      case 'give':
        return this.#give(String(event.space), String(event.tile));
      case 'swap-stacks':
        return this.#swapStacks(String(event.space), String(event.other_space));
      case 'swap-tops':
        return this.#onTop(seat, String(event.tile), Number(event.other_seat));
      case 'give-top':
        return this.#onTop(Number(event.other_seat), String(event.tile), seat);
      case 'points':
        return this.#gain(seat, Number(event.points));
      case 'aim':
        return this.#patch({ chosen: String(event.space) });
    }
  }

  async #place(seat: number, name: string, faces: Faces): Promise<void> {
    const from = this.#now(seat);
    this.#setTurn(seat, STILL);
    this.#setCube(seat, name, faces);
    const to = this.#resting(seat);
    await tween(430, (part) => {
      const eased = ease(part);
      this.#pose(to, {
        slot: null,
        pose: { ...to.pose, middle: arc(from.pose.middle, to.pose.middle, eased, 1) },
        scale: from.scale + (1 - from.scale) * eased,
      });
    });
    this.#rest(seat);
    this.table.sound('place');
  }

  async #roll(seat: number, way: Roll, name: string, faces: Faces): Promise<void> {
    const before = this.view.seats[seat]!.cube.faces as Faces;
    const from = this.#now(seat);
    const rolled = facesAfter(before, rolling(way, 1));
    const start = from.pose.turn;
    const bottom = FACES.find((face) => lookingAt(start, face) === 'bottom')!;
    this.#setTurn(seat, settled(then(start, rolling(way, 1))));
    this.#setCube(seat, name, rolled);
    const to = this.#resting(seat);
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
      this.#pose(to, {
        slot,
        faces: from.faces,
        pose: {
          middle: [a[0] + step[0] * along, a[1] + step[1] * along, a[2] + (b[2] - a[2]) * climb + up],
          turn: then(start, rolling(way, eased)),
          under: { [bottom]: 1 - eased, ...(below === bottom ? {} : { [below]: eased }) },
        },
      });
    });
    this.#rest(seat);
    this.table.sound('roll');
    if (!sameFaces(rolled, faces)) await this.#reorient(seat, faces);
  }

  async #pivot(seat: number, quarters: number, faces: Faces): Promise<void> {
    const from = this.#now(seat);
    // The short way round.
    const signed = quarters === 3 ? -1 : quarters;
    await tween(quarters === 2 ? 330 : 250, (part) => {
      const turn = then(from.pose.turn, pivoting(signed * ease(part)));
      this.#pose(from, { pose: { ...from.pose, turn, middle: lifted(from.pose.middle, part) } });
    });
    this.#setTurn(seat, settled(then(from.pose.turn, pivoting(signed))));
    this.#setCube(seat, this.view.seats[seat]!.cube.space, faces);
    this.#rest(seat);
    this.table.sound('roll');
  }

  async #reorient(seat: number, faces: Faces): Promise<void> {
    for (const step of stepsTo(this.view.seats[seat]!.cube.faces as Faces, faces)) {
      const from = this.#now(seat);
      const after = facesAfter(this.view.seats[seat]!.cube.faces as Faces, step(1));
      await tween(190, (part) => {
        const turn = then(from.pose.turn, step(ease(part)));
        this.#pose(from, { pose: { turn, middle: lifted(from.pose.middle, part, 0.55) } });
      });
      this.#setTurn(seat, settled(then(from.pose.turn, step(1))));
      this.#setCube(seat, this.view.seats[seat]!.cube.space, after);
      this.#rest(seat);
    }
    this.#setCube(seat, this.view.seats[seat]!.cube.space, faces);
    this.table.sound('roll');
  }

  async #attach(seat: number, name: string, tile: string): Promise<void> {
    const cube = this.view.seats[seat]!.cube;
    this.#setCube(seat, name, { ...(cube.faces as Faces), bottom: tile });
    const space = this.space(name);
    if (space) this.#setSpace(name, { height: Math.max(0, space.height - 1), tiles: space.tiles.slice(1) });
    this.stuck = name;
    this.table.sound('place');
    const from = this.#resting(seat);
    await tween(170, (part) =>
      this.#pose(from, { pose: { ...from.pose, middle: lifted(from.pose.middle, part, 0.12) } }),
    );
    this.#rest(seat);
  }

  async #ground(name: string, change: Partial<OctocubeSpaceView>): Promise<void> {
    this.#setSpace(name, change);
    await wait(140);
  }

  async #goHome(event: Event): Promise<void> {
    const seat = Number(event.seat);
    const from = this.#now(seat);
    const before = this.view.seats[seat]!.cube.faces as Faces;
    const taken = (event.taken as Face[] | undefined) ?? FACES;
    this.#setCube(seat, null, before);
    const to = this.#resting(seat);
    this.table.sound('score');
    await tween(460, (part) => {
      const eased = ease(part);
      this.#pose(to, {
        slot: null,
        home: false,
        pose: { turn: to.pose.turn, middle: arc(from.pose.middle, to.pose.middle, eased, 1.2) },
        scale: 1 + (to.scale - 1) * eased,
      });
    });
    this.#setCube(
      seat,
      null,
      Object.fromEntries(FACES.map((face) => [face, taken.includes(face) ? null : before[face]])) as Faces,
    );
    this.#rest(seat);
  }

  async #fly(moves: [seat: number, space: string][]): Promise<void> {
    const from = moves.map(([seat]) => this.#now(seat));
    for (const [seat] of moves) this.#setCube(seat, null, this.view.seats[seat]!.cube.faces as Faces);
    for (const [seat, space] of moves) this.#setCube(seat, space, this.view.seats[seat]!.cube.faces as Faces);
    const to = moves.map(([seat]) => this.#resting(seat));
    await tween(480, (part) => {
      for (const [at, goal] of to.entries())
        this.#pose(goal, {
          slot: null,
          pose: { ...goal.pose, middle: arc(from[at]!.pose.middle, goal.pose.middle, ease(part), 1.1 + 0.7 * at) },
        });
    });
    for (const [seat] of moves) this.#rest(seat);
    this.table.sound('place');
  }

  async #take(seat: number, name: string, tile: string): Promise<void> {
    const space = this.space(name);
    if (!space) return;
    const from: Vector = [space.column + 0.5, space.row + 0.5, levelOf(space)];
    this.#setSpace(name, { height: space.height - 1, tiles: space.tiles.slice(1) });
    await this.#flyTile(tile, from, this.#lid(seat));
    this.#setTop(seat, tile);
  }

  async #onTop(seat: number, tile: string, other = -1): Promise<void> {
    const lid = this.#lid(seat);
    const from: Vector = other >= 0 ? this.#lid(other) : [lid[0], lid[1], lid[2] + 1.4];
    await this.#flyTile(tile, from, lid);
    this.#setTop(seat, tile);
  }

  async #give(name: string, tile: string): Promise<void> {
    const space = this.space(name);
    if (!space) return;
    const spot: Vector = [space.column + 0.5, space.row + 0.5, levelOf(space)];
    await this.#flyTile(tile, [spot[0], spot[1], spot[2] + 1.5], spot);
    this.#setSpace(name, { tiles: [tile, ...space.tiles.slice(1)] });
  }

  async #flyTile(tile: string, from: Vector, to: Vector): Promise<void> {
    await tween(340, (part) => (this.flying = [{ tile, at: arc(from, to, ease(part), 0.7) }]));
    this.flying = [];
    this.table.sound('place');
  }

  async #swapStacks(one: string, other: string): Promise<void> {
    const [a, b] = [this.space(one), this.space(other)];
    if (!a || !b) return;
    const way: Vector = [b.column - a.column, b.row - a.row, 0];
    await tween(520, (part) => {
      const eased = ease(part);
      const up = Math.sin(Math.PI * part);
      this.shifted = {
        [one]: [way[0] * eased, way[1] * eased, up * 1.1],
        [other]: [-way[0] * eased, -way[1] * eased, up * 0.5],
      };
    });
    this.shifted = {};
    const content = (space: OctocubeSpaceView): Partial<OctocubeSpaceView> => ({
      height: space.height,
      tiles: space.tiles,
      ground: space.ground,
    });
    const [first, second] = [content(a), content(b)];
    this.#setSpace(one, second);
    this.#setSpace(other, first);
    this.table.sound('place');
  }

  async #gain(seat: number, points: number): Promise<void> {
    if (!points) return;
    this.gained = { seat, points };
    await wait(320);
    this.gained = null;
  }

  #lid(seat: number): Vector {
    const [x, y, z] = this.#now(seat).pose.middle;
    return [x, y, z + cubeWidth / 2];
  }

  #now(seat: number): ShownCube {
    return this.#moving[seat] ?? this.#resting(seat);
  }

  #pose(cube: ShownCube, change: Partial<ShownCube>): void {
    this.#moving = { ...this.#moving, [cube.seat]: { ...cube, ...change } };
  }

  #rest(seat: number): void {
    this.#moving = Object.fromEntries(Object.entries(this.#moving).filter(([key]) => Number(key) !== seat));
  }

  #setTurn(seat: number, turn: Turn): void {
    this.#turns = { ...this.#turns, [seat]: turn };
  }

  #setTop(seat: number, tile: string): void {
    const cube = this.view.seats[seat]!.cube;
    this.#setCube(seat, cube.space, { ...(cube.faces as Faces), top: tile });
  }

  #setCube(seat: number, space: string | null, faces: Faces): void {
    this.#patch({
      seats: this.view.seats.map((one) => (one.seat === seat ? { ...one, cube: { space, faces } } : one)),
      spaces: this.view.spaces.map((one) => {
        if (one.name === space) return { ...one, cube: seat };
        return one.cube === seat ? { ...one, cube: null } : one;
      }),
    });
  }

  #setSpace(name: string, change: Partial<OctocubeSpaceView>): void {
    this.#patch({ spaces: this.view.spaces.map((one) => (one.name === name ? { ...one, ...change } : one)) });
  }

  #patch(change: Partial<OctocubeView>): void {
    this.#acting = { base: this.table.view, view: { ...this.view, ...change } };
  }
}

/** How high what lies on a space reaches. */
export function levelOf(space: OctocubeSpaceView): number {
  if (space.ground === 'hole' || space.ground === 'floor') return 0;
  return space.ground ? abyssHeight : space.height * tileHeight;
}

/** The tiles by the faces of the body, for a cube that is turned. */
export function bodyOf(faces: Faces, turn: Turn): Faces {
  return Object.fromEntries(FACES.map((face) => [face, faces[lookingAt(turn, face)]])) as Faces;
}

/** The face of the body that is below, pressed flat by the cube. */
export function under(turn: Turn): Partial<Record<Face, number>> {
  return { [FACES.find((face) => lookingAt(turn, face) === 'bottom') ?? 'bottom']: 1 };
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
