"""Every way to set up a game, and random walks through it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.journal import SPECTATOR
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

Case = tuple[Game[State], Options]


def plain_cases_of(game: Game[State]) -> list[Case]:
    """Every mode with every number of players, all options at their defaults."""
    return [(game, game.options(mode=mode.id, players=players)) for mode in game.modes for players in mode.players]


def other_cases_of(game: Game[State]) -> list[Case]:
    """Each other value of each option in each mode that has it."""
    return [
        (game, game.options(mode=mode.id, players=mode.players[-1], **{choice.name: value}))
        for mode in game.modes
        for choice in game.choices
        if not choice.modes or mode.id in choice.modes
        for value in choice.values[1:4]
    ]


def older_cases_of(game: Game[State]) -> list[Case]:
    """The plain ones by every version of their rules but the newest: matches that began by them go on by them."""
    return [
        (game, game.options(mode=mode.id, players=players, rules=rules))
        for mode in game.modes
        for players in mode.players
        for rules in mode.rules[:-1]
    ]


def name(case: Case) -> str:
    game, options = case
    return f"{game.id}-{options}".replace(" ", "-").replace("mode=", "").replace("players=", "")


def viewers(state: State) -> list[int]:
    return [SPECTATOR, *range(state.players)]


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
    """As JSON, to compare: as bytes 1 and true are not the same."""
    return msgspec.json.encode(data, order="sorted")
