"""The fault drill: the server is killed at random moments under play, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core.record import read_record
from ludotheque.games import game, games
from ludotheque.server.store.database import Database
from ludotheque.server.store.store import Store
from ludotheque.table.events import MOVE, Event
from tests.patience import STORY
from tests.server.players import GONE, Chair, Person, Refused
from tests.server.running import Neighbourhood, Nursery, server_here, sqlite, story
from tests.server.services import Postgres

KILLS = int(os.environ.get("LUDOTHEQUE_KILLS", "50"))
GAMES = [game.id for game in sorted(games(), key=lambda game: game.minutes)]


class Drill:
    """Matches that are played again and again while the server is killed."""

    def __init__(self, nursery: Nursery) -> None:
        self.nursery = nursery
        self.over = asyncio.Event()
        self.finished: list[tuple[str, list[Chair]]] = []

    async def kill_again_and_again(self, rng: random.Random) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.02, 0.6))
            self.nursery.kill()
            await asyncio.to_thread(self.nursery.start)
        self.over.set()

    async def play(self, name: str, rng: random.Random) -> None:
        """Two people and now and then a bot, match after match until the last kill; then the last is finished."""
        number = 0
        while not self.over.is_set() or number == 0:
            number += 1
            async with Person(self.nursery.address, "Ada") as ada, Person(self.nursery.address, "Bob") as bob:
                seats = "me open bot:novice" if name == "match 0" else "me open"
                code = await self._gather(ada, bob, GAMES[number % len(GAMES)], seats)
                chairs = [ada.sit(code), bob.sit(code)]
                await asyncio.gather(*(chair.play_to_end(random.Random(rng.random()), 0.05) for chair in chairs))
                await self._check_record(ada, code, chairs)
                self.finished.append((code, chairs))
                await asyncio.gather(*(chair.close() for chair in chairs))

    async def _gather(self, ada: Person, bob: Person, game: str, seats: str) -> str:
        """A started table, however often the server dies meanwhile."""
        while True:
            try:
                code: str = (await ada.create(game, seats))["code"]
                await bob.join(code)
                await ada.post(f"tables/{code}/start")
                return code
            except (*GONE, Refused):
                await asyncio.sleep(0.1)

    async def _check_record(self, person: Person, code: str, chairs: list[Chair]) -> None:
        while True:
            try:
                record = await person.get(f"tables/{code}/record")
                break
            except (*GONE, Refused):
                await asyncio.sleep(0.1)
        match = read_record(record, game)
        assert match.outcome() == chairs[0].situation()["outcome"] == chairs[1].situation()["outcome"]


def check_stored(code: str, chairs: list[Chair], events: list[Event]) -> None:
    """Every acknowledged move is stored, once, under the version and ply that were acknowledged."""
    moves = [event for event in events if event.kind == MOVE]
    assert [event.ply for event in moves] == list(range(len(moves))), code
    assert [event.version for event in events] == list(range(1, len(events) + 1)), code
    by_client = {event.client: event for event in moves if event.client}
    counts = Counter(event.client for event in moves if event.client)
    assert not [client for client, count in counts.items() if count > 1], code
    acked = {id: ack for chair in chairs for id, ack in chair.acked.items()}
    for id, ack in acked.items():
        assert by_client[id].version == ack["version"], code
        assert by_client[id].ply == ack["ply"] - 1, code
    for chair in chairs:
        assert sorted(chair.entries) == list(range(len(moves))), code
        assert [chair.entries[ply]["seat"] for ply in range(len(moves))] == [move.seat for move in moves], code


async def drill(database: str, nursery: Nursery) -> None:
    nursery.start()
    rng = random.Random(20_261_115)
    run = Drill(nursery)
    try:
        async with asyncio.timeout(STORY):
            await asyncio.gather(
                run.kill_again_and_again(rng), *(run.play(f"match {number}", rng) for number in range(6))
            )
    finally:
        nursery.close()
    store = Store(Database(database))
    try:
        for code, chairs in run.finished:
            stored = await store.load(code)
            assert stored is not None
            check_stored(code, chairs, stored.events)
    finally:
        await store.close()
    moves = sum(len(chair.acked) for _, chairs in run.finished for chair in chairs)
    print(f"{KILLS} kills, {len(run.finished)} matches finished, {moves} acknowledged moves")
    assert len(run.finished) >= 6


@pytest.mark.long
@story
async def test_on_sqlite_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    await drill(sqlite(tmp_path), Nursery(sqlite(tmp_path), tmp_path / "log"))


@pytest.mark.long
@story
async def test_on_postgresql_no_acknowledged_move_is_lost_or_doubled(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    await drill(database, Nursery(database, tmp_path / "log"))


@pytest.mark.long
@story
async def test_on_two_processes_that_share_a_file_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite(tmp_path)
        await drill(database, Neighbourhood(database, tmp_path / "log", Path(folder)))


@story
async def test_while_the_database_is_away_nothing_is_done_and_then_everything_goes_on() -> None:
    postgres = Postgres()
    try:
        async with server_here(postgres.database()) as running, Person(running.address) as ada:
            table = await ada.create(seats="me me", one_screen=True, start=True)
            async with ada.sit(table["code"]) as chair:
                await chair.play()
                await asyncio.to_thread(postgres.crash)
                move = {"type": "play", "id": "again", "seat": chair.situation()["viewer"], "ply": 1}
                move["action"] = chair.situation()["legal"][0]["action"]
                with pytest.raises(Refused) as away:
                    await chair.ask(**move)
                assert away.value.code == "unavailable"
                assert chair.ply == 1
                with pytest.raises(Refused) as failed:
                    await ada.create()
                assert failed.value.answer["status"] == 503
                assert (await ada.http.get("../../healthz")).status_code == 503
                await asyncio.to_thread(postgres.start)
                answer = await chair.ask(**move)
                assert answer["ply"] == 2
                assert await chair.ask(**move) == answer
                await chair.reach(2)
                await chair.play_to_end(random.Random(1))
    finally:
        postgres.stop()
