"""Tables: made, joined, changed, started, left, played again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.record import read_record
from ludotheque.games import game
from tests.server.players import Person, Refused
from tests.server.running import server_here, sqlite, story


async def refused(call: Any, code: str, words: str = "") -> None:
    with pytest.raises(Refused) as error:
        await call
    assert error.value.code == code
    assert words in error.value.answer["message"]


@story
async def test_two_people_meet_at_a_table_and_play_to_the_end(database: str) -> None:
    async with (
        server_here(database) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        table = await ada.create(seats="me open")
        code = table["code"]
        assert table["phase"] == "open"
        assert table["host"]
        assert table["mine"] == [0]
        await refused(ada.post(f"tables/{code}/start"), "not-ready", "seat 1 is empty")
        joined = await bob.join(code.lower())
        assert joined["mine"] == [1]
        assert not joined["host"]
        started = await ada.post(f"tables/{code}/start")
        assert started["phase"] == "running"
        assert len(started["commitment"]) == 64
        assert "seed" not in started
        await refused(ada.get(f"tables/{code}/record"), "not-over")
        async with ada.sit(code) as one, bob.sit(code) as two:
            await asyncio.gather(one.play_to_end(random.Random(1)), two.play_to_end(random.Random(2)))
            assert one.situation()["outcome"] == two.situation()["outcome"]
            assert one.situation()["score_sheet"]
        over = await ada.get(f"tables/{code}")
        assert over["phase"] == "over"
        record = await bob.get(f"tables/{code}/record")
        match = read_record(record, game)
        assert match.seed.hex() == over["seed"]
        assert match.commitment == started["commitment"]


@story
async def test_a_table_that_cannot_be_is_refused_with_what_can(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        await refused(ada.create(game="chess"), "bad-option", "seikatsu")
        await refused(ada.create(mode="blitz"), "bad-option", "standard")
        await refused(ada.create(seats="me open open open open"), "bad-option", "players")
        await refused(ada.create(seats="me open", players=3), "bad-seats", "3 seats")
        await refused(ada.create(seats="me me"), "bad-seats", "one-screen")
        await refused(ada.create(options={"weather": "rain"}), "bad-option", "weather")
        await refused(ada.create(seats="me bot:grandmaster"), "bad-request", "level")
        await refused(ada.create(colour="mauve"), "bad-request", "colour")
        await refused(ada.create(seats="me open", start=True), "not-ready", "seat 1 is empty")
        await refused(ada.post("tables", game="seikatsu", name="  \u202e "), "bad-name")
        await refused(ada.get("tables/NOSUCHTABLE"), "no-such-table")
        assert await ada.get("tables", which="mine") == []


@story
async def test_the_host_settles_the_seats_before_the_start_and_nobody_else(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me open open"))["code"]
        await bob.join(code, seat=2, colour="green")
        await refused(bob.post(f"tables/{code}/seats/1", kind="bot"), "not-host")
        await refused(ada.post(f"tables/{code}/seats/0", kind="bot"), "your-seat")
        await refused(ada.post(f"tables/{code}/seats/7", kind="bot"), "no-such-seat", "0 to 2")
        table = await ada.post(f"tables/{code}/seats/1", kind="bot", level="novice")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "person"]
        assert table["seats"][1]["level"] == "novice"
        assert table["seats"][2]["colour"] == "green"
        assert len({seat["colour"] for seat in table["seats"]}) == 3
        await refused(bob.post(f"tables/{code}/seats/1/swap", other=2), "not-host")
        await refused(ada.post(f"tables/{code}/seats/1/swap", other=7), "no-such-seat", "0 to 2")
        swapped = await ada.post(f"tables/{code}/seats/1/swap", other=2)
        assert [seat["kind"] for seat in swapped["seats"]] == ["person", "person", "bot"]
        assert (await bob.get(f"tables/{code}"))["mine"] == [1]
        await ada.post(f"tables/{code}/seats/2/swap", other=1)
        await refused(bob.post(f"tables/{code}/start"), "not-host")
        assert not (await bob.post(f"tables/{code}/ready", ready=False))["seats"][2]["ready"]
        await refused(ada.post(f"tables/{code}/start"), "not-ready", "Bob is not ready")
        assert (await bob.post(f"tables/{code}/ready"))["phase"] == "running"
        await refused(ada.post(f"tables/{code}/seats/1", kind="open"), "started")


@story
async def test_a_seat_is_taken_once_and_can_be_left_again(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Cy") as cy,
    ):
        code = (await ada.create(seats="me open"))["code"]
        await refused(bob.join(code, seat=0), "seat-taken", "free are [1]")
        await bob.join(code)
        await refused(cy.join(code), "full")
        await refused(cy.post(f"tables/{code}/leave"), "no-seat")
        assert (await bob.join(code, colour="purple"))["mine"] == [1]
        assert (await bob.post(f"tables/{code}/leave"))["mine"] == []
        assert (await cy.join(code))["mine"] == [1]


@story
async def test_no_two_at_a_table_have_one_name(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Guest") as host,
        Person(running.address, "guest") as second,
        Person(running.address, "G" * 40) as third,
        Person(running.address, "G" * 40) as fourth,
    ):
        code = (await host.create(game="gravity_superstar", seats="me open open open"))["code"]
        for friend in (second, third, fourth):
            await friend.join(code)
        names = [seat["name"] for seat in (await host.get(f"tables/{code}"))["seats"]]
        assert names == ["Guest", "guest 2", "G" * 40, "G" * 37 + " 2"]
        await second.join(code)
        assert [seat["name"] for seat in (await host.get(f"tables/{code}"))["seats"]] == names, (
            "its own name is free to it"
        )


@story
async def test_two_people_who_want_the_same_seat_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me open"))["code"]
        people = [Person(running.address, f"P{number}") for number in range(8)]
        answers = await asyncio.gather(*(person.join(code, seat=1) for person in people), return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in answers) == 1
        assert all(isinstance(answer, Refused) for answer in answers if not isinstance(answer, dict))
        await asyncio.gather(*(person.http.aclose() for person in people))


@story
async def test_seats_are_shuffled_unless_fixed(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        fixed = [await ada.create(seats="me bot", start=True, fixed_seats=True) for _ in range(6)]
        assert {table["mine"][0] for table in fixed} == {0}
        shuffled = [await ada.create(seats="me bot", start=True) for _ in range(24)]
        assert {table["mine"][0] for table in shuffled} == {0, 1}


@story
async def test_lists_show_public_and_own_tables_and_never_those_by_link(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        public = (await ada.create(seats="me open", visibility="public"))["code"]
        hidden = (await ada.create(seats="me bot", start=True, fixed_seats=True))["code"]
        assert [table["code"] for table in await bob.get("tables", which="public")] == [public]
        assert await bob.get("tables", which="mine") == []
        mine = {table["code"]: table for table in await ada.get("tables", which="mine")}
        assert set(mine) == {public, hidden}
        assert mine[public]["free"] == 1
        await refused(ada.get("tables", which="all"), "bad-request", "mine")


@story
async def test_a_seat_goes_to_another_device_by_its_private_link(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Ada's phone") as phone,
        Person(running.address, "Eve") as eve,
    ):
        code = (await ada.create(seats="me bot", start=True))["code"]
        await refused(eve.post(f"tables/{code}/seats/0/link"), "not-your-seat")
        seat = (await ada.get(f"tables/{code}"))["mine"][0]
        link = await ada.post(f"tables/{code}/seats/{seat}/link")
        assert link["link"] == f"#/seat/{link['secret']}"
        await refused(eve.post("seats/claim", secret=link["secret"][:-2] + "xx"), "no-such-link")
        assert (await phone.post("seats/claim", secret=link["secret"]))["mine"] == [seat]
        assert (await ada.get(f"tables/{code}"))["mine"] == [seat]
        stored = "\n".join(sqlite3.connect(tmp_path / "tables.sqlite3").iterdump())
        token = ada.http.cookies["ludotheque"]
        assert token not in stored
        assert link["secret"] not in stored


@story
async def test_a_kept_seat_of_a_public_table_is_for_who_has_its_link(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Eve") as eve,
    ):
        code = (await ada.create(seats="me person", visibility="public"))["code"]
        await refused(eve.join(code), "full")
        link = await ada.post(f"tables/{code}/seats/1/link")
        table = await bob.post("seats/claim", secret=link["secret"], name="Bob")
        assert table["mine"] == [1]
        assert table["seats"][1]["name"] == "Bob"


@story
async def test_on_one_screen_all_seats_are_the_creators(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        seats = [{"kind": "me"}, {"kind": "person", "name": "Bob"}, {"kind": "bot", "level": "novice"}]
        table = await ada.post(
            "tables", game="seikatsu", name="Ada", seats=seats, one_screen=True, start=True, fixed_seats=True
        )
        assert table["mine"] == [0, 1]
        assert [seat["name"] for seat in table["seats"]][:2] == ["Ada", "Bob"]
        await refused(bob.join(table["code"]), "one-screen")
        async with ada.sit(table["code"]) as screen:
            await screen.play_to_end(random.Random(3))
            assert screen.is_over
        again = await ada.post(f"tables/{table['code']}/rematch")
        assert again["phase"] == "running"
        assert again["one_screen"]


@story
async def test_a_rematch_seats_the_same_people_and_starts_when_all_want_it(database: str) -> None:
    async with (
        server_here(database) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Eve") as eve,
    ):
        # Fixed seats: a bot that was drawn to begin would move between the two who agree.
        code = (await ada.create(seats="me open bot:novice", fixed_seats=True))["code"]
        await bob.join(code)
        await refused(ada.post(f"tables/{code}/rematch"), "not-over")
        await ada.post(f"tables/{code}/start")
        async with ada.sit(code) as one, bob.sit(code) as two:
            await one.ask(type="agree", seat=one.table["mine"][0], ply=one.ply)
            await two.until(lambda message: message["type"] == "table")
            await two.ask(type="agree", seat=two.table["mine"][0], ply=two.ply)
            await refused(eve.post(f"tables/{code}/rematch"), "no-seat")
            first = await bob.post(f"tables/{code}/rematch")
            assert first["phase"] == "open"
            assert first["host"]
            await one.until(lambda message: message["type"] == "table" and "rematch" in message["table"])
            assert one.table["rematch"] == first["code"]
        second = await ada.post(f"tables/{code}/rematch")
        assert second["code"] == first["code"]
        assert second["phase"] == "running"
        assert second["commitment"] != (await ada.get(f"tables/{code}"))["commitment"]


@story
async def test_a_finished_match_goes_out_as_a_record_comes_back_and_is_played_on(database: str) -> None:
    async with (
        server_here(database) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me bot:novice", start=True))["code"]
        async with ada.sit(code) as chair:
            await refused(ada.post(f"tables/{code}/fork", step=3), "not-over")
            await chair.play_to_end(random.Random(4))
        record = await ada.get(f"tables/{code}/record")
        await refused(bob.post("records", record=record.replace("move 3", "move 4", 1)), "bad-record", "line")
        shown = await bob.post("records", record=record)
        assert shown["phase"] == "over"
        assert shown["outcome"] == (await ada.get(f"tables/{code}"))["outcome"]
        steps = (await bob.get(f"tables/{shown['code']}/replay", viewer="open"))["steps"]
        assert len(steps) == shown["steps"] + 1
        fork = await bob.post(f"tables/{shown['code']}/fork", step=5, level="novice", name="Bob")
        assert fork["forked_from"] == shown["code"]
        async with bob.sit(fork["code"]) as chair:
            assert chair.ply >= 5
            assert len(chair.entries) >= 5
            await chair.play_to_end(random.Random(5))
        again = read_record(await bob.get(f"tables/{fork['code']}/record"), game)
        assert [entry.action for entry in again.line[:5]] == [
            entry.action for entry in read_record(record, game).line[:5]
        ]


@story
async def test_bots_play_among_themselves_while_somebody_watches(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(seats="bot:novice bot:novice", start=True)
        await asyncio.sleep(0.3)
        assert (await ada.get(f"tables/{table['code']}"))["steps"] == 0
        async with ada.sit(table["code"]) as chair:
            assert chair.situation()["viewer"] == -1
            await chair.until(lambda message: chair.is_over, 60)


@story
async def test_there_are_only_so_many_tables(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), max_tables=3) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        for person in (ada, ada, bob):
            await person.create(seats="me bot", start=True)
        await refused(ada.create(), "full")
    async with server_here(sqlite(tmp_path), max_tables_each=2) as running, Person(running.address) as ada:
        for _ in range(2):
            await ada.create()
        await refused(ada.create(), "too-many-tables", "2 tables")


@story
async def test_who_joins_while_the_last_one_leaves_has_a_seat_or_hears_that_there_is_none(tmp_path: Path) -> None:
    """Once the seat was given, and the table removed all the same."""
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        await bob.create()
        for _ in range(20):
            code = (await ada.create(visibility="public"))["code"]
            leaving, joining = (
                ada.http.post(f"tables/{code}/leave", json={}),
                bob.http.post(f"tables/{code}/join", json={"name": "Bob"}),
            )
            left, came = await asyncio.gather(leaving, joining)
            assert left.status_code == 200
            if came.status_code == 200:
                assert (await bob.get(f"tables/{code}"))["mine"]
            else:
                assert came.json()["error"]["code"] == "no-such-table"
