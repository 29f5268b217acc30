"""A screen that is passed round: no hand leaves the server before its player has asked for it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludotheque.core.journal import SPECTATOR
from ludotheque.games import game_ids
from tests.server.players import Chair, Person, Refused
from tests.server.running import Clockwork, server_here, sqlite, story

GAMES = game_ids()


def shows_only_what_everybody_may_see(chair: Chair) -> bool:
    return [(one["viewer"], one["legal"], one["prompt"]) for one in chair.situations] == [(SPECTATOR, [], None)]


@pytest.mark.parametrize("game", GAMES)
@story
async def test_a_hand_comes_when_its_player_asks_and_goes_when_the_next_one_is_to_move(
    tmp_path: Path, game: str
) -> None:
    rng = random.Random(game)
    async with server_here(sqlite(tmp_path), Clockwork()) as running, Person(running.address) as ann:
        code = (await ann.create(game, "me me", one_screen=True, start=True))["code"]
        screen = ann.sit(code)
        screen.lifts = False
        async with screen:
            for _ in range(6):
                seat = screen.curtain
                assert seat is not None
                assert shows_only_what_everybody_may_see(screen)
                screen.lifts = True
                await screen.lift()
                screen.lifts = False
                while screen.curtain is None:
                    assert [one["viewer"] for one in screen.situations] == [seat]
                    await screen.play(rng.choice(screen.situation()["legal"])["action"])
                assert screen.curtain != seat


@story
async def test_behind_the_curtain_neither_replay_nor_picture_show_a_hand(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), Clockwork()) as running, Person(running.address) as ann:
        code = (await ann.create("seikatsu", "me me", one_screen=True, start=True))["code"]
        replay = await ann.get(f"tables/{code}/replay")
        assert replay["viewer"] == SPECTATOR
        for path in (f"tables/{code}/replay", f"tables/{code}/picture.svg"):
            for seat in "01":
                with pytest.raises(Refused) as refused:
                    await ann.get(path, viewer=seat)
                assert refused.value.code == "passed-round"


@story
async def test_who_sits_alone_before_the_screen_needs_no_curtain(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), Clockwork()) as running, Person(running.address) as ann:
        table = await ann.create("seikatsu", "me bot:novice", one_screen=True, start=True)
        screen = ann.sit(table["code"])
        screen.lifts = False
        async with screen:
            assert [one["viewer"] for one in screen.situations] == table["mine"]


@story
async def test_a_line_that_breaks_within_a_turn_brings_the_same_hand_back(tmp_path: Path) -> None:
    """The one at the screen goes on; after the turn has passed the same wish shows nothing."""
    async with server_here(sqlite(tmp_path), Clockwork()) as running, Person(running.address) as ann:
        code = (await ann.create("seikatsu", "me me", one_screen=True, start=True))["code"]
        async with ann.sit(code) as screen:
            seat = screen.situation()["viewer"]
        again = ann.sit(code, viewer=seat)
        again.lifts = False
        async with again:
            assert [one["viewer"] for one in again.situations] == [seat]
            await again.play()
            assert shows_only_what_everybody_may_see(again)
        late = ann.sit(code, viewer=seat)
        late.lifts = False
        async with late:
            assert shows_only_what_everybody_may_see(late)
