"""The store: one winner for each version and ply, batches, migrations, snapshots of rules."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from ludotheque.server.store.database import PAGE, Database
from ludotheque.server.store.schema import metadata
from ludotheque.server.store.store import Store
from ludotheque.table.events import Change, Event, Row
from tests.server.running import sqlite, story


def row(code: str) -> Row:
    return Row(
        id=0, code=code, game="seikatsu", rules=1, phase="running", visibility="link", host="h", doc="{}",
        seed=bytes(32), created=1, updated=1, due=None, to_move=0,
    )  # fmt: skip


def change(table_id: int, version: int, ply: int | None) -> Change:
    event = Event(version=version, kind="move", time=1, ply=ply)
    return Change(table_id=table_id, event=event, phase="running", updated=version, due=None, to_move=0)


@story
async def test_of_two_changes_of_one_version_or_ply_one_is_stored(database: str) -> None:
    first, second = Store(Database(database)), Store(Database(database))
    await first.open()
    await second.open()
    table_id = await first.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
    for version in range(2, 30):
        ply = version - 2
        won = await asyncio.gather(
            first.append(change(table_id, version, ply)), second.append(change(table_id, version, ply))
        )
        assert sorted(won) == [False, True]
    assert not await second.append(change(table_id, 30, 5)), "the ply is taken under another version"
    stored = await first.load("ONE")
    assert stored is not None
    assert [event.version for event in stored.events] == list(range(1, 30))
    await first.close()
    await second.close()


@story
async def test_many_changes_at_once_are_stored_in_few_transactions(database: str) -> None:
    store = Store(Database(database))
    await store.open()
    ids = [await store.create(row(f"T{n}"), Event(version=1, kind="table", time=1), ["h"], []) for n in range(40)]
    for version in range(2, 12):
        won = await asyncio.gather(*(store.append(change(table_id, version, version - 2)) for table_id in ids))
        assert all(won)
    assert await store.versions(ids) == dict.fromkeys(ids, 11)
    with pytest.raises(Exception, match="Error"):
        await store.create(row("T3"), Event(version=1, kind="table", time=1), [], [])
    assert await store.busy_tables() == 40
    await store.close()


@story
async def test_what_was_stored_is_read_back_to_the_letter(database: str) -> None:
    store = Store(Database(database))
    await store.open()
    table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
    said = Event(version=2, kind="chat", time=2**41, seat=1, actor="ab", client='"\\é🂡\n', body="Ada\n'; --")
    moved = Event(version=3, kind="move", time=3, ply=0, seat=2, action=-1, bot=True)
    for event, due in ((said, 77), (moved, None)):
        assert await store.append(
            Change(table_id=table_id, event=event, phase="over", updated=event.time, due=due, to_move=-1)
        )
        stored = await store.load("ONE")
        assert stored is not None
        assert stored.events[-1] == event
        assert (stored.row.phase, stored.row.updated, stored.row.due, stored.row.to_move) == (
            "over",
            event.time,
            due,
            -1,
        )
    quiet = Event(version=4, kind="move", time=4, ply=1)
    assert await store.append(
        Change(table_id=table_id, event=quiet, phase="-", updated=4, due=5, to_move=1, quiet=True)
    )
    stored = await store.load("ONE")
    assert stored is not None
    assert (stored.row.phase, stored.row.updated, stored.row.due, stored.row.to_move) == ("over", 4, None, 1)
    await store.close()


@story
async def test_on_sqlite_a_text_with_a_nul_is_kept_whole(tmp_path: Path) -> None:
    store = Store(Database(sqlite(tmp_path)))
    await store.open()
    table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
    event = Event(version=2, kind="chat", time=2, client="a\0b", body="a\0b")
    assert await store.append(Change(table_id=table_id, event=event, phase="running", updated=2, due=None, to_move=0))
    stored = await store.load("ONE")
    assert stored is not None
    assert stored.events[-1] == event
    await store.close()


@story
async def test_on_sqlite_a_new_file_has_small_pages_and_an_older_one_keeps_its_own(tmp_path: Path) -> None:
    older = sqlite3.connect(tmp_path / "tables.sqlite3")
    older.execute("PRAGMA page_size=4096")
    older.execute("CREATE TABLE other (a)")
    older.close()
    for folder, size in ((tmp_path / "new", PAGE), (tmp_path, 4096)):
        store = Store(Database(sqlite(folder)))
        await store.open()
        table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
        assert await store.append(change(table_id, 2, 0))
        await store.close()
        assert sqlite3.connect(folder / "tables.sqlite3").execute("PRAGMA page_size").fetchone() == (size,)


@story
async def test_the_migrations_make_exactly_the_tables_of_the_schema(database: str) -> None:
    connection = Database(database)
    await connection.migrate()
    await connection.migrate()

    def differences(at: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(at), metadata))

    async with connection.writer.begin() as at:
        assert await at.run_sync(differences) == []
    await connection.close()


@story
async def test_idle_tables_are_removed_and_finished_ones_kept_until_their_time(tmp_path: Path) -> None:
    store = Store(Database(sqlite(tmp_path)))
    await store.open()
    idle = await store.create(row("IDLE"), Event(version=1, kind="table", time=1), ["h"], ["link"])
    over = row("OVER")
    over.phase = "over"
    await store.create(over, Event(version=1, kind="table", time=1), ["h"], [])
    assert await store.find_secret("link") == "IDLE"
    assert await store.remove_idle(100) == ["IDLE"]
    assert await store.load("IDLE") is None
    assert await store.find_secret("link") is None
    assert await store.events_since(idle, 0) == []
    assert await store.load("OVER") is not None
    assert await store.remove_idle(100, finished_before=100) == ["OVER"]
    await store.close()
