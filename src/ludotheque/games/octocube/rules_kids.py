"""The kids game (O-6): filling a board of 16 spaces, and giving back what does not fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.journal import Journal
from ludotheque.games.octocube.board import (
    ABYSS_PLAIN,
    ANY_SLOT_END,
    ANY_SLOT_FIRST,
    BARE,
    BITS,
    BOARD_ONE,
    BOTTOM,
    COIN,
    COLOUR_SLOT,
    EXACT_OBJECTS,
    FACE_TO_BOTTOM,
    NO_GROUND,
    SEA_FLOOR,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    TILE_BITS,
    TILE_MASK,
    TILE_NAMES,
)
from ludotheque.games.octocube.rules_actions import (
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
from ludotheque.games.octocube.rules_cube import face, stack_height, turned, with_face
from ludotheque.games.octocube.rules_powers import face_names
from ludotheque.games.octocube.rules_table import Table

NO_SLOT: Final = -1


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
    object_: i64 = (kind - 1) // 4
    colour: i64 = (kind - 1) % 4
    first: i64 = SLOTS * seat
    if way == EXACT:
        exact = object_ < EXACT_OBJECTS and (seat + object_) % 4 == colour
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
    mask: i64 = 0
    faces = table.cubes[seat]
    while faces != 0:
        tile = faces & TILE_MASK
        if tile != BARE:
            way: i64 = EXACT
            while way <= ANY_COLOUR:
                if free_slot(table, seat, tile, way) != NO_SLOT:
                    mask |= BITS[3 * (tile - 1) + way]
                way += 1
        faces = faces >> TILE_BITS
    return mask


def loose_kinds(table: Table, seat: i64) -> i64:
    """A mask of kind - 1 for the tiles that are still to be laid."""
    mask: i64 = 0
    faces = table.cubes[seat]
    while faces != 0:
        if faces & TILE_MASK != BARE:
            mask |= BITS[(faces & TILE_MASK) - 1]
        faces = faces >> TILE_BITS
    return mask


def return_spaces(table: Table) -> i64:
    """O-6.3: the unoccupied abyss tiles but A (or bare sea floor, O-6.6); without any, the lowest stacks."""
    left = table.free()
    abyss: i64 = 0
    lowest: i64 = 0
    lowest_height: i64 = SPACES * SPACES
    space: i64 = 0
    while left != 0:
        if left & 1 != 0:
            ground = table.ground[space]
            if ground in (ABYSS_PLAIN, SEA_FLOOR):
                abyss |= BITS[space]
            elif ground == NO_GROUND:
                height = stack_height(table.stacks[space])
                if height < lowest_height:
                    lowest_height = height
                    lowest = 0
                if height == lowest_height:
                    lowest |= BITS[space]
        left = left >> 1
        space += 1
    return abyss if abyss != 0 else lowest


def retrieve(table: Table, seat: i64, journal: Journal | None) -> bool:
    """O-6.3: takes the cube home and its coins aside; says whether other tiles are left to deal with."""
    table.lift(seat, journal)
    faces = table.cubes[seat]
    if faces != 0:
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
    _take_off(table, seat, kind)
    table.slots[SLOTS * seat + slot] = kind
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
