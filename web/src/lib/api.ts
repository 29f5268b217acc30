// The REST side of the protocol (docs/protocol.md), wherever tables are kept.

import { ask, mine } from '../home';
import type {
  AskLines,
  AskPosition,
  OpenStudy,
  StudyLines,
  StudyPosition,
  StudyTree,
  CreateTable,
  ForkTable,
  GameInfo,
  Insights,
  Judgement,
  Lesson,
  PuzzleInfo,
  PuzzlePage,
  Replay,
  Rules,
  SeatDevices,
  SeatLink,
  Table,
  TableSummary,
  WhatIf,
} from './types';

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask({ path, method: 'GET' })) as T;
}

async function post<T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> {
  return JSON.parse(await ask({ path, method: 'POST', body, signal })) as T;
}

const text = (path: string): Promise<string> => ask({ path, method: 'GET' });

let games: Promise<GameInfo[]> | null = null;

export const api = {
  games(): Promise<GameInfo[]> {
    games ??= get<GameInfo[]>('games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  rules: (game: string, language: string) => get<Rules>(`games/${game}/rules?lang=${language}`),
  lesson: (game: string, part = '') => get<Lesson>(`games/${game}/lesson${part ? `?part=${part}` : ''}`),
  puzzles: (game: string) => get<PuzzleInfo[]>(`games/${game}/puzzles`),
  puzzle: (game: string, id: string) => get<PuzzlePage>(`games/${game}/puzzles/${id}`),
  insights: (game: string) => get<Insights>(`games/${game}/insights`),
  openStudy: (text: string) => post<StudyTree>('study/open', { text } satisfies OpenStudy),
  studyPosition: (asked: AskPosition) => post<StudyPosition>('study/position', asked),
  studyLines: (asked: AskLines, signal?: AbortSignal) => post<StudyLines>('study/lines', asked, signal),
  tables: (which: 'public' | 'mine') => (which === 'mine' ? mine() : get<TableSummary[]>('tables?which=public')),
  table: (code: string) => get<Table>(`tables/${code}`),
  create: (wanted: CreateTable) => post<Table>('tables', wanted),
  join: (code: string, name: string, seat?: number) => post<Table>(`tables/${code}/join`, { name, seat }),
  seat: (code: string, seat: number, kind: 'bot' | 'open' | 'person', level?: string) =>
    post<Table>(`tables/${code}/seats/${seat}`, { kind, level }),
  swapSeats: (code: string, seat: number, other: number) => post<Table>(`tables/${code}/seats/${seat}/swap`, { other }),
  ready: (code: string, ready: boolean) => post<Table>(`tables/${code}/ready`, { ready }),
  start: (code: string) => post<Table>(`tables/${code}/start`),
  leave: (code: string) => post<Table>(`tables/${code}/leave`),
  rematch: (code: string) => post<Table>(`tables/${code}/rematch`),
  seatLink: (code: string, seat: number) => post<SeatLink>(`tables/${code}/seats/${seat}/link`),
  devices: (code: string, seat: number) => get<SeatDevices>(`tables/${code}/seats/${seat}/devices`),
  /** Ends a device and every link to the seat; without a device the links. */
  endDevice: (code: string, seat: number, device?: string) =>
    post<SeatDevices>(`tables/${code}/seats/${seat}/devices/end`, { device }),
  back: (code: string) => post<Table>(`tables/${code}/back`),
  hints: (code: string, wanted: boolean) => post<Table>(`tables/${code}/hints`, { wanted }),
  claim: (secret: string, name?: string) => post<Table>('seats/claim', { secret, name }),
  replay: (code: string, viewer: string, language: string) =>
    get<Replay>(`tables/${code}/replay?viewer=${viewer}&lang=${language}`),
  judgement: (code: string, step: number) => get<Judgement>(`tables/${code}/judgement?step=${step}`),
  whatIf: (code: string, seat: number) => get<WhatIf | null>(`tables/${code}/what-if?seat=${seat}`),
  /** The end as the engine draws it, everything face up. */
  picture: (code: string) => text(`tables/${code}/picture.svg?viewer=open`),
  fork: (code: string, wanted: ForkTable) => post<Table>(`tables/${code}/fork`, wanted),
  upload: (record: string) => post<Table>('records', { record }),
  words: (game: string, language: string) => text(`games/${game}/words?lang=${language}`),
  record: (code: string) => text(`tables/${code}/record`),
};
