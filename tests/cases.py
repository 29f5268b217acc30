"""Every way to set up every game, for the tests that all games share.

`LUDOTHEQUE_GAMES` with the id of a game keeps to that game, as the build does: quicker while one works on it.
`LUDOTHEQUE_CASES=plain` is for a second run, without compiled modules: it leaves out options that are not at their
defaults, and in the contract numbers of players between the fewest and the most.
"""

from __future__ import annotations

import os
import random

import pytest

from ludotheque.core.cases import (
    Case,
    as_bytes,
    name,
    older_cases_of,
    other_cases_of,
    plain_cases_of,
    start,
    viewers,
    walk,
)
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.games import game_ids

__all__ = [
    "WANTED",
    "Case",
    "all_cases",
    "as_bytes",
    "every",
    "games",
    "name",
    "older_cases",
    "plain_cases",
    "seed_of",
    "start",
    "usual_cases",
    "viewers",
    "walk",
]

SECOND_RUN = os.environ.get("LUDOTHEQUE_CASES") == "plain"
WANTED = os.environ.get("LUDOTHEQUE_GAMES", ",".join(game_ids())).split(",")


def games() -> list[Game[State]]:
    return [load(id) for id in WANTED]


def plain_cases() -> list[Case]:
    """Every mode with every number of players, all options at their defaults."""
    return [case for game in games() for case in plain_cases_of(game)]


def usual_cases() -> list[Case]:
    """The plain ones; in the second run those with the fewest and the most players."""
    if not SECOND_RUN:
        return plain_cases()
    numbers = {(game.id, mode.id): mode.players for game in games() for mode in game.modes}
    outermost = {of: (players[0], players[-1]) for of, players in numbers.items()}
    return [(game, options) for game, options in plain_cases() if options.players in outermost[game.id, options.mode]]


def older_cases() -> list[Case]:
    """The plain ones by every version of their rules but the newest."""
    return [case for game in games() for case in older_cases_of(game)]


def all_cases() -> list[Case]:
    """The plain ones, and each other value of each option in each mode that has it."""
    if SECOND_RUN:
        return usual_cases()
    return plain_cases() + [case for game in games() for case in other_cases_of(game)]


def every(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[name(case) for case in cases])


def seed_of(number: int) -> bytes:
    return random.Random(number).randbytes(32)
