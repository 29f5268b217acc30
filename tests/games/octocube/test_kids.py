"""O-6: the kids game."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import read_record
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games import game as load
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.board import SLOTS, slot_kind
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.speak.position import TILE_CODES
from tests.games.octocube.positions import at, board, cube, legal, play, position, refused, spot

ENDLESS = Path(__file__).parents[2] / "fixtures" / "octocube" / "kids-4-idle-shared.record"
"""A match of version 1 that went on for 500 rounds."""

# Seat 0 asks for: exact Sw Al Xd Pg; any object in w l d g; any colour S S A A X X P D.
FULL = "SwAlXdPgSlSdSgAwSwSlAwAdXwXlPwDw"


def slots(state: Octocube, seat: int = 0) -> str:
    return "".join(TILE_CODES[tile] for tile in state.slots[SLOTS * seat : SLOTS * seat + SLOTS])


def but(*empty: int) -> str:
    """A full board of seat 0 without some spaces."""
    return "".join("--" if place in empty else FULL[2 * place : 2 * place + 2] for place in range(SLOTS))


def tiles_of(spaces: str) -> str:
    return spaces.replace("--", "") or "-"


def kids(**given: object) -> Octocube:
    values = {"mode": "kids", "players": 2, **given}
    if "slots" in given:
        filled: dict[int, str] = given["slots"]  # type: ignore[assignment]  # by name
        values["boards"] = {seat: tiles_of(spaces) for seat, spaces in filled.items()}
    return position(**values)  # type: ignore[arg-type]  # by name


def test_o_6_1_a_turn_is_place_roll_or_retrieve_without_pivot_score_or_pass() -> None:
    state = kids(cubes={0: "b2"})
    assert legal(state) == ["N", "E", "S", "W", "retrieve"]
    for move in ("p90", "score:none", "pass", "use:N"):
        assert refused(state, move) == ("O-6.1", "roll-or-retrieve")
    assert refused(kids(), "retrieve") == ("O-3.1", "must-place")
    assert refused(position(cubes={0: "b2"}), "retrieve") == ("O-6.1", "only-in-kids")


def test_o_6_1_no_points_are_scored() -> None:
    state = kids(cubes={0: "b2 SwSlSdSgSwSl"})
    play(state, "retrieve")
    assert state.points[0] == 0


def test_o_6_2_a_roll_always_takes_the_tile_while_a_face_is_bare() -> None:
    state = kids(spots={"b1": "Dg/Dg"}, cubes={0: "b2 SwSlSdSg--Al"})
    assert legal(state) == ["N", "E", "S", "W", "retrieve"]
    play(state, "N")
    # All six faces are tiled now: the Retrieve has followed by itself.
    assert at(state) == "home"
    assert (state.to_move, GAME.prompt(state)["kind"]) == (0, "fill")
    assert cube(state).count("--") == 0


def test_o_6_2_a_roll_with_a_tiled_face_ahead_turns_a_bare_face_down() -> None:
    state = kids(spots={"b1": "Dg/Dg"}, cubes={0: "b2 ----Sw------"})
    play(state, "N")
    assert cube(state)[2:4] == "Dg"
    assert sorted([cube(state)[place : place + 2] for place in range(0, 12, 2)]) == ["--", "--", "--", "--", "Dg", "Sw"]


def test_o_6_2_without_a_free_adjacent_space_one_must_retrieve() -> None:
    state = kids(cubes={0: "a1", 1: "b1"})
    assert legal(state) == ["S", "retrieve"]
    state = position(mode="kids", players=3, cubes={0: "a1", 1: "b1", 2: "a2"}, spots={"c3": "~A"})
    assert legal(state) == ["retrieve"]
    assert GAME.prompt(state)["clause"] == "O-6.2"
    assert refused(state, "E") == ("O-6.2", "occupied")
    assert refused(state, "N") == ("O-6.2", "no-space-there")


def test_o_3_6_in_kids_too_one_may_roll_again_from_a() -> None:
    state = kids(players=3, spots={"c3": "~A"}, cubes={0: "c4"})
    play(state, "N")
    assert legal(state) == ["N", "E", "S", "W", "stay"]
    play(state, "N")
    assert (at(state), state.to_move, cube(state)[2:4]) == ("c2", 1, "Ag")


def test_o_6_3_coins_go_aside_and_each_tile_on_one_matching_space_of_ones_choice() -> None:
    state = kids(cubes={0: "b2 SwCo--------"})
    play(state, "retrieve")
    assert state.coins[0] == 1
    assert legal(state) == ["fill:Sw.exact", "fill:Sw.colour", "fill:Sw.any"]
    play(state, "fill:Sw.colour")
    assert slots(state) == "--------Sw" + "--" * 11
    assert (board(state), cube(state), state.to_move) == ("Sw", "------------", 1)


def test_o_6_3_an_exact_space_asks_for_object_and_colour() -> None:
    state = kids(cubes={0: "b2 Sl----------"})
    play(state, "retrieve")
    assert legal(state) == ["fill:Sl.colour", "fill:Sl.any"]
    assert refused(state, "fill:Sl.exact") == ("O-6.3", "no-space-for-tile")
    assert refused(state, "fill:Sw.any") == ("O-6.3", "not-on-cube")
    assert refused(state, "pass") == ("O-6.3", "fill-first")


def test_o_6_3_tiles_are_placed_one_at_a_time_in_any_order_until_none_fits() -> None:
    state = kids(cubes={0: "b2 DwDl--------"}, slots={0: but(4, 5, 15)}, spots={"a1": "~plain"})
    play(state, "retrieve")
    # Two diamonds; the spaces for white, for light blue and for any diamond are free.
    assert legal(state) == ["fill:Dw.colour", "fill:Dw.any", "fill:Dl.colour", "fill:Dl.any"]
    play(state, "fill:Dl.any", "fill:Dw.colour")
    assert (state.to_move, slots(state)) == (1, but(5)[:8] + "Dw" + but(5)[10:30] + "Dl")


def test_o_6_3_a_tile_that_fits_must_be_placed() -> None:
    state = kids(cubes={0: "b2 Dw----------"}, slots={0: but(15)})
    play(state, "retrieve")
    assert legal(state) == ["fill:Dw.any"]
    assert refused(state, "lay:Dw") == ("O-6.3", "fill-first")


def test_o_6_3_two_equal_spaces_of_any_colour_take_two_tiles() -> None:
    state = kids(cubes={0: "b2 SgSgSg------"}, slots={0: but(8, 9)}, spots={"a1": "~plain"})
    play(state, "retrieve", "fill:Sg.any", "fill:Sg.any")
    assert legal(state) == ["lay:Sg"]


def test_o_6_3_the_rest_is_laid_in_the_order_of_ones_choice_and_replaces_an_abyss_tile() -> None:
    state = kids(cubes={0: "b2 SwSlCo------"}, slots={0: but(15)}, spots={"a1": "~plain", "d4": "~plain"}, supply="3 -")
    play(state, "retrieve")
    assert legal(state) == ["lay:Sw", "lay:Sl"]
    play(state, "lay:Sl")
    assert refused(state, "lay:Sl") == ("O-6.3", "not-on-cube")
    play(state, "lay:Sw")
    assert legal(state) == ["to:a1", "to:d4"]
    assert refused(state, "to:b3") == ("O-6.3", "replace-abyss")
    assert refused(state, "pass") == ("O-6.3", "give-back-first")
    play(state, "to:d4")
    assert (spot(state, "d4"), state.supply_left, state.to_move) == ("SwSl/", 4, 1)


def test_o_6_3_an_occupied_abyss_tile_and_the_centres_a_are_not_replaced() -> None:
    state = kids(
        players=3,
        cubes={0: "b2 Sw----------", 1: "a1"},
        slots={0: but(15)},
        spots={"a1": "~plain", "c3": "~A", "e5": "Dg/"},
    )
    play(state, "retrieve", "lay:Sw")
    assert legal(state) == ["to:e5"]
    assert refused(state, "to:c3") == ("O-6.3", "centre-stays")
    assert refused(state, "to:a1") == ("O-6.3", "occupied")
    assert refused(state, "to:b1") == ("O-6.3", "lowest-stack")


def test_o_6_3_without_an_abyss_tile_the_stack_goes_on_the_lowest_unoccupied_stack() -> None:
    state = kids(
        cubes={0: "b2 SwSl--------", 1: "a4 --Co--------"},
        slots={0: but(15)},
        spots={"d4": "Dg/", "a1": "Pw/", "a4": "/Xw"},
        everywhere="Ag/AgAg",
    )
    play(state, "retrieve", "lay:Sw", "lay:Sl")
    assert legal(state) == ["to:a1", "to:d4"]
    play(state, "to:d4")
    assert (spot(state, "d4"), state.supply_left) == ("SlSwDg/", 5)


def test_o_6_3_the_space_the_cube_just_emptied_counts_as_abyss() -> None:
    state = kids(cubes={0: "b2 --Sw--------"}, slots={0: but(15)}, spots={"b2": "-"}, supply="3 -")
    play(state, "retrieve", "lay:Sw")
    assert legal(state) == ["to:b2"]
    assert state.supply_left == 2
    play(state, "to:b2")
    assert (spot(state, "b2"), state.supply_left) == ("Sw/", 3)


def test_o_6_3_retrieving_a_bare_cube_ends_the_turn() -> None:
    state = kids(cubes={0: "b2"})
    play(state, "retrieve")
    assert (at(state), state.to_move, state.taken) == ("home", 1, 0)


def test_o_6_3_with_no_free_edge_space_one_passes() -> None:
    edge = {f"{column}{row}": "~hole" for column in "abcd" for row in "1234" if column in "ad" or row in "14"}
    state = position(spots=edge, supply="0 -", last_round="abyss")
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.to_move == 1


def test_o_6_4_a_board_has_16_spaces_and_no_two_seats_need_the_same_exact_tile() -> None:
    exact = [slot_kind(seat, slot) for seat in range(4) for slot in range(4)]
    assert len(set(exact)) == 16
    assert [slot_kind(0, slot) for slot in range(4)] == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert [slot_kind(2, slot) for slot in range(4)] == [(0, 2), (1, 3), (2, 0), (3, 1)]
    assert [slot_kind(0, slot) for slot in range(4, 8)] == [(-1, colour) for colour in range(4)]
    assert [slot_kind(0, slot)[0] for slot in range(8, 16)] == [0, 0, 1, 1, 2, 2, 3, 4]


@pytest.mark.parametrize("seat", range(4))
def test_o_6_4_the_view_and_the_rules_agree_on_what_a_space_takes(seat: int) -> None:
    cubes = {other: "a1 ------------" if other == seat else "home" for other in range(4)}
    for kind in range(1, 21):
        code = TILE_CODES[kind]
        cubes[seat] = f"b2 {code}----------"
        state = position(mode="kids", players=4, spots={"c3": "~A"}, cubes=cubes, to_move=seat)
        play(state, "retrieve")
        object_, colour = (kind - 1) // 4, (kind - 1) % 4
        wanted = [(object_, colour), (-1, colour), (object_, -1)]
        ways = [way for way, kind_ in zip(("exact", "colour", "any"), wanted, strict=True) if kind_ in board_of(seat)]
        assert legal(state) == [f"fill:{code}.{way}" for way in ways]


def board_of(seat: int) -> list[tuple[int, int]]:
    return [slot_kind(seat, slot) for slot in range(SLOTS)]


def test_o_6_5_the_round_is_finished_when_someone_fills_the_16th_space() -> None:
    state = kids(cubes={0: "b2 Dw----------", 1: "d4"}, slots={0: but(15)})
    events = play(state, "retrieve", "fill:Dw.any")
    assert "board-full" in [event["kind"] for event in events]
    assert not state.is_over
    play(state, "N")
    assert state.is_over
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["winners"], outcome["decided_by"]) == ("board-full", [0], "board")
    assert outcome["scores"] == [16, 0]


def test_o_6_5_what_is_left_on_cubes_does_not_count() -> None:
    state = kids(
        to_move=1, last_round="board-full", slots={0: FULL}, cubes={0: "a1 Co----------", 1: "d4 Co----------"}
    )
    play(state, "N")
    assert state.is_over
    assert list(state.coins) == [0, 0]


SEAT_1 = "SlAdXgPwSwSdSgAlSwSlAwAdXwXlPwDw"


@pytest.mark.parametrize(
    ("coins", "winners", "decided_by"), [((2, 1), [0], "coins"), ((1, 2), [1], "coins"), ((2, 2), [0, 1], "shared")]
)
def test_o_6_5_of_several_full_boards_most_coins_win(
    coins: tuple[int, int], winners: list[int], decided_by: str
) -> None:
    state = kids(
        to_move=1,
        last_round="board-full",
        slots={0: FULL, 1: SEAT_1},
        coins=dict(enumerate(coins)),
        cubes={0: "a1", 1: "d4"},
    )
    play(state, "N")
    assert (state.winners(), GAME.outcome(state)["decided_by"]) == (winners, decided_by)


def test_o_6_5_the_empty_supply_does_not_end_a_kids_game() -> None:
    state = kids(to_move=1, spots={"a1": "-"}, cubes={0: "d4", 1: "a1 --Sw--------"}, supply="1 -")
    play(state, "S")
    assert (state.supply_left, state.is_over) == (0, False)


def test_o_6_6_an_emptied_spot_without_supply_is_sea_floor_that_is_still_a_space() -> None:
    state = kids(spots={"a1": "-"}, cubes={0: "a1 --Sw--------", 1: "b2"}, supply="0 -", slots={1: but()})
    play(state, "S")
    assert spot(state, "a1") == "~floor"
    play(state, "N", "N")
    assert (at(state), spot(state, "a1")) == ("a1", "~floor")


def test_o_6_6_sea_floor_is_replaced_like_an_abyss_tile_but_returns_nothing() -> None:
    state = kids(cubes={0: "b2 Sw----------"}, slots={0: but(15)}, spots={"a1": "~floor"}, supply="0 -")
    play(state, "retrieve", "lay:Sw")
    assert legal(state) == ["to:a1"]
    play(state, "to:a1")
    assert (spot(state, "a1"), state.supply_left) == ("Sw/", 0)


@pytest.mark.parametrize(
    ("filled", "coins", "winners", "decided_by"),
    [
        ((but(1, 2), SEAT_1[:-2] + "--"), (0, 0), [1], "spaces"),
        ((but(1), SEAT_1[:-2] + "--"), (3, 1), [0], "coins"),
        ((but(1), SEAT_1[:-2] + "--"), (1, 1), [0, 1], "shared"),
    ],
)
def test_o_6_6_the_safety_end_counts_filled_spaces_then_coins(
    filled: tuple[str, str], coins: tuple[int, int], winners: list[int], decided_by: str
) -> None:
    state = kids(
        to_move=1,
        idle=39,
        everywhere="~floor",
        cubes={0: "a1", 1: "d4"},
        slots=dict(enumerate(filled)),
        coins=dict(enumerate(coins)),
        supply="0 -",
    )
    play(state, "N")
    outcome = GAME.outcome(state)
    assert (outcome["reason"], outcome["winners"], outcome["decided_by"]) == ("idle", winners, decided_by)
    assert outcome["clause"] == "O-6.6"


def test_o_6_6_only_a_tile_that_stays_on_a_board_starts_the_count_anew() -> None:
    state = kids(cubes={0: "b2 Dw----------", 1: "d4"}, idle=10)
    play(state, "retrieve", "fill:Dw.any", "N")
    assert state.idle == 0
    for bare_or_coin in ("b2", "b2 Co----------"):
        state = kids(cubes={0: bare_or_coin, 1: "d4"}, idle=10)
        play(state, "retrieve", "N")
        assert state.idle == 11


def test_o_6_6_tiles_that_are_given_back_leave_the_round_idle() -> None:
    state = kids(
        cubes={0: "b2 Dg----------", 1: "d4"},
        slots={0: but(0)},  # only a white starfish is missing
        spots={"a1": "~plain"},
        idle=10,
    )
    play(state, "retrieve", "lay:Dg", "to:a1", "N")
    assert state.idle == 11


def test_o_6_6_in_version_1_any_retrieved_tile_starts_the_count_anew() -> None:
    state = kids(rules=1, cubes={0: "b2 Co----------", 1: "d4"}, idle=10)
    play(state, "retrieve", "N")
    assert state.idle == 0
    state = kids(rules=1, cubes={0: "b2", 1: "d4"}, idle=10)
    play(state, "retrieve", "N")
    assert state.idle == 11


def test_o_6_6_a_kids_game_ends_after_500_rounds_in_any_case() -> None:
    state = kids(to_move=1, round=500, taken=1, cubes={0: "a1", 1: "d4"})
    play(state, "N")
    assert GAME.outcome(state)["reason"] == "idle"
    state = kids(to_move=1, round=499, taken=1, cubes={0: "a1", 1: "d4"})
    play(state, "N")
    assert not state.is_over


def test_random_kids_games_end_by_a_full_board() -> None:
    rng = Rng(2)
    for seed in range(20):
        state = GAME.deal(GAME.options(mode="kids", players=2 + seed % 3), Rng(seed))
        state.play_out(rng)
        assert GAME.outcome(state)["reason"] == "board-full"
        assert 16 in state.scores()


def test_o_6_6_the_same_moves_end_a_match_of_version_2_and_not_one_of_version_1() -> None:
    endless = read_record(ENDLESS.read_text("utf-8"), load)
    assert endless.options.rules == 1
    assert endless.state_at(len(endless.line) - 1).to_move != NOBODY
    newer = GAME.setup(GAME.options(mode="kids", players=4), endless.seed)
    moves = 0
    while not newer.is_over:
        newer.apply(endless.line[moves].action)
        moves += 1
    assert moves < len(endless.line) / 2
    assert GAME.outcome(newer)["clause"] == "O-6.6"
