export type Arg = string | number | string[] | number[];
export type Event = { kind: string; [key: string]: unknown };
export interface Described { action: number; notation: string; kind: string; targets: string[]; args: Record<string, Arg> }
export interface Prompt { kind: string; clause: string; args: Record<string, Arg> }
export interface ScoreStep { kind: string; clause: string; args: Record<string, Arg>; points: number[]; targets: string[] }
export interface Outcome { reason: string; clause: string; scores: number[]; winners: number[]; decided_by: string }
export interface Situation { viewer: number; game: string; rules: number; options: string; ply: number; to_move: number; view: Record<string, unknown>; prompt: Prompt | null; legal: Described[]; can_undo: boolean; outcome: Outcome | null; score_sheet?: ScoreStep[] | null }
export interface SeatInfo { seat: number; kind: string; name: string; colour: string; level?: string | null; ready: boolean; online: boolean; held_by_bot: boolean; resigned: boolean }
export interface Table { code: string; game: string; mode: string; players: number; options: Record<string, string>; host: boolean; phase: string; visibility: string; pace: Pace; one_screen: boolean; seats: SeatInfo[]; mine: number[]; commitment?: string | null; seed?: string | null; link: string; rematch?: string | null; created: string; version: number }
export interface Pace { kind: string; minutes?: number; increment?: number; days?: number }
export interface Entry { ply: number; seat: number; action?: number | null; events: Event[]; time: number }
export interface Clocks { running: number | null; left: number[]; deadline?: number | null; now: number }
