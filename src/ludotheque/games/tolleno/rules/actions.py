"""The action ids: ranges with a fixed meaning, in ascending order of what one step may offer together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tolleno.rules.board import MOST_SPOTS, NEIGHBOUR, NO_CELL, NO_TILE
from ludotheque.games.tolleno.rules.city import City

NEAR_CELLS: Final = 612
"""The cells at most 16 steps from the centre: the first so many. One random match in thousands goes farther."""
FIRST_FAR: Final = 2448
FIRST_BUILD: Final = 3376
FIRST_CONTRACT: Final = 3608
FIRST_SAIL: Final = 4304
FIRST_LIFT: Final = 4362
CARRY_NOTHING: Final = 4594
FIRST_PUT: Final = 4595
ACTIONS: Final = 4599
"""The table of actions, each kind after the one before:

- 0: extend at a near cell with a turn, `4 * cell + turn`
- `FIRST_FAR`: extend at a cell farther out, beyond a side of a laid tile: `16 * tile + 4 * side + turn`; of several
  such tiles the one that was laid first
- `FIRST_BUILD`: a floor on a spot (a spot is `4 * tile + quadrant`, tiles numbered as they were laid)
- `FIRST_CONTRACT`: a contract on a spot, `232 * rank + spot`: the first, second or third of the different face-up ones
- `FIRST_SAIL`: the boat to a tile
- `FIRST_LIFT`: the boat carries the top floor of a spot
- `CARRY_NOTHING`
- `FIRST_PUT`: the carried floor onto a quadrant of the boat's tile
"""
NO_ACTION: Final = -1


def extension(city: City, cell: i64, turn: i64) -> i64:
    """The action that lays a tile there; `NO_ACTION` for a far cell that touches no tile."""
    if cell < NEAR_CELLS:
        return 4 * cell + turn
    first: i64 = NO_TILE
    border: i64 = 0
    side: i64 = 0
    while side < 4:
        beside = NEIGHBOUR[8 * cell + side]
        if beside != NO_CELL:
            tile = city.tile_at(beside)
            if tile != NO_TILE and (first == NO_TILE or tile < first):
                first = tile
                border = (side + 2) & 3
        side += 1
    if first == NO_TILE:
        return NO_ACTION
    return FIRST_FAR + 16 * first + 4 * border + turn


def cell_of(city: City, action: i64) -> i64:
    """Where an extension lays its tile; `NO_CELL` beyond a tile that is not laid."""
    if action < FIRST_FAR:
        return action >> 2
    tile: i64 = (action - FIRST_FAR) >> 4
    if tile >= city.tiles:
        return NO_CELL
    return NEIGHBOUR[8 * city.cell(tile) + ((action - FIRST_FAR) >> 2 & 3)]


def rank_of(action: i64) -> i64:
    """Which of the face-up contracts an action places."""
    return (action - FIRST_CONTRACT) // MOST_SPOTS


def spot_of(action: i64) -> i64:
    """The spot of a build, a contract or a lift."""
    if action < FIRST_CONTRACT:
        return action - FIRST_BUILD
    if action < FIRST_SAIL:
        return (action - FIRST_CONTRACT) % MOST_SPOTS
    return action - FIRST_LIFT
