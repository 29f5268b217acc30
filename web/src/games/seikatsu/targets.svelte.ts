// What can be pointed at, and what pointing at it would bring: the flock, and the rows of all pagodas.

import type { BoardTable } from '../../lib/board.svelte';
import type { SeikatsuSpaceView, SeikatsuView } from '../../lib/types';
import { at, countedWith, CORNERS, HAND, middle, outward, PAGODAS, sideOf, type Point, type Form } from './shapes';

interface Held {
  tile: string;
  count: number;
  x: number;
  y: number;
}

interface Row {
  pagoda: string;
  row: number;
  spaces: SeikatsuSpaceView[];
}

export class Targets {
  #table: BoardTable<SeikatsuView>;

  constructor(table: BoardTable<SeikatsuView>) {
    this.#table = table;
  }

  readonly view = $derived.by(() => this.#table.view);
  readonly own = $derived(this.view.pagodas.find((pagoda) => pagoda.pagoda === this.view.side));
  readonly place = $derived.by(() => (this.#table.candidate?.kind === 'place' ? this.#table.candidate.args : null));
  readonly may = $derived.by(() => new Set(this.#table.legal.flatMap((action) => action.targets)));

  /** How the scene is cut for the place that the board has. */
  form = $state<Form>('wide');

  /** Which tile lay where last: what stays in the hand stays in its place, what is drawn takes the free one. */
  #places: readonly string[] = [];

  /** The hand on the veranda; equal tiles lie on one another. */
  readonly hand = $derived.by((): Held[] => {
    const tiles = this.view.seats.find((seat) => seat.seat === this.#table.reader)?.hand ?? [];
    this.#places = placed([...new Set(tiles)], this.#places);
    return this.#places.flatMap((tile, slot) =>
      tile ? [{ tile, count: tiles.filter((one) => one === tile).length, ...HAND[this.form][slot === 0 ? 0 : 1] }] : [],
    );
  });

  /** The row that is looked at: of the hovered cell for the viewer, or of the step that is counted. */
  readonly row = $derived.by((): Row | null => {
    const step = this.#table.counting;
    if (step?.kind === 'row' || step?.kind === 'rival-row') return this.#rowOf(step.args.pagoda, step.args.row);
    return this.place ? this.#rowOf(this.view.side, this.place.row) : null;
  });

  /** The flowers that count, numbered outward: before the move is made, the new tile among them. */
  readonly pips = $derived.by(() => {
    if (!this.row) return [];
    const step = this.#table.counting;
    if (step) return this.row.spaces.filter((one) => step.targets.includes(`space:${one.space}`));
    return this.place ? countedWith(this.place, this.row.spaces, this.view.side).map((one) => one.space) : [];
  });

  /** What the hovered cell would bring: the flock, then the row of each pagoda, the viewer's first. */
  readonly worth = $derived.by(() => {
    const place = this.place;
    if (!place) return null;
    const rows = place.pagodas.map((pagoda, n) => ({
      pagoda,
      flower: place.rows_flower[n] ?? 'none',
      row: place.rows[n]!,
      before: place.rows_before[n]!,
      after: place.rows_after[n]!,
    }));
    return {
      flock: place.points,
      bird: place.bird,
      rows: rows.toSorted((a) => (a.pagoda === this.view.side ? -1 : 1)),
    };
  });

  /** The rows of rivals that run through the hovered cell (or the one that is counted), each to its tag at the pagoda. */
  readonly crossing = $derived.by(() => {
    const row = this.row;
    const found = this.worth
      ? this.worth.rows.map((one) => ({ ...one, text: rowText(one.before, one.after) }))
      : row && this.#table.counting
        ? [{ pagoda: row.pagoda, row: row.row, before: 0, after: 0, text: this.#pointsOf(row.pagoda, row.row) }]
        : [];
    return found
      .filter((one) => one.pagoda !== this.view.side)
      .map((one) => {
        const spaces = this.#rowOf(one.pagoda, one.row).spaces.map(at);
        const corner = CORNERS[sideOf(one.pagoda, this.view.side)];
        const toward = { x: corner.x / 260, y: corner.y / 260 };
        const [near, far] = [spaces[0]!, spaces.at(-1)!];
        const edge = this.form === 'wide' ? 400 : 257;
        return {
          ...one,
          near: { x: Math.max(-edge, Math.min(edge, near.x + toward.x * 61)), y: near.y + toward.y * 61 },
          far: { x: far.x - toward.x * 36, y: far.y - toward.y * 36 },
        };
      });
  });

  /** The tiles that came since the reader's last turn, and whose they are. */
  readonly changes = $derived.by(() =>
    this.#table.changes.flatMap(({ seat, events }) =>
      events.flatMap((event) => {
        const space = event.kind === 'place' ? this.space(event.space) : undefined;
        return space ? [{ seat, space }] : [];
      }),
    ),
  );

  /** Where the tile that is looked at would meet its flock. */
  readonly joints = $derived.by((): Point[] => {
    const place = this.place;
    const here = place ? this.space(place.space) : undefined;
    if (!here || !place?.points) return [];
    return place.matches.flatMap((name) => {
      const other = this.space(name);
      return other ? [middle(at(here), at(other))] : [];
    });
  });

  space(name: string): SeikatsuSpaceView | undefined {
    return this.view.spaces.find((one) => one.space === name);
  }

  /** The number of a pagoda's colour and mark. */
  number(pagoda: string): number {
    const seat = this.view.pagodas.find((one) => one.pagoda === pagoda)?.seats[0];
    return (seat === undefined ? undefined : this.#table.seats[seat]?.number) ?? PAGODAS.indexOf(pagoda as never) + 1;
  }

  label(one: SeikatsuSpaceView): string {
    if (one.tile) return this.#table.tell('ui-space-tile', { space: one.space, tile: one.tile });
    return this.#table.tell('ui-space-empty', { space: one.space });
  }

  #rowOf(pagoda: string, row: number): Row {
    const names =
      this.view.pagodas.find((one) => one.pagoda === pagoda)?.rows.find((one) => one.row === row)?.spaces ?? [];
    return { pagoda, row, spaces: outward(this.view, names, pagoda) };
  }

  #pointsOf(pagoda: string, row: number): string {
    const rows = this.view.pagodas.find((one) => one.pagoda === pagoda)?.rows;
    return String(rows?.find((one) => one.row === row)?.points ?? '');
  }
}

/** Each kind of tile in its place, '' for a free one. */
function placed(kinds: readonly string[], before: readonly string[]): string[] {
  const fresh = kinds.filter((tile) => !before.includes(tile)).toSorted();
  return [0, 1].map((slot) => {
    const held = before[slot];
    return held && kinds.includes(held) ? held : (fresh.shift() ?? '');
  });
}

export const rowText = (before: number, after: number): string =>
  before === after ? `${after}` : `${before} → ${after}`;
