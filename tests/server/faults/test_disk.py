"""SQLite when the disk is full, when others read in its log, and when both come together: moves go on by themselves."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from ludotheque.server.net import health
from ludotheque.server.store import sqlite_moves, writer
from ludotheque.server.store.database import Database
from ludotheque.server.store.store import Store
from ludotheque.server.store.writer import MOVES, WRITER
from ludotheque.table.bounds import BUSY_SECONDS
from ludotheque.table.events import Event
from ludotheque.table.ports import StoreFailed
from tests.server.faults.disk import full_disk
from tests.server.players import Chair, Person, Refused
from tests.server.running import server_here, sqlite, story
from tests.server.test_store import change, row

BODY = "x" * 4000
NEVER = 1e6


@pytest.fixture(autouse=True)
def every_log_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "WORTH_COPYING", 0)
    monkeypatch.setattr(writer, "LONG_LOG", 0)
    monkeypatch.setattr(writer, "COPY_EVERY", 0.01)


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(Database(sqlite(folder)))
    await store.open()
    yield store
    await store.close()


@contextlib.contextmanager
def reader(folder: Path) -> Iterator[None]:
    """Somebody who reads in the database and takes his time: a backup, a shell."""
    connection = sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM tables").fetchall()
    yield
    connection.close()


async def append_some(store: Store, table_id: int, versions: range) -> None:
    for version in versions:
        new = change(table_id, version, version - 2)
        new.event.body = BODY
        assert await store.append(new)
        await asyncio.sleep(0.005)


@story
async def test_a_reader_holds_up_no_move(tmp_path: Path) -> None:
    """Once the writer waited 15 s for the reader, again and again: 11 moves in a minute."""
    async with opened(tmp_path) as store:
        table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
        with reader(tmp_path):
            for start in range(2, 102, 10):
                begun = time.monotonic()
                await append_some(store, table_id, range(start, start + 10))
                assert time.monotonic() - begun < 10 * BUSY_SECONDS, "it did not wait for the reader"
            long = await store._database.copy_log()
        version = 102
        while await store._database.copy_log() > long / 2:  # when the reader is gone, the log begins anew
            await append_some(store, table_id, range(version, version + 1))
            version += 1


@story
async def test_the_writer_outlives_a_full_disk_while_somebody_reads(tmp_path: Path) -> None:
    """Once it ended without a word, and every later move waited for ever, also when there was room again."""
    async with opened(tmp_path) as store:
        table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
        with reader(tmp_path):
            await append_some(store, table_id, range(2, 60))
            with full_disk(tmp_path):
                for _ in range(5):
                    new = change(table_id, 60, 58)
                    new.event.body = BODY * 100
                    with pytest.raises(StoreFailed):
                        await store.append(new)
                    await asyncio.sleep(0.02)
        with full_disk(tmp_path):
            await asyncio.sleep(0.05)
        await append_some(store, table_id, range(60, 70))
        stored = await store.load("ONE")
        assert stored is not None
        assert [event.version for event in stored.events] == list(range(1, 70))


@story
async def test_a_writer_that_fails_is_started_again_and_those_who_waited_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])

        async def fail(*_: object) -> None:
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as broken:
            broken.setattr(store._writer, "_commit", fail)
            with pytest.raises(StoreFailed):
                await store.pulse(1)
        assert WRITER in store._writer.tasks.ill()
        await store.pulse(1)


@story
async def test_a_thread_of_moves_that_fails_goes_on_and_those_who_waited_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as store:
        table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
        moves = store._writer._moves
        assert moves is not None

        def fail(*_: object) -> bool:
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as broken:
            broken.setattr(moves, "_write", fail)
            with pytest.raises(StoreFailed, match="RuntimeError"):
                await store.append(change(table_id, 2, 0))
            assert not store.stored_within(1e9)
        with monkeypatch.context() as broken:
            broken.setattr(moves, "_next", fail)
            lost = asyncio.create_task(store.append(change(table_id, 2, 0)))
            while MOVES not in store._writer.tasks.ill():
                await asyncio.sleep(0.01)
        assert await lost, "started again, it finds what waits"


@story
async def test_what_waits_when_a_store_is_closed_is_written_first(tmp_path: Path) -> None:
    store = Store(Database(sqlite(tmp_path)))
    await store.open()
    table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
    document = change(table_id, 3, None)
    document.doc, document.event.kind = "{}", "table"
    moved = asyncio.create_task(store.append(change(table_id, 2, 0)))
    others = [asyncio.create_task(store.pulse(time)) for time in range(5)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    later = asyncio.create_task(store.append(document))
    assert await moved
    assert await later
    await asyncio.gather(closing, *others)


@story
async def test_moves_and_other_changes_at_once_do_not_get_into_each_others_way(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        ids = [
            await store.create(row(f"T{number}"), Event(version=1, kind="table", time=1), ["h"], [])
            for number in range(5)
        ]

        async def play(table_id: int) -> None:
            for version in range(2, 42):
                assert await store.append(change(table_id, version, version - 2))

        async def other() -> None:
            for time in range(40):
                await store.pulse(time)

        await asyncio.gather(*map(play, ids), other(), other())
        assert (await store.versions(ids)) == dict.fromkeys(ids, 41)


async def talk_until_refused(chair: Chair) -> None:
    """Small things may still fit."""
    while True:
        await chair.ask(type="chat", text="é" * 500)


@story
async def test_a_move_on_a_full_disk_is_refused_and_goes_through_when_there_is_room(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(seats="me me", one_screen=True, start=True)
        async with ada.sit(table["code"]) as chair:
            await chair.play()
            with full_disk(tmp_path):
                with pytest.raises(Refused) as refused:
                    await talk_until_refused(chair)
                assert refused.value.code == "unavailable"
            acknowledged = len(chair.acked)
            await chair.play()
            assert len(chair.acked) == acknowledged + 1
            assert chair.ply == 2


@story
async def test_the_question_after_health_tells_of_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it only read, and all was well."""
    monkeypatch.setattr(writer, "COPY_EVERY", NEVER)  # else small things always fit into a log that begins anew
    monkeypatch.setattr(health, "WRITE_EVERY", 0)
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:

        async def ask() -> tuple[int, str]:
            answer = await ada.http.get(running.address + "/healthz")
            return answer.status_code, answer.json()["status"]

        with full_disk(tmp_path):
            while await ask() != (503, "broken"):
                await asyncio.sleep(0.05)
        while await ask() != (200, "ok"):
            await asyncio.sleep(0.05)


@story
async def test_no_move_counts_as_stored_before_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(file: int) -> None:
        raise OSError("the disk does not answer")

    async with opened(tmp_path) as store:
        table_id = await store.create(row("ONE"), Event(version=1, kind="table", time=1), ["h"], [])
        await append_some(store, table_id, range(2, 4))
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_moves, "_sync", fail)
            with pytest.raises(StoreFailed):
                await store.append(change(table_id, 4, 2))
        stored = await store.load("ONE")
        assert stored is not None, "and what became of it is for the store to say"
        await append_some(store, table_id, range(stored.events[-1].version + 1, 10))
