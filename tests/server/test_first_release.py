"""A database made by the first release opens, is brought up to date and plays on."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from ludotheque.server.store.database import Database, alembic_config
from tests.server.players import Json, Person
from tests.server.running import Clockwork, Running, server_here, sqlite, story
from tests.server.services import Postgres
from tests.server.test_tables import refused

RELEASE = Path(__file__).parent / "release_0_1"
TOLD: Json = json.loads((RELEASE / "story.json").read_text())
CONTENT = ("tables", "events", "owners", "secrets", "snapshots", "pulses", "downtimes")


@pytest.fixture(params=["sqlite", "postgresql"])
def release(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, bool]:
    """The address of a database with the first release's content; whether it has yet to be filled."""
    if request.param == "sqlite":
        shutil.copy(RELEASE / "tables.sqlite3", tmp_path / "tables.sqlite3")
        return sqlite(tmp_path), False
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database(), True


async def fill(address: str) -> None:
    """The first release's tables on PostgreSQL, with the same content."""
    content = sqlite3.connect(RELEASE / "tables.sqlite3")
    content.row_factory = sqlite3.Row

    def make(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), "0001")
        for name in CONTENT:
            for row in content.execute(f"SELECT * FROM {name}"):
                values = {key: bool(row[key]) if key == "bot" else row[key] for key in row.keys()}  # noqa: SIM118
                columns = ", ".join(f'"{key}"' for key in values)
                places = ", ".join(f":{key}" for key in values)
                connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({places})"), values)

    database = Database(address)
    async with database.writer.begin() as connection:
        await connection.run_sync(make)
    await database.close()


@asynccontextmanager
async def reopened(release: tuple[str, bool]) -> AsyncIterator[tuple[Running, dict[str, Person]]]:
    address, empty = release
    if empty:
        await fill(address)
    async with server_here(address, Clockwork()) as running:
        people = {name: Person(running.address, name) for name in ("Ada", "Bob", "Phone", "Eve")}
        for name, token in TOLD["tokens"].items():
            people[name].http.cookies.set("ludotheque", token)
        try:
            yield running, people
        finally:
            for person in people.values():
                await person.http.aclose()


def same(table: Json, before: Json) -> None:
    """All that the first release told of a table is told as it was, but for versions and who is connected."""
    for key in before:
        if key not in ("version", "seats", "spectators"):
            assert table[key] == before[key], key
    for seat, was in zip(table["seats"], before["seats"], strict=True):
        assert {key: seat[key] for key in was if key != "online"} == {
            key: value for key, value in was.items() if key != "online"
        }


@story
async def test_every_table_is_there_as_it_was(release: tuple[str, bool]) -> None:
    async with reopened(release) as (running, people):
        for told in TOLD.values():
            if "table" in told:
                same(await people["Ada"].get(f"tables/{told['code']}"), told["table"])
                stored, table = (
                    await running.server.store.load(told["code"]),
                    await running.server.hall.table(told["code"]),
                )
                assert stored
                assert stored.row.weight == table.weight - table.snapshot_bytes
        mine = {table["code"] for table in await people["Ada"].get("tables", which="mine")}
        assert {told["code"] for told in TOLD.values() if "code" in told} <= mine
        over = TOLD["over"]
        assert await people["Eve"].get(f"tables/{over['code']}/record") == over["record"]
        assert (await people["Eve"].get(f"tables/{over['shown']}/replay", viewer="open"))["steps"]


@story
async def test_a_link_that_the_host_kept_is_dead_and_an_invitation_to_a_free_seat_still_good(
    release: tuple[str, bool],
) -> None:
    async with reopened(release) as (_, people):
        running = TOLD["running"]
        for secret in (running["kept"], running["own"]):
            await refused(people["Eve"].post("seats/claim", secret=secret), "no-such-link")
        for device in ("Bob", "Phone"):
            assert (await people[device].get(f"tables/{running['code']}"))["mine"] == [1]
        listed = await people["Bob"].get(f"tables/{running['code']}/seats/1/devices")
        assert [device["this"] for device in listed["devices"]] == [True, False]
        for seat, secret in enumerate(TOLD["lobby"]["links"], 1):
            guest = people["Bob"] if seat == 1 else people["Eve"]
            assert (await guest.post("seats/claim", secret=secret, name=guest.name))["mine"] == [seat]
        started = await people["Ada"].post(f"tables/{TOLD['lobby']['code']}/start")
        assert started["phase"] == "running"


@pytest.mark.long
@story
async def test_running_matches_are_played_to_their_end(release: tuple[str, bool]) -> None:
    async with reopened(release) as (_, people):
        ada, bob = people["Ada"], people["Bob"]
        code = TOLD["running"]["code"]
        async with ada.sit(code) as one, bob.sit(code) as two:
            assert [line["text"] for line in one.chat] == ["Good luck, Bob!", "You too."]
            assert one.ply == TOLD["running"]["table"]["steps"]
            await play_out([one, two])
        for code in (TOLD["left"]["code"], TOLD["over"]["fork"], TOLD["one_screen"]["code"]):
            async with ada.sit(code) as chair:
                await chair.play_to_end(random.Random(5))
                assert chair.is_over


@story
async def test_a_rematch_that_waited_begins_when_the_other_accepts(release: tuple[str, bool]) -> None:
    async with reopened(release) as (_, people):
        over = TOLD["over"]
        again = await people["Bob"].post(f"tables/{over['code']}/rematch")
        assert again["code"] == over["rematch"]
        assert again["phase"] == "running"


async def play_out(chairs: list[Any]) -> None:
    rng = random.Random(6)
    while not chairs[0].is_over:
        chair = next(chair for chair in chairs if chair.situation()["legal"])
        await chair.play(rng.choice(chair.situation()["legal"])["action"])
        for other in chairs:
            await other.reach(chair.ply)
