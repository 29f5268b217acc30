// The REST side of the protocol (docs/protocol.md). Addresses are relative to the page, so that a path prefix works.

import type {
  CreateTable,
  GameInfo,
  Judgement,
  Lesson,
  Problem,
  Replay,
  Rules,
  SeatLink,
  Table,
  TableSummary,
} from './types';

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

const root = new URL('.', location.href.split('#')[0]);

export function address(path: string): URL {
  return new URL(path, root);
}

/** The link that people share: this page at a place of its own. */
export function shared(path: string): string {
  return `${root.href}#/${path}`;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(`api/v1/${path}`), { credentials: 'same-origin', ...init });
  } catch {
    throw new Failed(0, { code: 'offline', message: 'offline' });
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as { error?: Problem } | null;
    throw new Failed(answer.status, told?.error ?? { code: 'failed', message: answer.statusText });
  }
  return (await answer.json()) as T;
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

let games: Promise<GameInfo[]> | null = null;

export const api = {
  games(): Promise<GameInfo[]> {
    games ??= ask<GameInfo[]>('games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string, language: string) => ask<Rules>(`games/${game}/rules?lang=${language}`),
  lesson: (game: string) => ask<Lesson>(`games/${game}/lesson`),
  tables: (which: 'public' | 'mine') => ask<TableSummary[]>(`tables?which=${which}`),
  table: (code: string) => ask<Table>(`tables/${code}`),
  create: (wanted: CreateTable) => post<Table>('tables', wanted),
  join: (code: string, name: string, seat?: number) => post<Table>(`tables/${code}/join`, { name, seat }),
  seat: (code: string, seat: number, kind: 'bot' | 'open' | 'person', level?: string) =>
    post<Table>(`tables/${code}/seats/${seat}`, { kind, level }),
  ready: (code: string, ready: boolean) => post<Table>(`tables/${code}/ready`, { ready }),
  start: (code: string) => post<Table>(`tables/${code}/start`),
  leave: (code: string) => post<Table>(`tables/${code}/leave`),
  rematch: (code: string) => post<Table>(`tables/${code}/rematch`),
  seatLink: (code: string, seat: number) => post<SeatLink>(`tables/${code}/seats/${seat}/link`),
  claim: (secret: string, name?: string) => post<Table>('seats/claim', { secret, name }),
  replay: (code: string, viewer: string, language: string) =>
    ask<Replay>(`tables/${code}/replay?viewer=${viewer}&lang=${language}`),
  judgement: (code: string, step: number) => ask<Judgement>(`tables/${code}/judgement?step=${step}`),
  fork: (code: string, step: number, level: string, name: string, seat?: number) =>
    post<Table>(`tables/${code}/fork`, { step, level, name, seat }),
  upload: (record: string) => post<Table>('records', { record }),
  async record(code: string): Promise<string> {
    const answer = await fetch(address(`api/v1/tables/${code}/record`), { credentials: 'same-origin' });
    if (!answer.ok) throw new Failed(answer.status, { code: 'failed', message: answer.statusText });
    return answer.text();
  },
};
