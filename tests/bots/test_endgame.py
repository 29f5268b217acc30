from __future__ import annotations

import pytest

from ludotheque.bots.endgame import DEEPEST, Solver, won_parts
from ludotheque.bots.levels import make_bot
from ludotheque.core.policy import Policy
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from tests.cases import Case, every, plain_cases, walk

ENDINGS = ("seikatsu", "gravity_superstar", "tolleno")


def open_positions(case: Case, seed: int) -> list[State]:
    game, options = case
    policy = game.policy(options)
    return [
        state.clone()
        for state in walk(case, seed)
        if not state.is_over and len(state.legal_actions()) > 1 and policy.is_open(state, state.to_move)
    ]


def plain_value(state: State, seat: int, policy: Policy) -> tuple[float, float]:
    """What the position is worth, by the plainest way to say it: no order, no bounds."""
    if state.is_over:
        scores = state.scores()
        others = [scores[other] for other in range(state.players) if state.team(other) != state.team(seat)]
        return won_parts(state)[seat], scores[seat] - max(others, default=0)
    values = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        values.append(plain_value(after, seat, policy))
    return max(values) if state.team(state.to_move) == state.team(seat) else min(values)


@pytest.mark.parametrize("id", ENDINGS)
def test_the_solver_finds_what_looking_at_everything_finds(id: str) -> None:
    game = load(id)
    options = game.options(players=2)
    policy = game.policy(options)
    compared = 0
    for seed in range(12):
        for state in open_positions((game, options), seed):
            solver = Solver(policy, 400)
            for ending in solver.solve(state, state.to_move):
                after = state.clone()
                after.apply(ending.action)
                assert (ending.won[state.to_move], ending.lead) == plain_value(after, state.to_move, policy)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("id", ENDINGS)
def test_the_line_of_best_play_leads_to_the_end_that_is_told(id: str) -> None:
    game = load(id)
    options = game.options(players=2)
    told = 0
    for seed in range(8):
        for state in open_positions((game, options), seed):
            for ending in Solver(game.policy(options), 1000).solve(state, state.to_move):
                end = state.clone()
                for action in ending.line:
                    end.step(action)
                assert end.is_over
                assert [float(points) for points in end.scores()] == ending.points
                assert won_parts(end) == ending.won
                told += 1
    assert told > 5


@every(plain_cases())
def test_a_position_that_is_called_open_is_the_same_in_every_redeal_as_far_as_it_matters(case: Case) -> None:
    """What the seat cannot know changes nothing about how the game can end."""
    game, options = case
    policy = game.policy(options)
    for state in open_positions(case, seed=11):
        seat = state.to_move
        found = []
        for number in range(3):
            world = state.redeal(seat, Rng(number))
            assert policy.is_open(world, seat), "whether it is open is no secret"
            solved = Solver(policy, 2000).solve(world, seat)
            found.append(sorted((ending.action, ending.value, ending.points) for ending in solved))
        assert found[0] == found[1] == found[2]


def test_a_solver_gives_up_rather_than_guess() -> None:
    game = load("seikatsu")
    options = game.options(players=2)
    states = [state.clone() for state in walk((game, options), 3) if not state.is_over]
    solver = Solver(game.policy(options), 50)
    assert solver.solve(states[0], states[0].to_move) == []
    assert solver.count <= 51 + DEEPEST


def test_more_than_two_sides_are_solved_only_while_one_of_them_is_left_to_move() -> None:
    game = load("seikatsu")
    options = game.options(players=3)
    states = [state.clone() for state in walk((game, options), 3) if not state.is_over]
    policy = game.policy(options)
    assert Solver(policy, 10_000).solve(states[-2], states[-2].to_move) == []
    assert Solver(policy, 10_000).solve(states[-1], states[-1].to_move)


@pytest.mark.parametrize("id", ENDINGS)
def test_an_analysis_and_a_judgement_say_what_is_certain(id: str) -> None:
    game = load(id)
    options = game.options(players=2)
    state = next(
        state
        for seed in range(40)
        for state in reversed(open_positions((game, options), seed))
        if Solver(game.policy(options), 2000).solve(state, state.to_move)
    )
    seat = state.to_move
    bot = make_bot("mcts:nodes=40", game, options)
    analysis, asked = bot.judge(game, state, seat, 1, state.legal_actions()[-1])
    assert analysis == bot.analyse(game, state, seat, 1)
    assert asked is not None
    for move in [*analysis.moves, asked]:
        assert move.solved
        assert move.chances is not None
        assert move.win in (0, 0.5, 1)
        assert sum(move.chances) == 1
        assert move.scores is not None
        assert move.margin == move.scores[seat] - move.scores[1 - seat]
    ranked = [(move.win, move.margin) for move in analysis.moves]
    assert ranked == sorted(ranked, key=lambda one: (-(one[0] or 0), -(one[1] or 0)))
