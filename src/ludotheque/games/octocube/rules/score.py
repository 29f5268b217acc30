"""Taking tiles off a cube (O-3.8) and the final count (O-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.games.octocube.rules.board import (
    BARE,
    BOARD_BITS,
    BOARD_ONE,
    COIN,
    COIN_POINTS,
    COLOUR_PLACES,
    COLOURS,
    OBJECT_ONE,
    OBJECT_PLACES,
    SERIES,
    TILE_BITS,
    TILE_MASK,
)
from ludotheque.games.octocube.rules.table import Table

CATEGORIES: Final = 9
"""The majorities: four colours, then five objects."""


def series_points(faces: i64, taken: i64) -> i64:
    """O-3.8: the points of the tiles on the faces of a mask: each group of one object is a series."""
    counts: i64 = 0
    bit: i64 = 0
    while faces != 0:
        if taken & BIT[bit] != 0:
            counts += OBJECT_ONE[faces & TILE_MASK]
        faces = faces >> TILE_BITS
        bit += 1
    points: i64 = 0
    while counts != 0:
        points += SERIES[counts & 7]
        counts = counts >> 3
    return points


def take(table: Table, seat: i64, taken: i64) -> i64:
    """Moves the tiles on the faces of a mask from a seat's cube to its board; the rest keep their faces.

    Says what the series are worth, which is for the caller to add.
    """
    faces = table.cubes[seat]
    points = series_points(faces, taken)
    kept: i64 = faces
    slot: i64 = TILE_MASK
    bit: i64 = 0
    while faces != 0:
        tile = faces & TILE_MASK
        if tile != BARE and taken & BIT[bit] != 0:
            if tile == COIN:
                table.coins[seat] += 1
            else:
                table.boards[seat] += BOARD_ONE[tile]
            kept &= ~slot
        faces = faces >> TILE_BITS
        slot = slot << TILE_BITS
        bit += 1
    table.cubes[seat] = kept
    return points


def take_all(table: Table) -> None:
    """O-4.1: everyone takes all tiles left on their cube, wherever it is, as one last Score."""
    seat: i64 = 0
    while seat < table.players:
        table.points[seat] += take(table, seat, 63)
        seat += 1


def category_count(board: i64, category: i64) -> i64:
    """How many tiles of a colour (0 to 3) or of an object (4 to 8) lie on a board."""
    count: i64 = 0
    step: i64 = 4
    number: i64 = 4
    kind: i64 = category
    if category < 4:
        number = 5
    else:
        kind = 4 * (category - 4)
        step = 1
    while number > 0:
        count += (board >> (BOARD_BITS * kind)) & 7
        kind += step
        number -= 1
    return count


def object_tiles(board: i64) -> i64:
    """All tiles of a board."""
    count: i64 = 0
    while board != 0:
        count += board & 7
        board = board >> BOARD_BITS
    return count


def places(counts: list[int], first: int, second: int) -> list[int]:
    """O-4.3: the points of first and second place; ties take all, a tie for first leaves no second place."""
    best = max(counts)
    if best == 0:
        return [0] * len(counts)
    rest = [count for count in counts if count < best]
    runner_up = max(rest) if rest and len(rest) == len(counts) - 1 else 0
    return [first if count == best else second if runner_up and count == runner_up else 0 for count in counts]


def category_places(category: int) -> tuple[int, int]:
    """O-4.2: what first and second place of a category are worth."""
    return COLOUR_PLACES if category < len(COLOURS) else OBJECT_PLACES[category - len(COLOURS)]


def majority_points(boards: list[int], category: int) -> list[int]:
    first, second = category_places(category)
    return places([category_count(board, category) for board in boards], first, second)


def final_scores(table: Table) -> list[int]:
    """O-4.2: points scored, coins and majorities, of a table where every cube has been emptied."""
    boards = [int(board) for board in table.boards]
    scores = [int(table.points[seat] + COIN_POINTS * table.coins[seat]) for seat in range(table.players)]
    for category in range(CATEGORIES):
        for seat, points in enumerate(majority_points(boards, category)):
            scores[seat] += points
    return scores


def board_counts(board: i64) -> list[int]:
    """The tiles of a board by kind, from kind 1 on."""
    counts: list[int] = []
    kind: i64 = 0
    while kind < 20:
        counts.append((board >> (BOARD_BITS * kind)) & 7)
        kind += 1
    return counts


def most(values: list[int], among: list[int]) -> list[int]:
    """Those seats of `among` that have the most."""
    best = max(values[seat] for seat in among)
    return [seat for seat in among if values[seat] == best]
