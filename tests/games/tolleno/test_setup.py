from __future__ import annotations

import pytest

from ludotheque.core.errors import BadOption
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.game import CENTRE_ORDERS, GAME
from ludotheque.games.tolleno.rules.board import CELL_NAMES, CITY_KINDS, KIND_COUNTS, KIND_NAMES, NEUTRAL
from tests.games.tolleno.cities import CENTRE


@pytest.mark.parametrize(("players", "stars"), [(2, [5, 0]), (3, [5, 2, 0]), (4, [5, 3, 1, 0])])
def test_stars_go_out_in_turn_order_t_2_3(players: int, stars: list[int]) -> None:
    firsts = set()
    for seed in range(40):
        state = GAME.deal(GAME.options(players=players), Rng(seed))
        firsts.add(int(state.first))
        assert state.to_move == state.first
        assert [state.stars((state.first + place) % players) for place in range(players)] == stars
    assert firsts == set(range(players))


def test_each_seat_holds_a_tile_and_a_board_of_its_own_and_three_contracts_lie_open_t_2_2() -> None:
    for seed in range(20):
        state = GAME.deal(GAME.options(players=4), Rng(seed))
        assert sorted(state.board(seat) for seat in range(4)) == [0, 1, 2, 3]
        tiles = [*(state.held(seat) for seat in range(4)), *state.pile[state.drawn :]]
        assert sorted(tiles) == [kind for kind in range(CITY_KINDS) for _ in range(KIND_COUNTS[kind])]
        assert len(state.pile) - state.drawn == 50
        assert len(state.contracts) - state.revealed == 22


def test_the_centre_tiles_are_turned_a_quarter_more_at_each_place_clockwise_t_2_1() -> None:
    state = GAME.deal(GAME.options(centre="aaaa", centre_order="1234"), Rng(0))
    city = state.city
    assert [CELL_NAMES[city.cell(tile)] for tile in range(4)] == ["0,0", "1,0", "1,1", "0,1"]
    assert [KIND_NAMES[city.face(tile) >> 2] for tile in range(4)] == ["C1A", "C2A", "C3A", "C4A"]
    assert [city.face(tile) & 3 for tile in range(4)] == [0, 1, 2, 3]
    assert GAME.position_text(state).endswith("city 0,0" + CENTRE)


@pytest.mark.parametrize("order", CENTRE_ORDERS)
def test_the_centre_can_be_chosen_t_2_1(order: str) -> None:
    state = GAME.deal(GAME.options(centre="abba", centre_order=order), Rng(3))
    names = [KIND_NAMES[state.city.face(tile) >> 2] for tile in range(4)]
    assert names == [f"C{digit}{'ABBA'[int(digit) - 1]}" for digit in order]


def test_a_random_initial_contract_is_one_that_scores_and_any_face_can_be_chosen_t_2_1() -> None:
    drawn = {int(GAME.deal(GAME.options(), Rng(seed)).initial) for seed in range(40)}
    assert drawn == {0, 1, 2}
    assert GAME.deal(GAME.options(initial="neutral"), Rng(0)).initial == NEUTRAL


def test_options_that_do_not_exist_are_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption, match="adjacent, extended"):
        GAME.options(perpendicular="any")
    with pytest.raises(BadOption, match="2 or 3 or 4"):
        GAME.options(players=5)
