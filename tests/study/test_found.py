"""The lines of an analysis: in an order that is said, with chances that came true, and certain where all is known."""

from __future__ import annotations

import pytest

from ludotheque.bots.calibration import calibration_of
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.study.explain import searched, side_chances, sides_of
from ludotheque.study.found import find
from ludotheque.study.solved import endings_of
from tests.cases import Case, every, plain_cases, walk

NODES = 80


def choices(case: Case, seed: int) -> list[State]:
    return [state.clone() for state in walk(case, seed) if not state.is_over and len(state.legal_actions()) > 3]


@every(plain_cases())
def test_the_move_that_the_search_would_make_comes_first_and_the_others_by_their_value(case: Case) -> None:
    game, _ = case
    state = choices(case, 3)[0]
    seat = int(state.to_move)
    ranked = searched(game, state, seat, NODES, 7).ranked()
    last = ranked[-1].action
    lines = find(game, state, seat, NODES, 7, also=int(last)).lines
    assert lines[0].action == ranked[0].action
    assert lines[-1].action == last
    values = [line.value for line in lines[1:3]]
    assert values == sorted(values, reverse=True)
    assert not any(line.solved for line in lines)


@pytest.mark.parametrize(("id", "mode"), [("gravity_superstar", "standard"), ("seikatsu", "standard")])
def test_chances_are_mended_by_how_games_really_ended_as_those_of_hints_are(id: str, mode: str) -> None:
    game = load(id)
    options = game.options(mode=mode, players=2)
    state = game.deal(options, Rng(4))
    seat = int(state.to_move)
    move = searched(game, state, seat, NODES, 2).ranked()[0]
    raw = [total / int(move.counted) for total in move.chances]
    mended = calibration_of(options, learned=False).chances(state, raw)
    line = find(game, state, seat, NODES, 2).lines[0]
    assert line.chances == pytest.approx(side_chances(sides_of(state), mended), abs=1e-4)
    assert line.chances != pytest.approx(side_chances(sides_of(state), raw), abs=1e-4)


def near_the_end(game: Game[State]) -> State:
    for seed in range(20):
        for state in reversed(choices((game, game.options(players=2)), seed)):
            if endings_of(game, state, int(state.to_move))[1]:
                return state
    raise AssertionError("no ending that can be solved in 20 games")


@pytest.mark.parametrize("is_open", [False, True])
def test_where_every_way_to_the_end_can_be_looked_at_the_lines_are_certain(is_open: bool) -> None:
    game = load("seikatsu")
    state = near_the_end(game)
    seat = int(state.to_move)
    endings = endings_of(game, state, seat)[1]
    worst = int(endings[-1].action)
    found = find(game, state, seat, NODES, 1, is_open=is_open, also=worst)
    assert all(line.solved for line in found.lines)
    assert [line.action for line in found.lines] == [int(one.action) for one in endings[:3]] + [worst]
    assert [line.margin for line in found.lines[:3]] == [one.lead for one in endings[:3]]
    for line in found.lines:
        assert set(line.chances) <= {0.0, 0.5, 1.0}
        assert line.value == line.chances[seat]
