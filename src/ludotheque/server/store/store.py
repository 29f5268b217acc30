"""What is kept: every change of every table, appended in batches that are committed before anybody hears of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import structs
from sqlalchemy import ColumnElement, Delete, RowMapping, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import downtimes, events, keys, owners, pulses, secrets, snapshots, tables
from ludotheque.server.store.writer import Writer, insert_owners
from ludotheque.server.supervision import Supervisor
from ludotheque.table.bounds import READ_SECONDS
from ludotheque.table.events import Change, Event, Row, Snapshot, Stored

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]

BUSY = ("open", "running")
AT_ONCE = 500
"""Events that are read in one turn."""
HEALTH = 2
"""The row of `pulses` that the question after the server's health writes; 1 is for the clocks."""


class Store:
    """All reads and writes."""

    def __init__(self, database: Database, shares: bool = False, copies: bool = True) -> None:
        """`shares`: other processes write to the same SQLite file; `copies`: this one sees to its log."""
        self._database = database
        self._writer = Writer(database, shares, copies)

    def hold(self) -> None:
        """Raises `BadSetting` when another server has the same SQLite file."""
        self._database.hold()

    async def open(self) -> None:
        await self._database.migrate()
        await self._writer.open()

    async def close(self) -> None:
        """Writes what has gathered, then ends."""
        await self._writer.close()
        await self._database.close()
        self._database.let_go()

    async def read(self, job: Job[T]) -> T:
        """Something that is asked seldom."""
        async with self._reading() as connection:
            return await job(connection)

    async def write(self, job: Job[T]) -> T:
        """Something that is written seldom, in the order of all that is written."""
        return await self._writer.write(job)

    async def append(self, change: Change) -> bool:
        """True when committed; False when another process was first with this version or ply."""
        return await self._writer.append(change)

    async def create(self, row: Row, event: Event, holders: Sequence[str], links: Sequence[str]) -> int:
        """A new table with its first event; says its id."""

        async def job(connection: AsyncConnection) -> int:
            values = structs.asdict(row)
            del values["id"]
            result = await connection.execute(insert(tables).values(**values).returning(tables.c.id))
            table_id = int(result.scalar_one())
            await connection.execute(insert(events).values(table_id=table_id, **structs.asdict(event)))
            await insert_owners(connection, table_id, holders, links)
            return table_id

        return await self._writer.write(job)

    async def load(self, code: str) -> Stored | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
            if found is None:
                return None
            row = Row(**found)
            kept = (await connection.execute(select(snapshots).where(snapshots.c.table_id == row.id))).first()
            result = await connection.execute(_EVENTS.where(events.c.table_id == row.id))
            return Stored(
                row=row,
                snapshot=Snapshot(version=kept.version, body=kept.body) if kept else None,
                events=await _events(result.mappings()),
            )

    async def events_since(self, table_id: int, version: int) -> list[Event]:
        async with self._reading() as connection:
            wanted = _EVENTS.where(events.c.table_id == table_id, events.c.version > version)
            return [Event(**event) for event in (await connection.execute(wanted)).mappings()]

    async def versions(self, ids: Iterable[int]) -> dict[int, int]:
        """The latest version of each of these tables."""
        async with self._reading() as connection:
            wanted = select(events.c.table_id, func.max(events.c.version)).group_by(events.c.table_id)
            result = await connection.execute(wanted.where(events.c.table_id.in_(list(ids))))
            return {row[0]: row[1] for row in result}

    async def public(self, most: int) -> list[Row]:
        """Those used last, the places that they were made from in turn: nobody fills the list alone."""
        turn = func.row_number().over(partition_by=(tables.c.phase, tables.c.place), order_by=tables.c.updated.desc())
        listed = select(tables.c.id).where(
            tables.c.visibility == "public", tables.c.phase.in_(BUSY), tables.c.host != ""
        )
        chosen = listed.order_by(tables.c.phase, turn, tables.c.updated.desc()).limit(most).subquery()
        wanted = select(tables).join(chosen, chosen.c.id == tables.c.id)
        return await self._rows(wanted.order_by(tables.c.phase, tables.c.updated.desc()))

    async def mine(self, owner: str, most: int) -> list[Row]:
        wanted = select(tables).join(owners, owners.c.table_id == tables.c.id).where(owners.c.owner == owner)
        return await self._rows(wanted.order_by(tables.c.updated.desc()).limit(most))

    async def _rows(self, wanted: object) -> list[Row]:
        async with self._reading() as connection:
            return [Row(**row) for row in (await connection.execute(wanted)).mappings()]  # type: ignore[call-overload]

    async def due(self, before: int, most: int) -> list[tuple[str, int]]:
        """The running tables at which the server must act by `before`, the earliest first."""
        wanted = select(tables.c.code, tables.c.due).where(tables.c.due <= before, tables.c.phase == "running")
        async with self._reading() as connection:
            return [(code, due) for code, due in await connection.execute(wanted.order_by(tables.c.due).limit(most))]

    async def key(self, name: str) -> bytes:
        async with self._reading() as connection:
            return bytes((await connection.execute(select(keys.c.key).where(keys.c.name == name))).scalar_one())

    async def knows(self, owner: str) -> bool:
        """Does any table belong to who has this hash?"""
        return await self._number(select(func.count()).select_from(owners).where(owners.c.owner == owner)) > 0

    async def busy_tables(self, host: str | None = None, place: str | None = None) -> int:
        """How many tables are open or running: in all, or those of one host or place that people are at."""
        wanted = select(func.count()).select_from(tables).where(tables.c.phase.in_(BUSY))
        if host is not None:
            wanted = wanted.where(tables.c.host == host, tables.c.people > 0)
        if place is not None:
            wanted = wanted.where(tables.c.place == place, tables.c.people > 0)
        return await self._number(wanted)

    async def records_since(self, place: str, time: int) -> int:
        """How many records were brought from one place."""
        brought = (tables.c.place == place, tables.c.phase == "over", tables.c.people < 0, tables.c.created > time)
        return await self._number(select(func.count()).select_from(tables).where(*brought))

    async def _number(self, wanted: Select[int]) -> int:
        async with self._reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def find_secret(self, hashed: str) -> str | None:
        """The code of the table that a private seat link belongs to."""
        wanted = select(tables.c.code).join(secrets, secrets.c.table_id == tables.c.id)
        async with self._reading() as connection:
            return (await connection.execute(wanted.where(secrets.c.hash == hashed))).scalar()

    async def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
            await connection.execute(insert(snapshots).values(table_id=table_id, **structs.asdict(snapshot)))

        await self._writer.write(job)

    async def remove_idle(
        self, before: int, lobbies_before: int = 0, left_before: int = 0, finished_before: int = 0
    ) -> list[str]:
        """Removes what nobody has touched for long: tables that are not over and records that were brought, since
        `before`; tables that never began, since `lobbies_before`; those that everybody left, since `left_before`;
        matches that are over, since `finished_before`."""
        untouched = or_(
            and_(tables.c.updated < before, or_(tables.c.phase != "over", tables.c.people < 0)),
            and_(tables.c.updated < lobbies_before, tables.c.phase == "open"),
            and_(tables.c.updated < left_before, tables.c.phase.in_(BUSY), tables.c.people == 0),
            and_(tables.c.updated < finished_before, tables.c.phase == "over"),
        )

        return await self._remove(delete(tables).where(untouched))

    async def _remove(self, which: Delete) -> list[str]:
        """Says the codes of the tables that are no more."""

        async def job(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(which.returning(tables.c.code))).scalars())

        return await self._writer.write(job)

    async def remove_left(self, table_id: int) -> bool:
        """Removes a table at which no match began and that nobody is at; says whether that was still so."""
        left = and_(tables.c.id == table_id, tables.c.phase == "open", tables.c.people == 0)
        return bool(await self._remove(delete(tables).where(left)))

    async def left_tables(self, place: str) -> int:
        """How many tables that were made from one place nobody is at any more, or nobody but bots ever was."""
        left = (tables.c.phase.in_(BUSY), tables.c.place == place, tables.c.people == 0)
        return await self._number(select(func.count()).select_from(tables).where(*left))

    async def weight_of_place(self, place: str) -> int:
        """Bytes that are kept, about, of all tables that were made from one place."""
        return await self._number(select(func.coalesce(func.sum(tables.c.weight), 0)).where(tables.c.place == place))

    async def make_room(self, most: int, sparing: Sequence[int], place: str | None = None) -> list[str]:
        """Removes tables that are least of a loss: left by everybody first, then those that never began; of each the
        oldest. With a place only those left by everybody that were made there. `sparing` are those at which somebody
        is. Says their codes."""
        spare = and_(tables.c.phase.in_(BUSY), or_(tables.c.people == 0, tables.c.phase == "open"))
        if place is not None:
            spare = and_(tables.c.phase.in_(BUSY), tables.c.people == 0, tables.c.place == place)
        return await self._remove_oldest(spare, tables.c.people > 0, most, sparing)

    async def lighten(self, most: int, sparing: Sequence[int], place: str) -> list[str]:
        """Of the tables that were made from one place, removes what everybody left or gave up first, then records that
        were brought and finished matches of one person with bots; of each the oldest. Says their codes."""
        left = and_(tables.c.phase.in_(BUSY), tables.c.people == 0)
        alone = and_(tables.c.phase == "over", tables.c.people < 2)
        spare = and_(tables.c.place == place, or_(left, alone))
        return await self._remove_oldest(spare, tables.c.people != 0, most, sparing)

    async def _remove_oldest(
        self, spare: ColumnElement[bool], later: ColumnElement[bool], most: int, sparing: Sequence[int]
    ) -> list[str]:
        oldest = select(tables.c.id).where(spare, tables.c.id.not_in(sparing)).order_by(later, tables.c.updated)
        # Asked once more of the row itself: another process may have changed it since the oldest were found.
        return await self._remove(delete(tables).where(tables.c.id.in_(oldest.limit(most)), spare))

    async def pulse(self, now: int) -> None:
        """Notes that a server is alive."""

        async def job(connection: AsyncConnection) -> None:
            updated = await connection.execute(update(pulses).values(time=now).where(pulses.c.id == 1))
            if updated.rowcount == 0:
                await connection.execute(insert(pulses).values(id=1, time=now))

        await self._writer.write(job)

    async def note_start(self, now: int, silence: int) -> list[tuple[int, int]]:
        """Notes a downtime if the last pulse is older than `silence`; says all downtimes."""

        async def job(connection: AsyncConnection) -> list[tuple[int, int]]:
            last = (await connection.execute(select(pulses.c.time).where(pulses.c.id == 1))).scalar()
            if last is not None and now - last > silence:
                await connection.execute(insert(downtimes).values(start=last, end=now))
                await connection.execute(update(pulses).values(time=now).where(pulses.c.id == 1))
            found = await connection.execute(select(downtimes.c.start, downtimes.c.end).order_by(downtimes.c.start))
            return [(start, end) for start, end in found]

        return await self._writer.write(job)

    async def write_something(self, now: int) -> None:
        """Raises `StoreFailed` when the database takes nothing."""

        async def job(connection: AsyncConnection) -> None:
            updated = await connection.execute(update(pulses).values(time=now).where(pulses.c.id == HEALTH))
            if updated.rowcount == 0:
                await connection.execute(insert(pulses).values(id=HEALTH, time=now))

        await self._writer.write(job)

    def stored_within(self, seconds: float) -> bool:
        """Was something stored within the last seconds, and nothing refused since?"""
        return self._writer.stored_within(seconds)

    @property
    def is_behind(self) -> bool:
        """Something waits to be stored for longer than it should."""
        return self._writer.is_behind

    @property
    def tasks(self) -> Supervisor:
        return self._writer.tasks

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Raises `TimeoutError` (an `OSError`) when the database does not answer in time."""
        async with asyncio.timeout(READ_SECONDS), self._database.reader.begin() as connection:
            yield connection


async def _events(rows: Iterable[RowMapping]) -> list[Event]:
    """A table may have thousands: the others have their turns in between."""
    read: list[Event] = []
    for row in rows:
        read.append(Event(**row))
        if len(read) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return read


_EVENTS = select(*(column for column in events.c if column.name != "table_id")).order_by(events.c.version)
