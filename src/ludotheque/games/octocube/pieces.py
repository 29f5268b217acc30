"""What a client draws the game with, as plain data: the drawings, the measures of the picture, and tables to show."""

from __future__ import annotations

import re
from math import degrees

from ludotheque.games.octocube.draw import parts
from ludotheque.games.octocube.draw.art import COIN, OCTOPUS, PALETTE, PATTERNS, abyss_art
from ludotheque.games.octocube.draw.art import GROUNDS as TILE_GROUNDS
from ludotheque.games.octocube.draw.art import OBJECTS as OBJECT_ART
from ludotheque.games.octocube.draw.svg import NET
from ludotheque.games.octocube.rules.board import (
    COIN_POINTS,
    COLOURS,
    FACES,
    GROUNDS,
    OBJECTS,
    SERIES_POINTS,
    SLOTS,
)

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
            "turn": round(degrees(parts.TURN)),
            "tilt": round(degrees(parts.TILT)),
            "cell": parts.CELL,
            "tileWidth": parts.TILE_WIDTH,
            "tileHeight": parts.TILE_HEIGHT,
            "cubeWidth": parts.CUBE_WIDTH,
            "tileInset": parts.TILE_INSET,
            "tileRelief": parts.TILE_RELIEF,
            "abyssHeight": parts.ABYSS_HEIGHT,
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
