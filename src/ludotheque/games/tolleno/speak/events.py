"""What a match of Tolleno tells, kind by kind: what may be done, what happened, and how it is counted."""

from __future__ import annotations

from typing import Literal, TypedDict

from ludotheque.core.speech import AnyAction, AnyStep, NoArgs

Side = Literal["n", "e", "s", "w"]

_From = TypedDict("_From", {"from": str})


class ExtendArgs(TypedDict):
    cell: str
    turn: int
    tile: str
    value: int
    canals: int
    sides: list[Side]


class ExtendAction(AnyAction):
    kind: Literal["extend"]
    args: ExtendArgs


class BuildArgs(TypedDict):
    spot: str
    floor: int
    height: int
    fountains: int
    value: int
    stars: int


class BuildAction(AnyAction):
    kind: Literal["build"]
    args: BuildArgs


class ContractArgs(TypedDict):
    contract: str
    spot: str
    units: int
    each: int
    stars: int


class ContractAction(AnyAction):
    kind: Literal["contract"]
    args: ContractArgs


class SailArgs(TypedDict):
    """The boat's way, the floors that it could carry then, and where it could put one."""

    tile: str
    path: list[str]
    cargo: list[str]
    landings: list[str]


class SailAction(AnyAction):
    kind: Literal["enter", "sail"]
    args: SailArgs


class LiftArgs(_From):
    tile: str
    landings: list[str]
    path: list[str]


class LiftAction(AnyAction):
    kind: Literal["lift"]
    args: LiftArgs


class CarryNothingArgs(TypedDict):
    tile: str


class CarryNothingAction(AnyAction):
    kind: Literal["carry-nothing"]
    args: CarryNothingArgs


class PutArgs(_From):
    spot: str
    height: int


class PutAction(AnyAction):
    kind: Literal["put"]
    args: PutArgs


Action = ExtendAction | BuildAction | ContractAction | SailAction | LiftAction | CarryNothingAction | PutAction


class ExtendEvent(TypedDict):
    kind: Literal["extend"]
    seat: int
    cell: str
    tile: str
    turn: int
    value: int
    canals: int


class BuildEvent(TypedDict):
    kind: Literal["build"]
    seat: int
    spot: str
    floor: int
    height: int


class UnlockEvent(TypedDict):
    kind: Literal["unlock"]
    seat: int
    floor: int
    what: str


class SeatEvent(TypedDict):
    kind: Literal["last-round", "carry-nothing", "draw-hidden"]
    seat: int


class ContractEvent(TypedDict):
    kind: Literal["contract"]
    seat: int
    contract: str
    spot: str
    units: int
    each: int
    stars: int
    counted: list[str]


class SailEvent(_From):
    kind: Literal["enter", "sail"]
    seat: int
    tile: str
    path: list[str]


class LiftEvent(TypedDict):
    kind: Literal["lift"]
    seat: int
    spot: str


class CarryEvent(_From):
    kind: Literal["carry"]
    seat: int
    spot: str
    height: int


class SkipEvent(TypedDict):
    kind: Literal["skip-extend", "skip-build", "skip-second", "boat-waits", "boat-stays"]
    seat: int
    clause: str


class TileEvent(TypedDict):
    """A held tile is shown to all, or drawn."""

    kind: Literal["show", "draw"]
    seat: int
    tile: str


class RevealEvent(TypedDict):
    kind: Literal["reveal"]
    contract: str


class TileAward(TypedDict):
    seat: int
    tile: str
    stars: int


class FountainAward(TypedDict):
    seat: int
    spot: str
    floors: int
    fountains: int
    stars: int


class FloorAward(TypedDict):
    seat: int
    floor: int
    stars: int


class InitialAward(TypedDict):
    seat: int
    initial: str
    floors: int
    stars: int


class BoardAward(TypedDict):
    seat: int
    board: str
    units: int
    stars: int


class ScoreTileEvent(TileAward):
    kind: Literal["score-tile"]


class ScoreFountainEvent(FountainAward):
    kind: Literal["score-fountain"]


class ScoreFloorEvent(FloorAward):
    kind: Literal["score-floor"]


class ScoreInitialEvent(InitialAward):
    kind: Literal["score-initial"]


class ScoreBoardEvent(BoardAward):
    kind: Literal["score-board"]


class EndEvent(TypedDict):
    kind: Literal["end"]
    scores: list[int]


Event = (
    ExtendEvent
    | BuildEvent
    | UnlockEvent
    | SeatEvent
    | ContractEvent
    | SailEvent
    | LiftEvent
    | CarryEvent
    | SkipEvent
    | TileEvent
    | RevealEvent
    | ScoreTileEvent
    | ScoreFountainEvent
    | ScoreFloorEvent
    | ScoreInitialEvent
    | ScoreBoardEvent
    | EndEvent
)


class PlainStep(AnyStep):
    kind: Literal["start", "contracts"]
    args: NoArgs


class TileStep(AnyStep):
    kind: Literal["tile"]
    args: TileAward


class FountainStep(AnyStep):
    kind: Literal["fountain"]
    args: FountainAward


class FloorStep(AnyStep):
    kind: Literal["floor"]
    args: FloorAward


class InitialStep(AnyStep):
    kind: Literal["initial"]
    args: InitialAward


class BoardStep(AnyStep):
    kind: Literal["board"]
    args: BoardAward


Step = PlainStep | TileStep | FountainStep | FloorStep | InitialStep | BoardStep
