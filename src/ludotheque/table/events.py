"""What is kept of a table: its row, and every change of it. A table in memory follows from these alone."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.game import NUMBERING
from ludotheque.core.match import AGREED

MOVE, DOCUMENT, CHAT = "move", "table", "chat"
"""The kinds of events."""


class Event(Struct, kw_only=True):
    """One change of a table: a move (with `ply`), a new document of the table, or a line of chat."""

    version: int
    kind: str
    time: int
    ply: int | None = None
    seat: int = -1
    action: int = 0
    """As `Game.kept` writes it: ids of games that have been renumbered tell it."""
    bot: bool = False
    actor: str = ""
    client: str = ""
    body: str = ""


EVENT_BYTES = 100
"""What an event takes beside its texts: a row, and its places in two indexes."""
ROW_BYTES = 500
"""The same of a table."""


def weight_of(event: Event) -> int:
    """Bytes that are kept of it, about."""
    return EVENT_BYTES + len(event.client) + (len(event.body.encode()) if event.body else 0)


def asked_by(event: Event) -> int:
    """What a client's message asked for: two with the same id must ask for the same."""
    if event.kind == MOVE and event.action != AGREED:
        action = event.action if event.action < 0 else event.action % NUMBERING
        return asked(MOVE, event.seat, action, event.ply)
    if event.kind == CHAT:
        return asked(CHAT, event.body.partition("\n")[2])
    return asked(DOCUMENT)


def asked(*what: str | int | None) -> int:
    return hash(what)


class Row(Struct, kw_only=True):
    """A table's row: what lists and timers need without loading the match."""

    id: int
    code: str
    game: str
    rules: int
    phase: str
    visibility: str
    host: str
    doc: str
    seed: bytes
    created: int
    updated: int
    due: int | None
    to_move: int
    place: str = ""
    people: int = 1
    weight: int = 0


class Change(Struct, kw_only=True):
    """An event with what it does to the table's row."""

    table_id: int
    event: Event
    phase: str
    updated: int
    due: int | None
    to_move: int
    quiet: bool = False
    """Phase and due time are as they were: their indexes need no write."""
    doc: str | None = None
    ends: bool = False
    """The match is over: people and weight are kept without a document too."""
    people: int = 0
    """How many play there and have not left, or who played it to its end; kept with the document."""
    weight: int = 0
    """Bytes that are kept of the table, about; kept with the document."""
    host: str = ""
    owners: list[str] | None = None
    secrets: list[str] | None = None


class Snapshot(Struct, kw_only=True):
    version: int
    body: str


class Stored(Struct, kw_only=True):
    """A table as read."""

    row: Row
    snapshot: Snapshot | None
    events: list[Event]
