"""What the REST calls take and give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ludotheque.core.journal import Event
from ludotheque.core.speech import Described, Outcome, ScoreStep
from ludotheque.study.reasons import Reason
from ludotheque.table.bounds import LAST_SEAT, MOST_OPTIONS, RECORD_LENGTH, WORD_LENGTH
from ludotheque.table.messages.shared import (
    Colour,
    Language,
    Level,
    Name,
    NoClock,
    Pace,
    Phase,
    Ply,
    Problem,
    SeatInfo,
    SeatKind,
    SeatNumber,
    Table,
    Told,
    Visibility,
)

Word = Annotated[str, Meta(max_length=WORD_LENGTH)]


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client asks for over REST."""


class Nothing(Asked):
    """A call that needs no words."""


class SeatWish(Asked):
    """One seat of a table to be made. `me` is the creator's."""

    kind: Literal["me", "person", "open", "bot"]
    level: Level | UnsetType = UNSET
    bot: Word | UnsetType = UNSET
    """A bot that the operator of this server has named, in place of a level."""
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class CreateTable(Asked):
    """A table to be made; what is left out takes the game's default."""

    game: Annotated[str, Meta(min_length=1, max_length=WORD_LENGTH)]
    name: Name
    seats: Annotated[list[SeatWish], Meta(max_length=LAST_SEAT + 1)] = []
    mode: Word | UnsetType = UNSET
    players: Annotated[int, Meta(ge=1, le=LAST_SEAT + 1)] | UnsetType = UNSET
    options: Annotated[dict[Word, Word], Meta(max_length=MOST_OPTIONS)] = {}
    colour: Colour | UnsetType = UNSET
    visibility: Visibility = "link"
    pace: Pace = NoClock()
    one_screen: bool = False
    fixed_seats: bool = False
    start: bool = False


class JoinTable(Asked):
    name: Name
    colour: Colour | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET


class ChangeSeat(Asked):
    """What the host makes of a seat before the start."""

    kind: SeatKind
    level: Level | UnsetType = UNSET
    bot: Word | UnsetType = UNSET
    """As in `SeatWish`."""


class SwapSeats(Asked):
    """Who sits here and who sits at `other` change places, before the start."""

    other: SeatNumber


class SetReady(Asked):
    ready: bool = True


class SetHints(Asked):
    wanted: bool = True


class LeaveTable(Asked):
    """`seat` gives up one of several own seats; without it all."""

    seat: SeatNumber | UnsetType = UNSET


class ClaimSeat(Asked):
    """The secret of a private seat link; `name` for a seat that nobody has taken yet."""

    secret: Annotated[str, Meta(min_length=16, max_length=100)]
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class EndDevice(Asked):
    """Ends the seat on one device, by its id, and all links to it; without `device` the links only."""

    device: Annotated[str, Meta(min_length=1, max_length=64)] | UnsetType = UNSET


class ForkTable(Asked):
    """Play on from step `step` of a match that is over, against bots of `level`.

    Who looked at the finished match knows what was hidden: it is dealt anew, unless it shall be as it was."""

    step: Ply
    level: Level = "medium"
    name: Name = "Player"
    colour: Colour | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET
    """Without it one's own seat at the finished table, else the seat to move."""
    deal: Literal["anew", "same"] = "anew"


class UploadRecord(Asked):
    record: Annotated[str, Meta(min_length=1, max_length=RECORD_LENGTH)]


class ModeInfo(Told):
    id: str
    players: list[int]


class OptionInfo(Told):
    name: str
    values: list[str]
    clause: str
    modes: list[str]


class GameInfo(Told):
    id: str
    name: str
    designers: list[str]
    publisher: str
    minutes: int
    modes: list[ModeInfo]
    options: list[OptionInfo]
    rules: int
    levels: list[Level]
    lesson: bool
    """Whether it has a guided first game."""


class Clause(Told):
    """`tag`: RB rulebook, D follows from it, O our own ruling. `text` is Markdown."""

    id: str
    tag: str
    text: str


class RulesSection(Told):
    id: str
    title: str
    intro: str
    clauses: list[Clause]


class Picture(Told):
    caption: str
    svg: str


class SheetPart(Told):
    """One part of the short rules: `<game>-sheet-<name>` is its title, `<game>-sheet-<name>-text` its text, and `step`
    the step of the lesson that shows it, drawn in `svg`."""

    name: str
    step: str
    svg: str


class Rules(Told):
    game: str
    title: str
    intro: str
    language: Language
    rules: int
    sections: list[RulesSection]
    pictures: list[Picture]
    sheet: list[SheetPart]
    """The rules in short; empty for a game without a lesson."""


class LessonStep(TypedDict):
    """One step of a guided game: what is explained (`text` names a message, empty: nothing), what is pointed out, the
    position, and the move that follows (none: the learner goes on). Of the learner's own move `legal` is its
    description."""

    text: str
    point: list[str]
    to_move: int
    view: Mapping[str, object]
    legal: list[Described]
    action: int | None
    events: list[Event]


class Lesson(Told):
    game: str
    seat: int
    names: list[str]
    steps: list[LessonStep]
    next: str
    """The part that follows; empty: none."""


class TableSummary(Told):
    code: str
    game: str
    mode: str
    players: int
    phase: Phase
    visibility: Visibility
    pace: Pace
    one_screen: bool
    seats: list[SeatInfo]
    mine: list[int]
    created: int
    updated: int
    to_move: int
    """-1 when nobody is to move."""
    your_turn: bool
    free: int


class Parcel(Told):
    """A whole table to go on with in a browser: its row and every change of it as texts, and its line in a list."""

    row: str
    summary: TableSummary
    events: list[str]


class SeatLink(Told):
    """A private link to a seat: who has it, has the seat. An invitation to a free seat is good for one; a link to an
    own seat until it is ended."""

    seat: int
    secret: str
    link: str


class DeviceInfo(Told):
    """A browser that holds a seat; `can_end`: this one may end it."""

    id: str
    since: int
    online: bool
    this: bool
    can_end: bool


class SeatDevices(Told):
    """Where a seat is open, in the order in which they came, and how many links to it are good."""

    seat: int
    devices: list[DeviceInfo]
    links: int


class Step(TypedDict):
    """One step of a replay: what `seat` did (-1 at the start), what was seen of it, and the position after it.
    `notation` is there for the one who did it, and for all when the match is over."""

    step: int
    seat: int
    events: list[Event]
    view: Mapping[str, object]
    notation: NotRequired[str]


class Replay(Told):
    table: Table
    viewer: int
    steps: list[Step]
    outcome: Outcome | None
    score_sheet: list[ScoreStep]


class ErrorReply(Told):
    error: Problem


class Health(Told):
    status: Literal["ok", "stopping", "broken"]
    version: str
    database: str
    ill: list[str] = field(default_factory=list)
    """What is not well."""


class Judged(TypedDict):
    """A move as a bot sees it: how often it tried the move, the chance to win, the expected final scores by seat.

    `chances` are those of all seats and add up to 1 over the sides, `margin` is by how much the seat is expected to end
    ahead. Where `solved`, all this is certain if both sides play their best."""

    move: Described
    visits: int
    win: float | None
    scores: list[float] | None
    chances: list[float] | None
    margin: float | None
    solved: bool


class Judgement(Told):
    """The move of a step of a finished match, and what a strong bot would have done there, best first.

    The bot is told no more than the seat could know. `why` says what the first has before the move that was made."""

    step: int
    seat: int
    best: list[Judged]
    made: Judged
    why: list[Reason]
