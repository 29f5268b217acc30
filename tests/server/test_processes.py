"""Several processes, on PostgreSQL and Redis or on one SQLite file: one order of events, one winner of each race, bots
played once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from ludotheque.server.neighbours import Neighbours
from ludotheque.table.events import Change
from tests.server.players import Json, Person, Refused
from tests.server.running import Running, process, server_here, sqlite, story
from tests.server.services import Postgres

GAMES = ("seikatsu", "gravity_superstar")
Pair = Callable[[], AbstractAsyncContextManager[tuple[Running, Running]]]


@pytest.fixture(params=["postgresql and redis", "sqlite"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Pair:
    """Two servers with the same tables; on SQLite as if neither could hand a connection over to the other."""

    @contextlib.asynccontextmanager
    async def servers() -> AsyncIterator[tuple[Running, Running]]:
        if request.param == "sqlite":
            database = sqlite(tmp_path)
            async with (
                server_here(database, neighbours=Neighbours(tmp_path, 0, 2), processes=2) as first,
                server_here(database, neighbours=Neighbours(tmp_path, 1, 2), processes=2) as second,
            ):
                yield first, second
            return
        cluster: Postgres = request.getfixturevalue("postgres")
        database, redis = cluster.database(), request.getfixturevalue("redis")
        async with server_here(database, redis=redis) as first, server_here(database, redis=redis) as second:
            yield first, second

    return servers


@story
async def test_players_of_one_match_on_two_processes_see_the_same_order_of_events(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    database = postgres.database()
    with (
        process(database, tmp_path / "one.log", redis=redis) as first,
        process(database, tmp_path / "two.log", redis=redis) as second,
    ):
        async with Person(first.address, "Ada") as ada, Person(second.address, "Bob") as bob:
            codes = []
            for number in range(6):
                codes.append((await ada.create(GAMES[number % 2], "me open bot:novice"))["code"])
                await bob.join(codes[-1])
                await ada.post(f"tables/{codes[-1]}/start")

            async def match(number: int, code: str) -> None:
                async with ada.sit(code) as one, bob.sit(code) as two, bob.sit(code, viewer="spectator") as three:
                    rngs = random.Random(number), random.Random(-number)
                    await asyncio.gather(one.play_to_end(rngs[0]), two.play_to_end(rngs[1]))
                    await three.until(lambda message: three.is_over, 30)
                    order = [[(ply, entry["seat"], entry["time"]) for ply, entry in sorted(chair.entries.items())]
                             for chair in (one, two, three)]  # fmt: skip
                    assert order[0] == order[1] == order[2]
                    assert one.situation()["outcome"] == two.situation()["outcome"]

            await asyncio.gather(*(match(number, code) for number, code in enumerate(codes)))


@story
async def test_of_two_moves_for_one_ply_exactly_one_wins_and_the_other_is_refused(pair: Pair) -> None:
    async with (
        pair() as (first, second),
        Person(first.address, "Ada") as ada,
    ):
        table = await ada.create(seats="me me", one_screen=True, start=True)
        rng = random.Random(9)
        elsewhere = Person(second.address, "Ada too")
        elsewhere.http.cookies = ada.http.cookies
        async with ada.sit(table["code"]) as here, elsewhere.sit(table["code"]) as there:
            while not here.is_over:
                situation = here.situation()
                move = {"type": "play", "seat": situation["viewer"], "ply": situation["ply"]}
                legal = [each["action"] for each in situation["legal"]]
                answers = await asyncio.gather(
                    *(chair.ask(**move, action=rng.choice(legal)) for chair in (here, there)), return_exceptions=True
                )
                won = [answer for answer in answers if isinstance(answer, dict)]
                lost = [answer for answer in answers if isinstance(answer, Refused)]
                assert len(won) == len(lost) == 1, answers
                assert lost[0].code in ("stale", "over")
                await asyncio.gather(here.reach(situation["ply"] + 1), there.reach(situation["ply"] + 1))
                assert here.entries == there.entries
        await elsewhere.http.aclose()


@story
async def test_a_resend_to_another_process_is_done_once(pair: Pair) -> None:
    async with (
        pair() as (first, second),
        Person(first.address, "Ada") as ada,
    ):
        table = await ada.create(seats="me bot", start=True, fixed_seats=True)
        elsewhere = Person(second.address, "Ada too")
        elsewhere.http.cookies = ada.http.cookies
        async with ada.sit(table["code"]) as here, elsewhere.sit(table["code"]) as there:
            move: Json = {"type": "play", "id": "once", "seat": 0, "ply": 0}
            move["action"] = here.situation()["legal"][0]["action"]
            answers = await asyncio.gather(here.ask(**move), there.ask(**move))
            assert answers[0] == answers[1]
            assert await there.ask(**move) == answers[0]
        await elsewhere.http.aclose()


@story
async def test_who_is_connected_to_another_process_is_seen_as_online(pair: Pair) -> None:
    async with (
        pair() as (first, second),
        Person(first.address, "Ada") as ada,
        Person(second.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me open"))["code"]
        await bob.join(code)
        async with ada.sit(code) as one:
            async with bob.sit(code):
                await one.until(lambda message: all(seat["online"] for seat in one.table["seats"]))
            await one.until(lambda message: not one.table["seats"][1]["online"])


@story
async def test_when_the_process_that_kept_a_table_dies_another_plays_its_bots(
    postgres: Postgres, redis: str, tmp_path: Path
) -> None:
    database = postgres.database()
    with (
        process(database, tmp_path / "one.log", redis=redis, bot_pause=300) as first,
        process(database, tmp_path / "two.log", redis=redis, bot_pause=300) as second,
    ):
        async with Person(first.address, "Ada") as ada, Person(second.address, "Bob") as bob:
            code = (await ada.create(seats="me bot:novice bot:novice", start=True))["code"]
            async with ada.sit(code) as one, bob.sit(code) as two:
                await one.my_turn()
                await one.play()
                first.kill()
                await two.reach(two.ply + 1)


@story
async def test_without_notes_changes_are_still_found(postgres: Postgres, redis: str) -> None:
    """Redis lost a note, or is not there: the store is looked at again."""
    database = postgres.database()
    async with (
        server_here(database) as first,
        server_here(database) as second,
        Person(first.address, "Ada") as ada,
        Person(second.address, "Eve") as eve,
    ):
        table = await ada.create(seats="me me", one_screen=True, start=True)
        async with ada.sit(table["code"]) as one, eve.sit(table["code"]) as two:
            await one.play()
            await two.reach(1, 15)


@contextlib.asynccontextmanager
async def visited(first: Running, second: Running) -> AsyncIterator[tuple[Person, Person, str]]:
    """Ada's public table at the first server, and Bob, who came to the second."""
    async with Person(first.address, "Ada") as ada, Person(second.address, "Bob") as bob:
        yield ada, bob, (await ada.create(visibility="public"))["code"]


@story
async def test_who_joins_at_one_process_while_the_last_one_leaves_at_another_has_a_seat(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the table was removed all the same: only the own process was asked whether anybody had come."""
    async with pair() as (first, second), visited(first, second) as (ada, bob, code):
        remove, came = first.server.store.remove_left, []

        async def late(table_id: int) -> bool:
            came.append(await bob.join(code))
            return await remove(table_id)

        monkeypatch.setattr(first.server.store, "remove_left", late)
        await ada.post(f"tables/{code}/leave")
        assert [table["mine"] for table in came] == [[0]]
        for person in (ada, bob):
            assert [seat["name"] for seat in (await person.get(f"tables/{code}"))["seats"]] == ["Bob", ""]


@story
async def test_who_joins_at_one_process_after_the_last_one_left_at_another_hears_that_there_is_no_table(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the server said that it could not be reached."""
    async with pair() as (first, second), visited(first, second) as (ada, bob, code):
        append = second.server.store.append

        async def late(change: Change) -> bool:
            await ada.post(f"tables/{code}/leave")
            return await append(change)

        monkeypatch.setattr(second.server.store, "append", late)
        with pytest.raises(Refused, match="no-such-table"):
            await bob.join(code)
        with pytest.raises(Refused, match="no-such-table"):
            await ada.get(f"tables/{code}")
