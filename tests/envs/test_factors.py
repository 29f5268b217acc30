"""Action ids taken apart."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque import Rng
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.factors import factors
from ludotheque.games import game, game_ids
from tests.core.pebbles import PEBBLES


@pytest.mark.parametrize("id", game_ids())
def test_different_actions_have_different_parts(id: str) -> None:
    found = Encoder(id).factors
    assert len(np.unique(found.rows, axis=0)) == game(id).max_actions()
    assert (found.rows.max(axis=0) == np.array(found.sizes()) - 1).all()


@pytest.mark.parametrize("id", game_ids())
def test_an_action_is_found_by_its_parts(id: str) -> None:
    one = game(id)
    found = Encoder(id).factors
    state = one.deal(one.options(), Rng(1))
    for action in state.legal_actions()[:20]:
        assert found.action(**one.action_parts(action)) == action


def test_parts_that_there_are_not_are_refused() -> None:
    found = Encoder(game_ids()[0]).factors
    with pytest.raises(ValueError, match=f"{found.names[0]} is one of .*{found.values[found.names[0]][-1]}; not 'fly'"):
        found.action(**{found.names[0]: "fly"})
    with pytest.raises(ValueError, match="no single action"):
        found.action()


def test_a_game_that_says_nothing_has_its_ids_as_parts() -> None:
    assert factors(PEBBLES, PEBBLES.options()).names == ("action",)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", game_ids())
def test_pairs_number_what_any_two_parts_have_in_common(id: str) -> None:
    found = Encoder(id).factors
    pairs = found.pairs()
    assert sorted(np.unique(pairs)) == list(range(int(pairs.max()) + 1))
    assert not any(np.intersect1d(pairs[:, one], pairs[:, two]).size for one, two in [(0, 1), (0, -1)])
    shared = found.rows[:, :2]
    assert (pairs[:, 0] == pairs[0, 0]).tolist() == (shared == shared[0]).all(axis=1).tolist()


def test_a_bird_and_a_space_make_one_pair_whatever_the_flower() -> None:
    found = Encoder("seikatsu").factors
    one, other = (found.action(bird="tanager", flower=flower, space="b1") for flower in ("primrose", "tulip"))
    pairs = found.pairs()
    # Bird and flower, bird and space, flower and space.
    assert (pairs[one] == pairs[other]).tolist() == [False, True, False]


def test_a_game_of_one_part_has_one_number_for_each_action() -> None:
    pairs = factors(PEBBLES, PEBBLES.options()).pairs()  # type: ignore[arg-type]
    assert pairs.shape[1] == 1
    assert len(np.unique(pairs)) == len(pairs)
