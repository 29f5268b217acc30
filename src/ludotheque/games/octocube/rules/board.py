"""Tiles, grid, cube turns and kids boards: the components as data, and the tables derived from them once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

OBJECTS: Final = ("starfish", "amphora", "sextant", "pearl", "diamond")
COLOURS: Final = ("white", "light-blue", "dark-blue", "green")

# O-1.2: tiles by object (rows) and colour (columns), in the orders above.
TILE_COUNTS: Final = (
    (5, 5, 5, 4),
    (4, 4, 4, 5),
    (3, 4, 4, 4),
    (3, 3, 3, 3),
    (3, 2, 2, 2),
)
COIN_COUNT: Final = 12
TILE_TOTAL: Final = 84

# A tile's kind: 1 + 4 * object + colour, or COIN; BARE stands for no tile.
BARE: Final = 0
COIN: Final = 21
KINDS: Final = 22
OBJECT_KINDS: Final = 20

# O-2.1: the stack heights; the centre of the larger grid holds an abyss tile.
HEIGHTS_2: Final = ((5, 5, 5, 5), (5, 6, 6, 5), (5, 6, 6, 5), (5, 5, 5, 5))
HEIGHTS_34: Final = ((3, 3, 3, 3, 3), (3, 4, 5, 4, 3), (3, 5, 0, 5, 3), (3, 4, 5, 4, 3), (3, 3, 3, 3, 3))
CENTRE: Final = 12

# O-2.3: abyss tiles in the supply, by number of players.
SUPPLY: Final = (0, 0, 5, 6, 7)

# What lies on a spot without a stack: an abyss tile by its letter or plain, a hole, or (kids) the bare sea floor.
NO_GROUND: Final = 0
ABYSS_A: Final = 1
ABYSS_B: Final = 2
ABYSS_C: Final = 3
ABYSS_D: Final = 4
ABYSS_E: Final = 5
ABYSS_F: Final = 6
ABYSS_G: Final = 7
ABYSS_H: Final = 8
ABYSS_I: Final = 9
ABYSS_PLAIN: Final = 10
HOLE: Final = 11
SEA_FLOOR: Final = 12
GROUNDS: Final = ("", "A", "B", "C", "D", "E", "F", "G", "H", "I", "plain", "hole", "floor")
POWERS: Final = 8

# O-3.8 and O-4.2: points of a series, of a coin, and of first and second places.
SERIES_POINTS: Final = (0, 0, 2, 4, 7, 10, 15)
COIN_POINTS: Final = 3
COLOUR_PLACES: Final = (5, 2)
OBJECT_PLACES: Final = ((3, 0), (4, 1), (5, 2), (6, 3), (7, 4))

# O-4.5, and the last round of a kids game that goes round in circles (O-6.6).
IDLE_ROUNDS: Final = 40
KIDS_ROUNDS: Final = 500

# O-6.4: a kids board. Four exact spaces, one a colour, then so many of any colour by object.
EXACT_OBJECTS: Final = 4
ANY_COLOUR_SPACES: Final = (2, 2, 2, 1, 1)
COLOUR_SLOT: Final = 4
ANY_SLOTS: Final = (8, 10, 12, 14, 15)
SLOTS: Final = 16

# The six positions of a cube's faces, and the four directions.
FACES: Final = ("top", "bottom", "north", "east", "south", "west")
TOP: Final = 0
BOTTOM: Final = 1
NORTH: Final = 2
EAST: Final = 3
SOUTH: Final = 4
WEST: Final = 5
DIRECTIONS: Final = ("north", "east", "south", "west")
ROTATIONS: Final = 24

# Where the tile of each face comes from: O-3.4 for a roll north or east, O-3.7 for a quarter turn clockwise.
ROLL_NORTH: Final = (SOUTH, NORTH, TOP, EAST, BOTTOM, WEST)
ROLL_EAST: Final = (WEST, EAST, NORTH, TOP, SOUTH, BOTTOM)
PIVOT_90: Final = (TOP, BOTTOM, WEST, NORTH, EAST, SOUTH)

SPACES: Final = 25
WIDTH: Final = 5

FaceSources = tuple[int, ...]


def _after(first: FaceSources, second: FaceSources) -> FaceSources:
    return tuple(first[source] for source in second)


def _turns() -> list[FaceSources]:
    """The 24 ways to turn a cube, by the faces that come to its top and to its north: unturned first."""
    known: set[FaceSources] = {(TOP, BOTTOM, NORTH, EAST, SOUTH, WEST)}
    fresh = list(known)
    while fresh:
        turn = fresh.pop()
        for step in (ROLL_NORTH, PIVOT_90):
            further = _after(turn, step)
            if further not in known:
                known.add(further)
                fresh.append(further)
    return sorted(known, key=lambda turn: (turn[TOP], turn[NORTH]))


TURNS: Final = _turns()
_ROLL_SOUTH: Final = _after(_after(ROLL_NORTH, ROLL_NORTH), ROLL_NORTH)
_ROLL_WEST: Final = _after(_after(ROLL_EAST, ROLL_EAST), ROLL_EAST)
_PIVOT_180: Final = _after(PIVOT_90, PIVOT_90)

UNTURNED: Final = 0
ROLL_TURNS: Final = vec[i64]([TURNS.index(turn) for turn in (ROLL_NORTH, ROLL_EAST, _ROLL_SOUTH, _ROLL_WEST)])
PIVOT_TURNS: Final = vec[i64]([TURNS.index(turn) for turn in (PIVOT_90, _PIVOT_180, _after(_PIVOT_180, PIVOT_90))])

# A cube is packed into one number: five bits a face, in the order of FACES. A stack likewise, its top lowest.
TILE_BITS: Final = 5
TILE_MASK: Final = 31
TURN_SHIFTS: Final = vec[i64]([TILE_BITS * source for turn in TURNS for source in turn])
TURN_BOTTOM: Final = vec[i64]([turn[BOTTOM] for turn in TURNS])
FACE_TO_BOTTOM: Final = vec[i64]([next(r for r, turn in enumerate(TURNS) if turn[BOTTOM] == face) for face in range(6)])


def _patterns() -> list[FaceSources]:
    """Every way in which some of six faces are alike: for each face the first one that equals it."""
    found: list[FaceSources] = [()]
    for face in range(6):
        found = [
            (*pattern, label)
            for pattern in found
            for label in range(face + 1)
            if label == face or pattern[label] == label
        ]
    return found


def _pattern_code(pattern: FaceSources) -> int:
    code, weight = 0, 1
    for face in range(1, 6):
        code += weight * pattern[face]
        weight *= face + 1
    return code


def _first_of_each(pattern: FaceSources, turns: list[int]) -> int:
    """A mask of those turns whose result no lower one of them gives."""
    seen: set[FaceSources] = set()
    mask = 0
    for turn in turns:
        result = tuple(pattern[source] for source in TURNS[turn])
        if result not in seen:
            seen.add(result)
            mask |= 2**turn
    return mask


def _turn_masks(keeps_bottom: bool, moves_bottom: bool) -> vec[i64]:
    """By pattern code: the turns that give different results, among those that keep or move the bottom face."""
    masks = [0] * 720
    turns = [turn for turn in range(ROTATIONS) if (keeps_bottom if TURNS[turn][BOTTOM] == BOTTOM else moves_bottom)]
    for pattern in _patterns():
        masks[_pattern_code(pattern)] = _first_of_each(pattern, turns)
    return vec[i64](masks)


DISTINCT_TURNS: Final = _turn_masks(True, True)
DISTINCT_KEEPING_BOTTOM: Final = _turn_masks(True, False)
DISTINCT_MOVING_BOTTOM: Final = _turn_masks(False, True)

SPACE_NAMES: Final = [f"{'abcde'[space % WIDTH]}{space // WIDTH + 1}" for space in range(SPACES)]


def _neighbours() -> vec[i64]:
    """By space and direction: the next space, or -1 off the larger grid."""
    found: list[int] = []
    for space in range(SPACES):
        row, column = space // WIDTH, space % WIDTH
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            inside = 0 <= row + down < WIDTH and 0 <= column + right < WIDTH
            found.append((row + down) * WIDTH + column + right if inside else -1)
    return vec[i64](found)


NEIGHBOURS: Final = _neighbours()


def grid_heights(players: int) -> list[int]:
    """Stack heights by space; -1 where the grid of so many players has none."""
    rows: tuple[tuple[int, ...], ...] = HEIGHTS_2 if players == 2 else HEIGHTS_34
    heights = [-1] * SPACES
    for row, line in enumerate(rows):
        for column, height in enumerate(line):
            heights[row * WIDTH + column] = height
    return heights


def grid_side(players: int) -> int:
    return len(HEIGHTS_2) if players == 2 else len(HEIGHTS_34)


def _grid_mask(side: int, edge_only: bool) -> int:
    return sum(
        2 ** (row * WIDTH + column)
        for row in range(side)
        for column in range(side)
        if not edge_only or row in (0, side - 1) or column in (0, side - 1)
    )


# O-3.1: the edge is the grid's outer ring. By number of players.
GRID: Final = vec[i64]([0, 0, _grid_mask(4, False), _grid_mask(5, False), _grid_mask(5, False)])
EDGE: Final = vec[i64]([0, 0, _grid_mask(4, True), _grid_mask(5, True), _grid_mask(5, True)])


def kind_of(object_: int, colour: int) -> int:
    return 1 + 4 * object_ + colour


TILE_NAMES: Final = [
    "bare",
    *(f"{object_}-{colour}" for object_ in OBJECTS for colour in COLOURS),
    "coin",
]
FULL_SET: Final = [
    *(
        kind_of(object_, colour)
        for object_, row in enumerate(TILE_COUNTS)
        for colour, count in enumerate(row)
        for _ in range(count)
    ),
    *[COIN] * COIN_COUNT,
]

# A player board is packed too: three bits a kind of object tile, as there are at most five of each.
BOARD_BITS: Final = 3
BOARD_ONE: Final = vec[i64]([0] + [8**kind for kind in range(OBJECT_KINDS)] + [0])
OBJECT_ONE: Final = vec[i64]([0] + [8 ** (kind // 4) for kind in range(OBJECT_KINDS)] + [0])
SERIES: Final = vec[i64](list(SERIES_POINTS))
ANY_SLOT_FIRST: Final = vec[i64](list(ANY_SLOTS))
ANY_SLOT_END: Final = vec[i64]([first + ANY_COLOUR_SPACES[object_] for object_, first in enumerate(ANY_SLOTS)])


def exact_colour(seat: int, object_: int) -> int:
    """O-6.4: the colour of a seat's exact space for an object, so that no two seats need the same tile."""
    return (seat + object_) % 4


def slot_kind(seat: int, slot: int) -> tuple[int, int]:
    """The object and the colour that a space of a kids board asks for; -1 for any."""
    if slot < COLOUR_SLOT:
        return slot, exact_colour(seat, slot)
    if slot < ANY_SLOTS[0]:
        return -1, slot - COLOUR_SLOT
    return max(object_ for object_ in range(len(OBJECTS)) if ANY_SLOTS[object_] <= slot), -1


# In kids a tile can go three ways onto a board: its exact space, its colour's, one of any colour. As masks of
# 3 * (kind - 1) + way: all ways of a kind, of a colour's spaces, of an object's spaces, and those of an empty board.
KIND_WAYS: Final = vec[i64]([0] + [7 * 8**kind for kind in range(OBJECT_KINDS)] + [0])
COLOUR_WAYS: Final = vec[i64]([sum(2 * 8 ** (4 * object_ + colour) for object_ in range(5)) for colour in range(4)])
OBJECT_WAYS: Final = vec[i64]([sum(4 * 8 ** (4 * object_ + colour) for colour in range(4)) for object_ in range(5)])
OPEN_WAYS: Final = vec[i64](
    [
        sum(COLOUR_WAYS)
        + sum(OBJECT_WAYS)
        + sum(8 ** (4 * object_ + exact_colour(seat, object_)) for object_ in range(EXACT_OBJECTS))
        for seat in range(4)
    ]
)
