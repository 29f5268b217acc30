from __future__ import annotations

from ludotheque.core.journal import Journal
from ludotheque.games.tolleno.game import GAME
from ludotheque.games.tolleno.rules.board import CONTRACTS
from ludotheque.games.tolleno.rules.state import Tolleno
from tests.games.tolleno.cities import CENTRE, legal, moor, play, position, put, refused

EXTEND = "round 1 first 0 move 0 step extend"


def after_laying(picture: str = CENTRE, *lines: str, options: str = "", players: int = 2) -> Tolleno:
    """Seat 0 has laid a straight tile at 0,-1: it prolongs the canal through 0,0 and 0,1."""
    held = () if any(line.startswith("seat 0") for line in lines) else ("seat 0 held I4a",)
    state = position(picture, EXTEND, *held, *lines, corner="0,0", options=options, players=players)
    play(state, "0,-1r0")
    return state


def test_the_first_floor_goes_on_the_quay_of_a_prolonged_canal_t_3_3() -> None:
    state = after_laying()
    assert legal(state) == ["0,0ne", "0,0sw", "0,1se", "0,1nw", "0,-1ne", "0,-1sw"]
    assert refused(state, "1,0nw") == ("T-3.3", "not-on-quay")
    assert refused(state, "0,0se") == ("T-3.3", "no-foundation")


def test_a_floor_goes_on_ones_own_building_and_not_on_anothers_t_3_3() -> None:
    state = after_laying(put(CENTRE, x0y0ne="a12", x0y0sw="b1"))
    assert "0,0ne" in legal(state)
    assert refused(state, "0,0sw") == ("T-3.3", "not-yours")
    play(state, "0,0ne")
    assert state.city.height(0) == 13, "there is no height limit"


def test_nothing_is_built_where_an_opponents_boat_lies_t_3_3() -> None:
    state = after_laying(moor(CENTRE, x0y1="b"))
    assert refused(state, "0,1se") == ("T-4.4", "guarded")
    assert legal(state) == ["0,0ne", "0,0sw", "0,-1ne", "0,-1sw"]


def test_a_contract_is_no_first_step_t_3_3() -> None:
    state = after_laying(CENTRE, "offer G1 G2 G3")
    assert refused(state, "G1@0,0ne") == ("T-3.3", "wrong-step")


def test_the_second_floor_goes_on_a_perpendicular_quay_t_3_4() -> None:
    # 0,-1ne touches the vertical canal only; the rows of 0,0 and 0,1 cross it.
    state = after_laying()
    play(state, "0,-1ne")
    assert legal(state) == ["0,0ne", "0,0sw", "1,0se", "1,0nw", "1,1ne", "1,1se", "1,1sw", "0,1se", "0,1nw"]
    assert refused(state, "0,-1sw") == ("T-3.4", "same-tile")


def test_a_first_floor_that_touches_two_canals_may_use_either_t_3_4() -> None:
    # 0,0ne touches the prolonged column and the row of 0,0, which the column 1 crosses.
    state = after_laying()
    play(state, "0,0ne")
    assert legal(state) == ["1,0se", "1,0nw", "1,1ne", "1,1se", "1,1sw", "0,1se", "0,1nw", "0,-1ne", "0,-1sw"]
    assert refused(state, "0,0sw") == ("T-3.4", "same-tile")


def test_with_the_option_extended_only_prolonged_canals_serve_t_3_4() -> None:
    # Without the row of 0,0 nothing leads back to the column of the first floor.
    state = after_laying(options="perpendicular=extended")
    play(state, "0,0ne")
    assert legal(state) == ["1,0se", "1,0nw", "1,1ne", "1,1se", "1,1sw", "0,1se", "0,1nw"]
    assert refused(state, "0,-1ne") == ("T-3.4", "not-perpendicular")


def test_the_second_step_is_skipped_only_for_want_of_a_spot_t_3_4() -> None:
    spots = ("x0y0ne", "x0y0sw", "x1y0nw", "x1y0se", "x0y1nw", "x0y1se", "x1y1ne", "x1y1se", "x1y1sw")
    state = after_laying(put(CENTRE, **dict.fromkeys(spots, "b1")), "seat 1 held X3a", "offer G1 G2 G3", "pile X2a")
    journal = Journal()
    state.apply(GAME.parse_action(state, "0,-1ne"), journal)
    events = journal.seen_by(0)
    assert {"kind": "skip-second", "seat": 0, "clause": "T-3.4"} in events
    assert state.to_move == 1


def test_a_contract_needs_a_free_foundation_and_lies_face_up_t_3_5() -> None:
    state = after_laying(put(CENTRE, x0y0sw="a1"), "offer G1 B5 -")
    play(state, "0,-1ne")
    assert refused(state, "G1@0,0sw") == ("T-3.5", "not-free")
    assert refused(state, "W1@0,0ne") == ("T-3.5", "not-offered")
    assert {"G1@0,0ne", "B5@0,0ne", "0,0sw"} <= set(legal(state))
    assert refused(state, "G1@0,-1sw") == ("T-3.4", "same-tile")


def test_two_equal_contracts_are_one_choice() -> None:
    state = after_laying(CENTRE, "offer B1 B1 -")
    play(state, "0,-1ne")
    assert len(legal(state)) == 18
    play(state, "B1@0,0ne")
    assert [CONTRACTS[kind] for kind in state.offered() if kind >= 0] == ["B1"]


def test_a_contract_scores_for_its_player_at_once_and_a_new_one_is_revealed_t_3_5() -> None:
    state = after_laying(CENTRE, "seat 1 held X3a", "offer G1 G2 G3", "contracts W9 W8", "pile X2a")
    play(state, "0,-1ne")
    journal = Journal()
    state.apply(GAME.parse_action(state, "G3@0,0ne"), journal)
    assert [state.stars(seat) for seat in range(2)] == [1, 0]
    assert [CONTRACTS[kind] for kind in state.offered()] == ["G1", "G2", "W9"]
    events = {str(event["kind"]): event for event in journal.seen_by(1)}
    assert events["contract"]["counted"] == ["0,0ne"]
    assert events["reveal"] == {"kind": "reveal", "contract": "W9"}
    assert journal.revealed


def test_without_contracts_only_floors_can_be_placed_t_3_5() -> None:
    state = after_laying(CENTRE, "offer - - -")
    play(state, "0,-1ne")
    assert all("@" not in move for move in legal(state))


def test_after_the_20th_floor_only_a_contract_is_possible_t_3_5() -> None:
    state = after_laying(put(CENTRE, x0y0ne="a19"), "offer G1 - -", "seat 1 held X3a", "pile X2a")
    play(state, "0,-1ne")
    assert state.last_round
    assert GAME.prompt(state)["kind"] == "contract"
    assert all(move.startswith("G1@") for move in legal(state))
    assert refused(state, "0,0ne") == ("T-3.5", "no-floor")


def test_after_the_20th_floor_without_a_contract_the_step_is_skipped_t_3_5() -> None:
    state = after_laying(moor(put(CENTRE, x0y0ne="a19"), x0y0="a"), "seat 1 held X3a", "pile X2a")
    play(state, "0,-1ne")
    assert GAME.prompt(state)["kind"] == "sail"


def test_a_tile_is_drawn_at_the_end_of_the_turn_t_3_6() -> None:
    state = after_laying(CENTRE, "seat 1 held X3a", "pile X2a X2b")
    play(state, "0,-1ne")
    journal = Journal()
    state.apply(GAME.parse_action(state, "0,0ne"), journal)
    assert {"kind": "draw", "seat": 0, "tile": "X2a"} in journal.seen_by(0)
    assert {"kind": "draw-hidden", "seat": 0} in journal.seen_by(1)


def test_floors_leave_the_board_in_order_and_unlock_t_5_1() -> None:
    state = after_laying(put(CENTRE, x0y0ne="a5"), "seat 1 held X3a", "pile X2a")
    journal = Journal()
    state.apply(GAME.parse_action(state, "0,0sw"), journal)
    assert {"kind": "unlock", "seat": 0, "floor": 6, "what": "boat"} in journal.seen_by(1)
    assert state.placed(0) == 6


def test_the_round_in_which_a_last_floor_is_placed_is_finished_t_6_1() -> None:
    picture = moor(put(CENTRE, x0y0ne="a19"), x0y0="a")
    state = after_laying(picture, "seat 1 held X3a", "pile X2a X2b")
    play(state, "0,-1ne", ">1,0", "^-")
    assert state.to_move == 1, "seat 1 still has its turn"
    while not state.is_over:
        assert state.to_move == 1
        state.apply(state.legal_actions()[0])
    assert GAME.outcome(state)["reason"] == "last-floor"
