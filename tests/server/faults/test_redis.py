"""Redis is killed under two processes: moves still come through by the store, and nobody is taken for gone."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from ludotheque.server.store import fanout
from ludotheque.server.tables import alarms
from tests.server.players import Person
from tests.server.running import Running, server_here, story
from tests.server.services import Postgres, redis_server


class Stopwatch:
    """The time by which processes are taken for silent: it stands still unless the test turns it, so that none is for
    being slow."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def stopwatch(monkeypatch: pytest.MonkeyPatch) -> Stopwatch:
    watch = Stopwatch()
    monkeypatch.setattr(alarms, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(fanout, "ALIVE_EVERY", 0.1)
    monkeypatch.setattr(fanout, "time", watch)
    return watch


def fan_of(server: Running) -> fanout.RedisFanout:
    fan = server.server.fanout
    assert isinstance(fan, fanout.RedisFanout)
    return fan


class Looks:
    """How often each process looked for others that are silent, and that it found none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._count: Counter[str] = Counter()
        self._found: list[str] = []
        look = fanout.RedisFanout._silent

        def counted(fan: fanout.RedisFanout) -> list[str]:
            found = look(fan)
            self._found += found
            self._count[fan.process] += 1
            return found

        monkeypatch.setattr(fanout.RedisFanout, "_silent", counted)

    async def twice(self, *servers: Running) -> None:
        fans, before = [fan_of(server) for server in servers], self._count.copy()
        while any(self._count[fan.process] < before[fan.process] + 2 for fan in fans):
            await asyncio.sleep(0.01)
        assert not self._found


async def until_listening(*servers: Running, listening: bool) -> None:
    while any((fan_of(server)._listening_since is not None) != listening for server in servers):
        await asyncio.sleep(0.01)


@story
async def test_a_match_goes_on_without_redis_and_who_is_there_is_known_when_it_returns(
    postgres: Postgres, stopwatch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, looks = postgres.database(), Looks(monkeypatch)
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
                    await until_listening(first, second, listening=False)
                    stopwatch.now += 4 * fanout.SILENT_AFTER
                    chairs = (one, two)
                    for ply in range(1, 5):
                        await looks.twice(first, second)
                        await chairs[one.situation()["to_move"]].play()
                        for chair in chairs:
                            await chair.reach(ply)
                        assert all(seat["online"] for seat in one.table["seats"] + two.table["seats"])
                    redis.start()
                    await until_listening(first, second, listening=True)
                    await looks.twice(first, second)
                await one.until(lambda message: not one.table["seats"][1]["online"])


def test_a_process_is_silent_only_after_a_time_in_which_it_could_have_been_heard(stopwatch: Stopwatch) -> None:
    fan = fanout.RedisFanout("redis://127.0.0.1:1")
    fan._seen = {"other": stopwatch.now}
    stopwatch.now += 4 * fanout.SILENT_AFTER
    assert fan._silent() == []
    fan._listening_since = stopwatch.now
    assert fan._silent() == []
    stopwatch.now += fanout.SILENT_AFTER + 1
    assert fan._silent() == ["other"]


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
