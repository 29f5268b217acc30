"""G-5: what a pawn meets on the spaces it enters, each clause with a case that does and one that does not."""

from __future__ import annotations

from ludotheque.games.gravity_superstar.game import GAME
from tests.games.gravity_superstar.positions import (
    cards,
    kinds,
    legal,
    play,
    position,
    refused,
    stars,
    tokens,
    where,
)

# Seat 0 stands over a shaft: its Drop falls from b2 to b6.
SHAFT = """
    gravity_superstar mode=standard players=3
    ring d6 d1 a1
    board 6x4
    v   .   .   ^  |
       +   +   +   +
    .   .0v .   .  |
       +---+   +   +
    .   B3  .   .  |
       +   +   +   +
    .   B4  .   .  |
       +   +   +   +
    .   B5  .   .  |
       +   +   +   +
    .1v B6  .   ^2v|
    ---+---+---+---+
    marker MARK
    supply SUPPLY
    seat 1 ONE
    seat 2 tokens=0
"""
BARE = {"B3": ".", "B4": ".", "B5": ".", "B6": "."}
PLAIN = {"MARK": "d1", "SUPPLY": "9", "ONE": "tokens=0"}


def shaft(**changes: str) -> str:
    """`B3` to `B6` are the spaces of the shaft. A pawn written as ~1v leaves its place at the bottom left for it."""
    text = SHAFT
    for name, value in BARE.items():
        text = text.replace(f"{name} ", changes.get(name, value).ljust(3))
    for name, value in PLAIN.items():
        text = text.replace(name, changes.get(name, value))
    return text.replace(".1v", ".  ").replace("~1", "1") if "~1" in text else text


def test_g51_a_star_is_collected_and_uncovers_its_symbol() -> None:
    state = position(shaft(B3="*y", B4="Rw"))
    events = play(state, "drop")
    assert [event for event in events if event["kind"] == "star"] == [
        {"kind": "star", "seat": 0, "colour": "yellow", "space": "b3"},
        {"kind": "star", "seat": 0, "colour": "white", "space": "b4"},
    ]
    assert stars(state, 0) == "y1w1"
    assert state.stars_left == 0
    assert tokens(state, 0) == 0
    assert GAME.view(state, 0)["stars"] == {}
    state.to_move = 0
    play(state, "turn-half")
    assert tokens(state, 0) == 1, "on the way back up, the replay symbol on b4 is bare"


def test_g52_a_bare_replay_symbol_gives_a_token_from_the_supply() -> None:
    state = position(shaft(B4="R"))
    events = play(state, "drop")
    assert {"kind": "token", "seat": 0, "space": "b4"} in events
    assert (tokens(state, 0), state.supply) == (1, 8)


def test_g52_an_empty_supply_gives_none() -> None:
    state = position(shaft(B4="R", SUPPLY="0"))
    events = play(state, "drop")
    assert {"kind": "no-token", "seat": 0, "space": "b4"} in events
    assert (tokens(state, 0), state.supply) == (0, 0)


def test_g52_several_tokens_can_be_had_in_one_move() -> None:
    state = position(shaft(B3="R", B4="R", B6="R"))
    play(state, "drop")
    assert (tokens(state, 0), state.supply) == (3, 6)


def test_g52_a_rotation_on_a_replay_symbol_enters_nothing() -> None:
    state = position(shaft().replace(".0v", "R0v"))
    play(state, "turn-right")
    assert where(state, 0) == "a2<"
    state = position(shaft().replace("    .   .0v", "    .  |R0v"))
    play(state, "turn-right")
    assert where(state, 0) == "b2<"
    assert tokens(state, 0) == 0


def test_g53_nothing_happens_on_a_bare_space_or_a_bare_star_symbol() -> None:
    state = position(shaft(B3="*", B4="*"))
    assert kinds(play(state, "drop")) == ["special", "fall"]
    assert (stars(state, 0), tokens(state, 0), state.supply) == ("", 0, 9)


def test_g54_a_pawn_in_the_way_is_ejected_and_its_owner_takes_all_cards_back() -> None:
    state = position(shaft(B4=".~1>", ONE="hand=L up=HD down=RJ"))
    events = play(state, "drop")
    assert {"kind": "eject", "seat": 0, "victim_seat": 1, "space": "b4"} in events
    assert {"kind": "cards-back", "seat": 1} in events
    assert {"kind": "nothing-to-steal", "seat": 0, "victim_seat": 1} in events
    assert cards(state, 1) == "LHDRJ - -"
    assert where(state, 0) == "b6v"


def test_g54_with_one_thing_to_steal_there_is_no_choice() -> None:
    state = position(shaft(B4=".~1v", ONE="stars=p3"))
    events = play(state, "drop")
    assert {"kind": "steal", "seat": 0, "victim_seat": 1, "loot": "pink"} in events
    assert (stars(state, 0), stars(state, 1)) == ("p1", "p2")
    state = position(shaft(B4=".~1v", ONE="tokens=2"))
    play(state, "drop")
    assert (tokens(state, 0), tokens(state, 1), state.supply) == (1, 1, 9)


def test_g54_with_a_choice_the_move_pauses_and_then_goes_on() -> None:
    state = position(shaft(B4=".~1v", B5="*b", ONE="stars=p1g2 tokens=1"))
    events = play(state, "drop")
    assert kinds(events) == ["special", "fall", "eject"]
    assert (where(state, 0), where(state, 1), state.to_move) == ("b4v", "", 0)
    assert legal(state) == {"steal-pink", "steal-green", "steal-token"}
    events = play(state, "steal-green")
    assert kinds(events)[:4] == ["steal", "fall", "star", "fall"]
    assert events[1]["spaces"] == ["b5"]
    assert (where(state, 0), stars(state, 0), stars(state, 1)) == ("b6v", "b1g1", "p1g1")


def test_g54_what_the_victim_has_not_cannot_be_stolen_and_a_theft_cannot_wait() -> None:
    state = position(shaft(B4=".~1v", ONE="stars=p1g2"))
    assert (refused(state, "steal-pink").clause, refused(state, "steal-pink").reason) == ("G-5.4", "no-theft")
    play(state, "drop")
    reason = refused(state, "steal-token")
    assert (reason.clause, reason.reason, reason.args) == ("G-5.4", "not-owned", {"loot": "token", "victim_seat": 1})
    assert refused(state, "done").reason == "steal-first"
    assert refused(state, "down-long-left").reason == "steal-first"


def test_g54_several_pawns_can_go_in_one_move_each_robbed_once() -> None:
    state = position(
        shaft(B3=".~1v", B5=".2^", ONE="stars=b1y1")
        .replace("^2v|", "^  |")
        .replace("seat 2 tokens=0", "seat 2 stars=o1w1")
    )
    play(state, "drop")
    assert where(state, 0) == "b3v"
    play(state, "steal-blue")
    assert (where(state, 0), legal(state)) == ("b5v", {"steal-orange", "steal-white"})
    play(state, "steal-white")
    assert (where(state, 0), stars(state, 0)) == ("b6v", "b1w1")
    assert (where(state, 2), stars(state, 2)) == ("", "o1")


def test_g54_a_theft_between_the_two_steps_of_a_jump_goes_on_with_the_second() -> None:
    text = (
        shaft(ONE="stars=b1y1")
        .replace("v   .   .   ^", "v   .1v .   ^")
        .replace("    .1v .   .   ^2v", "    .   .   .   ^2v")
    )
    state = position(text)
    play(state, "high-right")
    assert (where(state, 0), state.ahead) == ("b1v", 1)
    events = play(state, "steal-blue")
    assert kinds(events)[:3] == ["steal", "step", "fall"]
    assert events[1]["spaces"] == ["c1"]
    assert where(state, 0) == "c6v"


def test_g54_a_space_where_a_pawn_was_ejected_gives_no_token() -> None:
    state = position(shaft(B4="R~1v"))
    events = play(state, "drop")
    assert "token" not in kinds(events)
    assert (tokens(state, 0), state.supply) == (0, 9)


def test_g55_entering_the_open_door_moves_the_marker_to_the_next_free_door() -> None:
    state = position(shaft(MARK="a1").replace("    .   .0v", "    .0^ .  "))
    events = play(state, "drop")
    assert {"kind": "marker", "from_space": "a1", "space": "d1"} in events, "d6 is next in the ring but occupied"
    state = position(shaft(MARK="d6").replace("    .   .0v", "    .0^ .  "))
    events = play(state, "drop")
    assert "marker" not in kinds(events), "a closed door is a space like any other"


def test_g55_the_door_that_the_pawn_left_is_free() -> None:
    """From d1 round the edge to the open door d6: the next in the ring, d1, has just become free."""
    text = shaft(MARK="d6").replace("ring d6 d1 a1", "ring d6 d1").replace("v   .   .   ^  |", ".   .   .   ^0v|")
    text = text.replace("    .   .0v .   .  |\n       +---+   +   +", "    .   .   .   .  |\n       +---+   +---+")
    text = text.replace("^2v|\n    ---+---+---+---+", "^  |\n    ---+---+---+   +").replace(
        "seat 2 tokens=0", "seat 2 tokens=1"
    )
    state = position(text.replace("^0v|", "^0^|"))
    events = play(state, "drop")
    assert events[1] == {"kind": "wrap", "seat": 0, "side": "north"}
    assert {"kind": "marker", "from_space": "d6", "space": "d1"} in events


def test_g55_the_marker_stays_when_every_door_is_occupied() -> None:
    text = shaft(MARK="a1").replace("ring d6 d1 a1", "ring d6 a1").replace("v   .   .   ^  |", "v   .   .   .  |")
    state = position(text.replace("    .   .0v", "    .0^ .  "))
    events = play(state, "drop")
    assert {"kind": "marker-stays", "space": "a1"} in events
    assert state.board.names[state.board.ring[state.marker]] == "a1"


def test_g55_after_a_theft_on_the_open_door_the_marker_moves() -> None:
    """On one space: first the ejected pawn and the theft, then the marker."""
    text = (
        shaft(MARK="a1", ONE="stars=b1y1")
        .replace("    .   .0v", "    .0^ .  ")
        .replace("v   .   .   ^  |", "v1v .   .   ^  |")
    )
    state = position(text.replace("    .1v .   .   ^2v", "    .   .   .   ^2v"))
    assert kinds(play(state, "drop")) == ["special", "fall", "eject"]
    events = play(state, "steal-blue")
    assert kinds(events)[:2] == ["steal", "marker"]


def test_g55_a_drop_that_goes_all_the_way_round_enters_its_own_space_as_an_empty_one() -> None:
    text = shaft(SUPPLY="9").replace(".0v .   .  |", "R0v .   .  |").replace("---+---+---+---+", "---+   +---+---+")
    state = position(text)
    events = play(state, "drop")
    assert events[1:5] == [
        {"kind": "fall", "seat": 0, "spaces": ["b3", "b4", "b5", "b6"]},
        {"kind": "wrap", "seat": 0, "side": "south"},
        {"kind": "fall", "seat": 0, "spaces": ["b1", "b2"]},
        {"kind": "token", "seat": 0, "space": "b2"},
    ]
    assert (where(state, 0), tokens(state, 0)) == ("b2v", 1)
