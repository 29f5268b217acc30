"""Action ids: their ranges, what lies far out, and those of the first numbering."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadOption, IllegalAction
from ludotheque.core.game import NUMBERING
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.actions import (
    ACTIONS,
    CARRY_NOTHING,
    FIRST_BUILD,
    FIRST_CONTRACT,
    FIRST_FAR,
    FIRST_LIFT,
    FIRST_PUT,
    FIRST_SAIL,
    NEAR_CELLS,
)
from ludotheque.games.tolleno.rules.board import CELL_NUMBER, CONTRACTS, KIND_NAMES, MOST_SPOTS, MOST_TILES, RING_END
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.speak.old_actions import OLD_BUILD, OLD_CONTRACT, OLD_SAIL
from tests.games.tolleno.cities import CENTRE, position

CROSS = KIND_NAMES.index("X2a")


def test_each_kind_follows_the_one_before_and_there_are_fewer_than_six_thousand() -> None:
    assert NEAR_CELLS in list(RING_END)
    assert FIRST_FAR == 4 * NEAR_CELLS
    assert FIRST_BUILD == FIRST_FAR + 16 * MOST_TILES
    assert FIRST_CONTRACT == FIRST_BUILD + MOST_SPOTS
    assert FIRST_SAIL == FIRST_CONTRACT + 3 * MOST_SPOTS
    assert FIRST_LIFT == FIRST_SAIL + MOST_TILES
    assert CARRY_NOTHING == FIRST_LIFT + MOST_SPOTS
    assert FIRST_PUT == CARRY_NOTHING + 1
    assert ACTIONS == FIRST_PUT + 4 <= 6000


def long_city(length: int) -> Tolleno:
    """A row of crosses to the east, so long that it ends far out."""
    state = position(CENTRE, "round 1 first 0 move 0 step extend", "seat 0 held X4a", corner="0,0")
    for column in range(2, 2 + length):
        state.city.lay(4 * CROSS, CELL_NUMBER[f"{column},0"])
    return state


@pytest.mark.parametrize("length", [15, 16, 17, 40, 53])
def test_a_city_may_grow_as_far_as_there_are_tiles(length: int) -> None:
    state = long_city(length)
    legal = state.legal_actions()
    texts = [GAME.action_text(state, action) for action in legal]
    assert legal == sorted(set(legal))
    assert [GAME.parse_action(state, text) for text in texts] == legal
    assert f"{2 + length},0r0" in texts
    drawn = Rng(length)
    assert {int(state.random_action(drawn)) for _ in range(40 * len(legal))} == set(legal)
    for action in range(ACTIONS):
        assert GAME.parse_action(state, GAME.action_text(state, action)) == action
    farthest = GAME.parse_action(state, f"{2 + length},0r0")
    assert GAME.describe(state, farthest)["targets"] == [f"cell:{2 + length},0", "turn:0"]
    state.apply(farthest)
    assert state.city.cell(state.laid) == CELL_NUMBER[f"{2 + length},0"]


def test_a_far_cell_goes_by_the_first_tile_beside_it_and_by_no_other() -> None:
    state = long_city(20)
    corner = CELL_NUMBER["21,1"]
    state.city.lay(4 * CROSS, CELL_NUMBER["20,1"])
    # 21,1 lies south of the tile at 21,0 (laid before) and east of the one at 20,1.
    action = GAME.parse_action(state, "21,1r0")
    tile = state.city.tile_at(CELL_NUMBER["21,0"])
    assert action == FIRST_FAR + 16 * tile + 4 * 2
    other = FIRST_FAR + 16 * (state.city.tiles - 1) + 4 * 1
    assert action in state.legal_actions()
    assert other not in state.legal_actions()
    assert GAME.action_text(state, other) == "20,1Er0"
    refusal = GAME.refusal(state, other)
    assert (refusal.reason, refusal.args) == ("has-a-name", {"cell": "21,1"})
    assert corner >= NEAR_CELLS


def test_a_far_cell_that_touches_nothing_is_refused_with_the_clause() -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.parse_action(long_city(3), "40,0r0")
    assert (refused.value.refusal.clause, refused.value.refusal.reason) == ("T-3.1", "apart")


def old_id(state: Tolleno, action: int) -> int:
    """What the first numbering called an action."""
    text = GAME.action_text(state, action)
    if action < FIRST_BUILD:
        cell, turn = text.split("r")
        return 4 * CELL_NUMBER[cell] + int(turn)
    if action < FIRST_CONTRACT:
        return action - FIRST_BUILD + OLD_BUILD
    if action < FIRST_SAIL:
        spot = (action - FIRST_CONTRACT) % MOST_SPOTS
        return OLD_CONTRACT + MOST_SPOTS * CONTRACTS.index(text.split("@")[0]) + spot
    return action - FIRST_SAIL + OLD_SAIL


def test_every_id_of_the_first_numbering_is_read() -> None:
    for seed, players in enumerate((2, 3, 4)):
        state = GAME.deal(GAME.options(players=players), Rng(seed))
        rng = Rng(seed)
        while not state.is_over:
            for action in state.legal_actions():
                assert GAME.unkept(state, old_id(state, action)) == action
                assert GAME.unkept(state, GAME.kept(action)) == action
            state.apply(state.random_action(rng))
    far = long_city(30)
    assert [GAME.unkept(far, old_id(far, action)) for action in far.legal_actions()] == far.legal_actions()


def test_what_is_no_action_is_kept_as_it_is_and_a_newer_numbering_is_refused() -> None:
    state = long_city(0)
    assert [GAME.unkept(state, GAME.kept(entry)) for entry in (-1, -2, -3)] == [-1, -2, -3]
    with pytest.raises(BadOption, match="up to numbering 2"):
        GAME.unkept(state, 2 * NUMBERING + 5)
