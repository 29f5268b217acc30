"""Every way to set up every game, for the tests that all games share.

`LUDOTHEQUE_GAMES` with the id of a game keeps to that game, as the build does: quicker while one works on it.
`LUDOTHEQUE_CASES=plain` is for a second run, without compiled modules: of what is the same for every number of players
and every option it tries one case of each mode.
"""

from __future__ import annotations

import os
import random

import pytest

from ludotheque.core import state as compiled_part
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
    "IS_COMPILED",
    "WANTED",
    "Case",
    "all_cases",
    "as_bytes",
    "every",
    "few",
    "games",
    "many",
    "name",
    "older_cases",
    "plain_cases",
    "seed_of",
    "start",
    "viewers",
    "walk",
]

IS_COMPILED = not str(compiled_part.__file__).endswith(".py")
SECOND_RUN = os.environ.get("LUDOTHEQUE_CASES") == "plain"
WANTED = os.environ.get("LUDOTHEQUE_GAMES", ",".join(game_ids())).split(",")


def games() -> list[Game[State]]:
    return [load(id) for id in WANTED]


def plain_cases() -> list[Case]:
    """Every mode with every number of players, all options at their defaults."""
    return [case for game in games() for case in plain_cases_of(game)]


def few(cases: list[Case]) -> list[Case]:
    """All of them; in the second run the first of each mode, which has the fewest players."""
    if not SECOND_RUN:
        return cases
    return list({(game.id, options.mode): (game, options) for game, options in reversed(cases)}.values())


def older_cases() -> list[Case]:
    """The plain ones by every version of their rules but the newest."""
    return [case for game in games() for case in older_cases_of(game)]


def all_cases() -> list[Case]:
    """The plain ones, and each other value of each option in each mode that has it."""
    return plain_cases() + [case for game in games() for case in other_cases_of(game)]


def many(compiled: int, plain: int) -> int:
    """How many random games a test plays: compiled code has played them before plain Python has begun."""
    return compiled if IS_COMPILED else plain


def every(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[name(case) for case in cases])


def seed_of(number: int) -> bytes:
    return random.Random(number).randbytes(32)
