"""After every action of random games each tile is in exactly one place, and the position is sound."""

from __future__ import annotations

import pytest

from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from tests.cases import many
from tests.games.octocube.census import checked_games, fault
from tests.games.octocube.positions import position

GAMES = many(300, 12)
"""A mode, over its numbers of players."""


@pytest.mark.parametrize("mode", ["basic", "advanced", "kids"])
def test_tiles_are_conserved_in_every_position_of_random_games(mode: str) -> None:
    shares = {2: GAMES - 2 * (GAMES // 3), 3: GAMES // 3, 4: GAMES // 3}
    for players, games in shares.items():
        start = GAME.deal(GAME.options(mode=mode, players=players), Rng(players))
        assert checked_games(start, games, Rng(99)) == ""


def test_the_census_finds_a_lost_tile() -> None:
    assert fault(position()) == "a tile is lost or doubled"
    state = GAME.deal(GAME.options(), Rng(1))
    assert fault(state) == ""
    state.coins[0] += 1
    assert fault(state) == "a tile is lost or doubled"


def test_the_census_finds_a_lost_abyss_tile() -> None:
    for mode in ("basic", "advanced", "kids"):
        state = GAME.deal(GAME.options(mode=mode, players=3), Rng(1))
        state.supply_left -= 1
        assert fault(state) == "an abyss tile is lost or doubled"
