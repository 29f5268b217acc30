"""The engine that a stored match was played with."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games import game
from ludotheque.server.problems import Declined


@cache
def engine(id: str, rules: int) -> Game[State]:
    """The game by the rules of that version. When a game's rules change, its folder is kept as `<id>_v<version>`."""
    current = game(id)
    if current.rules_version == rules:
        return current
    kept = f"ludotheque.games.{current.id}_v{rules}"
    if find_spec(kept) is None:
        raise Declined(
            "old-rules",
            f"this match was played by {current.id} rules {rules}; this server has rules {current.rules_version}",
        )
    return cast(Game[State], import_module(f"{kept}.game").GAME)
