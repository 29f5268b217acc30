"""Networks: their arithmetic, their file, and that a search with one neither peeks nor differs from run to run."""

from __future__ import annotations

from itertools import islice

import pytest
from librt.vecs import vec
from msgspec import structs
from mypy_extensions import i64

from ludotheque.bots.bot import SearchBot
from ludotheque.bots.learned import LearnedPolicy
from ludotheque.bots.net import NOT_READ, SCALE, Net
from ludotheque.bots.self_play import SelfPlay
from ludotheque.bots.weights import Part, Shape, learned_policy, read_weights, write_weights
from ludotheque.core.parts import NONE, parts_of
from ludotheque.core.policy import floats
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from tests.cases import Case, every, plain_cases, walk

WIDE, NARROW = 8, 4


def any_part(case: Case, seed: int = 1) -> Part:
    """A network of the right shape with weights at random."""
    game, options = case
    rng = Rng(seed)
    entries = game.observer(options).layout.size
    read = [entry if entry % 3 else NOT_READ for entry in range(entries)]
    inputs = entries + options.players + int(game.policy(options).features())
    shape = Shape(entries, inputs, WIDE, NARROW, 2 * options.players, parts_of(game, options).count)
    weights = [[(rng.below(2001) - 1000) / 4096 for _ in range(size)] for size in shape.sizes()]
    return Part(shape, read, weights)


def learned(case: Case) -> LearnedPolicy:
    game, options = case
    policy = learned_policy(game, options, {str(options): any_part(case)})
    assert policy is not None
    return policy


def test_a_network_adds_multiplies_and_rectifies() -> None:
    first = [0.0] * (3 * WIDE)
    first[0 * WIDE + 0] = 2.0  # input 0 to cell 0
    first[1 * WIDE + 0] = 1.0
    first[2 * WIDE + 1] = -1.0  # is rectified away
    second = [0.0] * (WIDE * 1)
    second[0] = 0.5
    second[1] = 100.0
    net = Net([0, NOT_READ, 1], 3, first, [0.25] + [0.0] * (WIDE - 1), second, [1.0], [3.0, -1.0], [0.0, 0.5])
    net.clear()
    net.give_row(vec[i64]([3 + 256 * 9 + 65536 * 4]), 1)  # entries 3, 9 (not read) and 4
    net.give(2, 5.0)
    net.run()
    cell = 0.25 + 2 * 3 + 1 * 4
    assert list(net.out) == [3 * (1 + 0.5 * cell), -1 * (1 + 0.5 * cell) + 0.5]


@every(plain_cases())
def test_an_action_is_worth_its_parts_besides_what_the_games_own_policy_says(case: Case) -> None:
    game, options = case
    parts = parts_of(game, options)
    policy, teacher = learned(case), game.policy(options)
    state = next(state for number, state in enumerate(walk(case, 4)) if number == 6)
    policy.begin_rating(state)
    teacher.begin_rating(state)
    for action in state.legal_actions():
        numbers = [
            sum(len(parts.values[before]) for before in parts.names[:column]) + place
            for column, place in enumerate(parts.rows[action])
            if place != NONE
        ]
        worth = sum(policy.net.worths[number] for number in numbers)
        assert policy.rate(state, action) == pytest.approx(teacher.rate(state, action) + worth)
    cells = list(policy.net.narrower)
    own = [policy.net.prior[NARROW + cell] * cells[cell] for cell in range(NARROW)]
    assert policy.net.worths[1] == pytest.approx(policy.net.prior_bias[1] + sum(own))


def test_networks_that_say_nothing_of_actions_rate_them_as_the_policy_does() -> None:
    game = load("octocube")
    options = game.options(mode="advanced")
    policy, teacher = learned_policy(game, options), game.policy(options)
    assert policy is not None, "the one that is shipped"
    state = game.deal(options, Rng(1))
    policy.begin_rating(state)
    teacher.begin_rating(state)
    for action in state.legal_actions():
        assert policy.rate(state, action) == teacher.rate(state, action)


def test_a_network_for_other_actions_is_not_used() -> None:
    case = next(case for case in plain_cases() if case[0].id == "gravity_superstar")
    part = any_part(case)
    other = Part(structs.replace(part.shape, parts=part.shape.parts + 1), part.places, part.weights)
    assert learned_policy(*case, {str(case[1]): other}) is None


@every(plain_cases())
def test_a_learned_policys_chances_add_up_and_partners_share_them(case: Case) -> None:
    policy = learned(case)
    for state in islice(walk(case, 4), 0, 20, 5):
        if state.is_over:
            continue
        points, chances = floats(state.players), floats(state.players)
        assert policy.evaluate(state, points, chances)
        sides = [state.team(seat) for seat in range(state.players)]
        by_side = {side: chances[sides.index(side)] for side in sides}
        assert all(chances[seat] == pytest.approx(by_side[side]) for seat, side in enumerate(sides))
        if len(by_side) > 1:
            assert sum(by_side.values()) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in by_side.values())


@every(plain_cases())
def test_a_search_with_a_network_chooses_the_same_in_every_redeal(case: Case) -> None:
    game, _ = case
    states = [state.clone() for state in walk(case, seed=11) if not state.is_over]
    settings = learned(case).settings.copy()
    settings.nodes = 25
    for state in islice(states, 0, None, max(1, len(states) // 3)):
        seat = state.to_move
        redeals = [state.redeal(seat, Rng(number)) for number in range(3)]
        chosen = {
            SearchBot(learned(case), settings, exact=True).choose(game, deal, seat, seed=7)
            for deal in [state, *redeals]
        }
        assert len(chosen) == 1
        assert chosen <= set(state.legal_actions())


@every(plain_cases())
def test_weights_are_read_as_they_were_written(case: Case) -> None:
    game, options = case
    part = any_part(case)
    data = write_weights({str(options): part}, game.env_version)
    assert read_weights(data, game.env_version) == {str(options): part}
    assert read_weights(data, game.env_version + 1) == {}, "of other observations they would make nonsense"


@every(plain_cases())
def test_positions_are_noted_as_a_network_sees_them(case: Case) -> None:
    game, options = case
    policy = game.policy(options)
    play = SelfPlay(game.observer(options), policy, options.players, 600)
    state = game.deal(options, Rng(3))
    play.play(state, Rng(4), 0.2, 1.0, 3)
    assert state.is_over
    assert 0 < play.count <= 600
    again = SelfPlay(game.observer(options), policy, options.players, 600)
    again.play(game.deal(options, Rng(3)), Rng(4), 0.2, 1.0, 3)
    assert list(play.rows) == list(again.rows)
    assert list(play.points) == list(again.points)
    assert SCALE > 0
