"""An administrator's view of a database, whether a server runs on it or not."""

from __future__ import annotations

import ipaddress
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.admin import deeds
from ludotheque.server.admin.deeds import Act, Ban
from ludotheque.server.net.doors import shared_address
from ludotheque.server.net.identity import PERSON_LETTERS, hashed, new_secret
from ludotheque.server.net.places import Places
from ludotheque.server.settings import BadSetting
from ludotheque.server.store.database import Database, alembic_config, what_is_wrong
from ludotheque.server.store.schema import events, owners, tables
from ludotheque.server.store.store import Store
from ludotheque.table.events import CHAT, Row, Stored
from ludotheque.table.seating import read_document

T = TypeVar("T")
WHO = re.compile("[0-9a-f]{16}")
DAY = 24 * 3600 * 1000


class Told(Struct):
    """What is kept of a person, for who asks what that is."""

    person: str
    tables: list[dict[str, object]]
    lines: list[dict[str, object]]


class Office:
    def __init__(self, address: str) -> None:
        file = make_url(address).database or ""
        if address.startswith("sqlite") and not Path(file).is_file():
            raise BadSetting(f"database: there is no file {file}")
        self._database = Database(address)
        self._store = Store(self._database)
        self._places = Places()

    async def open(self) -> None:
        """Raises `BadSetting` for a database that no server of this version has opened."""
        try:
            is_ours = await self.read(lambda connection: connection.run_sync(_is_up_to_date))
        except Exception as error:
            raise BadSetting(f"database: {what_is_wrong(error)}") from None
        if not is_ours:
            raise BadSetting("database: no server of this version has opened it yet; start one first")
        self._places.use(await self._store.key("places"))

    async def close(self) -> None:
        await self._database.close()

    async def read(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self._database.reader.begin() as connection:
            return await job(connection)

    async def act(self, kind: str, target: str, **about: str | int | None) -> list[str]:
        """Does it and notes it, in one transaction; says the codes of the tables that it changed."""
        act = Act(kind=kind, target=target, about=msgspec.json.encode(about).decode(), time=_now())
        async with self._database.writer.begin() as connection:
            changed = await deeds.do(connection, act)
            await deeds.note(connection, act)
        return changed

    def who(self, text: str) -> str:
        """A person or an address as they are noted, from 16 letters as `table` and the log show them, or an address."""
        if WHO.fullmatch(text):
            return text
        try:
            ipaddress.ip_address(text)
        except ValueError:
            raise BadSetting(
                f"{text!r} is nobody: name 16 letters as `ludotheque admin table` and the server's log show them, "
                "or an address as in 203.0.113.5"
            ) from None
        return self._places.of(shared_address(text))

    async def rows(self, phase: str = "", who: str = "", most: int = 100) -> list[Row]:
        wanted = select(tables).order_by(tables.c.updated.desc()).limit(most)
        if phase:
            wanted = wanted.where(tables.c.phase == phase)
        if who:
            held = select(owners.c.table_id).where(owners.c.owner.startswith(who))
            wanted = wanted.where((tables.c.place == who) | tables.c.id.in_(held))

        async def job(connection: AsyncConnection) -> list[Row]:
            return [Row(**row) for row in (await connection.execute(wanted)).mappings()]

        return await self.read(job)

    async def table(self, code: str) -> Stored:
        stored = await self._store.load(code.upper())
        if stored is None:
            raise BadSetting(f"there is no table {code.upper()}")
        return stored

    async def rename(self, code: str, seat: int) -> list[str]:
        """Takes the name away from whoever has the seat, here and in all that was written under it."""
        doc = read_document((await self._seat(code, seat)).row.doc)
        devices = doc.seats[seat].devices
        person = devices[0].owner[:PERSON_LETTERS] if devices else str(seat)
        return await self.act("rename", code.upper(), person=person)

    async def remove_line(self, code: str, line: int) -> list[str]:
        stored = await self.table(code)
        if not any(event.kind == CHAT and event.version == line for event in stored.events):
            raise BadSetting(f"table {code.upper()} has no line {line}; `ludotheque admin table {code}` shows them")
        return await self.act("line", code.upper(), line=line)

    async def link(self, code: str, seat: int) -> str:
        """A link to a seat, for a player who lost the own browser: good for one."""
        stored = await self._seat(code, seat)
        if stored.row.phase == "over" or read_document(stored.row.doc).seats[seat].kind == "bot":
            raise BadSetting(f"seat {seat + 1} of table {code.upper()} is no person's of an unfinished match")
        secret = new_secret()
        await self.act("link", code.upper(), seat=seat, hash=hashed(secret))
        return f"#/seat/{secret}"

    async def _seat(self, code: str, seat: int) -> Stored:
        stored = await self.table(code)
        seats = len(read_document(stored.row.doc).seats)
        if not 0 <= seat < seats:
            raise BadSetting(f"the seats of table {code.upper()} are 1 to {seats}; not {seat + 1}")
        return stored

    async def restrict(self, kind: str, who: str, days: int | None) -> None:
        await self.act(kind, self.who(who), until=None if days is None else _now() + days * DAY)

    async def bans(self) -> list[Ban]:
        return list(await self.read(deeds.all_bans))

    async def acts(self) -> list[Act]:
        return await self.read(lambda connection: deeds.acts_since(connection, 0))

    async def empty(self, who: str, left: bool, lobbies: bool, finished: bool, days: int) -> list[str]:
        """Closes the tables that nobody misses; each is noted, so that a running server forgets it too."""
        spare = deeds.spare(self.who(who) if who else "", left, lobbies, finished, _now() - days * DAY)

        async def job(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(select(tables.c.code).where(spare))).scalars())

        codes = await self.read(job)
        for code in codes:
            await self.act("close", code)
        return codes

    async def export(self, who: str) -> Told:
        person = self.who(who)
        told = Told(person=person, tables=[], lines=[])
        for row in await self.rows(who=person, most=1_000_000):
            seats = read_document(row.doc).seats
            own = [{"seat": at + 1, "name": seat.name} for at, seat in enumerate(seats) if deeds.is_of(seat, person)]
            kept = {"code": row.code, "game": row.game, "phase": row.phase, "created": row.created}
            told.tables.append(kept | {"updated": row.updated, "seats": own, "address": row.place})
        spoken = select(tables.c.code, events.c.time, events.c.body).join(events, events.c.table_id == tables.c.id)
        wanted = spoken.where(events.c.actor == person, events.c.kind == CHAT).order_by(events.c.time)

        async def job(connection: AsyncConnection) -> list[dict[str, object]]:
            found = (await connection.execute(wanted)).all()
            return [{"code": code, "time": at, "text": body.partition("\n")[2]} for code, at, body in found]

        told.lines = await self.read(job)
        return told

    def backup(self, file: Path) -> int:
        """A copy of a SQLite database as of this moment, while a server writes to it; says its bytes."""
        if not self._database.is_sqlite:
            raise BadSetting("backup: copies SQLite; a PostgreSQL is copied by pg_dump")
        if file.exists():
            raise BadSetting(f"backup: {file} is there already; name a new file")
        file.touch(mode=0o600)
        source, copy = self._database.connect(), sqlite3.connect(file)
        try:
            source.backup(copy)
            found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        finally:
            source.close()
            copy.close()
        if found != "ok":
            raise BadSetting(f"backup: the copy is not whole ({found})")
        return file.stat().st_size


def _now() -> int:
    return time.time_ns() // 1_000_000


def _is_up_to_date(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(alembic_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head
