from __future__ import annotations

import pytest

from ludotheque.core.journal import SPECTATOR, Journal
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.board import KIND_NAMES
from tests.games.tolleno.cities import BLOCK, CENTRE, CLOSED, legal, moor, play, position, put, refused

EXTEND = "round 1 first 0 move 0 step extend"

NORTH_TILE = """
F  |-
===3
ov |F

-  |F   F  |-
===3=== ===4===
F  |-   -  |F

F  |-   -  |F
===3=== ===3===
ov |F   F   F
"""
"""The centre with a tile at 0,-1 whose east side is blank."""


WITH_A_GAP = "\n".join(
    line[:16] + " " * 8 + line[24:] if number < 3 else line
    for number, line in enumerate(CLOSED.strip("\n").split("\n"))
)
"""The closed city without its tile at 1,-1."""


def held(kind: str) -> tuple[str, str]:
    return EXTEND, f"seat 0 held {kind}"


def test_a_tile_goes_where_it_prolongs_a_canal_in_every_turn_that_fits_t_3_1() -> None:
    # A bend joins each of the seven open arms with either of its two arms.
    state = position(CENTRE, *held("L3c"), corner="0,0")
    assert legal(state) == [
        f"{cell}r{turn}"
        for cell, turns in (
            ("0,-1", "12"),
            ("1,-1", "12"),
            ("-1,0", "01"),
            ("2,0", "23"),
            ("-1,1", "01"),
            ("2,1", "23"),
            ("0,2", "03"),
        )
        for turn in turns
    ]


def test_a_tile_apart_from_the_city_is_refused_t_3_1() -> None:
    state = position(CENTRE, *held("L3c"), corner="0,0")
    assert refused(state, "5,5r0") == ("T-3.1", "apart")
    assert refused(state, "-1,-1r0") == ("T-3.1", "apart"), "a corner is no side"


def test_a_tile_on_a_tile_is_refused_t_3_1() -> None:
    state = position(CENTRE, *held("L3c"), corner="0,0")
    assert refused(state, "1,1r0") == ("T-3.1", "occupied")


def test_a_tile_that_prolongs_no_canal_is_refused_t_3_1() -> None:
    state = position(CENTRE, *held("L3c"), corner="0,0")
    assert refused(state, "1,2r0") == ("T-3.1", "prolongs-nothing"), "the south side of 1,1 is blank"
    assert refused(state, "0,-1r0") == ("T-3.1", "prolongs-nothing"), "its south side would be blank against an arm"


def test_a_dead_end_is_refused_either_way_t_3_1() -> None:
    blank_against_arm = position(NORTH_TILE, *held("X4a"), corner="0,-1")
    assert refused(blank_against_arm, "1,-1r0") == ("T-3.1", "dead-end"), "an arm against a blank side"
    state = position(BLOCK, *held("I4a"))
    assert "2,0r1" in legal(state)
    assert refused(state, "2,0r0") == ("T-3.1", "prolongs-nothing")


def test_blank_against_blank_is_allowed_t_3_1() -> None:
    state = position(NORTH_TILE, *held("L3c"), corner="0,-1")
    assert [move for move in legal(state) if move.startswith("1,-1")] == ["1,-1r1"], "arms to the east and the south"


def test_several_canals_can_be_prolonged_at_once_t_3_1() -> None:
    picture = """
F  |F
   3===
-  |F

-  |F   F  |-
===3=== ===4===
F  |-   -  |F

F  |-   -  |F
===3=== ===3===
ov |F   F   F
"""
    state = position(picture, *held("L3c"), corner="0,-1")
    assert [move for move in legal(state) if move.startswith("1,-1")] == ["1,-1r2"], "arms to the south and the west"
    described = GAME.describe(state, GAME.parse_action(state, "1,-1r2"))
    assert described["args"]["canals"] == 2
    assert described["args"]["sides"] == ["s", "w"]


def test_equal_turns_of_a_tile_are_offered_once() -> None:
    state = position(CENTRE, *held("X4a"), corner="0,0")
    assert {move[-2:] for move in legal(state)} == {"r0", "r1"}
    assert refused(state, "0,-1r2") == ("T-3.1", "same-turn")


def test_a_tile_with_an_opponents_boat_takes_no_connection_t_3_1() -> None:
    state = position(moor(CENTRE, x0y0="b"), *held("L3c"), corner="0,0")
    assert refused(state, "0,-1r1") == ("T-3.1", "guarded-cell")
    assert refused(state, "-1,0r0") == ("T-3.1", "guarded-cell")
    assert "1,-1r1" in legal(state)


def test_ones_own_boat_hinders_nothing_t_3_1() -> None:
    state = position(moor(CENTRE, x0y0="a"), *held("L3c"), corner="0,0")
    assert {"0,-1r1", "-1,0r0"} <= set(legal(state))


def test_a_blank_side_against_a_guarded_tile_is_allowed_t_3_1() -> None:
    # The boat at 0,-1 guards its north and west arms; the tile at 1,-1 meets its blank east side.
    state = position(moor(NORTH_TILE, x0y0="b"), *held("L3c"), corner="0,-1")
    assert "1,-1r1" in legal(state)


def test_a_boat_that_left_guards_nothing_any_more_t_4_4() -> None:
    picture = put(moor(CENTRE, x0y0="a"), x0y0ne="a6")
    lines = ("round 1 first 0 move 0 step sail", "seat 1 held L3c", "extended")
    state = position(picture, *lines, corner="0,0")
    play(state, ">1,0", "^-")
    assert state.to_move == 1
    assert "0,-1r1" in legal(state)
    assert refused(state, "1,-1r1") == ("T-3.1", "guarded-cell")


def test_a_tile_that_fits_nowhere_is_shown_and_goes_under_the_pile_t_3_2() -> None:
    """Only the place 1,-1 is open, and it asks for arms to the east, south and west."""
    picture = moor(put(WITH_A_GAP, x0y0se="a6"), x0y0="a")
    lines = ("round 3 first 0 move 0 step sail", "seat 0 held X3a", "seat 1 held I3a", "pile L3a T4b X2a X2b")
    state = position(picture, *lines)
    journal = Journal()
    for move in (">-1,0", "^-"):
        state.apply(GAME.parse_action(state, move), journal)
    shown = [event["tile"] for event in journal.seen_by(0) if event["kind"] == "show"]
    assert shown == ["I3a", "L3a"]
    assert journal.revealed
    assert state.to_move == 1
    assert legal(state) == ["1,-1r1"]
    assert [KIND_NAMES[kind] for kind in state.pile[state.drawn :]] == ["X2a", "X2b", "I3a", "L3a"]
    assert state.known == 2


def test_what_was_shown_stays_known_to_all_t_3_2() -> None:
    lines = ("round 3 first 0 move 1 step extend", "seat 0 held X3a", "seat 1 held T4b", "pile X2a X2b | I3a L3a")
    state = position(WITH_A_GAP, *lines)
    for viewer in (0, 1, SPECTATOR):
        assert GAME.view(state, viewer)["known_tiles"] == ["I3a", "L3a"]
        for seed in range(20):
            other = state.redeal(viewer, Rng(seed))
            assert [KIND_NAMES[kind] for kind in other.pile[len(other.pile) - 2 :]] == ["I3a", "L3a"]
            assert other.legal_actions(), "who is to extend holds a tile that fits"


def test_a_known_tile_stays_known_when_it_is_drawn_t_3_2() -> None:
    lines = ("round 3 first 0 move 1 step extend", "seat 0 held X3a", "seat 1 held X3b", "pile | I3a L3a")
    state = position(WITH_A_GAP, *lines)
    play(state, "1,-1r0", "1,-1se", "0,0ne")
    assert state.known == 1
    views = [GAME.view(state, viewer)["seats"] for viewer in (0, SPECTATOR)]
    assert all(seats[1]["held"]["name"] == "I3a" for seats in views)  # type: ignore[index]


@pytest.mark.parametrize("pile", ["", "X2a X2b", "T4b T4e | X4b"])
def test_when_no_tile_fits_steps_1_to_3_are_skipped_and_a_round_of_that_ends_the_game_t_3_2(pile: str) -> None:
    """The closed city takes no tile. Seat 0 has a boat to move, seat 1 none."""
    picture = put(moor(CLOSED, x0y0="a"), x0y0se="a6")
    lines = ("round 3 first 0 move 0 step sail", "seat 0 held X3a", "seat 1 held X3b", f"pile {pile}".rstrip())
    state = position(picture, *lines)
    journal = Journal()
    action = GAME.parse_action(state, ">1,-1")
    state.apply(action, journal)
    if state.to_move == 0:
        state.apply(GAME.parse_action(state, "^-"), journal)
    events = [str(event["kind"]) for event in journal.seen_by(1)]
    tried = 1 + len(pile.replace("|", "").split())
    assert events.count("show") == tried
    assert "skip-extend" in events
    assert events.count("draw") == tried - 1, "none at the end of the turn"
    assert state.to_move == NOBODY
    assert GAME.outcome(state)["reason"] == "no-extension"
    assert state.held(1) >= 0, "the last tile tried stays in hand"
    assert len(state.pile) - state.drawn == tried - 1
    assert state.known == tried - 1
