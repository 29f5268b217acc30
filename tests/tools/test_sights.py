"""The recipe behind what `master` sees: small runs of it."""

from __future__ import annotations

import numpy as np
import pytest
from tools.sights import PLAYED, Looks, fitted, look

from ludotheque.games.gravity_superstar import sight as gravity
from ludotheque.games.octocube import sight as octocube
from ludotheque.games.tolleno import sight as tolleno

THINGS = {"gravity_superstar": gravity.SEEN, "octocube": octocube.SEEN, "tolleno": tolleno.SEEN}


@pytest.mark.parametrize("game", sorted(PLAYED))
def test_the_same_games_give_the_same_numbers(game: str) -> None:
    found = []
    for _ in range(2):
        played = PLAYED[game]()
        looks = look(played, range(4))
        assert len(looks.ahead) == len(looks.left) == len(looks.lead) > 40
        assert 0 <= looks.left.min() < looks.left.max() <= 1
        found.append(fitted(looks, played.by_the_rules))
    assert len(found[0]) == 2 * THINGS[game]
    assert np.array_equal(found[0], found[1])


@pytest.mark.parametrize("game", sorted(PLAYED))
def test_without_a_game_a_point_is_worth_a_point_and_nothing_else_is_worth_anything(game: str) -> None:
    by_the_rules = PLAYED[game].by_the_rules
    nothing = Looks(np.zeros((0, THINGS[game])), np.zeros(0), np.zeros(0))
    worth = fitted(nothing, by_the_rules)
    assert sorted(np.flatnonzero(worth)) == sorted(by_the_rules)
    assert set(worth[list(by_the_rules)]) == {1.0}


def test_what_decides_a_lead_is_found() -> None:
    drawn = np.random.default_rng(1)
    ahead, left = drawn.normal(size=(20_000, 2)), drawn.random(20_000)
    worth = fitted(Looks(ahead, left, 3 * ahead[:, 0] - 2 * left * ahead[:, 1]), (0,))
    assert worth == pytest.approx([3, 0, 0, -2], abs=0.15)
