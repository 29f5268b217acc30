"""Clocks are the server's; who leaves is waited for, then a bot holds the seat; downtime costs nobody anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.table.clocks import DAY, LAG_CREDIT, Clock, Downtimes
from ludotheque.table.messages import DaysClock, LiveClock, NoClock
from tests.server.players import Chair, Person, Refused
from tests.server.running import Clockwork, server_here, sqlite, story

LIVE = {"kind": "live", "minutes": 1, "increment": 5}


def test_a_live_clock_charges_who_thinks_and_adds_the_increment_when_the_turn_passes() -> None:
    clock = Clock(LiveClock(1, 5), 2, Downtimes())
    clock.turn(1000, 0)
    assert clock.deadline == 61_000 + LAG_CREDIT
    clock.turn(11_000, 0)
    assert clock.left == [50_000 + LAG_CREDIT, 60_000]
    clock.turn(21_000, 1)
    assert clock.left == [45_000 + 2 * LAG_CREDIT, 60_000]
    assert clock.running == 1
    assert clock.shown(26_000).left[1] == 55_000
    clock.turn(100_000, None)
    assert clock.left[1] == 5_000
    assert clock.deadline is None


def test_a_quick_answer_costs_nothing_so_that_lag_does_not() -> None:
    clock = Clock(LiveClock(1, 0), 2, Downtimes())
    clock.turn(0, 0)
    clock.turn(LAG_CREDIT, 1)
    assert clock.left == [60_000, 60_000]


def test_a_clock_by_days_runs_from_the_beginning_of_the_turn() -> None:
    clock = Clock(DaysClock(2), 2, Downtimes())
    clock.turn(0, 0)
    clock.turn(DAY, 0)
    assert clock.deadline == 2 * DAY
    clock.turn(DAY + 1, 1)
    assert clock.deadline == 3 * DAY + 1
    assert clock.left == []


def test_without_a_clock_there_is_no_deadline() -> None:
    clock = Clock(NoClock(), 2, Downtimes())
    clock.turn(0, 0)
    assert clock.deadline is None


def test_downtime_is_credited() -> None:
    clock = Clock(LiveClock(1, 0), 2, Downtimes([(20_000, 50_000), (55_000, 65_000)]))
    clock.turn(10_000, 0)
    assert clock.deadline == 10_000 + 60_000 + 40_000 + LAG_CREDIT
    assert clock.shown(60_000).left[0] == 60_000 - 15_000
    clock.turn(70_000, 1)
    assert clock.left[0] == 60_000 - 20_000 + LAG_CREDIT


async def seated(ada: Person, bob: Person, pace: dict[str, object]) -> str:
    code: str = (await ada.create(seats="me open", fixed_seats=True, pace=pace))["code"]
    await bob.join(code)
    await ada.post(f"tables/{code}/start")
    return code


async def both_there(one: Chair, two: Chair) -> None:
    for chair in (one, two):
        while not all(seat["online"] for seat in chair.table["seats"]):
            await chair.next()


@story
async def test_when_time_is_up_a_bot_plays_the_seat_to_the_end(tmp_path: Path) -> None:
    clock = Clockwork()
    async with (
        server_here(sqlite(tmp_path), clock) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await seated(ada, bob, LIVE)
        async with ada.sit(code) as one, bob.sit(code) as two:
            await both_there(one, two)
            assert one.clocks["left"] == [60_000, 60_000]
            clock.forward(20)
            await one.play()
            await two.reach(1)
            assert two.clocks["running"] == 1
            assert two.clocks["left"][0] == 45_000 + LAG_CREDIT
            clock.forward(59)
            await asyncio.sleep(0.1)
            assert two.ply == 1
            clock.forward(2)
            await one.my_turn()
            assert one.table["seats"][1]["out_of_time"]
            assert one.entries[1]["bot"]
            with pytest.raises(Refused) as late:
                await two.ask(type="play", seat=1, ply=two.ply, action=0)
            assert late.value.code == "out-of-time"


@story
async def test_who_forgets_a_move_over_days_gets_the_seat_back_on_return(tmp_path: Path) -> None:
    clock = Clockwork()
    async with (
        server_here(sqlite(tmp_path), clock) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await seated(ada, bob, {"kind": "days", "days": 2})
        async with bob.sit(code) as two:
            assert two.clocks["deadline"] == clock.now + 2 * DAY
            clock.forward(2 * 24 * 3600 + 1)
            await two.my_turn()
            assert two.entries[0]["bot"]
            assert two.table["seats"][0]["held_by_bot"]
        mine = await bob.get("tables", which="mine")
        assert mine[0]["your_turn"]
        async with ada.sit(code) as one:
            if one.table["seats"][0]["held_by_bot"]:
                await one.until(lambda message: not one.table["seats"][0]["held_by_bot"])
            assert one.situation()["to_move"] == 1


@story
async def test_a_leaver_has_a_grace_time_then_a_bot_plays_until_the_return(tmp_path: Path) -> None:
    clock = Clockwork()
    async with (
        server_here(sqlite(tmp_path), clock, grace=60) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await seated(ada, bob, {"kind": "none"})
        async with bob.sit(code) as two:
            async with ada.sit(code) as one:
                await both_there(one, two)
            await two.until(lambda message: not two.table["seats"][0]["online"])
            assert two.table["grace"] == 60_000, "who waits can be told for how long"
            assert two.table["seats"][0]["away_since"] > 0
            clock.forward(59)
            await asyncio.sleep(0.1)
            assert two.ply == 0
            clock.forward(2)
            await two.my_turn()
            assert two.table["seats"][0]["held_by_bot"]
            async with ada.sit(code) as one:
                await two.until(lambda message: not two.table["seats"][0]["held_by_bot"])
                await two.play()
                await one.my_turn()
                await one.play()
                assert not one.entries[one.ply - 1].get("bot")


@story
async def test_nobody_is_replaced_while_nobody_waits(tmp_path: Path) -> None:
    clock = Clockwork()
    async with server_here(sqlite(tmp_path), clock, grace=60) as running, Person(running.address, "Ada") as ada:
        code = (await ada.create(seats="me bot:novice", start=True, fixed_seats=True))["code"]
        async with ada.sit(code) as one:
            await one.my_turn()
            ply = one.ply
        clock.forward(3600)
        await asyncio.sleep(0.2)
        async with ada.sit(code) as one:
            assert one.ply == ply
            assert not one.table["seats"][0]["held_by_bot"]


@story
async def test_who_leaves_a_running_match_leaves_it_to_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await seated(ada, bob, {"kind": "none"})
        async with bob.sit(code) as two:
            await ada.post(f"tables/{code}/leave")
            await two.my_turn()
            assert two.table["seats"][0]["held_by_bot"]
            async with ada.sit(code):
                await two.until(lambda message: not two.table["seats"][0]["held_by_bot"])


@story
async def test_a_restart_of_the_server_costs_no_time(tmp_path: Path) -> None:
    clock = Clockwork()
    async with server_here(sqlite(tmp_path), clock) as running:
        ada, bob = Person(running.address, "Ada"), Person(running.address, "Bob")
        code = await seated(ada, bob, LIVE)
        clock.forward(10)
        await running.server.store.pulse(clock.now)
    clock.forward(1000)
    async with server_here(sqlite(tmp_path), clock) as running:
        for person in (ada, bob):
            person.address = running.address
        async with ada.sit(code) as one:
            assert one.clocks["left"] == [50_000, 60_000]
            assert one.clocks["deadline"] == clock.now + 50_000 + LAG_CREDIT
            assert one.situation()["legal"]
    await asyncio.gather(ada.http.aclose(), bob.http.aclose())
