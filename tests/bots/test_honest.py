"""Chances mean what they say: they add up, and certainty is told apart."""

from __future__ import annotations

from itertools import islice

import pytest

from ludotheque.bots.analysis import percents
from ludotheque.bots.calibration import Calibration, calibration_of, kept, key_of
from ludotheque.bots.levels import make_bot
from ludotheque.bots.weights import strongest_policy
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games import game_ids
from tests.cases import Case, every, plain_cases, walk


@every(plain_cases())
def test_the_chances_of_all_sides_add_up_to_1(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, 9), 6, None))
    analysis = make_bot("mcts:nodes=60", game, options).analyse(game, state, state.to_move, 1)
    sides = analysis.sides
    assert sides == [state.team(seat) for seat in range(options.players)]
    for move in analysis.moves:
        if move.chances is None:
            continue
        assert move.win == move.chances[state.to_move]
        assert all(0 <= chance <= 1 for chance in move.chances)
        first = [chance for seat, chance in enumerate(move.chances) if sides[seat] not in sides[:seat]]
        for seat, side in enumerate(sides):
            assert move.chances[seat] == move.chances[sides.index(side)]
        if len(first) > 1:
            assert sum(first) == pytest.approx(1)
            assert sum(percents(move.chances, sides)) == 100
        assert move.margin is not None


def test_whole_per_cents_add_up_to_100_whatever_is_rounded() -> None:
    rng = Rng(5)
    for _ in range(300):
        parts = [rng.unit() + 0.01 for _ in range(2 + rng.below(5))]
        chances = [part / sum(parts) for part in parts]
        told = percents(chances, range(len(parts)))
        assert sum(told) == 100
        assert all(abs(one - 100 * chance) < 1 for one, chance in zip(told, chances, strict=True))


def test_partners_are_told_once() -> None:
    assert percents([0.3, 0.7, 0.3, 0.7], [0, 1, 0, 1]) == [30, 70]


def test_who_plays_alone_is_told_their_own_chance() -> None:
    assert percents([0.3], [0]) == [30]


@every(plain_cases())
def test_a_calibration_keeps_order_sum_and_certainty(case: Case) -> None:
    game, options = case
    state = game.deal(options, Rng(1))
    sides = [state.team(seat) for seat in range(options.players)]
    by_side = {side: 0.2 + 0.5 * number for number, side in enumerate(dict.fromkeys(sides))}
    raw = [by_side[side] / sum(by_side.values()) for side in sides]
    surer = Calibration(2.0).chances(state, raw)
    if len(by_side) > 1:
        assert sum(chance for seat, chance in enumerate(surer) if sides[seat] not in sides[:seat]) == pytest.approx(1)
        assert max(surer) > max(raw)
    assert sorted(range(len(raw)), key=raw.__getitem__) == sorted(range(len(surer)), key=surer.__getitem__)
    assert Calibration(2.0).sharpened(1.0) == 1.0
    assert Calibration(2.0).sharpened(0.0) == 0.0
    assert Calibration(2.0).sharpened(0.5) == 0.5


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_that_mends_chances_is_for_a_way_to_play_that_there_is(game_id: str) -> None:
    """A key that no options have would mend nothing, and nobody would see it."""
    game = load(game_id)
    known = set()
    for mode in game.modes:
        for players in mode.players:
            for level in ("easy", "medium", "hard") if players == 1 else ("",):
                options = game.options(mode=mode.id, players=players, **({"level": level} if level else {}))
                known |= {key_of(options, learned) for learned in {False, strongest_policy(game, options).learned}}
    assert {key for numbers in kept(game_id).values() for key in numbers} <= known


def test_chances_in_a_way_to_play_that_was_not_measured_stay_as_they_are() -> None:
    game = load("seikatsu")
    options = game.options(mode="tournament", players=3)
    assert key_of(options, False) not in kept("seikatsu")["powers"]
    state = game.deal(options, Rng(1))
    raw = [0.5, 0.3, 0.2]
    assert calibration_of(options, False).chances(state, raw) == pytest.approx(raw)
