"""Actions and positions as text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from tests.games.seikatsu.positions import SETUPS, arrange

STATE = GAME.deal(GAME.options(players=2), Rng(1))
TEXT = GAME.position_text(STATE)


def test_every_action_id_has_a_text_that_parses_back() -> None:
    texts = [GAME.action_text(STATE, action) for action in range(STATE.max_actions)]
    assert len(set(texts)) == 612
    assert [GAME.parse_action(STATE, text) for text in texts] == list(range(612))


def test_the_table_of_action_ids_is_as_documented() -> None:
    assert GAME.parse_action(STATE, "tp@a1") == 0
    assert GAME.parse_action(STATE, "wp@d3") == 36 * 4 + 17
    assert GAME.parse_action(STATE, "koi@g4") == 611
    assert GAME.parse_action(STATE, " WP@D3 ") == GAME.parse_action(STATE, "wp@d3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wp", "a tile and a space"),
        ("wp d3", "a tile and a space"),
        ("xx@d3", "a bird"),
        ("wp@d4", "the pond"),
        ("wp@h1", "the spaces are"),
        ("wp@d3@d5", "the spaces are"),
        ("@", "a tile is"),
    ],
)
def test_a_move_that_is_none_is_refused_with_what_is_expected(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        GAME.parse_action(STATE, text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("to-move 0", "to-move 1", "the seat to move is 0"),
        ("to-move 0", "to-move", "line 7"),
        ("last -", "last d3", "before the first turn"),
        ("flocks pink=0 blue=0", "flocks pink=0", "flocks are given for pink, blue"),
        ("flocks pink=0", "flocks pink=-1", "a number from 0 to 999"),
        ("flocks pink=0", "flocks pink=²", "a number from 0 to 999"),
        ("flocks pink=0", "flocks pink=99999999999999999999", "a number from 0 to 999"),
        ("mode=standard", "mode=standart", "seikatsu has the modes"),
        ("players=2", "players=9", "is for 2 or 3 players"),
        ("seikatsu mode", "tolleno mode", "line 1"),
        ("garden ", "garden x ", "name=value"),
        ("garden ", "garden d3=wp d3=wp ", "every name once"),
        ("garden ", "garden d4=wp ", "the pond"),
        ("garden ", "garden a1=wp ", "the game has 2 tiles"),
        ("hands ", "hands koi,koi ", "hands of 2 players are expected"),
        ("bag ", "bag nothing ", "a tile is koi"),
        ("\nbag", "\n\nbag", "a position has 7 lines"),
    ],
)
def test_a_position_that_is_none_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(BadNotation, match=reason):
        GAME.parse_position(TEXT.replace(old, new, 1))


def test_a_position_with_hands_that_play_cannot_leave_is_refused() -> None:
    hands = next(line for line in TEXT.split("\n") if line.startswith("hands"))
    bag = next(line for line in TEXT.split("\n") if line.startswith("bag"))
    first = hands.split()[1].split(",")[0]
    moved = TEXT.replace(hands, hands.replace(f"{first},", "", 1)).replace(bag, f"{bag} {first}")
    with pytest.raises(BadNotation, match=r"the hands have \[2, 2\] tiles; these have \[1, 2\]"):
        GAME.parse_position(moved)


def test_positions_with_koi_or_tiles_where_their_mode_has_none_are_refused() -> None:
    for options in SETUPS:
        if options.mode not in ("solo", "tournament"):
            continue
        state = GAME.deal(options, Rng(1))
        text = GAME.position_text(state)
        bag = text.split("bag ")[1].split()[0]
        swapped = text.replace("koi", "?", 1).replace(f"bag {bag}", "bag koi", 1).replace("?", bag, 1)
        with pytest.raises(BadNotation):
            GAME.parse_position(swapped)


def test_a_last_space_must_hold_a_tile_and_start_tiles_must_lie() -> None:
    text = GAME.position_text(arrange("d3=tp c4=wf c3=wt", "wp eh"))
    with pytest.raises(BadNotation, match="a1 is empty"):
        GAME.parse_position(text.replace("last c3", "last a1"))
    laid = TEXT.split("garden ")[1].split()[0]
    tile = laid.split("=")[1]
    with pytest.raises(BadNotation, match="2 start tiles"):
        GAME.parse_position(TEXT.replace(f"{laid} ", "", 1).replace("bag ", f"bag {tile} "))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(SETUPS) - 1), st.integers(0, 2**32), st.integers(0, 36))
def test_every_position_parses_back_to_an_equal_state(setup: int, seed: int, turns: int) -> None:
    rng = Rng(seed)
    state = GAME.deal(SETUPS[setup], rng)
    while turns and not state.is_over:
        state.apply(state.random_action(rng))
        turns -= 1
    text = GAME.position_text(state)
    again = GAME.parse_position(text)
    assert GAME.position_text(again) == text
    assert again.hash() == state.hash()
    assert again.legal_actions() == state.legal_actions()
    if not state.is_over:
        assert again.play_out(Rng(1)) == state.play_out(Rng(1))
        assert again.hash() == state.hash()


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_garbage_for_an_action_is_only_ever_refused(text: str) -> None:
    try:
        action = GAME.parse_action(STATE, text)
    except BadNotation:
        return
    assert GAME.action_text(STATE, action) == text.strip().lower()


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_position_with_anything_changed_parses_or_is_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 12)))
    text = TEXT[:start] + data.draw(st.text(alphabet=st.characters(codec="utf-8"), max_size=8)) + TEXT[end:]
    try:
        state = GAME.parse_position(text)
    except BadNotation:
        return
    assert GAME.parse_position(GAME.position_text(state)).hash() == state.hash()


@settings(max_examples=200, deadline=None)
@given(st.lists(st.text(max_size=12) | st.sampled_from(["tile:", "space:", "space:d4", "tile:koi"]), max_size=4))
def test_garbage_for_targets_is_only_ever_refused(targets: list[str]) -> None:
    try:
        refusal = GAME.why_not(STATE, targets)
    except BadNotation:
        return
    assert refusal is None or refusal.clause
