"""O-4: the last round, the final count, ties, and the safety end."""

from __future__ import annotations

import pytest

from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.score import places
from ludotheque.games.octocube.speak.view import view
from tests.games.octocube.positions import board, cube, play, position

HOMES = {0: "a1", 1: "d4"}


def test_o_4_1_the_round_is_finished_after_the_last_abyss_tile() -> None:
    state = position(
        players=3,
        first=1,
        to_move=1,
        spots={"a1": "-"},
        cubes={1: "a1 --Sw--------", 2: "e5", 0: "e1"},
        supply="1 -",
    )
    events = play(state, "S")
    assert state.supply_left == 0
    assert "last-round" in [event["kind"] for event in events]
    assert not state.is_over
    play(state, "pass", "pass")
    assert state.is_over
    assert GAME.outcome(state)["reason"] == "abyss"


def test_o_4_1_the_last_player_of_the_round_ends_it_at_once() -> None:
    state = position(to_move=1, spots={"a1": "-"}, cubes={1: "a1 --Sw--------", 0: "d4"}, supply="1 -")
    play(state, "S")
    assert state.is_over


def test_o_4_1_everyone_takes_all_tiles_left_wherever_the_cube_is_as_one_last_score() -> None:
    state = position(
        to_move=1, supply="0 -", last_round="abyss", cubes={0: "home SwSlSdCo----", 1: "b2 PwPl--------"}, points={0: 3}
    )
    play(state, "pass")
    assert (board(state), board(state, 1)) == ("SwSlSd", "PwPl")
    assert (state.coins[0], state.points[0], state.points[1]) == (1, 3 + 4, 2)
    assert cube(state) == cube(state, 1) == "------------"


@pytest.mark.parametrize("mode", ["basic", "advanced", "kids"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_turns_for_all_players_in_every_finished_game(mode: str, players: int) -> None:
    rng = Rng(players)
    for seed in range(12):
        state = GAME.deal(GAME.options(mode=mode, players=players), Rng(seed))
        turns = [0] * players
        mover = -1
        while not state.is_over:
            if state.to_move != mover:
                mover = int(state.to_move)
                turns[mover] += 1
            state.apply(state.random_action(rng))
        assert len(set(turns)) == 1
        assert state.round == turns[0]


def test_o_4_2_coins_are_worth_three_points_each() -> None:
    state = position(cubes=HOMES, coins={0: 4}, points={0: 5})
    assert state.scores() == [5 + 12, 0]


@pytest.mark.parametrize(("tile", "first", "second"), [("S", 3, 0), ("A", 4, 1), ("X", 5, 2), ("P", 6, 3), ("D", 7, 4)])
def test_o_4_2_first_and_second_of_an_object(tile: str, first: int, second: int) -> None:
    # Two of the colour white and one of green: 5 and 0, 0 and 5 beside the object.
    state = position(boards={0: f"{tile}w{tile}w", 1: f"{tile}g"}, cubes=HOMES)
    assert state.scores() == [first + 5, second + 5]


def test_o_4_2_first_and_second_of_a_colour() -> None:
    state = position(boards={0: "SwAw", 1: "Xw"}, cubes=HOMES)
    # White 5 and 2; starfish 3, amphora 4, sextant 5.
    assert state.scores() == [5 + 3 + 4, 2 + 5]


def test_o_4_2_what_is_still_on_the_cubes_counts_as_if_taken_now() -> None:
    state = position(cubes={0: "a1 PwPw--------", 1: "d4"})
    assert state.scores() == [2 + 5 + 6, 0]
    assert state.points[0] == 0


def test_o_4_3_a_tie_for_first_of_a_category_leaves_no_second() -> None:
    assert places([3, 3, 1], 5, 2) == [5, 5, 0]
    assert places([3, 3, 3], 5, 2) == [5, 5, 5]


def test_o_4_3_all_who_tie_for_second_take_its_points() -> None:
    assert places([4, 2, 2, 1], 5, 2) == [5, 2, 2, 0]


def test_o_4_3_a_place_needs_at_least_one_tile() -> None:
    assert places([0, 0, 0], 5, 2) == [0, 0, 0]
    assert places([2, 0, 0], 5, 2) == [5, 0, 0]


def test_o_4_3_the_worked_example_at_three_players() -> None:
    state = position(players=3, boards={0: "Dw", 1: "Dl", 2: "-"}, cubes={0: "a1", 1: "e5", 2: "e1"})
    assert state.scores() == [7 + 5, 7 + 5, 0]
    majority = view(state, 0)["majorities"][8]
    assert (majority["first"], majority["second"], majority["points"]) == ([0, 1], [], [7, 7, 0])


def test_o_4_4_most_points_win() -> None:
    state = position(to_move=1, supply="0 -", last_round="abyss", cubes=HOMES, points={0: 3, 1: 4})
    play(state, "pass")
    assert state.winners() == [1]
    assert GAME.outcome(state)["decided_by"] == "points"


def test_o_4_4_a_tie_goes_to_most_object_tiles() -> None:
    # A white amphora and a green starfish: 4 + 5 + 3 + 5; the other has 17 points.
    state = position(
        to_move=1, supply="0 -", last_round="abyss", cubes=HOMES, boards={0: "SgAw"}, points={1: 17}, coins={0: 0}
    )
    play(state, "pass")
    assert state.scores() == [17, 17]
    assert state.winners() == [0]
    assert GAME.outcome(state)["decided_by"] == "objects"


def test_o_4_4_else_the_victory_is_shared() -> None:
    state = position(to_move=1, supply="0 -", last_round="abyss", cubes=HOMES)
    play(state, "pass")
    assert state.winners() == [0, 1]
    assert GAME.outcome(state)["decided_by"] == "shared"


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_o_4_5_after_40_rounds_without_a_tile_taken_the_game_ends_and_is_counted(mode: str) -> None:
    state = position(mode=mode, cubes={0: "a1 SwSlSd------", 1: "d4"})
    for _ in range(39):
        play(state, "pass", "pass")
    assert (state.idle, state.is_over) == (39, False)
    play(state, "pass", "pass")
    assert state.is_over
    assert (GAME.outcome(state)["reason"], GAME.outcome(state)["clause"]) == ("idle", "O-4.5")
    assert state.points[0] == 4


def test_o_4_5_a_tile_taken_starts_the_count_anew_and_an_empty_score_does_not() -> None:
    state = position(cubes={0: "a1 Sw----------", 1: "d4"}, idle=38)
    play(state, "score:T", "pass")
    assert state.idle == 0
    state = position(cubes={0: "a1 Sw----------", 1: "d4"}, idle=38)
    play(state, "score:none", "pass")
    assert state.idle == 39


def test_o_4_5_the_last_abyss_tile_comes_before_the_safety_end() -> None:
    state = position(to_move=1, idle=39, cubes=HOMES, supply="0 -", last_round="abyss")
    play(state, "pass")
    assert GAME.outcome(state)["reason"] == "abyss"


def test_the_score_sheet_tells_every_step_of_the_count() -> None:
    state = position(cubes=HOMES, boards={0: "SwSw", 1: "Dg"}, coins={1: 2}, points={0: 2})
    steps = {step["kind"]: step["points"] for step in GAME.score_sheet(state)[:2]}
    assert steps == {"series": [2, 0], "coins": [0, 6]}
    assert [sum(step["points"][seat] for step in GAME.score_sheet(state)) for seat in (0, 1)] == state.scores()
    assert len(GAME.score_sheet(state)) == 2 + 4 + 5
