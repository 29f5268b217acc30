from __future__ import annotations

import pytest

from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.board import BOARDS
from ludotheque.games.tolleno.rules.state import Tolleno
from tests.games.tolleno.cities import BLOCK, CENTRE, moor, position, put


def count(state: Tolleno, part: str) -> list[int]:
    public = GAME.view(state, 0)["public"]
    assert isinstance(public, dict)
    points: list[int] = public[part]
    return points


def centre(boats: dict[str, str] | None = None, players: int = 2, lines: tuple[str, ...] = (), **spots: str) -> Tolleno:
    """The finished game on the four centre tiles: 0,0 and 0,1 and 1,1 have the value 3, 1,0 has 4."""
    return position(moor(put(CENTRE, **spots), **(boats or {})), *lines, corner="0,0", players=players)


def test_the_tallest_building_wins_a_tile_t_6_1() -> None:
    assert count(centre(x0y0ne="a2", x0y0sw="b1"), "tiles") == [3, 0]
    assert count(centre(x1y0nw="a2", x1y0se="b3"), "tiles") == [0, 4]
    assert count(centre(x0y0ne="a1", x0y0sw="a1", x1y0nw="b1"), "tiles") == [3, 4]


def test_a_tall_building_beats_more_floors_t_6_1() -> None:
    assert count(centre(x1y1ne="a2", x1y1se="a2", x1y1sw="b3"), "tiles") == [0, 3]


def test_of_those_who_tie_the_most_floors_on_the_tile_win_t_6_1() -> None:
    assert count(centre(x1y1ne="a1", x1y1se="a1", x1y1sw="b1"), "tiles") == [3, 0]


def test_in_a_tie_ones_own_boat_counts_as_a_floor_t_6_1() -> None:
    assert count(centre({"x0y0": "b"}, x0y0ne="a1", x0y0sw="b1"), "tiles") == [0, 3]


def test_a_boat_counts_only_in_a_tie_t_6_1() -> None:
    assert count(centre({"x0y0": "b"}, x0y0ne="a2", x0y0sw="b1"), "tiles") == [3, 0]


def test_a_tie_that_lasts_gives_the_tile_to_nobody_t_6_1() -> None:
    assert count(centre(x0y0ne="a1", x0y0sw="b1"), "tiles") == [0, 0]
    assert count(centre({"x1y1": "b"}, x1y1ne="a1", x1y1se="a1", x1y1sw="b1"), "tiles") == [0, 0]


def test_only_those_who_tie_for_the_tallest_compare_floors_t_6_1() -> None:
    # c has two floors with its boat, but no building of two floors.
    state = centre({"x1y1": "c"}, 3, x1y1ne="a2", x1y1se="b2", x1y1sw="c1")
    assert count(state, "tiles") == [0, 0, 0]
    state = centre({"x1y1": "b"}, 3, x1y1ne="a2", x1y1se="b2", x1y1sw="c1")
    assert count(state, "tiles") == [0, 3, 0]


def test_three_who_tie_get_nothing_and_a_boat_decides_among_three_t_6_1() -> None:
    assert count(centre(None, 3, x1y1ne="a1", x1y1se="b1", x1y1sw="c1"), "tiles") == [0, 0, 0]
    assert count(centre({"x1y1": "c"}, 3, x1y1ne="a1", x1y1se="b1", x1y1sw="c1"), "tiles") == [0, 0, 3]


def test_a_boat_alone_wins_nothing_t_6_1() -> None:
    assert count(centre({"x0y0": "a"}), "tiles") == [0, 0]


def test_each_floor_scores_1_per_fountain_that_points_at_its_building_t_6_1() -> None:
    # Two fountains point at -1,0nw, one at -1,-1se and at 1,-1sw, none at 0,0ne.
    state = position(put(BLOCK, x0y1nw="a3", x0y0se="b2", x2y0sw="b1", x1y1ne="b4"))
    assert count(state, "fountains") == [6, 3]


@pytest.mark.parametrize(
    ("board", "spots", "stars"),
    [
        # In the row of 0,1: three tiles; the column of -1 has two, of them one in that row.
        ("line", {"x0y2ne": "a14", "x1y2nw": "a1", "x2y2se": "a1", "x0y1ne": "a1", "x0y2sw": "a1"}, 3),
        # A gap counts for nothing and does not end the row.
        ("line", {"x0y2ne": "a17", "x2y2se": "a1"}, 2),
        # Columns too: 1,-1 and 1,0 and 1,1.
        ("line", {"x2y0ne": "a15", "x2y1nw": "a1", "x2y2se": "a2"}, 3),
        # Value-2 tiles won: -1,-1 and 1,-1; -1,0 goes to b.
        ("twos", {"x0y0nw": "a16", "x2y0ne": "a1", "x0y1ne": "a1", "x0y1nw": "b2"}, 2),
        # Buildings of two floors or more: three.
        ("tall", {"x0y0nw": "a13", "x2y0ne": "a2", "x0y1ne": "a2", "x1y1ne": "a1"}, 6),
        # Two fountains point at -1,0nw only.
        ("fountains", {"x0y1nw": "a1", "x0y0se": "a16", "x2y0sw": "a1"}, 3),
    ],
)
def test_a_player_board_scores_from_the_18th_floor_on_t_5_2(board: str, spots: dict[str, str], stars: int) -> None:
    others = [name for name in BOARDS if name != board]
    lines = (f"seat 0 board {board}", f"seat 1 board {others[0]}")
    state = position(put(BLOCK, **spots), *lines)
    assert state.placed(0) == 18
    assert count(state, "boards") == [stars, 0]
    tallest = max(spots, key=lambda spot: int(spots[spot][1:]))
    fewer = {**spots, tallest: f"a{int(spots[tallest][1:]) - 1}"}
    assert count(position(put(BLOCK, **fewer), *lines), "boards") == [0, 0], "17 floors are not enough"


@pytest.mark.parametrize(("floors", "stars"), [(18, 0), (19, 1), (20, 3)])
def test_the_19th_floor_gives_1_star_and_the_20th_2_more_t_5_1(floors: int, stars: int) -> None:
    assert count(centre(x0y0ne=f"a{floors}"), "floors") == [stars, 0]


def test_the_tallest_building_in_play_scores_7_t_6_1() -> None:
    lines = ("initial tallest",)
    assert count(centre(lines=lines, x0y0ne="a3", x1y0nw="b2"), "initial") == [7, 0]
    assert count(centre(lines=lines, x0y0ne="a3", x1y0nw="b3"), "initial") == [0, 0], "nobody on a tie"
    assert count(centre(None, 3, lines, x0y0ne="a3", x1y0nw="b3", x1y1ne="c4"), "initial") == [0, 0, 7]
    assert count(centre(lines=lines), "initial") == [0, 0]


def test_the_most_floors_on_the_centre_tiles_score_5_t_6_1() -> None:
    lines = ("initial centre",)
    assert count(centre(lines=lines, x0y0ne="a2", x1y0nw="b1", x1y1ne="b2"), "initial") == [0, 5]
    assert count(centre(lines=lines, x0y0ne="a3", x1y0nw="b1", x1y1ne="b2"), "initial") == [0, 0], "nobody on a tie"
    outside = position(put(BLOCK, x0y0nw="a9", x1y1ne="b1"), *lines)
    assert count(outside, "initial") == [0, 5], "other tiles do not count"


def test_everyone_with_a_building_of_5_floors_scores_6_t_6_1() -> None:
    lines = ("initial high",)
    assert count(centre(None, 3, lines, x0y0ne="a5", x1y0nw="b7", x1y1ne="c4"), "initial") == [6, 6, 0]


def test_the_neutral_face_scores_nothing_t_6_1() -> None:
    assert count(centre(lines=("initial neutral",), x0y0ne="a9"), "initial") == [0, 0]


def test_the_most_stars_win_and_ties_share_t_6_2() -> None:
    lines = ("seat 0 board line stars 4", "seat 1 board twos stars 1")
    state = centre(lines=lines, x0y0ne="b1")
    assert state.scores() == [4, 4]
    assert state.winners() == [0, 1]
    assert GAME.outcome(state)["decided_by"] == "shared"
    state = centre(lines=lines, x1y0nw="b1")
    assert state.scores() == [4, 5]
    assert state.winners() == [1]
    assert GAME.outcome(state)["decided_by"] == "stars"


def test_the_count_is_walked_tile_by_tile() -> None:
    state = position(put(BLOCK, x0y1nw="a3", x0y0se="b2"), "seat 0 stars 9", "seat 1 board twos stars 2")
    steps = [(step["kind"], step["points"], step["targets"]) for step in GAME.score_sheet(state)]
    assert steps == [
        ("start", [5, 0], []),
        ("contracts", [4, 2], []),
        ("tile", [0, 2], ["tile:-1,-1"]),
        ("tile", [2, 0], ["tile:-1,0"]),
        ("fountain", [6, 0], ["spot:-1,0nw"]),
        ("fountain", [0, 2], ["spot:-1,-1se"]),
    ]
