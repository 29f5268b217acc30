"""A database that is locked, hangs or holds nonsense: who waits is told, health says so, and all goes on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store import sqlite_moves, store, writer
from tests.server.players import Chair, Person, Refused
from tests.server.running import Running, server_here, sqlite, story
from tests.server.services import Postgres


@contextlib.contextmanager
def impatient() -> Iterator[None]:
    """Seconds are enough to see that nobody waits for ever; a server that is well may take its time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_moves, "BUSY_SECONDS", 1)
        patch.setattr(store, "READ_SECONDS", 2.0)
        patch.setattr(writer, "PATIENCE", 2.0)
        patch.setattr(writer, "GIVEN_UP", 3.0)
        yield


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.close()


async def health(running: Running, person: Person) -> tuple[int, dict[str, Any]]:
    answer = await person.http.get(running.address + "/healthz")
    return answer.status_code, answer.json()


async def until_well(running: Running, person: Person) -> None:
    """With so little patience a busy machine alone may be ill for a moment."""
    while (await health(running, person))[0] != 200:
        await asyncio.sleep(0.1)


async def refused_move(chair: Chair) -> dict[str, Any]:
    """A move that is refused for want of the database; says it, to be sent again."""
    situation = chair.situation()
    move = {"type": "play", "id": f"again-{chair.ply}", "seat": situation["viewer"], "ply": situation["ply"]}
    move["action"] = situation["legal"][0]["action"]
    with pytest.raises(Refused) as refused:
        await chair.ask(**move)
    assert refused.value.code == "unavailable"
    return move


@story
async def test_a_locked_sqlite_is_said_and_waited_out(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
        async with ada.sit(code) as chair:
            await until_well(running, ada)
            with impatient(), locked(tmp_path / "tables.sqlite3"):
                move = await refused_move(chair)
                with pytest.raises(Refused, match="not be stored"):
                    await ada.create()
                status, told = await health(running, ada)
                assert (status, told["status"]) == (503, "broken")
                # A commit that hangs is the writer's complaint, one that failed is the database's: time decides which.
                assert set(told["ill"]) & {"database", "writer"}
            answer = await chair.ask(**move)
            assert answer["ply"] == 1
            await until_well(running, ada)


@story
async def test_a_postgresql_that_hangs_is_said_and_waited_out() -> None:
    """Once nothing was answered at all, not even the question after health."""
    postgres = Postgres()
    try:
        async with server_here(postgres.database()) as running, Person(running.address) as ada:
            code = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
            async with ada.sit(code) as chair:
                await chair.play()
                postgres.hang()
                with impatient():
                    move = await refused_move(chair)
                    with pytest.raises(Refused):
                        await ada.create()
                    assert (await health(running, ada))[0] == 503
                postgres.go_on()
                while True:
                    with contextlib.suppress(Refused):
                        assert (await chair.ask(**move))["ply"] == 2
                        break
                await chair.reach(2)
                await chair.play()
                while (await health(running, ada))[0] != 200:
                    await asyncio.sleep(0.1)
    finally:
        postgres.go_on()
        postgres.stop()


@story
async def test_a_lock_in_postgresql_holds_up_one_move_and_not_for_ever(postgres: Postgres) -> None:
    address = postgres.database()
    async with server_here(address) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
        async with ada.sit(code) as chair:
            async with postgres.connection(address) as other:
                await other.execute("BEGIN")
                await other.execute("LOCK TABLE events")
                with impatient():
                    move = await refused_move(chair)
            while True:
                with contextlib.suppress(Refused):
                    assert (await chair.ask(**move))["ply"] == 1
                    break


@story
async def test_a_row_that_cannot_be_read_hides_only_itself(tmp_path: Path) -> None:
    """Once it took the lists of public tables and of its owner down for everybody."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        good = (await ada.create(visibility="public"))["code"]
        bad = (await ada.create(visibility="public"))["code"]
        with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
            connection.execute("UPDATE tables SET doc = 'no JSON' WHERE code = ?", (bad,))
        connection.close()
        running.server.hall.forget(bad)
        for which in ("public", "mine"):
            assert [table["code"] for table in await ada.get("tables", which=which)] == [good]
        with pytest.raises(Refused, match="cannot be read"):
            await ada.get(f"tables/{bad}")


@story
async def test_an_id_with_control_characters_spoils_no_batch(database: str) -> None:
    """Once PostgreSQL refused the whole batch for it, and everybody's moves were tried one by one."""
    async with server_here(database) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
        async with ada.sit(code) as chair:
            with pytest.raises(Refused) as refused:
                await chair.ask(type="chat", id="a\x00b", text="hello")
            assert refused.value.code == "bad-message"
            failed = running.server.store._writer._failed
            assert not failed
            answer = await ada.http.get("tables/%00/record")
            assert answer.status_code == 404
