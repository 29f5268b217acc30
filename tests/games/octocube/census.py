"""A census of the table: where every tile is, and whether a position can be one of a real game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.actions import ADVANCED, KIDS
from ludotheque.games.octocube.rules.board import (
    ABYSS_A,
    ABYSS_B,
    ABYSS_PLAIN,
    BARE,
    BOARD_BITS,
    BOARD_ONE,
    COIN,
    FULL_SET,
    GRID,
    HOLE,
    KINDS,
    NO_GROUND,
    POWERS,
    SLOTS,
    SPACES,
    SUPPLY,
    TILE_BITS,
    TILE_MASK,
)
from ludotheque.games.octocube.rules.cube import stack_height
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.rules.table import HOME, Table

WHOLE_SET: Final = vec[i64]([FULL_SET.count(kind) for kind in range(KINDS)])


def tile_counts(table: Table) -> vec[i64]:
    """The tiles in stacks, on cubes, on boards, among coins and in a stack being made, by kind."""
    counts = vec[i64]([0] * KINDS)
    for stack in table.stacks:
        _count(counts, stack)
    for cube in table.cubes:
        _count(counts, cube)
    _count(counts, table.laid)
    for board in table.boards:
        kind: i64 = 1
        while board != 0:
            counts[kind] += board & 7
            board = board >> BOARD_BITS
            kind += 1
    for coins in table.coins:
        counts[COIN] += coins
    return counts


def _count(counts: vec[i64], packed: i64) -> None:
    while packed != 0:
        if packed & TILE_MASK != BARE:
            counts[packed & TILE_MASK] += 1
        packed = packed >> TILE_BITS


def fault(table: Table) -> str:
    """What cannot be true of a position of a real game; empty if all is well."""
    counts = tile_counts(table)
    kind: i64 = 1
    while kind < KINDS:
        if counts[kind] != WHOLE_SET[kind]:
            return "a tile is lost or doubled"
        kind += 1
    if not _abyss_tiles_are_all_there(table):
        return "an abyss tile is lost or doubled"
    if table.mode == KIDS and not _boards_match_their_spaces(table):
        return "a kids board does not hold what its spaces hold"
    return _fault_of_spots(table)


def _abyss_tiles_are_all_there(table: Table) -> bool:
    seen: i64 = 0
    lying: i64 = 0
    for ground in table.ground:
        if ground != NO_GROUND and ground <= ABYSS_PLAIN:
            lying += 1
            seen |= BIT[ground]
    centre: i64 = 0 if table.players == 2 else 1
    if lying + table.supply_left != SUPPLY[table.players] + centre:
        return False
    if table.mode != ADVANCED:
        return seen & ~(BIT[ABYSS_A] | BIT[ABYSS_PLAIN]) == 0
    for power in table.supply:
        seen |= BIT[power]
    return seen == BIT[ABYSS_B + POWERS] - BIT[ABYSS_B] and lying + len(table.supply) == POWERS


def _boards_match_their_spaces(table: Table) -> bool:
    seat: i64 = 0
    while seat < table.players:
        held: i64 = 0
        slot: i64 = SLOTS * seat
        end: i64 = slot + SLOTS
        while slot < end:
            held += BOARD_ONE[table.slots[slot]]
            slot += 1
        if held != table.boards[seat]:
            return False
        seat += 1
    return True


def _fault_of_spots(table: Table) -> str:
    occupied: i64 = 0
    for at in table.at:
        if at != HOME:
            occupied |= BIT[at]
    if occupied != table.occupied:
        return "the mask of occupied spaces is wrong"
    space: i64 = 0
    while space < SPACES:
        stack = table.stacks[space]
        ground = table.ground[space]
        height = stack_height(stack)
        covered = occupied & BIT[space] != 0
        if ground != NO_GROUND and stack != 0:
            return "a stack lies on an abyss tile"
        if table.known[space] > height:
            return "more tiles are known than there are"
        inside = GRID[table.players] & BIT[space] != 0
        if inside and ground == NO_GROUND and not covered and table.known[space] == 0 and table.to_move != NOBODY:
            return "an uncovered spot shows nothing"
        if (inside and ground != HOLE) != (table.spaces & BIT[space] != 0):
            return "the mask of spaces is wrong"
        space += 1
    return ""


def checked_games(start: Octocube, games: i64, rng: Rng) -> str:
    """Plays random games and looks at every position; the first fault found, or nothing."""
    game: i64 = 0
    while game < games:
        state = start.redeal(-1, rng)
        while state.to_move != NOBODY:
            state.apply(state.random_action(rng))
            found = fault(state)
            if found != "":
                return found
        game += 1
    return ""
