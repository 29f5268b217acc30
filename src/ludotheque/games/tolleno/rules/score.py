"""T-5 and T-6: the count at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT, lowest, popcount
from ludotheque.games.tolleno.rules.board import (
    BOARD,
    BOARDS,
    CENTRE,
    COLUMN,
    FLOOR_BOARD,
    FLOOR_STAR,
    FLOORS,
    FOUNTAINS,
    FOUNTAINS_STARS,
    GONE,
    HIGH,
    HIGH_FLOORS,
    INITIAL_STARS,
    INITIALS,
    LINE,
    LINE_STARS,
    NEUTRAL,
    REACH,
    ROW,
    SEAT,
    STAR_19,
    STARS_20,
    TALL,
    TALL_FLOORS,
    TALL_STARS,
    TWOS,
    TWOS_STARS,
    VALUE,
)
from ludotheque.games.tolleno.rules.city import BUILT, POINTED, VALUED, City
from ludotheque.games.tolleno.rules.contract import at_least

NO_SEAT: Final = -1
CENTRE_SET: Final = 15
"""The centre tiles were laid first."""


class Award:
    """Stars of the final count: what for, to whom, and where (a tile, a spot, or -1)."""

    def __init__(self, kind: str, seat: i64, stars: i64, place: i64, count: i64) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.stars: i64 = stars
        self.place: i64 = place
        self.count: i64 = count


def final_count(city: City, pieces: vec[i64], initial: i64, totals: vec[i64], awards: list[Award] | None) -> None:
    """T-6.1: adds to `totals` what each seat scores at the end, and lists it in `awards`."""
    twos = sum_tiles(city, totals) if awards is None else count_tiles(city, totals, awards)
    count_fountains(city, totals, awards)
    seat: i64 = 0
    while seat < city.seats:
        placed = pieces[GONE + SEAT * seat]
        if placed >= FLOOR_BOARD:
            board = pieces[BOARD + SEAT * seat]
            units = board_units(city, board, seat, twos[seat])
            give(totals, awards, BOARDS[board], seat, units * board_stars(board), -1, units)
        if placed >= FLOOR_STAR:
            give(totals, awards, "floor-19", seat, STAR_19, -1, FLOOR_STAR)
        if placed >= FLOORS:
            give(totals, awards, "floor-20", seat, STARS_20, -1, FLOORS)
        seat += 1
    count_initial(city, initial, totals, awards)


def give(
    totals: vec[i64], awards: list[Award] | None, kind: str, seat: i64, stars: i64, place: i64, count: i64
) -> None:
    totals[seat] += stars
    if awards is not None and stars > 0:
        awards.append(Award(kind, seat, stars, place, count))


def sum_tiles(city: City, totals: vec[i64]) -> vec[i64]:
    """What `count_tiles` adds and gives, all tiles of a seat at once where it builds alone: a search counts the city
    after every move that it tries."""
    twos = vec[i64]([0, 0, 0, 0])
    sets = city.sets
    some: i64 = 0
    shared: i64 = 0
    seat: i64 = 0
    while seat < city.seats:
        own = city.built_by(seat)
        shared |= some & own
        some |= own
        seat += 1
    seat = 0
    while seat < city.seats:
        alone: i64 = city.built_by(seat) & ~shared
        twos[seat] = popcount(alone & sets[VALUED])
        totals[seat] += 2 * twos[seat] + 3 * popcount(alone & sets[VALUED + 1]) + 4 * popcount(alone & sets[VALUED + 2])
        seat += 1
    while shared != 0:
        tile = lowest(shared)
        winner = tile_winner(city, tile)
        if winner != NO_SEAT:
            worth = VALUE[city.face(tile) >> 2]
            totals[winner] += worth
            if worth == 2:
                twos[winner] += 1
        shared &= shared - 1
    return twos


def count_tiles(city: City, totals: vec[i64], awards: list[Award]) -> vec[i64]:
    """Each city tile goes to its winner; gives the number of value-2 tiles that each seat won."""
    twos = vec[i64]([0, 0, 0, 0])
    tile: i64 = 0
    while tile < city.tiles:
        winner = tile_winner(city, tile)
        if winner != NO_SEAT:
            value = VALUE[city.face(tile) >> 2]
            give(totals, awards, "tile", winner, value, tile, value)
            if value == 2:
                twos[winner] += 1
        tile += 1
    return twos


def tile_winner(city: City, tile: i64) -> i64:
    """T-6.1: who wins the tile's stars, or `NO_SEAT`."""
    sets, heights = city.sets, city.heights
    bit = BIT[tile]
    best_seat: i64 = NO_SEAT
    best_height: i64 = 0
    best_floors: i64 = 0
    seat: i64 = 0
    while seat < city.seats:
        tallest: i64 = 0
        # A boat counts as one floor, but alone it wins nothing.
        floors: i64 = 1 if city.boat(seat) == tile else 0
        quadrant: i64 = 0
        while quadrant < 4:
            if sets[BUILT + 4 * seat + quadrant] & bit != 0:
                height = i64(heights[4 * tile + quadrant])
                floors += height
                if height > tallest:
                    tallest = height
            quadrant += 1
        if tallest > best_height or (tallest == best_height and tallest > 0 and floors > best_floors):
            best_seat = seat
            best_height = tallest
            best_floors = floors
        elif tallest == best_height and floors == best_floors:
            best_seat = NO_SEAT
        seat += 1
    return best_seat


def count_fountains(city: City, totals: vec[i64], awards: list[Award] | None) -> None:
    """Each floor scores 1 for every fountain that points at its building."""
    sets, heights = city.sets, city.heights
    seat: i64 = 0
    while seat < city.seats:
        quadrant: i64 = 0
        while quadrant < 4:
            tiles: i64 = sets[BUILT + 4 * seat + quadrant] & sets[POINTED + quadrant]
            while tiles != 0:
                tile = lowest(tiles)
                spot: i64 = 4 * tile + quadrant
                fountains: i64 = 2 if sets[POINTED + 4 + quadrant] & BIT[tile] != 0 else 1
                give(totals, awards, "fountain", seat, i64(heights[spot]) * fountains, spot, fountains)
                tiles &= tiles - 1
            quadrant += 1
        seat += 1


def board_stars(board: i64) -> i64:
    if board == LINE:
        return LINE_STARS
    if board == TWOS:
        return TWOS_STARS
    return TALL_STARS if board == TALL else FOUNTAINS_STARS


def board_units(city: City, board: i64, seat: i64, twos: i64) -> i64:
    """T-5.2: what the seat's own board counts."""
    if board == LINE:
        return longest_line(city, seat)
    if board == TWOS:
        return twos
    units: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        own = city.sets[BUILT + 4 * seat + quadrant]
        if board == FOUNTAINS:
            units += popcount(own & city.sets[POINTED + 4 + quadrant])
        else:
            units += popcount(at_least(city, own, quadrant, TALL_FLOORS))
        quadrant += 1
    return units


def longest_line(city: City, seat: i64) -> i64:
    """The most tiles with a building of the seat in one row or column, gaps allowed."""
    offset: i64 = REACH
    rows = vec[i64]([0] * (2 * REACH + 2))
    columns = vec[i64]([0] * (2 * REACH + 2))
    best: i64 = 0
    own = city.built_by(seat)
    while own != 0:
        cell = city.cell(lowest(own))
        row: i64 = ROW[cell] + offset
        column: i64 = COLUMN[cell] + offset
        rows[row] += 1
        columns[column] += 1
        best = max(best, max(rows[row], columns[column]))
        own &= own - 1
    return best


def count_initial(city: City, initial: i64, totals: vec[i64], awards: list[Award] | None) -> None:
    """T-6.1: the initial contract."""
    if initial == NEUTRAL:
        return
    stars = INITIAL_STARS[initial]
    best: i64 = 0
    best_seat: i64 = NO_SEAT
    seat: i64 = 0
    while seat < city.seats:
        count = centre_floors(city, seat) if initial == CENTRE else tallest_building(city, seat)
        if initial == HIGH:
            # Open to every player at once.
            if count >= HIGH_FLOORS:
                give(totals, awards, INITIALS[initial], seat, stars, -1, count)
        elif count > best:
            best = count
            best_seat = seat
        elif count == best:
            best_seat = NO_SEAT
        seat += 1
    if best_seat != NO_SEAT:
        give(totals, awards, INITIALS[initial], best_seat, stars, -1, best)


def tallest_building(city: City, seat: i64) -> i64:
    heights = city.heights
    tallest: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        tiles = city.sets[BUILT + 4 * seat + quadrant]
        while tiles != 0:
            tallest = max(tallest, i64(heights[4 * lowest(tiles) + quadrant]))
            tiles &= tiles - 1
        quadrant += 1
    return tallest


def centre_floors(city: City, seat: i64) -> i64:
    """The seat's floors on the four centre tiles."""
    floors: i64 = 0
    quadrant: i64 = 0
    while quadrant < 4:
        tiles: i64 = city.sets[BUILT + 4 * seat + quadrant] & CENTRE_SET
        while tiles != 0:
            floors += city.height(4 * lowest(tiles) + quadrant)
            tiles &= tiles - 1
        quadrant += 1
    return floors
