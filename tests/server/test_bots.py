"""Bots think in processes of their own: so many at once, each table in its turn, a crashed one replaced."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from ludotheque.core.match import Match
from ludotheque.games import game
from ludotheque.server.thinking.pool import Thinkers
from ludotheque.table.bounds import THOUGHTS_EACH
from ludotheque.table.problems import Declined
from ludotheque.table.thinking import thought_of
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

SEED = bytes(range(32))


def new_match() -> Match:
    seikatsu = game("seikatsu")
    return Match(seikatsu, seikatsu.options(players=2), SEED)


def test_a_bot_is_given_nothing_but_what_its_seat_knows() -> None:
    match = new_match()
    true = match.game.position_text(match.state)
    thoughts = [thought_of(match, 0, "easy") for _ in range(8)]
    assert all(thought.position != true for thought in thoughts)
    views = [match.game.view(match.game.parse_position(thought.position), 0) for thought in thoughts]
    assert all(view == match.game.view(match.state, 0) for view in views)


@story
async def test_a_thinker_that_dies_is_replaced_and_the_thought_tried_again() -> None:
    thinkers = Thinkers(1, 30)
    await thinkers.open()
    match = new_match()
    await thinkers.think("table", thought_of(match, 0, "novice"))
    first = thinkers.process_ids()[0]
    slow = thought_of(match, 0, "mcts:seconds=1.5")
    waiting = asyncio.create_task(thinkers.think("table", slow))
    await asyncio.sleep(0.4)
    os.kill(first, signal.SIGKILL)
    assert (await waiting).action in match.state.legal_actions()
    assert thinkers.process_ids() != [first]
    await thinkers.close()
    assert thinkers.process_ids() == []


@story
async def test_a_thought_that_hangs_is_given_up_and_said_so() -> None:
    thinkers = Thinkers(1, 0.5)
    await thinkers.open()
    match = new_match()
    with pytest.raises(Declined, match="failed"):
        await thinkers.think("table", thought_of(match, 0, "mcts:seconds=60"))
    thinkers._most_seconds = 30
    assert (await thinkers.think("table", thought_of(match, 0, "novice"))).action in match.state.legal_actions()
    await thinkers.close()


@story
async def test_askers_take_turns_and_one_alone_cannot_fill_the_queue() -> None:
    thinkers = Thinkers(1, 30)
    match = new_match()
    done: list[str] = []

    async def ask(asker: str) -> None:
        await thinkers.think(asker, thought_of(match, 0, "novice"))
        done.append(asker)

    greedy = [asyncio.create_task(ask("greedy")) for _ in range(THOUGHTS_EACH)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(ask("modest"))
    await asyncio.sleep(0)
    with pytest.raises(Declined, match="too much"):
        await ask("greedy")
    await thinkers.open()
    await asyncio.gather(modest, *greedy)
    assert "modest" in done[:2]
    await thinkers.close()


@story
async def test_what_nobody_waits_for_any_more_fills_no_queue() -> None:
    """Who steps quickly through an analysis leaves question after question behind."""
    thinkers = Thinkers(1, 30)
    match = new_match()
    for _ in range(3 * THOUGHTS_EACH):
        left = asyncio.create_task(thinkers.think("hasty", thought_of(match, 0, "novice")))
        await asyncio.sleep(0)
        left.cancel()
        with suppress(asyncio.CancelledError):
            await left
    last = asyncio.create_task(thinkers.think("hasty", thought_of(match, 0, "novice")))
    await thinkers.open()
    assert (await last).action in match.state.legal_actions()
    await thinkers.close()


@story
async def test_a_match_goes_on_when_its_bots_process_is_killed_again_and_again(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        table = await ada.create(seats="me bot:novice", start=True)

        async def kill() -> None:
            for _ in range(4):
                await asyncio.sleep(0.4)
                for process in running.server.thinkers.process_ids():
                    with suppress(ProcessLookupError):  # died of the last kill, and is not yet replaced
                        os.kill(process, signal.SIGKILL)

        async with ada.sit(table["code"]) as chair:
            await asyncio.gather(kill(), chair.play_to_end(random.Random(1)))
            assert chair.is_over
