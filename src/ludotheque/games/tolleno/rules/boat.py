"""T-4: where a boat can go, and what it can carry on the way."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.games.tolleno.rules.board import (
    COLUMN,
    EAST,
    FLOOR_ONE_TURN,
    FLOOR_TWO_TURNS,
    HORIZONTAL,
    NEIGHBOUR,
    NO_TILE,
    NORTH,
    ROW,
    SOUTH,
    VERTICAL,
    WEST,
)
from ludotheque.games.tolleno.rules.city import ARM, CANAL, OPEN_ARM, City


def turns_allowed(placed: i64) -> i64:
    """T-4.2: how often a boat may turn, by the floors that have left its board."""
    if placed >= FLOOR_TWO_TURNS:
        return 2
    if placed >= FLOOR_ONE_TURN:
        return 1
    return 0


def harbours(city: City, seat: i64, turns: i64) -> i64:
    """T-4.1, T-4.2: the tiles where the seat's boat can end its move; where it is not in the city yet, it enters."""
    sets = city.sets
    start = city.boat(seat)
    if start == NO_TILE:
        # T-4.1: in through any arm that opens on an empty cell.
        vertical = city.crossing(sets[OPEN_ARM + NORTH] | sets[OPEN_ARM + SOUTH], VERTICAL)
        horizontal = city.crossing(sets[OPEN_ARM + EAST] | sets[OPEN_ARM + WEST], HORIZONTAL)
    else:
        vertical = sets[CANAL + 2 * start]
        horizontal = sets[CANAL + 2 * start + 1]
    reached: i64 = vertical | horizontal
    while turns > 0:
        # Turning into a canal from where the boat already lies is no turn: its own tile leads nowhere new.
        after_vertical = city.crossing(vertical, HORIZONTAL)
        vertical = city.crossing(horizontal, VERTICAL)
        horizontal = after_vertical
        reached |= vertical | horizontal
        turns -= 1
    if start != NO_TILE:
        reached &= ~BIT[start]
    # T-4.2: it passes tiles with boats and does not stop on one.
    return reached & ~city.guarded(seat)


def crossed(city: City, start: i64, end: i64, turns: i64) -> i64:
    """T-4.3: the tiles that a boat leaves or crosses on any way from `start` (`NO_TILE`: from outside) to `end`."""
    return _crossed(city, start, end, VERTICAL, turns, 0) | _crossed(city, start, end, HORIZONTAL, turns, 0)


def _crossed(city: City, start: i64, tile: i64, axis: i64, turns: i64, way: i64) -> i64:
    """Walks back from `tile`, where the boat came in along `axis`; `way` is what it crossed after that."""
    sets = city.sets
    if start != NO_TILE and turns < 2:
        # With no turn left only the canal that it started in is left to look at, with one left those that cross it.
        wanted = BIT[start]
        if turns == 1:
            wanted |= sets[CANAL + 2 * start + 1 - axis]
        if sets[CANAL + 2 * tile + axis] & wanted == 0:
            return 0
    ground, cells = city.ground, city.cells
    found: i64 = 0
    side: i64 = axis
    end: i64 = 4
    if start != NO_TILE and turns == 0:
        # It came straight, so from one side.
        first, last = i64(cells[start]), i64(cells[tile])
        away: i64 = COLUMN[last] - COLUMN[first]
        if axis == VERTICAL:
            away = ROW[first] - ROW[last]
        if away > 0:
            side += 2
        end = side + 1
    while side < end:
        here = tile
        walked = way
        arm = sets[ARM + side]
        while arm & BIT[here] != 0:
            here = ~i64(ground[NEIGHBOUR[8 * i64(cells[here]) + side]])
            if here < 0:
                if start == NO_TILE:
                    found |= walked
                break
            walked |= BIT[here]
            if here == start:
                found |= walked
                break
            if turns > 0:
                found |= _crossed(city, start, here, 1 - axis, turns - 1, walked)
        side += 2
    return found


def route(city: City, start: i64, end: i64, turns: i64, through: i64) -> list[int]:
    """The cells of a way with the fewest turns, then the fewest tiles, that crosses the tile `through` (or any way).

    It begins with the tile left or, for a boat that enters, with the empty cell it comes from.
    """
    allowed: i64 = 0
    while allowed <= turns:
        found: list[list[int]] = []
        _routes(city, start, end, VERTICAL, allowed, [], found)
        _routes(city, start, end, HORIZONTAL, allowed, [], found)
        wanted = [way for way in found if through == NO_TILE or city.cell(through) in way]
        if wanted:
            return min(wanted, key=len)
        allowed += 1
    return []


def _routes(city: City, start: i64, tile: i64, axis: i64, turns: i64, way: list[int], found: list[list[int]]) -> None:
    """As `_crossed`, with every way as a list of cells."""
    side: i64 = axis
    while side < 4:
        here = tile
        walked = [city.cell(tile), *way]
        while city.sets[ARM + side] & BIT[here] != 0:
            outside = NEIGHBOUR[8 * city.cell(here) + side]
            here = city.beyond(here, side)
            if here in (NO_TILE, start):
                if (here == NO_TILE) == (start == NO_TILE):
                    found.append([outside, *walked])
                break
            if turns > 0:
                _routes(city, start, here, 1 - axis, turns - 1, walked, found)
            walked = [city.cell(here), *walked]
        side += 2
