"""Tables without end: one address fills no server, who leaves has room again, and what nobody needs goes first."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.tables import calls
from tests.server.players import Json, Person, Refused
from tests.server.running import server_here, sqlite, story

NEW = {"game": "seikatsu", "name": "Eve"}
FLOOD, BYSTANDER = {"X-Forwarded-For": "203.0.113.66"}, {"X-Forwarded-For": "203.0.113.7"}


async def make(http: httpx.AsyncClient, home: dict[str, str]) -> httpx.Response:
    """A table made without a cookie: every one by a new browser."""
    http.cookies.clear()
    return await http.post("/api/v1/tables", json=NEW, headers=home)


@story
async def test_one_address_cannot_close_the_server_to_the_others(tmp_path: Path) -> None:
    """Once cookie-less creates filled `max_tables` in a day, and nobody could make a table for three months."""
    limits: dict[str, Any] = {"max_tables": 60, "max_tables_address": 20}
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", **limits) as running,
        httpx.AsyncClient(base_url=running.address, timeout=None) as http,
    ):
        made = [await make(http, FLOOD) for _ in range(40)]
        assert [answer.status_code for answer in made] == [200] * 20 + [429] * 20
        assert "leave one" in made[-1].json()["error"]["message"]
        assert (await make(http, BYSTANDER)).status_code == 200


@story
async def test_one_address_does_not_fill_the_list_of_public_tables(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a hundred tables of one address hid those of all others."""
    monkeypatch.setattr(calls, "LISTED", 3)
    async with (
        server_here(database, trusted_proxies="127.0.0.1") as running,
        Person(running.address, "Bob", home="203.0.113.7") as bob,
        Person(running.address, "Eve", home="203.0.113.66") as eve,
    ):
        own = (await bob.create(visibility="public"))["code"]
        theirs = [(await eve.create(visibility="public"))["code"] for _ in range(4)]
        listed = [line["code"] for line in await bob.get("tables", which="public")]
        assert listed == [theirs[3], theirs[2], own], "the last used first"


@story
async def test_a_full_server_makes_room_by_what_nobody_needs(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), max_tables=6) as running, Person(running.address, "Ada") as ada:
        played = [(await ada.create(seats="me bot", start=True))["code"] for _ in range(2)]
        lobbies = [(await ada.create())["code"] for _ in range(2)]
        async with Person(running.address, "Eve") as eve:
            left = [(await eve.create(seats="me bot", start=True))["code"] for _ in range(2)]
            for code in left:
                await eve.post(f"tables/{code}/leave")
        for _ in range(4):
            await ada.create(seats="me bot", start=True)
        for code in played:
            assert (await ada.get(f"tables/{code}"))["phase"] == "running"
        for code in [*left, *lobbies]:
            with pytest.raises(Refused, match="no table"):
                await ada.get(f"tables/{code}")
        with pytest.raises(Refused, match="its 6 tables"):
            await ada.create(seats="me bot", start=True)


@story
async def test_a_table_at_which_somebody_waits_does_not_make_room(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), max_tables=1) as running, Person(running.address) as ada:
        code = (await ada.create())["code"]
        async with ada.sit(code):
            with pytest.raises(Refused, match="its 1 tables"):
                await ada.create()
        assert (await ada.get(f"tables/{code}"))["phase"] == "open"


@story
async def test_who_leaves_a_table_may_make_another(tmp_path: Path) -> None:
    """Once the count went on after leaving: 'finish or leave one' was untrue."""
    async with server_here(sqlite(tmp_path), max_tables_each=3) as running, Person(running.address) as ada:
        tables: list[Json] = [
            await ada.create(),
            await ada.create(seats="me bot", start=True),
            await ada.create(seats="me bot", start=True),
        ]
        with pytest.raises(Refused, match="finish or leave one"):
            await ada.create()
        for table in tables:
            await ada.post(f"tables/{table['code']}/leave")
            await ada.create()
            again = (await ada.get("tables", which="mine"))[0]["code"]
            await ada.post(f"tables/{again}/leave")
        with pytest.raises(Refused, match="no table"):
            await ada.get(f"tables/{tables[0]['code']}")


@story
async def test_tables_that_are_made_at_once_are_all_counted(tmp_path: Path) -> None:
    """Once 40 creates at once with room for 4 made 40."""
    async with server_here(sqlite(tmp_path), max_tables_each=4) as running, Person(running.address) as ada:
        await ada.create()
        body = {"game": "seikatsu", "name": "Ada"}
        answers = await asyncio.gather(*(ada.http.post("tables", json=body) for _ in range(20)))
        assert sum(answer.status_code == 200 for answer in answers) <= 3
        assert {answer.status_code for answer in answers} <= {200, 429}


@story
async def test_records_from_one_address_are_counted_by_the_day(tmp_path: Path) -> None:
    record = next(Path("tests/fixtures/seikatsu").glob("*.record")).read_text()
    async with server_here(sqlite(tmp_path), records_per_day=2) as running, Person(running.address) as ada:
        for _ in range(2):
            await ada.post("records", record=record)
        with pytest.raises(Refused, match="until tomorrow"):
            await ada.post("records", record=record)
