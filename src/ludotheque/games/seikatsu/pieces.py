"""What the web client draws the game with: its symbols, the colours of the tiles, and what rows are worth."""

from __future__ import annotations

from ludotheque.games.seikatsu.draw.art import symbol_definitions
from ludotheque.games.seikatsu.draw.svg import BIRD_PLACES, TINTS
from ludotheque.games.seikatsu.rules.board import BIRD_LETTERS, BIRDS, FLOWER_LETTERS, FLOWER_POINTS, FLOWERS


def pieces() -> dict[str, object]:
    return {
        "SYMBOLS": symbol_definitions(),
        "BIRDS": dict(zip(BIRD_LETTERS, BIRDS, strict=False)),
        "FLOWERS": dict(zip(FLOWER_LETTERS, FLOWERS, strict=False)),
        "TINTS": TINTS,
        "BIRD_PLACES": BIRD_PLACES,
        "ROW_POINTS": list(FLOWER_POINTS)[1:],
    }
