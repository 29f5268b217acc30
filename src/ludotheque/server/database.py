"""The connection to SQLite or PostgreSQL, and bringing its tables up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.server.settings import BadSetting

MIGRATION_LOCK = 7_340_021
"""PostgreSQL's advisory lock under which one of several starting processes migrates."""


AUTOMATIC_PAGES = 100_000
"""SQLite copies its log by itself, in a commit, only if nobody did for so long."""
SHORT_LOG = 4_000_000


class Database:
    """`writer` has one connection on SQLite: one writer at a time, and `begin` takes the lock at once."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
        except ArgumentError:
            raise BadSetting("database: is no address; it looks like sqlite:///file or postgresql://...") from None
        self.is_sqlite = url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if not url.database or url.database == ":memory:":
                raise BadSetting("database: sqlite needs a file, as in sqlite:///ludotheque.sqlite3")
            file = Path(url.database)
            file.parent.mkdir(parents=True, exist_ok=True)
            self._log = file.with_name(file.name + "-wal")
            url = url.set(drivername="sqlite+aiosqlite")
            self.reader = create_async_engine(url, pool_size=4)
            self.writer = create_async_engine(url, pool_size=1, max_overflow=0)
            _tune_sqlite(self.reader, "BEGIN")
            _tune_sqlite(self.writer, "BEGIN IMMEDIATE")
        else:
            url = url.set(drivername="postgresql+asyncpg")
            self.reader = create_async_engine(url, pool_size=8, pool_pre_ping=True)
            self.writer = self.reader

    async def migrate(self) -> None:
        async with self.writer.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def copy_log(self) -> int:
        """SQLite: copies the log into the file without holding up the writer; says how many bytes the log has."""
        if self._log.exists() and self._log.stat().st_size > SHORT_LOG:
            await self._pragma(self.reader, "wal_checkpoint(PASSIVE)")
            return self._log.stat().st_size
        return 0

    async def start_log_anew(self) -> None:
        """SQLite: copies the rest, which is little after `copy_log`, and begins the log from its start."""
        await self._pragma(self.writer, "wal_checkpoint(RESTART)")

    async def _pragma(self, engine: AsyncEngine, pragma: str) -> None:
        """Outside of any transaction."""
        async with engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            await (await driver.execute(f"PRAGMA {pragma}")).close()

    async def close(self) -> None:
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()


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
    """WAL with full sync: what is committed survives a power cut. Transactions begin when we say so."""

    def connect(connection: _DriverConnection, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=15000",
            "foreign_keys=ON",
            f"wal_autocheckpoint={AUTOMATIC_PAGES}",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connect)
    event.listen(engine.sync_engine, "begin", start)
