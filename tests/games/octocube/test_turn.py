"""O-3: placing, rolling, attaching, emptied spaces, pivoting, scoring and passing."""

from __future__ import annotations

from ludotheque.games.octocube.game import GAME
from tests.games.octocube.positions import at, board, cube, legal, play, position, refused, spot


def test_o_3_1_a_cube_at_home_must_be_placed() -> None:
    state = position()
    assert all(move.startswith("@") for move in legal(state))
    assert refused(state, "pass") == ("O-3.9", "must-place")
    assert refused(state, "N") == ("O-3.1", "must-place")
    assert refused(state, "score:none") == ("O-3.1", "must-place")


def test_o_3_1_only_unoccupied_spaces_of_the_edge_corners_and_abyss_tiles_included() -> None:
    state = position(spots={"a1": "~plain", "b1": "~hole"}, cubes={1: "d4"}, supply="0 -")
    assert "@a1" in legal(state)
    assert refused(state, "@b1") == ("O-3.5", "hole")
    assert refused(state, "@d4") == ("O-3.1", "occupied")
    assert refused(state, "@b2") == ("O-3.1", "not-edge")
    assert refused(state, "@e1") == ("O-2.1", "off-grid")
    assert refused(state, "@a1.BN") == ("O-3.1", "same-turn")


def test_o_3_1_placing_is_the_whole_turn_and_a_tiled_face_may_point_down() -> None:
    state = position(cubes={0: "home Sw----------"})
    play(state, "@a1.BN")
    assert cube(state) == "--Sw--------"
    assert spot(state, "a1") == "Ag/Ag"
    assert state.to_move == 1


def test_o_3_2_a_cube_in_play_is_not_placed_again() -> None:
    assert refused(position(cubes={0: "a1"}), "@b1") == ("O-3.2", "cube-in-play")


def test_o_3_3_a_bare_bottom_face_takes_the_top_tile() -> None:
    state = position(spots={"a1": "Sw/Al"})
    events = play(state, "@a1")
    assert cube(state) == "--Sw--------"
    assert spot(state, "a1") == "/Al"
    assert [event["kind"] for event in events] == ["place", "attach"]


def test_o_3_3_a_tiled_bottom_face_or_an_abyss_tile_takes_nothing() -> None:
    state = position(spots={"a1": "~plain", "a2": "Xd/Pw"}, cubes={0: "a3 ----Co------"})
    play(state, "N")
    assert (cube(state), spot(state, "a2")) == ("--Co--------", "Xd/Pw")
    state = position(spots={"a1": "~plain"}, cubes={0: "a2"})
    play(state, "N")
    assert cube(state) == "------------"


def test_o_3_3_the_tile_leaves_with_the_cube() -> None:
    state = position(spots={"a1": "Sw/Al", "b1": "Pd/Pg"})
    play(state, "@a1", "@d4", "E")
    assert cube(state) == "--Pd------Sw"
    assert spot(state, "a1") == "Al/"


def test_o_3_4_a_roll_goes_to_an_adjacent_unoccupied_space() -> None:
    state = position(spots={"a2": "~hole"}, cubes={0: "a1", 1: "b1"}, supply="0 -", last_round="abyss")
    assert legal(state, "N") + legal(state, "E") + legal(state, "S") + legal(state, "W") == []
    assert refused(state, "N") == ("O-3.4", "no-space-there")
    assert refused(state, "E") == ("O-3.4", "occupied")
    assert refused(state, "S") == ("O-3.5", "hole")
    assert refused(position(cubes={0: "d4"}), "E") == ("O-3.4", "no-space-there")


def test_o_3_4_rolling_carries_the_tiles_as_a_wheel() -> None:
    state = position(cubes={0: "b2 SwSlSdSgAwAl"}, everywhere="~plain")
    play(state, "N")
    assert cube(state) == "AwSdSwSgSlAl"


def test_o_3_5_the_space_gets_an_abyss_tile_when_the_cube_leaves_with_its_last_tile() -> None:
    state = position(spots={"a1": "Sw/"}, supply="3 -")
    play(state, "@a1")
    assert spot(state, "a1") == "-"
    assert state.supply_left == 3
    play(state, "@d4", "E")
    assert spot(state, "a1") == "~plain"
    assert state.supply_left == 2


def test_o_3_5_a_cube_that_takes_nothing_empties_nothing() -> None:
    state = position(spots={"a1": "Sw/"}, cubes={0: "home --Al--------"})
    play(state, "@a1", "@d4", "E")
    assert spot(state, "a1") == "Sw/"


def test_o_3_5_a_cube_that_leaves_an_abyss_tile_leaves_it_as_it_is() -> None:
    state = position(spots={"a1": "~plain"}, cubes={0: "a1"}, supply="3 -")
    play(state, "E")
    assert (spot(state, "a1"), state.supply_left) == ("~plain", 3)


def test_o_3_5_with_an_empty_supply_the_spot_becomes_a_hole() -> None:
    state = position(spots={"b1": "-"}, cubes={0: "b1 --Sw--------"}, supply="0 -", last_round="abyss")
    play(state, "S")
    assert spot(state, "b1") == "~hole"
    play(state, "@a1")
    assert state.is_over


def test_o_3_5_a_hole_can_be_neither_rolled_onto_nor_placed_on() -> None:
    state = position(spots={"a1": "~hole"}, cubes={0: "a2"}, supply="0 -", last_round="abyss")
    assert refused(state, "N") == ("O-3.5", "hole")
    assert refused(position(spots={"a1": "~hole"}, supply="0 -", last_round="abyss"), "@a1") == ("O-3.5", "hole")


def test_o_3_6_after_rolling_onto_a_one_may_roll_again_at_once() -> None:
    state = position(players=3, spots={"c3": "~A"}, cubes={0: "c4"})
    play(state, "N")
    assert state.to_move == 0
    assert legal(state) == ["N", "E", "S", "W", "stay"]
    play(state, "E")
    assert (at(state), state.to_move) == ("d3", 1)


def test_o_3_6_the_second_roll_is_optional_and_nothing_else_is_offered() -> None:
    state = position(players=3, spots={"c3": "~A"}, cubes={0: "c4"})
    play(state, "N")
    assert refused(state, "pass") == ("O-3.6", "again-or-stay")
    assert refused(state, "p90") == ("O-3.6", "again-or-stay")
    play(state, "stay")
    assert (at(state), state.to_move) == ("c3", 1)


def test_o_3_6_without_a_free_space_beside_a_the_turn_ends() -> None:
    holes = {"b3": "~hole", "d3": "~hole", "c2": "~hole"}
    state = position(
        players=3,
        spots={"c3": "~A", "c4": "-", **holes},
        cubes={0: "c4 --Sw--------"},
        supply="0 -",
        last_round="abyss",
    )
    play(state, "N")
    assert (at(state), state.to_move) == ("c3", 1)


def test_o_3_6_a_pivot_or_a_placed_cube_on_a_gives_no_second_roll() -> None:
    state = position(players=3, spots={"c3": "~A"}, cubes={0: "c3"})
    play(state, "p90")
    assert state.to_move == 1


def test_o_3_7_a_pivot_keeps_space_top_and_bottom_and_may_change_nothing() -> None:
    state = position(cubes={0: "b2 SwSlSdSgAwAl"})
    play(state, "p90")
    assert (cube(state), at(state)) == ("SwSlAlSdSgAw", "b2")
    bare = position(cubes={0: "b2"})
    play(bare, "p90")
    assert (cube(bare), bare.to_move) == ("------------", 1)
    assert refused(position(cubes={0: "b2"}), "p180") == ("O-3.7", "same-pivot")


def test_o_3_8_the_worked_example_three_starfish_an_amphora_and_a_coin() -> None:
    state = position(spots={"b2": "/Xw"}, cubes={0: "b2 SwSlSdAgCoPw"})
    play(state, "score:TBNES")
    assert (state.points[0], state.coins[0], board(state)) == (4, 1, "SwSlSdAg")
    assert (cube(state), at(state)) == ("----------Pw", "home")
    assert spot(state, "b2") == "Xw/"


def test_o_3_8_six_of_a_kind_score_15() -> None:
    state = position(cubes={0: "b2 SwSlSdSgSwSl"})
    play(state, "score:TBNESW")
    assert state.points[0] == 15


def test_o_3_8_series_of_one_to_six_are_worth_0_2_4_7_10_15() -> None:
    for count, points in enumerate((0, 0, 2, 4, 7, 10, 15)):
        state = position(cubes={0: "b2 SwSlSdSgSwSl"})
        play(state, "score:" + ("TBNESW"[:count] or "none"))
        assert state.points[0] == points


def test_o_3_8_two_objects_are_two_series_and_colours_do_not_matter() -> None:
    state = position(cubes={0: "b2 SwSlPdPgPwCo"})
    play(state, "score:TBNESW")
    assert state.points[0] == 2 + 4
    assert state.coins[0] == 1


def test_o_3_8_every_subset_of_the_tiled_faces_is_one_action() -> None:
    state = position(cubes={0: "b2 SwSw--Al----"})
    assert sorted(legal(state, "score")) == sorted(
        f"score:{faces}" for faces in ("none", "T", "B", "E", "TB", "TE", "BE", "TBE")
    )
    assert refused(state, "score:TN") == ("O-3.8", "bare-faces")


def test_o_3_8_which_of_two_equal_tiles_stays_is_a_choice() -> None:
    top, bottom = (position(cubes={0: "b2 SwSw--Al----"}) for _ in range(2))
    play(top, "score:T")
    play(bottom, "score:B")
    assert (cube(top), cube(bottom)) == ("--Sw--Al----", "Sw----Al----")


def test_o_3_8_taking_nothing_brings_the_cube_home_with_its_tiles() -> None:
    state = position(spots={"b2": "-"}, cubes={0: "b2 --Sw--------"})
    play(state, "score:none")
    assert (cube(state), at(state), spot(state, "b2")) == ("--Sw--------", "home", "~plain")
    assert state.taken == 0


def test_o_3_9_pass_changes_nothing_but_whose_turn_it_is() -> None:
    state = position(cubes={0: "b2 SwSl--------"})
    before = (cube(state), at(state))
    play(state, "pass")
    assert (cube(state), at(state)) == before
    assert state.to_move == 1


def test_turns_go_round_from_the_first_player() -> None:
    state = position(players=3, first=2, to_move=2, cubes={0: "a1", 1: "b1", 2: "c1"})
    order = []
    for _ in range(7):
        order.append(int(state.to_move))
        play(state, "pass")
    assert order == [2, 0, 1, 2, 0, 1, 2]
    assert state.round == 3


def test_the_mover_sees_what_a_roll_leads_to() -> None:
    state = position(spots={"b1": "Sd/Al"}, cubes={0: "b2 SwSl--------"})
    described = GAME.describe(state, GAME.parse_action(state, "N"))
    assert described["targets"] == ["space:b1"]
    assert described["args"]["tile"] == "starfish-dark-blue"
    assert described["args"]["faces"] == [
        "bare",
        "starfish-dark-blue",
        "starfish-white",
        "bare",
        "starfish-light-blue",
        "bare",
    ]
    assert described["args"]["worth"] == 4
