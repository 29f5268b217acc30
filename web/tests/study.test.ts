import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleInfo, StudyTree } from '../src/lib/types';
import { packed, pathTo, Tree, unpacked } from '../src/study/tree.svelte';

const STUDY: StudyTree = {
  game: 'seikatsu',
  mode: 'standard',
  players: 2,
  names: ['Ada', 'Kit'],
  position: 'first line\nsecond line\n',
  comment: 'A start.',
  moves: [
    { move: 'a', parent: -1, comment: '' },
    { move: 'b', parent: 0, comment: 'Well played.' },
    { move: 'c', parent: 0, comment: '' },
  ],
};

describe('a tree of moves', () => {
  it('is written as the text that the engine reads', () => {
    expect(new Tree(STUDY).text().split('\n')).toEqual([
      'ludotheque study 1',
      'game seikatsu',
      'seat 0 Ada',
      'seat 1 Kit',
      'position 2',
      'first line',
      'second line',
      'say A start.',
      'move 1 a',
      'move 2 b',
      'say Well played.',
      'move 2 c',
      '',
    ]);
  });

  it('keeps branches, promotes them, and deletes them with all that follows', () => {
    const tree = new Tree(STUDY);
    const first = tree.root.children[0]!;
    expect(tree.add(first, 'b')).toBe(first.children[0]);
    const other = first.children[1]!;
    const deep = tree.add(other, 'd');
    expect(pathTo(deep).map((one) => one.move)).toEqual(['a', 'c', 'd']);
    expect(tree.isMain(deep)).toBe(false);
    tree.promote(deep);
    expect(tree.isMain(deep)).toBe(true);
    tree.say(deep, ' two\nlines ');
    expect(tree.text()).toContain('move 3 d\nsay two lines\nmove 2 b');
    tree.remove(other);
    expect(tree.text()).not.toContain('move 2 c');
  });

  it('knows each move by its place in the text, on branches too', () => {
    const tree = new Tree(STUDY);
    const first = tree.root.children[0]!;
    expect([tree.root, first, ...first.children].map((node) => tree.placeOf(node))).toEqual([0, 1, 2, 3]);
    const again = new Tree({ ...STUDY });
    expect(again.nodeAt(3).move).toBe('c');
    expect(again.nodeAt(99)).toBe(again.root);
  });

  it('goes into a link and out of it again', async () => {
    const text = new Tree(STUDY).text().repeat(20);
    const link = await packed(text);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(text.length);
    expect(await unpacked(link)).toBe(text);
  });
});

describe('puzzles on this device', () => {
  const list: PuzzleInfo[] = Array.from({ length: 5 }, (_, at) => ({
    id: String(at),
    mode: 'standard',
    players: 2,
    rating: 1000 + 100 * at,
    task: 'best',
    theme: 'row',
  }));

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    vi.resetModules();
  });

  it('have one of the day, another each day, until all were there', async () => {
    const { daily, today } = await import('../src/study/solved.svelte');
    expect(new Set([0, 1, 2, 3, 4].map((day) => daily(list, 20_000 + day)!.id)).size).toBe(5);
    expect(daily(list, 20_000)).toBe(daily(list, 20_005));
    expect(daily([], 20_000)).toBeUndefined();
    expect(today(Date.UTC(1970, 0, 2, 23, 59))).toBe(1);
  });

  it('change the rating at the first try alone, and count what was solved in a row', async () => {
    const { solved } = await import('../src/study/solved.svelte');
    expect(solved.note('seikatsu', list[2]!, true)).toBe(16);
    expect(solved.rating).toBe(1216);
    expect(solved.note('seikatsu', list[2]!, false)).toBe(0);
    expect(solved.streak).toBe(1);
    expect(solved.note('seikatsu', list[4]!, false)).toBeLessThan(0);
    expect([solved.streak, solved.best]).toEqual([0, 1]);
    expect(solved.next('seikatsu', list)!.id).toBe('3');
    vi.resetModules();
    const again = (await import('../src/study/solved.svelte')).solved;
    expect(again.isTried('seikatsu', '2')).toBe(true);
    expect(again.rating).toBe(solved.rating);
  });

  it('count days in a row, and begin anew after a day without', async () => {
    const { solved } = await import('../src/study/solved.svelte');
    for (const day of [10, 11, 11, 12]) solved.noteDay(day);
    expect([solved.runningDays(12), solved.runningDays(13), solved.runningDays(14)]).toEqual([3, 3, 0]);
    solved.noteDay(15);
    expect(solved.runningDays(15)).toBe(1);
  });
});
