"""Positions as pictures, and playing on them by notation."""

from __future__ import annotations

from textwrap import dedent

import pytest

from ludotheque.core.errors import IllegalAction, Refusal
from ludotheque.core.journal import OPEN, Event, Journal
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.actions import COLOUR_COUNT, TOKEN
from ludotheque.games.gravity_superstar.rules.path import count_of
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar


def position(text: str, **changes: str) -> GravitySuperstar:
    """A picture of a position; `changes` replaces words in capitals."""
    text = dedent(text).strip("\n")
    for name, value in changes.items():
        assert name in text
        text = text.replace(name, value)
    return GAME.parse_position(text)


def play(state: GravitySuperstar, *actions: str) -> list[Event]:
    """Plays legal actions; what happened, with all that is hidden."""
    journal = Journal()
    for text in actions:
        action = GAME.parse_action(state, text)
        GAME.check(state, action)
        state.apply(action, journal)
    return journal.seen_by(OPEN)


def kinds(events: list[Event]) -> list[str]:
    return [str(event["kind"]) for event in events]


def refused(state: GravitySuperstar, text: str) -> Refusal:
    with pytest.raises(IllegalAction) as error:
        GAME.check(state, GAME.parse_action(state, text))
    return error.value.refusal


def legal(state: GravitySuperstar) -> set[str]:
    return {GAME.action_text(state, action) for action in state.legal_actions()}


def where(state: GravitySuperstar, seat: int) -> str:
    """The pawn of a seat as space and feet, as in `c4v`; empty if it is out of play."""
    pose = state.poses[seat]
    return "" if pose < 0 else f"{state.board.names[pose >> 2]}{'^>v<'[pose & 3]}"


def tokens(state: GravitySuperstar, seat: int) -> int:
    return count_of(state.owned[seat], TOKEN)


def stars(state: GravitySuperstar, seat: int) -> str:
    """The stars of a seat, as in `b2y1`."""
    owned = [count_of(state.owned[seat], colour) for colour in range(COLOUR_COUNT)]
    return "".join(f"{'bypgow'[colour]}{count}" for colour, count in enumerate(owned) if count)


def cards(state: GravitySuperstar, seat: int) -> str:
    """Hand, face up and face down, as in `LH D RJ`."""
    words = GAME.position_text(state).split(f"seat {seat} ")[1].split(" ")
    return " ".join(word.partition("=")[2] for word in words[:3])
