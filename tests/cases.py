"""Every way to set up every game, for the tests that all games share.

`LUDOTHEQUE_GAMES=octocube` keeps to that game, as the build does: quicker while one works on it.
`LUDOTHEQUE_CASES=plain` leaves out options that are not at their defaults: for a second run, without compiled modules.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator

import pytest

from ludotheque.core.game import Game
from ludotheque.core.journal import SPECTATOR
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import GAME_IDS
from ludotheque.games import game as load

Case = tuple[Game[State], Options]
WANTED = os.environ.get("LUDOTHEQUE_GAMES", ",".join(GAME_IDS)).split(",")


def games() -> list[Game[State]]:
    return [load(id) for id in WANTED]


def plain_cases() -> list[Case]:
    """Every mode with every number of players, all options at their defaults."""
    return [
        (game, game.options(mode=mode.id, players=players))
        for game in games()
        for mode in game.modes
        for players in mode.players
    ]


def all_cases() -> list[Case]:
    """The plain ones, and each other value of each option in each mode that has it."""
    cases = plain_cases()
    if os.environ.get("LUDOTHEQUE_CASES") == "plain":
        return cases
    for game in games():
        for mode in game.modes:
            for choice in game.choices:
                if choice.modes and mode.id not in choice.modes:
                    continue
                cases.extend(
                    (game, game.options(mode=mode.id, players=mode.players[-1], **{choice.name: value}))
                    for value in choice.values[1:4]
                )
    return cases


def name(case: Case) -> str:
    game, options = case
    return f"{game.id}-{options}".replace(" ", "-").replace("mode=", "").replace("players=", "")


def every(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=[name(case) for case in cases])


def viewers(state: State) -> list[int]:
    return [SPECTATOR, *range(state.players)]


def seed_of(number: int) -> bytes:
    return random.Random(number).randbytes(32)


def start(case: Case, seed: int) -> State:
    game, options = case
    return game.deal(options, Rng(seed))


def walk(case: Case, seed: int) -> Iterator[State]:
    """The states of a random game, one after the other (the same object, changed)."""
    state = start(case, seed)
    rng = Rng(seed + 1)
    yield state
    while not state.is_over:
        state.apply(state.random_action(rng))
        yield state


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=True).encode()
