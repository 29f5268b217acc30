"""Actions and positions as text: they parse back, and bad ones are refused with what is expected."""

from __future__ import annotations

from textwrap import dedent

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.speak.notation import ACTION_TEXTS
from tests.cases import many
from tests.games.gravity_superstar.positions import cards, position, where

SMALL = """
gravity_superstar mode=standard players=2
board 2x3
.0v|*y  R
---+   +---+
^   .1< .  |
---+---+---+
"""


def test_every_action_has_a_text_of_its_own() -> None:
    state = position(SMALL)
    assert len(set(ACTION_TEXTS)) == state.max_actions == 36
    for action, text in enumerate(ACTION_TEXTS):
        assert GAME.action_text(state, action) == text
        assert GAME.parse_action(state, text) == action
        assert " " not in text


def test_the_action_table() -> None:
    """Ids are for ever: records and learned policies rest on them."""
    assert ACTION_TEXTS[0] == "complete"
    assert ACTION_TEXTS[1:5] == ("down-long-left", "down-long-right", "down-high-left", "down-high-right")
    assert ACTION_TEXTS[9:13] == ("down-joker-left", "down-joker-right", "long-left", "long-right")
    assert ACTION_TEXTS[15:19] == ("drop", "turn-left", "turn-right", "turn-half")
    assert ACTION_TEXTS[19:27] == tuple(f"joker-{text}" for text in ACTION_TEXTS[11:19])
    assert ACTION_TEXTS[27] == "steal-blue"
    assert ACTION_TEXTS[33:] == ("steal-token", "done", "replay")


def test_a_picture_is_read_as_it_looks() -> None:
    state = position(SMALL)
    assert (where(state, 0), where(state, 1)) == ("a1v", "b2<")
    assert GAME.view(state, 0)["stars"] == {"b1": "yellow"}
    assert state.board.right == [True, False, False, False, False, True]
    assert state.board.below == [True, False, True, True, True, True]
    assert (state.supply, state.to_move, cards(state, 0)) == (18, 0, "LHDRJ - -")


def test_a_seat_to_move_that_is_out_of_play_enters() -> None:
    state = position(SMALL.replace(".0v", ".  "))
    assert where(state, 0) == "a2v"


def test_positions_of_random_games_parse_back_with_tiles_and_as_hand_made_boards() -> None:
    for players in (2, 3, 6)[: many(3, 1)]:
        state = GAME.deal(GAME.options(mode="expert", players=players), Rng(players))
        rng = Rng(1)
        while not state.is_over:
            state.apply(state.random_action(rng))
            text = GAME.position_text(state)
            again = GAME.parse_position(text)
            assert (GAME.position_text(again), again.hash()) == (text, state.hash())
        ring = "ring " + " ".join(state.board.names[door] for door in state.board.ring)
        lines = [ring if line.startswith("tiles") else line for line in text.split("\n")]
        made = GAME.parse_position("\n".join(lines))
        assert made.hash() == state.hash()
        assert GAME.position_text(made) == "\n".join(lines)


def test_two_digits_of_stars_parse_back() -> None:
    state = position(SMALL + "seat 0 stars=b13w12")
    assert "stars=b13w12" in GAME.position_text(state)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("gravity_superstar", "seikatsu", "'gravity_superstar ...' is expected"),
        ("players=2", "players=7", "2 or 3 or 4 or 5 or 6"),
        ("players=2", "players=2 players=2", "twice"),
        ("board 2x3", "board 2x99", "12x18"),
        ("board 2x3", "board 3x3", "6 lines"),
        ("board 2x3", "bored 2x3", "starts with one of"),
        (".0v|", ".0v!", "platform"),
        (".0v|", "?0v|", "one of"),
        (".0v|", ".0x|", "seat 0, feet south"),
        (".0v|", ".1v|", "second one"),
        (".0v|", ".y |", "on a symbol"),
        ("*y ", "*q ", "a star"),
        ("---+   +---+", "---+   +--+", "under row 1"),
        (".  |\n", ".   \n", "never ends"),
        ("^  ", ".  ", "has a door"),
        (".1<", ".5<", "there are 2 seats"),
        ("---+---+---+\n", "---+---+---+\nmarker b1\n", "marker is one of a2"),
        ("---+---+---+\n", "---+---+---+\nring b1\n", "ring names each door"),
        ("---+---+---+\n", "---+---+---+\ntiles 1A0 2A0\n", "6x12"),
        ("---+---+---+\n", "---+---+---+\ntiles 1A0 / 2A0 3A0\n", "row by row"),
        ("---+---+---+\n", "---+---+---+\nsupply 19\n", "0 to 18"),
        ("---+---+---+\n", "---+---+---+\nsupply 1\nsupply 2\n", "twice"),
        ("---+---+---+\n", "---+---+---+\nseat 3 tokens=1\n", "starts with one of"),
        ("---+---+---+\n", "---+---+---+\nseat 0 tokens=20\n", "0 to 18"),
        ("---+---+---+\n", "---+---+---+\nseat 0 tokens=10\nseat 1 tokens=10\n", "there are 18 tokens"),
        ("---+---+---+\n", "---+---+---+\nseat 0 up=X\n", "LHDRJ"),
        ("---+---+---+\n", "---+---+---+\nseat 0 hand=L up=H\n", "each of LHDRJ"),
        ("---+---+---+\n", "---+---+---+\nseat 0 up=LHDRJ\n", "at least one in hand"),
        ("---+---+---+\n", "---+---+---+\nseat 0 stars=b\n", "colour and number"),
        ("---+---+---+\n", "---+---+---+\nseat 0 stars=y13\n", "13 yellow stars"),
        ("---+---+---+\n", "---+---+---+\nseat 0 hats=1\n", "each of hand, up, down"),
        ("---+---+---+\n", "---+---+---+\nturn seat=2\n", "seat is one of"),
        ("---+---+---+\n", "---+---+---+\nturn phase=sleep\n", "act, theft, replay"),
        ("---+---+---+\n", "---+---+---+\nturn phase=replay\n", "G-3.3"),
        ("---+---+---+\n", "---+---+---+\nturn phase=theft victim=1\n", "G-5.4"),
        ("---+---+---+\n", "---+---+---+\nturn victim=1\n", "phase=theft"),
        ("---+---+---+\n", "---+---+---+\nturn dry=99\n", "0 to 30"),
    ],
)
def test_a_bad_position_is_refused_with_what_is_expected(old: str, new: str, expected: str) -> None:
    text = dedent(SMALL).strip("\n") + "\n"
    assert old in text
    with pytest.raises(BadNotation, match=expected.replace("(", "\\(")):
        GAME.parse_position(text.replace(old, new, 1) if old != "---+---+---+\n" else text.replace(old, new))


def test_a_picture_that_is_not_of_its_tiles_is_refused() -> None:
    text = GAME.position_text(GAME.deal(GAME.options(players=2), Rng(1)))
    assert GAME.parse_position(text)
    with pytest.raises(BadNotation, match="not of these tiles"):
        GAME.parse_position(text.replace("   +", "---+", 1))
