"""Situations told as changes: who follows them has, to the byte, what others are sent whole."""

from __future__ import annotations

import json
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludotheque.games import games
from ludotheque.table.difference import change, changed
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story
from tests.server.test_leaks import whole_table

CASES = [(game.id, mode.id, mode.players[0]) for game in games() for mode in game.modes]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"bag": 24, "turn": 1}, {"bag": 23, "turn": 1}, {"bag": [23]}),
        ([{"tile": ""}, {"tile": ""}], [{"tile": ""}, {"tile": "wp"}], {"1": {"tile": ["wp"]}}),
        ([[1]], [[1], [2]], {"1": [[2]]}),
        (["a", "b"], ["b", "a"], [["b", "a"]]),
        ([{}, {"a": 1}], [{}], [[{}]]),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, {"a": [{"y": 1}]}),
        ({"last": None}, {"last": {"seat": 0}}, {"last": [{"seat": 0}]}),
    ],
)
def test_a_change_says_what_is_new_and_where(old: object, new: object, told: object) -> None:
    assert change(old, new) == told
    assert changed(old, change(old, new)) == new


@pytest.mark.parametrize(("game", "mode", "players"), CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES])
@story
async def test_who_follows_changes_sees_the_same_as_who_is_sent_everything(
    tmp_path: Path, game: str, mode: str, players: int
) -> None:
    rng = random.Random(f"{game} {mode}")
    async with whole_table(tmp_path, game, mode, players) as (_, seated), AsyncExitStack() as stack:
        pairs = [
            (chair, await stack.enter_async_context(person.sit(chair.code, changes="no")))
            for _, chair, person in seated
        ]
        for step in range(60):
            chair = seated[pairs[0][0].situation()["to_move"]][1]
            situation = chair.situation()
            if situation["can_undo"] and rng.random() < 0.2:
                answer = await chair.ask(type="undo", seat=situation["viewer"], ply=chair.ply)
            else:
                answer = await chair.play(rng.choice(situation["legal"])["action"])
            for changes, whole in pairs:
                await changes.reach(answer["ply"])
                await whole.reach(answer["ply"])
                assert [*map(text, changes.situations)] == [*map(text, whole.situations)], step
            if chair.is_over:
                break
            if step == 20:
                await chair.close()
                await chair.connect()
        told, sent = (sum(sum(map(len, chair.received[1:])) for chair in side) for side in zip(*pairs, strict=True))
        assert told < sent / 2


def text(situation: dict[str, object]) -> str:
    """As JSON: 1 and true are not the same, and the view's members keep their order."""
    return json.dumps(dict(sorted(situation.items())))


@story
async def test_a_newcomer_does_not_spoil_what_the_others_know(tmp_path: Path) -> None:
    async with whole_table(tmp_path, "seikatsu", "standard", 2) as (_, seated):
        for turn in range(12):
            _, chair, person = seated[turn % 2]
            async with person.sit(chair.code) as newcomer, person.sit(chair.code, changes="no") as whole:
                await newcomer.play()
                for other in (chair, whole):
                    await other.reach(newcomer.ply)
                for other in (chair, newcomer):
                    assert [*map(text, other.situations)] == [*map(text, whole.situations)]
            for _, other, _ in seated:
                await other.reach(chair.ply)


@story
async def test_who_sees_with_other_eyes_is_told_afresh(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(seats="me me", one_screen=True, start=True)
        async with ada.sit(table["code"]) as chair, ada.sit(table["code"], changes="no") as whole:
            for _ in range(6):
                await chair.play()
                await whole.reach(chair.ply)
                await chair.lift()
                await whole.lift()
                assert [*map(text, chair.situations)] == [*map(text, whole.situations)]


@story
async def test_changes_are_asked_for_with_yes_or_no(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(seats="me me", one_screen=True, start=True)
        answer = await ada.http.get(f"tables/{table['code']}/play", params={"changes": "perhaps"})
        assert answer.status_code == 404, "a socket's address is no call"
        with pytest.raises(Exception, match="422"):
            await ada.sit(table["code"], changes="perhaps").connect()
