"""What a client draws the game with, as plain data: the drawings, the measures of the picture, and tables to show."""

from __future__ import annotations

from itertools import combinations

from ludotheque.games.tolleno.draw import art, parts
from ludotheque.games.tolleno.draw.parts import ANGLES, QUADRANT_PLACES, SIDE, STOREY
from ludotheque.games.tolleno.rules.board import FLOORS, INITIAL_STARS, INITIALS
from ludotheque.games.tolleno.rules.journal import UNLOCKS

PALETTE = {
    "stone": art.STONE,
    "tile": art.BOARD,
    "quay": "#f6ecd9",
    "edge": art.EDGE,
    "brick": "#dcc7a2",
    "kerb": "#fdf7e9",
    "kerb-edge": art.KERB,
    "water": art.WATER,
    "wave": "#6fb2c3",
    "plot": art.PLOT,
    "plot-line": art.PLOT_LINE,
    "lagoon-wave": "#b4d0cf",
    "tree": "#7f9a5c",
    "shadow": "#3c321e",
}
"""The colours that a client may change, for a dark theme: `--tolleno-<name>`."""
MARKS = 6


def pieces() -> dict[str, object]:
    sides = "".join(ANGLES)
    drawn = {
        "ground": parts.ground(),
        **{
            f"canals-{''.join(arms)}": parts.canals("".join(arms))
            for number in range(1, 5)
            for arms in combinations(sides, number)
        },
        "foundation": parts.foundation(),
        "plain": parts.plain(),
        "basin": parts.basin(),
        "arrow": parts.arrow("n"),
        "foam": parts.FOAM,
        **{f"bridge-{value}": parts.bridge(value) for value in parts.COINS},
        "contract": art.SEAL,
        "back": parts.BACK,
        **{
            f"medallion-{initial}": parts.medallion(initial, stars)
            for initial, stars in zip(INITIALS, INITIAL_STARS, strict=True)
        },
        **{f"leader-{seat + 1}": parts.leader(seat) for seat in range(MARKS)},
        **{f"storey-{seat + 1}": parts.storey(seat) for seat in range(MARKS)},
        **{f"roof-{seat + 1}": parts.roof(seat, 0) for seat in range(MARKS)},
        **{f"sail-{seat + 1}": parts.boat(seat) for seat in range(MARKS)},
    }
    return {
        "PARTS": {name: _themed(part) for name, part in drawn.items()},
        "SYMBOLS": {name: [box, drawing] for name, (box, drawing) in art.SYMBOLS.items()},
        "PATTERNS": [_themed(pattern) for pattern in art.PATTERNS],
        "PALETTE": PALETTE,
        "PIECES": {"colours": art.SEAT_COLOURS[:MARKS], "shades": art.SEAT_SHADES[:MARKS]},
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
