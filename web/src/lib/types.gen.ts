export const PROTOCOL = 1 as const;
export type Level = "novice" | "easy" | "medium" | "hard" | "expert";
export type Pace = NoClock | LiveClock | DaysClock;
export interface NoClock { kind: "none" }
export interface LiveClock { kind: "live"; minutes: number; increment?: number }
export interface DaysClock { kind: "days"; days: number }
export type Phase = "open" | "running" | "over";
export type SeatKind = "person" | "open" | "bot";
export interface SeatWish { kind: "me" | "person" | "open" | "bot"; level?: Level; name?: string; colour?: string }
export interface CreateTable { game: string; name: string; seats?: SeatWish[]; mode?: string; players?: number; options?: Record<string, string>; visibility?: "public" | "link"; pace?: Pace; one_screen?: boolean; fixed_seats?: boolean; start?: boolean }
export interface ModeInfo { id: string; players: number[] }
export interface OptionInfo { name: string; values: string[]; clause: string; modes: string[] }
export interface GameInfo { id: string; name: string; designers: string[]; publisher: string; minutes: number; modes: ModeInfo[]; options: OptionInfo[]; rules: number; levels: Level[] }
export interface Games { protocol: number; games: GameInfo[] }
export interface Clause { id: string; tag: string; text: string }
export interface RulesSection { id: string; title: string; clauses: Clause[] }
export interface Picture { caption: string; svg: string }
export interface Rules { game: string; title: string; language: "en" | "fr"; rules: number; sections: RulesSection[]; pictures: Picture[] }
export interface Described { action: number; notation: string; kind: string; targets: string[]; args: Record<string, string | number | string[] | number[]> }
export interface Prompt { kind: string; clause: string; args: Record<string, string | number | string[] | number[]> }
export interface ScoreStep { kind: string; clause: string; args: Record<string, string | number | string[] | number[]>; points: number[]; targets: string[] }
export interface Outcome { reason: string; clause: string; scores: number[]; winners: number[]; decided_by: string }
export interface Situation { viewer?: number; game: string; rules: number; options: string; ply: number; to_move: number; view: Record<string, unknown>; prompt: Prompt | null; legal: Described[]; can_undo: boolean; outcome: Outcome | null; score_sheet?: ScoreStep[] }
export interface SeatInfo { seat: number; kind: SeatKind; name: string; colour: string; level?: Level; ready: boolean; online: boolean; held_by_bot: boolean; resigned: boolean; out_of_time?: boolean; agrees?: boolean }
export interface Table { code: string; game: string; mode: string; players: number; options: Record<string, string>; host: boolean; phase: Phase; visibility: "public" | "link"; pace: Pace; one_screen: boolean; fixed_seats: boolean; seats: SeatInfo[]; mine: number[]; link: string; created: number; version: number; rules: number; spectators: number; commitment?: string; seed?: string; outcome?: Outcome; rematch?: string; forked_from?: string; steps?: number }
export interface TableSummary { code: string; game: string; mode: string; players: number; phase: Phase; visibility: "public" | "link"; pace: Pace; one_screen: boolean; seats: SeatInfo[]; mine: number[]; created: number; updated: number; to_move: number; your_turn: boolean; free: number }
export interface Tables { tables: TableSummary[] }
export interface SeatLink { seat: number; secret: string; link: string }
export interface Step { step: number; seat: number; notation: string; events: Record<string, unknown>[]; view: Record<string, unknown>; scores: number[] }
export interface Replay { table: Table; viewer: number; steps: Step[]; outcome: Outcome | null; score_sheet: ScoreStep[] }
export interface Problem { code: string; message: string; allowed?: string[]; clause?: string; reason?: string; args?: Record<string, string | number | string[] | number[]> }
export interface Clocks { running: number | null; left: number[]; deadline: number | null; now: number }
export interface Entry { ply: number; seat: number; events: Record<string, unknown>[]; time: number; action?: number; bot?: boolean }
export interface Line { version: number; from: string; text: string; time: number; room: "players" | "spectators"; seat?: number }
export interface Advice { action: number; notation: string; visits: number; win: number; scores: number[]; line: string[] }
export interface Hello { type: "hello"; protocol: number; version: number; table: Table; situations: Situation[]; since: number; entries: Entry[]; chat: Line[]; clocks: Clocks; last_turn: number; hash: string }
export interface Happened { type: "entry"; version: number; ply: number; entries: Entry[]; situations: Situation[]; clocks: Clocks; hash: string }
export interface TableChanged { type: "table"; version: number; table: Table; clocks: Clocks }
export interface Said { type: "chat"; version: number; line: Line }
export interface Skip { type: "skip"; version: number }
export interface Ack { type: "ack"; id: string; version: number; ply: number }
export interface Refused { type: "refused"; id: string; code: string; message: string; clause?: string; reason?: string; args?: Record<string, string | number | string[] | number[]>; allowed?: string[] }
export interface Preview { type: "preview"; id: string; events: Record<string, unknown>[] }
export interface Why { type: "why"; id: string; clause: string | null; reason: string | null; args: Record<string, string | number | string[] | number[]> }
export interface Hint { type: "hint"; id: string; ply: number; moves: Advice[] }
export interface Pong { type: "pong"; time: number }
export interface Bye { type: "bye"; reason: string; retry: number | null }
export type ServerMessage = Hello | Happened | TableChanged | Said | Skip | Ack | Refused | Preview | Why | Hint | Pong | Bye;
