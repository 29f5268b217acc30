"""What nobody has seen (O-7): the lower tiles of the stacks, the abyss supply, and other seats' points."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.rng import Rng
from ludotheque.games.octocube.rules.actions import KIDS
from ludotheque.games.octocube.rules.board import BOARD_BITS, KINDS, SERIES, SPACES, TILE_BITS, TILE_MASK
from ludotheque.games.octocube.rules.cube import stack_height
from ludotheque.games.octocube.rules.table import Table


def deal_anew(table: Table, rng: Rng) -> None:
    """Deals what nobody has seen anew: it depends on nothing but what everyone knows, and on `rng`."""
    pool = _unseen_tiles(table)
    rng.shuffle(pool)
    next_tile: i64 = 0
    space: i64 = 0
    while space < SPACES:
        stack = table.stacks[space]
        if stack != 0:
            known = table.known[space]
            level: i64 = stack_height(stack)
            stack = 0
            while level > known:
                stack = (stack << TILE_BITS) | pool[next_tile]
                next_tile += 1
                level -= 1
            known_bits: i64 = TILE_BITS * known
            table.stacks[space] = (stack << known_bits) | (table.stacks[space] & (BIT[known_bits] - 1))
        space += 1
    if len(table.supply) > 0:
        table.supply = _sorted(table.supply)
        rng.shuffle(table.supply)


def _unseen_tiles(table: Table) -> vec[i64]:
    counts = vec[i64]([0] * KINDS)
    space: i64 = 0
    while space < SPACES:
        unseen: i64 = table.stacks[space] >> (TILE_BITS * table.known[space])
        while unseen != 0:
            counts[unseen & TILE_MASK] += 1
            unseen = unseen >> TILE_BITS
        space += 1
    return _listed(counts)


def _sorted(abyss_tiles: vec[i64]) -> vec[i64]:
    counts = vec[i64]([0] * KINDS)
    for tile in abyss_tiles:
        counts[tile] += 1
    return _listed(counts)


def _listed(counts: vec[i64]) -> vec[i64]:
    listed = vec[i64]([])
    kind: i64 = 0
    while kind < KINDS:
        left: i64 = counts[kind]
        while left > 0:
            listed = append(listed, kind)
            left -= 1
        kind += 1
    return listed


def guess_points(table: Table, viewer: i64, rng: Rng) -> None:
    """Gives the other seats points that their boards allow: their tokens lie face down."""
    if table.mode == KIDS or table.open_scores != 0:
        return
    seat: i64 = 0
    while seat < table.players:
        if seat != viewer:
            table.points[seat] = _plausible_points(table.boards[seat], rng)
        seat += 1


def _plausible_points(board: i64, rng: Rng) -> i64:
    """The points of a board whose tiles were taken in series of chance lengths."""
    points: i64 = 0
    while board != 0:
        count: i64 = 0
        colour: i64 = 0
        while colour < 4:
            count += board & 7
            board = board >> BOARD_BITS
            colour += 1
        while count > 0:
            longest: i64 = count if count < 6 else 6
            series = 1 + rng.below(longest)
            points += SERIES[series]
            count -= series
    return points
