"""What a client draws the game with, as plain data: the drawings, the measures of the picture, and tables to show."""

from __future__ import annotations

import re
from math import degrees

from ludotheque.games.octocube import draw_pieces
from ludotheque.games.octocube.board import (
    COIN_POINTS,
    COLOURS,
    FACES,
    GROUNDS,
    OBJECTS,
    SERIES_POINTS,
    SLOTS,
)
from ludotheque.games.octocube.draw import NET
from ludotheque.games.octocube.symbols import COIN, OCTOPUS, PALETTE, PATTERNS, abyss_art
from ludotheque.games.octocube.symbols import GROUNDS as TILE_GROUNDS
from ludotheque.games.octocube.symbols import OBJECTS as OBJECT_ART

ABYSSES = [ground for ground in GROUNDS if ground not in ("", "hole", "floor")]


def pieces() -> dict[str, object]:
    shapes = {
        **{f"ground-{colour}": art for colour, art in TILE_GROUNDS.items()},
        **{f"object-{name}": art for name, art in OBJECT_ART.items()},
        "coin": COIN,
        "octopus": OCTOPUS,
        **{f"abyss-{ground}": abyss_art(ground) for ground in ABYSSES},
    }
    return {
        "SHAPES": {name: _own_names(art) for name, art in shapes.items()},
        "PATTERNS": [_own_names(art) for art in PATTERNS.values()],
        "PALETTE": {name.replace("--", "--octocube-", 1): colour for name, colour in PALETTE.items()},
        "MEASURES": {
            "turn": round(degrees(draw_pieces.TURN)),
            "tilt": round(degrees(draw_pieces.TILT)),
            "cell": draw_pieces.CELL,
            "tileWidth": draw_pieces.TILE_WIDTH,
            "tileHeight": draw_pieces.TILE_HEIGHT,
            "cubeWidth": draw_pieces.CUBE_WIDTH,
            "tileInset": draw_pieces.TILE_INSET,
            "tileRelief": draw_pieces.TILE_RELIEF,
            "abyssHeight": draw_pieces.ABYSS_HEIGHT,
        },
        "NET": NET,
        "FACES": FACES,
        "OBJECTS": OBJECTS,
        "COLOURS": COLOURS,
        "SERIES_POINTS": SERIES_POINTS,
        "COIN_POINTS": COIN_POINTS,
        "SLOTS": SLOTS,
    }


def _own_names(art: str) -> str:
    """Variables and ids under the game's own name, as a page has others; each variable with its usual colour."""
    named = re.sub(r"var\(--([a-z-]+)\)", lambda match: f"var(--octocube-{match[1]}{_usual(match[1])})", art)
    return re.sub(r"(id=\"|url\(#)oc-", r"\1octocube-", named)


def _usual(variable: str) -> str:
    colour = PALETTE.get(f"--{variable}")
    return f", {colour}" if colour else ""
