"""What an observation of Tolleno consists of."""

from __future__ import annotations

from typing import Final

from ludotheque.core.observer import Layout, Table
from ludotheque.games.tolleno.rules.board import (
    BOARDS,
    CITY_KINDS,
    CONTRACT_KINDS,
    DIRECTIONS,
    FLOORS,
    INITIALS,
    KINDS,
    MOST_TILES,
    OFFERED,
    QUADRANTS,
    REACH,
)
from ludotheque.games.tolleno.rules.table import STEPS

MIDDLE: Final = 56
"""Added to a coordinate, so that none is negative: two more than `REACH`. (Computed it would be boxed in loops.)"""
SEAT_FIELDS: Final = (
    "floors that left the board",
    "stars if known, their low 7 bits",
    "stars if known, the rest",
    "stars known",
    "to move",
    "first of each round",
    "holds a tile",
    "the tile is known",
    *(f"board: {board}" for board in BOARDS),
    "the tile's value",
    "the tile's kind (1 to 52)",
    "-",
    "-",
    *(f"the tile's arm {letter}" for letter in DIRECTIONS),
    *(f"the tile's foundation {quadrant}" for quadrant in QUADRANTS),
    *(f"the tile's fountain in {quadrant} points outside" for quadrant in QUADRANTS),
    *(f"a fountain of the tile points at its {quadrant}" for quadrant in QUADRANTS),
)
GAME_FIELDS: Final = (
    "tiles in the city",
    "tiles in the pile",
    "contracts in the pile",
    "round",
    "the round is the last",
    "somebody extended the city in this round",
    "a tile was laid in this turn",
    "-",
    *(f"initial contract: {initial}" for initial in INITIALS),
    "the first floor's tile, from 1",
    "the first floor's quadrant",
    "the lifted floor's tile, from 1",
    "the lifted floor's quadrant",
    "the tile from which the boat sailed, from 1",
    "the laid tile prolonged the vertical canal",
    "the laid tile prolonged the horizontal canal",
)


def layout(players: int) -> Layout:
    tiles = "by tile, in the order in which they were laid"
    return Layout(
        [
            Table("column", (MOST_TILES,), f"{MIDDLE} more than the column of a tile, {tiles}", high=2 * MIDDLE + 1),
            Table("row", (MOST_TILES,), f"{MIDDLE} more than the row of a tile, {tiles}", high=2 * MIDDLE + 1),
            Table("kind", (MOST_TILES,), f"the kind of a tile, from 1, {tiles}", high=KINDS),
            Table("turn", (MOST_TILES,), f"quarter turns of a tile, {tiles}", high=3),
            Table("value", (MOST_TILES,), f"the value of a tile, {tiles}", high=4),
            Table("arms", (4, MOST_TILES), f"arms to {', '.join(DIRECTIONS)}, {tiles}"),
            Table("free", (4, MOST_TILES), f"visible foundations in {', '.join(QUADRANTS)}, {tiles}"),
            Table("contracts", (4, MOST_TILES), f"contracts in {', '.join(QUADRANTS)}, {tiles}"),
            Table("drops", (4, MOST_TILES), f"fountains that point at {', '.join(QUADRANTS)}, {tiles}", high=2),
            Table("buildings", (players, 4, MOST_TILES), f"buildings of each seat by quadrant, {tiles}"),
            Table("heights", (4, MOST_TILES), f"floors in {', '.join(QUADRANTS)}, {tiles}", high=FLOORS),
            Table("boats", (players, MOST_TILES), f"the boat of each seat, {tiles}"),
            Table("offer", (OFFERED, CONTRACT_KINDS), "the face-up contracts by their place"),
            Table("known", (REACH,), "the kinds, from 1, of the shown tiles under the pile", high=CITY_KINDS),
            Table("seats", (players, len(SEAT_FIELDS)), "each seat", high=127, fields=SEAT_FIELDS),
            Table("seat", (players,), "which seat the viewer holds"),
            Table("game", (len(GAME_FIELDS),), "the game", high=127, fields=GAME_FIELDS),
            Table("step", (len(STEPS),), f"what is decided now ({', '.join(STEPS)}); nothing when over"),
        ]
    )
