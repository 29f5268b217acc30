"""The kids game (O-6): filling a board of 16 spaces, and giving back what does not fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.journal import Journal
from ludotheque.games.octocube.rules.actions import (
    ANY_COLOUR,
    BOARD_FULL,
    EXACT,
    GOING_ON,
    OF_COLOUR,
    PHASE_ACT,
    PHASE_FILL,
    PHASE_LAY,
    PHASE_RETURN,
    WAYS,
)
from ludotheque.games.octocube.rules.board import (
    ABYSS_PLAIN,
    ANY_SLOT_END,
    ANY_SLOT_FIRST,
    BARE,
    BOARD_ONE,
    BOTTOM,
    COIN,
    COLOUR_SLOT,
    COLOUR_WAYS,
    EXACT_OBJECTS,
    FACE_TO_BOTTOM,
    KIND_WAYS,
    NO_GROUND,
    OBJECT_KINDS,
    OBJECT_WAYS,
    OPEN_WAYS,
    SLOTS,
    SPACE_NAMES,
    TILE_BITS,
    TILE_MASK,
    TILE_NAMES,
    TILE_TOTAL,
)
from ludotheque.games.octocube.rules.cube import face, stack_height, turned, with_face
from ludotheque.games.octocube.rules.powers import face_names
from ludotheque.games.octocube.rules.table import Table

NO_SLOT: Final = -1

ONLY_KEPT_TILES_COUNT: Final = 2
"""O-6.6: from this version of the rules on a round is idle unless a tile stays on a board; before, any Retrieve of
tiles broke the run."""


def turn_bare_face_down(faces: i64) -> i64:
    """O-6.2: any orientation with an untiled face down; we take the first, as it has no effect."""
    position: i64 = BOTTOM
    if face(faces, position) == BARE:
        return faces
    position = 0
    while position < 6:
        if face(faces, position) == BARE:
            return turned(faces, FACE_TO_BOTTOM[position])
        position += 1
    return faces


def free_slot(table: Table, seat: i64, kind: i64, way: i64) -> i64:
    """The free space of a seat's board that takes a tile in one of the three ways, or NO_SLOT."""
    object_: i64 = (kind - 1) >> 2
    colour: i64 = (kind - 1) & 3
    first: i64 = SLOTS * seat
    if way == EXACT:
        exact = object_ < EXACT_OBJECTS and (seat + object_) & 3 == colour
        return object_ if exact and table.slots[first + object_] == BARE else NO_SLOT
    if way == OF_COLOUR:
        return COLOUR_SLOT + colour if table.slots[first + COLOUR_SLOT + colour] == BARE else NO_SLOT
    slot: i64 = ANY_SLOT_FIRST[object_]
    end: i64 = ANY_SLOT_END[object_]
    while slot < end:
        if table.slots[first + slot] == BARE:
            return slot
        slot += 1
    return NO_SLOT


def fills(table: Table, seat: i64) -> i64:
    """O-6.3: a mask of 3 * (kind - 1) + way for all tiles of the cube that fit somewhere."""
    ways: i64 = 0
    faces = table.cubes[seat]
    while faces != 0:
        ways |= KIND_WAYS[faces & TILE_MASK]
        faces = faces >> TILE_BITS
    return ways & table.fitting[seat]


def note_filled(table: Table, seat: i64, kind: i64, way: i64) -> None:
    """Where no space of a sort is left, no tile that would go there fits that way any more."""
    if free_slot(table, seat, kind, way) != NO_SLOT:
        return
    if way == EXACT:
        table.fitting[seat] &= ~BIT[3 * (kind - 1) + EXACT]
    elif way == OF_COLOUR:
        table.fitting[seat] &= ~COLOUR_WAYS[(kind - 1) & 3]
    else:
        table.fitting[seat] &= ~OBJECT_WAYS[(kind - 1) >> 2]


def note_all_filled(table: Table) -> None:
    """The same for boards whose spaces were set otherwise."""
    for seat in range(table.players):
        table.fitting[seat] = OPEN_WAYS[seat]
        for kind in range(1, OBJECT_KINDS + 1):
            for way in (EXACT, OF_COLOUR, ANY_COLOUR):
                note_filled(table, seat, kind, way)


def loose_kinds(table: Table, seat: i64) -> i64:
    """A mask of kind - 1 for the tiles that are still to be laid."""
    mask: i64 = 0
    faces = table.cubes[seat]
    while faces != 0:
        if faces & TILE_MASK != BARE:
            mask |= BIT[(faces & TILE_MASK) - 1]
        faces = faces >> TILE_BITS
    return mask


def return_spaces(table: Table) -> i64:
    """O-6.3: the unoccupied abyss tiles but A (or bare sea floor, O-6.6); without any, the lowest stacks."""
    left = table.free()
    mask: i64 = 0
    space: i64 = 0
    while left != 0:
        if left & 1 != 0 and table.ground[space] >= ABYSS_PLAIN:
            mask |= BIT[space]
        left = left >> 1
        space += 1
    return mask if mask != 0 else _lowest_stacks(table)


def _lowest_stacks(table: Table) -> i64:
    left = table.free()
    mask: i64 = 0
    lowest: i64 = TILE_TOTAL
    space: i64 = 0
    while left != 0:
        if left & 1 != 0 and table.ground[space] == NO_GROUND:
            height = stack_height(table.stacks[space])
            if height < lowest:
                lowest = height
                mask = 0
            if height == lowest:
                mask |= BIT[space]
        left = left >> 1
        space += 1
    return mask


def retrieve(table: Table, seat: i64, journal: Journal | None) -> bool:
    """O-6.3: takes the cube home and its coins aside; says whether other tiles are left to deal with."""
    table.lift(seat, journal)
    faces = table.cubes[seat]
    if faces != 0 and table.rules < ONLY_KEPT_TILES_COUNT:
        table.taken = 1
    if journal is not None:
        tiles = [name for name in face_names(faces) if name != TILE_NAMES[BARE]]
        journal.note({"kind": "retrieve", "seat": seat, "tiles": tiles, "count": len(tiles)})
    position: i64 = 0
    while position < 6:
        if face(faces, position) == COIN:
            table.coins[seat] += 1
            table.cubes[seat] = with_face(table.cubes[seat], position, BARE)
        position += 1
    return sort_out(table, seat)


def sort_out(table: Table, seat: i64) -> bool:
    """Finds what is to be done next with the tiles of a retrieved cube; False when all are dealt with."""
    if fills(table, seat) != 0:
        table.phase = PHASE_FILL
    elif table.cubes[seat] != 0:
        table.phase = PHASE_LAY
    elif table.laid != 0:
        table.phase = PHASE_RETURN
    else:
        return False
    return True


def fill(table: Table, seat: i64, kind: i64, way: i64, journal: Journal | None) -> bool:
    slot = free_slot(table, seat, kind, way)
    table.taken = 1
    _take_off(table, seat, kind)
    table.slots[SLOTS * seat + slot] = kind
    note_filled(table, seat, kind, way)
    table.boards[seat] += BOARD_ONE[kind]
    if journal is not None:
        journal.note({"kind": "fill", "seat": seat, "tile": TILE_NAMES[kind], "way": WAYS[way], "slot": slot})
    if filled(table, seat) == SLOTS and table.last_round == GOING_ON:
        table.last_round = BOARD_FULL
        if journal is not None:
            journal.note({"kind": "board-full", "seat": seat})
    return sort_out(table, seat)


def lay(table: Table, seat: i64, kind: i64, journal: Journal | None) -> bool:
    _take_off(table, seat, kind)
    table.laid = (table.laid << TILE_BITS) | kind
    if journal is not None:
        journal.note({"kind": "lay", "seat": seat, "tile": TILE_NAMES[kind]})
    return sort_out(table, seat)


def _take_off(table: Table, seat: i64, kind: i64) -> None:
    position: i64 = 0
    while face(table.cubes[seat], position) != kind:
        position += 1
    table.cubes[seat] = with_face(table.cubes[seat], position, BARE)


def give_back(table: Table, seat: i64, space: i64, journal: Journal | None) -> None:
    """The stack replaces an abyss tile, which returns to the supply, or goes on top of the lowest stack."""
    height = stack_height(table.laid)
    if table.ground[space] == ABYSS_PLAIN:
        table.supply_left += 1
    table.ground[space] = NO_GROUND
    bits: i64 = TILE_BITS * height
    table.stacks[space] = (table.stacks[space] << bits) | table.laid
    # O-7: what is laid openly stays known, and so does what was visible below it.
    table.known[space] += height
    table.touched |= BIT[space]
    table.laid = 0
    table.phase = PHASE_ACT
    if journal is not None:
        journal.note({"kind": "give-back", "seat": seat, "space": SPACE_NAMES[space], "count": height})


def filled(table: Table, seat: i64) -> i64:
    """How many spaces of a kids board are taken."""
    count: i64 = 0
    slot: i64 = SLOTS * seat
    end: i64 = slot + SLOTS
    while slot < end:
        if table.slots[slot] != BARE:
            count += 1
        slot += 1
    return count
