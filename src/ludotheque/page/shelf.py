"""Where a page keeps its tables: a few transactions on a browser's storage, and the store that tables know on them."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from ludotheque.table.events import Change, Event, Row, Snapshot, Stored
from ludotheque.table.outgoing import summary
from ludotheque.table.parcels import ME
from ludotheque.table.ports import StoreFailed
from ludotheque.table.problems import Declined

BUSY = ("open", "running")
encode = msgspec.json.Encoder().encode


class Shelf(Protocol):
    """A browser's storage. Each call is one transaction, done when it is on the disk; all that is kept is JSON."""

    def rows(self) -> Awaitable[str]:
        """A list of all tables' rows."""

    def read(self, code: str) -> Awaitable[str | None]:
        """`Stored`, or nothing."""

    def row(self, table_id: int) -> Awaitable[str | None]: ...
    def events(self, table_id: int, version: int) -> Awaitable[str]:
        """The list of those after a version."""

    def versions(self) -> Awaitable[str]:
        """The latest version of every table, by its id."""

    def create(self, code: str, row: str, summary: str, events: str) -> Awaitable[int]:
        """The new table's id, which it writes into the row; 0 when there is one with this code."""

    def append(self, table_id: int, row: str, summary: str, event: str) -> Awaitable[bool]:
        """False when this version or ply is there already."""

    def snap(self, table_id: int, snapshot: str) -> Awaitable[None]: ...
    def remove(self, table_id: int) -> Awaitable[None]: ...
    def note(self, name: str) -> Awaitable[str | None]: ...
    def jot(self, name: str, text: str) -> Awaitable[None]: ...


class Table(Struct):
    """A whole table, as it goes from one browser to another."""

    row: Row
    events: list[Event]


class PageStore:
    """`table.ports.Store` on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def append(self, change: Change) -> bool:
        try:
            text = await self._shelf.row(change.table_id)
            if text is None:
                return False
            row = changed(msgspec.json.decode(text, type=Row), change)
            return bool(await self._shelf.append(row.id, _text(row), told(row), _text(change.event)))
        except Exception as error:
            raise failure(error) from None

    async def create(self, row: Row, event: Event, holders: Sequence[str], links: Sequence[str]) -> int:
        return await self.add(Table(row, [event]))

    async def add(self, table: Table) -> int:
        row = table.row
        try:
            made = int(await self._shelf.create(row.code, _text(row), told(row), _text(table.events)))
        except Exception as error:
            raise failure(error) from None
        if not made:
            raise StoreFailed("there is a table with this code")
        return made

    async def load(self, code: str) -> Stored | None:
        text = await self._shelf.read(code)
        return None if text is None else msgspec.json.decode(text, type=Stored)

    async def events_since(self, table_id: int, version: int) -> list[Event]:
        return msgspec.json.decode(await self._shelf.events(table_id, version), type=list[Event])

    async def versions(self, ids: Iterable[int]) -> dict[int, int]:
        known = msgspec.json.decode(await self._shelf.versions(), type=dict[int, int])
        return {id: known[id] for id in ids if id in known}

    async def rows(self) -> list[Row]:
        return msgspec.json.decode(await self._shelf.rows(), type=list[Row])

    async def public(self, most: int) -> list[Row]:
        return []

    async def mine(self, owner: str, most: int) -> list[Row]:
        return sorted(await self.rows(), key=lambda row: -row.updated)[:most]

    async def due(self, before: int, most: int) -> list[tuple[str, int]]:
        found = [(row.due, row.code) for row in await self.rows() if row.phase == "running" and row.due is not None]
        return [(code, due) for due, code in sorted(found)[:most] if due <= before]

    async def busy_tables(self, host: str | None = None, place: str | None = None) -> int:
        return sum(row.phase in BUSY for row in await self.rows())

    async def records_since(self, place: str, time: int) -> int:
        return 0

    async def find_secret(self, hashed: str) -> str | None:
        return None

    async def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        try:
            await self._shelf.snap(table_id, _text(snapshot))
        except Exception as error:
            raise StoreFailed(str(error)) from None

    async def remove(self, table_id: int) -> None:
        await self._shelf.remove(table_id)

    async def remove_left(self, table_id: int) -> bool:
        await self.remove(table_id)
        return True

    async def remove_idle(
        self, before: int, lobbies_before: int = 0, left_before: int = 0, finished_before: int = 0
    ) -> list[str]:
        """Nothing: what is in somebody's own browser is theirs."""
        return []

    async def left_tables(self, place: str) -> int:
        return 0

    async def make_room(self, most: int, sparing: Sequence[int], place: str | None = None) -> list[str]:
        return []

    async def weight_of_place(self, place: str) -> int:
        return 0

    async def lighten(self, most: int, sparing: Sequence[int], place: str) -> list[str]:
        return []

    async def pulse(self, now: int) -> None:
        await self._shelf.jot("pulse", str(now))

    async def downtimes(self, now: int, silence: int) -> list[tuple[int, int]]:
        """When no page was open: then no clock ran."""
        known = msgspec.json.decode(await self._shelf.note("downtimes") or "[]", type=list[tuple[int, int]])
        last = int(await self._shelf.note("pulse") or now)
        if now - last > silence:
            known.append((last, now))
            await self._shelf.jot("downtimes", _text(known))
        return known


def changed(row: Row, change: Change) -> Row:
    row.phase, row.updated, row.due, row.to_move = change.phase, change.updated, change.due, change.to_move
    if change.doc is not None:
        row.doc, row.host = change.doc, change.host
    if change.doc is not None or change.ends:
        row.people, row.weight = change.people, change.weight
    return row


def told(row: Row) -> str:
    """The table's line in a list: kept beside it, so that a page lists its tables before Python is there."""
    return _text(summary(row, ME))


def failure(error: Exception) -> Exception:
    """What a browser's refusal means."""
    if "QuotaExceededError" in (getattr(error, "name", ""), str(error).partition(":")[0]):
        return Declined("storage-full", "this browser's storage is full: nothing more can be kept", 507)
    return StoreFailed(f"{type(error).__name__}: {error}")


def _text(value: object) -> str:
    return encode(value).decode()
