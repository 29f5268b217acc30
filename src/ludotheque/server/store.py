"""What is kept: every change of every table, appended in batches that are committed before anybody hears of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from msgspec import Struct, structs
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server import metrics
from ludotheque.server.database import Database
from ludotheque.server.schema import downtimes, events, owners, pulses, secrets, snapshots, tables

log = logging.getLogger("ludotheque.store")

T = TypeVar("T")

MOST_AT_ONCE = 500
"""Appends in one transaction."""
GATHER = 0.003
"""Seconds between two transactions under load: fewer and larger ones carry more. A lone move does not wait."""


COPY_EVERY = 4.0
LONG_LOG = 32_000_000
"""Bytes of SQLite's log after which the writer starts it anew."""


class StoreFailed(Exception):
    """The database did not take it; whether it did all the same is unknown until it is read again."""


class Event(Struct, kw_only=True):
    """One change of a table: a move (with `ply`), a new document of the table, or a line of chat."""

    version: int
    kind: str
    time: int
    ply: int | None = None
    seat: int = -1
    action: int = 0
    bot: bool = False
    actor: str = ""
    client: str = ""
    body: str = ""


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


Job = Callable[[AsyncConnection], Awaitable[object]]


class Store:
    """All reads and writes. Writes go through one task that commits whatever has gathered in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._changes: list[tuple[Change, asyncio.Future[bool]]] = []
        self._jobs: list[tuple[Job, asyncio.Future[object]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._copier: asyncio.Task[None] | None = None
        self._log_is_long = False
        self._closing = False
        self._insert_events = (sqlite.insert if database.is_sqlite else postgresql.insert)(events)

    async def open(self) -> None:
        await self._database.migrate()
        self._writer = asyncio.create_task(self._write_forever(), name="writer")
        self._copier = asyncio.create_task(self._copy_forever(), name="copier")

    async def close(self) -> None:
        """Writes what has gathered, then ends."""
        self._closing = True
        self._wake.set()
        if self._copier is not None:
            self._copier.cancel()
            await asyncio.gather(self._copier, return_exceptions=True)
        if self._writer is not None:
            await self._writer
        await self._database.close()

    async def append(self, change: Change) -> bool:
        """True when committed; False when another process was first with this version or ply."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._changes.append((change, future))
        self._wake.set()
        return await future

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        self._wake.set()
        return await future  # type: ignore[return-value]  # the job's own result

    async def create(self, row: Row, event: Event, holders: Sequence[str], links: Sequence[str]) -> int:
        """A new table with its first event; says its id."""

        async def job(connection: AsyncConnection) -> int:
            values = structs.asdict(row)
            del values["id"]
            result = await connection.execute(insert(tables).values(**values).returning(tables.c.id))
            table_id = int(result.scalar_one())
            await connection.execute(insert(events).values(table_id=table_id, **structs.asdict(event)))
            await _insert_owners(connection, table_id, holders, links)
            return table_id

        return await self.write(job)

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            busy = False
            while self._changes or self._jobs:
                if busy:
                    await asyncio.sleep(GATHER)
                busy = True
                if self._log_is_long:
                    self._log_is_long = False
                    await self._database.start_log_anew()
                changes, self._changes = self._changes[:MOST_AT_ONCE], self._changes[MOST_AT_ONCE:]
                jobs, self._jobs = self._jobs, []
                await self._commit(changes, jobs)
            if self._closing:
                return

    async def _copy_forever(self) -> None:
        """SQLite: copies what is committed from its log into its file beside the writing, not in between."""
        while self._database.is_sqlite:
            await asyncio.sleep(COPY_EVERY)
            try:
                self._log_is_long = await self._database.copy_log() > LONG_LOG
                self._wake.set()
            except Exception as error:
                log.warning("the log was not copied", extra={"error": type(error).__name__})

    async def _commit(
        self, changes: list[tuple[Change, asyncio.Future[bool]]], jobs: list[tuple[Job, asyncio.Future[object]]]
    ) -> None:
        begun = time.perf_counter()
        try:
            async with self._database.writer.begin() as connection:
                won = await self._insert([change for change, _ in changes], connection) if changes else set()
                results = [await _attempt(job, connection) for job, _ in jobs]
        except Exception as error:  # whatever it was: the writer goes on, and those who wait are told
            await self._one_by_one(changes, jobs, error)
            return
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        metrics.BATCH_SIZE.observe(len(changes) + len(jobs))
        for change, future in changes:
            _settle(future, (change.table_id, change.event.version) in won)
        for (_, job_future), result in zip(jobs, results, strict=True):
            if isinstance(result, Exception):
                _fail(job_future, result)
            else:
                _settle(job_future, result)

    async def _one_by_one(
        self,
        changes: list[tuple[Change, asyncio.Future[bool]]],
        jobs: list[tuple[Job, asyncio.Future[object]]],
        error: Exception,
    ) -> None:
        """A batch that failed is tried in parts, so that one bad part fails alone."""
        if len(changes) + len(jobs) > 1:
            for pair in changes:
                await self._commit([pair], [])
            for job in jobs:
                await self._commit([], [job])
            return
        metrics.COMMITS_FAILED.inc()
        for _, appended in changes:
            _fail(appended, StoreFailed(type(error).__name__))
        for _, done in jobs:
            _fail(done, StoreFailed(type(error).__name__))

    async def _insert(self, changes: list[Change], connection: AsyncConnection) -> set[tuple[int, int]]:
        # In the order of the tables' ids, so that two processes never wait for each other in a circle.
        changes = sorted(changes, key=lambda change: change.table_id)
        result = await connection.execute(
            self._insert_events.on_conflict_do_nothing().returning(events.c.table_id, events.c.version),
            [{"table_id": change.table_id, **structs.asdict(change.event)} for change in changes],
        )
        won = {(table_id, version) for table_id, version in result}
        kept = [change for change in changes if (change.table_id, change.event.version) in won]
        for statement, quiet in ((_UPDATE_QUIETLY, True), (_UPDATE_ROW, False)):
            rows = [_row_values(change) for change in kept if change.quiet == quiet]
            if rows:
                await connection.execute(statement, rows)
        for change in kept:
            if change.doc is not None:
                await connection.execute(update(tables).where(tables.c.id == change.table_id).values(doc=change.doc))
                await connection.execute(delete(owners).where(owners.c.table_id == change.table_id))
                await _insert_owners(connection, change.table_id, change.owners or [], change.secrets or [])
        return won

    async def load(self, code: str) -> Stored | None:
        async with self._database.reader.begin() as connection:
            found = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
            if found is None:
                return None
            row = Row(**found)
            kept = (await connection.execute(select(snapshots).where(snapshots.c.table_id == row.id))).first()
            result = await connection.execute(_EVENTS.where(events.c.table_id == row.id))
            return Stored(
                row=row,
                snapshot=Snapshot(version=kept.version, body=kept.body) if kept else None,
                events=[Event(**event) for event in result.mappings()],
            )

    async def events_since(self, table_id: int, version: int) -> list[Event]:
        async with self._database.reader.begin() as connection:
            wanted = _EVENTS.where(events.c.table_id == table_id, events.c.version > version)
            return [Event(**event) for event in (await connection.execute(wanted)).mappings()]

    async def versions(self, ids: Iterable[int]) -> dict[int, int]:
        """The latest version of each of these tables."""
        async with self._database.reader.begin() as connection:
            wanted = select(events.c.table_id, func.max(events.c.version)).group_by(events.c.table_id)
            result = await connection.execute(wanted.where(events.c.table_id.in_(list(ids))))
            return {row[0]: row[1] for row in result}

    async def public(self, most: int) -> list[Row]:
        wanted = select(tables).where(tables.c.visibility == "public", tables.c.phase.in_(("open", "running")))
        return await self._rows(wanted.order_by(tables.c.phase, tables.c.updated.desc()).limit(most))

    async def mine(self, owner: str, most: int) -> list[Row]:
        wanted = select(tables).join(owners, owners.c.table_id == tables.c.id).where(owners.c.owner == owner)
        return await self._rows(wanted.order_by(tables.c.updated.desc()).limit(most))

    async def _rows(self, wanted: object) -> list[Row]:
        async with self._database.reader.begin() as connection:
            return [Row(**row) for row in (await connection.execute(wanted)).mappings()]  # type: ignore[call-overload]

    async def due(self, before: int, most: int) -> list[tuple[str, int]]:
        """The running tables at which the server must act by `before`, the earliest first."""
        wanted = select(tables.c.code, tables.c.due).where(tables.c.due <= before, tables.c.phase == "running")
        async with self._database.reader.begin() as connection:
            return [(code, due) for code, due in await connection.execute(wanted.order_by(tables.c.due).limit(most))]

    async def busy_tables(self, host: str | None = None) -> int:
        """How many tables are open or running, in all or of one host."""
        wanted = select(func.count()).select_from(tables).where(tables.c.phase.in_(("open", "running")))
        if host is not None:
            wanted = wanted.where(tables.c.host == host)
        async with self._database.reader.begin() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def find_secret(self, hashed: str) -> str | None:
        """The code of the table that a private seat link belongs to."""
        wanted = select(tables.c.code).join(secrets, secrets.c.table_id == tables.c.id)
        async with self._database.reader.begin() as connection:
            return (await connection.execute(wanted.where(secrets.c.hash == hashed))).scalar()

    async def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
            await connection.execute(insert(snapshots).values(table_id=table_id, **structs.asdict(snapshot)))

        await self.write(job)

    async def remove_idle(self, before: int) -> int:
        """Removes tables that are not over and that nobody has touched since `before`."""

        async def job(connection: AsyncConnection) -> int:
            idle = delete(tables).where(tables.c.updated < before, tables.c.phase != "over")
            return int((await connection.execute(idle)).rowcount)

        return await self.write(job)

    async def pulse(self, now: int) -> None:
        """Notes that a server is alive."""

        async def job(connection: AsyncConnection) -> None:
            updated = await connection.execute(update(pulses).values(time=now).where(pulses.c.id == 1))
            if updated.rowcount == 0:
                await connection.execute(insert(pulses).values(id=1, time=now))

        await self.write(job)

    async def note_start(self, now: int, silence: int) -> list[tuple[int, int]]:
        """Notes a downtime if the last pulse is older than `silence`; says all downtimes."""

        async def job(connection: AsyncConnection) -> list[tuple[int, int]]:
            last = (await connection.execute(select(pulses.c.time).where(pulses.c.id == 1))).scalar()
            if last is not None and now - last > silence:
                await connection.execute(insert(downtimes).values(start=last, end=now))
                await connection.execute(update(pulses).values(time=now).where(pulses.c.id == 1))
            found = await connection.execute(select(downtimes.c.start, downtimes.c.end).order_by(downtimes.c.start))
            return [(start, end) for start, end in found]

        return await self.write(job)

    async def check(self) -> None:
        """Raises when the database does not answer."""
        async with self._database.reader.begin() as connection:
            await connection.execute(select(1))


_EVENTS = select(*(column for column in events.c if column.name != "table_id")).order_by(events.c.version)
_UPDATE_QUIETLY = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(updated=bindparam("updated"), to_move=bindparam("to_move"))
)
_UPDATE_ROW = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(phase=bindparam("phase"), updated=bindparam("updated"), due=bindparam("due"), to_move=bindparam("to_move"))
)


def _row_values(change: Change) -> dict[str, object]:
    values: dict[str, object] = {"key": change.table_id, "updated": change.updated, "to_move": change.to_move}
    if not change.quiet:
        values |= {"phase": change.phase, "due": change.due}
    return values


async def _insert_owners(
    connection: AsyncConnection, table_id: int, holders: Sequence[str], links: Sequence[str]
) -> None:
    if holders:
        rows = [{"owner": owner, "table_id": table_id} for owner in sorted(set(holders))]
        await connection.execute(insert(owners), rows)
    for link in links:
        known = (await connection.execute(select(secrets.c.hash).where(secrets.c.hash == link))).scalar()
        if known is None:
            await connection.execute(insert(secrets).values(hash=link, table_id=table_id))


async def _attempt(job: Job, connection: AsyncConnection) -> object:
    """A job that breaks a constraint fails alone; the others of its batch stand."""
    try:
        async with connection.begin_nested():
            return await job(connection)
    except IntegrityError as error:
        return StoreFailed(str(error.orig.__class__.__name__))


def _settle(future: asyncio.Future[T], result: T) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        future.set_result(result)


def _fail(future: asyncio.Future[bool] | asyncio.Future[object], error: Exception) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        future.set_exception(error)
