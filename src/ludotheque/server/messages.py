"""Every message of the protocol, defined once: the server reads and writes these, OpenAPI and the client's TypeScript
types are made from them. docs/protocol.md tells the story.

Times are milliseconds since 1970. Seats count from 0; a viewer is a seat, or -1 (spectator), or -2 (everything open).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, Required, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ludotheque.core import match as core
from ludotheque.core.errors import Arg
from ludotheque.core.game import Described, Outcome, ScoreStep

PROTOCOL = 1

NAME_LENGTH = 40
CHAT_LENGTH = 500
COLOURS = ("orange", "blue", "green", "purple", "yellow", "grey")

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Colour = Literal["orange", "blue", "green", "purple", "yellow", "grey"]
Level = Literal["novice", "easy", "medium", "hard", "expert"]
Language = Literal["en", "fr"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Action = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
Visibility = Literal["public", "link"]
Phase = Literal["open", "running", "over"]
SeatKind = Literal["person", "open", "bot"]
Room = Literal["players", "spectators"]


class Asked(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client asks for over REST."""


class Told(Struct, omit_defaults=True, kw_only=True):
    """What the server tells."""


class Nothing(Asked):
    """A call that needs no words."""


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """Everybody takes the time they need."""


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """Each seat has `minutes` for the match, and `increment` seconds more after each of its turns."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    """Each turn may take `days`."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = NoClock | LiveClock | DaysClock


class SeatWish(Asked):
    """One seat of a table to be made. `me` is the creator's."""

    kind: Literal["me", "person", "open", "bot"]
    level: Level | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class CreateTable(Asked):
    """A table to be made; what is left out takes the game's default."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Name
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    mode: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    players: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]], Meta(max_length=16)
    ] = {}
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


class SetReady(Asked):
    ready: bool = True


class LeaveTable(Asked):
    """`seat` gives up one of several own seats; without it all."""

    seat: SeatNumber | UnsetType = UNSET


class ClaimSeat(Asked):
    """The secret of a private seat link; `name` for a seat that nobody has taken yet."""

    secret: Annotated[str, Meta(min_length=16, max_length=100)]
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET


class ForkTable(Asked):
    """Play on from step `step` of a match that is over, against bots of `level`."""

    step: Ply
    level: Level = "medium"
    name: Name = "Player"
    colour: Colour | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET


class UploadRecord(Asked):
    record: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


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


class Rules(Told):
    game: str
    title: str
    intro: str
    language: Language
    rules: int
    sections: list[RulesSection]
    pictures: list[Picture]


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
    events: list[Mapping[str, object]]


class Lesson(Told):
    game: str
    seat: int
    names: list[str]
    steps: list[LessonStep]


class SeatInfo(Struct, kw_only=True, omit_defaults=True):
    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    ready: bool
    online: bool
    held_by_bot: bool
    resigned: bool
    level: Level | UnsetType = UNSET
    out_of_time: bool = False
    agrees: bool = False
    """Has asked to end the match as it stands."""


class Table(Struct, kw_only=True, omit_defaults=True):
    """A table as one browser sees it."""

    code: str
    game: str
    mode: str
    players: int
    options: dict[str, str]
    host: bool
    phase: Phase
    visibility: Visibility
    pace: Pace
    one_screen: bool
    fixed_seats: bool
    seats: list[SeatInfo]
    mine: list[int]
    link: str
    created: int
    version: int
    rules: int
    spectators: int
    steps: int
    """Actions played so far."""
    commitment: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    """Only when the match is over."""
    outcome: Outcome | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    forked_from: str | UnsetType = UNSET


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


class SeatLink(Told):
    """A private link to a seat: who has it, has the seat."""

    seat: int
    secret: str
    link: str


class Step(TypedDict):
    """One step of a replay: what `seat` did (-1 at the start), what was seen of it, and the position after it.
    `notation` is there for the one who did it, and for all when the match is over."""

    step: int
    seat: int
    events: list[Mapping[str, object]]
    view: Mapping[str, object]
    notation: NotRequired[str]


class Replay(Told):
    table: Table
    viewer: int
    steps: list[Step]
    outcome: Outcome | None
    score_sheet: list[ScoreStep]


class Problem(Told):
    """What was wrong, for programs (`code`) and for people (`message`)."""

    code: str
    message: str
    allowed: list[str] | UnsetType = UNSET
    clause: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    args: dict[str, Arg] | UnsetType = UNSET


class ErrorReply(Told):
    error: Problem


class Health(Told):
    status: Literal["ok", "stopping", "broken"]
    version: str
    database: str


class Clocks(Struct, kw_only=True):
    """`left` by seat is as of `now`; empty without a clock. At `deadline` the running seat's time is up."""

    running: int | None
    left: list[int]
    deadline: int | None
    now: int


class Situation(core.Situation, total=False):
    """The engine's `Situation` for one viewer."""

    viewer: Required[int]
    score_sheet: list[ScoreStep]
    """How the final scores come about, when the match is over."""


class Entry(Struct, kw_only=True, omit_defaults=True):
    """One entry of the match's log as a viewer may see it. `action` is there for the one who did it, and for all when
    the match is over; -1 undo, -2 resign, -3 agreed."""

    ply: int
    seat: int
    events: list[Mapping[str, object]]
    time: int
    action: int | UnsetType = UNSET
    bot: bool = False
    """A bot did it, for a bot's seat or for one that it holds."""


class Line(Told):
    """One line of chat: plain text, never markup."""

    version: int
    sender: str = field(name="from")
    text: str
    time: int
    room: Room
    seat: int | UnsetType = UNSET


class Advice(TypedDict):
    """One move of a hint: `scores` are the expected final scores by seat, `line` the main line in notation."""

    action: int
    notation: str
    visits: int
    win: float | None
    scores: list[float] | None
    line: list[str]


class Judged(TypedDict):
    """A move as a bot sees it: how often it tried the move, the chance to win, the expected final scores by seat."""

    move: Described
    visits: int
    win: float | None
    scores: list[float] | None


class Judgement(Told):
    """The move of a step of a finished match, and what a strong bot would have done there, best first.

    The bot is told no more than the seat could know."""

    step: int
    seat: int
    best: list[Judged]
    made: Judged


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client sends over the WebSocket."""


class Play(FromClient, tag="play"):
    id: MessageId
    seat: SeatNumber
    ply: Ply
    action: Action


class Undo(FromClient, tag="undo"):
    id: MessageId
    seat: SeatNumber
    ply: Ply


class Resign(FromClient, tag="resign"):
    id: MessageId
    seat: SeatNumber
    ply: Ply


class Agree(FromClient, tag="agree"):
    id: MessageId
    seat: SeatNumber
    ply: Ply


class PreviewAsked(FromClient, tag="preview"):
    id: MessageId
    seat: SeatNumber
    ply: Ply
    action: Action


class WhyAsked(FromClient, tag="why"):
    id: MessageId
    seat: SeatNumber
    targets: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


class HintAsked(FromClient, tag="hint"):
    id: MessageId
    seat: SeatNumber
    ply: Ply


class Say(FromClient, tag="chat"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    name: Name | UnsetType = UNSET
    """A spectator's name."""


class Resume(FromClient, tag="resume"):
    since: Version


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = Play | Undo | Resign | Agree | PreviewAsked | WhyAsked | HintAsked | Say | Resume | Ping


class FromServer(Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """What the server sends over the WebSocket."""


class Hello(FromServer, tag="hello"):
    """The present, and what happened since version `since`. `last_turn` is the ply from which on everything happened
    after your last own entry."""

    protocol: int
    version: int
    table: Table
    situations: list[Situation]
    since: int
    entries: list[Entry]
    chat: list[Line]
    clocks: Clocks
    last_turn: int
    hash: str


class Happened(FromServer, tag="entry"):
    """Something happened in the match: `hash` is of the `situations` as sent."""

    version: int
    ply: int
    entries: list[Entry]
    situations: list[Situation]
    clocks: Clocks
    hash: str


class TableChanged(FromServer, tag="table"):
    """Seats, presence, phase or rematch changed. Presence alone leaves `version` as it is."""

    version: int
    table: Table
    clocks: Clocks


class Said(FromServer, tag="chat"):
    version: int
    line: Line


class Skip(FromServer, tag="skip"):
    """`version` went up by something that is not for this viewer (the other room's chat)."""

    version: int


class Ack(FromServer, tag="ack"):
    """Stored: it survives a power cut. `ply` is the match's after it."""

    id: str
    version: int
    ply: int


class Refused(FromServer, tag="refused"):
    """Nothing changed. `id` is empty when the message could not be read."""

    id: str
    code: str
    message: str
    clause: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    args: dict[str, Arg] | UnsetType = UNSET
    allowed: list[str] | UnsetType = UNSET


class Preview(FromServer, tag="preview"):
    id: str
    events: list[Mapping[str, object]]


class Why(FromServer, tag="why"):
    """Why these targets lead to no action; `reason` null: they do."""

    id: str
    clause: str | None
    reason: str | None
    args: dict[str, Arg]


class Hint(FromServer, tag="hint"):
    id: str
    ply: int
    moves: list[Advice]


class Pong(FromServer, tag="pong"):
    time: int


class Bye(FromServer, tag="bye"):
    """The socket closes; connect again after `retry` seconds, or not at all when it is null."""

    reason: str
    retry: float | None


ServerMessage = Hello | Happened | TableChanged | Said | Skip | Ack | Refused | Preview | Why | Hint | Pong | Bye
