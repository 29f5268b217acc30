"""The components of Tolleno and the ground it is built on: tiles, cells, quadrants, contracts and what follows once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tolleno.rules.tiles import CENTRE_FACES, CITY_TILES

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "NESW"
VERTICAL: Final = 0
HORIZONTAL: Final = 1
"""The axis of direction `d` is `d & 1`."""

QUADRANTS: Final = ("ne", "se", "sw", "nw")
"""Quadrant `q` touches the arms `q` and `q + 1`, and its fountain can point across border `q` (T-1.3)."""
VERTICAL_ARM: Final[vec[i64]] = vec[i64]([NORTH, SOUTH, SOUTH, NORTH])
HORIZONTAL_ARM: Final[vec[i64]] = vec[i64]([EAST, EAST, WEST, WEST])
"""T-1.5: the arm of each axis that a quadrant touches."""

CENTRE_TILES: Final = 4
MOST_TILES: Final = 58
"""T-1.1: 54 city tiles and the four of the centre. Tiles are numbered as they were laid, the centre clockwise first."""
MOST_SPOTS: Final = 232
"""A spot is a quadrant of a laid tile: `4 * tile + quadrant`."""
REACH: Final = 54
"""No tile lies farther from the centre, in steps, than there are city tiles."""
NO_TILE: Final = -1

OFFER: Final = 0
"""The face-up contracts by their place."""
GONE: Final = 3
"""T-5.1: the floors that have left a seat's board."""
TOKENS: Final = 4
"""T-2.3: the star tokens of a seat."""
HAND: Final = 5
"""The kind of tile that a seat holds."""
BOARD: Final = 6
"""T-5.2: the player board of a seat."""
SEAT: Final = 4
"""Where all that stands in `pieces`: what a seat has so many entries on from the seat before."""

FLOORS: Final = 20
FLOOR_BOAT: Final = 6
FLOOR_ONE_TURN: Final = 13
FLOOR_TWO_TURNS: Final = 16
FLOOR_BOARD: Final = 18
FLOOR_STAR: Final = 19
STAR_19: Final = 1
STARS_20: Final = 2
"""T-5.1: what the floors that leave the board unlock."""

START_STARS: Final = {2: (5, 0), 3: (5, 2, 0), 4: (5, 3, 1, 0)}
"""T-2.3: in turn order."""

BOARDS: Final = ("line", "twos", "tall", "fountains")
LINE: Final = 0
TWOS: Final = 1
TALL: Final = 2
FOUNTAINS: Final = 3
LINE_STARS: Final = 1
TWOS_STARS: Final = 1
TALL_STARS: Final = 2
TALL_FLOORS: Final = 2
FOUNTAINS_STARS: Final = 3
"""T-5.2: the player boards and what they score."""

INITIALS: Final = ("tallest", "centre", "high", "neutral")
CENTRE: Final = 1
HIGH: Final = 2
NEUTRAL: Final = 3
INITIAL_STARS: Final[vec[i64]] = vec[i64]([7, 5, 6, 0])
HIGH_FLOORS: Final = 5
"""T-6.1: the faces of the initial contracts."""

CONTRACTS: Final = tuple(
    f"{family}{number}" for family, last in (("G", 8), ("B", 7), ("W", 9)) for number in range(1, last + 1)
)
CONTRACT_KINDS: Final = 24
FIRST_WHITE: Final = 15
NO_CONTRACT: Final = -1
OFFERED: Final = 3
CONTRACT_STARS: Final[vec[i64]] = vec[i64]([1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2, 3, 4, 1, 1, 1, 1, 1, 1, 2, 2, 2])
"""T-7: stars per unit, in the order G1-G8, B1-B7, W1-W9."""
CONTRACT_TILES: Final = tuple(kind for kind in range(CONTRACT_KINDS) for _ in range(2 if kind == 8 else 1))
"""T-7: 25 tiles, one of each and B1 twice."""

CITY_KINDS: Final = len(CITY_TILES)
KINDS: Final = CITY_KINDS + len(CENTRE_FACES)
"""A kind is a design: the city tiles, then the faces of the centre. A face is a kind turned: `4 * kind + turn`."""

SHAPES: Final = {"NESW": "X", "NES": "T", "NS": "I", "NE": "L"}


def _kind_names() -> list[str]:
    names: list[str] = []
    for arms, value, _, _ in CITY_TILES:
        stem = f"{SHAPES[arms]}{value}"
        names.append(stem + "abcdefghijklmnop"[sum(name.startswith(stem) for name in names)])
    return names + [name for name, _, _, _ in CENTRE_FACES]


KIND_NAMES: Final = tuple(_kind_names())
"""Shape (X cross, T tee, I straight, L bend), value and a letter: `T3b`. Centre faces keep their own: `C2A`."""
KIND_COUNTS: Final = tuple(count for _, _, _, count in CITY_TILES)
DESIGNS: Final = tuple((arms, value, tuple(quads.split())) for arms, value, quads, _ in CITY_TILES) + tuple(
    (arms, value, tuple(quads.split())) for _, arms, value, quads in CENTRE_FACES
)


VALUE: Final[vec[i64]] = vec[i64]([value for _, value, _ in DESIGNS])
"""T-1.2: the value of each kind."""


def _turned(mask: int, turn: int) -> int:
    """Four sides or quadrants after so many quarter turns clockwise."""
    return (mask << turn | mask >> (4 - turn)) & 15


def _faces(masks: list[int]) -> vec[i64]:
    return vec[i64]([_turned(mask, turn) for mask in masks for turn in range(4)])


def _arms(kind: int) -> int:
    return sum(2**side for side, letter in enumerate(DIRECTIONS) if letter in DESIGNS[kind][0])


def _across(kind: int) -> int:
    quads = DESIGNS[kind][2]
    return sum(2**quad for quad, letter in enumerate(DIRECTIONS) if quads[quad][0] == "o" and letter in quads[quad])


def _inside(kind: int) -> int:
    """The quadrants that fountains of the same tile point at."""
    mask = 0
    for quad, drawn in enumerate(DESIGNS[kind][2]):
        if ">" in drawn:
            mask |= 2 ** ((quad + 1) % 4)
        if "<" in drawn:
            mask |= 2 ** ((quad + 3) % 4)
    return mask


def _foundations(kind: int) -> int:
    return sum(2**quad for quad, drawn in enumerate(DESIGNS[kind][2]) if drawn == "F")


def _rotations(kind: int) -> int:
    """The quarter turns that give different faces: equal outcomes are offered once."""
    quads = DESIGNS[kind][2]
    half_turn = str.maketrans("NESW", "SWNE")
    same = _turned(_arms(kind), 2) == _arms(kind) and all(
        quads[quad].translate(half_turn) == quads[(quad + 2) % 4] for quad in range(4)
    )
    return 3 if same else 15


ARMS: Final[vec[i64]] = _faces([_arms(kind) for kind in range(KINDS)])
FOUNDATIONS: Final[vec[i64]] = _faces([_foundations(kind) for kind in range(KINDS)])
ACROSS: Final[vec[i64]] = _faces([_across(kind) for kind in range(KINDS)])
INSIDE: Final[vec[i64]] = _faces([_inside(kind) for kind in range(KINDS)])
"""By face, as four bits: sides with an arm; quadrants with a foundation; quadrants whose fountain points across; and
quadrants pointed at from inside the tile."""
ROTATIONS: Final[vec[i64]] = vec[i64]([_rotations(kind) for kind in range(KINDS)])


def _fits() -> vec[i64]:
    """T-3.1, for every set of arms and everything that can lie around a cell: the turns that fit."""
    table: list[int] = []
    for arms in range(16):
        for around in range(256):
            sides, joins = around & 15, around >> 4
            table.append(sum(2**turn for turn in range(4) if joins and _turned(arms, turn) & sides == joins))
    return vec[i64](table)


FITS: Final[vec[i64]] = _fits()
"""At `256 * arms + around`: what lies around is the sides with a neighbour, and from bit 4 on those where the neighbour
has an arm."""
COUNT4: Final[vec[i64]] = vec[i64]([bin(mask).count("1") for mask in range(16)])
PROLONGED: Final[vec[i64]] = vec[i64](
    [sum(axis for axis, sides in ((1, 5), (2, 10)) if joins & sides) for joins in range(16)]
)
"""By the sides on which a new tile joins an arm: the axes of the canals that it prolongs, vertical 1, horizontal 2."""


def _cells() -> list[tuple[int, int]]:
    """The cells by their distance from the centre, two rings more than tiles can reach; each ring by row and column."""
    rings: list[list[tuple[int, int]]] = [[] for _ in range(REACH + 3)]
    for y in range(-REACH - 2, REACH + 4):
        for x in range(-REACH - 2, REACH + 4):
            ring = distance(x, y)
            if ring < len(rings):
                rings[ring].append((x, y))
    return [cell for ring in rings for cell in ring]


def distance(x: int, y: int) -> int:
    """Steps from the 2x2 centre, whose cells are 0,0 to 1,1."""
    return max(0, -x, x - 1) + max(0, -y, y - 1)


CELLS: Final = _cells()
"""The coordinates of each cell: x grows to the east, y to the south. Near cells have low numbers."""
CELL_AT: Final = {at: cell for cell, at in enumerate(CELLS)}
PLACES: Final = 6160
"""The cells that can ever hold a tile: the first so many."""
NO_CELL: Final = -1
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
NEIGHBOUR: Final[vec[i64]] = vec[i64]([CELL_AT.get((x + dx, y + dy), NO_CELL) for x, y in CELLS for dx, dy in STEPS])
"""At `8 * cell + step`: the four sides N E S W, then the four corners from NE on."""
COLUMN: Final[vec[i64]] = vec[i64]([x for x, _ in CELLS])
ROW: Final[vec[i64]] = vec[i64]([y for _, y in CELLS])
RING_END: Final[vec[i64]] = vec[i64](
    [
        CELL_AT[at] + 1
        for at in CELLS
        if CELL_AT[at] + 1 == len(CELLS) or distance(*CELLS[CELL_AT[at] + 1]) > distance(*at)
    ]
)
"""The number of cells within each distance of the centre."""
RING: Final[vec[i64]] = vec[i64]([distance(x, y) for x, y in CELLS])

CENTRE_CELLS: Final = (CELL_AT[0, 0], CELL_AT[1, 0], CELL_AT[1, 1], CELL_AT[0, 1])
"""T-2.1: the places of the centre clockwise from the north-west: the tile on the i-th is turned i quarters."""

CELL_NAMES: Final = tuple(f"{x},{y}" for x, y in CELLS)
CELL_NUMBER: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
