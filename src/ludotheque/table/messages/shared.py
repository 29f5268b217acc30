"""What calls and messages have in common: small types, and a table, a position and a line of chat as they are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Required, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ludotheque.core import match as core
from ludotheque.core.decision import Decision
from ludotheque.core.errors import Arg
from ludotheque.core.journal import Event
from ludotheque.core.speech import DescribedRun, Outcome, Prompt, ScoreStep
from ludotheque.table.bounds import (
    ID_LENGTH,
    LARGEST_NUMBER,
    LAST_SEAT,
    LONGEST_INCREMENT,
    LONGEST_LIVE,
    LONGEST_TURN,
    NAME_LENGTH,
)

PROTOCOL = 1

COLOURS = ("orange", "blue", "green", "purple", "yellow", "grey")

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Colour = Literal["orange", "blue", "green", "purple", "yellow", "grey"]
Level = Literal["novice", "easy", "medium", "hard", "expert", "master"]
Language = Literal["en", "fr"]
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Ply = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Action = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Version = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
MessageId = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH, pattern="^[!-~]+$")]
"""Letters, digits and signs of ASCII: what logs and databases take as it is."""
Visibility = Literal["public", "link"]
Phase = Literal["open", "running", "over"]
SeatKind = Literal["person", "open", "bot"]
Room = Literal["players", "spectators"]


class Told(Struct, omit_defaults=True, kw_only=True):
    """What the server tells."""


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """Everybody takes the time they need."""


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """Each seat has `minutes` for the match, and `increment` seconds more after each of its turns."""

    minutes: Annotated[int, Meta(ge=1, le=LONGEST_LIVE)]
    increment: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT)] = 0


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    """Each turn may take `days`."""

    days: Annotated[int, Meta(ge=1, le=LONGEST_TURN)]


Pace = NoClock | LiveClock | DaysClock


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
    bot: str | UnsetType = UNSET
    """The bot of the operator's that plays here, in place of a level."""
    out_of_time: bool = False
    agrees: bool = False
    """Has asked to end the match as it stands."""
    hints: bool = False
    """Is for hints at this table."""
    hurried_until: int | UnsetType = UNSET
    """The others ask this seat to move; a bot holds it from then on."""
    devices: int | UnsetType = UNSET
    """On how many devices an own seat is open."""
    away_since: int | UnsetType = UNSET
    """Its player left the running match then."""


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
    hints: bool
    """Bots may be asked for hints: nobody else plays, or all people are for it."""
    patience: int | UnsetType = UNSET
    """Milliseconds after which who is there but does not move can be asked to hurry; where no clock runs."""
    grace: int | UnsetType = UNSET
    """Milliseconds that the match waits for a player who left; then a bot holds the seat. Not where turns take days."""
    commitment: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    """Only when the match is over."""
    outcome: Outcome | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    forked_from: str | UnsetType = UNSET


class Problem(Told):
    """What was wrong, for programs (`code`) and for people (`message`)."""

    code: str
    message: str
    allowed: list[str] | UnsetType = UNSET
    clause: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    args: dict[str, Arg] | UnsetType = UNSET


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
    decision: Decision | None
    """What decided it, if points did."""


class SituationChange(TypedDict, total=False):
    """How a viewer's situation is different from the one before; what is left out is as it was. `view` is `[new view]`
    or the changes inside it (docs/protocol.md)."""

    viewer: Required[int]
    ply: Required[int]
    to_move: int
    view: Mapping[str, object] | list[object]
    prompt: Prompt | None
    legal: list[DescribedRun]
    can_undo: bool
    outcome: Outcome | None
    score_sheet: list[ScoreStep]
    decision: Decision | None


class Entry(Struct, kw_only=True, omit_defaults=True):
    """One entry of the match's log as a viewer may see it. `action` is there for the one who did it, and for all when
    the match is over; -1 undo, -2 resign, -3 agreed."""

    ply: int
    seat: int
    events: list[Event]
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
