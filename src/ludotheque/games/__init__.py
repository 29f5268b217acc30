"""The games, loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.state import State

GAME_IDS = ("seikatsu", "octocube", "gravity_superstar", "tolleno")


def game(id: str) -> Game[State]:
    """The game of that id (`-` and `_` are the same). Raises `BadOption` that lists the games."""
    wanted = id.replace("-", "_").lower()
    if wanted not in GAME_IDS:
        raise BadOption(f"there is no game {id!r}; the games are {', '.join(GAME_IDS)}")
    return cast(Game[State], import_module(f"ludotheque.games.{wanted}.game").GAME)


def games() -> list[Game[State]]:
    return [game(id) for id in GAME_IDS]
