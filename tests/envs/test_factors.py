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
    with pytest.raises(ValueError, match=f"there is no {found.names[0]}=fly; the parts are {found.names[0]}"):
        found.action(**{found.names[0]: "fly"})
    with pytest.raises(ValueError, match="no single action"):
        found.action()


def test_a_game_that_says_nothing_has_its_ids_as_parts() -> None:
    assert factors(PEBBLES, PEBBLES.options()).names == ("action",)  # type: ignore[arg-type]
