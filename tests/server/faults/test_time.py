"""The machine's clock is set, forward or back: nobody's time is lost by it, and no bot waits for it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from ludotheque.server.tables.hall import wall_clock
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

HOUR = 3600 * 10**9


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_the_servers_clock_does_not_jump_with_the_machines(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    before = wall_clock()
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
    assert 0 <= wall_clock() - before < 3_000_000


@story
@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
async def test_a_match_goes_on_through_a_jump(jump: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a bot waited an hour when the clock was set back, and a player was out of time when it was set forward."""
    real = time.time_ns
    async with server_here(sqlite(tmp_path), bot_pause=200) as running, Person(running.address) as ada:
        pace = {"kind": "live", "minutes": 30, "increment": 0}
        table = await ada.create(seats="me bot:novice", start=True, fixed_seats=True, pace=pace)
        async with ada.sit(table["code"]) as chair:
            await chair.my_turn()
            await chair.play()
            monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
            assert await chair.my_turn()
            await chair.play()
            assert not chair.table["seats"][0].get("out_of_time")
