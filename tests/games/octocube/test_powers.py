"""O-5: each power with a legal use, a refused use, and what becomes of emptied spaces."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.journal import Journal
from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.board import GROUNDS
from ludotheque.games.octocube.rules.state import Octocube
from tests.games.octocube.positions import at, board, cube, legal, play, position, refused, spot


def advanced(power: str, spots: dict[str, str] | None = None, **given: object) -> Octocube:
    """Seat 0 on b2 with the abyss tile of a power to its north, on b1."""
    values: dict[str, object] = {"cubes": {0: "b2"}, "supply": "3 BCDEFGHI".replace(power, "")}
    values.update(given)
    return position(mode="advanced", spots={"b1": f"~{power}", **(spots or {})}, **values)  # type: ignore[arg-type]  # by name


def test_o_5_1_in_the_basic_game_abyss_tiles_have_no_power() -> None:
    state = position(spots={"b1": "~plain"}, cubes={0: "b2"})
    assert legal(state, "use") == []
    assert refused(state, "use:N") == ("O-5.1", "no-powers")


def test_o_5_1_an_emptied_space_gets_the_next_power_of_the_supply() -> None:
    state = position(mode="advanced", spots={"b2": "-"}, cubes={0: "b2 --Sw--------"}, supply="2 GEBCDFHI")
    play(state, "E")
    assert spot(state, "b2") == "~G"
    assert [GROUNDS[power] for power in state.supply] == list("EBCDFHI")
    assert state.supply_left == 1


def test_o_5_1_the_centre_gets_any_of_the_eight_powers() -> None:
    options = GAME.options(mode="advanced", players=3)
    centres = Counter(GROUNDS[GAME.deal(options, Rng(seed)).ground[12]] for seed in range(200))
    assert set(centres) == set("BCDEFGHI")


def test_o_5_2_a_power_is_used_instead_of_the_action() -> None:
    state = advanced("C")
    play(state, "use:N")
    assert refused(state, "pass") == ("O-5.3", "aim-first")
    play(state, "to:d4")
    assert state.to_move == 1


def test_o_5_2_only_a_tile_next_to_the_cube_and_not_covered() -> None:
    state = position(mode="advanced", spots={"b1": "~C", "d4": "~E"}, cubes={0: "b2", 1: "b1"})
    assert refused(state, "use:N") == ("O-5.2", "abyss-covered")
    assert refused(state, "use:S") == ("O-5.2", "no-abyss-there")
    assert refused(state, "use:here") == ("O-5.2", "only-after-rolling")
    refusal = GAME.why_not(state, ["abyss:d4"])
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("O-5.2", "not-adjacent")


def test_o_5_2_after_rolling_onto_the_tile_its_power_may_be_used_at_once() -> None:
    state = advanced("C")
    play(state, "N")
    assert (state.to_move, legal(state)) == (0, ["use:here", "stay"])
    assert refused(state, "pass") == ("O-5.2", "use-or-stay")
    after = state.clone()
    play(after, "stay")
    assert (at(after), after.to_move) == ("b1", 1)
    play(state, "use:here", "to:d4")
    assert (at(state), state.to_move) == ("d4", 1)


def test_o_5_2_arriving_by_c_is_no_roll() -> None:
    state = advanced("C", {"d4": "~E"}, supply="3 BDFGHI")
    play(state, "use:N", "to:d4")
    assert (at(state), state.to_move) == ("d4", 1)


def test_o_5_2_arriving_by_g_is_no_roll() -> None:
    state = advanced("G", {"d4": "~E"}, cubes={0: "b2", 1: "d4"}, supply="3 BCDFHI")
    play(state, "use:N", "cube:1")
    assert (at(state), state.to_move) == ("d4", 1)


def test_o_5_2_a_tile_without_a_legal_use_is_not_offered_after_a_roll() -> None:
    state = advanced("B")
    play(state, "N")
    assert (at(state), state.to_move) == ("b1", 1)


def test_o_5_2_placing_on_a_power_or_pivoting_on_it_does_not_trigger_it() -> None:
    state = position(mode="advanced", spots={"a1": "~E"}, cubes={})
    play(state, "@a1")
    assert state.to_move == 1
    state = position(mode="advanced", spots={"a1": "~E"}, cubes={0: "a1"})
    assert legal(state, "use") == []
    play(state, "p90")
    assert state.to_move == 1


# B: swap the top tile of the cube with one of the board.


def test_b_swaps_the_top_tile_with_a_tile_of_the_board_and_scores_nothing() -> None:
    state = advanced("B", cubes={0: "b2 SwAg--------"}, boards={0: "PdXl"})
    play(state, "use:N")
    assert legal(state) == ["tile:Xl", "tile:Pd"]
    play(state, "tile:Pd")
    assert (cube(state), board(state), state.points[0]) == ("PdAg--------", "SwXl", 0)


def test_b_needs_a_top_tile_that_is_no_coin_and_a_tile_on_the_board() -> None:
    for faces, tiles in (("--Ag--------", "Pd"), ("CoAg--------", "Pd"), ("SwAg--------", "-")):
        state = advanced("B", cubes={0: f"b2 {faces}"}, boards={0: tiles})
        assert refused(state, "use:N") == ("O-5.2", "needs-top-object-and-board")


def test_b_takes_no_tile_that_the_board_has_not() -> None:
    state = advanced("B", cubes={0: "b2 SwAg--------"}, boards={0: "PdXl"})
    play(state, "use:N")
    assert refused(state, "tile:Dw") == ("O-5.3", "not-on-board")


def test_b_empties_no_space() -> None:
    state = advanced("B", {"b2": "-"}, cubes={0: "b2 SwAg--------"}, boards={0: "Pd"})
    play(state, "use:N", "tile:Pd")
    assert (spot(state, "b2"), state.supply_left) == ("-", 3)


# C: lift the cube to any unoccupied space.


def test_c_moves_the_cube_anywhere_as_it_is_turned_and_it_takes_what_it_rests_on() -> None:
    state = advanced("C", {"c3": "Pd/Xw"}, cubes={0: "b2 Sw--Al------", 1: "d4"})
    play(state, "use:N")
    assert len(legal(state, "to:")) == 16 - 2
    play(state, "to:c3")
    assert (cube(state), at(state), spot(state, "c3")) == ("SwPdAl------", "c3", "/Xw")


def test_c_refuses_occupied_spaces_holes_and_the_cubes_own() -> None:
    state = advanced("C", {"c3": "~hole"}, cubes={0: "b2", 1: "d4"}, supply="0 BDEFGHI", last_round="abyss")
    play(state, "use:N")
    assert refused(state, "to:d4") == ("O-5.3", "occupied")
    assert refused(state, "to:b2") == ("O-5.3", "occupied")
    assert refused(state, "to:c3") == ("O-3.5", "hole")
    assert refused(state, "to:e5") == ("O-2.1", "off-grid")


def test_c_may_go_to_an_abyss_tile_the_triggering_one_too() -> None:
    state = advanced("C")
    play(state, "use:N", "to:b1")
    assert (at(state), cube(state)) == ("b1", "------------")


def test_c_leaves_an_abyss_tile_where_the_cube_took_the_last_tile() -> None:
    state = advanced("C", {"b2": "-"}, cubes={0: "b2 --Sw--------"}, supply="3 EBDFGHI")
    play(state, "use:N", "to:d4")
    assert (spot(state, "b2"), cube(state), spot(state, "d4")) == ("~E", "--Sw--------", "Ag/Ag")


# D: take a visible tile onto the top.


def test_d_takes_any_visible_tile_onto_the_bare_top_coins_too() -> None:
    state = advanced("D", {"d4": "Co/Xw"})
    play(state, "use:N", "to:d4")
    assert (cube(state), spot(state, "d4")) == ("Co----------", "Xw/")


def test_d_needs_a_bare_top() -> None:
    assert refused(advanced("D", cubes={0: "b2 Sw----------"}), "use:N") == ("O-5.2", "needs-bare-top")


def test_d_needs_a_visible_tile_somewhere() -> None:
    state = advanced("D", everywhere="~hole", spots={"b2": "~hole"}, supply="0 BCEFGHI", last_round="abyss")
    assert refused(state, "use:N") == ("O-5.2", "needs-bare-top")


def test_d_takes_nothing_from_under_a_cube_nor_from_an_abyss_tile() -> None:
    state = advanced("D", {"d4": "Ag/Ag"}, cubes={0: "b2", 1: "d4 --Sw--------"})
    play(state, "use:N")
    assert refused(state, "to:d4") == ("O-5.3", "occupied")
    assert refused(state, "to:b2") == ("O-5.3", "occupied")
    assert refused(state, "to:b1") == ("O-5.3", "no-tile-there")


def test_d_that_takes_the_last_tile_of_a_stack_puts_an_abyss_tile_there_at_once() -> None:
    state = advanced("D", {"d4": "Xw/"}, supply="1 EBCFGHI")
    play(state, "use:N", "to:d4")
    assert (spot(state, "d4"), state.supply_left) == ("~E", 0)
    assert GAME.view(state, 0)["last_round"] == "abyss"
    hole = advanced("D", {"d4": "Xw/"}, supply="0 BCEFGHI", last_round="abyss")
    play(hole, "use:N", "to:d4")
    assert spot(hole, "d4") == "~hole"


# E: turn the cube in place.


def test_e_turns_the_cube_freely_in_place() -> None:
    state = advanced("E", cubes={0: "b2 SwSlSdSgAwAl"})
    play(state, "use:N")
    assert len(legal(state)) == 24
    play(state, "turn:BN")
    assert (cube(state), at(state)) == ("SlSwSdAlAwSg", "b2")


def test_e_offers_equal_results_once() -> None:
    state = advanced("E", {"b2": "~C"}, supply="3 BDFGHI")
    play(state, "use:N")
    assert legal(state) == ["turn:TN"]
    assert refused(state, "turn:BN") == ("O-5.3", "same-turn")


def test_e_brings_a_bare_face_down_that_takes_the_next_tile_and_the_old_one_turns_with_its_face() -> None:
    state = advanced("E", {"b2": "/XwPd"}, cubes={0: "b2 --Sw--------"})
    play(state, "use:N", "turn:BN")
    assert (cube(state), spot(state, "b2")) == ("SwXw--------", "/Pd")


def test_e_with_a_tiled_face_down_takes_nothing() -> None:
    state = advanced("E", {"b2": "/XwPd"}, cubes={0: "b2 AlSw--------"})
    play(state, "use:N", "turn:BN")
    assert (cube(state), spot(state, "b2")) == ("SwAl--------", "/XwPd")


def test_e_on_an_abyss_tile_takes_nothing() -> None:
    state = advanced("E", cubes={0: "c1 Al----------"})
    play(state, "W", "use:here", "turn:ET")
    assert (spot(state, "b1"), state.supply_left) == ("~E", 3)
    assert cube(state).count("Al") == 1
    assert cube(state).count("--") == 5


def test_e_that_turns_the_last_tile_away_puts_an_abyss_tile_under_the_cube() -> None:
    state = advanced("E", {"b2": "-"}, cubes={0: "b2 --Sw--------"}, supply="3 GBCDFHI")
    play(state, "use:N", "turn:BN")
    assert (cube(state), spot(state, "b2"), at(state)) == ("Sw----------", "~G", "b2")
    assert state.supply_left == 2


def test_e_that_keeps_the_last_tile_below_empties_nothing() -> None:
    state = advanced("E", {"b2": "-"}, cubes={0: "b2 --SwAl------"}, supply="3 GBCDFHI")
    play(state, "use:N", "turn:TE")
    assert (cube(state), spot(state, "b2"), state.supply_left) == ("--Sw------Al", "-", 3)


def test_e_over_the_last_tile_offers_both_of_two_turns_that_look_alike() -> None:
    state = advanced("E", {"b2": "-"}, cubes={0: "b2 SwSw--------"}, supply="3 GBCDFHI")
    play(state, "use:N")
    stays, swapped = state.clone(), state.clone()
    play(stays, "turn:TN")
    play(swapped, "turn:BN")
    assert cube(stays) == cube(swapped) == "SwSw--------"
    assert (spot(stays, "b2"), spot(swapped, "b2")) == ("-", "~G")
    # Of the others, those along north-south and east-west: with the last tile moved away, each once.
    assert len(legal(state)) == 4


def test_e_over_a_higher_stack_offers_such_a_turn_once() -> None:
    state = advanced("E", {"b2": "/Xw"}, cubes={0: "b2 SwSw--------"})
    play(state, "use:N")
    assert len(legal(state)) == 3


def test_e_with_an_empty_supply_leaves_the_cube_over_a_hole_until_it_leaves() -> None:
    state = advanced(
        "E", {"b2": "-"}, cubes={0: "b2 --Sw--------", 1: "d4"}, supply="0 BCDFGHI", first=1, last_round="abyss"
    )
    play(state, "use:N", "turn:BN")
    assert (spot(state, "b2"), at(state)) == ("~hole", "b2")
    assert state.is_over


def test_a_cube_over_a_hole_can_roll_off_and_the_hole_stays() -> None:
    state = advanced("E", {"b2": "~hole"}, cubes={0: "b2"}, supply="0 BCDFGHI", last_round="abyss")
    play(state, "E")
    assert (spot(state, "b2"), at(state)) == ("~hole", "c2")


# F: swap an adjacent visible tile with one of the board.


def test_f_swaps_an_adjacent_tile_with_one_of_the_board_which_becomes_the_top() -> None:
    state = advanced("F", {"b3": "Pd/Xw"}, boards={0: "SwAl"})
    play(state, "use:N")
    assert legal(state) == ["to:a2", "to:c2", "to:b3"]
    play(state, "to:b3")
    assert legal(state) == ["tile:Sw", "tile:Al"]
    play(state, "tile:Sw")
    assert (spot(state, "b3"), board(state), state.points[0]) == ("Sw/Xw", "AlPd", 0)


def test_f_needs_a_board_tile_and_an_adjacent_object() -> None:
    assert refused(advanced("F"), "use:N") == ("O-5.2", "needs-adjacent-object-and-board")
    coins = {"a2": "Co/", "c2": "~hole", "b3": "~C"}
    state = advanced("F", coins, boards={0: "Sw"}, supply="0 BDEGHI", last_round="abyss")
    assert refused(state, "use:N") == ("O-5.2", "needs-adjacent-object-and-board")


def test_f_takes_no_coin_no_distant_tile_and_none_under_a_cube() -> None:
    state = advanced("F", {"a2": "Co/"}, boards={0: "Sw"}, cubes={0: "b2", 1: "c2 --Sw--------"})
    play(state, "use:N")
    assert legal(state) == ["to:b3"]
    assert refused(state, "to:a2") == ("O-5.3", "coin")
    assert refused(state, "to:d4") == ("O-5.3", "not-adjacent")
    assert refused(state, "to:c2") == ("O-5.3", "occupied")
    assert refused(state, "to:b1") == ("O-5.3", "no-tile-there")


def test_f_on_a_stack_of_one_empties_nothing() -> None:
    state = advanced("F", {"b3": "Pd/"}, boards={0: "Sw"})
    play(state, "use:N", "to:b3", "tile:Sw")
    assert (spot(state, "b3"), state.supply_left) == ("Sw/", 3)


# G: swap places with an opponent's cube.


def test_g_swaps_two_cubes_that_keep_their_orientation_and_come_to_rest() -> None:
    state = advanced("G", {"b2": "/Xw", "d4": "/PdAl"}, cubes={0: "b2 SwSl--------", 1: "d4 ----Dg------"})
    play(state, "use:N")
    assert legal(state) == ["cube:1"]
    play(state, "cube:1")
    assert (at(state), at(state, 1)) == ("d4", "b2")
    assert (cube(state), cube(state, 1)) == ("SwSl--------", "--XwDg------")
    assert (spot(state, "d4"), spot(state, "b2")) == ("Pd/Al", "-")


def test_g_needs_an_opponents_cube_in_the_play_area() -> None:
    assert refused(advanced("G"), "use:N") == ("O-5.2", "needs-opponent")
    state = position(mode="advanced", players=3, spots={"b1": "~G"}, cubes={0: "b2", 1: "d4"}, supply="3 BCDEFHI")
    play(state, "use:N")
    assert refused(state, "cube:0") == ("O-5.3", "own-cube")
    assert refused(state, "cube:2") == ("O-5.3", "cube-at-home")
    assert refused(state, "cube:3") == ("O-5.3", "no-such-seat")


def test_g_puts_abyss_tiles_on_both_emptied_spaces_the_movers_first() -> None:
    state = advanced(
        "G", {"b2": "-", "d4": "-"}, cubes={0: "b2 --Sw--------", 1: "d4 --Al--------"}, supply="3 EHBCDFI"
    )
    play(state, "use:N", "cube:1")
    assert (spot(state, "b2"), spot(state, "d4")) == ("~E", "~H")
    assert (cube(state), cube(state, 1)) == ("--Sw--------", "--Al--------")


def test_g_with_one_abyss_tile_left_gives_it_to_the_movers_space_and_leaves_a_hole() -> None:
    state = advanced(
        "G", {"b2": "-", "d4": "-"}, cubes={0: "b2 --Sw--------", 1: "d4 --Al--------"}, supply="1 EHBCDFI"
    )
    play(state, "use:N", "cube:1")
    assert (spot(state, "b2"), spot(state, "d4"), at(state)) == ("~E", "~hole", "d4")
    assert not state.is_over
    play(state, "pass")
    assert state.is_over


def test_g_onto_an_abyss_tile_takes_nothing() -> None:
    state = advanced("G", {"d4": "~E"}, cubes={0: "b2 ----Sw------", 1: "d4"}, supply="3 BCDFHI")
    play(state, "use:N", "cube:1")
    assert cube(state) == "----Sw------"


# H: swap two stacks unseen.


def test_h_swaps_two_unoccupied_stacks() -> None:
    state = advanced("H", {"a4": "Pd/XwXl", "d4": "Co/"})
    play(state, "use:N", "to:a4", "to:d4")
    assert (spot(state, "a4"), spot(state, "d4")) == ("Co/", "Pd/XwXl")


def test_h_counts_abyss_tiles_as_stacks_the_triggering_one_too() -> None:
    state = advanced("H", {"a4": "Pd/XwXl"})
    play(state, "use:N", "to:b1", "to:a4")
    assert (spot(state, "a4"), spot(state, "b1")) == ("~H", "Pd/XwXl")


def test_h_after_rolling_onto_it_leaves_its_own_tile_where_it_is() -> None:
    state = advanced("H")
    play(state, "N", "use:here")
    assert refused(state, "to:b1") == ("O-5.3", "occupied")


def test_h_refuses_the_same_stack_twice_occupied_ones_and_holes() -> None:
    state = advanced("H", {"c3": "~hole"}, cubes={0: "b2", 1: "d4"}, supply="0 BCDEFGI", last_round="abyss")
    play(state, "use:N")
    assert refused(state, "to:d4") == ("O-5.3", "occupied")
    assert refused(state, "to:c3") == ("O-3.5", "hole")
    play(state, "to:a1")
    assert refused(state, "to:a1") == ("O-5.3", "same-stack")
    assert refused(state, "pass") == ("O-5.3", "aim-first")


def test_h_needs_two_unoccupied_stacks() -> None:
    state = advanced("H", everywhere="~hole", spots={"b2": "~hole"}, supply="0 BCDEFGI", last_round="abyss")
    assert refused(state, "use:N") == ("O-5.2", "needs-two-stacks")


def test_h_empties_no_space_and_both_orders_give_the_same() -> None:
    one, other = (advanced("H", {"a4": "Pd/Xw", "d4": "Co/"}) for _ in range(2))
    play(one, "use:N", "to:a4", "to:d4")
    play(other, "use:N", "to:d4", "to:a4")
    assert one.hash() == other.hash()
    assert one.supply_left == 3


# I: swap top tiles with an opponent's cube.


def test_i_swaps_the_top_tiles_of_two_cubes_coins_too() -> None:
    state = advanced("I", cubes={0: "b2 CoAg--------", 1: "d4 SwAg--------"})
    play(state, "use:N", "cube:1")
    assert (cube(state), cube(state, 1)) == ("SwAg--------", "CoAg--------")


def test_i_needs_a_tile_on_both_tops() -> None:
    for own, theirs in (("--Ag--------", "SwAg--------"), ("SwAg--------", "--Ag--------")):
        state = advanced("I", cubes={0: f"b2 {own}", 1: f"d4 {theirs}"})
        assert refused(state, "use:N") == ("O-5.2", "needs-both-tops")
    home = advanced("I", cubes={0: "b2 SwAg--------", 1: "home SwAg--------"})
    assert refused(home, "use:N") == ("O-5.2", "needs-both-tops")


def test_i_takes_only_opponents_in_play_with_a_top_tile() -> None:
    state = position(
        mode="advanced",
        players=4,
        spots={"b1": "~I"},
        cubes={0: "b2 SwAg--------", 1: "d4 SlAg--------", 2: "e5 --Ag--------", 3: "home Sd----------"},
        supply="3 BCDEFGH",
    )
    play(state, "use:N")
    assert legal(state) == ["cube:1"]
    assert refused(state, "cube:2") == ("O-5.3", "no-top-tile")
    assert refused(state, "cube:3") == ("O-5.3", "cube-at-home")


def test_i_empties_no_space() -> None:
    state = advanced("I", {"b2": "-", "d4": "-"}, cubes={0: "b2 CoAg--------", 1: "d4 SwAg--------"})
    play(state, "use:N", "cube:1")
    assert (spot(state, "b2"), spot(state, "d4"), state.supply_left) == ("-", "-", 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_power_occurs_in_random_play_both_ways(players: int) -> None:
    options = GAME.options(mode="advanced", players=players)
    rng = Rng(4)
    used: Counter[tuple[object, bool]] = Counter()
    for seed in range(600):
        state = GAME.deal(options, Rng(seed))
        while not state.is_over:
            action = state.random_action(rng)
            if 672 <= action < 677:
                journal = Journal()
                state.apply(action, journal)
                used[journal.entries[0].event["power"], action == 676] += 1
            else:
                state.apply(action)
        if len(used) == 16:
            break
    assert set(used) == {(power, here) for power in "BCDEFGHI" for here in (False, True)}
