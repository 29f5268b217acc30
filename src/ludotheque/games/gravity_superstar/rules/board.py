"""The planet: tiles put together to a torus with platforms on its edges, and the tables that make a move a look-up."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.errors import BadNotation
from ludotheque.core.rng import HASH_START, hash_int
from ludotheque.games.gravity_superstar.rules.faces import FACES

DIRECTIONS: Final = ("north", "east", "south", "west")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE: Final = 6
TILES: Final = 6
DOORS_AND_SYMBOLS: Final = ".*RD"
BARE: Final = 0
STAR_SYMBOL: Final = 1
REPLAY_SYMBOL: Final = 2
DOOR_SYMBOL: Final = 3

# G-1.3: rows and columns of tiles by number of players.
TILE_ROWS: Final = (0, 0, 1, 2, 2, 2, 2)
TILE_COLUMNS: Final = (0, 0, 2, 2, 2, 3, 3)

# G-4.2, G-4.3: what a pawn can do, seen from the pawn itself.
MOVES: Final = (
    "step-left",
    "step-right",
    "long-left",
    "long-right",
    "high-left",
    "high-right",
    "drop",
    "turn-left",
    "turn-right",
    "turn-half",
)
DROP: Final = 6
TURN_LEFT: Final = 7
MOVE_COUNT: Final = 10

# A direction of the pawn as quarter turns clockwise from its feet: with the feet south, left is west.
FEET: Final = 0
LEFT: Final = 1
UP: Final = 2
RIGHT: Final = 3
NO_STEP: Final = -1
FIRST_STEP: Final = vec[i64]([LEFT, RIGHT, LEFT, RIGHT, UP, UP, FEET, NO_STEP, NO_STEP, NO_STEP])
SECOND_STEP: Final = vec[i64]([NO_STEP, NO_STEP, LEFT, RIGHT, LEFT, RIGHT, NO_STEP, NO_STEP, NO_STEP, NO_STEP])
# Quarter turns clockwise of the feet.
QUARTERS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 3, 1, 2])

MOVE_BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
_ALWAYS: Final = 64 + 128 + 256 + 512


@final
class Board:
    """An assembled planet. Immutable: all copies of a state share it.

    A space is `row * width + column`; a pose is `space * 4 + feet`, where the feet point to one of `DIRECTIONS`.
    """

    def __init__(
        self,
        width: int,
        height: int,
        symbols: list[int],
        below: list[bool],
        right: list[bool],
        ring: list[int],
        ups: list[int],
        tiles: list[str],
        tile_columns: int,
    ) -> None:
        """`below` and `right`: the platforms of each space, across the joined edges too; `ring`: the doors, clockwise;
        `ups`: where their up is; `tiles`: face and quarter turns of each tile, none on a hand-made board."""
        self.width: i64 = width
        self.height: i64 = height
        self.spaces: i64 = width * height
        self.symbols: vec[i16] = vec[i16](symbols)
        self.below: list[bool] = below
        self.right: list[bool] = right
        self.ring: vec[i64] = vec[i64](ring)
        self.ups: vec[i64] = vec[i64](ups)
        self.tiles: list[str] = tiles
        self.tile_columns: int = tile_columns
        torus = torus_of(width, height)
        self.names: list[str] = torus.names
        self.symbol_count: i64 = 0
        self.through: vec[i16] = torus.through
        """By pose: the space that way, whatever lies between; never changed, so that boards share it."""
        self.step: vec[i16] = self.through[:]
        """By pose: the space that way, or `NO_STEP`. In few bytes, as `moves`: many boards are played in turn."""
        self.moves: vec[i16] = self.through[:]
        """By pose: the moves that no platform forbids, as bits."""
        self.planes: vec[i64] = vec[i64]()
        """What an observation shows of the board alone: its observer writes it once, for all games on it."""
        self._find_ways()
        self.hash: i64 = self._hash()

    def _find_ways(self) -> None:
        """What every pose leads to. A board is made for every deal: no object is made on the way."""
        space: i64 = 0
        while space < self.spaces:
            symbol = self.symbols[space]
            if symbol in (STAR_SYMBOL, REPLAY_SYMBOL):
                self.symbol_count += 1
            if self.below[space]:
                self.step[space * 4 + SOUTH] = NO_STEP
                self.step[i64(self.through[space * 4 + SOUTH]) * 4 + NORTH] = NO_STEP
            if self.right[space]:
                self.step[space * 4 + EAST] = NO_STEP
                self.step[i64(self.through[space * 4 + EAST]) * 4 + WEST] = NO_STEP
            space += 1
        pose: i64 = 0
        while pose < self.spaces * 4:
            self._check_fall(pose)
            self.moves[pose] = i16(self._moves_of(pose))
            pose += 1

    def wraps(self, space: i64, direction: i64) -> bool:
        """Whether a step that way leaves the board and enters at the opposite side (G-1.4)."""
        row: i64 = space // self.width
        column: i64 = space % self.width
        if direction == 0:
            return row == 0
        if direction == 1:
            return column == self.width - 1
        if direction == 2:
            return row == self.height - 1
        return column == 0

    def path(self, pose: i64, move: i64) -> list[int]:
        """The spaces that a move enters from here, its fall included (G-4.5)."""
        spaces: list[int] = []
        space: i64 = pose >> 2
        feet: i64 = (pose + QUARTERS[move]) & 3
        if FIRST_STEP[move] != NO_STEP:
            space = i64(self.through[space * 4 + ((feet + FIRST_STEP[move]) & 3)])
            spaces.append(space)
        if SECOND_STEP[move] != NO_STEP:
            space = i64(self.through[space * 4 + ((feet + SECOND_STEP[move]) & 3)])
            spaces.append(space)
        while self.step[space * 4 + feet] >= 0:
            space = i64(self.step[space * 4 + feet])
            spaces.append(space)
        return spaces

    def _check_fall(self, pose: i64) -> None:
        """A fall from every pose ends."""
        space: i64 = pose >> 2
        feet: i64 = pose & 3
        fallen: i64 = 0
        while self.step[space * 4 + feet] >= 0:
            space = i64(self.step[space * 4 + feet])
            fallen += 1
            if fallen > self.spaces:
                line = "column" if feet == 0 or feet == 2 else "row"
                raise BadNotation(f"no platform lies across the {line} of {self.names[space]}: a fall there never ends")

    def _moves_of(self, pose: i64) -> i64:
        """The moves that no platform forbids (G-4.4), as bits."""
        space: i64 = pose >> 2
        moves: i64 = _ALWAYS
        move: i64 = 0
        while move < DROP:
            first: i64 = i64(self.step[space * 4 + ((pose + FIRST_STEP[move]) & 3)])
            if first >= 0 and (
                SECOND_STEP[move] == NO_STEP or self.step[first * 4 + ((pose + SECOND_STEP[move]) & 3)] >= 0
            ):
                moves |= MOVE_BITS[move]
            move += 1
        return moves

    def _hash(self) -> i64:
        so_far = hash_int(HASH_START, self.width)
        space: i64 = 0
        while space < self.spaces:
            platforms = 2 * int(self.below[space]) + int(self.right[space])
            so_far = hash_int(so_far, i64(self.symbols[space]) * 4 + platforms)
            space += 1
        for index in range(len(self.ring)):
            so_far = hash_int(so_far, self.ring[index] * 4 + self.ups[index])
        return so_far


class Torus:
    """What all boards of a size share: the names of their spaces, and the neighbours of each."""

    def __init__(self, width: int, height: int) -> None:
        self.names: list[str] = [f"{chr(97 + s % width)}{s // width + 1}" for s in range(width * height)]
        self.through: vec[i16] = vec[i16]([_neighbour(pose, width, height) for pose in range(width * height * 4)])


_TORI: Final[dict[tuple[int, int], Torus]] = {}


def torus_of(width: int, height: int) -> Torus:
    size = (width, height)
    if size not in _TORI:
        _TORI[size] = Torus(width, height)
    return _TORI[size]


def _neighbour(pose: int, width: int, height: int) -> int:
    """The space that way, round the joined edges, whatever lies between (G-1.4)."""
    row, column = divmod(pose // 4, width)
    down, across = ((-1, 0), (0, 1), (1, 0), (0, -1))[pose % 4]
    return (row + down) % height * width + (column + across) % width


class Face:
    """One side of a tile, turned: its spaces and platforms by row and column."""

    def __init__(self, name: str, turns: int) -> None:
        if name not in _FACE_NAMES or not 0 <= turns < 4:
            raise BadNotation(
                f"a tile is a face of {', '.join(_FACE_NAMES)} and 0 to 3 quarter turns, as in 3B2; not {name}{turns}"
            )
        _, cells, below, right = FACES[_FACE_NAMES.index(name)]
        self.up = turns
        self.symbols = [[DOORS_AND_SYMBOLS.index(mark) for mark in row] for row in cells.split("/")]
        self.below = [[mark == "-" for mark in row] for row in below.split("/")] + [[False] * SIDE]
        self.right = [[mark == "|" for mark in row] + [False] for row in right.split("/")]
        for _turn in range(turns):
            self._turn()
        self.doors = [(r, c) for r in range(SIDE) for c in range(SIDE) if self.symbols[r][c] == DOOR_SYMBOL]

    def _turn(self) -> None:
        """A quarter turn clockwise: row r, column c goes to row c, column 5-r."""
        last = SIDE - 1
        old_below, old_right = self.below, self.right
        self.symbols = [[self.symbols[last - c][r] for c in range(SIDE)] for r in range(SIDE)]
        self.below = [[old_right[last - c][r] for c in range(SIDE)] for r in range(SIDE)]
        self.right = [[c < last and old_below[last - 1 - c][r] for c in range(SIDE)] for r in range(SIDE)]


_FACE_NAMES: Final = [face[0] for face in FACES]
_TURNED: Final[dict[str, Face]] = {}


def turned_face(tile: str) -> Face:
    """A face and its quarter turns, as in `3B2`: made once."""
    if tile not in _TURNED:
        _TURNED[tile] = Face(tile[:2], ord(tile[2]) - 48 if len(tile) == 3 else -1)
    return _TURNED[tile]


PAIR: Final = 2
_PAIRS: Final[dict[tuple[str, str], Board]] = {}
"""The boards of two tiles side by side: there are 1,920, and games of two players meet them again and again."""


def assemble(tiles: list[str], tile_columns: int) -> Board:
    """The board of these tiles, row by row, each a face and its quarter turns: `assemble(["5A1", "1A2"], 2)`."""
    if len(tiles) != PAIR or tile_columns != PAIR:
        return _put_together(tiles, tile_columns)
    pair = (tiles[0], tiles[1])
    board = _PAIRS.get(pair)
    if board is None:
        board = _put_together(tiles, tile_columns)
        _PAIRS[pair] = board
    return board


def _put_together(tiles: list[str], tile_columns: int) -> Board:
    faces = [turned_face(tile) for tile in tiles]
    if len({tile[0] for tile in tiles}) != len(tiles):
        raise BadNotation(f"a tile lies on the board once, on one of its sides; not {' '.join(tiles)}")
    width, height = tile_columns * SIDE, len(tiles) // tile_columns * SIDE
    symbols: list[int] = []
    below: list[bool] = []
    right: list[bool] = []
    for row in range(height):
        for tile in range(row // SIDE * tile_columns, (row // SIDE + 1) * tile_columns):
            face = faces[tile]
            symbols += face.symbols[row % SIDE]
            below += face.below[row % SIDE]
            right += face.right[row % SIDE]
    ring: list[int] = []
    ups: list[int] = []
    for tile in _clockwise(len(tiles), tile_columns):
        corner = tile // tile_columns * SIDE * width + tile % tile_columns * SIDE
        for row, column in faces[tile].doors:
            ring.append(corner + row * width + column)
            ups.append(faces[tile].up)
    return Board(width, height, symbols, below, right, ring, ups, tiles, tile_columns)


def _clockwise(tiles: int, columns: int) -> list[int]:
    """G-3.1: the ring of tiles: the upper row from the left, the lower one back from the right."""
    upper = list(range(columns))
    lower = list(range(columns, tiles))
    lower.reverse()
    return upper + lower
