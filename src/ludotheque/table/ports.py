"""What those who keep tables need of the world round them: a place to keep things, and word of others who do the same.

The server's are a database and Redis; whoever keeps tables without either brings their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from ludotheque.table.events import Change, Event, Row, Snapshot, Stored
from ludotheque.table.thinking import Thinking, Thought


class StoreFailed(Exception):
    """The store did not take it; whether it did all the same is unknown until it is read again."""


class Store(Protocol):
    """Tables and every change of them. What has been taken is there after a power cut."""

    async def append(self, change: Change) -> bool:
        """True when stored; False when another was first with this version or ply."""

    async def create(self, row: Row, event: Event, holders: Sequence[str], links: Sequence[str]) -> int:
        """A new table with its first event; says its id."""

    async def load(self, code: str) -> Stored | None: ...
    async def events_since(self, table_id: int, version: int) -> list[Event]: ...
    async def versions(self, ids: Iterable[int]) -> dict[int, int]:
        """The latest version of each of these tables."""

    async def public(self, most: int) -> list[Row]: ...
    async def mine(self, owner: str, most: int) -> list[Row]: ...
    async def due(self, before: int, most: int) -> list[tuple[str, int]]:
        """The running tables at which somebody must act by `before`, the earliest first."""

    async def busy_tables(self, host: str | None = None, place: str | None = None) -> int:
        """How many tables are open or running: in all, of one host, or from one place."""

    async def records_since(self, place: str, time: int) -> int: ...
    async def find_secret(self, hashed: str) -> str | None:
        """The code of the table that a private seat link belongs to."""

    async def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None: ...
    async def remove_left(self, table_id: int) -> bool:
        """Removes a table at which no match began and that nobody is at; says whether that was still so."""

    async def remove_idle(
        self, before: int, lobbies_before: int = 0, left_before: int = 0, finished_before: int = 0
    ) -> list[str]: ...
    async def left_tables(self, place: str) -> int: ...
    async def make_room(self, most: int, sparing: Sequence[int], place: str | None = None) -> list[str]: ...
    async def weight_of_place(self, place: str) -> int: ...
    async def lighten(self, most: int, sparing: Sequence[int], place: str) -> list[str]: ...
    async def pulse(self, now: int) -> None:
        """Notes that somebody minds the clocks."""


class Thinkers(Protocol):
    """Where bots think, and nobody waits for them."""

    async def think(self, asker: str, thought: Thought, payer: str = "", attended: bool = True) -> Thinking:
        """`asker` is a table or a person, `payer` the address that it is for, `attended` whether anybody waits for it.
        Raises `Declined` when too much is waiting or the bot failed again and again."""


class Note(Struct, omit_defaults=True, kw_only=True):
    """`version`: the table has a new one. `online`: these tokens (hashed) are connected to `process`. `asks`: who is?
    Without `code`: `process` is alive."""

    code: str = ""
    version: int = 0
    online: list[str] | None = None
    asks: bool = False
    process: str = ""


class Heard(Protocol):
    """Who is told of the notes of others."""

    async def heard(self, note: Note) -> None: ...
    async def lost(self, process: str) -> None: ...
    async def sync_all(self) -> None: ...
    def announce(self) -> None:
        """Others can be told and asked again who is connected."""


class Fanout:
    """One process alone: nobody to tell, and it keeps every table itself."""

    async def open(self, hall: Heard) -> None:
        """Starts to listen."""

    async def close(self) -> None:
        """Stops."""

    def publish(self, note: Note) -> None:
        """Tells the other processes, soon; never waits."""

    def ask_presence(self, code: str) -> None:
        """Asks the other processes who is connected to this table."""

    async def keeps(self, code: str) -> bool:
        """Is this the process that plays the bots and minds the clocks of this table for the next seconds?"""
        return True
