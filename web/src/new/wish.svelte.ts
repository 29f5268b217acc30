// The table that somebody is about to open: what is chosen so far, and what the server is asked for.

import { engine } from '../home/engine.svelte';
import { roomOf } from '../games';
import { route } from '../lib/router.svelte';
import { partners } from '../lib/seats';
import { myName, usual } from '../lib/start';
import type { CreateTable, GameInfo, Level, OptionInfo, Pace, SeatWish } from '../lib/types';
import { say } from '../lib/words.svelte';

export interface Seat {
  kind: 'me' | 'person' | 'bot';
  level: Level;
  name: string;
}

/** Time for a move; `screen` is everybody at one screen, who need no clock. */
export type Tempo = 'none' | 'live' | 'days' | 'screen';

export class Wish {
  readonly game: GameInfo;
  mode = $state('');
  players = $state(0);
  #chosen = $state<Record<string, string>>({});
  tempo = $state<Tempo>('none');
  minutes = $state(15);
  increment = $state(20);
  days = $state(2);
  listed = $state(false);
  shuffled = $state(true);
  seats = $state<Seat[]>([]);

  constructor(game: GameInfo) {
    const company = route.query.get('with');
    const { mode, players } = usual(game);
    this.game = game;
    this.mode = mode;
    this.players = players;
    this.tempo = company === 'screen' ? 'screen' : 'none';
    const most = Math.max(...game.modes.flatMap((one) => one.players));
    this.seats = Array.from({ length: most }, (_, at) => ({
      kind: at === 0 ? 'me' : company === 'friends' || company === 'screen' ? 'person' : 'bot',
      level: 'medium',
      name: '',
    }));
  }

  readonly modeInfo = $derived.by(() => this.game.modes.find((one) => one.id === this.mode)!);
  readonly options = $derived.by(() =>
    this.game.options.filter((one) => !one.modes.length || one.modes.includes(this.mode)),
  );
  /** A game of one mode has its first option there, where others have their modes. */
  readonly faces = $derived.by(() => (this.game.modes.length === 1 ? this.options[0] : undefined));
  /** What only this mode asks for is in sight; the rest is for those who look for it. */
  readonly own = $derived(this.options.filter((one) => one !== this.faces && one.modes.length));
  readonly more = $derived(this.options.filter((one) => one !== this.faces && !one.modes.length));
  readonly changed = $derived(this.more.filter((one) => this.value(one) !== one.values[0]));
  /** Partners sit across: the seats stay as they are chosen. */
  readonly teams = $derived.by(() => (roomOf(this.game.id).team?.(this.mode, 0) ?? null) !== null);
  readonly used = $derived(this.seats.slice(0, this.players));
  readonly missing = $derived(this.used.filter((seat) => seat.kind === 'person').length);
  /** Without a server, people sit before one screen. */
  readonly screen = $derived(this.tempo === 'screen' || (engine.alone && this.missing > 0));
  /** Nobody is waited for. */
  readonly ready = $derived(this.screen || this.missing === 0);

  value(option: OptionInfo): string {
    return this.#chosen[option.name] ?? option.values[0]!;
  }

  setValue(option: OptionInfo, value: string): void {
    this.#chosen[option.name] = value;
  }

  setMode(id: string): void {
    this.mode = id;
    if (!this.modeInfo.players.includes(this.players)) this.players = this.modeInfo.players[0]!;
    if (this.players > 1) return;
    // Alone it is you who plays, and nobody to pass the device to.
    if (this.screen) this.tempo = 'none';
    this.seats[0]!.kind = 'me';
  }

  /** The seat of one's own partner; -1 where nobody has one. */
  readonly mate = $derived.by(() => this.used.findIndex((_, at) => partners(this.game.id, this.mode, 0, at)));

  /** Who sits there changes places with one's own partner. */
  makePartner(at: number): void {
    const [mate, other] = [this.seats[this.mate]!, this.seats[at]!];
    this.seats = this.seats.map((seat) => (seat === mate ? other : seat === other ? mate : seat));
  }

  /** Who sits there, in a word. */
  who(seat: Seat, at: number): string {
    if (seat.kind === 'bot') return say('web-bot');
    if (seat.kind === 'me') return say('web-you');
    return this.screen ? say('web-player-number', { number: at + 1 }) : say('web-open-seat');
  }

  table(): CreateTable {
    return {
      game: this.game.id,
      mode: this.mode,
      players: this.players,
      options: Object.fromEntries(this.options.map((one) => [one.name, this.value(one)])),
      name: myName(),
      seats: this.used.map((seat, at) => this.#seat(seat, at)),
      visibility: this.listed ? 'public' : 'link',
      pace: this.pace,
      one_screen: this.screen,
      fixed_seats: this.teams || !this.shuffled,
      start: this.ready,
    };
  }

  #seat(seat: Seat, at: number): SeatWish {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (seat.kind === 'me') return { kind: 'me' };
    return this.screen
      ? { kind: 'person', name: seat.name.trim() || say('web-player-number', { number: at + 1 }) }
      : { kind: 'person' };
  }

  /** The number of a seat's colour and mark: partners share theirs; null where the draw of the order decides it. */
  numberOf(at: number): number | null {
    if (this.teams) return (roomOf(this.game.id).team?.(this.mode, at) ?? at) + 1;
    return roomOf(this.game.id).ownColours && this.shuffled && this.players > 1 ? null : at + 1;
  }

  get pace(): Pace {
    const { minutes, increment, days } = this;
    if (this.screen) return { kind: 'none' };
    if (this.tempo === 'live') return { kind: 'live', minutes, increment };
    return this.tempo === 'days' ? { kind: 'days', days } : { kind: 'none' };
  }
}

/** The message that names an option; with a value, that value of it. */
export function optionKey(option: OptionInfo): string {
  return `option-${option.name.replaceAll('_', '-')}`;
}
