// A tree of moves from a position: branches, comments, and its text, which docs/study.md describes and the engine reads back.

import type { StudyTree } from '../lib/types';

/** The name of a seat that has none. */
const NOBODY = '-';

export const nameless = (name: string | undefined): boolean => !name || name === NOBODY;

export interface Node {
  move: string;
  comment: string;
  parent: Node | null;
  children: Node[];
}

export class Tree {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly position: string;
  names: string[];
  root: Node = { move: '', comment: '', parent: null, children: [] };
  /** Grows with every change: whoever shows the tree reads it. */
  version = $state(0);

  constructor({ game, mode, players, names, position, comment, moves }: StudyTree) {
    this.game = game;
    this.mode = mode;
    this.players = players;
    this.names = names;
    this.position = position;
    this.root.comment = comment;
    const made: Node[] = [];
    for (const one of moves) {
      const parent = made[one.parent] ?? this.root;
      const node = { move: one.move, comment: one.comment, parent, children: [] };
      parent.children.push(node);
      made.push(node);
    }
  }

  /** The node that `move` leads to: an old one if it was there, else a new branch. */
  add(parent: Node, move: string): Node {
    const known = parent.children.find((one) => one.move === move);
    if (known) return known;
    const node: Node = { move, comment: '', parent, children: [] };
    parent.children.push(node);
    this.version += 1;
    return node;
  }

  remove(node: Node): void {
    if (!node.parent) return;
    node.parent.children = node.parent.children.filter((one) => one !== node);
    this.version += 1;
  }

  /** The branch that a node is of becomes the main line where it left it. */
  promote(node: Node): void {
    let at: Node | null = node;
    while (at?.parent && at.parent.children[0] === at) at = at.parent;
    if (!at?.parent) return;
    const siblings = at.parent.children.filter((one) => one !== at);
    at.parent.children = [at, ...siblings];
    this.version += 1;
  }

  say(node: Node, comment: string): void {
    node.comment = comment.replace(/\s+/g, ' ').trim();
    this.version += 1;
  }

  /** Whether it lies on the main line. */
  isMain(node: Node): boolean {
    for (let at = node; at.parent; at = at.parent) if (at.parent.children[0] !== at) return false;
    return true;
  }

  /** Its place in the text of the tree, the start being 0: what a link says of where to open it. */
  placeOf(node: Node): number {
    return this.#walk().indexOf(node);
  }

  nodeAt(place: number): Node {
    return this.#walk()[place] ?? this.root;
  }

  #walk(): Node[] {
    const found: Node[] = [];
    const left = [this.root];
    for (let node = left.pop(); node; node = left.pop()) {
      found.push(node);
      left.push(...[...node.children].reverse());
    }
    return found;
  }

  text(): string {
    const position = this.position.replace(/^\n+|\n+$/g, '').split('\n');
    const lines = [
      'ludotheque study 1',
      `game ${this.game}`,
      ...this.names.map((name, seat) => `seat ${seat} ${name.replace(/\s+/g, ' ').trim() || NOBODY}`),
      `position ${position.length}`,
      ...position,
    ];
    const write = (node: Node, depth: number): void => {
      if (depth) lines.push(`move ${depth} ${node.move}`);
      if (node.comment) lines.push(`say ${node.comment}`);
      for (const child of node.children) write(child, depth + 1);
    };
    write(this.root, 0);
    return lines.join('\n') + '\n';
  }
}

/** The moves that lead to a node. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at?.parent; at = at.parent) path.unshift(at);
  return path;
}

/** A text small enough for a link. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(link: string): Promise<string> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(content: BodyInit, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Response(content).body!.pipeThrough(stream)).arrayBuffer());
}
