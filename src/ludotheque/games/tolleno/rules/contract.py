"""T-7: what a contract counts in the 3x3 round its tile, and what that is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.bits import BIT, lowest, popcount
from ludotheque.games.tolleno.rules.board import CONTRACT_STARS, FIRST_WHITE
from ludotheque.games.tolleno.rules.city import BUILT, CONTRACT, FREE, NEAR, POINTED, VALUED, City

G1: Final = 0
G2: Final = 1
G3: Final = 2
G4: Final = 3
G5: Final = 4
G6: Final = 5
G8: Final = 7
B1: Final = 8
B2: Final = 9
B3: Final = 10
B4: Final = 11
B5: Final = 12
B6: Final = 13
B7: Final = 14
W1: Final = 15
W3: Final = 17
W4: Final = 18
W5: Final = 19
W6: Final = 20
W7: Final = 21
W8: Final = 22
W9: Final = 23


def contract_worth(city: City, seat: i64, kind: i64, spot: i64) -> i64:
    """T-3.5: the stars that the contract scores for the seat once it lies on the spot (it may lie there already)."""
    return contract_units(city, seat, kind, spot) * unit_stars(city, kind)


def unit_stars(city: City, kind: i64) -> i64:
    # T-7: with two players each unit of a white contract scores 1 more.
    if city.seats == 2 and kind >= FIRST_WHITE:
        return CONTRACT_STARS[kind] + 1
    return CONTRACT_STARS[kind]


def contract_units(city: City, seat: i64, kind: i64, spot: i64) -> i64:
    """T-7: what the contract finds in the 3x3 round its tile."""
    near = city.sets[NEAR + (spot >> 2)]
    if counts_tiles(kind):
        return popcount(counted_tiles(city, seat, kind, spot))
    if kind == G5:
        return 9 - popcount(near)
    if kind == B5:
        return popcount(heights(city, seat, near))
    if kind == W6:
        return opposing_floors(city, seat, near) // 2
    units: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        units += popcount(counted_spots(city, seat, kind, spot, quadrant))
        quadrant += 1
    return units


def counts_tiles(kind: i64) -> bool:
    """G5 counts empty places, B5 heights and W6 pairs of floors; all others count tiles or spots."""
    return G6 <= kind <= B2 or kind in (G2, G4, B6, W7)


def counted_tiles(city: City, seat: i64, kind: i64, spot: i64) -> i64:
    """The tiles that a contract counts, for those that count tiles."""
    near = city.sets[NEAR + (spot >> 2)]
    if G6 <= kind <= G8:
        return near & city.sets[VALUED + kind - G6]
    some: i64 = 0
    several: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        if kind == G2:
            here = visible(city, spot, quadrant)
        elif kind == G4:
            here = contracts(city, spot, quadrant)
        elif kind == W7:
            here = opposing(city, seat, quadrant)
        else:
            here = city.sets[BUILT + 4 * seat + quadrant]
        several |= some & here
        some |= here
        quadrant += 1
    if kind == B1:
        return near & some
    if kind in (B6, W7):
        return near & several
    return near & ~some


def counted_spots(city: City, seat: i64, kind: i64, spot: i64, quadrant: i64) -> i64:
    """The tiles whose quadrant a contract counts, for those that count foundations, contracts or buildings."""
    near = city.sets[NEAR + (spot >> 2)]
    if kind == G1:
        return near & visible(city, spot, quadrant)
    if kind == G3:
        return near & contracts(city, spot, quadrant)
    if kind < FIRST_WHITE:
        own: i64 = near & city.sets[BUILT + 4 * seat + quadrant]
        if kind == B3:
            return own
        if kind == B4:
            return at_least(city, own, quadrant, 2)
        return at_least(city, own, quadrant, 3)
    theirs: i64 = near & opposing(city, seat, quadrant)
    if kind <= W3:
        return theirs & city.sets[VALUED + kind - W1]
    if kind == W4:
        return theirs & ~city.sets[POINTED + quadrant]
    if kind == W5:
        return at_least(city, theirs, quadrant, 2)
    return theirs & city.sets[POINTED + (quadrant if kind == W8 else 4 + quadrant)]


def visible(city: City, spot: i64, quadrant: i64) -> i64:
    """The tiles with a visible foundation in the quadrant, once the contract covers its spot."""
    free = city.sets[FREE + quadrant]
    return free & ~BIT[spot >> 2] if quadrant == spot & 3 else free


def contracts(city: City, spot: i64, quadrant: i64) -> i64:
    """The tiles with a contract in the quadrant, the new one included."""
    placed = city.sets[CONTRACT + quadrant]
    return placed | BIT[spot >> 2] if quadrant == spot & 3 else placed


def opposing(city: City, seat: i64, quadrant: i64) -> i64:
    """The tiles where another seat has a building in the quadrant."""
    theirs: i64 = 0
    other: i64 = 0
    while other < city.seats:
        if other != seat:
            theirs |= city.sets[BUILT + 4 * other + quadrant]
        other += 1
    return theirs


def at_least(city: City, tiles: i64, quadrant: i64, floors: i64) -> i64:
    """Those of the tiles whose building in the quadrant has so many floors or more."""
    found: i64 = 0
    while tiles != 0:
        tile = lowest(tiles)
        if city.height(4 * tile + quadrant) >= floors:
            found |= BIT[tile]
        tiles &= tiles - 1
    return found


def heights(city: City, seat: i64, near: i64) -> i64:
    """The different heights of the seat's buildings on these tiles, as a set."""
    found: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        tiles: i64 = near & city.sets[BUILT + 4 * seat + quadrant]
        while tiles != 0:
            found |= BIT[city.height(4 * lowest(tiles) + quadrant)]
            tiles &= tiles - 1
        quadrant += 1
    return found


def opposing_floors(city: City, seat: i64, near: i64) -> i64:
    """The floors of all other seats on these tiles."""
    floors: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        tiles: i64 = near & opposing(city, seat, quadrant)
        while tiles != 0:
            floors += city.height(4 * lowest(tiles) + quadrant)
            tiles &= tiles - 1
        quadrant += 1
    return floors
