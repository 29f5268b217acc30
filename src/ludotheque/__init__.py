"""Ludotheque: modern board games, played by their exact rules; an engine, bots and a table.

What most programs need is here; each name is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.bots.bot import Bot
    from ludotheque.bots.levels import LEVELS, make_bot
    from ludotheque.core.errors import (
        BadNotation,
        BadOption,
        BadRecord,
        IllegalAction,
        LudothequeError,
        NotNow,
        Refusal,
    )
    from ludotheque.core.game import Game
    from ludotheque.core.journal import OPEN, SPECTATOR, Journal
    from ludotheque.core.match import Match
    from ludotheque.core.options import Options
    from ludotheque.core.record import write_record
    from ludotheque.core.rng import Rng, SeedRng
    from ludotheque.core.state import NOBODY, State
    from ludotheque.games import game, game_ids, games, read_record

__version__ = "1.0.0"

_HOMES = {
    "bots.bot": ("Bot",),
    "bots.levels": ("LEVELS", "make_bot"),
    "core.errors": ("BadNotation", "BadOption", "BadRecord", "IllegalAction", "LudothequeError", "NotNow", "Refusal"),
    "core.game": ("Game",),
    "core.journal": ("OPEN", "SPECTATOR", "Journal"),
    "core.match": ("Match",),
    "core.options": ("Options",),
    "core.record": ("write_record",),
    "core.rng": ("Rng", "SeedRng"),
    "core.state": ("NOBODY", "State"),
    "games": ("game", "game_ids", "games", "read_record"),
}
_HOME = {name: f"ludotheque.{home}" for home, names in _HOMES.items() for name in names}

__all__ = [  # noqa: RUF022  # in the order in which one meets them
    "game",
    "games",
    "game_ids",
    "Game",
    "Options",
    "State",
    "Match",
    "Journal",
    "read_record",
    "write_record",
    "make_bot",
    "Bot",
    "LEVELS",
    "Rng",
    "SeedRng",
    "NOBODY",
    "SPECTATOR",
    "OPEN",
    "LudothequeError",
    "BadOption",
    "BadNotation",
    "BadRecord",
    "IllegalAction",
    "NotNow",
    "Refusal",
]


if not TYPE_CHECKING:
    # Hidden from type checkers, which would else believe that there is every name.
    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"ludotheque has no {name!r}; it has {', '.join(__all__)}")
        found = getattr(import_module(_HOME[name]), name)
        if name != "games":
            # `ludotheque.games` is a package as well: see there.
            globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
