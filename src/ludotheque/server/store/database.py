"""The connection to SQLite or PostgreSQL, and bringing its tables up to date."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from ludotheque.server.settings import BadSetting
from ludotheque.table.bounds import BUSY_SECONDS

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

MIGRATION_LOCK = 7_340_021
"""PostgreSQL's advisory lock under which one of several starting processes migrates."""


PAGE = 1024
"""Bytes of a page of a new file: a move changes three pages, each of which goes to the log whole. A file that is there
already keeps its own."""
AUTOMATIC_PAGES = 200_000
"""SQLite copies its log by itself, in a commit, only if nobody did for so long."""
KEPT_LOG = 192_000_000
"""Bytes of the file of SQLite's log that are kept when the log begins anew: what is written where the file was before
needs no change of the file system's own books, and so a commit waits for nobody else's writing on the same disk."""
FRAME_HEAD = 24
"""Bytes before each page in the log."""
BUSY_MS = 1000 * BUSY_SECONDS
MOMENT_MS = 50
HELD_SECONDS = 5.0
PRAGMAS = (
    f"page_size={PAGE}",
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_MS}",
    "foreign_keys=ON",
    f"wal_autocheckpoint={AUTOMATIC_PAGES}",
    f"journal_size_limit={KEPT_LOG}",
)
"""WAL with full sync: what is committed survives a power cut."""


POSTGRES = {
    "timeout": BUSY_SECONDS,
    "command_timeout": BUSY_SECONDS,
    "server_settings": {
        "statement_timeout": str(BUSY_MS),
        "lock_timeout": str(BUSY_MS),
        "idle_in_transaction_session_timeout": "60000",
    },
}
"""PostgreSQL: nothing waits for ever, neither for a connection nor for an answer nor for a lock."""


class FileLock:
    """A lock between processes: the system keeps those who wait in order, and frees it when a process dies."""

    def __init__(self, file: Path) -> None:
        self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)

    def acquire(self) -> None:
        fcntl.flock(self._descriptor, fcntl.LOCK_EX)

    def release(self) -> None:
        fcntl.flock(self._descriptor, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._descriptor)


class Database:
    """`writer` has one connection on SQLite: one writer at a time, and `begin` takes the lock at once."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
        except (ArgumentError, ValueError):  # the latter of a port
            raise BadSetting("database: is no address; it looks like sqlite:///file or postgresql://...") from None
        self._held: int | None = None
        self.is_sqlite = url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if not url.database or url.database == ":memory:":
                raise BadSetting("database: sqlite needs a file, as in sqlite:///ludotheque.sqlite3")
            file = Path(url.database)
            self._file = file
            with _file_errors_told(file):
                file.parent.mkdir(parents=True, exist_ok=True)
                if not file.exists():
                    file.touch(mode=0o600)
            url = url.set(drivername="sqlite+aiosqlite")
            self.reader = create_async_engine(url, pool_size=4)
            self.writer = create_async_engine(url, pool_size=1, max_overflow=0)
            self._migrator = self.writer
            _tune_sqlite(self.reader, "BEGIN")
            _tune_sqlite(self.writer, "BEGIN IMMEDIATE")
        else:
            url = url.set(drivername="postgresql+asyncpg")
            self.reader = create_async_engine(
                url, pool_size=8, pool_pre_ping=True, pool_timeout=BUSY_SECONDS, connect_args=POSTGRES
            )
            self.writer = self.reader
            self._migrator = create_async_engine(url, poolclass=NullPool)
            """It may take its time."""

    def hold(self) -> int | None:
        """SQLite: this file is ours as long as this process lives, and every other that inherits the descriptor which
        this says. Raises `BadSetting` when another server has it: each keeps tables in memory and would not hear of the
        other's changes. What a killed server was about to start may have it a moment longer."""
        if not self.is_sqlite or fcntl is None:
            return None
        with _file_errors_told(self._file):
            self._held = os.open(self._file.with_name(self._file.name + "-lock"), os.O_RDWR | os.O_CREAT, 0o600)
        until = time.monotonic() + HELD_SECONDS
        while True:
            try:
                fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return self._held
            except OSError:
                if time.monotonic() < until:
                    time.sleep(0.05)
                    continue
            self.let_go()
            raise BadSetting(
                f"database: another server has {self._file} open; give this one a file of its own, "
                "or both the same PostgreSQL and Redis"
            )

    def let_go(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def write_lock(self) -> FileLock | None:
        """SQLite: a lock for one thread of each process that shares the file."""
        return None if fcntl is None else FileLock(self._file.with_name(self._file.name + "-turn"))

    async def migrate(self) -> None:
        async with self._migrator.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    def connect(self) -> sqlite3.Connection:
        """SQLite: a plain connection, for one thread."""
        connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    @property
    def log_file(self) -> Path:
        """SQLite: the file of its log."""
        return self._file.with_name(self._file.name + "-wal")

    def room(self) -> int:
        """SQLite: bytes that are free on the disk of its file."""
        return shutil.disk_usage(self._file.parent).free

    async def copy_log(self, whole: bool = False) -> int:
        """SQLite: copies the log into the file and waits for nobody, neither writer nor reader; says how many bytes are
        in the log. When all was copied and nobody reads in it, the next commit begins the log from its start.

        With `whole`, other processes do not write meanwhile, else there would always be something new in it; who
        writes or reads for longer than a moment is not waited for."""
        # Never by a look into the log's files: closing them would end SQLite's own locks.
        async with self.reader.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None

            async def pragma(text: str) -> list[int]:
                async with driver.execute(f"PRAGMA {text}") as cursor:
                    return list(await cursor.fetchone() or [])

            (page,) = await pragma("page_size")
            if whole:
                await pragma(f"busy_timeout={MOMENT_MS}")
            _, frames, _ = await pragma(f"wal_checkpoint({'FULL' if whole else 'PASSIVE'})")
            if whole:
                await pragma(f"busy_timeout={BUSY_MS}")
        return max(0, frames) * (page + FRAME_HEAD)

    async def close(self) -> None:
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()


@contextlib.contextmanager
def _file_errors_told(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadSetting(
            f"database: {file} and the files beside it must be this user's to read and write ({error.strerror})"
        ) from None


def what_is_wrong(error: Exception) -> str:
    """Why the database cannot be opened, in one line and without what is nobody's business."""
    if isinstance(error, CommandError):
        return "was written by a newer version of Ludotheque; install that one, or restore a backup"
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        return f"SQLite cannot use this file: {str(cause)[:100]}"
    return f"cannot be reached ({type(cause).__name__}); is it running, and are its address and password right?"


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


class _DriverConnection(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


def _tune_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Transactions begin when we say so."""

    def connect(connection: _DriverConnection, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connect)
    event.listen(engine.sync_engine, "begin", start)
