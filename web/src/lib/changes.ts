// Situations come as changes of those before: `[value]` is a new value, an object goes inside by key or by place.

import type { Described, DescribedRun, Situation, SituationChange } from './types';

type Change = unknown[] | { [key: string]: Change };

/** What `old` is after a change; `old` itself stays as it is. */
export function changed(old: unknown, by: Change): unknown {
  if (Array.isArray(by)) return by[0];
  if (!Array.isArray(old)) {
    const before = old as Record<string, unknown>;
    const now = { ...before };
    for (const [key, inside] of Object.entries(by)) now[key] = changed(before[key], inside);
    return now;
  }
  const now: unknown[] = [...(old as unknown[])];
  for (const [place, inside] of Object.entries(by)) now[Number(place)] = changed(now[Number(place)], inside);
  return now;
}

/** Described actions from their runs. */
export function described(runs: DescribedRun[]): Described[] {
  return runs.flatMap(({ kind, args, rows }) =>
    rows.map(([action, notation, targets, ...values]) => ({
      action: action as number,
      notation: notation as string,
      kind,
      targets: targets as string[],
      args: Object.fromEntries(args.map((name, place) => [name, values[place]])) as Described['args'],
    })),
  );
}

/** The situations after a change, or null when it is one of situations that are not here. */
export function situationsAfter(before: Situation[], told: SituationChange[]): Situation[] | null {
  const now = told.map((one) =>
    situationAfter(
      before.find((other) => other.viewer === one.viewer),
      one,
    ),
  );
  return now.includes(null) ? null : (now as Situation[]);
}

function situationAfter(before: Situation | undefined, told: SituationChange): Situation | null {
  const { view, legal, ...rest } = told;
  if (!Array.isArray(view) && before?.ply !== told.ply - 1) return null;
  const now = { ...before, ...rest } as Situation;
  if (view) now.view = changed(before?.view, view as Change) as Situation['view'];
  if (legal) now.legal = described(legal);
  return now;
}
