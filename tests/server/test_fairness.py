"""Between people: no secret advice, nobody under another's name, nobody waits for ever, nobody is replaced unasked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.table.plain_text import clean_text, look_alike
from tests.server.players import Person
from tests.server.running import Clockwork, server_here, sqlite, story
from tests.server.test_seats import started
from tests.server.test_tables import refused

RIGHT_TO_LEFT, BLANK_BRAILLE, FILLER = "\u202e", "\u2800", "\u1160"


@story
async def test_hints_between_people_are_given_only_while_all_of_them_are_for_it(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Eve") as eve,
    ):
        code = await started(ada, bob)
        async with ada.sit(code) as one:
            await refused(one.ask(type="hint", seat=0, ply=0), "hints-off")
            assert not (await ada.post(f"tables/{code}/hints"))["hints"], "one alone does not decide"
            await refused(one.ask(type="hint", seat=0, ply=0), "hints-off")
            await refused(eve.post(f"tables/{code}/hints"), "no-seat")
            agreed = await bob.post(f"tables/{code}/hints")
            assert agreed["hints"]
            assert [seat.get("hints") for seat in agreed["seats"]] == [True, True]
            assert (await one.ask(type="hint", seat=0, ply=0))["moves"]
            assert not (await bob.post(f"tables/{code}/hints", wanted=False))["hints"]
            await refused(one.ask(type="hint", seat=0, ply=0), "hints-off")


@story
async def test_who_plays_alone_against_bots_may_have_hints(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        table = await ada.create(seats="me bot:novice", start=True, fixed_seats=True)
        assert table["hints"]
        async with ada.sit(table["code"]) as chair:
            assert (await chair.ask(type="hint", seat=0, ply=0))["moves"]


@story
async def test_a_hint_tells_of_a_move_that_is_asked_about_too_and_only_of_a_legal_one(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        table = await ada.create(seats="me bot:novice", start=True, fixed_seats=True)
        async with ada.sit(table["code"]) as chair:
            best = [move["action"] for move in (await chair.ask(type="hint", seat=0, ply=0))["moves"]]
            legal = [one["action"] for one in chair.situation()["legal"]]
            other = next(action for action in legal if action not in best)
            told = (await chair.ask(type="hint", seat=0, ply=0, also=other))["moves"]
            assert [move["action"] for move in told].count(other) == 1
            assert next(move for move in told if move["action"] == other)["win"] is not None
            wrong = next(action for action in range(1000) if action not in legal)
            await refused(chair.ask(type="hint", seat=0, ply=0, also=wrong), "illegal")


@pytest.mark.parametrize("name", ["Ada", " ada ", "ADA", "\u0410d\u0430", "A.d.a", "\uff21da"])
@story
async def test_a_spectator_cannot_speak_under_a_players_name(tmp_path: Path, name: str) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Eve") as eve,
    ):
        code = await started(ada, bob)
        async with eve.sit(code) as watcher:
            await watcher.ask(type="chat", text="I give up", name=name)
            await watcher.until(lambda message: message["type"] == "chat")
            assert [(line["from"], line["room"], line.get("seat")) for line in watcher.chat] == [
                ("Spectator", "spectators", None)
            ]
            await watcher.ask(type="chat", text="just looking", name="Eve")
            await watcher.until(lambda message: message["type"] == "chat")
            assert watcher.chat[-1]["from"] == "Eve"


@story
async def test_what_was_said_before_the_start_stays_with_who_said_it_when_seats_are_shuffled(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        for _ in range(8):
            async with Person(running.address, "Bob") as bob:
                code = (await ada.create(seats="me open"))["code"]
                await bob.join(code)
                async with ada.sit(code) as one, bob.sit(code) as two:
                    await one.ask(type="chat", text="hello")
                    await two.ask(type="chat", text="hi")
                    await ada.post(f"tables/{code}/start")
                    told = await one.until(lambda message: message["type"] == "hello")
                    names = [seat["name"] for seat in told["table"]["seats"]]
                    assert [names[line["seat"]] for line in told["chat"]] == ["Ada", "Bob"]


@story
async def test_an_id_stands_for_one_message_only(database: str) -> None:
    async with (
        server_here(database) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await started(ada, bob)
        async with ada.sit(code) as one:
            action = one.situation()["legal"][0]["action"]
            first = await one.ask(type="play", id="a", seat=0, ply=0, action=action)
            assert await one.ask(type="play", id="a", seat=0, ply=0, action=action) == first
            await refused(one.ask(type="play", id="a", seat=0, ply=0, action=action + 1), "id-used")
            await refused(one.ask(type="resign", id="a", seat=0, ply=1), "id-used")
            await refused(one.ask(type="agree", id="a", seat=0, ply=1), "id-used")
            await one.ask(type="chat", id="b", text="hello")
            await one.ask(type="chat", id="b", text="hello")
            await refused(one.ask(type="chat", id="b", text="goodbye"), "id-used")
            assert [line["text"] for line in one.chat] == ["hello"]


@pytest.mark.parametrize("id", ["", "a\x00b", "a b", "caf\u00e9", RIGHT_TO_LEFT, "x" * 65])
@story
async def test_an_id_is_plain_and_short(tmp_path: Path, id: str) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        code = (await ada.create(seats="me bot:novice", start=True))["code"]
        async with ada.sit(code) as chair:
            await chair.send(type="chat", id=id, text="hello")
            answer = await chair.until(lambda message: message["type"] == "refused")
            assert answer["code"] == "bad-message"


@pytest.mark.parametrize("name", ["\x00", BLANK_BRAILLE, FILLER * 3, f" {RIGHT_TO_LEFT} ", "\u200d", "\u0301", ""])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean_text(name) == ""


def test_a_name_keeps_what_can_be_seen_and_nothing_else() -> None:
    assert clean_text(f"A\x00d\x1ba{RIGHT_TO_LEFT} L{BLANK_BRAILLE}") == "A d a L"
    assert clean_text("\U0001f469\u200d\U0001f680 Zo\u00eb") == "\U0001f469\u200d\U0001f680 Zo\u00eb"
    assert look_alike("Ada", "\u0410d\u0430")
    assert not look_alike("Ada", "Adam")


@story
async def test_names_in_an_uploaded_record_are_cleaned(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ada") as ada:
        table = await ada.create(seats="me bot:novice", start=True, fixed_seats=True)
        async with ada.sit(table["code"]) as chair:
            await chair.my_turn()
            await chair.ask(type="resign", seat=0, ply=chair.ply)
        match = (await running.server.hall.table(table["code"])).running_match()
        for names in ([f"A{RIGHT_TO_LEFT}da", BLANK_BRAILLE], ["x" * 300, "A\x1b[31mda"]):
            match.names = names
            shown = await ada.post("records", record=await ada.get(f"tables/{table['code']}/record"))
            for seat, name in enumerate(names):
                expected = clean_text(name)[:40] or f"Player {seat + 1}"
                assert shown["seats"][seat]["name"] == expected
            assert RIGHT_TO_LEFT not in await ada.get(f"tables/{shown['code']}/record")


@story
async def test_who_is_there_but_does_not_move_can_be_asked_to_and_loses_nothing(tmp_path: Path) -> None:
    clock = Clockwork()
    async with (
        server_here(sqlite(tmp_path), clock, grace=60, patience=600) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
        Person(running.address, "Cy") as cy,
    ):
        code = await started(ada, bob, cy)
        async with ada.sit(code) as idle, bob.sit(code) as two, cy.sit(code) as three:
            assert idle.table["patience"] == 600_000
            await refused(two.ask(type="hurry", seat=1, ply=0), "too-early", "600 s")
            clock.forward(601)
            await refused(idle.ask(type="hurry", seat=0, ply=0), "no-hurry")
            await two.ask(type="hurry", seat=1, ply=0)
            clock.forward(3600)
            assert "hurried_until" not in (await bob.get(f"tables/{code}"))["seats"][0], "one of two is not all"
            await three.ask(type="hurry", seat=2, ply=0)
            await idle.until(lambda _: "hurried_until" in idle.table["seats"][0])
            assert idle.table["seats"][0]["hurried_until"] == clock.now + 60_000
            clock.forward(59)
            await asyncio.sleep(0.05)
            assert idle.ply == 0
            clock.forward(2)
            await idle.until(lambda _: idle.table["seats"][0]["held_by_bot"])
            await two.my_turn()
            await refused(idle.ask(type="agree", seat=0, ply=idle.ply), "held")
            back = await ada.post(f"tables/{code}/back")
            assert not back["seats"][0]["held_by_bot"]
            await two.play()
            await three.my_turn()
            await three.play()
            assert await idle.my_turn()
            await refused(two.ask(type="hurry", seat=1, ply=idle.ply), "too-early")
            await idle.play()


@story
async def test_who_moves_in_time_keeps_the_seat_and_where_a_clock_runs_nobody_is_hurried(tmp_path: Path) -> None:
    clock = Clockwork()
    async with (
        server_here(sqlite(tmp_path), clock, grace=60, patience=600) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = await started(ada, bob)
        async with ada.sit(code) as one, bob.sit(code) as two:
            clock.forward(601)
            await two.ask(type="hurry", seat=1, ply=0)
            await one.play()
            await two.reach(1)
            clock.forward(61)
            assert not (await ada.get(f"tables/{code}"))["seats"][0]["held_by_bot"]
        timed = (await ada.create(seats="me open", fixed_seats=True, pace={"kind": "live", "minutes": 100}))["code"]
        await bob.join(timed)
        await ada.post(f"tables/{timed}/start")
        async with ada.sit(timed), bob.sit(timed) as two:
            clock.forward(700)
            await refused(two.ask(type="hurry", seat=1, ply=0), "no-hurry")


@story
async def test_of_two_who_ask_for_a_rematch_at_once_both_come_to_the_same_table(database: str) -> None:
    async with (
        server_here(database) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        for _ in range(10):
            code = await started(ada, bob)
            async with ada.sit(code) as one:
                await one.ask(type="resign", seat=0, ply=0)
            first, second = await asyncio.gather(*(who.post(f"tables/{code}/rematch") for who in (ada, bob)))
            assert first["code"] == second["code"]
            assert (await ada.get(f"tables/{first['code']}"))["phase"] == "running"
        tables = {table["code"] for table in await ada.get("tables", which="mine")}
        assert len(tables) == 20, "no table that nobody knows of"


@story
async def test_leaving_a_table_makes_room_for_another(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), max_tables_each=3) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        lobby = (await ada.create(seats="me open", visibility="public"))["code"]
        shared = (await ada.create(seats="me open"))["code"]
        alone = (await ada.create(seats="me bot:novice", start=True))["code"]
        await bob.join(shared)
        await refused(ada.create(), "too-many-tables")
        for code in (lobby, shared, alone):
            await ada.post(f"tables/{code}/leave")
        assert [table["code"] for table in await ada.get("tables", which="mine")] == [alone], "one may come back to it"
        assert await bob.get("tables", which="public") == [], "nobody is there"
        assert (await bob.get(f"tables/{shared}"))["host"], "who stays has it now"
        for _ in range(3):
            await ada.create()
        await refused(ada.create(), "too-many-tables")
        await refused(bob.get(f"tables/{lobby}"), "no-such-table")


@story
async def test_many_tables_made_at_once_are_not_more_than_allowed(database: str) -> None:
    async with server_here(database, max_tables_each=4) as running, Person(running.address, "Ada") as ada:
        await ada.create()
        answers = await asyncio.gather(*(ada.create() for _ in range(20)), return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in answers) == 3
        assert len(await ada.get("tables", which="mine")) == 4
