"""Moves on SQLite: a thread commits whatever has gathered, again and again, past every other layer.

While it waits for the disk, the event loop tells of the batch before and takes the moves of the next one. A batch is
one insert, one or two updates and one commit. Each statement takes the whole batch as one JSON text, because between
two statements the thread waits for its turn with the interpreter, which under load costs more than the statements
themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec

from ludotheque.table.bounds import BUSY_SECONDS
from ludotheque.table.events import Change, Event

MOST_AT_ONCE = 500
"""Appends in one transaction."""
COLUMNS = ("version", "ply", "kind", "time", "seat", "action", "bot", "actor", "client", "body")
_VALUES = ", ".join(f"value ->> {place}" for place in range(len(COLUMNS) + 1))
INSERT = f"""
    INSERT INTO events (table_id, {", ".join(COLUMNS)})
    SELECT {_VALUES} FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
UPDATE = """
    UPDATE tables SET {columns}
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS updated, value ->> 2 AS to_move, value ->> 3 AS phase,
                 value ->> 4 AS due FROM json_each(?)) AS new
    WHERE tables.id = new.id
"""
QUIET = UPDATE.format(columns="updated = new.updated, to_move = new.to_move")
"""Leaves the columns alone that are in an index."""
LOUD = UPDATE.format(columns="updated = new.updated, to_move = new.to_move, phase = new.phase, due = new.due")
NUL = b"\\u0000"
"""In JSON, SQLite's texts end there."""

LOOK_EVERY = 0.0005
MANY, GATHER_EACH, LONGEST_GATHER = 4, 0.0008, 0.010
"""After a batch of `MANY` or more the thread waits so many seconds for each of them: under load fewer and larger
commits carry more, and the higher the load, the fewer."""
TURN = 0.001
"""Seconds that processes which share one file leave to each other between two commits."""
PRIMARY = 0xFF
"""The part of SQLite's error codes that says what it is; the rest says why."""

_encode = msgspec.json.Encoder().encode


Pair = tuple[Change, "asyncio.Future[bool]"]
Outcome = bool | Exception
"""True when all of a batch are committed. Otherwise nothing of it is: False when one was not the first with its version
or ply, or needs more than this."""


class WriteLock(Protocol):
    """Of several processes one at a time has it. Waiting costs nothing, where SQLite would ask again and again."""

    def acquire(self) -> None: ...
    def release(self) -> None: ...
    def close(self) -> None: ...


class SqliteMoves:
    """A connection of its own, in a thread of its own."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        settle: Callable[[list[Pair], Outcome, float], None],
        lock: WriteLock | None,
    ) -> None:
        """`settle` is told, on the event loop, what became of a batch, and how many seconds it took. `lock` is for
        processes that share one file."""
        self._connect = connect
        self._settle = settle
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None
        self._turn = threading.Condition()
        """Guards what follows."""
        self._waiting: list[Pair] = []
        self._closing = self._ended = False
        self._pause: asyncio.Future[None] | None = None
        """Somebody else writes, or will when this is told that nothing is being committed here."""
        self.begun: float | None = None
        """Since when the batch in hand is being committed."""

    def add(self, change: Change, future: asyncio.Future[bool]) -> None:
        with self._turn:
            self._waiting.append((change, future))
            self._turn.notify()

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Nothing is committed meanwhile, here or in another process: the thread has the lock for who asked."""
        pause: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        with self._turn:
            self._pause = pause
            if self._ended:
                pause.set_result(None)
            self._turn.notify()
        try:
            await pause
            yield
        finally:
            with self._turn:
                self._pause = None
                self._turn.notify()

    async def run(self) -> None:
        """Until it is closed and all is written."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._commit_forever, loop)

    def close(self) -> None:
        with self._turn:
            self._closing = True
            self._turn.notify()

    def _commit_forever(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._wait():
            self.begun = time.monotonic()
            with self._locked():
                self._let_others(loop)
                begun, batch = time.perf_counter(), self._next()
                if batch:
                    outcome = self._attempt([change for change, _ in batch])
                    loop.call_soon_threadsafe(self._settle, batch, outcome, time.perf_counter() - begun)
            self.begun = None
            if len(batch) >= MANY:
                time.sleep(min(GATHER_EACH * len(batch), LONGEST_GATHER))
            elif self._lock is not None:
                time.sleep(TURN)
        with self._turn:
            self._ended = True
            if self._pause is not None:
                loop.call_soon_threadsafe(_tell, self._pause)
        for held in (self._connection, self._lock):
            if held is not None:
                held.close()

    def _wait(self) -> bool:
        """Until there is something to do; False when it is closed."""
        with self._turn:
            while not self._waiting and self._pause is None:
                if self._closing:
                    return False
                self._turn.wait()
            return True

    def _let_others(self, loop: asyncio.AbstractEventLoop) -> None:
        """Waits while somebody else in this process writes."""
        with self._turn:
            while (pause := self._pause) is not None:
                loop.call_soon_threadsafe(_tell, pause)
                self._turn.wait_for(lambda told=pause: self._pause is not told)  # type: ignore[misc]  # mypy sees no bool

    def _next(self) -> list[Pair]:
        with self._turn:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        return batch

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        if self._lock is None:
            yield
            return
        self._lock.acquire()
        try:
            yield
        finally:
            self._lock.release()

    def _attempt(self, changes: Sequence[Change]) -> Outcome:
        try:
            return self._write(sorted(changes, key=lambda change: change.table_id))
        except sqlite3.IntegrityError:
            return False
        except Exception as error:  # whatever it was: the thread goes on, and those who wait are told
            return error

    def _write(self, changes: Sequence[Change]) -> bool:
        rows = _encode([_event_row(change.table_id, change.event) for change in changes])
        if NUL in rows:
            return False
        quiet = [_table_row(change) for change in changes if change.quiet]
        loud = [_table_row(change) for change in changes if not change.quiet]
        updates = [(sql, _encode(some).decode()) for sql, some in ((QUIET, quiet), (LOUD, loud)) if some]
        if self._connection is None:
            self._connection = self._connect()
            self._connection.execute("PRAGMA busy_timeout=0")
        connection = self._connection
        _begin(connection)
        try:
            if connection.execute(INSERT, (rows.decode(),)).rowcount != len(changes):
                connection.execute("ROLLBACK")
                return False
            for sql, some in updates:
                connection.execute(sql, (some,))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return True


def _tell(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _begin(connection: sqlite3.Connection) -> None:
    """Waits while another process writes. SQLite would wait too, but in longer and longer steps."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > patience:
                raise
        time.sleep(LOOK_EVERY)


def _event_row(table_id: int, event: Event) -> tuple[object, ...]:
    return (
        table_id,
        event.version,
        event.ply,
        event.kind,
        event.time,
        event.seat,
        event.action,
        event.bot,
        event.actor,
        event.client,
        event.body,
    )


def _table_row(change: Change) -> tuple[object, ...]:
    return (change.table_id, change.updated, change.to_move, change.phase, change.due)
