"""S-3: the turn."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import IllegalAction
from ludotheque.core.journal import SPECTATOR, Journal
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.speak.view import view
from tests.games.seikatsu.positions import arrange, play, points, spaces

START = "d3=tp c4=wf"


def refused(garden: str, hand: str, move: str) -> IllegalAction:
    state = arrange(garden, hand)
    with pytest.raises(IllegalAction) as error:
        GAME.check(state, GAME.parse_action(state, move))
    return error.value


def test_s_3_1_a_tile_goes_on_an_empty_space_next_to_a_tile() -> None:
    state = arrange(START, "wp eh")
    near = {"b3", "b4", "c2", "c3", "c5", "d2", "d5", "e2", "e3"}
    assert spaces(state, "wp") == spaces(state, "eh") == near
    play(state, "wp@c3")


def test_s_3_1_equal_tiles_are_offered_once() -> None:
    assert len(arrange(START, "eh eh").legal_actions()) == 9
    assert len(arrange(START, "eh et").legal_actions()) == 18


def test_s_3_1_a_space_with_a_tile_is_refused() -> None:
    error = refused(START, "wp eh", "wp@d3")
    assert (error.clause, error.refusal.reason) == ("S-3.1", "occupied")
    assert error.refusal.args == {"space": "d3", "tile": "tp"}


def test_s_3_1_a_space_without_a_neighbour_is_refused() -> None:
    error = refused(START, "wp eh", "wp@g1")
    assert (error.clause, error.refusal.reason) == ("S-3.1", "no-neighbour")
    assert error.allowed[:2] == ["wp@b3", "wp@b4"]


def test_s_3_1_a_tile_that_is_not_in_the_hand_is_refused() -> None:
    error = refused(START, "wp eh", "koi@c3")
    assert (error.clause, error.refusal.reason) == ("S-3.1", "not-in-hand")


def test_s_3_2_each_neighbour_with_the_same_bird_gives_a_point() -> None:
    garden = f"{START} c3=wt d5=wt"
    assert points(arrange(garden, "wp eh"), "wp@b3") == 2
    assert points(arrange(garden, "wp eh"), "wp@c2") == 1
    assert points(arrange(garden, "tt eh"), "tt@d2") == 1


def test_s_3_2_without_a_match_there_is_no_point() -> None:
    state = arrange(START, "eh wp")
    assert points(state, "eh@c3") == 0
    assert list(state.flocks) == [0, 0, 0]


def test_s_3_2_only_direct_neighbours_count() -> None:
    # b3 is next to c4, which is next to d5: a line of waxwings, but one neighbour only.
    state = arrange(f"{START} d5=wt d6=wt", "wp eh")
    assert points(state, "wp@b3") == 1


def test_s_3_2_a_flock_scores_for_the_seat_that_places_it() -> None:
    state = arrange(f"{START} c3=wt", "wp eh")
    assert state.to_move == 1
    play(state, "wp@b3")
    assert list(state.flocks) == [0, 2, 0]


def test_s_3_2_with_whole_flocks_the_placed_tile_counts_too_but_not_alone() -> None:
    garden = f"{START} c3=wt d5=wt"
    assert points(arrange(garden, "wp eh", flock="whole"), "wp@b3") == 3
    assert points(arrange(garden, "eh wp", flock="whole"), "eh@b3") == 0
    assert points(arrange(garden, "koi wp", flock="whole"), "koi@b3") == 3


def test_s_3_3_a_koi_takes_the_bird_that_scores_best() -> None:
    # b3 has one tanager and two waxwings beside it.
    state = arrange(f"{START} c3=wt b2=tf", "koi eh")
    event = play(state, "koi@b3")[0]
    assert (event["points"], event["bird"], event["matches"]) == (2, "waxwing", ["c3", "c4"])


def test_s_3_3_a_koi_next_to_koi_only_scores_nothing() -> None:
    state = arrange(f"{START} d2=koi d1=koi", "koi eh")
    assert points(state, "koi@c1") == 0


def test_s_3_3_a_koi_in_the_garden_is_no_bird() -> None:
    garden = f"{START} b3=koi d5=eh"
    assert points(arrange(garden, "wp tf"), "wp@b4") == 1
    assert points(arrange(garden, "wp tf"), "tf@b4") == 0
    assert points(arrange(garden, "wp tf"), "tf@b2") == 0


def test_s_3_4_the_seat_draws_the_next_tile_and_the_turn_passes() -> None:
    state = arrange(START, "wp eh")
    drawn = GAME.position_text(state).split("bag ")[1].split()[0]
    events = play(state, "wp@c3")
    assert events[1] == {"kind": "draw", "seat": 0, "tile": drawn}
    assert sorted(view(state, 0)["seats"][0]["hand"]) == sorted(["eh", drawn])
    assert state.to_move == 1


def test_s_3_4_without_tiles_in_the_bag_nothing_is_drawn() -> None:
    state = GAME.deal(GAME.options(players=2), Rng(5))
    journal = Journal()
    while not state.is_over:
        before = state.in_bag
        journal = Journal()
        state.apply(state.legal_actions()[0], journal)
        kinds = [event["kind"] for event in journal.seen_by(SPECTATOR)]
        assert ("draw-hidden" in kinds) == (before > 0)
    assert state.in_bag == 0


def test_s_3_4_only_the_seat_sees_what_it_draws_and_no_undo_crosses_it() -> None:
    state = arrange(START, "wp eh")
    journal = Journal()
    state.apply(GAME.parse_action(state, "wp@c3"), journal)
    assert "tile" in journal.seen_by(0)[1]
    for viewer in (1, SPECTATOR):
        assert journal.seen_by(viewer)[1] == {"kind": "draw-hidden", "seat": 0}
    assert journal.revealed
    assert [event["kind"] for event in journal.foreseen_by(0)] == ["place"]
