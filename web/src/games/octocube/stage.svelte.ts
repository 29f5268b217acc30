// What stands on the board while moves are shown: the view, event by event, and cubes and tiles on their way.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeSpaceView, OctocubeView } from '../../lib/types';
import { FACES } from './pieces.gen';
import {
  abyssHeight,
  cubeWidth,
  lookingAt,
  project,
  standing,
  STILL,
  tileHeight,
  unproject,
  type Face,
  type Faces,
  type Pose,
  type Turn,
  type Vector,
} from './solid';
import { byFace } from './tiles';

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

export class Stage {
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
  readonly cubes = $derived(this.view.seats.map((seat) => this.#moving[seat.seat] ?? this.resting(seat.seat)));

  constructor(table: BoardTable<OctocubeView>) {
    this.table = table;
  }

  #shown(): OctocubeView {
    return this.#acting?.base === this.table.view ? this.#acting.view : this.table.view;
  }

  space(name: string | null): OctocubeSpaceView | undefined {
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

  resting(seat: number): ShownCube {
    const cube = this.view.seats[seat]!.cube;
    const space = this.space(cube.space);
    const turn = this.#turns[seat] ?? STILL;
    const faces = bodyOf(cube.faces, turn);
    if (!space)
      return { seat, slot: null, home: true, pose: { middle: this.homeOf(seat), turn }, faces, scale: this.homeSize };
    const middle = standing(space.column, space.row, levelOf(space), cube.faces.bottom !== null);
    return { seat, slot: space.name, home: false, pose: { middle, turn, under: under(turn) }, faces, scale: 1 };
  }

  /** Where a tile lies on top of a cube. */
  lid(seat: number): Vector {
    const [x, y, z] = this.now(seat).pose.middle;
    return [x, y, z + cubeWidth / 2];
  }

  /** The cube as it is seen just now: on its way, or at rest. */
  now(seat: number): ShownCube {
    return this.#moving[seat] ?? this.resting(seat);
  }

  /** Shows a cube on its way. */
  pose(cube: ShownCube, change: Partial<ShownCube>): void {
    this.#moving = { ...this.#moving, [cube.seat]: { ...cube, ...change } };
  }

  /** The cube has arrived. */
  rest(seat: number): void {
    this.#moving = Object.fromEntries(Object.entries(this.#moving).filter(([key]) => Number(key) !== seat));
  }

  setTurn(seat: number, turn: Turn): void {
    this.#turns = { ...this.#turns, [seat]: turn };
  }

  setTop(seat: number, tile: string): void {
    const cube = this.view.seats[seat]!.cube;
    this.setCube(seat, cube.space, { ...cube.faces, top: tile });
  }

  setCube(seat: number, space: string | null, faces: Faces): void {
    this.patch({
      seats: this.view.seats.map((one) => (one.seat === seat ? { ...one, cube: { space, faces } } : one)),
      spaces: this.view.spaces.map((one) => {
        if (one.name === space) return { ...one, cube: seat };
        return one.cube === seat ? { ...one, cube: null } : one;
      }),
    });
  }

  setSpace(name: string, change: Partial<OctocubeSpaceView>): void {
    this.patch({ spaces: this.view.spaces.map((one) => (one.name === name ? { ...one, ...change } : one)) });
  }

  /** The view goes on from the one that the table still shows. */
  patch(change: Partial<OctocubeView>): void {
    this.#acting = { base: this.table.view, view: { ...this.view, ...change } };
  }

  /** Begins with what the table shows. */
  begin(): void {
    if (this.#acting?.base !== this.table.view) this.#acting = { base: this.table.view, view: this.table.view };
  }

  /** Nothing is on its way any more. */
  end(): void {
    this.#moving = {};
    this.flying = [];
    this.shifted = {};
    this.stuck = null;
  }
}

/** How high what lies on a space reaches. */
export function levelOf(space: OctocubeSpaceView): number {
  if (space.ground === 'hole' || space.ground === 'floor') return 0;
  return space.ground ? abyssHeight : space.height * tileHeight;
}

/** The tiles by the faces of the body, for a cube that is turned. */
export function bodyOf(faces: Faces, turn: Turn): Faces {
  return byFace((face) => faces[lookingAt(turn, face)]);
}

/** The face of the body that is below, pressed flat by the cube. */
export function under(turn: Turn): Partial<Record<Face, number>> {
  return { [FACES.find((face) => lookingAt(turn, face) === 'bottom') ?? 'bottom']: 1 };
}
