"""Many games side by side: what a batch cannot do is refused. (What it does is in tests/envs/test_vector.py.)"""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import NotNow, Rng, game, game_ids
from ludotheque.core.batch import Batch
from ludotheque.core.errors import BadOption

GAMES = 3
SLACK = 20_000
"""Bytes by which one running game may be larger than another."""


def batch_of(id: str, games: int = GAMES, players: int = 2) -> Batch:
    found = game(id)
    options = found.options(players=players)
    return Batch(found.deal, options, found.observer(options), games)


@pytest.mark.parametrize("games", [0, -1, 2**70])
def test_a_number_of_games_that_nobody_can_play_is_refused(games: int) -> None:
    with pytest.raises(BadOption, match=f"a batch has 1 to .* games; not {games}"):
        batch_of("seikatsu", games)


@pytest.mark.parametrize("number", [-1, GAMES])
def test_a_game_that_there_is_not_is_not_started(number: int) -> None:
    with pytest.raises(BadOption, match=f"the games are 0 to 2; not {number}"):
        batch_of("seikatsu").start(number, 1)


def test_nothing_is_played_before_every_game_is_dealt() -> None:
    batch = batch_of("seikatsu")
    batch.start(0, 1)
    batch.start(0, 2)
    batch.start(2, 2)
    for play in (batch.step, lambda: batch.sample(Rng(1))):
        with pytest.raises(NotNow, match="1 of 3 games are not dealt yet"):
            play()
    batch.start(1, 2)
    batch.sample(Rng(1))
    assert batch.step() == -1


@pytest.mark.parametrize(
    ("other", "options"), [("tolleno", {"players": 2}), ("seikatsu", {"players": 3}), ("seikatsu", {"flock": "whole"})]
)
def test_the_observer_of_other_games_is_refused(other: str, options: dict[str, Any]) -> None:
    found = game("seikatsu")
    stranger = game(other).observer(game(other).options(**options))
    with pytest.raises(BadOption, match=f"the observer is for {other} .*; the games are seikatsu .*players=2"):
        Batch(found.deal, found.options(players=2), stranger, GAMES)


@pytest.mark.parametrize("id", game_ids())
def test_games_that_were_played_and_observed_leave_nothing_behind(id: str) -> None:
    """What observes counts no holders where it is compiled: what it held and never let go would pile up here. (With
    two players the boards of Gravity Superstar do: they are kept, for there are few.)"""
    batch = batch_of(id, players=3)
    for one in range(GAMES):
        batch.start(one, one)
    rng = Rng(1)

    def play(steps: int) -> None:
        for _ in range(steps):
            batch.sample(rng)
            batch.step()

    play(1000)
    tracemalloc.start()
    try:
        play(500)
        before, _ = tracemalloc.get_traced_memory()
        play(1500)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < SLACK


@pytest.mark.parametrize("id", game_ids())
def test_a_row_is_written_only_for_its_own_games_and_where_there_is_room(id: str) -> None:
    """Compiled code looks at no index there: what does not fit must be refused before."""
    found = game(id)
    options = found.options(players=2)
    observer = found.observer(options)
    other = found.deal(found.options(players=3), Rng(1))
    own = found.deal(found.options(players=2), Rng(1))
    row = vec[i64]([0] * observer.words)
    for write in (observer.write, observer.observe, lambda *rest: observer.advance(rest[0], 0, *rest[1:])):
        with pytest.raises(BadOption, match=f"the observer is for {id} .*players=2.*; the state is of .*players=3"):
            write(other, 0, row, 0)
        for viewer in (-2, 2):
            with pytest.raises(ValueError, match=f"a seat from 0 to 1 or a spectator .-1.; not for {viewer}"):
                write(own, viewer, row, 0)
        for place in (-1, 1):
            with pytest.raises(ValueError, match=f"do not lie in {len(row)} from word {place} on"):
                write(own, 0, row, place)
    observer.observe(own, 0, row, 0)
