"""What a client draws the game with, as plain data: the drawings, the measures of the picture, and tables to show."""

from __future__ import annotations

from itertools import combinations

from ludotheque.games.tolleno import draw_parts, draw_pieces
from ludotheque.games.tolleno.board import FLOORS, INITIAL_STARS, INITIALS
from ludotheque.games.tolleno.draw_parts import ANGLES, QUADRANT_PLACES, SIDE, STOREY
from ludotheque.games.tolleno.rules_journal import UNLOCKS

PALETTE = {
    "stone": draw_pieces.STONE,
    "tile": draw_pieces.BOARD,
    "quay": "#f6ecd9",
    "edge": draw_pieces.EDGE,
    "brick": "#dcc7a2",
    "kerb": "#fdf7e9",
    "kerb-edge": draw_pieces.KERB,
    "water": draw_pieces.WATER,
    "wave": "#6fb2c3",
    "plot": draw_pieces.PLOT,
    "plot-line": draw_pieces.PLOT_LINE,
    "lagoon-wave": "#b4d0cf",
    "tree": "#7f9a5c",
    "shadow": "#3c321e",
}
"""The colours that a client may change, for a dark theme: `--tolleno-<name>`."""
MARKS = 6


def pieces() -> dict[str, object]:
    sides = "".join(ANGLES)
    parts = {
        "ground": draw_parts.ground(),
        **{
            f"canals-{''.join(arms)}": draw_parts.canals("".join(arms))
            for number in range(1, 5)
            for arms in combinations(sides, number)
        },
        "foundation": draw_parts.foundation(),
        "plain": draw_parts.plain(),
        "basin": draw_parts.basin(),
        "arrow": draw_parts.arrow("n"),
        "foam": draw_parts.FOAM,
        **{f"bridge-{value}": draw_parts.bridge(value) for value in draw_parts.COINS},
        "contract": draw_pieces.SEAL,
        "back": draw_parts.BACK,
        **{
            f"medallion-{initial}": draw_parts.medallion(initial, stars)
            for initial, stars in zip(INITIALS, INITIAL_STARS, strict=True)
        },
        **{f"leader-{seat + 1}": draw_parts.leader(seat) for seat in range(MARKS)},
        **{f"storey-{seat + 1}": draw_parts.storey(seat) for seat in range(MARKS)},
        **{f"roof-{seat + 1}": draw_parts.roof(seat, 0) for seat in range(MARKS)},
        **{f"sail-{seat + 1}": draw_parts.boat(seat) for seat in range(MARKS)},
    }
    return {
        "PARTS": {name: _themed(art) for name, art in parts.items()},
        "SYMBOLS": {name: [box, art] for name, (box, art) in draw_pieces.SYMBOLS.items()},
        "PATTERNS": [_themed(pattern) for pattern in draw_pieces.PATTERNS],
        "PALETTE": PALETTE,
        "FAMILIES": draw_pieces.FAMILY_COLOURS,
        "PIECES": {"colours": draw_pieces.SEAT_COLOURS[:MARKS], "shades": draw_pieces.SEAT_SHADES[:MARKS]},
        "SIDE": SIDE,
        "STOREY": STOREY,
        "QUADRANT_PLACES": QUADRANT_PLACES,
        "FLOORS": FLOORS,
        "UNLOCKS": {str(floor): what for floor, what in UNLOCKS.items()},
    }


def _themed(art: str) -> str:
    for name, colour in PALETTE.items():
        art = art.replace(f'"{colour}"', f'"var(--tolleno-{name}, {colour})"')
    return art
