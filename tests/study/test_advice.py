"""What is told of a hint: it speaks for the first move, of one who has a score once, and from what the seat knows."""

from __future__ import annotations

import random

import pytest

from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game
from ludotheque.study.advice import why_better
from ludotheque.study.explain import explain, searched
from ludotheque.study.reasons import AGAINST, Reason, reasons
from ludotheque.table.thinking import think, thought_about

SEED = 5


def position(name: str, mode: str, players: int, moves: int) -> State:
    state = game(name).deal(game(name).options(mode=mode, players=players), Rng(1))
    chance = random.Random(1)
    for _ in range(moves):
        state.apply(chance.choice(list(state.legal_actions())))
    return state


def weight(reason: Reason) -> float:
    return abs(reason.points - reason.instead)


@pytest.mark.parametrize("name", ["seikatsu", "gravity_superstar"])
def test_a_hint_says_what_its_first_move_has_before_the_next_and_a_judgement_before_the_one_made(name: str) -> None:
    state = position(name, "standard", 2, 14)
    seat = int(state.to_move)
    thought = thought_about(game(name), state, seat, "hard", "hint")
    moves = think(thought, {}).moves
    told = think(thought, {}).why
    assert told == why_better(game(name), state, seat, moves[0].action, moves[1].action, thought.seed)
    worst = min(moves, key=lambda move: move.win or 0).action
    thought.also = worst
    judged = think(thought, {})
    assert judged.why == why_better(game(name), state, seat, judged.moves[0].action, worst, thought.seed)


def test_a_reason_weighs_more_for_the_move_than_against_it() -> None:
    """However two moves are compared, one way round there is no reason."""
    state = position("seikatsu", "standard", 2, 20)
    seat = int(state.to_move)
    actions = list(state.legal_actions())[:5]
    found = 0
    for one in actions:
        for other in actions:
            told = why_better(game("seikatsu"), state, seat, one, other, SEED) if one != other else []
            found += bool(told)
            against = sum(weight(reason) for reason in told if reason.kind in AGAINST)
            assert not told or sum(map(weight, told)) - against > against
    assert found


def test_partners_have_one_score_and_are_told_of_once() -> None:
    seikatsu = game("seikatsu")
    state = position("seikatsu", "teams", 4, 12)
    seat = int(state.to_move)
    explained = explain(seikatsu, searched(seikatsu, state, seat, 400, SEED), best=6)
    best = explained.prospects[0]
    told = [reason for other in explained.prospects[1:] for reason in reasons(explained, best, other)]
    assert told
    own = next(side for side in explained.sides if seat in side)
    for reason in told:
        side = next(side for side in explained.sides if reason.seat in side)
        assert reason.seat == (seat if side == own else side[0])
