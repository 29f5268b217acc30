// Made by `python -m ludotheque.server.typescript` from the Python definitions: change those, not this file.

export const PROTOCOL = 1 as const;
export const NAME_LENGTH = 40 as const;
export const CHAT_LENGTH = 500 as const;
export const COLOURS = ["orange","blue","green","purple","yellow","grey"] as const;

export type Colour = "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
export type Level = "novice" | "easy" | "medium" | "hard" | "expert";
export type Language = "en" | "fr";
export type Visibility = "public" | "link";
export type Phase = "open" | "running" | "over";
export type SeatKind = "person" | "open" | "bot";
export type Room = "players" | "spectators";
export type Pace = NoClock | LiveClock | DaysClock;
export type ClientMessage = Play | Undo | Resign | Agree | PreviewAsked | WhyAsked | HintAsked | Say | Resume | Ping;
export type ServerMessage = Hello | Happened | TableChanged | Said | Skip | Ack | Refused | Preview | Why | Hint | Pong | Bye;

/** Everybody takes the time they need. */
export interface NoClock {
  kind: "none";
}

/** Each seat has `minutes` for the match, and `increment` seconds more after each of its turns. */
export interface LiveClock {
  kind: "live";
  minutes: number;
  increment?: number;
}

/** Each turn may take `days`. */
export interface DaysClock {
  kind: "days";
  days: number;
}

export interface Play {
  type: "play";
  id: string;
  seat: number;
  ply: number;
  action: number;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  ply: number;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
  ply: number;
}

export interface Agree {
  type: "agree";
  id: string;
  seat: number;
  ply: number;
}

export interface PreviewAsked {
  type: "preview";
  id: string;
  seat: number;
  ply: number;
  action: number;
}

export interface WhyAsked {
  type: "why";
  id: string;
  seat: number;
  targets: string[];
}

export interface HintAsked {
  type: "hint";
  id: string;
  seat: number;
  ply: number;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
  name?: string;
}

export interface Resume {
  type: "resume";
  since: number;
}

export interface Ping {
  type: "ping";
}

/** The present, and what happened since version `since`. `last_turn` is the ply from which on everything happened after your last own entry. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: number;
  table: Table;
  situations: Situation[];
  since: number;
  entries: Entry[];
  chat: Line[];
  clocks: Clocks;
  last_turn: number;
  hash: string;
}

/** A table as one browser sees it. */
export interface Table {
  code: string;
  game: string;
  mode: string;
  players: number;
  options: Record<string, string>;
  host: boolean;
  phase: "open" | "running" | "over";
  visibility: "public" | "link";
  pace: NoClock | LiveClock | DaysClock;
  one_screen: boolean;
  fixed_seats: boolean;
  seats: SeatInfo[];
  mine: number[];
  link: string;
  created: number;
  version: number;
  rules: number;
  spectators: number;
  steps: number;
  commitment?: string;
  seed?: string;
  outcome?: Outcome;
  rematch?: string;
  forked_from?: string;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  colour: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
  ready: boolean;
  online: boolean;
  held_by_bot: boolean;
  resigned: boolean;
  level?: "novice" | "easy" | "medium" | "hard" | "expert";
  out_of_time?: boolean;
  agrees?: boolean;
}

/** How a match ended: `<game>-end-<reason>` says why, `<game>-won-<decided_by>` what decided. */
export interface Outcome {
  reason: string;
  clause: string;
  scores: number[];
  winners: number[];
  decided_by: string;
}

/** The engine's `Situation` for one viewer. */
export interface Situation {
  game: string;
  rules: number;
  options: string;
  ply: number;
  to_move: number;
  view: Record<string, unknown>;
  prompt: Prompt | null;
  legal: Described[];
  can_undo: boolean;
  outcome: Outcome | null;
  viewer: number;
  score_sheet?: ScoreStep[];
}

/** What the seat to move has to decide: the message `<game>-prompt-<kind>` with `args`, and its clause. */
export interface Prompt {
  kind: string;
  clause: string;
  args: Record<string, string | number | string[] | number[]>;
}

/** An action as data, so that any shell can light it up or put it into words without knowing a rule. */
export interface Described {
  action: number;
  notation: string;
  kind: string;
  targets: string[];
  args: Record<string, string | number | string[] | number[]>;
}

/** One line of the final count: the message `<game>-score-<kind>` with `args`, and what it gives each seat. */
export interface ScoreStep {
  kind: string;
  clause: string;
  args: Record<string, string | number | string[] | number[]>;
  points: number[];
  targets: string[];
}

/** One entry of the match's log as a viewer may see it. `action` is there for the one who did it, and for all when the match is over; -1 undo, -2 resign, -3 agreed. */
export interface Entry {
  ply: number;
  seat: number;
  events: Record<string, unknown>[];
  time: number;
  action?: number;
  bot?: boolean;
}

/** One line of chat: plain text, never markup. */
export interface Line {
  version: number;
  from: string;
  text: string;
  time: number;
  room: "players" | "spectators";
  seat?: number;
}

/** `left` by seat is as of `now`; empty without a clock. At `deadline` the running seat's time is up. */
export interface Clocks {
  running: number | null;
  left: number[];
  deadline: number | null;
  now: number;
}

/** Something happened in the match: `hash` is of the `situations` as sent. */
export interface Happened {
  type: "entry";
  version: number;
  ply: number;
  entries: Entry[];
  situations: Situation[];
  clocks: Clocks;
  hash: string;
}

/** Seats, presence, phase or rematch changed. Presence alone leaves `version` as it is. */
export interface TableChanged {
  type: "table";
  version: number;
  table: Table;
  clocks: Clocks;
}

export interface Said {
  type: "chat";
  version: number;
  line: Line;
}

/** `version` went up by something that is not for this viewer (the other room's chat). */
export interface Skip {
  type: "skip";
  version: number;
}

/** Stored: it survives a power cut. `ply` is the match's after it. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  ply: number;
}

/** Nothing changed. `id` is empty when the message could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: string;
  clause?: string;
  reason?: string;
  args?: Record<string, string | number | string[] | number[]>;
  allowed?: string[];
}

export interface Preview {
  type: "preview";
  id: string;
  events: Record<string, unknown>[];
}

/** Why these targets lead to no action; `reason` null: they do. */
export interface Why {
  type: "why";
  id: string;
  clause: string | null;
  reason: string | null;
  args: Record<string, string | number | string[] | number[]>;
}

export interface Hint {
  type: "hint";
  id: string;
  ply: number;
  moves: Advice[];
}

/** One move of a hint: `scores` are the expected final scores by seat, `line` the main line in notation. */
export interface Advice {
  action: number;
  notation: string;
  visits: number;
  win: number | null;
  scores: number[] | null;
  line: string[];
}

export interface Pong {
  type: "pong";
  time: number;
}

/** The socket closes; connect again after `retry` seconds, or not at all when it is null. */
export interface Bye {
  type: "bye";
  reason: string;
  retry: number | null;
}

/** A table to be made; what is left out takes the game's default. */
export interface CreateTable {
  game: string;
  name: string;
  seats?: SeatWish[];
  mode?: string;
  players?: number;
  options?: Record<string, string>;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
  visibility?: "public" | "link";
  pace?: NoClock | LiveClock | DaysClock;
  one_screen?: boolean;
  fixed_seats?: boolean;
  start?: boolean;
}

/** One seat of a table to be made. `me` is the creator's. */
export interface SeatWish {
  kind: "me" | "person" | "open" | "bot";
  level?: "novice" | "easy" | "medium" | "hard" | "expert";
  name?: string;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
}

export interface JoinTable {
  name: string;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
  seat?: number;
}

/** What the host makes of a seat before the start. */
export interface ChangeSeat {
  kind: "person" | "open" | "bot";
  level?: "novice" | "easy" | "medium" | "hard" | "expert";
}

export interface SetReady {
  ready?: boolean;
}

/** `seat` gives up one of several own seats; without it all. */
export interface LeaveTable {
  seat?: number;
}

/** The secret of a private seat link; `name` for a seat that nobody has taken yet. */
export interface ClaimSeat {
  secret: string;
  name?: string;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
}

/** Play on from step `step` of a match that is over, against bots of `level`. */
export interface ForkTable {
  step: number;
  level?: "novice" | "easy" | "medium" | "hard" | "expert";
  name?: string;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
  seat?: number;
}

export interface UploadRecord {
  record: string;
}

export interface GameInfo {
  id: string;
  name: string;
  designers: string[];
  publisher: string;
  minutes: number;
  modes: ModeInfo[];
  options: OptionInfo[];
  rules: number;
  levels: ("novice" | "easy" | "medium" | "hard" | "expert")[];
}

export interface ModeInfo {
  id: string;
  players: number[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  clause: string;
  modes: string[];
}

export interface Rules {
  game: string;
  title: string;
  intro: string;
  language: "en" | "fr";
  rules: number;
  sections: RulesSection[];
  pictures: Picture[];
}

export interface RulesSection {
  id: string;
  title: string;
  intro: string;
  clauses: Clause[];
}

/** `tag`: RB rulebook, D follows from it, O our own ruling. `text` is Markdown. */
export interface Clause {
  id: string;
  tag: string;
  text: string;
}

export interface Picture {
  caption: string;
  svg: string;
}

export interface Lesson {
  game: string;
  seat: number;
  names: string[];
  steps: LessonStep[];
}

/** One step of a guided game: what is explained (`text` names a message, empty: nothing), what is pointed out, the position, and the move that follows (none: the learner goes on). Of the learner's own move `legal` is its description. */
export interface LessonStep {
  text: string;
  point: string[];
  to_move: number;
  view: Record<string, unknown>;
  legal: Described[];
  action: number | null;
  events: Record<string, unknown>[];
}

export interface TableSummary {
  code: string;
  game: string;
  mode: string;
  players: number;
  phase: "open" | "running" | "over";
  visibility: "public" | "link";
  pace: NoClock | LiveClock | DaysClock;
  one_screen: boolean;
  seats: SeatInfo[];
  mine: number[];
  created: number;
  updated: number;
  to_move: number;
  your_turn: boolean;
  free: number;
}

/** A private link to a seat: who has it, has the seat. */
export interface SeatLink {
  seat: number;
  secret: string;
  link: string;
}

export interface Replay {
  table: Table;
  viewer: number;
  steps: Step[];
  outcome: Outcome | null;
  score_sheet: ScoreStep[];
}

/** One step of a replay: what `seat` did (-1 at the start), what was seen of it, and the position after it. `notation` is there for the one who did it, and for all when the match is over. */
export interface Step {
  step: number;
  seat: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  notation?: string;
}

/** The move of a step of a finished match, and what a strong bot would have done there, best first. The bot is told no more than the seat could know. */
export interface Judgement {
  step: number;
  seat: number;
  best: Judged[];
  made: Judged;
}

/** A move as a bot sees it: how often it tried the move, the chance to win, the expected final scores by seat. */
export interface Judged {
  move: Described;
  visits: number;
  win: number | null;
  scores: number[] | null;
}

export interface ErrorReply {
  error: Problem;
}

/** What was wrong, for programs (`code`) and for people (`message`). */
export interface Problem {
  code: string;
  message: string;
  allowed?: string[];
  clause?: string;
  reason?: string;
  args?: Record<string, string | number | string[] | number[]>;
}

export interface Health {
  status: "ok" | "stopping" | "broken";
  version: string;
  database: string;
}

/** How a row is counted: its flower and how many, its koi, and the spaces that count. */
export interface SeikatsuRowCount {
  pagoda: string;
  row: number;
  flower: string;
  flowers: number;
  koi: number;
  points: number;
  counted: string[];
}

/** A space, where it lies as the viewer's side sees it, and its tile (all three empty: none). `column` is -3 to 3 from left to right, `level` -6 to 6 from far to near, in half steps. */
export interface SeikatsuSpaceView {
  space: string;
  column: number;
  level: number;
  tile: string;
  bird: string;
  flower: string;
}

export interface SeikatsuRowView {
  pagoda: string;
  row: number;
  flower: string;
  flowers: number;
  koi: number;
  points: number;
  counted: string[];
  spaces: string[];
}

/** A pagoda that scores: whose it is (no seat: the solo rival's) and what it has, as if counted now. */
export interface SeikatsuPagodaView {
  pagoda: string;
  seats: number[];
  flocks: number;
  rows: SeikatsuRowView[];
  rows_points: number;
  points: number;
}

/** A seat: its hand as far as the viewer may see it, one entry per tile. */
export interface SeikatsuSeatView {
  seat: number;
  pagoda: string;
  hand: string[];
  points: number;
}

/** How many there are of each among the tiles that the viewer has not seen. */
export interface SeikatsuUnseenView {
  birds: Record<string, number>;
  flowers: Record<string, number>;
  koi: number;
  tiles: Record<string, number>;
}

/** The last tile placed, and the flock it made. */
export interface SeikatsuLastView {
  seat: number;
  tile: string;
  space: string;
  points: number;
  bird: string;
  matches: string[];
}

export interface SeikatsuView {
  mode: string;
  players: number;
  options: Record<string, string>;
  viewer: number;
  side: string;
  to_move: number;
  turn: number;
  turns: number;
  bag: number;
  scorer: string;
  spaces: SeikatsuSpaceView[];
  seats: SeikatsuSeatView[];
  pagodas: SeikatsuPagodaView[];
  rival_points: number | null;
  unseen: SeikatsuUnseenView;
  last: SeikatsuLastView | null;
}

export interface OctocubeSpaceView {
  name: string;
  row: number;
  column: number;
  height: number;
  tiles: string[];
  ground: string | null;
  cube: number | null;
  edge: boolean;
}

export interface OctocubeCubeView {
  space: string | null;
  faces: Record<string, string | null>;
}

/** A space of a kids board: what it asks for (None: any) and what lies there. */
export interface OctocubeSlotView {
  object: string | null;
  colour: string | null;
  tile: string | null;
}

export interface OctocubeSeatView {
  seat: number;
  cube: OctocubeCubeView;
  board: Record<string, number>;
  tiles: number;
  coins: number;
  points: number | null;
  slots: OctocubeSlotView[];
}

/** One of the nine categories (O-4.2) as it stands with the tiles collected so far. */
export interface OctocubeMajorityView {
  category: string;
  sort: string;
  counts: number[];
  first: number[];
  second: number[];
  first_points: number;
  second_points: number;
  points: number[];
}

export interface OctocubeView {
  game: string;
  mode: string;
  players: number;
  viewer: number;
  side: number;
  round: number;
  first: number;
  to_move: number;
  phase: string;
  power: string | null;
  chosen: string | null;
  laid: string[];
  last_round: string | null;
  ended: string | null;
  idle: number;
  idle_limit: number;
  supply: number;
  supply_size: number;
  spaces: OctocubeSpaceView[];
  seats: OctocubeSeatView[];
  majorities: OctocubeMajorityView[];
  scores: number[] | null;
}

export interface GravitySuperstarDoorView {
  space: string;
  up: string;
}

/** Platforms in a line: from one corner of the grid to another, counted in spaces from the top left. */
export interface GravitySuperstarLedgeView {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface GravitySuperstarTileView {
  face: string;
  turns: number;
  row: number;
  column: number;
}

export interface GravitySuperstarBoardView {
  width: number;
  height: number;
  tiles: GravitySuperstarTileView[];
  symbols: Record<string, string>;
  doors: GravitySuperstarDoorView[];
  ledges: GravitySuperstarLedgeView[];
}

export interface GravitySuperstarPawnView {
  seat: number;
  space: string;
  feet: string;
}

export interface GravitySuperstarSeatView {
  seat: number;
  points: number;
  stars: Record<string, number>;
  pairs: number;
  tokens: number;
  in_play: boolean;
  face_up: string[];
  face_down: number;
  hand: number;
  face_down_cards: string[] | null;
  hand_cards: string[] | null;
}

export interface GravitySuperstarTheftView {
  seat: number;
  victim: number;
  space: string;
  loot: string[];
}

export interface GravitySuperstarGravityView {
  mode: string;
  players: number;
  viewer: number;
  to_move: number;
  phase: string;
  board: GravitySuperstarBoardView;
  stars: Record<string, string>;
  marker: string;
  pawns: GravitySuperstarPawnView[];
  seats: GravitySuperstarSeatView[];
  supply: number;
  stars_left: number;
  last_stars: number;
  last_points: number;
  last_round: boolean;
  round: number;
  first: number;
  dry_rounds: number;
  most_dry_rounds: number;
  replayed: boolean;
  theft: GravitySuperstarTheftView | null;
}

export interface TollenoQuadrantView {
  spot: string;
  ground: string;
  arrows: string[];
  seat: number;
  height: number;
  drops: number;
  contract: boolean;
}

export interface TollenoFaceView {
  name: string;
  turn: number;
  arms: string[];
  value: number;
  quadrants: TollenoQuadrantView[];
}

export interface TollenoTileView {
  name: string;
  turn: number;
  arms: string[];
  value: number;
  quadrants: TollenoQuadrantView[];
  cell: string;
  x: number;
  y: number;
  laid: boolean;
  leader: number;
  boat: number;
}

export interface TollenoCanalView {
  role: string;
  axis: string;
  cells: string[];
}

export interface TollenoSeatView {
  seat: number;
  board: string;
  placed: number;
  left: number;
  boat: string;
  turns: number;
  has_tile: boolean;
  held: TollenoFaceView | null;
  stars: number | null;
}

export interface TollenoContractView {
  contract: string;
  each: number;
}

export interface TollenoView {
  viewer: number;
  players: number;
  round: number;
  last_round: boolean;
  first_seat: number;
  to_move: number;
  step: string;
  tiles: TollenoTileView[];
  open_cells: string[];
  canals: TollenoCanalView[];
  first_spot: string;
  lifted_spot: string;
  seats: TollenoSeatView[];
  offer: (TollenoContractView | null)[];
  initial: string;
  initial_stars: number;
  tiles_in_pile: number;
  known_tiles: string[];
  contracts_in_pile: number;
  public: Record<string, number[]>;
}
