"""Tables without end: one address fills no server, who leaves has room again, and what nobody needs goes first."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.tables import calls, conversations, hall, room
from ludotheque.server.tables.aside import ASKER
from ludotheque.table import live
from ludotheque.table.bounds import LARGE_CHANGE, LONG_MATCH, LONG_MATCHES_IN_MEMORY, MOST_CHANGES, MOST_LINKS
from ludotheque.table.events import Row, Stored
from ludotheque.table.live import LiveTable
from tests.server.attacks.test_turns import work
from tests.server.players import Chair, Json, Person, Refused
from tests.server.running import Running, server_here, sqlite, story

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
async def test_who_asks_for_the_list_pays_for_it_and_many_at_once_are_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once each look through twenty thousand tables took the database a sixteenth of a second, for nobody's account."""
    price, looks = 0.05, 0
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=1e-9) as running,
        Person(running.address, "Eve", home="203.0.113.66") as eve,
    ):
        code = (await eve.create(visibility="public"))["code"]
        public = running.server.store.public

        async def slow(most: int) -> list[Row]:
            nonlocal looks
            looks += 1
            await asyncio.sleep(price)
            return await public(most)

        monkeypatch.setattr(running.server.store, "public", slow)
        account = running.server.turnstile.account("203.0.113.66")
        before = account.cpu.left
        assert [line["code"] for line in await eve.get("tables", which="public")] == [code]
        assert account.cpu.left <= before - price
        answers = await asyncio.gather(*(eve.get("tables", which="public") for _ in range(20)))
        assert all(answer == answers[0] for answer in answers)
        assert looks < 1 + len(answers)


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


def long_record() -> str:
    """Of a match of more than two thousand moves, as children play it who turn a disc back and forth."""
    return Path("tests/fixtures/octocube/kids-4-idle-shared.record").read_text()


@story
async def test_few_long_matches_that_nobody_is_at_are_kept_in_memory(tmp_path: Path) -> None:
    """Once sixty forks a minute, each left at once, took 140 MB: tables in memory were counted, not weighed."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Eve") as eve:
        over = await eve.post("records", record=long_record())
        async with eve.sit(over["code"]):
            for _ in range(LONG_MATCHES_IN_MEMORY + 3):
                fork = await eve.post(f"tables/{over['code']}/fork", step=over["steps"] - 1)
                await eve.post(f"tables/{fork['code']}/leave")
            kept = {table.code for table in running.server.hall.live() if len(table.moves) > LONG_MATCH}
            assert len(kept) == LONG_MATCHES_IN_MEMORY + 1
            assert {over["code"], fork["code"]} < kept, "somebody looks at the one, and the other was the last"
        assert (await eve.get(f"tables/{fork['code']}"))["phase"] in ("running", "over")


@story
async def test_matches_in_memory_are_weighed_and_those_with_nobody_at_them_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "ENTRIES_IN_MEMORY", 300)
    record = next(Path("tests/fixtures/octocube").glob("advanced-3-*.record")).read_text()
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Eve") as eve:
        over = await eve.post("records", record=record)
        async with eve.sit(over["code"]) as chair:
            for _ in range(10):
                await eve.post("records", record=record)
                kept = running.server.hall.live()
                assert sum(len(table.moves) for table in kept) <= 300
            assert over["code"] in {table.code for table in kept}, "somebody looks at it"
            assert chair.is_over


@story
async def test_a_table_that_begins_with_a_long_match_is_charged_to_who_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it was replayed twice, by as many threads at once as there are, and charged to nobody."""
    built: list[str] = []

    def dear(stored: Stored, *more: Any) -> LiveTable:
        built.append(stored.row.code)
        work(0.02)
        return LiveTable(stored, *more)

    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=1e-9) as running,
        Person(running.address, "Eve", home="203.0.113.5") as eve,
    ):
        over = await eve.post("records", record=long_record())
        monkeypatch.setattr(hall, "LiveTable", dear)
        account = running.server.turnstile.account("203.0.113.5")
        before = account.cpu.left
        fork = await eve.post(f"tables/{over['code']}/fork", step=over["steps"] - 1)
        assert built == [fork["code"]]
        while account.cpu.left > before - 0.02:
            await asyncio.sleep(0.01)


class Asker:
    """Has turns as the test lets it, and counts what it pays."""

    def __init__(self, address: str, turns: int) -> None:
        self.address = address
        self.turns = asyncio.Semaphore(turns)
        self.waits = self.spent = 0.0

    async def turn(self) -> None:
        self.waits += 1
        await self.turns.acquire()
        self.waits -= 1

    def spend(self, seconds: float) -> None:
        self.spent += seconds


@story
async def test_who_asks_for_long_matches_pays_for_reading_them_and_nobody_waits_for_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once that was charged to nobody: any number of them, each pushing out another, were bounded by requests alone."""
    price = 0.05

    def dear(stored: Stored, *more: Any) -> LiveTable:
        work(price)
        return LiveTable(stored, *more)

    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=1e-9) as running,
        Person(running.address, "Ada", home="203.0.113.7") as ada,
    ):
        tables = running.server.hall

        async def read(code: str, asker: Asker) -> LiveTable:
            ASKER.set(asker)
            return await tables.table(code)

        codes = [(await ada.post("records", record=long_record()))["code"] for _ in range(3)]
        for code in codes:
            tables.forget(code)
        monkeypatch.setattr(hall, "LiveTable", dear)
        account = running.server.turnstile.account("203.0.113.7")
        before = account.cpu.left
        await ada.get(f"tables/{codes[0]}")
        assert account.cpu.left <= before - price

        eve, bob = Asker("eve", turns=1), Asker("bob", turns=3)
        asked = [asyncio.create_task(read(code, eve)) for code in codes[1:]]
        first = await asked[0]
        assert eve.spent >= price
        while not eve.waits:
            await asyncio.sleep(0)
        second = await read(codes[2], bob)
        assert not asked[1].done()
        eve.turns.release()
        assert [first, second] == [await asked[0], await asked[1]] == [tables.in_hand(code) for code in codes[1:]]
        assert bob.spent >= price


@story
async def test_tables_that_nobody_is_at_make_room_for_others_of_their_address(tmp_path: Path) -> None:
    """Once tables of bots alone, and those that were left at once, were counted to nobody: sixty a minute, kept for
    days."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", max_tables_address=5) as running,
        Person(running.address, "Eve", home="203.0.113.66") as eve,
        Person(running.address, "Ada", home="203.0.113.7") as ada,
    ):
        left = (await ada.create(seats="me bot", start=True))["code"]
        await ada.post(f"tables/{left}/leave")
        own = (await eve.create(seats="me bot", start=True))["code"]
        made = [(await eve.create(seats="bot bot", start=True))["code"] for _ in range(12)]
        assert await running.server.store.busy_tables() <= 2 + 5
        for code in (left, own, made[-1]):
            assert (await eve.get(f"tables/{code}"))["phase"] == "running"
        with pytest.raises(Refused, match="no table"):
            await eve.get(f"tables/{made[0]}")


@story
async def test_changes_of_tables_are_counted_by_address(tmp_path: Path) -> None:
    """Once who was ready and not ready, six hundred times a minute, filled a disk with documents of the table."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", changes_per_minute=5) as running,
        Person(running.address, "Eve", home="203.0.113.66") as eve,
        Person(running.address, "Ada", home="203.0.113.7") as ada,
    ):
        code = (await eve.create())["code"]
        for number in range(5):
            await eve.post(f"tables/{code}/ready", ready=number % 2 == 1)
        with pytest.raises(Refused, match="wait"):
            await eve.post(f"tables/{code}/leave")
        assert (await ada.join(code))["mine"]
        assert (await eve.get(f"tables/{code}"))["code"] == code, "looking on is no change"


@story
async def test_a_table_is_changed_only_so_often_but_can_be_left_and_come_back_to(tmp_path: Path) -> None:
    """Once a table could have any number of changes, all of which were read before anybody came in again."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        code = (await ada.create(seats="me bot", fixed_seats=True, start=True))["code"]
        table = await running.server.hall.table(code)
        table.changes = MOST_CHANGES
        with pytest.raises(Refused, match="so much was changed"):
            await ada.post(f"tables/{code}/hints", wanted=True)
        assert (await ada.post(f"tables/{code}/leave"))["seats"][0]["held_by_bot"]
        async with ada.sit(code) as chair:
            assert not chair.table["seats"][0]["held_by_bot"]
        table.changes = 2 * MOST_CHANGES
        with pytest.raises(Refused, match="so much was changed"):
            await ada.post(f"tables/{code}/leave")


@story
async def test_a_large_change_counts_for_several(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        seats = [{"kind": "me"}] * 6
        code = (await ada.post("tables", game="gravity_superstar", name="Ada", seats=seats, one_screen=True))["code"]
        table = await running.server.hall.table(code)
        before = table.changes
        await ada.post(f"tables/{code}/ready", ready=False)
        assert table.changes == before + 1
        for seat in range(6):
            for _ in range(MOST_LINKS):
                await ada.post(f"tables/{code}/seats/{seat}/link")
        before = table.changes
        await ada.post(f"tables/{code}/ready", ready=True)
        assert table.changes == before + 1 + len(table.doc.text()) // LARGE_CHANGE > before + 1


async def give_up(person: Person) -> str:
    """A match with a bot that is over at once."""
    code: str = (await person.create(seats="me bot", fixed_seats=True, start=True))["code"]
    async with person.sit(code) as chair:
        await chair.ask(type="resign", seat=0, ply=chair.ply)
        while not chair.is_over:
            await chair.next()
    return code


async def play_out(*chairs: Chair) -> None:
    await asyncio.gather(*(chair.play_to_end(random.Random(number)) for number, chair in enumerate(chairs)))


async def there(person: Person, codes: list[str]) -> list[str]:
    """Those of the tables that there are."""
    found = []
    for code in codes:
        answer = await person.http.get(f"tables/{code}")
        assert answer.status_code in (200, 404)
        found += [code] if answer.status_code == 200 else []
    return found


def full_at(running: Running, home: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Coroutine[Any, Any, None]]:
    """Sets the bound of an address a little below what is kept of it now."""

    async def fill() -> None:
        kept = await running.server.store.weight_of_place(running.server.places.of(home))
        monkeypatch.setattr(room, "MEGABYTE", kept - 1)

    return fill


@story
async def test_what_one_address_leaves_behind_is_bounded_and_what_people_played_with_each_other_stays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once finished matches were bounded by their number a minute alone, and kept for ever."""
    monkeypatch.setattr(room, "LIGHTER_AT_ONCE", 1)
    async with (
        server_here(database, trusted_proxies="127.0.0.1", address_megabytes=1) as running,
        Person(running.address, "Ada", home="203.0.113.66") as ada,
        Person(running.address, "Bob", home="203.0.113.66") as bob,
        Person(running.address, "Cem", home="203.0.113.7") as cem,
    ):
        together = (await ada.create(fixed_seats=True))["code"]
        await bob.join(together)
        await ada.post(f"tables/{together}/start")
        async with ada.sit(together) as one, bob.sit(together) as two:
            await play_out(one, two)
        screen = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
        async with ada.sit(screen) as chair:
            await play_out(chair)
        alone = (await ada.create(seats="me bot:novice", fixed_seats=True, start=True))["code"]
        async with ada.sit(alone) as chair:
            await play_out(chair)
        record = (await ada.post("records", record=await ada.get(f"tables/{alone}/record")))["code"]
        given_up = [await give_up(ada) for _ in range(3)]
        watched, others = await give_up(ada), await give_up(cem)
        left = (await ada.create(seats="me bot", start=True))["code"]
        await ada.post(f"tables/{left}/leave")
        played = (await ada.create(seats="me bot", start=True))["code"]
        stay = [together, screen, watched, others, played]

        fill = full_at(running, "203.0.113.66", monkeypatch)
        async with ada.sit(watched):
            for gone in (*given_up, left, alone, record):
                everything = [*stay, *given_up, left, alone, record]
                before = await there(ada, everything)
                await fill()
                stay.append((await ada.create())["code"])
                assert [code for code in before if code not in await there(ada, everything)] == [gone]
            await fill()
            with pytest.raises(Refused, match="finished with each other stay") as refused:
                await ada.create()
            assert (refused.value.code, refused.value.answer["status"]) == ("address-full", 429)
            with pytest.raises(Refused, match="finished with each other stay"):
                await ada.post("records", record=await ada.get(f"tables/{together}/record"))
        assert (await cem.create())["phase"] == "open", "another address has room of its own"
        stay.append((await ada.create())["code"])
        assert await there(ada, stay) == [code for code in stay if code != watched], "nobody looks at it any more"
        async with ada.sit(played) as chair:
            await chair.my_turn()
            await chair.play()


@story
async def test_a_record_that_is_played_again_is_still_a_record(tmp_path: Path) -> None:
    """Once it counted neither by the day any more nor went with its time."""
    text = next(Path("tests/fixtures/seikatsu").glob("*.record")).read_text()
    async with server_here(sqlite(tmp_path), records_per_day=1) as running, Person(running.address) as ada:
        code = (await ada.post("records", record=text))["code"]
        await ada.post(f"tables/{code}/rematch")
        with pytest.raises(Refused, match="until tomorrow"):
            await ada.post("records", record=text)
        table = await running.server.store.load(code)
        assert table
        assert table.row.people < 0, "goes with its time"


@story
async def test_a_table_of_megabytes_can_only_be_played_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it could take forty: each ready and not ready, each wish to end the match, was stored with all its links."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        code = (await ada.create(seats="me bot", fixed_seats=True, start=True))["code"]
        table = await running.server.hall.table(code)
        async with ada.sit(code) as chair:
            for module in (live, conversations):
                monkeypatch.setattr(module, "TABLE_BYTES", table.weight)
            with pytest.raises(Refused, match="so much was changed"):
                await ada.post(f"tables/{code}/hints", wanted=True)
            with pytest.raises(Refused, match="so much was written"):
                await chair.ask(type="chat", text="Hello")
            await chair.my_turn()
            await chair.play()
        assert (await ada.post(f"tables/{code}/leave"))["seats"][0]["held_by_bot"]
        kept = await running.server.store.load(code)
        assert kept
        assert kept.row.weight == table.weight
