// The short ways to a table.

import { api } from './api';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import type { CreateTable, GameInfo, Level, ModeInfo, SeatWish, Table } from './types';
import { say } from './words.svelte';

export function myName(): string {
  return settings.name.trim() || say('web-guest');
}

export function soloMode(game: GameInfo): ModeInfo | undefined {
  return game.modes.find((mode) => mode.players.includes(1));
}

/** The mode and number of players that a newcomer gets: the first mode for several, three if it is for three. */
export function usual(game: GameInfo): { mode: string; players: number } {
  const mode = game.modes.find((one) => one.players.some((count) => count > 1)) ?? game.modes[0]!;
  const several = mode.players.filter((count) => count > 1);
  return { mode: mode.id, players: several.includes(3) ? 3 : (several[0] ?? 1) };
}

function bots(count: number, level: Level): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', level }) satisfies SeatWish);
}

export async function open(wanted: CreateTable): Promise<Table> {
  const table = await api.create(wanted);
  go(`t/${table.code}`);
  return table;
}

export function playNow(game: GameInfo): Promise<Table> {
  const { mode, players } = usual(game);
  const seats: SeatWish[] = [{ kind: 'me' }, ...bots(players - 1, 'medium')];
  return open({ game: game.id, mode, players, name: myName(), seats, start: true });
}

export function playSolo(game: GameInfo): Promise<Table> {
  const mode = soloMode(game)!;
  return open({ game: game.id, mode: mode.id, players: 1, name: myName(), seats: [{ kind: 'me' }], start: true });
}

export function watch(game: GameInfo): Promise<Table> {
  const { mode } = usual(game);
  const players = game.modes.find((one) => one.id === mode)!.players.find((count) => count > 1) ?? 2;
  return open({ game: game.id, mode, players, name: myName(), seats: bots(players, 'hard'), start: true });
}
