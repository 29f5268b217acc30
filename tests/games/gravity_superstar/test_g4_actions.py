"""G-4: the actions, each clause with what it allows and what it refuses."""

from __future__ import annotations

import pytest

from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from tests.games.gravity_superstar.positions import cards, kinds, legal, play, position, refused, where

# Closed at its edges; seat 0 stands on a platform in the middle, a wall at its right hand.
MIDDLE = """
    gravity_superstar mode=standard players=2
    board 5x5
    .   .   .   .   .  |
       +   +   +   +   +
    .   .  X.   .   .  |
       +   +ROF+   +   +
    .  Y.   .0vZ.   .  |
       +---+---+---+   +
    .   .   .   .   .  |
       +   +FLO+   +   +
    .   .   .   ^   .1v|
    ---+---+---+---+---+
    seat 0 SEAT
"""
OPEN = {"ROF": "   ", "FLO": "   ", "X": " ", "Y": " ", "Z": "|"}
# The same, open and free on all sides, each direction of the feet with its own platform.
CROSS = """
    gravity_superstar mode=standard players=2
    board 7x7
    .   .   .   .   .   .   .  |
       +   +   +   +   +   +   +
    .   .   .   .   .   .   .  |
       +   +   +UUU+   +   +   +
    .   .   .   .   .   .   .  |
       +   +   +   +   +   +   +
    .   .   .  L.0FR.   .   .  |
       +   +   +DDD+   +   +   +
    .   .   .   .   .   .   .  |
       +   +   +   +   +   +   +
    .   .   .   .   .   .   .  |
       +   +   +   +   +   +   +
    ^   .   .   .   .   .   .1v|
    ---+---+---+---+---+---+---+
"""


def middle(seat: str = "tokens=0", **platforms: str) -> GravitySuperstar:
    """`ROF` over the head, `FLO` two spaces under the feet, walls `X` left of the head, `Y` far left, `Z` right."""
    return position(MIDDLE, **{**OPEN, **platforms}, SEAT=seat)


def test_left_and_right_are_the_pawns_own() -> None:
    """Up, down, left and right before the action: with the feet south, left is west."""
    for feet, left, right in (("v", "c4", "e4"), ("^", "e4", "c4"), ("<", "d3", "d5"), (">", "d5", "d3")):
        for side, space in (("left", left), ("right", right)):
            state = position(CROSS, L=" ", UUU="   ", DDD="   ", FR=f"{feet} ")
            events = play(state, f"down-drop-{side}")
            step = next(event for event in events if event["kind"] == "step")
            assert step["spaces"] == [space], (feet, side)


def test_g41_completing_takes_all_played_cards_back() -> None:
    state = middle("hand=LJ up=H down=DR")
    events = play(state, "complete")
    assert events[0] == {"kind": "complete", "seat": 0, "count": 3}
    assert cards(state, 0) == "LHDRJ - -"
    assert where(state, 0) == "c3v"
    assert state.to_move == 1


def test_g41_a_full_hand_cannot_be_completed() -> None:
    state = middle()
    assert "complete" not in legal(state)
    assert (refused(state, "complete").clause, refused(state, "complete").reason) == ("G-4.1", "hand-full")


@pytest.mark.parametrize("card", ["long", "high", "drop", "rotation", "joker"])
def test_g42_any_card_face_down_moves_one_step(card: str) -> None:
    state = middle()
    letter = {"long": "L", "high": "H", "drop": "D", "rotation": "R", "joker": "J"}[card]
    play(state, f"down-{card}-left")
    assert where(state, 0) == "b3v"
    assert cards(state, 0) == f"{'LHDRJ'.replace(letter, '')} - {letter}"


def test_g42_a_simple_move_into_a_platform_is_refused() -> None:
    reason = refused(middle(), "down-drop-right")
    assert (reason.clause, reason.reason, reason.args) == ("G-4.4", "blocked", {"move": "step-right", "space": "c3"})


def test_g42_a_card_that_was_played_cannot_go_face_down() -> None:
    reason = refused(middle("up=D"), "down-drop-left")
    assert (reason.clause, reason.reason) == ("G-4.2", "card-played")


def test_g43_a_long_jump_goes_two_spaces_and_falls() -> None:
    state = middle()
    play(state, "long-left")
    assert where(state, 0) == "a5v"
    assert cards(state, 0) == "HDRJ L -"


def test_g43_a_long_jump_needs_both_steps() -> None:
    assert refused(middle(), "long-right").clause == "G-4.4"
    short = middle(Y="|")
    reason = refused(short, "long-left")
    assert (reason.clause, reason.args) == ("G-4.4", {"move": "long-left", "space": "b3"})
    assert "down-long-left" in legal(short)


def test_g43_a_high_jump_goes_up_and_aside() -> None:
    state = middle()
    events = play(state, "high-right")
    assert events[1] == {"kind": "step", "seat": 0, "spaces": ["c2", "d2"]}
    assert events[2] == {"kind": "fall", "seat": 0, "spaces": ["d3"]}
    assert where(state, 0) == "d3v"


def test_g43_a_high_jump_is_stopped_by_a_platform_over_the_head_or_beside_it() -> None:
    assert {"high-left", "high-right"} <= legal(middle())
    assert refused(middle(ROF="---"), "high-left").args == {"move": "high-left", "space": "c3"}
    wall = middle(X="|")
    assert refused(wall, "high-left").args == {"move": "high-left", "space": "c2"}
    assert "high-right" in legal(wall)


def test_g43_a_drop_goes_through_the_platform_under_the_feet_only() -> None:
    state = middle()
    play(state, "drop")
    assert where(state, 0) == "c5v"
    stopped = middle(FLO="---")
    play(stopped, "drop")
    assert where(stopped, 0) == "c4v"


def test_g43_a_drop_that_was_played_is_refused() -> None:
    reason = refused(middle("up=D"), "drop")
    assert (reason.clause, reason.reason, reason.args) == ("G-4.3", "card-played", {"card": "drop"})


@pytest.mark.parametrize(
    ("turn", "end"), [("turn-left", "e3>"), ("turn-right", "a3<"), ("turn-half", "c1^")], ids=["left", "right", "half"]
)
def test_g43_a_rotation_turns_in_place_and_then_falls(turn: str, end: str) -> None:
    """Right is clockwise: with the feet south, they come to point west."""
    state = middle(Z=" ")
    play(state, turn)
    assert where(state, 0) == end


def test_g43_a_rotation_that_was_played_is_refused() -> None:
    assert refused(middle("up=R"), "turn-half").clause == "G-4.3"


@pytest.mark.parametrize(
    "move", ["long-left", "high-left", "high-right", "drop", "turn-left", "turn-right", "turn-half"]
)
def test_g43_the_joker_does_any_of_the_four(move: str) -> None:
    plain, joker = middle(), middle()
    play(plain, move)
    events = play(joker, f"joker-{move}")
    assert where(plain, 0) == where(joker, 0)
    assert cards(joker, 0) == "LHDR J -"
    assert events[0] == {"kind": "joker", "seat": 0, "card": "joker", "move": move}


def test_g43_the_joker_cannot_do_what_a_platform_forbids() -> None:
    assert refused(middle(), "joker-long-right").clause == "G-4.4"
    assert refused(middle("down=J"), "joker-drop").reason == "card-played"


def test_g44_a_platform_is_a_wall_from_both_sides() -> None:
    state = middle()
    play(state, "high-right", "turn-half")
    assert where(state, 0) == "d3v"
    state.to_move = 0
    assert refused(state, "down-drop-left").args == {"move": "step-left", "space": "d3"}
    assert "down-drop-right" in legal(state)


def test_g45_a_pawn_with_a_platform_under_its_feet_does_not_fall() -> None:
    state = middle()
    assert "fall" not in kinds(play(state, "down-drop-left"))
    assert where(state, 0) == "b3v"


def test_g45_a_pawn_falls_in_a_straight_line_until_a_platform_stops_it() -> None:
    state = middle()
    events = play(state, "high-left")
    assert events[1]["spaces"] == ["c2", "b2"]
    assert events[2] == {"kind": "fall", "seat": 0, "spaces": ["b3"]}


def test_g46_the_fifth_card_brings_all_five_back_before_the_path_is_resolved() -> None:
    state = middle("hand=D up=LH down=RJ")
    events = play(state, "drop")
    assert kinds(events)[:3] == ["special", "fifth", "fall"]
    assert cards(state, 0) == "LHDRJ - -"


def test_g46_the_fourth_card_does_not() -> None:
    state = middle("hand=DJ up=LH down=R")
    assert "fifth" not in kinds(play(state, "drop"))
    assert cards(state, 0) == "J LHD R"


def test_g46_the_fifth_card_face_down_comes_back_too_and_serves_for_the_replay() -> None:
    state = middle("hand=D up=LH down=RJ tokens=1")
    play(state, "down-drop-left", "replay")
    assert cards(state, 0) == "LHDRJ - -"
    assert {"drop", "turn-half"} <= legal(state)
    assert "complete" not in legal(state)


def test_a_legal_action_always_exists() -> None:
    """G-3.2: walled in on all sides, with a full hand, there are still Drop and Rotation."""
    state = position(CROSS, L="|", UUU="   ", DDD="---", FR="v|")
    boxed = {text for text in legal(state) if not text.startswith(("high", "joker-high"))}
    assert boxed == {"drop", "turn-left", "turn-right", "turn-half"} | {
        "joker-drop",
        "joker-turn-left",
        "joker-turn-right",
        "joker-turn-half",
    }
