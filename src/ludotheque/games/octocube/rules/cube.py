"""A cube as one packed number: which tile sits on which of its six faces.."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.games.octocube.rules.board import BARE, TILE_BITS, TILE_MASK, TURN_SHIFTS


def face(faces: i64, position: i64) -> i64:
    return (faces >> (TILE_BITS * position)) & TILE_MASK


def with_face(faces: i64, position: i64, tile: i64) -> i64:
    shift: i64 = TILE_BITS * position
    here: i64 = TILE_MASK
    return (faces & ~(here << shift)) | (tile << shift)


def turned(faces: i64, turn: i64) -> i64:
    """The faces after one of the 24 turns."""
    shifts = TURN_SHIFTS
    place: i64 = 6 * turn + 5
    result: i64 = 0
    left: i64 = 6
    while left > 0:
        result = (result << TILE_BITS) | ((faces >> shifts[place]) & TILE_MASK)
        place -= 1
        left -= 1
    return result


def pattern(faces: i64) -> i64:
    """Which faces are alike, as a code for the tables of distinct turns."""
    code: i64 = 0
    weight: i64 = 1
    position: i64 = 1
    while position < 6:
        tile = face(faces, position)
        equal: i64 = 0
        while face(faces, equal) != tile:
            equal += 1
        code += weight * equal
        position += 1
        weight *= position
    return code


def distinct_pivots(faces: i64) -> i64:
    """O-3.7: a mask of the quarter turns that give different results."""
    north = face(faces, 2)
    east = face(faces, 3)
    if north != face(faces, 4) or east != face(faces, 5):
        return 7
    return 1 if north == east else 3


def tiled(faces: i64) -> i64:
    """A mask of the faces that have a tile."""
    mask: i64 = 0
    bit: i64 = 1
    while faces != 0:
        if faces & TILE_MASK != BARE:
            mask |= bit
        bit += bit
        faces = faces >> TILE_BITS
    return mask


def nth_subset(mask: i64, n: i64) -> i64:
    """The n-th of the subsets of a mask, in ascending order."""
    subset: i64 = 0
    bit: i64 = 0
    while mask != 0:
        if n & BIT[bit] != 0:
            subset |= mask & -mask
        mask &= mask - 1
        bit += 1
    return subset


def stack_height(stack: i64) -> i64:
    height: i64 = 0
    while stack != 0:
        height += 1
        stack = stack >> TILE_BITS
    return height
