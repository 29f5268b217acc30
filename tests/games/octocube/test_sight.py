"""What `master` sees in Octocube."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from ludotheque.bots.bot import SearchBot
from ludotheque.bots.levels import make_bot
from ludotheque.core.policy import floats
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.sight import (
    AT_HOME,
    COINS,
    COUNT,
    FULL,
    LATER,
    MAJORITY,
    NEXT,
    POINTS,
    SEEN,
    SERIES_NOW,
    TURN,
    VISIBLE,
    WEIGHTS,
    OctocubeSight,
    make_sight,
)
from tests.games.octocube.positions import position


def sight(state: Octocube) -> OctocubeSight:
    policy = OctocubeSight(state.players, WEIGHTS)
    policy.look_round(state)
    policy.see(state)
    return policy


def seen(state: Octocube, seat: int) -> list[float]:
    return list(sight(state).seen)[SEEN * seat : SEEN * (seat + 1)]


def evaluated(state: Octocube) -> tuple[list[float], list[float]]:
    points, chances = floats(state.players), floats(state.players)
    assert OctocubeSight(state.players, WEIGHTS).evaluate(state, points, chances)
    return list(points), list(chances)


def test_what_lies_on_a_cube_is_seen_as_series_coins_and_tiled_faces() -> None:
    state = position(cubes={0: "b2 SwSlSdCoAw--", 1: "home Pw----------"}, coins={0: 2, 1: 1}, points={0: 4, 1: 1})
    own, other = seen(state, 0), seen(state, 1)
    assert (own[POINTS], own[SERIES_NOW], own[COINS]) == (4 + 2 * 3, 4, 1)
    assert (own[COUNT + 3], own[COUNT + 1], own[FULL + 5]) == (1, 1, 1)
    assert (other[POINTS], other[COUNT + 1], other[AT_HOME], other[FULL + 1]) == (4, 1, 1, 0)
    assert (own[TURN], other[TURN]) == (1, 0)


def test_the_best_roll_is_one_that_lengthens_a_series_with_a_bare_face() -> None:
    # North of b2 lies a starfish, as three on the cube; the north face is bare. East lies a coin; that face is tiled.
    spots = {"b1": "Sg/Ag", "c2": "Co/Ag", "b3": "Pw/Ag", "a2": "Dw/Ag"}
    state = position(spots=spots, cubes={0: "b2 SwSl--SdAwAl", 1: "d4 ------------"})
    own, other = seen(state, 0), seen(state, 1)
    assert own[NEXT : NEXT + 2] == [1 + 7 - 4, 1]
    assert own[LATER : LATER + 2] == [0, 0]
    assert other[LATER : LATER + 2] == [1, 2]
    assert own[VISIBLE] == 3 * 1 + 2 * 10


def test_a_majority_is_worth_more_the_less_is_to_come() -> None:
    """The same lead of two diamonds, with most stacks full and with stacks of one tile."""
    stacks = ("Ag/AgAgAg", "Ag/")
    worth = [seen(position(everywhere=everywhere, boards={0: "DwDl"}), 0)[MAJORITY + 5] for everywhere in stacks]
    behind = seen(position(boards={0: "DwDl"}), 1)[MAJORITY + 5]
    assert 7 / 2 < worth[0] < worth[1] < 7
    assert behind < 7 / 2


def test_the_game_is_over_when_the_lowest_stacks_are_empty() -> None:
    rng = Rng(1)
    state = GAME.deal(GAME.options(players=2), rng)
    assert sight(state).left == 1
    # Two stacks end the game: a1 goes with the cube on it, b1 has two tiles, all others have four.
    spots, cubes = {"a1": "-", "b1": "Ag/Ag"}, {0: "a1 --Sw--------"}
    low = position(spots=spots, cubes=cubes, supply="2 -", everywhere="Ag/AgAgAg")
    assert sight(low).left == pytest.approx((0 + 2) / 25)


def test_chances_of_two_add_up_and_who_is_ahead_has_the_better() -> None:
    points, chances = evaluated(position(points={0: 12}))
    assert points[0] > points[1]
    assert chances[0] > 0.5 > chances[1]
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_an_action_looks_as_good_as_the_lead_that_it_wins(mode: str) -> None:
    rng = Rng(3)
    state = GAME.deal(GAME.options(mode=mode, players=2), rng)
    for _ in range(20):
        state.apply(state.random_action(rng))
    policy = OctocubeSight(2, WEIGHTS)
    policy.begin_rating(state)
    mover = state.to_move
    before = policy.lead(state, mover)
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        assert policy.rate(state, action) == pytest.approx(policy.lead(after, mover) - before)


def test_kids_is_played_as_by_expert() -> None:
    assert not make_sight(GAME.options(mode="kids")).learned
    assert make_sight(GAME.options(mode="basic")).learned


def test_every_thing_has_its_numbers() -> None:
    assert len(WEIGHTS) == SEEN + 1
    assert vec[float]([more for _, more in WEIGHTS])


def test_master_plays_by_it() -> None:
    bot = make_bot("master", load("octocube"), GAME.options(mode="advanced", players=2))
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.policy, OctocubeSight)
