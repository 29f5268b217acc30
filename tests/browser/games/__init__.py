"""A room for what the browser tests know of a single game."""

from importlib import import_module

from ludotheque.games import games

ALL_MODES = [(game.id, mode.id) for game in games() for mode in game.modes]


def midgame(game: str) -> int:
    """Own moves before the picture of a table is taken."""
    return int(import_module(f"{__name__}.{game}.board").MIDGAME)


def held(game: str) -> str | None:
    """What is held and hidden, as the page shows it to its holder; None: nothing is."""
    found: str | None = import_module(f"{__name__}.{game}.board").HELD
    return found


def board(game: str) -> str:
    """What makes up the board itself, without margins and what lies round it."""
    return str(import_module(f"{__name__}.{game}.board").BOARD)


def finger(game: str) -> int:
    """Pixels of the smallest target on touch."""
    return int(import_module(f"{__name__}.{game}.board").FINGER)
