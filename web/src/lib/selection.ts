// What has been pointed at so far, and the actions that it may become. No rule: targets are names, compared with names.

import type { Described } from './types';

/** The actions that begin with the selection; or, if none does, those that hold it in another order. */
export function goingOn<Action extends Described>(legal: Action[], selection: string[]): Action[] {
  const begun = legal.filter((one) => begins(one, selection));
  return begun.length ? begun : legal.filter((one) => holds(one.targets, selection));
}

/** What each of the actions still wants to be pointed at. */
export function nextTargets(open: Described[], selection: string[]): string[] {
  return open.flatMap(
    (one) => one.targets.find((target, at) => selection[at] !== target && !selection.includes(target)) ?? [],
  );
}

/**
 * The selection after pointing at `target`: the longest part of the old one that can go on with it. Who began in another
 * order than the action's goes on in it.
 */
export function advance(legal: Described[], selection: string[], target: string): string[] | null {
  const wanted = [...selection, target];
  const holding = legal.some((one) => holds(one.targets, wanted));
  if (holding && !legal.some((one) => begins(one, selection))) return settled(legal, wanted);
  for (let kept = selection.length; kept >= 0; kept--) {
    const shorter = [...selection.slice(0, kept), target];
    if (legal.some((one) => begins(one, shorter))) return settled(legal, shorter);
  }
  return holding ? settled(legal, wanted) : null;
}

export function begins(action: Described, selection: readonly string[]): boolean {
  return selection.every((target, at) => action.targets[at] === target);
}

/** Adds what leaves no choice, but never the last step: that is the player's. */
function settled(legal: Described[], selection: string[]): string[] {
  const open = goingOn(legal, selection);
  const first = open[0]?.targets ?? [];
  let length = selection.length;
  while (open.every((one) => one.targets.length > length + 1 && one.targets[length] === first[length])) length += 1;
  return length > selection.length && selection.every((target, at) => first[at] === target)
    ? first.slice(0, length)
    : selection;
}

/** What is chosen before anybody has pointed at anything: what leaves no choice. */
export function forced(legal: Described[]): string[] {
  return legal.length ? settled(legal, []) : [];
}

export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((target, at) => target === other[at]);
}

function holds(targets: string[], wanted: string[]): boolean {
  const left = [...targets];
  return wanted.every((target) => {
    const at = left.indexOf(target);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
