"""Playing on from the middle of a finished match: in one's own seat, with what was hidden dealt anew or as it was."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest

from ludotheque.core.record import read_record, write_record
from ludotheque.games import game
from tests.server.players import Person
from tests.server.running import Clockwork, server_here, sqlite, story
from tests.server.test_seats import started

STEP = 9


async def finished(ann: Person, name: str = "seikatsu") -> str:
    """A match of Ann's against a novice, played to its end."""
    code = str((await ann.create(name, "me bot:novice", start=True))["code"])
    async with ann.sit(code) as chair:
        await chair.play_to_end(random.Random(14))
    return code


@story
async def test_who_plays_on_sits_in_the_own_seat_whoever_is_to_move(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        code = await finished(ann)
        mine = (await ann.get(f"tables/{code}"))["mine"]
        for step in (STEP, STEP + 1):
            fork = await ann.post(f"tables/{code}/fork", step=step, level="novice", name="Ann")
            assert fork["mine"] == mine


@story
async def test_a_stranger_plays_on_for_who_is_to_move_or_for_whom_they_choose(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ann") as ann,
        Person(running.address, "Eve") as eve,
    ):
        code = await finished(ann)
        steps = (await eve.get(f"tables/{code}/replay", viewer="open"))["steps"]
        fork = await eve.post(f"tables/{code}/fork", step=STEP, name="Eve")
        assert fork["mine"] == [steps[STEP + 1]["seat"]]
        other = 1 - steps[STEP + 1]["seat"]
        assert (await eve.post(f"tables/{code}/fork", step=STEP, name="Eve", seat=other))["mine"] == [other]


@pytest.mark.parametrize("name", ["seikatsu", "tolleno"])
@story
async def test_what_was_hidden_is_dealt_anew_unless_it_shall_be_as_it_was(tmp_path: Path, name: str) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        code = await finished(ann, name)
        seat = (await ann.get(f"tables/{code}"))["mine"][0]
        was = read_record(await ann.get(f"tables/{code}/record"), game)
        position = was.game.position_text(was.state_at(STEP))
        seen = was.game.view(was.state_at(STEP), seat)
        deals = set()
        for deal in ("same", "anew", "anew"):
            made = await ann.post(f"tables/{code}/fork", step=STEP, level="novice", name="Ann", seat=seat, deal=deal)
            async with ann.sit(made["code"]) as chair:
                await chair.play_to_end(random.Random(3))
            text = await ann.get(f"tables/{made['code']}/record")
            again = read_record(text, game)
            assert write_record(again) == text
            assert again.game.view(again.state_at(STEP), seat) == seen, "what the player knows is as it was"
            assert (again.game.position_text(again.state_at(STEP)) == position) == (deal == "same")
            deals.add(again.game.position_text(again.state_at(STEP)))
        assert len(deals) == 3, "each time another deal"


@story
async def test_home_says_whose_turn_it_is_at_a_table_that_has_just_begun(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        code = await finished(ann)
        steps = (await ann.get(f"tables/{code}/replay", viewer="open"))["steps"]
        seat = steps[STEP + 1]["seat"]
        fork = await ann.post(f"tables/{code}/fork", step=STEP, name="Ann", seat=seat)
        shared = await ann.create("seikatsu", "me me", one_screen=True, start=True)
        listed = {one["code"]: one for one in await ann.get("tables", which="mine")}
        assert (listed[fork["code"]]["to_move"], listed[fork["code"]]["your_turn"]) == (seat, True)
        assert listed[shared["code"]]["your_turn"]


@story
async def test_who_plays_on_is_not_asked_to_hurry_because_somebody_was_then(tmp_path: Path) -> None:
    """Once a bot took the seat as soon as the match came to that move again."""
    clock = Clockwork()
    async with (
        server_here(sqlite(tmp_path), clock, patience=600) as running,
        Person(running.address, "Ann") as ann,
        Person(running.address, "Ben") as ben,
    ):
        code = await started(ann, ben)
        async with ann.sit(code) as slow, ben.sit(code) as other:
            clock.forward(601)
            await other.ask(type="hurry", seat=1, ply=0)
            for chair, seat in ((slow, 0), (other, 1)):
                await chair.ask(type="agree", seat=seat, ply=0)
        fork = (await ann.post(f"tables/{code}/fork", step=0, name="Ann", seat=0))["code"]
        async with ann.sit(fork) as chair:
            assert "hurried_until" not in chair.table["seats"][0]
            clock.forward(10_000)
            await chair.play()
            assert not chair.table["seats"][0]["held_by_bot"]


@story
async def test_the_moves_that_were_kept_are_stored_once(tmp_path: Path) -> None:
    """Once they were stored again with every change of the table: of a long match 20 kB each, gigabytes a day."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        fork = (await ann.post(f"tables/{await finished(ann)}/fork", step=STEP, level="novice", name="Ann"))["code"]
        for wanted in (True, False, True):
            await ann.post(f"tables/{fork}/hints", wanted=wanted)
        cookies = ann.http.cookies
        before = await ann.get(f"tables/{fork}/replay")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as file:
        bodies = "SELECT body FROM events WHERE kind = 'table' AND table_id = ? ORDER BY version"
        ((table,),) = file.execute("SELECT id FROM tables WHERE code = ?", (fork,))
        kept = [json.loads(body) for (body,) in file.execute(bodies, (table,))]
    file.close()
    assert len(kept) >= 4
    assert len(kept[0]["prefix"]) == STEP
    assert not any("prefix" in later or "anew" in later for later in kept[1:])
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        ann.http.cookies = cookies
        assert (await ann.get(f"tables/{fork}/replay"))["steps"][: STEP + 1] == before["steps"][: STEP + 1]
        async with ann.sit(fork) as chair:
            await chair.play_to_end(random.Random(15))
        assert "steps" in await ann.get(f"tables/{fork}/replay")
