// Made by `python -m ludotheque.codegen.typescript` from the Python definitions: change those, not this file.

export const PROTOCOL = 1 as const;
export const NAME_LENGTH = 40 as const;
export const CHAT_LENGTH = 500 as const;
export const COLOURS = ["orange","blue","green","purple","yellow","grey"] as const;
export const LEVELS = ["novice","easy","medium","hard","expert","master"] as const;
export const LANGUAGES = ["en","fr"] as const;

export type Arg = string | number | string[] | number[];
export type Args = Record<string, Arg>;
/** What happened, as `core.journal` writes it: the words are `<game>-log-<kind>` with the other keys. */
export type Event = { kind: string; [key: string]: Arg };

export type Colour = "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
export type Level = "novice" | "easy" | "medium" | "hard" | "expert" | "master";
export type Language = "en" | "fr";
export type Visibility = "public" | "link";
export type Phase = "open" | "running" | "over";
export type SeatKind = "person" | "open" | "bot";
export type Room = "players" | "spectators";
export type Pace = NoClock | LiveClock | DaysClock;
export type ClientMessage = Play | Undo | Resign | Agree | Hurry | PreviewAsked | WhyAsked | HintAsked | Say | Resume | Ping;
export type ServerMessage = Hello | Happened | TableChanged | Said | Skip | Ack | Refused | Preview | Why | Hint | Pong | Bye;
export type GravitySuperstarDirection = "north" | "east" | "south" | "west";
export type GravitySuperstarAction = GravitySuperstarCompleteAction | GravitySuperstarCardAction | GravitySuperstarStealAction | GravitySuperstarTokenAction;
export type GravitySuperstarEvent = GravitySuperstarCardEvent | GravitySuperstarSeatEvent | GravitySuperstarCompleteEvent | GravitySuperstarTurnEvent | GravitySuperstarWayEvent | GravitySuperstarWrapEvent | GravitySuperstarStarEvent | GravitySuperstarSpaceEvent | GravitySuperstarEjectEvent | GravitySuperstarNothingToStealEvent | GravitySuperstarStealEvent | GravitySuperstarLastRoundEvent | GravitySuperstarMarkerEvent | GravitySuperstarMarkerStaysEvent | GravitySuperstarRoundEvent | GravitySuperstarEndEvent;
export type GravitySuperstarStep = GravitySuperstarPlainStep | GravitySuperstarPairsStep;
export type OctocubeDirection = "north" | "east" | "south" | "west";
export type OctocubeFace = "top" | "bottom" | "north" | "east" | "south" | "west";
export type OctocubeGround = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "plain";
export type OctocubePower = "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
export type OctocubeWay = "exact" | "colour" | "any";
export type OctocubeAction = OctocubeRestAction | OctocubePlaceTurnedAction | OctocubeRollAction | OctocubePivotAction | OctocubeScoreAction | OctocubePlainAction | OctocubeUseAction | OctocubeTakeAction | OctocubeSpaceAction | OctocubeSwapSecondAction | OctocubeTileOnSpaceAction | OctocubeReorientAction | OctocubeFromBoardAction | OctocubeSwapCubesAction | OctocubeSwapTopsAction | OctocubeRetrieveAction | OctocubeFillAction | OctocubeLayAction;
export type OctocubeEvent = OctocubeSeatEvent | OctocubePlaceEvent | OctocubeRollEvent | OctocubePivotEvent | OctocubeReorientEvent | OctocubeAttachEvent | OctocubeUncoverEvent | OctocubeGroundEvent | OctocubeAbyssEvent | OctocubeUseEvent | OctocubeSpaceEvent | OctocubeFromBoardEvent | OctocubeStoreEvent | OctocubeGiveEvent | OctocubeSwapCubesEvent | OctocubeSwapStacksEvent | OctocubeTopsEvent | OctocubeScoreEvent | OctocubePointsEvent | OctocubeRetrieveEvent | OctocubeFillEvent | OctocubeLayEvent | OctocubeGiveBackEvent | OctocubeLastRoundEvent | OctocubeEndEvent;
export type OctocubeStep = OctocubePlainStep | OctocubeCountsStep | OctocubeColourStep | OctocubeObjectStep;
export type SeikatsuScorer = "seat" | "rival" | "nobody";
export type SeikatsuAction = SeikatsuPlaceAction;
export type SeikatsuEvent = SeikatsuPlaceEvent | SeikatsuDrawEvent | SeikatsuDrawHiddenEvent | SeikatsuRowEvent | SeikatsuTotalEvent;
export type SeikatsuStep = SeikatsuFlocksStep | SeikatsuRivalFlocksStep | SeikatsuRowStep;
export type TollenoSide = "n" | "e" | "s" | "w";
export type TollenoAction = TollenoExtendAction | TollenoBuildAction | TollenoContractAction | TollenoSailAction | TollenoLiftAction | TollenoCarryNothingAction | TollenoPutAction;
export type TollenoEvent = TollenoExtendEvent | TollenoBuildEvent | TollenoUnlockEvent | TollenoSeatEvent | TollenoContractEvent | TollenoSailEvent | TollenoLiftEvent | TollenoCarryEvent | TollenoSkipEvent | TollenoTileEvent | TollenoRevealEvent | TollenoScoreTileEvent | TollenoScoreFountainEvent | TollenoScoreFloorEvent | TollenoScoreInitialEvent | TollenoScoreBoardEvent | TollenoEndEvent;
export type TollenoStep = TollenoPlainStep | TollenoTileStep | TollenoFountainStep | TollenoFloorStep | TollenoInitialStep | TollenoBoardStep;

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

/** Asks who is to move to go on; `seat` is the asker's own. */
export interface Hurry {
  type: "hurry";
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
  also?: number;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
  name?: string;
}

/** Asks for the present; with `viewer` from now on as this seat sees it. On a screen that is passed round that is how the next player looks at the own hand. */
export interface Resume {
  type: "resume";
  since: number;
  viewer?: number;
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
  hints: boolean;
  patience?: number;
  grace?: number;
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
  level?: "novice" | "easy" | "medium" | "hard" | "expert" | "master";
  bot?: string;
  out_of_time?: boolean;
  agrees?: boolean;
  hints?: boolean;
  hurried_until?: number;
  devices?: number;
  away_since?: number;
}

/** How a match ended: `<game>-end-<reason>` says why, with the number of `players`; `<game>-won-<decided_by>` what decided, with the first winner as `seat`. */
export interface Outcome {
  reason: string;
  clause: string;
  scores: number[];
  winners: number[];
  decided_by: string;
  rival?: number;
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
  decision?: Decision | null;
}

/** What the seat to move has to decide: the message `<game>-prompt-<kind>` with `args`, and its clause. */
export interface Prompt {
  kind: string;
  clause: string;
  args: Args;
}

/** An action as data, so that any shell can light it up or put it into words without knowing a rule. */
export interface Described {
  action: number;
  notation: string;
  targets: string[];
  kind: string;
  args: Args;
}

/** One line of the final count: the message `<game>-score-<kind>` with `args`, and what it gives each seat. */
export interface ScoreStep {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: string;
  args: Args;
}

/** `winner` beat `second`, the best of those who did not win, by `margin` points. Without the points of `kind` (of which `winner` and `second` had `points`) `second` would have been ahead. Where no kind of points alone was so weighty, `kind` is empty: the winner was ahead anyway. */
export interface Decision {
  winner: number;
  second: number;
  margin: number;
  kind: string;
  points: number[];
}

/** One entry of the match's log as a viewer may see it. `action` is there for the one who did it, and for all when the match is over; -1 undo, -2 resign, -3 agreed. */
export interface Entry {
  ply: number;
  seat: number;
  events: Event[];
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

/** Something happened in the match. Who asked for changes gets `changes`, anybody else the whole `situations`. */
export interface Happened {
  type: "entry";
  version: number;
  ply: number;
  entries: Entry[];
  clocks: Clocks;
  situations?: Situation[];
  changes?: SituationChange[];
}

/** How a viewer's situation is different from the one before; what is left out is as it was. `view` is `[new view]` or the changes inside it (docs/protocol.md). */
export interface SituationChange {
  viewer: number;
  ply: number;
  to_move?: number;
  view?: Record<string, unknown> | unknown[];
  prompt?: Prompt | null;
  legal?: DescribedRun[];
  can_undo?: boolean;
  outcome?: Outcome | null;
  score_sheet?: ScoreStep[];
  decision?: Decision | null;
}

/** Legal actions of one kind with the same arguments: each row has the action, its notation, its targets, and then the arguments' values in the order of `args`. */
export interface DescribedRun {
  kind: string;
  args: string[];
  rows: Arg[][];
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
  args?: Args;
  allowed?: string[];
}

/** What can be foreseen of an action. `ends`: with it the turn is over and something comes to light, so that it cannot be taken back. */
export interface Preview {
  type: "preview";
  id: string;
  events: Event[];
  ends?: boolean;
}

/** Why these targets lead to no action; `reason` null: they do. */
export interface Why {
  type: "why";
  id: string;
  clause: string | null;
  reason: string | null;
  args: Args;
}

/** `why` says what the first move has before the next. */
export interface Hint {
  type: "hint";
  id: string;
  ply: number;
  moves: RankedMove[];
  why: Reason[];
}

/** A move as a bot sees it: `win` is the seat's chance to win after it, `scores` the expected final ones by seat. `visits` says how often the search tried it; `line` is the main line from here in notation, this move first. `chances` are those of all seats, partners alike: over the sides they add up to 1, but for who plays alone against the game. `margin` is by how many points the seat is expected to end ahead of the best other side, or of the rival. Where `solved`, all of it is certain: every way to the end was looked at, and both sides play their best. */
export interface RankedMove {
  action: number;
  notation: string;
  visits: number;
  win: number | null;
  scores: number[] | null;
  line: string[];
  chances: number[] | null;
  margin: number | null;
  solved: boolean;
}

/** A difference between two moves: `seat` ends with `points` of this share after the better one, and with `instead` after the other. `seat` is -1 for a rival who has none. In words it is `study-<kind>`, with `share` named by `<game>-share-<share>` and `args`. */
export interface Reason {
  kind: string;
  seat: number;
  share: string;
  points: number;
  instead: number;
  args?: Record<string, string | number>;
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

export type GravitySuperstarCompleteAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "complete";
  args: GravitySuperstarCompleteArgs;
};

export type GravitySuperstarCompleteArgs = {
  path: string[];
  steps: number;
  space: string;
  feet: "north" | "east" | "south" | "west";
  stars: string[];
  star_spaces: string[];
  token_spaces: string[];
  eject_seats: number[];
  eject_spaces: string[];
  marker: string;
  pairs: string[];
  least: number[];
  most: number[];
  count: number;
};

export type GravitySuperstarCardAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "simple" | "special" | "joker";
  args: GravitySuperstarCardArgs;
};

export type GravitySuperstarCardArgs = {
  path: string[];
  steps: number;
  space: string;
  feet: "north" | "east" | "south" | "west";
  stars: string[];
  star_spaces: string[];
  token_spaces: string[];
  eject_seats: number[];
  eject_spaces: string[];
  marker: string;
  pairs: string[];
  least: number[];
  most: number[];
  card: string;
  face: "up" | "down";
  move: string;
};

export type GravitySuperstarStealAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "steal";
  args: GravitySuperstarStealArgs;
};

export type GravitySuperstarStealArgs = {
  path: string[];
  steps: number;
  space: string;
  feet: "north" | "east" | "south" | "west";
  stars: string[];
  star_spaces: string[];
  token_spaces: string[];
  eject_seats: number[];
  eject_spaces: string[];
  marker: string;
  pairs: string[];
  least: number[];
  most: number[];
  loot: string;
  victim_seat: number;
};

export type GravitySuperstarTokenAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "done" | "replay";
  args: GravitySuperstarTokenArgs;
};

export type GravitySuperstarTokenArgs = {
  tokens: number;
};

export type GravitySuperstarCardEvent = {
  kind: "simple" | "special" | "joker";
  seat: number;
  card: string;
  move: string;
};

export type GravitySuperstarSeatEvent = {
  kind: "cards-back" | "done" | "fifth" | "replay";
  seat: number;
};

export type GravitySuperstarCompleteEvent = {
  kind: "complete";
  seat: number;
  count: number;
};

export type GravitySuperstarTurnEvent = {
  kind: "turn";
  seat: number;
  feet: "north" | "east" | "south" | "west";
};

export type GravitySuperstarWayEvent = {
  kind: "step" | "fall";
  seat: number;
  spaces: string[];
};

export type GravitySuperstarWrapEvent = {
  kind: "wrap";
  seat: number;
  side: "north" | "east" | "south" | "west";
};

export type GravitySuperstarStarEvent = {
  kind: "star";
  seat: number;
  colour: string;
  space: string;
};

export type GravitySuperstarSpaceEvent = {
  kind: "token" | "no-token" | "enter";
  seat: number;
  space: string;
};

export type GravitySuperstarEjectEvent = {
  kind: "eject";
  seat: number;
  victim_seat: number;
  space: string;
};

export type GravitySuperstarNothingToStealEvent = {
  kind: "nothing-to-steal";
  seat: number;
  victim_seat: number;
};

export type GravitySuperstarStealEvent = {
  kind: "steal";
  seat: number;
  victim_seat: number;
  loot: string;
};

export type GravitySuperstarLastRoundEvent = {
  kind: "last-round";
  seat: number;
  points: number;
};

export type GravitySuperstarMarkerEvent = {
  kind: "marker";
  from_space: string;
  space: string;
};

export type GravitySuperstarMarkerStaysEvent = {
  kind: "marker-stays";
  space: string;
};

export type GravitySuperstarRoundEvent = {
  kind: "round";
  round: number;
};

export type GravitySuperstarEndEvent = {
  kind: "end";
  reason: "few-stars" | "points" | "no-stars" | "dry";
};

export type GravitySuperstarPlainStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "stars" | "tokens";
  args: NoArgs;
};

/** The arguments of a kind that has none. */
export type NoArgs = Record<string, never>;

export type GravitySuperstarPairsStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "pairs";
  args: GravitySuperstarPairsArgs;
};

export type GravitySuperstarPairsArgs = {
  colour: string;
};

export type OctocubeRestAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "place" | "move";
  args: OctocubeRestArgs;
};

/** A cube comes to rest on a space: the tile that sticks to it (or `nothing`), its faces then, and their worth. In kids `fits` says whether the tile has a free space on the mover's board; a coin needs none. */
export type OctocubeRestArgs = {
  space: string;
  tile: string;
  faces: string[];
  worth: number;
  fits?: number;
};

export type OctocubePlaceTurnedAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "place-turned";
  args: OctocubePlaceTurnedArgs;
};

export type OctocubePlaceTurnedArgs = {
  space: string;
  tile: string;
  faces: string[];
  worth: number;
  fits?: number;
  turn: string;
};

export type OctocubeRollAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "roll";
  args: OctocubeRollArgs;
};

export type OctocubeRollArgs = {
  space: string;
  tile: string;
  faces: string[];
  worth: number;
  fits?: number;
  direction: "north" | "east" | "south" | "west";
  again: number;
};

export type OctocubePivotAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "pivot";
  args: OctocubePivotArgs;
};

export type OctocubePivotArgs = {
  degrees: number;
  faces: string[];
};

export type OctocubeScoreAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "score" | "score-none";
  args: OctocubeScoreArgs;
};

export type OctocubeScoreArgs = {
  count: number;
  tiles: string[];
  taken: ("top" | "bottom" | "north" | "east" | "south" | "west")[];
  points: number;
  coins: number;
};

export type OctocubePlainAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "pass" | "stay";
  args: NoArgs;
};

export type OctocubeUseAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "use";
  args: OctocubeUseArgs;
};

export type OctocubeUseArgs = {
  power: "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  space: string;
};

export type OctocubeTakeAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "take";
  args: OctocubeTakeArgs;
};

export type OctocubeTakeArgs = {
  space: string;
  tile: string;
  faces: string[];
};

export type OctocubeSpaceAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "swap-first" | "give-back";
  args: OctocubeSpaceArgs;
};

export type OctocubeSpaceArgs = {
  space: string;
};

export type OctocubeSwapSecondAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "swap-second";
  args: OctocubeSwapSecondArgs;
};

export type OctocubeSwapSecondArgs = {
  space: string;
  first: string;
};

export type OctocubeTileOnSpaceAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "swap-adjacent" | "give";
  args: OctocubeTileOnSpaceArgs;
};

export type OctocubeTileOnSpaceArgs = {
  space: string;
  tile: string;
};

export type OctocubeReorientAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "reorient" | "reorient-none";
  args: OctocubeReorientArgs;
};

export type OctocubeReorientArgs = {
  turn: string;
  faces: string[];
  tile: string;
  empties: number;
};

export type OctocubeFromBoardAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "from-board";
  args: OctocubeFromBoardArgs;
};

export type OctocubeFromBoardArgs = {
  tile: string;
  faces: string[];
};

export type OctocubeSwapCubesAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "swap-cubes";
  args: OctocubeSwapCubesArgs;
};

export type OctocubeSwapCubesArgs = {
  other_seat: number;
};

export type OctocubeSwapTopsAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "swap-tops";
  args: OctocubeSwapTopsArgs;
};

export type OctocubeSwapTopsArgs = {
  other_seat: number;
  tile: string;
  faces: string[];
};

export type OctocubeRetrieveAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "retrieve";
  args: OctocubeRetrieveArgs;
};

export type OctocubeRetrieveArgs = {
  count: number;
  tiles: string[];
};

export type OctocubeFillAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "fill";
  args: OctocubeFillArgs;
};

export type OctocubeFillArgs = {
  tile: string;
  way: "exact" | "colour" | "any";
};

export type OctocubeLayAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "lay";
  args: OctocubeLayArgs;
};

export type OctocubeLayArgs = {
  tile: string;
};

export type OctocubeSeatEvent = {
  kind: "pass" | "stay" | "board-full";
  seat: number;
};

export type OctocubePlaceEvent = {
  kind: "place";
  seat: number;
  space: string;
  faces: string[];
};

export type OctocubeRollEvent = {
  from: string;
  kind: "roll";
  seat: number;
  direction: "north" | "east" | "south" | "west";
  space: string;
  faces: string[];
};

export type OctocubePivotEvent = {
  kind: "pivot";
  seat: number;
  degrees: number;
  faces: string[];
};

export type OctocubeReorientEvent = {
  kind: "reorient";
  seat: number;
  faces: string[];
};

export type OctocubeAttachEvent = {
  kind: "attach" | "take";
  seat: number;
  space: string;
  tile: string;
  face: "top" | "bottom" | "north" | "east" | "south" | "west";
};

export type OctocubeUncoverEvent = {
  kind: "uncover";
  space: string;
  tile: string;
};

/** With no abyss tile left, an emptied space is a hole, or the sea floor in kids. */
export type OctocubeGroundEvent = {
  kind: "hole" | "floor";
  space: string;
};

export type OctocubeAbyssEvent = {
  kind: "abyss";
  space: string;
  abyss: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "plain";
  left: number;
};

export type OctocubeUseEvent = {
  kind: "use";
  seat: number;
  power: "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  space: string;
};

export type OctocubeSpaceEvent = {
  kind: "aim" | "move";
  seat: number;
  space: string;
};

export type OctocubeFromBoardEvent = {
  kind: "from-board";
  seat: number;
  tile: string;
  face: "top" | "bottom" | "north" | "east" | "south" | "west";
};

/** A tile goes to the seat's board: from the cube's top, or from a space. */
export type OctocubeStoreEvent = {
  kind: "store";
  seat: number;
  tile: string;
  space?: string;
};

export type OctocubeGiveEvent = {
  kind: "give";
  seat: number;
  tile: string;
  space: string;
};

export type OctocubeSwapCubesEvent = {
  kind: "swap-cubes";
  seat: number;
  other_seat: number;
  space: string;
  other_space: string;
};

export type OctocubeSwapStacksEvent = {
  kind: "swap-stacks";
  seat: number;
  space: string;
  other_space: string;
};

export type OctocubeTopsEvent = {
  kind: "swap-tops" | "give-top";
  seat: number;
  other_seat: number;
  tile: string;
};

export type OctocubeScoreEvent = {
  kind: "score" | "last-score";
  seat: number;
  tiles: string[];
  count: number;
  taken: ("top" | "bottom" | "north" | "east" | "south" | "west")[];
  coins: number;
};

export type OctocubePointsEvent = {
  kind: "points";
  seat: number;
  points: number;
};

export type OctocubeRetrieveEvent = {
  kind: "retrieve";
  seat: number;
  tiles: string[];
  count: number;
};

export type OctocubeFillEvent = {
  kind: "fill";
  seat: number;
  tile: string;
  way: "exact" | "colour" | "any";
  slot: number;
};

export type OctocubeLayEvent = {
  kind: "lay";
  seat: number;
  tile: string;
};

export type OctocubeGiveBackEvent = {
  kind: "give-back";
  seat: number;
  space: string;
  count: number;
};

export type OctocubeLastRoundEvent = {
  kind: "last-round";
};

export type OctocubeEndEvent = {
  kind: "end";
  ending: "abyss" | "idle" | "board-full";
};

export type OctocubePlainStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "series" | "spaces";
  args: NoArgs;
};

export type OctocubeCountsStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "coins" | "tie-coins" | "tie-objects";
  args: OctocubeCountsArgs;
};

export type OctocubeCountsArgs = {
  counts: number[];
};

export type OctocubeColourStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "colour";
  args: OctocubeColourArgs;
};

export type OctocubeColourArgs = {
  first_points: number;
  second_points: number;
  counts: number[];
  colour: string;
};

export type OctocubeObjectStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "object";
  args: OctocubeObjectArgs;
};

export type OctocubeObjectArgs = {
  first_points: number;
  second_points: number;
  counts: number[];
  object: string;
};

export type SeikatsuPlaceAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "place";
  args: SeikatsuPlaceArgs;
};

/** What the placing scores now, and what it does to the rows that it falls in: lists go by pagoda. */
export type SeikatsuPlaceArgs = {
  seat: number;
  tile: string;
  space: string;
  points: number;
  scorer: "seat" | "rival" | "nobody";
  bird: string;
  matches: string[];
  pagodas: string[];
  rows: number[];
  rows_before: number[];
  rows_after: number[];
  rows_flower: string[];
  row: number;
  before: number;
  after: number;
};

export type SeikatsuPlaceEvent = {
  kind: "place";
  seat: number;
  tile: string;
  space: string;
  points: number;
  scorer: "seat" | "rival" | "nobody";
  bird: string;
  matches: string[];
};

export type SeikatsuDrawEvent = {
  kind: "draw";
  seat: number;
  tile: string;
};

export type SeikatsuDrawHiddenEvent = {
  kind: "draw-hidden";
  seat: number;
};

export type SeikatsuRowEvent = {
  pagoda: string;
  row: number;
  flower: string;
  flowers: number;
  koi: number;
  points: number;
  counted: string[];
  kind: "row";
};

export type SeikatsuTotalEvent = {
  kind: "total";
  pagoda: string;
  flocks: number;
  rows: number;
  points: number;
};

export type SeikatsuFlocksStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "flocks";
  args: NoArgs;
};

export type SeikatsuRivalFlocksStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "rival-flocks";
  args: SeikatsuRivalFlocksArgs;
};

export type SeikatsuRivalFlocksArgs = {
  points: number;
};

export type SeikatsuRowStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "row" | "rival-row";
  args: SeikatsuRowArgs;
};

export type SeikatsuRowArgs = {
  pagoda: string;
  row: number;
  flower: string;
  flowers: number;
  koi: number;
  points: number;
};

export type TollenoExtendAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "extend";
  args: TollenoExtendArgs;
};

export type TollenoExtendArgs = {
  cell: string;
  turn: number;
  tile: string;
  value: number;
  canals: number;
  sides: ("n" | "e" | "s" | "w")[];
};

export type TollenoBuildAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "build";
  args: TollenoBuildArgs;
};

export type TollenoBuildArgs = {
  spot: string;
  floor: number;
  height: number;
  fountains: number;
  value: number;
  stars: number;
};

export type TollenoContractAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "contract";
  args: TollenoContractArgs;
};

export type TollenoContractArgs = {
  contract: string;
  spot: string;
  units: number;
  each: number;
  stars: number;
};

export type TollenoSailAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "enter" | "sail";
  args: TollenoSailArgs;
};

/** The boat's way, the floors that it could carry then, and where it could put one. */
export type TollenoSailArgs = {
  tile: string;
  path: string[];
  cargo: string[];
  landings: string[];
};

export type TollenoLiftAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "lift";
  args: TollenoLiftArgs;
};

export type TollenoLiftArgs = {
  from: string;
  tile: string;
  landings: string[];
  path: string[];
};

export type TollenoCarryNothingAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "carry-nothing";
  args: TollenoCarryNothingArgs;
};

export type TollenoCarryNothingArgs = {
  tile: string;
};

export type TollenoPutAction = {
  action: number;
  notation: string;
  targets: string[];
  kind: "put";
  args: TollenoPutArgs;
};

export type TollenoPutArgs = {
  from: string;
  spot: string;
  height: number;
};

export type TollenoExtendEvent = {
  kind: "extend";
  seat: number;
  cell: string;
  tile: string;
  turn: number;
  value: number;
  canals: number;
};

export type TollenoBuildEvent = {
  kind: "build";
  seat: number;
  spot: string;
  floor: number;
  height: number;
};

export type TollenoUnlockEvent = {
  kind: "unlock";
  seat: number;
  floor: number;
  what: string;
};

export type TollenoSeatEvent = {
  kind: "last-round" | "carry-nothing" | "draw-hidden";
  seat: number;
};

export type TollenoContractEvent = {
  kind: "contract";
  seat: number;
  contract: string;
  spot: string;
  units: number;
  each: number;
  stars: number;
  counted: string[];
};

export type TollenoSailEvent = {
  from: string;
  kind: "enter" | "sail";
  seat: number;
  tile: string;
  path: string[];
};

export type TollenoLiftEvent = {
  kind: "lift";
  seat: number;
  spot: string;
};

export type TollenoCarryEvent = {
  from: string;
  kind: "carry";
  seat: number;
  spot: string;
  height: number;
};

export type TollenoSkipEvent = {
  kind: "skip-extend" | "skip-build" | "skip-second" | "boat-waits" | "boat-stays";
  seat: number;
  clause: string;
};

/** A held tile is shown to all, or drawn. */
export type TollenoTileEvent = {
  kind: "show" | "draw";
  seat: number;
  tile: string;
};

export type TollenoRevealEvent = {
  kind: "reveal";
  contract: string;
};

export type TollenoScoreTileEvent = {
  seat: number;
  tile: string;
  stars: number;
  kind: "score-tile";
};

export type TollenoScoreFountainEvent = {
  seat: number;
  spot: string;
  floors: number;
  fountains: number;
  stars: number;
  kind: "score-fountain";
};

export type TollenoScoreFloorEvent = {
  seat: number;
  floor: number;
  stars: number;
  kind: "score-floor";
};

export type TollenoScoreInitialEvent = {
  seat: number;
  initial: string;
  floors: number;
  stars: number;
  kind: "score-initial";
};

export type TollenoScoreBoardEvent = {
  seat: number;
  board: string;
  units: number;
  stars: number;
  kind: "score-board";
};

export type TollenoEndEvent = {
  kind: "end";
  scores: number[];
};

export type TollenoPlainStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "start" | "contracts";
  args: NoArgs;
};

export type TollenoTileStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "tile";
  args: TollenoTileAward;
};

export type TollenoTileAward = {
  seat: number;
  tile: string;
  stars: number;
};

export type TollenoFountainStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "fountain";
  args: TollenoFountainAward;
};

export type TollenoFountainAward = {
  seat: number;
  spot: string;
  floors: number;
  fountains: number;
  stars: number;
};

export type TollenoFloorStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "floor";
  args: TollenoFloorAward;
};

export type TollenoFloorAward = {
  seat: number;
  floor: number;
  stars: number;
};

export type TollenoInitialStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "initial";
  args: TollenoInitialAward;
};

export type TollenoInitialAward = {
  seat: number;
  initial: string;
  floors: number;
  stars: number;
};

export type TollenoBoardStep = {
  clause: string;
  points: number[];
  targets: string[];
  rival?: number;
  kind: "board";
  args: TollenoBoardAward;
};

export type TollenoBoardAward = {
  seat: number;
  board: string;
  units: number;
  stars: number;
};

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
  level?: "novice" | "easy" | "medium" | "hard" | "expert" | "master";
  bot?: string;
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
  level?: "novice" | "easy" | "medium" | "hard" | "expert" | "master";
  bot?: string;
}

/** Who sits here and who sits at `other` change places, before the start. */
export interface SwapSeats {
  other: number;
}

export interface SetReady {
  ready?: boolean;
}

/** `seat` gives up one of several own seats; without it all. */
export interface LeaveTable {
  seat?: number;
}

export interface SetHints {
  wanted?: boolean;
}

/** The secret of a private seat link; `name` for a seat that nobody has taken yet. */
export interface ClaimSeat {
  secret: string;
  name?: string;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
}

/** Ends the seat on one device, by its id, and all links to it; without `device` the links only. */
export interface EndDevice {
  device?: string;
}

/** Play on from step `step` of a match that is over, against bots of `level`. Who looked at the finished match knows what was hidden: it is dealt anew, unless it shall be as it was. */
export interface ForkTable {
  step: number;
  level?: "novice" | "easy" | "medium" | "hard" | "expert" | "master";
  name?: string;
  colour?: "orange" | "blue" | "green" | "purple" | "yellow" | "grey";
  seat?: number;
  deal?: "anew" | "same";
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
  levels: ("novice" | "easy" | "medium" | "hard" | "expert" | "master")[];
  lesson: boolean;
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
  sheet: SheetPart[];
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

/** One part of the short rules: `<game>-sheet-<name>` is its title, `<game>-sheet-<name>-text` its text, and `step` the step of the lesson that shows it, drawn in `svg`. */
export interface SheetPart {
  name: string;
  step: string;
  svg: string;
}

export interface Lesson {
  game: string;
  seat: number;
  names: string[];
  steps: LessonStep[];
  next: string;
}

/** One step of a guided game: what is explained (`text` names a message, empty: nothing), what is pointed out, the position, and the move that follows (none: the learner goes on). Of the learner's own move `legal` is its description. */
export interface LessonStep {
  text: string;
  point: string[];
  to_move: number;
  view: Record<string, unknown>;
  legal: Described[];
  action: number | null;
  events: Event[];
}

/** A puzzle in a list: `task` names what is to be found, `theme` what it is about. */
export interface PuzzleInfo {
  id: string;
  mode: string;
  players: number;
  rating: number;
  task: string;
  theme: string;
}

/** A puzzle with all that a page needs to show and judge it; the answer comes last, and is no secret. */
export interface PuzzlePage {
  game: string;
  info: PuzzleInfo;
  seat: number;
  position: string;
  view: Record<string, unknown>;
  prompt: Prompt;
  legal: Described[];
  tries: WrongTry[];
  answer: number;
  chance: number;
  margin: number;
  line: string[];
  why: Reason[];
  events: Event[];
  after: Record<string, unknown>;
}

/** A move that is worse than the answer: the solver's chance after it in percent, the expected margin, and why. */
export interface WrongTry {
  action: number;
  chance: number;
  margin: number;
  why: Reason[];
}

export interface Insights {
  game: string;
  bot: string;
  first: number;
  cases: CaseInsights[];
}

/** One mode with one number of players. */
export interface CaseInsights {
  mode: string;
  players: number;
  matches: number;
  trials: number;
  sides: number[][];
  won: Rate[];
  fair: number;
  turns: Spread;
  actions: Mean;
  winning: Spread;
  margin: Mean;
  shares: ShareInsight[];
  openings: OpeningInsight[];
  uses: UseInsight[];
}

/** A share of `count`, with the interval that the true one lies in 95 times of 100 (Wilson). */
export interface Rate {
  count: number;
  share: number;
  low: number;
  high: number;
}

export interface Spread {
  mean: Mean;
  bars: Bar[];
}

/** `error` is to either side: 95 times of 100 the true mean is within it. */
export interface Mean {
  count: number;
  mean: number;
  error: number;
}

/** How many lie between `least` and `most`, both included. */
export interface Bar {
  least: number;
  most: number;
  count: number;
}

/** What a source of points gave those who won, and the others. */
export interface ShareInsight {
  key: InsightKey;
  winners: Mean;
  others: Mean;
}

/** A kind of points or of moves, and the arguments that tell it from others of its kind. */
export interface InsightKey {
  kind: string;
  args: Record<string, string | number>;
}

/** How often who began with this move won. */
export interface OpeningInsight {
  key: InsightKey;
  won: Rate;
}

/** How many of the seats did it, how often those won, the same of those who did not, and what it scored at once. */
export interface UseInsight {
  key: InsightKey;
  seats: Rate;
  won: Rate;
  without: Rate;
  times: number;
  points: Mean;
}

/** A study, a record, a position, or only the first line of one (a game and its options) for a new deal. */
export interface OpenStudy {
  text: string;
}

/** Moves that follow the same one are in order: the first is the main line. */
export interface StudyTree {
  game: string;
  mode: string;
  players: number;
  names: string[];
  position: string;
  comment: string;
  moves: StudyMove[];
}

/** A move of a study's tree; `parent` is the place in the list of the move before it, or -1. */
export interface StudyMove {
  move: string;
  parent: number;
  comment: string;
}

/** The position after `moves` (in notation) from `position`, as `viewer` sees it: a seat, or -2 for all open. */
export interface AskPosition {
  game: string;
  position: string;
  moves?: string[];
  viewer?: number;
  picture?: boolean;
}

/** `text` is the position, hidden things and all; `events` are what the viewer saw of the last move. */
export interface StudyPosition {
  text: string;
  mover: number;
  to_move: number;
  view: Record<string, unknown>;
  prompt: Prompt | null;
  legal: Described[];
  events: Event[];
  scores: number[];
  outcome: Outcome | null;
  svg?: string;
}

/** What a search of `nodes` playouts thinks of a position, from what the seat to move knows, or from all of it. */
export interface AskLines {
  game: string;
  position: string;
  is_open?: boolean;
  nodes?: number;
  also?: string;
}

/** `sides` are the seats that win together, and last none for a rival without a seat: the chances of a line are theirs and sum to 1. The first line is the move that the search would make; the others follow by their value. */
export interface StudyLines {
  seat: number;
  sides: number[][];
  playouts: number;
  lines: StudyLine[];
}

/** A move, what is expected of it, and why the best one is better (of the best: why than the next). Where `solved`, all of it is certain: every way to the end was looked at, and all play their best. */
export interface StudyLine {
  move: Described;
  visits: number;
  value: number;
  chances: number[];
  margin: number;
  scores: number[];
  line: string[];
  later: LaterMove[];
  why: Reason[];
  solved: boolean;
}

export interface LaterMove {
  seat: number;
  move: Described;
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

/** A whole table to go on with in a browser: its row and every change of it as texts, and its line in a list. */
export interface Parcel {
  row: string;
  summary: TableSummary;
  events: string[];
}

/** A private link to a seat: who has it, has the seat. An invitation to a free seat is good for one; a link to an own seat until it is ended. */
export interface SeatLink {
  seat: number;
  secret: string;
  link: string;
}

/** Where a seat is open, in the order in which they came, and how many links to it are good. */
export interface SeatDevices {
  seat: number;
  devices: DeviceInfo[];
  links: number;
}

/** A browser that holds a seat; `can_end`: this one may end it. */
export interface DeviceInfo {
  id: string;
  since: number;
  online: boolean;
  this: boolean;
  can_end: boolean;
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
  events: Event[];
  view: Record<string, unknown>;
  notation?: string;
}

/** The move of a step of a finished match, and what a strong bot would have done there, best first. The bot is told no more than the seat could know. `why` says what the first has before the move that was made. */
export interface Judgement {
  step: number;
  seat: number;
  best: Judged[];
  made: Judged;
  why: Reason[];
}

/** A move as a bot sees it: how often it tried the move, the chance to win, the expected final scores by seat. `chances` are those of all seats and add up to 1 over the sides, `margin` is by how much the seat is expected to end ahead. Where `solved`, all this is certain if both sides play their best. */
export interface Judged {
  move: Described;
  visits: number;
  win: number | null;
  scores: number[] | null;
  chances: number[] | null;
  margin: number | null;
  solved: boolean;
}

/** With `move` in the place of the line's step `step` (from 1) the seat would have won, ahead of the best of the others by `margin` (0: a tie that breaks its way), as `decided_by` says. The others play as they did, and so does the seat; where it no longer can, it plays otherwise in `later` moves. */
export interface WhatIf {
  step: number;
  move: Described;
  margin: number;
  decided_by: string;
  later: number;
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
  args?: Args;
}

export interface Health {
  status: "ok" | "stopping" | "broken";
  version: string;
  database: string;
  ill?: string[];
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

/** What an action would do on its way: see `speak/foresee.py`. */
export type GravitySuperstarForeseen = {
  path: string[];
  steps: number;
  space: string;
  feet: "north" | "east" | "south" | "west";
  stars: string[];
  star_spaces: string[];
  token_spaces: string[];
  eject_seats: number[];
  eject_spaces: string[];
  marker: string;
  pairs: string[];
  least: number[];
  most: number[];
};

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

/** The tile on each face, None: bare. */
export interface OctocubeFaces {
  top: string | null;
  bottom: string | null;
  north: string | null;
  east: string | null;
  south: string | null;
  west: string | null;
}

export interface OctocubeCubeView {
  space: string | null;
  faces: OctocubeFaces;
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

export type OctocubeMajorityArgs = {
  first_points: number;
  second_points: number;
  counts: number[];
};

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

/** All that is told of a match. */
export interface GravitySuperstarTold {
  view: GravitySuperstarGravityView;
  action: GravitySuperstarAction;
  event: GravitySuperstarEvent;
  step: GravitySuperstarStep;
}

/** All that is told of a match. */
export interface OctocubeTold {
  view: OctocubeView;
  action: OctocubeAction;
  event: OctocubeEvent;
  step: OctocubeStep;
}

/** All that is told of a match. */
export interface SeikatsuTold {
  view: SeikatsuView;
  action: SeikatsuAction;
  event: SeikatsuEvent;
  step: SeikatsuStep;
}

/** All that is told of a match. */
export interface TollenoTold {
  view: TollenoView;
  action: TollenoAction;
  event: TollenoEvent;
  step: TollenoStep;
}

export type AnyTold = GravitySuperstarTold | OctocubeTold | SeikatsuTold | TollenoTold;
