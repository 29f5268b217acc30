"""What goes over the WebSocket of a table, both ways."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from ludotheque.bots.analysis import RankedMove
from ludotheque.core.errors import Arg
from ludotheque.core.journal import Event
from ludotheque.study.reasons import Reason
from ludotheque.table.bounds import CHAT_LENGTH, LAST_SEAT
from ludotheque.table.messages.shared import (
    Action,
    Clocks,
    Entry,
    Line,
    MessageId,
    Name,
    Ply,
    SeatNumber,
    Situation,
    SituationChange,
    Table,
    Version,
)


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


class Hurry(FromClient, tag="hurry"):
    """Asks who is to move to go on; `seat` is the asker's own."""

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
    also: Action | UnsetType = UNSET
    """A legal action to tell of too, however bad it is: for who wants to know whether it is a mistake."""


class Say(FromClient, tag="chat"):
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    name: Name | UnsetType = UNSET
    """A spectator's name."""


class Resume(FromClient, tag="resume"):
    """Asks for the present; with `viewer` from now on as this seat sees it. On a screen that is passed round that is
    how the next player looks at the own hand."""

    since: Version
    viewer: Annotated[int, Meta(ge=-2, le=LAST_SEAT)] | UnsetType = UNSET


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = Play | Undo | Resign | Agree | Hurry | PreviewAsked | WhyAsked | HintAsked | Say | Resume | Ping


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


class Happened(FromServer, tag="entry"):
    """Something happened in the match. Who asked for changes gets `changes`, anybody else the whole `situations`."""

    version: int
    ply: int
    entries: list[Entry]
    clocks: Clocks
    situations: list[Situation] | UnsetType = UNSET
    changes: list[SituationChange] | UnsetType = UNSET


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
    """What can be foreseen of an action. `ends`: with it the turn is over and something comes to light, so that it
    cannot be taken back."""

    id: str
    events: list[Event]
    ends: bool = False


class Why(FromServer, tag="why"):
    """Why these targets lead to no action; `reason` null: they do."""

    id: str
    clause: str | None
    reason: str | None
    args: dict[str, Arg]


class Hint(FromServer, tag="hint"):
    """`why` says what the first move has before the next."""

    id: str
    ply: int
    moves: list[RankedMove]
    why: list[Reason]


class Pong(FromServer, tag="pong"):
    time: int


class Bye(FromServer, tag="bye"):
    """The socket closes; connect again after `retry` seconds, or not at all when it is null."""

    reason: str
    retry: float | None


ServerMessage = Hello | Happened | TableChanged | Said | Skip | Ack | Refused | Preview | Why | Hint | Pong | Bye
