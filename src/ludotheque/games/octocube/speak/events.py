"""What a match of Octocube tells, kind by kind: what may be done, what happened, and how it is counted."""

from __future__ import annotations

from typing import Literal, NotRequired, Required, TypedDict

from ludotheque.core.speech import AnyAction, AnyStep, NoArgs

Direction = Literal["north", "east", "south", "west"]
Face = Literal["top", "bottom", "north", "east", "south", "west"]
Ground = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "plain"]
Power = Literal["B", "C", "D", "E", "F", "G", "H", "I"]
Way = Literal["exact", "colour", "any"]


class RestArgs(TypedDict):
    """A cube comes to rest on a space: the tile that sticks to it (or `nothing`), its faces then, and their worth.

    In kids `fits` says whether the tile has a free space on the mover's board; a coin needs none.
    """

    space: str
    tile: str
    faces: list[str]
    worth: int
    fits: NotRequired[int]


class RestAction(AnyAction):
    kind: Literal["place", "move"]
    args: RestArgs


class PlaceTurnedArgs(RestArgs):
    turn: str


class PlaceTurnedAction(AnyAction):
    kind: Literal["place-turned"]
    args: PlaceTurnedArgs


class RollArgs(RestArgs):
    direction: Direction
    again: int


class RollAction(AnyAction):
    kind: Literal["roll"]
    args: RollArgs


class PivotArgs(TypedDict):
    degrees: int
    faces: list[str]


class PivotAction(AnyAction):
    kind: Literal["pivot"]
    args: PivotArgs


class ScoreArgs(TypedDict):
    count: int
    tiles: list[str]
    taken: list[Face]
    points: int
    coins: int


class ScoreAction(AnyAction):
    kind: Literal["score", "score-none"]
    args: ScoreArgs


class PlainAction(AnyAction):
    kind: Literal["pass", "stay"]
    args: NoArgs


class UseArgs(TypedDict):
    power: Power
    space: str


class UseAction(AnyAction):
    kind: Literal["use"]
    args: UseArgs


class TakeArgs(TypedDict):
    space: str
    tile: str
    faces: list[str]


class TakeAction(AnyAction):
    kind: Literal["take"]
    args: TakeArgs


class SpaceArgs(TypedDict):
    space: str


class SpaceAction(AnyAction):
    kind: Literal["swap-first", "give-back"]
    args: SpaceArgs


class SwapSecondArgs(SpaceArgs):
    first: str


class SwapSecondAction(AnyAction):
    kind: Literal["swap-second"]
    args: SwapSecondArgs


class TileOnSpaceArgs(TypedDict):
    space: str
    tile: str


class TileOnSpaceAction(AnyAction):
    kind: Literal["swap-adjacent", "give"]
    args: TileOnSpaceArgs


class ReorientArgs(TypedDict):
    turn: str
    faces: list[str]
    tile: str
    empties: int


class ReorientAction(AnyAction):
    kind: Literal["reorient", "reorient-none"]
    args: ReorientArgs


class FromBoardArgs(TypedDict):
    tile: str
    faces: list[str]


class FromBoardAction(AnyAction):
    kind: Literal["from-board"]
    args: FromBoardArgs


class SwapCubesArgs(TypedDict):
    other_seat: int


class SwapCubesAction(AnyAction):
    kind: Literal["swap-cubes"]
    args: SwapCubesArgs


class SwapTopsArgs(SwapCubesArgs):
    tile: str
    faces: list[str]


class SwapTopsAction(AnyAction):
    kind: Literal["swap-tops"]
    args: SwapTopsArgs


class RetrieveArgs(TypedDict):
    count: int
    tiles: list[str]


class RetrieveAction(AnyAction):
    kind: Literal["retrieve"]
    args: RetrieveArgs


class FillArgs(TypedDict):
    tile: str
    way: Way


class FillAction(AnyAction):
    kind: Literal["fill"]
    args: FillArgs


class LayArgs(TypedDict):
    tile: str


class LayAction(AnyAction):
    kind: Literal["lay"]
    args: LayArgs


Action = (
    RestAction
    | PlaceTurnedAction
    | RollAction
    | PivotAction
    | ScoreAction
    | PlainAction
    | UseAction
    | TakeAction
    | SpaceAction
    | SwapSecondAction
    | TileOnSpaceAction
    | ReorientAction
    | FromBoardAction
    | SwapCubesAction
    | SwapTopsAction
    | RetrieveAction
    | FillAction
    | LayAction
)


class SeatEvent(TypedDict):
    kind: Literal["pass", "stay", "board-full"]
    seat: int


class PlaceEvent(TypedDict):
    kind: Literal["place"]
    seat: int
    space: str
    faces: list[str]


_From = TypedDict("_From", {"from": str})


class RollEvent(_From):
    kind: Literal["roll"]
    seat: int
    direction: Direction
    space: str
    faces: list[str]


class PivotEvent(TypedDict):
    kind: Literal["pivot"]
    seat: int
    degrees: int
    faces: list[str]


class ReorientEvent(TypedDict):
    kind: Literal["reorient"]
    seat: int
    faces: list[str]


class AttachEvent(TypedDict):
    kind: Literal["attach", "take"]
    seat: int
    space: str
    tile: str
    face: Face


class UncoverEvent(TypedDict):
    kind: Literal["uncover"]
    space: str
    tile: str


class GroundEvent(TypedDict):
    """With no abyss tile left, an emptied space is a hole, or the sea floor in kids."""

    kind: Literal["hole", "floor"]
    space: str


class AbyssEvent(TypedDict):
    kind: Literal["abyss"]
    space: str
    abyss: Ground
    left: int


class UseEvent(TypedDict):
    kind: Literal["use"]
    seat: int
    power: Power
    space: str


class SpaceEvent(TypedDict):
    kind: Literal["aim", "move"]
    seat: int
    space: str


class FromBoardEvent(TypedDict):
    kind: Literal["from-board"]
    seat: int
    tile: str
    face: Face


class StoreEvent(TypedDict, total=False):
    """A tile goes to the seat's board: from the cube's top, or from a space."""

    kind: Required[Literal["store"]]
    seat: Required[int]
    tile: Required[str]
    space: str


class GiveEvent(TypedDict):
    kind: Literal["give"]
    seat: int
    tile: str
    space: str


class SwapCubesEvent(TypedDict):
    kind: Literal["swap-cubes"]
    seat: int
    other_seat: int
    space: str
    other_space: str


class SwapStacksEvent(TypedDict):
    kind: Literal["swap-stacks"]
    seat: int
    space: str
    other_space: str


class TopsEvent(TypedDict):
    kind: Literal["swap-tops", "give-top"]
    seat: int
    other_seat: int
    tile: str


class ScoreEvent(TypedDict):
    kind: Literal["score", "last-score"]
    seat: int
    tiles: list[str]
    count: int
    taken: list[Face]
    coins: int


class PointsEvent(TypedDict):
    kind: Literal["points"]
    seat: int
    points: int


class RetrieveEvent(TypedDict):
    kind: Literal["retrieve"]
    seat: int
    tiles: list[str]
    count: int


class FillEvent(TypedDict):
    kind: Literal["fill"]
    seat: int
    tile: str
    way: Way
    slot: int


class LayEvent(TypedDict):
    kind: Literal["lay"]
    seat: int
    tile: str


class GiveBackEvent(TypedDict):
    kind: Literal["give-back"]
    seat: int
    space: str
    count: int


class LastRoundEvent(TypedDict):
    kind: Literal["last-round"]


class EndEvent(TypedDict):
    kind: Literal["end"]
    ending: Literal["abyss", "idle", "board-full"]


Event = (
    SeatEvent
    | PlaceEvent
    | RollEvent
    | PivotEvent
    | ReorientEvent
    | AttachEvent
    | UncoverEvent
    | GroundEvent
    | AbyssEvent
    | UseEvent
    | SpaceEvent
    | FromBoardEvent
    | StoreEvent
    | GiveEvent
    | SwapCubesEvent
    | SwapStacksEvent
    | TopsEvent
    | ScoreEvent
    | PointsEvent
    | RetrieveEvent
    | FillEvent
    | LayEvent
    | GiveBackEvent
    | LastRoundEvent
    | EndEvent
)


class PlainStep(AnyStep):
    kind: Literal["series", "spaces"]
    args: NoArgs


class CountsArgs(TypedDict):
    counts: list[int]


class CountsStep(AnyStep):
    kind: Literal["coins", "tie-coins", "tie-objects"]
    args: CountsArgs


class MajorityArgs(TypedDict):
    first_points: int
    second_points: int
    counts: list[int]


class ColourArgs(MajorityArgs):
    colour: str


class ColourStep(AnyStep):
    kind: Literal["colour"]
    args: ColourArgs


class ObjectArgs(MajorityArgs):
    object: str


class ObjectStep(AnyStep):
    kind: Literal["object"]
    args: ObjectArgs


Step = PlainStep | CountsStep | ColourStep | ObjectStep
