"""Whole games: nothing is ever lost or made, and the declared bounds hold."""

from __future__ import annotations

import pytest

from ludotheque.core.journal import Journal
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.actions import COLOUR_COUNT, FULL_HAND, GOODS, TOKEN
from ludotheque.games.gravity_superstar.rules.deal import deal
from ludotheque.games.gravity_superstar.rules.path import BARE_REPLAY, OUT, PAWN, STAR, SUPPLY, THING, count_of
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from tests.cases import many

GAMES = many(10_000, 40)
CASES = [(mode, players) for mode in ("standard", "expert") for players in (2, 3, 4, 5, 6)]


def check(state: GravitySuperstar) -> None:
    """18 tokens, 5 cards a seat, all stars, each pawn where it is said to stand."""
    owned = [[count_of(goods, kind) for kind in range(GOODS)] for goods in state.owned]
    assert state.supply + sum(goods[TOKEN] for goods in owned) == SUPPLY
    on_board = sum(1 for thing in state.things if STAR <= thing < BARE_REPLAY)
    assert on_board == state.stars_left
    assert on_board + sum(sum(goods[:COLOUR_COUNT]) for goods in owned) == state.board.symbol_count
    assert min(min(goods) for goods in owned) >= 0
    for seat in range(state.players):
        assert state.hands[seat] & state.ups[seat] == 0
        assert 0 < state.hands[seat] <= FULL_HAND
        pose = state.poses[seat]
        assert pose == OUT or state.things[pose >> 2] // PAWN == seat + 1
    pawns = sum(1 for thing in state.things if thing > THING)
    assert pawns == sum(1 for pose in state.poses if pose != OUT)


@pytest.mark.parametrize(("mode", "players"), CASES)
def test_stars_tokens_and_cards_are_conserved(mode: str, players: int) -> None:
    options = GAME.options(mode=mode, players=players)
    rng = Rng(players)
    start = deal(options, rng)
    for number in range(GAMES):
        if number % 20 == 0:
            start = deal(options, rng)
        state = start.clone()
        assert state.play_out(rng) <= state.max_length
        check(state)
        assert state.end_reason()


@pytest.mark.parametrize(("mode", "players"), CASES)
def test_they_are_conserved_at_every_step_too(mode: str, players: int) -> None:
    for seed in range(many(4, 1)):
        state = deal(GAME.options(mode=mode, players=players), Rng(seed))
        rng = Rng(seed + 1)
        while not state.is_over:
            before = state.scores()
            journal = Journal()
            state.apply(state.random_action(rng), journal)
            check(state)
            if state.to_move >= 0 and state.phase == 0:
                assert state.poses[state.to_move] != OUT
            assert len(before) == players


def test_a_pawn_at_rest_stands_on_a_platform() -> None:
    """G-4.5: between actions no pawn hangs in the air, on any random board."""
    for seed in range(10):
        state = deal(GAME.options(players=5), Rng(seed))
        rng = Rng(seed)
        while not state.is_over:
            state.apply(state.random_action(rng))
            for seat in range(5):
                pausing = seat == state.to_move and state.phase == 1
                assert state.poses[seat] == OUT or pausing or state.board.step[state.poses[seat]] < 0
