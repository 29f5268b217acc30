"""Moves on SQLite: a thread commits whatever has gathered, again and again, past every other layer.

While it waits for the disk, the event loop tells of the batch before and takes the moves of the next one. A batch is
one statement, which is a transaction by itself: between two statements the thread would wait for its turn with the
interpreter, which under load costs more than the statements themselves.

SQLite only writes; the thread itself then waits until its log is on the disk, and only then are moves told of. It has
let go of all locks by that time, so that no other process and no other writer waits for the disk of this one.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from ludotheque.table.bounds import BUSY_SECONDS
from ludotheque.table.events import Change

MOST_AT_ONCE = 100
"""Appends in one transaction. For each number of them SQLite has a statement ready, once it was wanted."""
COLUMNS = ("version", "ply", "kind", "time", "seat", "action", "bot", "actor", "client", "body")
ROW = ("table_id", *COLUMNS, "updated", "to_move", "phase", "due", "quiet")
"""A change in one row: what `events` keeps of it, and what it makes of its table."""
UPDATE = "UPDATE tables SET {columns} WHERE id = new.table_id"
QUIET = UPDATE.format(columns="updated = new.updated, to_move = new.to_move")
"""Leaves the columns alone that are in an index."""
LOUD = UPDATE.format(columns="updated = new.updated, to_move = new.to_move, phase = new.phase, due = new.due")
TAKE = f"""
    CREATE TEMP TRIGGER take_{{name}} INSTEAD OF INSERT ON changes WHEN {{when}} BEGIN
        INSERT INTO events (table_id, {", ".join(COLUMNS)})
        VALUES (new.table_id, {", ".join("new." + column for column in COLUMNS)});
        {{update}};
    END
"""
PREPARE = (
    "PRAGMA busy_timeout=0",
    "PRAGMA temp_store=MEMORY",
    f"CREATE TEMP VIEW changes AS SELECT {', '.join('0 AS ' + column for column in ROW)}",
    TAKE.format(name="quietly", when="new.quiet", update=QUIET),
    TAKE.format(name="loudly", when="NOT new.quiet", update=LOUD),
)
UNSYNCED = "PRAGMA synchronous=NORMAL"
"""SQLite syncs its log when it copies it or begins it anew, and leaves each commit to us."""
LOOK_EVERY = 0.0005
EASY, GATHER_EACH, LONGEST_GATHER = 300, 0.000_015, 0.010
"""For each move a second beyond the easy ones the thread waits so many seconds between two commits: fewer and larger
ones carry more, and the higher the load, the fewer."""
LATELY = 0.25
"""Seconds over which moves are counted for that."""
_sync: Callable[[int], None] | None = getattr(os, "fdatasync", None)
"""Waits until a file is on the disk. Where there is none, SQLite waits itself, as it does for all other writers."""
PRIMARY = 0xFF
"""The part of SQLite's error codes that says what it is; the rest says why."""

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
        log: Path,
        settle: Callable[[list[Pair], Outcome, float], None],
        lock: WriteLock | None,
    ) -> None:
        """`log` is SQLite's own. `settle` is told, on the event loop, what became of a batch, and how many seconds it
        took. `lock` is for processes that share one file."""
        self._connect = connect
        self._log_file = log
        self._settle = settle
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None
        self._log: int | None = None
        """Its descriptor: the file stays the same as long as the connection is open."""
        self._turn = threading.Condition()
        """Guards what follows."""
        self._waiting: list[Pair] = []
        self._closing = self._ended = False
        self._pace = 0.0
        """Moves a second, of late."""
        self._counted = time.monotonic()
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
                outcome = self._attempt(self._write, [change for change, _ in batch]) if batch else True
            if batch:
                if outcome is True:
                    outcome = self._attempt(self._keep)
                loop.call_soon_threadsafe(self._settle, batch, outcome, time.perf_counter() - begun)
            self.begun = None
            if (pause := self._pause_after(len(batch))) > 0:
                time.sleep(pause)
        with self._turn:
            self._ended = True
            if self._pause is not None:
                loop.call_soon_threadsafe(_tell, self._pause)
        for held in (self._connection, self._lock):
            if held is not None:
                held.close()
        if self._log is not None:
            os.close(self._log)

    def _pause_after(self, batch: int) -> float:
        now = time.monotonic()
        span, self._counted = now - self._counted, now
        self._pace += (batch / max(span, LOOK_EVERY) - self._pace) * min(1.0, span / LATELY)
        return min(GATHER_EACH * (self._pace - EASY), LONGEST_GATHER)

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

    def _attempt(self, step: Callable[..., bool], *given: list[Change]) -> Outcome:
        try:
            return step(*given)
        except sqlite3.IntegrityError:
            return False
        except Exception as error:  # whatever it was: the thread goes on, and those who wait are told
            return error

    def _write(self, changes: Sequence[Change]) -> bool:
        if self._connection is None:
            connection = self._connect()
            for statement in PREPARE if _sync is None else (*PREPARE, UNSYNCED):
                connection.execute(statement)
            self._connection = connection
        rows = [_row(change) for change in sorted(changes, key=lambda change: change.table_id)]
        _execute(self._connection, _insert(len(rows)), [value for row in rows for value in row])
        return True

    def _keep(self) -> bool:
        """What was written is there after a power cut."""
        if _sync is not None:
            if self._log is None:
                self._log = os.open(self._log_file, os.O_RDWR)
            _sync(self._log)
        return True


def _tell(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


@functools.cache
def _insert(count: int) -> str:
    """So many changes: a whole transaction."""
    row = f"({', '.join('?' * len(ROW))})"
    return f"INSERT INTO changes VALUES {', '.join([row] * count)}"


def _execute(connection: sqlite3.Connection, statement: str, values: list[object]) -> None:
    """Waits while another process writes. SQLite would wait too, but in longer and longer steps."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute(statement, values)
            return
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > patience:
                raise
        time.sleep(LOOK_EVERY)


def _row(change: Change) -> tuple[object, ...]:
    event = change.event
    return (
        change.table_id,
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
        change.updated,
        change.to_move,
        change.phase,
        change.due,
        change.quiet,
    )
