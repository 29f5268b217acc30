"""O-7: what is known, what is dealt anew, and what leaves the table for a viewer."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.journal import OPEN, SPECTATOR, Journal
from ludotheque.core.rng import Rng
from ludotheque.games.octocube.game import GAME
from ludotheque.games.octocube.rules.board import GROUNDS
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.speak.view import SpaceView, view
from tests.games.octocube.positions import play, position, spot


def space(state: Octocube, name: str, viewer: int = 0) -> SpaceView:
    return next(space for space in view(state, viewer)["spaces"] if space["name"] == name)


def test_only_the_top_of_a_stack_is_seen() -> None:
    state = position(spots={"a1": "Sw/AlXd"})
    seen = space(state, "a1")
    assert (seen["tiles"], seen["height"]) == (["starfish-white"], 3)
    assert space(state, "a1", OPEN)["tiles"] == ["starfish-white", "amphora-light-blue", "sextant-dark-blue"]


def test_the_tile_next_under_a_cube_is_unseen_until_the_cube_leaves() -> None:
    state = position(spots={"a1": "Sw/AlXd"}, cubes={1: "d4"})
    play(state, "@a1", "pass")
    assert space(state, "a1")["tiles"] == []
    journal = Journal()
    state.apply(GAME.parse_action(state, "E"), journal)
    assert space(state, "a1")["tiles"] == ["amphora-light-blue"]
    assert journal.revealed
    assert "uncover" not in [event["kind"] for event in journal.foreseen_by(0)]


def test_a_visible_tile_under_a_cube_that_took_nothing_stays_known() -> None:
    state = position(spots={"a1": "Sw/Al"}, cubes={0: "home --Co--------"})
    play(state, "@a1")
    assert space(state, "a1")["tiles"] == ["starfish-white"]


def test_a_pivot_reveals_nothing_and_can_be_taken_back() -> None:
    state = position(cubes={0: "b2 Sw----------"})
    journal = Journal()
    state.apply(GAME.parse_action(state, "p90"), journal)
    assert not journal.revealed


def test_h_moves_what_is_known_with_the_stack() -> None:
    state = position(
        mode="advanced", spots={"b1": "~H", "a4": "PdSl/Xw", "d4": "Co/Xl"}, cubes={0: "b2"}, supply="3 BCDEFGI"
    )
    play(state, "use:N", "to:a4", "to:d4")
    assert space(state, "d4")["tiles"] == ["pearl-dark-blue", "starfish-light-blue"]
    for seed in range(5):
        assert spot(state.redeal(0, Rng(seed)), "d4")[:5] == "PdSl/"


def test_f_leaves_what_lies_under_the_given_tile_unseen() -> None:
    state = position(
        mode="advanced", spots={"b1": "~F", "b3": "Pd/Xw"}, cubes={0: "b2"}, boards={0: "Sw"}, supply="3 BCDEGHI"
    )
    play(state, "use:N", "to:b3", "tile:Sw")
    assert (space(state, "b3")["tiles"], space(state, "b3")["height"]) == (["starfish-white"], 2)


def test_g_uncovers_what_lay_under_both_cubes() -> None:
    state = position(
        mode="advanced",
        spots={"b1": "~G", "b2": "/Xw", "d4": "/Pd"},
        cubes={0: "b2 --Sw--------", 1: "d4 --Sl--------"},
        supply="3 BCDEFHI",
    )
    play(state, "use:N", "cube:1")
    assert (spot(state, "b2"), spot(state, "d4")) == ("Xw/", "Pd/")


def test_g_foresees_nothing_of_the_tiles_that_both_cubes_take() -> None:
    state = position(
        mode="advanced",
        spots={"b1": "~G", "b2": "/XwXw", "d4": "/PdPd"},
        cubes={0: "b2 Sw----------", 1: "d4 Sl----------"},
        supply="3 BCDEFHI",
    )
    play(state, "use:N")
    journal = Journal()
    state.apply(GAME.parse_action(state, "cube:1"), journal)
    assert [event["kind"] for event in journal.seen_by(0)].count("attach") == 2
    assert [event["kind"] for event in journal.foreseen_by(0)] == ["swap-cubes"]


def test_e_shows_nothing_of_what_lies_under_the_cube() -> None:
    state = position(mode="advanced", spots={"b1": "~E", "b2": "/Xw"}, cubes={0: "b2 AlSw--------"}, supply="3 BCDFGHI")
    play(state, "use:N", "turn:BN")
    assert space(state, "b2")["tiles"] == []


def test_e_that_takes_an_unseen_tile_says_so_beforehand_and_nothing_more() -> None:
    state = position(mode="advanced", spots={"b1": "~E", "b2": "/Xw"}, cubes={0: "b2 --Sw--------"}, supply="3 BCDFGHI")
    play(state, "use:N")
    action = GAME.parse_action(state, "turn:BN")
    assert GAME.describe(state, action)["args"]["tile"] == "unseen"
    journal = Journal()
    state.apply(action, journal)
    assert [event["kind"] for event in journal.foreseen_by(0)] == ["reorient"]


def test_a_stack_laid_openly_in_kids_is_known_to_all_and_so_is_the_top_it_covers() -> None:
    state = position(
        mode="kids",
        spots={"d4": "Dg/Pw"},
        everywhere="Ag/AgAg",
        cubes={0: "b2 SwSl--------"},
        slots={0: "SwAlXdPgSlSdSgAwSwSlAwAdXwXlPw--"},
        boards={0: "SwAlXdPgSlSdSgAwSwSlAwAdXwXlPw"},
    )
    play(state, "retrieve", "lay:Sw", "lay:Sl", "to:d4")
    assert spot(state, "d4") == "SlSwDg/Pw"
    for viewer in (0, 1, SPECTATOR):
        assert space(state, "d4", viewer)["tiles"] == ["starfish-light-blue", "starfish-white", "diamond-green"]


def test_the_abyss_supply_is_dealt_anew_with_the_box() -> None:
    state = position(mode="advanced", spots={"b1": "~E"}, cubes={0: "b2"}, supply="2 BCDFGHI")
    seen = {"".join(GROUNDS[power] for power in state.redeal(0, Rng(seed)).supply) for seed in range(40)}
    assert len(seen) > 30
    assert all(sorted(powers) == sorted("BCDFGHI") for powers in seen)
    assert view(state, 0)["supply"] == 2
    assert "BCDFGHI" not in str(view(state, 0))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_redeal_keeps_what_is_known_and_shuffles_evenly_what_is_not(viewer: int) -> None:
    state = position(spots={"a1": "Sw/AlXd", "b1": "Pd/Co"}, cubes={0: "d4 --Sw--------"}, everywhere="Ag/")
    places: Counter[str] = Counter()
    for seed in range(600):
        other = state.redeal(viewer, Rng(seed))
        assert spot(other, "a1").startswith("Sw/")
        assert spot(other, "b1").startswith("Pd/")
        assert spot(other, "c1") == "Ag/"
        places[spot(other, "b1")[3:]] += 1
    assert set(places) == {"Al", "Xd", "Co"}
    assert min(places.values()) > 150


def test_other_seats_points_are_hidden_and_ones_own_are_known() -> None:
    state = position(points={0: 7, 1: 9})
    assert [seat["points"] for seat in view(state, 0)["seats"]] == [7, None]
    assert [seat["points"] for seat in view(state, SPECTATOR)["seats"]] == [None, None]
    assert [seat["points"] for seat in view(state, OPEN)["seats"]] == [7, 9]


def test_a_redeal_gives_others_points_that_their_boards_allow() -> None:
    state = position(boards={1: "SwSlSdAl"}, points={0: 7, 1: 4})
    guesses = Counter(int(state.redeal(0, Rng(seed)).points[1]) for seed in range(200))
    assert set(guesses) == {0, 2, 4}
    assert {int(state.redeal(0, Rng(seed)).points[0]) for seed in range(20)} == {7}


def test_open_scores_show_and_keep_all_points() -> None:
    state = position(points={0: 7, 1: 9}, open_scores="yes")
    assert [seat["points"] for seat in view(state, SPECTATOR)["seats"]] == [7, 9]
    assert list(state.redeal(0, Rng(3)).points) == [7, 9]


def test_points_come_to_light_at_the_end() -> None:
    state = position(to_move=1, supply="0 -", last_round="abyss", cubes={0: "a1", 1: "d4"}, points={0: 7, 1: 9})
    play(state, "pass")
    assert [seat["points"] for seat in view(state, 0)["seats"]] == [7, 9]
    assert view(state, SPECTATOR)["scores"] == [7, 9]


def test_the_points_of_a_score_are_told_to_its_seat_only() -> None:
    for open_scores, told in (("no", False), ("yes", True)):
        state = position(cubes={0: "b2 SwSl--------"}, open_scores=open_scores)
        journal = Journal()
        state.apply(GAME.parse_action(state, "score:TB"), journal)
        own = [event for event in journal.seen_by(0) if event["kind"] == "points"]
        others = [event for event in journal.seen_by(1) if event["kind"] == "points"]
        assert own[0]["points"] == 2
        assert bool(others) == told
        assert [event["tiles"] for event in journal.seen_by(1) if event["kind"] == "score"] == [
            ["starfish-white", "starfish-light-blue"]
        ]
