"""Redis is killed under two processes: moves still come through by the store, and nobody is taken for gone."""

from __future__ import annotations

import asyncio
import time

import pytest

from ludotheque.server.store import fanout
from ludotheque.server.tables import alarms
from tests.server.players import Person
from tests.server.running import server_here, story
from tests.server.services import Postgres, redis_server


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarms, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(fanout, "ALIVE_EVERY", 0.1)
    monkeypatch.setattr(fanout, "SILENT_AFTER", 0.5)


@story
async def test_a_match_goes_on_without_redis_and_who_is_there_is_known_when_it_returns(postgres: Postgres) -> None:
    database = postgres.database()
    with redis_server() as redis:
        async with (
            server_here(database, redis=redis.address) as first,
            server_here(database, redis=redis.address) as second,
            Person(first.address, "Ada") as ada,
            Person(second.address, "Bob") as bob,
        ):
            code = (await ada.create(seats="me open", fixed_seats=True))["code"]
            await bob.join(code)
            await ada.post(f"tables/{code}/start")
            async with ada.sit(code) as one:
                async with bob.sit(code) as two:
                    await one.until(lambda message: all(seat["online"] for seat in one.table["seats"]))
                    redis.kill()
                    killed = time.monotonic()
                    chairs = (one, two)
                    while one.ply < 4 or time.monotonic() - killed < 4 * fanout.SILENT_AFTER:
                        if one.ply == 20:  # On a quick machine the match would be over too soon.
                            await asyncio.sleep(0.05)
                            continue
                        ply = one.ply + 1
                        await chairs[one.situation()["to_move"]].play()
                        for chair in chairs:
                            await chair.reach(ply)
                        assert all(seat["online"] for seat in one.table["seats"] + two.table["seats"])
                    redis.start()
                await one.until(lambda message: not one.table["seats"][1]["online"])


@story
async def test_a_cancellation_that_the_client_swallows_does_not_keep_a_server_from_stopping() -> None:
    heard = 0

    async def deaf() -> None:
        nonlocal heard
        while heard < 2:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                heard += 1
        await asyncio.sleep(3600)

    fan = fanout.RedisFanout("redis://127.0.0.1:1")
    fan._tasks = [asyncio.create_task(deaf())]
    await asyncio.sleep(0)
    await fan.close()
    assert heard == 2
    assert fan._tasks[0].cancelled()


@story
async def test_that_redis_is_away_is_told_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    """Once each of three tasks said so twice a second, for as long as it was away."""
    tries = 0

    async def step(hall: object) -> None:
        nonlocal tries
        tries += 1
        raise ConnectionError

    fan = fanout.RedisFanout("redis://127.0.0.1:1")
    tasks = [asyncio.create_task(fan._keep_on(step, None)) for _ in range(3)]  # type: ignore[arg-type]  # asked nothing
    while tries < 6:
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    assert [record.message for record in caplog.records] == ["redis does not answer"]
