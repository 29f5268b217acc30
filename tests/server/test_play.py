"""Play over the WebSocket: moves, refusals, undo, resends, resumption, chat, and what the others see."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import game_ids
from tests.server.players import Chair, Json, Person, Refused
from tests.server.running import Running, server_here, sqlite, story


async def refused(call: Any, code: str, words: str = "") -> Json:
    with pytest.raises(Refused) as error:
        await call
    assert error.value.code == code, error.value
    assert words in error.value.answer["message"]
    return error.value.answer


@contextlib.asynccontextmanager
async def match_of_two(database: str, **more: Any) -> AsyncIterator[tuple[Running, Chair, Chair]]:
    """A started match: the chair of seat 0 and that of seat 1."""
    async with (
        server_here(database) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me open", fixed_seats=True, **more))["code"]
        await bob.join(code)
        await ada.post(f"tables/{code}/start")
        async with ada.sit(code) as one, bob.sit(code) as two:
            await one.until(lambda message: all(seat["online"] for seat in one.table["seats"]))
            yield running, one, two


@story
async def test_a_move_is_acknowledged_and_then_told_to_everybody(database: str) -> None:
    async with match_of_two(database) as (_, one, two):
        situation = one.situation()
        assert situation["to_move"] == 0
        assert situation["prompt"]["clause"]
        assert situation["legal"][0]["targets"]
        assert two.situation()["legal"] == []
        assert two.situation()["prompt"] is None
        before = len(one.received)
        answer = await one.play()
        assert answer == {"type": "ack", "id": answer["id"], "version": one.version, "ply": 1}
        assert [json.loads(body)["type"] for body in one.received[before:]] == ["ack", "entry"]
        await two.reach(1)
        assert two.entries[0]["seat"] == 0
        assert two.entries[0]["events"]
        assert "action" not in two.entries[0]
        assert "action" in one.entries[0]


@story
async def test_what_is_not_allowed_is_refused_with_the_reason_and_changes_nothing(database: str) -> None:
    async with match_of_two(database) as (_, one, two):
        legal = one.situation()["legal"]
        ids = {each["action"] for each in legal}
        wrong = next(action for action in range(10_000) if action not in ids)
        illegal = await refused(one.ask(type="play", seat=0, ply=0, action=wrong), "illegal")
        assert illegal["reason"]
        assert set(illegal["allowed"]) <= {each["notation"] for each in legal}
        await refused(two.ask(type="play", seat=1, ply=0, action=legal[0]["action"]), "not-your-turn")
        await refused(two.ask(type="play", seat=0, ply=0, action=legal[0]["action"]), "not-your-seat", "[1]")
        await refused(one.ask(type="play", seat=9, ply=0, action=legal[0]["action"]), "no-such-seat")
        await refused(one.ask(type="play", seat=0, ply=3, action=legal[0]["action"]), "stale", "ply 0")
        await refused(one.ask(type="undo", seat=0, ply=0), "no-undo")
        await refused(one.ask(type="castle", seat=0), "bad-message", "play, undo")
        await refused(one.ask(type="play", seat=0, ply=0, action="b3"), "bad-message", "action")
        await refused(one.ask(type="play", seat=0, ply=0, action=1, extra=2), "bad-message", "extra")
        version = one.version
        await one.send(type="resume", since=0)
        hello = await one.until(lambda message: message["type"] == "hello")
        assert hello["version"] == version
        assert hello["entries"] == []


@story
async def test_a_resend_with_the_same_id_is_answered_as_before_and_done_once(database: str) -> None:
    async with match_of_two(database) as (_, one, two):
        action = one.situation()["legal"][0]["action"]
        move = {"type": "play", "id": "mine", "seat": 0, "ply": 0, "action": action}
        first = await one.ask(**move)
        await two.reach(1)
        await two.play()
        assert await one.ask(**move) == first
        await one.close()
        await one.connect()
        assert await one.ask(**move) == first
        await refused(two.ask(**(move | {"seat": 1, "ply": 0})), "stale")
        assert one.ply == 2


@story
async def test_a_client_resumes_from_any_version(database: str) -> None:
    async with match_of_two(database) as (running, one, two):
        for _ in range(6):
            for chair in (one, two):
                if chair.situation()["legal"]:
                    await chair.play()
            await one.reach(max(one.ply, two.ply))
            await two.reach(max(one.ply, two.ply))
        await one.ask(type="chat", text="hello there")
        await two.until(lambda message: message["type"] == "chat")
        whole = await two.connect(since=0)
        assert [entry["ply"] for entry in whole["entries"]] == list(range(whole["situations"][0]["ply"]))
        assert whole["last_turn"] == 1 + max(entry["ply"] for entry in whole["entries"] if entry["seat"] == 1)
        for since in range(whole["version"] + 1):
            part = await two.connect(since=since)
            assert part["situations"] == whole["situations"]
            assert part["entries"] == whole["entries"][len(whole["entries"]) - len(part["entries"]) :]
            assert len(part["chat"]) == (since < whole["version"])
        assert (await two.connect(since=99_999))["entries"] == whole["entries"]
        running.server.hall.forget(two.code)
        assert (await two.connect(since=0))["entries"] == whole["entries"]


@story
async def test_a_step_of_ones_own_turn_is_taken_back_until_something_came_to_light(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        # Tolleno: a floor that was built can be taken back as long as the turn goes on.
        table = await ada.create("tolleno", "me me", one_screen=True, start=True)
        async with ada.sit(table["code"]) as chair:
            before, after = chair.situation(), chair.situation()
            while not after["can_undo"]:
                before = after
                await chair.play()
                after = chair.situation()
            answer = await chair.ask(type="undo", seat=before["viewer"], ply=after["ply"])
            await chair.reach(answer["ply"])
            again = chair.situation(before["viewer"])
            assert again["view"] == before["view"]
            assert again["legal"] == before["legal"]
            assert again["ply"] == before["ply"] + 2
            assert chair.entries[answer["ply"] - 1]["events"] == [{"kind": "undo", "seat": before["viewer"]}]


@story
async def test_questions_are_answered_only_to_the_seat_whose_turn_it_is(database: str) -> None:
    async with match_of_two(database) as (_, one, two):
        action = one.situation()["legal"][0]
        preview = await one.ask(type="preview", seat=0, ply=0, action=action["action"])
        assert preview["events"]
        assert (await one.ask(type="why", seat=0, targets=action["targets"]))["reason"] is None
        await refused(one.ask(type="why", seat=0, targets=["space:nowhere"]), "bad-input", "the spaces are")
        await refused(one.ask(type="hint", seat=0, ply=0), "hints-off")
        for chair in (one, two):
            await chair.person.post(f"tables/{chair.code}/hints")
        hint = await one.ask(type="hint", seat=0, ply=0)
        legal = {each["action"] for each in one.situation()["legal"]}
        assert hint["moves"]
        assert {move["action"] for move in hint["moves"]} <= legal
        await refused(two.ask(type="preview", seat=1, ply=0, action=action["action"]), "not-your-turn")
        await refused(two.ask(type="hint", seat=0, ply=0), "not-your-seat")
        await one.send(type="ping")
        assert (await one.until(lambda message: message["type"] == "pong"))["time"] > 0
        assert one.version == two.version


@story
async def test_players_and_spectators_chat_apart_until_the_end(database: str) -> None:
    async with (
        match_of_two(database) as (running, one, two),
        Person(running.address, "Eve") as eve,
        eve.sit(one.code) as watcher,
    ):
        assert watcher.situation()["viewer"] == -1
        assert watcher.situation()["legal"] == []
        await one.ask(type="chat", text="<b>good\u202e luck</b>\n")
        said = await two.until(lambda message: message["type"] == "chat")
        assert said["line"]["text"] == "<b>good luck</b>"
        assert said["line"]["from"] == "Ada"
        await watcher.until(lambda message: message["type"] == "skip")
        await watcher.ask(type="chat", text="exciting", name="Eve")
        await watcher.until(lambda message: message["type"] == "chat")
        await one.until(lambda message: message["type"] == "skip")
        assert len(one.chat) == 1
        assert [line["text"] for line in watcher.chat] == ["exciting"]
        await refused(watcher.ask(type="play", seat=0, ply=0, action=0), "not-your-seat")
        await one.ask(type="resign", seat=0, ply=0)
        hello = await watcher.connect(since=0)
        assert [line["room"] for line in hello["chat"]] == ["players", "spectators"]


@story
async def test_a_spectator_may_not_look_through_a_players_eyes(database: str) -> None:
    async with match_of_two(database) as (running, one, _), Person(running.address, "Eve") as eve:
        for wish in ("0", "1", "open"):
            await refused(eve.get(f"tables/{one.code}/replay", viewer=wish), "not-yours")
            await refused(eve.get(f"tables/{one.code}/picture.svg", viewer=wish), "not-yours")
            with pytest.raises(Exception, match="403"):
                await eve.sit(one.code, viewer=wish).connect()
        await refused(one.person.get(f"tables/{one.code}/replay", viewer="1"), "not-yours")
        await refused(eve.get(f"tables/{one.code}/replay", viewer="me"), "bad-viewer", "spectator")
        assert (await eve.get(f"tables/{one.code}/replay", viewer="spectator"))["steps"]
        assert (await one.person.get(f"tables/{one.code}/picture.svg")).startswith("<svg")
        await one.ask(type="resign", seat=0, ply=0)
        assert (await eve.get(f"tables/{one.code}/replay", viewer="open"))["outcome"]["reason"] == "resigned"


@story
async def test_a_match_ends_by_agreement_only_when_all_people_agree(database: str) -> None:
    async with match_of_two(database) as (_, one, two):
        await one.ask(type="agree", seat=0, ply=0)
        await two.until(lambda message: message["type"] == "table")
        assert two.table["seats"][0]["agrees"]
        version = two.table["version"]
        assert (await one.ask(type="agree", seat=0, ply=0))["version"] == version, (
            "to ask again changes nothing, and fills no disk"
        )
        await one.play()
        await two.reach(1)
        await one.ask(type="agree", seat=0, ply=1)
        assert not one.is_over, "an older agreement is void once a move was made"
        await two.ask(type="agree", seat=1, ply=1)
        await one.until(lambda message: one.is_over)
        assert one.situation()["outcome"]["reason"] == "agreed"
        await one.until(lambda message: message["type"] == "table")
        assert one.table["seed"]
        await refused(one.ask(type="play", seat=0, ply=one.ply, action=0), "over")


@story
async def test_a_seat_that_resigned_among_three_is_played_by_a_bot(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(seats="me bot:novice bot:novice", start=True)
        async with ada.sit(table["code"]) as chair:
            seat = table["mine"][0]
            await chair.my_turn()
            await chair.ask(type="resign", seat=seat, ply=chair.ply)
            await chair.until(lambda message: chair.is_over, 60)
            assert chair.situation()["outcome"]["reason"] != "resigned"
            assert (await ada.get(f"tables/{table['code']}"))["seats"][seat]["resigned"]


@pytest.mark.parametrize("game", game_ids())
@story
async def test_a_whole_match_against_bots_can_be_watched_replayed_and_kept(tmp_path: Path, game: str) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(game, "me bot:novice", start=True)
        code = table["code"]
        async with ada.sit(code) as chair:
            await chair.play_to_end(random.Random(6))
            assert sorted(chair.entries) == list(range(chair.ply))
            replay = await ada.get(f"tables/{code}/replay")
            assert replay["steps"][-1]["view"] == chair.situation(table["mine"][0])["view"]
        picture = await ada.get(f"tables/{code}/picture.svg", step="3", viewer="open")
        assert picture.startswith("<svg")
        shown = await ada.post("records", record=await ada.get(f"tables/{code}/record"))
        assert shown["outcome"] == replay["outcome"]


@pytest.mark.parametrize("game", game_ids())
@story
async def test_moves_are_judged_when_the_match_is_over(tmp_path: Path, game: str) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create(game, "me bot:novice", start=True))["code"]
        async with ada.sit(code) as chair:
            await chair.my_turn()
            await refused(ada.get(f"tables/{code}/judgement", step="1"), "not-over", "hints")
            await chair.play()
            await chair.my_turn()
            await chair.ask(type="resign", seat=chair.table["mine"][0], ply=chair.ply)
            await chair.until(lambda message: chair.is_over)
        steps = (await ada.get(f"tables/{code}/replay", viewer="open"))["steps"]
        for step in steps[1:]:
            told = await ada.get(f"tables/{code}/judgement", step=str(step["step"]))
            assert told["seat"] == step["seat"]
            assert told["made"]["move"]["notation"] == step["notation"]
            wins = [move["win"] for move in told["best"]]
            assert wins == sorted(wins, reverse=True)
            assert 1 <= len(told["best"]) <= 3
        for wrong in ("0", str(len(steps))):
            await refused(ada.get(f"tables/{code}/judgement", step=wrong), "no-such-step", f"1 to {len(steps) - 1}")
        for wrong in ("", "x", "-1"):
            await refused(ada.get(f"tables/{code}/judgement", step=wrong), "bad-request", "number")


@story
async def test_moves_sent_all_at_once_are_played_once_each(database: str) -> None:
    async with match_of_two(database) as (_, one, two):
        legal = [each["action"] for each in one.situation()["legal"]]
        for number, action in enumerate(legal[:5]):
            await one.send(type="play", id=f"all{number}", seat=0, ply=0, action=action)
        answers: list[Json] = []
        while len(answers) < 5:
            message = await one.next()
            if message["type"] in ("ack", "refused"):
                answers.append(message)
        assert [answer["type"] for answer in answers] == ["ack", *["refused"] * 4]
        assert {answer["code"] for answer in answers[1:]} == {"stale"}
        await two.reach(1)
        assert two.ply == 1
