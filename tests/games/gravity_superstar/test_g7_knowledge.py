"""G-7: the identity of cards played face down is nobody else's, and every redeal fits what was seen."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from ludotheque.core.journal import SPECTATOR, Journal
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from tests.games.gravity_superstar.positions import cards, legal, play, position

TABLE = """
    gravity_superstar mode=standard players=3
    board 3x6
    *b  *b  *b  *b  *b  *b |
       +   +   +   +   +   +
    *y  *y  *y  *y  *y  *y |
       +   +   +   +   +   +
    .0v .   .1v .   .2v ^  |
    ---+---+---+---+---+---+
    seat 0 hand=L up=H down=DRJ
    seat 1 hand=LR up=D down=HJ
    seat 2 hand=HDR up=- down=LJ
"""


def seen(state: GravitySuperstar, viewer: int) -> str:
    return json.dumps(GAME.view(state, viewer), sort_keys=True)


def test_g47_the_others_see_a_card_face_down_and_no_name() -> None:
    state = position(TABLE)
    journal = Journal()
    state.apply(GAME.parse_action(state, "down-long-right"), journal)
    own = {"kind": "simple", "seat": 0, "card": "long", "move": "step-right"}
    hidden = {"kind": "simple", "seat": 0, "card": "hidden", "move": "step-right"}
    assert journal.seen_by(0)[0] == own
    assert [journal.seen_by(viewer)[0] for viewer in (1, 2, SPECTATOR)] == [hidden] * 3
    assert not journal.revealed


def test_g47_a_card_face_up_is_seen_by_all_until_it_is_taken_back() -> None:
    state = position(TABLE)
    assert all(GAME.view(state, viewer)["seats"][1]["face_up"] == ["drop"] for viewer in (0, 1, 2, SPECTATOR))  # type: ignore[index]  # a view is plain data
    play(state, "complete", "complete")
    assert GAME.view(state, 2)["seats"][1]["face_up"] == []  # type: ignore[index]  # a view is plain data


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_with_several_cards_face_down_a_view_is_the_same_under_every_redeal(viewer: int) -> None:
    state = position(TABLE)
    expected = seen(state, viewer)
    for seed in range(200):
        assert seen(state.redeal(viewer, Rng(seed)), viewer) == expected


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_view_is_the_same_whatever_lies_face_down_at_the_others(viewer: int) -> None:
    """All hands that the others could have, one by one: not only those that a redeal happens to deal."""
    expected = seen(position(TABLE), viewer)
    for zero, one, two in (("L", "LR", "HDR"), ("D", "HJ", "LHD"), ("J", "LH", "DRJ"), ("R", "RJ", "LHJ")):
        text = TABLE
        for seat, hand, up in ((0, zero, "H"), (1, one, "D"), (2, two, "-")):
            if seat != viewer:
                down = "".join(card for card in "LHDRJ" if card not in hand + up)
                line = next(line for line in text.split("\n") if f"seat {seat} " in line)
                text = text.replace(line, f"    seat {seat} hand={hand} up={up} down={down}")
        assert seen(position(text), viewer) == expected


def test_a_redeal_keeps_what_is_known_and_deals_every_possible_hand_alike() -> None:
    state = position(TABLE)
    hands: Counter[str] = Counter()
    for seed in range(1200):
        other = state.redeal(0, Rng(seed))
        assert cards(other, 0) == cards(state, 0)
        hand, up, down = cards(other, 1).split(" ")
        assert (len(hand), up, len(down)) == (2, "D", 2)
        assert sorted(hand + up + down) == sorted("LHDRJ")
        hands[hand] += 1
    assert len(hands) == 6
    assert all(150 <= count <= 250 for count in hands.values())


def test_a_redeal_depends_only_on_what_the_viewer_knows() -> None:
    one = position(TABLE)
    other = position(TABLE.replace("hand=LR up=D down=HJ", "hand=HJ up=D down=LR"))
    for seed in range(50):
        assert one.redeal(0, Rng(seed)).hash() == other.redeal(0, Rng(seed)).hash()
        assert one.redeal(SPECTATOR, Rng(seed)).hash() == other.redeal(SPECTATOR, Rng(seed)).hash()
        assert one.redeal(1, Rng(seed)).hash() != other.redeal(1, Rng(seed)).hash()


def test_the_legal_actions_of_a_redealt_opponent_follow_its_hand() -> None:
    state = position(TABLE)
    play(state, "complete")
    for seed in range(20):
        other = state.redeal(0, Rng(seed))
        hand = cards(other, 1).split(" ")[0]
        assert ("drop" in legal(other)) == ("D" in hand) is False
        assert ("turn-half" in legal(other)) == ("R" in hand)


def test_after_all_cards_came_back_nothing_is_hidden() -> None:
    state = position(TABLE)
    play(state, "complete", "complete", "complete")
    assert {state.redeal(SPECTATOR, Rng(seed)).hash() for seed in range(20)} == {state.hash()}


def test_no_word_of_a_view_or_a_log_tells_a_hidden_card_in_random_games() -> None:
    """Play on, and at each step compare what is shown under redeals: view, journal, all of it."""
    state = GAME.deal(GAME.options(players=4), Rng(11))
    rng = Rng(12)
    several = 0
    while not state.is_over:
        viewer = (state.to_move + 1) % 4
        several += max(seat["face_down"] for seat in GAME.view(state, viewer)["seats"]) > 1  # type: ignore[attr-defined]  # a view is plain data
        assert seen(state.redeal(viewer, rng), viewer) == seen(state, viewer)
        journal = Journal()
        mover = state.to_move
        action = state.random_action(rng)
        state.apply(action, journal)
        if 1 <= action <= 10:
            told = json.dumps(journal.seen_by((mover + 1) % 4)[0])
            assert '"hidden"' in told
    assert several > 20
