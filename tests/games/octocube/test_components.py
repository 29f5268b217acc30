"""O-1 and O-2: tiles, grids and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.board import COIN, COLOURS, FULL_SET, OBJECTS, TILE_COUNTS, grid_heights
from tests.games.octocube.positions import legal, spot

EACH = [(mode, players) for mode in ("basic", "advanced", "kids") for players in (2, 3, 4)]


def test_o_1_1_there_are_84_tiles_of_which_72_are_objects() -> None:
    assert len(FULL_SET) == 84
    assert FULL_SET.count(COIN) == 12
    totals = dict(zip(OBJECTS, map(sum, TILE_COUNTS), strict=True))
    assert totals == {"diamond": 9, "pearl": 12, "sextant": 15, "amphora": 17, "starfish": 19}


def test_o_1_2_each_colour_has_18_objects() -> None:
    assert [sum(row[colour] for row in TILE_COUNTS) for colour in range(len(COLOURS))] == [18, 18, 18, 18]
    by_object = dict(zip(OBJECTS, TILE_COUNTS, strict=True))
    assert by_object["diamond"] == (3, 2, 2, 2)
    assert by_object["pearl"] == (3, 3, 3, 3)
    assert by_object["sextant"] == (3, 4, 4, 4)
    assert by_object["amphora"] == (4, 4, 4, 5)
    assert by_object["starfish"] == (5, 5, 5, 4)


def test_o_1_3_in_the_advanced_game_the_eight_powers_b_to_i_are_each_there_once() -> None:
    for seed in range(20):
        state = GAME.deal(GAME.options(mode="advanced", players=4), Rng(seed))
        powers = [state.ground[12], *state.supply]
        assert sorted(powers) == list(range(2, 10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o_2_1_the_stacks_use_all_84_tiles(players: int) -> None:
    heights = grid_heights(players)
    assert sum(height for height in heights if height > 0) == 84
    rows = [heights[5 * row : 5 * row + 5] for row in range(5)]
    if players == 2:
        assert rows == [[5, 5, 5, 5, -1], [5, 6, 6, 5, -1], [5, 6, 6, 5, -1], [5, 5, 5, 5, -1], [-1] * 5]
    else:
        assert rows == [[3, 3, 3, 3, 3], [3, 4, 5, 4, 3], [3, 5, 0, 5, 3], [3, 4, 5, 4, 3], [3, 3, 3, 3, 3]]


@pytest.mark.parametrize("mode", ["basic", "kids"])
def test_o_2_1_abyss_tile_a_lies_in_the_centre_of_the_larger_grid(mode: str) -> None:
    assert spot(GAME.deal(GAME.options(mode=mode, players=3), Rng(1)), "c3") == "~A"
    assert "~" not in GAME.position_text(GAME.deal(GAME.options(mode=mode, players=2), Rng(1)))


@pytest.mark.parametrize(("mode", "players"), EACH)
def test_o_2_2_only_the_top_of_each_stack_is_known(mode: str, players: int) -> None:
    state = GAME.deal(GAME.options(mode=mode, players=players), Rng(3))
    assert all(known == (1 if stack else 0) for stack, known in zip(state.stacks, state.known, strict=True))


@pytest.mark.parametrize(("mode", "players"), EACH)
def test_o_2_3_the_supply_has_5_6_or_7_abyss_tiles(mode: str, players: int) -> None:
    state = GAME.deal(GAME.options(mode=mode, players=players), Rng(3))
    assert state.supply_left == {2: 5, 3: 6, 4: 7}[players]


def test_o_2_4_the_first_player_is_drawn_and_all_cubes_are_bare_at_home() -> None:
    options = GAME.options(mode="basic", players=4)
    first = Counter(GAME.deal(options, Rng(seed)).to_move for seed in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60
    state = GAME.deal(options, Rng(0))
    assert list(state.cubes) == [0] * 4
    assert list(state.at) == [-1] * 4


def test_o_2_2_every_tile_lies_on_every_space_about_as_often() -> None:
    tops = Counter(GAME.deal(GAME.options(), Rng(seed)).stacks[0] & 31 for seed in range(4200))
    expected = {kind: 4200 * count / 84 for kind, count in Counter(FULL_SET).items()}
    assert all(abs(tops[kind] - mean) < 6 * mean**0.5 for kind, mean in expected.items())


def test_o_3_1_at_the_start_there_is_one_way_to_place_a_bare_cube_on_each_edge_space() -> None:
    assert len(legal(GAME.deal(GAME.options(players=2), Rng(1)))) == 12
    assert len(legal(GAME.deal(GAME.options(players=3), Rng(1)))) == 16
