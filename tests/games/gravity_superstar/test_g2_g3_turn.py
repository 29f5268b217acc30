"""G-2 and G-3: setup, entering, one action, the replay; and the chained turn of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.journal import OPEN, Journal
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.path import BARE_REPLAY, STAR
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


@pytest.mark.parametrize(("players", "count"), [(2, 24), (3, 48), (4, 48), (5, 72), (6, 72)])
def test_g21_a_star_lies_on_every_symbol_and_the_rest_are_gone(players: int, count: int) -> None:
    for seed in range(20):
        state = GAME.deal(GAME.options(players=players), Rng(seed))
        on_board = Counter(thing for thing in state.things if STAR <= thing < BARE_REPLAY)
        assert sum(on_board.values()) == state.stars_left == count
        assert max(on_board.values()) <= 13
        assert state.supply == 18
        assert all(cards(state, seat) == "LHDRJ - -" for seat in range(players))


def test_g22_marker_and_first_player_are_random() -> None:
    states = [GAME.deal(GAME.options(players=6), Rng(seed)) for seed in range(120)]
    assert {state.first for state in states} == set(range(6))
    assert {state.marker for state in states} == set(range(6))
    assert all(state.to_move == state.first for state in states)


def test_g31_at_the_start_only_the_first_player_has_entered() -> None:
    state = GAME.deal(GAME.options(players=4), Rng(1))
    assert [seat for seat in range(4) if where(state, seat)] == [state.first]


# Seat 1 is out of play and comes next; seat 0 has only its turn to end.
ENTERING = """
    gravity_superstar mode=standard players=3
    ring b2 e2 b5 e5
    board 5x5
    *b  *b  *b  *b  *b |
       +   +   +   +   +
    *b |AAA *b  *b  BBB|
       +---+   +   +---+
    *b  *b  *b  *b  *y |
       +   +   +   +   +
    .0v *y  *y  *y  *y |
    ---+   +   +   +   +
    *y  >CC *y  *y  <  |
    ---+---+---+---+---+
    marker MARK
    seat 0 tokens=1
    seat 2 TWO
    turn seat=0 first=0 phase=replay
"""


@pytest.mark.parametrize(("door", "arrow", "place"), [("b2", "^  ", "b2v"), ("b2", "<  ", "b2>"), ("b2", "v  ", "b2^")])
def test_g31_a_pawn_enters_by_the_open_door_its_feet_towards_the_base(door: str, arrow: str, place: str) -> None:
    state = position(ENTERING, AAA=arrow, BBB="v  ", CC="2>", MARK=door, TWO="tokens=0")
    events = play(state, "done")
    assert events == [
        {"kind": "done", "seat": 0},
        {"kind": "enter", "seat": 1, "space": "b2"},
        {"kind": "marker", "from_space": "b2", "space": "e2"},
    ]
    assert (state.to_move, where(state, 1)) == (1, place)


def test_g31_the_marker_passes_over_an_occupied_door() -> None:
    state = position(ENTERING, AAA="^  ", BBB="v2v", CC="  ", MARK="b2", TWO="tokens=0")
    assert play(state, "done")[-1] == {"kind": "marker", "from_space": "b2", "space": "b5"}


def test_g31_a_pawn_in_play_does_not_enter() -> None:
    state = position(ENTERING, AAA="^  ", BBB="v1v", CC="2>", MARK="b2", TWO="tokens=0")
    assert kinds(play(state, "done")) == ["done"]
    assert where(state, 1) == "e2v"


def test_g31_entering_on_a_pawn_ejects_it_and_a_theft_comes_before_the_action() -> None:
    state = position(ENTERING, AAA="^2v", BBB="v  ", CC="  ", MARK="b2", TWO="up=L stars=p1 tokens=1")
    events = play(state, "done")
    assert kinds(events) == ["done", "enter", "eject", "cards-back"]
    assert (state.to_move, where(state, 1), where(state, 2)) == (1, "b2v", "")
    assert legal(state) == {"steal-pink", "steal-token"}
    assert GAME.parse_position(GAME.position_text(state)).hash() == state.hash()
    assert kinds(play(state, "steal-pink")) == ["steal", "marker"]
    assert (state.to_move, where(state, 1), stars(state, 1)) == (1, "b2v", "p1")
    assert "drop" in legal(state)


def test_g31_entering_on_a_pawn_with_one_thing_takes_it_at_once() -> None:
    state = position(ENTERING, AAA="^2v", BBB="v  ", CC="  ", MARK="b2", TWO="tokens=1")
    assert kinds(play(state, "done")) == ["done", "enter", "eject", "steal", "marker"]
    assert (tokens(state, 1), tokens(state, 2)) == (1, 0)


def test_g32_an_action_is_compulsory() -> None:
    state = position(ENTERING, AAA="^1v", BBB="v  ", CC="2>", MARK="e2", TWO="tokens=0")
    play(state, "done")
    assert refused(state, "done").clause == "G-3.2"
    assert refused(state, "replay").clause == "G-3.2"


def test_g33_a_token_buys_one_more_action_and_goes_back_to_the_supply() -> None:
    state = position(ENTERING, AAA="^  ", BBB="v  ", CC="2>", MARK="b2", TWO="tokens=0")
    assert (legal(state), state.supply) == ({"done", "replay"}, 17)
    assert refused(state, "down-long-left").clause == "G-3.3"
    play(state, "replay")
    assert (tokens(state, 0), state.supply, state.to_move) == (0, 18, 0)
    play(state, "turn-left")
    assert state.to_move == 1


def test_g33_at_most_one_replay_a_turn() -> None:
    state = position(ENTERING.replace("tokens=1", "tokens=3"), AAA="^  ", BBB="v  ", CC="2>", MARK="b2", TWO="tokens=0")
    play(state, "replay", "turn-left")
    assert state.to_move == 1
    assert tokens(state, 0) == 2


def test_g33_without_a_token_the_turn_ends_by_itself() -> None:
    state = position(ENTERING, AAA="^1v", BBB="v  ", CC="2>", MARK="e2", TWO="tokens=0")
    play(state, "done", "turn-left")
    assert state.to_move == 2


CHAIN = """
    gravity_superstar mode=standard players=3
    ring c5 b8 d7
    board 9x4
    *w  .   .   *w |
       +   +   +   +
    *w  .2v .   *w |
       +---+   +   +
    *w  .   .   *w |
       +   +   +   +
    *w  .   .   *w |
       +   +   +   +
    *w  R   ^   *w |
       +   +---+   +
    *y  .1> .   .  |
       +   +   +   +
    .   *b  .   ^  |
       +   +   +---+
    .   v   .   .  |
       +---+   +   +
    .   *o  .   .  |
    ---+   +---+---+
    marker c5
    seat 1 up=L down=HJ
    seat 2 hand=LHRJ up=D stars=g2 tokens=2
    turn seat=2 first=1 phase=replay
"""


def test_the_chained_turn_step_by_step() -> None:
    state = position(CHAIN)

    assert play(state, "done") == [
        {"kind": "done", "seat": 2},
        {"kind": "enter", "seat": 0, "space": "c5"},
        {"kind": "marker", "from_space": "c5", "space": "b8"},
    ]
    assert (state.to_move, where(state, 0)) == (0, "c5v")

    assert play(state, "high-left") == [
        {"kind": "special", "seat": 0, "card": "high", "move": "high-left"},
        {"kind": "step", "seat": 0, "spaces": ["c4", "b4"]},
        {"kind": "fall", "seat": 0, "spaces": ["b5"]},
        {"kind": "token", "seat": 0, "space": "b5"},
        {"kind": "fall", "seat": 0, "spaces": ["b6"]},
        {"kind": "eject", "seat": 0, "victim_seat": 1, "space": "b6"},
        {"kind": "cards-back", "seat": 1},
        {"kind": "nothing-to-steal", "seat": 0, "victim_seat": 1},
        {"kind": "fall", "seat": 0, "spaces": ["b7"]},
        {"kind": "star", "seat": 0, "colour": "blue", "space": "b7"},
        {"kind": "fall", "seat": 0, "spaces": ["b8"]},
        {"kind": "marker", "from_space": "b8", "space": "d7"},
    ]
    assert (where(state, 0), where(state, 1), cards(state, 1)) == ("b8v", "", "LHDRJ - -")
    assert (tokens(state, 0), stars(state, 0), state.supply) == (1, "b1", 15)

    assert play(state, "replay") == [{"kind": "replay", "seat": 0}]
    assert (tokens(state, 0), state.supply) == (0, 16)

    assert play(state, "drop") == [
        {"kind": "special", "seat": 0, "card": "drop", "move": "drop"},
        {"kind": "fall", "seat": 0, "spaces": ["b9"]},
        {"kind": "star", "seat": 0, "colour": "orange", "space": "b9"},
        {"kind": "wrap", "seat": 0, "side": "south"},
        {"kind": "fall", "seat": 0, "spaces": ["b1", "b2"]},
        {"kind": "eject", "seat": 0, "victim_seat": 2, "space": "b2"},
        {"kind": "cards-back", "seat": 2},
    ]
    assert legal(state) == {"steal-green", "steal-token"}

    events = play(state, "steal-token")
    assert events[0] == {"kind": "steal", "seat": 0, "victim_seat": 2, "loot": "token"}
    # The stolen token waits for another turn: one replay a turn, and it is spent (G-3.3).
    assert events[1:] == [
        {"kind": "round", "round": 2},
        {"kind": "enter", "seat": 1, "space": "d7"},
        {"kind": "marker", "from_space": "d7", "space": "c5"},
    ]
    assert (state.to_move, tokens(state, 0), tokens(state, 2), stars(state, 0)) == (1, 1, 1, "b1o1")


def test_what_happens_to_the_next_seat_is_told_after_what_the_mover_did() -> None:
    state = position(CHAIN)
    journal = Journal()
    for text in ("done", "high-left", "done"):
        state.apply(GAME.parse_action(state, text), journal)
    events = journal.seen_by(OPEN)
    assert [event["seat"] for event in events if event["kind"] == "enter"] == [0, 1]
    assert kinds(events)[-4:] == ["done", "round", "enter", "marker"]
