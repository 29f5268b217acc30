// What can be pointed at, what pointing at it would do, and what a screen reader says of it.

import type { BoardTable } from '../../lib/board.svelte';
import type { OctocubeAction, OctocubeEvent, OctocubeSpaceView, OctocubeView } from '../../lib/types';
import { picking } from './picking.svelte';
import { cubeWidth, flat, project, standing, STILL, tileHeight, tileWidth, type Spot } from './solid';
import { bodyOf, levelOf, under, type Stage } from './stage.svelte';
import { facesIn, GOES, NOTHING, spaceIn, tileIn } from './tiles';

export class Targets {
  #table: BoardTable<OctocubeView>;
  #stage: Stage;

  constructor(table: BoardTable<OctocubeView>, stage: Stage) {
    this.#table = table;
    this.#stage = stage;
  }

  /** A cube is on its way. */
  readonly busy = $derived.by(() => this.#stage.cubes.some((cube) => !cube.home && cube.slot === null));

  /** What pointing at a space would do: the action, if it leaves no other. */
  readonly there = $derived.by(() => {
    const table = this.#table;
    const found = new Map<string, OctocubeAction>();
    if (!table.mine || picking.open(table)) return found;
    for (const action of table.open) {
      const space = action.targets.find((target) => target.startsWith('space:'));
      if (!space || !table.lit.has(space)) continue;
      const known = found.get(space);
      if (!known || (tileIn(known) === NOTHING && tileIn(action) !== NOTHING)) found.set(space, action);
    }
    return found;
  });

  readonly powers = $derived.by(() =>
    this.#table.mine && !picking.open(this.#table) ? this.#table.open.filter((action) => action.kind === 'use') : [],
  );

  /** The cube as it would be after what is pointed at: where, and its faces. */
  readonly ghost = $derived.by(() => {
    const { candidate: action, reader } = this.#table;
    const faces = action && facesIn(action);
    if (!action || !faces || reader < 0) return null;
    const own = this.#stage.view.seats[reader]!.cube;
    const goes = GOES.has(action.kind);
    const space = this.#stage.space(goes ? spaceIn(action) : own.space);
    if (!space) return null;
    const sticks = goes && tileIn(action) !== NOTHING;
    const level = sticks ? levelOf(space) - tileHeight : levelOf(space);
    return {
      action,
      goes,
      space: space.name,
      faces: bodyOf(faces, STILL),
      pose: {
        middle: standing(space.column, space.row, level, faces.bottom !== null),
        turn: STILL,
        under: under(STILL),
      },
    };
  });

  /** From where to where something goes: the cube, or two cubes or stacks that change places. */
  readonly arc = $derived.by(() => {
    const action = this.#table.candidate;
    const own = this.#stage.cubes[this.#table.reader];
    if (action?.kind === 'swap-second')
      return bow(this.#topOf(action.args.first), this.#topOf(action.args.space), true);
    if (!own || own.home) return null;
    if (action?.kind === 'swap-cubes') {
      const other = this.#stage.cubes[action.args.other_seat];
      return other && !other.home ? bow(lid(own.pose.middle), lid(other.pose.middle), true) : null;
    }
    return this.ghost?.goes ? bow(lid(own.pose.middle), lid(this.ghost.pose.middle), false) : null;
  });

  /** The space that is looked at: cubes before it let one look through. */
  readonly #looked = $derived.by(() => {
    const target = this.ghost?.space ?? (this.#table.hovered?.match(/^(?:space|abyss):(.+)$/)?.[1] || null);
    return target ? this.#stage.space(target) : undefined;
  });

  /** Where the moves since the reader's last turn came from and led to, and whose they were. */
  readonly changes: ReadonlyMap<string, number> = $derived.by(() => {
    const turns = this.busy ? [] : this.#table.changes;
    const spaces = (event: OctocubeEvent): string[] => [
      ...('from' in event ? [event.from] : []),
      ...('space' in event && event.space ? [event.space] : []),
    ];
    return new Map(turns.flatMap(({ seat, events }) => events.flatMap(spaces).map((space) => [space, seat] as const)));
  });

  inFront(space: OctocubeSpaceView): boolean {
    const looked = this.#looked;
    if (!looked) return false;
    const [right, down] = [space.column - looked.column, space.row - looked.row];
    return (down === 1 && (right === 0 || right === 1)) || (down === 0 && right === 1);
  }

  label(space: OctocubeSpaceView): string {
    const table = this.#table;
    const cube = space.cube === null ? '' : ` ${table.tell('ui-space-cube', { seat: space.cube })}`;
    if (space.ground)
      return (
        table.tell(`ui-space-${['hole', 'floor'].includes(space.ground) ? space.ground : 'abyss'}`, {
          space: space.name,
          abyss: space.ground,
        }) + cube
      );
    const tile = space.cube === null ? (space.tiles[0] ?? 'unseen') : 'unseen';
    const words = space.height ? 'ui-space-stack' : 'ui-space-taken';
    return table.tell(words, { space: space.name, tile, count: space.height }) + cube;
  }

  cubeLabel(seat: number): string {
    const cube = this.#stage.view.seats[seat]!.cube;
    const tiles = Object.values(cube.faces).map((tile) => tile ?? 'bare');
    return this.#table.tell(cube.space ? 'ui-cube' : 'ui-cube-home', { seat, space: cube.space ?? '', tiles });
  }

  /** The disc on a lit space takes the pointer for it: what stands before the space may hide the rest. */
  pointing(target: string): Record<string, unknown> {
    const { onclick, onpointerenter, onpointerleave } = this.#table.at(target, '');
    return { onclick, onpointerenter, onpointerleave, 'aria-hidden': true };
  }

  #topOf(name: string): Spot {
    return corner(this.#stage.space(name)!, 0.5, 0.5);
  }
}

/** A place on top of what lies on a space. */
export const corner = (space: OctocubeSpaceView, u: number, v: number): Spot =>
  flat(space.column, space.row, tileWidth)(u, v, levelOf(space));

const lid = ([x, y, z]: readonly [number, number, number]): Spot => project(x, y, z + cubeWidth / 2 + 0.06);

function bow(from: Spot, to: Spot, both: boolean): { path: string; tip: string } {
  const [middle, high] = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 40];
  const tip = ([x, y]: Spot): string => {
    const lean = Math.atan2(y - high, x - middle);
    const barb = (side: number): string => `${x - 13 * Math.cos(lean + side)} ${y - 13 * Math.sin(lean + side)}`;
    return `M${barb(0.5)}L${x} ${y}L${barb(-0.5)}`;
  };
  return {
    path: `M${from[0]} ${from[1]}Q${middle} ${high} ${to[0]} ${to[1]}`,
    tip: tip(to) + (both ? tip(from) : ''),
  };
}
