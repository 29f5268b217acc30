"""Writing: whatever has gathered is committed in one transaction, before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar, cast

from msgspec import structs
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server import metrics
from ludotheque.server.store.database import Database
from ludotheque.server.store.schema import events, owners, secrets, tables
from ludotheque.server.store.sqlite_moves import Outcome, Pair, SqliteMoves
from ludotheque.server.supervision import Supervisor
from ludotheque.table.bounds import GIVEN_UP
from ludotheque.table.events import Change
from ludotheque.table.ports import StoreFailed

log = logging.getLogger("ludotheque.store")

T = TypeVar("T")
Result = TypeVar("Result")

MOST_AT_ONCE = 500
"""Appends in one transaction."""
GATHER = 0.003
"""Seconds between two transactions under load: fewer and larger ones carry more. A lone change does not wait."""

COPY_EVERY = 4.0
WORTH_COPYING = 4000
"""Changes after which SQLite's log is copied while it grows: the more of it at once, the more often a page is in it
that was written again since, and the less there is to do. A log that no longer grows is copied at once."""
LONG_LOG = 16_000_000
"""Bytes in SQLite's log after which the writer sees to it that it can begin anew."""
PATIENCE = 8.0
"""Seconds that a commit may take."""
AWAY = (OperationalError, InterfaceError, TimeoutError, OSError)
"""Errors of the database, not of what it was given."""
BEHIND = 3.0
"""Seconds after which a commit that is not done is a bad sign."""
WRITER, MOVES = "writer", "moves"


Job = Callable[[AsyncConnection], Awaitable[object]]


class Writer:
    """One task that commits whatever has gathered, again and again."""

    def __init__(self, database: Database, shares: bool, copies: bool) -> None:
        self._database = database
        self._shares = shares
        """Other processes write to the same SQLite file."""
        self._copies = copies
        """This one sees to its log."""
        self._changes: list[tuple[Change, asyncio.Future[bool]]] = []
        self._jobs: list[tuple[Job, asyncio.Future[object]]] = []
        self._wake = asyncio.Event()
        self._waiting: deque[tuple[float, asyncio.Future[object]]] = deque()
        """Everybody who waits, and until when; those who no longer do are cleared away now and then."""
        self.tasks = Supervisor()
        self._log_is_long = False
        self._uncopied = self._uncopied_before = 0
        """Changes since the log was copied; the same at the last look."""
        self._closing = False
        self._stored_at = -math.inf
        self._failed = False
        self._begun: float | None = None
        """Since when the batch in hand is being committed."""
        self._insert_events = (sqlite.insert if database.is_sqlite else postgresql.insert)(events)
        self._moves: SqliteMoves | None = None
        """The short way of what changes no document."""
        if database.is_sqlite:
            lock = database.write_lock() if shares else None
            self._moves = SqliteMoves(database.connect, database.log_file, self._settle_moves, lock)

    async def open(self) -> None:
        self.tasks.start(WRITER, self._write_forever)
        if self._moves is not None:
            self.tasks.start(MOVES, self._moves.run)
            self.tasks.every(COPY_EVERY, "copier", self._see_to_log)

    async def close(self) -> None:
        """Writes what has gathered, then ends."""
        if self._moves is not None:
            self._moves.close()
            await self.tasks.end(MOVES)
        self._closing = True
        self._wake.set()
        await self.tasks.end(WRITER)
        await self.tasks.close()

    async def append(self, change: Change) -> bool:
        """True when committed; False when another process was first with this version or ply."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._moves is not None and change.doc is None and not change.ends:
            self._moves.add(change, future)
        else:
            self._changes.append((change, future))
            self._wake.set()
        return await self._done(future)

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, future))
        self._wake.set()
        return cast(T, await self._done(future))

    def stored_within(self, seconds: float) -> bool:
        return not self._failed and time.monotonic() - self._stored_at < seconds

    @property
    def is_behind(self) -> bool:
        begun = [self._begun, self._moves and self._moves.begun]
        return any(since and time.monotonic() - since > BEHIND for since in begun)

    def _note(self, stored: bool, changes: int = 0) -> None:
        self._failed = not stored
        self._uncopied += changes
        if stored:
            self._stored_at = time.monotonic()

    async def _done(self, future: asyncio.Future[Result]) -> Result:
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_later(GIVEN_UP, self._give_up)
        self._waiting.append((loop.time() + GIVEN_UP, cast("asyncio.Future[object]", future)))
        return await future

    def _give_up(self) -> None:
        """Nobody waits for longer than that; one timer for all, because moves come by the thousand."""
        loop = asyncio.get_running_loop()
        while self._waiting and (self._waiting[0][1].done() or self._waiting[0][0] <= loop.time()):
            _fail(self._waiting.popleft()[1], StoreFailed("TimeoutError"))
        if self._waiting:
            loop.call_at(self._waiting[0][0], self._give_up)

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._log_is_long:
                await self._copy_log_now()
            busy = False
            while self._changes or self._jobs:
                if busy:
                    await asyncio.sleep(GATHER)
                busy = True
                changes, self._changes = self._changes[:MOST_AT_ONCE], self._changes[MOST_AT_ONCE:]
                jobs, self._jobs = self._jobs, []
                self._begun = time.monotonic()
                try:
                    await self._commit(changes, jobs)
                except BaseException as error:
                    self._note(stored=False)
                    _fail_all([*changes, *jobs], error)
                    raise
                finally:
                    self._begun = None
            if self._closing:
                return

    async def _see_to_log(self) -> None:
        """SQLite: copies what is committed from its log into its file beside the writing, not in between."""
        metrics.DISK_FREE.set(self._database.room())
        grows, self._uncopied_before = self._uncopied > self._uncopied_before, self._uncopied
        if not self._copies or not self._uncopied or (grows and self._uncopied < WORTH_COPYING):
            return
        self._uncopied = self._uncopied_before = 0
        size = await self._database.copy_log()
        metrics.LOG_BYTES.set(size)
        if size > LONG_LOG:
            self._log_is_long = True
            self._wake.set()

    async def _copy_log_now(self) -> None:
        """SQLite: the little that is left, while nothing is written, so that the log can begin anew. It need not: if
        somebody reads in it, or the disk is full, it goes on growing."""
        self._log_is_long = False
        try:
            async with self._alone():
                await self._database.copy_log(whole=self._shares)
        except Exception as error:
            log.warning("the log was not copied", extra={"error": type(error).__name__})

    async def _commit(
        self, changes: list[tuple[Change, asyncio.Future[bool]]], jobs: list[tuple[Job, asyncio.Future[object]]]
    ) -> None:
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE), self._alone(), self._database.writer.begin() as connection:
                won = await self._insert([change for change, _ in changes], connection) if changes else set()
                results = [await _attempt(job, connection) for job, _ in jobs]
        except Exception as error:  # whatever it was: the writer goes on, and those who wait are told
            await self._one_by_one(changes, jobs, error)
            return
        self._note(stored=True, changes=len(changes) + len(jobs))
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        metrics.BATCH_SIZE.observe(len(changes) + len(jobs))
        for change, future in changes:
            _settle(future, (change.table_id, change.event.version) in won)
        for (_, job_future), result in zip(jobs, results, strict=True):
            if isinstance(result, Exception):
                _fail(job_future, result)
            else:
                _settle(job_future, result)

    def _alone(self) -> contextlib.AbstractAsyncContextManager[None]:
        """SQLite has one writer at a time: the thread of the moves waits, instead of both asking again and again."""
        return contextlib.nullcontext() if self._moves is None else self._moves.paused()

    def _settle_moves(self, batch: list[Pair], outcome: Outcome, seconds: float) -> None:
        """What became of moves that went the short way."""
        if outcome is False:
            self._changes += batch
            self._wake.set()
        elif outcome is True:
            self._note(stored=True, changes=len(batch))
            metrics.COMMIT_SECONDS.observe(seconds)
            metrics.BATCH_SIZE.observe(len(batch))
            for _, future in batch:
                _settle(future, True)
        else:
            self._note(stored=False)
            metrics.COMMITS_FAILED.inc(len(batch))
            _fail_all(batch, outcome)

    async def _one_by_one(
        self,
        changes: list[tuple[Change, asyncio.Future[bool]]],
        jobs: list[tuple[Job, asyncio.Future[object]]],
        error: Exception,
    ) -> None:
        """A batch that failed is tried in parts, so that one bad part fails alone; unless the database itself failed:
        then each part would have to wait for it again."""
        if len(changes) + len(jobs) > 1 and not isinstance(error, AWAY):
            for pair in changes:
                await self._commit([pair], [])
            for job in jobs:
                await self._commit([], [job])
            return
        if isinstance(error, IntegrityError) and not jobs:
            # Its table is no more, or a link is another table's: nothing of it is there, as when it comes too late.
            _settle(changes[0][1], False)
            return
        self._note(stored=False)
        metrics.COMMITS_FAILED.inc(len(changes) + len(jobs))
        _fail_all([*changes, *jobs], error)

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
            if change.doc is not None or change.ends:
                values: dict[str, object] = {"people": change.people, "weight": change.weight}
                if change.doc is not None:
                    values |= {"doc": change.doc, "host": change.host}
                await connection.execute(update(tables).where(tables.c.id == change.table_id).values(values))
            if change.doc is not None:
                for belonging in (owners, secrets):
                    await connection.execute(delete(belonging).where(belonging.c.table_id == change.table_id))
                await insert_owners(connection, change.table_id, change.owners or [], change.secrets or [])
        return won


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


async def insert_owners(
    connection: AsyncConnection, table_id: int, holders: Sequence[str], links: Sequence[str]
) -> None:
    if holders:
        rows = [{"owner": owner, "table_id": table_id} for owner in sorted(set(holders))]
        await connection.execute(insert(owners), rows)
    if links:
        await connection.execute(insert(secrets), [{"hash": link, "table_id": table_id} for link in sorted(set(links))])


async def _attempt(job: Job, connection: AsyncConnection) -> object:
    """A job that breaks a constraint fails alone; the others of its batch stand."""
    try:
        async with connection.begin_nested():
            return await job(connection)
    except IntegrityError as error:
        return StoreFailed(str(error.orig.__class__.__name__))


def _settle(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail_all(
    pairs: Sequence[tuple[object, asyncio.Future[bool] | asyncio.Future[object]]], error: BaseException
) -> None:
    for _, future in pairs:
        _fail(future, StoreFailed(type(error).__name__))


def _fail(future: asyncio.Future[bool] | asyncio.Future[object], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
