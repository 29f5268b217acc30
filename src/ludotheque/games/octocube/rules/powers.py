"""The powers of the abyss tiles (O-5.3): what each may be aimed at, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.bits import BIT, popcount
from ludotheque.core.journal import Journal
from ludotheque.games.octocube.rules.actions import CUBE, SPACE, TILE, TURN
from ludotheque.games.octocube.rules.board import (
    ABYSS_B,
    ABYSS_C,
    ABYSS_D,
    ABYSS_E,
    ABYSS_F,
    ABYSS_G,
    ABYSS_H,
    BARE,
    BOARD_BITS,
    BOARD_ONE,
    BOTTOM,
    COIN,
    DISTINCT_KEEPING_BOTTOM,
    DISTINCT_MOVING_BOTTOM,
    DISTINCT_TURNS,
    FACES,
    NEIGHBOURS,
    NO_GROUND,
    OBJECT_KINDS,
    SPACE_NAMES,
    TILE_MASK,
    TILE_NAMES,
    TOP,
    TURN_BOTTOM,
)
from ludotheque.games.octocube.rules.cube import pattern, turned, with_face
from ludotheque.games.octocube.rules.table import HOME, NOTHING, Table


def usable(table: Table, seat: i64, power: i64) -> bool:
    """O-5.2: whether a power has a legal use: all that it needs is there, and something to aim at."""
    if power in (ABYSS_B, ABYSS_F):
        if table.boards[seat] == 0:
            return False
    elif power == ABYSS_H:
        return popcount(table.free()) >= 2
    return targets(table, seat, power, NOTHING) != 0


def target_base(power: i64, chosen: i64) -> i64:
    """The range of ids in which the next target of a power lies."""
    if power == ABYSS_B:
        return TILE
    if power == ABYSS_E:
        return TURN
    if power in (ABYSS_C, ABYSS_D, ABYSS_H):
        return SPACE
    if power == ABYSS_F:
        return SPACE if chosen == NOTHING else TILE
    return CUBE


def targets(table: Table, seat: i64, power: i64, chosen: i64) -> i64:
    """A mask of what the next target of a power may be."""
    if power == ABYSS_B:
        # O-5.3 B: coins have no board space.
        swaps = table.top(seat) != BARE and table.top(seat) != COIN
        return _board_kinds(table.boards[seat]) if swaps else 0
    if power == ABYSS_C:
        return table.free()
    if power == ABYSS_D:
        return _visible_tiles(table) if table.top(seat) == BARE else 0
    if power == ABYSS_E:
        return _turns(table, seat)
    if power == ABYSS_F:
        return _adjacent_objects(table, seat) if chosen == NOTHING else _board_kinds(table.boards[seat])
    if power == ABYSS_G:
        return _opponents(table, seat, False)
    if power == ABYSS_H:
        # Abyss tiles count as stacks, the triggering one too; holes do not.
        return table.free() if chosen == NOTHING else table.free() & ~BIT[chosen]
    return _opponents(table, seat, True) if table.top(seat) != BARE else 0


def _board_kinds(board: i64) -> i64:
    mask: i64 = 0
    kind: i64 = 0
    while kind < OBJECT_KINDS:
        if board & 7 != 0:
            mask |= BIT[kind]
        board = board >> BOARD_BITS
        kind += 1
    return mask


def _visible_tiles(table: Table) -> i64:
    """The unoccupied stacks: each shows an object or a coin."""
    left = table.free()
    mask: i64 = 0
    space: i64 = 0
    while left != 0:
        if left & 1 != 0 and table.stacks[space] != 0:
            mask |= BIT[space]
        left = left >> 1
        space += 1
    return mask


def _adjacent_objects(table: Table, seat: i64) -> i64:
    """O-5.3 F: adjacent visible tiles that a board has a space for."""
    free = table.free()
    mask: i64 = 0
    place: i64 = 4 * table.at[seat]
    last: i64 = place + 4
    while place < last:
        space = NEIGHBOURS[place]
        if space >= 0 and free & BIT[space] != 0:
            tile = table.stacks[space] & TILE_MASK
            if tile != BARE and tile != COIN:
                mask |= BIT[space]
        place += 1
    return mask


def _opponents(table: Table, seat: i64, with_top_tile: bool) -> i64:
    mask: i64 = 0
    other: i64 = 0
    while other < table.players:
        if other != seat and table.at[other] != HOME and not (with_top_tile and table.top(other) == BARE):
            mask |= BIT[other]
        other += 1
    return mask


def _turns(table: Table, seat: i64) -> i64:
    """O-5.3 E: the turns with different results.

    Over the stack's last tile, to keep it below and to bring an equal one below may look alike, but only the second
    empties the space.
    """
    code = pattern(table.cubes[seat])
    space = table.at[seat]
    if table.stacks[space] == 0 and table.ground[space] == NO_GROUND:
        return DISTINCT_KEEPING_BOTTOM[code] | DISTINCT_MOVING_BOTTOM[code]
    return DISTINCT_TURNS[code]


def aim(table: Table, seat: i64, target: i64, journal: Journal | None) -> bool:
    """Carries the power out at its target; says whether another target is still to be chosen."""
    power = table.power
    if power in (ABYSS_F, ABYSS_H) and table.chosen == NOTHING:
        table.chosen = target
        if journal is not None:
            journal.note({"kind": "aim", "seat": seat, "space": SPACE_NAMES[target]})
        return True
    if power == ABYSS_B:
        _swap_with_board(table, seat, target + 1, journal)
    elif power == ABYSS_C:
        _move(table, seat, target, journal)
    elif power == ABYSS_D:
        _take_visible(table, seat, target, journal)
    elif power == ABYSS_E:
        _reorient(table, seat, target, journal)
    elif power == ABYSS_F:
        _swap_adjacent(table, seat, table.chosen, target + 1, journal)
    elif power == ABYSS_G:
        _swap_cubes(table, seat, target, journal)
    elif power == ABYSS_H:
        _swap_stacks(table, seat, table.chosen, target, journal)
    else:
        _swap_tops(table, seat, target, journal)
    return False


def _swap_with_board(table: Table, seat: i64, kind: i64, journal: Journal | None) -> None:
    given = table.top(seat)
    table.boards[seat] += BOARD_ONE[given] - BOARD_ONE[kind]
    table.cubes[seat] = with_face(table.cubes[seat], TOP, kind)
    if journal is not None:
        journal.note({"kind": "store", "seat": seat, "tile": TILE_NAMES[given]})
        journal.note({"kind": "from-board", "seat": seat, "tile": TILE_NAMES[kind], "face": FACES[TOP]})


def _move(table: Table, seat: i64, space: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.note({"kind": "move", "seat": seat, "space": SPACE_NAMES[space]})
    table.lift(seat, journal)
    table.put(seat, space, journal)


def _take_visible(table: Table, seat: i64, space: i64, journal: Journal | None) -> None:
    tile = table.stacks[space] & TILE_MASK
    table.cubes[seat] = with_face(table.cubes[seat], TOP, tile)
    table.remove_top(space)
    if journal is not None:
        journal.note(
            {"kind": "take", "seat": seat, "space": SPACE_NAMES[space], "tile": TILE_NAMES[tile], "face": FACES[TOP]}
        )
    table.uncover(space, journal)


def _reorient(table: Table, seat: i64, turn: i64, journal: Journal | None) -> None:
    table.cubes[seat] = turned(table.cubes[seat], turn)
    if journal is not None:
        journal.note({"kind": "reorient", "seat": seat, "faces": face_names(table.cubes[seat])})
    space = table.at[seat]
    last_tile_left = table.stacks[space] == 0 and table.ground[space] == NO_GROUND and TURN_BOTTOM[turn] != BOTTOM
    if last_tile_left:
        table.empty(space, journal)
    else:
        table.attach(seat, journal, True)


def _swap_adjacent(table: Table, seat: i64, space: i64, kind: i64, journal: Journal | None) -> None:
    stack = table.stacks[space]
    tile = stack & TILE_MASK
    table.boards[seat] += BOARD_ONE[tile] - BOARD_ONE[kind]
    table.stacks[space] = stack - tile + kind
    table.touched |= BIT[space]
    if journal is not None:
        journal.note({"kind": "store", "seat": seat, "tile": TILE_NAMES[tile], "space": SPACE_NAMES[space]})
        journal.note({"kind": "give", "seat": seat, "tile": TILE_NAMES[kind], "space": SPACE_NAMES[space]})


def _swap_cubes(table: Table, seat: i64, other: i64, journal: Journal | None) -> None:
    here = table.at[seat]
    there = table.at[other]
    if journal is not None:
        journal.note(
            {
                "kind": "swap-cubes",
                "seat": seat,
                "other_seat": other,
                "space": SPACE_NAMES[there],
                "other_space": SPACE_NAMES[here],
            }
        )
    here_known = table.known[here] > 0
    there_known = table.known[there] > 0
    # The mover's old space first.
    table.lift(seat, journal)
    table.lift(other, journal)
    table.put(seat, there, journal, there_known)
    table.put(other, here, journal, here_known)


def _swap_stacks(table: Table, seat: i64, one: i64, other: i64, journal: Journal | None) -> None:
    stack = table.stacks[one]
    known = table.known[one]
    ground = table.ground[one]
    table.stacks[one] = table.stacks[other]
    table.known[one] = table.known[other]
    table.ground[one] = table.ground[other]
    table.stacks[other] = stack
    table.known[other] = known
    table.ground[other] = ground
    table.touched |= BIT[one] | BIT[other]
    if journal is not None:
        journal.note(
            {"kind": "swap-stacks", "seat": seat, "space": SPACE_NAMES[one], "other_space": SPACE_NAMES[other]}
        )


def _swap_tops(table: Table, seat: i64, other: i64, journal: Journal | None) -> None:
    own = table.top(seat)
    theirs = table.top(other)
    table.cubes[seat] = with_face(table.cubes[seat], TOP, theirs)
    table.cubes[other] = with_face(table.cubes[other], TOP, own)
    if journal is not None:
        journal.note({"kind": "swap-tops", "seat": seat, "other_seat": other, "tile": TILE_NAMES[theirs]})
        journal.note({"kind": "give-top", "seat": seat, "other_seat": other, "tile": TILE_NAMES[own]})


def face_names(faces: i64) -> list[str]:
    names: list[str] = []
    position: i64 = 0
    while position < 6:
        names.append(TILE_NAMES[(faces >> (5 * position)) & TILE_MASK])
        position += 1
    return names
