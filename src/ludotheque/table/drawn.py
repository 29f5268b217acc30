"""Games that the web client has no board for: it is sent the game's own drawing with each view, and shows that."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from ludotheque.core.game import Game
from ludotheque.core.speech import View
from ludotheque.core.state import State

BOARDS = files("ludotheque").joinpath("server", "static", "boards.json")
"""Written when the client is built: the games with a board of their own."""


def shown(game: Game[State], view: View) -> View:
    """A view as the client gets it: with its `picture`, where the client cannot draw it itself."""
    return {**view, "picture": game.draw(view)} if needs_picture(game.id) else view


@cache
def needs_picture(id: str) -> bool:
    """Without a built client nobody looks."""
    return BOARDS.is_file() and id not in json.loads(BOARDS.read_text("utf-8"))
