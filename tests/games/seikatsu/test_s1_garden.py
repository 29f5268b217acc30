"""S-1: tiles and garden."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.bits import members, popcount
from ludotheque.games.seikatsu.rules.board import (
    CELLS,
    FLOWER_SPACES,
    NEIGHBOURS,
    ROW_SPACES,
    ROWS,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    WHOLE_GARDEN,
    nth_space,
)


def test_s_1_1_sixteen_kinds_of_garden_tiles_and_the_koi_have_names_of_their_own() -> None:
    assert len(set(TILE_NAMES)) == len(TILE_NAMES) == 17
    assert TILE_NAMES[:4] == ("tp", "tf", "tt", "th")
    assert TILE_NAMES[-1] == "koi"


def test_s_1_2_the_garden_has_36_spaces_without_the_pond() -> None:
    assert len(CELLS) == SPACES == 36
    assert "d4" not in SPACE_NAMES
    assert all(sum(cell.at) == 0 and max(map(abs, cell.at)) in (1, 2, 3) for cell in CELLS)
    assert sum(2**space for space in range(36)) == WHOLE_GARDEN


def test_s_1_2_there_are_84_adjacent_pairs_and_these_degrees() -> None:
    degrees = [popcount(near) for near in NEIGHBOURS]
    assert sum(degrees) == 2 * 84
    assert Counter(degrees) == {3: 6, 4: 12, 5: 6, 6: 12}


def test_s_1_2_neighbours_are_mutual_and_the_pond_gives_none() -> None:
    for space in range(SPACES):
        for other in members(NEIGHBOURS[space]):
            assert space in members(NEIGHBOURS[other])
    by_the_pond = SPACE_NAMES.index("d3")
    across_the_pond = SPACE_NAMES.index("d5")
    assert across_the_pond not in members(NEIGHBOURS[by_the_pond])


def test_s_1_3_rows_have_these_lengths_and_fill_the_garden_from_each_pagoda() -> None:
    for pagoda in range(3):
        rows = [ROW_SPACES[ROWS * pagoda + row] for row in range(ROWS)]
        assert [popcount(row) for row in rows] == [4, 5, 6, 6, 6, 5, 4]
        assert sum(rows) == WHOLE_GARDEN


def test_s_1_3_a_pagoda_has_its_flower_space_in_row_4_and_the_others_in_rows_3_and_5() -> None:
    assert [SPACE_NAMES[space] for space in FLOWER_SPACES] == ["d3", "c4", "e4"]
    for pagoda in range(3):
        rows = [CELLS[space].row(pagoda) + 1 for space in FLOWER_SPACES]
        assert rows[pagoda] == 4
        assert sorted(rows) == [3, 4, 5]


def test_s_1_3_rows_run_through_one_coordinate_and_pink_names_its_rows_as_columns() -> None:
    for cell in CELLS:
        a, b, c = cell.at
        assert [cell.row(pagoda) - 3 for pagoda in range(3)] == [b, c, a]
        assert cell.name[0] == "abcdefg"[cell.row(0)]


def test_each_pagoda_sees_itself_below_in_the_middle() -> None:
    corners = {0: (-3, 0, 3), 1: (3, -3, 0), 2: (0, 3, -3)}
    for pagoda, corner in corners.items():
        cell = next(cell for cell in CELLS if cell.at == corner)
        assert cell.seen_from(pagoda) == (-3, 0, 3)


@given(st.integers(0, WHOLE_GARDEN) | st.sampled_from([0, 1, 2**35, WHOLE_GARDEN]))
def test_the_spaces_of_a_set_are_found_in_order(mask: int) -> None:
    inside = members(mask)
    assert [nth_space(mask, n) for n in range(len(inside))] == inside
