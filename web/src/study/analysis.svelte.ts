// An analysis: where it stands in its tree, the board there, and what the engine thinks, in ever longer searches.

import { gameParts } from '../games';
import { api } from '../lib/api';
import { BoardTable } from '../lib/board.svelte';
import type { BoardExports, GameParts } from '../lib/contract';
import { moving, wait } from '../lib/motion';
import { inWords } from '../lib/problems.svelte';
import { speak } from '../lib/speech.svelte';
import type { StudyLine, StudyLines, StudyPosition } from '../lib/types';
import { words } from '../lib/words.svelte';
import { facesOf } from './faces';
import { nameless, pathTo, type Node, type Tree } from './tree.svelte';

const OPEN = -2;
/** Playouts of the searches one after the other: the first lines come at once. */
const BUDGETS = [200, 1000, 4000, 12_000];
const LINE_STEP = 650;

export class Analysis {
  readonly tree: Tree;
  node = $state.raw<Node>(undefined as unknown as Node);
  board = $state.raw<BoardTable | null>(null);
  parts = $state.raw<GameParts | null>(null);
  shown = $state<BoardExports | null>(null);
  position = $state.raw<StudyPosition | null>(null);
  /** A seat through whose eyes it is seen and thought, or all open. */
  viewer = $state(OPEN);
  engine = $state(true);
  /** What is known of the positions, by the moves that lead there. */
  known = $state.raw<Record<string, StudyLines>>({});
  thinking = $state(false);
  trouble = $state('');
  /** The line that is being shown move by move. */
  playing = $state.raw<StudyLine | null>(null);
  #positions = new Map<string, StudyPosition>();
  #turn = 0;
  /** Ends the search of a position that is no longer looked at: the server would go on with it. */
  #search = new AbortController();
  /** What a search found while a line was pointed at: the list does not move under a pointer. */
  #found: Record<string, StudyLines> = {};
  #gone = false;

  constructor(tree: Tree) {
    this.tree = tree;
    this.node = tree.root;
  }

  readonly lines = $derived(this.known[this.#key(this.node)] ?? null);
  readonly path = $derived.by(() => {
    void this.tree.version;
    return pathTo(this.node);
  });

  async open(): Promise<void> {
    const { game, mode, players, names } = this.tree;
    await words.need(game);
    this.parts = await gameParts(game);
    const board = new BoardTable(game);
    board.seats = facesOf(game, mode, players, -1, '').map((face, seat) => ({
      ...face,
      name: nameless(names[seat]) ? face.name : names[seat]!,
    }));
    board.asking = {
      play: (action) => void this.play(action),
      preview: () => Promise.resolve({ events: [], ends: false }),
      why: () => Promise.resolve({ clause: '', reason: 'no-such-choice', args: {} }),
    };
    // A board is drawn from a view: it is shown when there is one.
    const first = await this.#ask(this.tree.root);
    if (!first) return;
    board.reader = first.to_move;
    board.see(first.view);
    this.board = board;
    await this.go(this.tree.root);
  }

  close(): void {
    this.#gone = true;
    this.#moveOn();
  }

  /** To a node of the tree; a step forward is shown as it happens. */
  async go(node: Node): Promise<void> {
    const turn = this.#moveOn();
    const forward = node.parent === this.node && this.position !== null;
    this.node = node;
    this.playing = null;
    this.trouble = '';
    const position = await this.#ask(node);
    if (!position || turn !== this.#turn || !this.board) return;
    this.board.busy = true;
    this.board.marked = new Set();
    for (const event of position.events) speak(words.event(this.tree.game, event, this.board.names, this.board.reader));
    if (forward && moving()) await this.shown?.play?.(position.events, position.view, position.mover);
    if (turn !== this.#turn) return;
    this.#show(position, true);
    void this.think();
  }

  #show(position: StudyPosition, isHere: boolean): void {
    const board = this.board;
    if (!board) return;
    if (isHere) this.position = position;
    board.busy = false;
    board.reader = this.viewer === OPEN ? position.to_move : this.viewer;
    board.see(position.view);
    board.toMove = position.to_move;
    board.prompt = position.prompt;
    board.legal = isHere ? position.legal : [];
    board.over = position.to_move < 0;
    board.cancel();
  }

  async play(action: number): Promise<void> {
    const move = this.position?.legal.find((one) => one.action === action);
    if (move) await this.go(this.tree.add(this.node, move.notation));
  }

  async seeAs(viewer: number): Promise<void> {
    this.viewer = viewer;
    this.#positions.clear();
    this.known = {};
    this.#found = {};
    await this.go(this.node);
  }

  /** Searches longer and longer, until somebody moves on. */
  async think(): Promise<void> {
    const { node, position } = this;
    const turn = this.#turn;
    const { signal } = this.#search;
    if (!this.engine || !position || position.to_move < 0) return;
    const key = this.#key(node);
    const before = this.known[key];
    // What is certain needs no longer search.
    if (before?.lines[0]?.solved) return;
    const done = before?.playouts ?? 0;
    const made = node.children[0]?.move ?? '';
    this.thinking = true;
    for (const nodes of BUDGETS.filter((budget) => budget > done * 1.2)) {
      try {
        const asked = {
          game: this.tree.game,
          position: position.text,
          is_open: this.viewer === OPEN,
          nodes,
          also: made,
        };
        const told = await api.studyLines(asked, signal);
        if (turn !== this.#turn || !this.engine || this.#gone) return;
        this.#found[key] = told;
        if (!this.playing) this.#learn();
        if (told.lines[0]?.solved) break;
      } catch (error) {
        if (turn === this.#turn) this.trouble = inWords(error);
        break;
      }
    }
    if (turn === this.#turn) this.thinking = false;
  }

  setEngine(on: boolean): void {
    this.engine = on;
    this.#moveOn();
    this.thinking = false;
    if (on) void this.think();
  }

  /** Shows a line move by move on the board; `null` takes it back. */
  async showLine(line: StudyLine | null): Promise<void> {
    if (this.playing === line) return;
    this.playing = line;
    if (!line) {
      this.#learn();
      if (this.position) this.#show(this.position, true);
      return;
    }
    for (let length = 1; length <= line.line.length; length++) {
      const position = await this.#ask(this.node, line.line.slice(0, length));
      // What is hidden may turn out otherwise than the search dealt it: the line ends there.
      if (!position || this.playing !== line || this.#gone) return;
      this.#show(position, false);
      await wait(LINE_STEP);
      if (this.playing !== line) return;
    }
  }

  async picture(): Promise<string> {
    const moves = pathTo(this.node).map((one) => one.move);
    const { game, position } = this.tree;
    return (await api.studyPosition({ game, position, moves, viewer: this.viewer, picture: true })).svg ?? '';
  }

  #learn(): void {
    this.known = { ...this.known, ...this.#found };
    this.#found = {};
  }

  #moveOn(): number {
    this.#learn();
    this.#search.abort();
    this.#search = new AbortController();
    return (this.#turn += 1);
  }

  #key(node: Node): string {
    return pathTo(node)
      .map((one) => one.move)
      .join(' ');
  }

  async #ask(node: Node, more: string[] = []): Promise<StudyPosition | null> {
    const moves = [...pathTo(node).map((one) => one.move), ...more];
    const key = moves.join(' ');
    const known = this.#positions.get(key);
    if (known) return known;
    try {
      const { game, position } = this.tree;
      const told = await api.studyPosition({ game, position, moves, viewer: this.viewer });
      this.#positions.set(key, told);
      return told;
    } catch (error) {
      if (!more.length) this.trouble = inWords(error);
      return null;
    }
  }
}
