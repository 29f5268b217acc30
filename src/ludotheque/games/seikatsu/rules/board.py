"""The garden of Seikatsu: spaces, pagodas, rows and tiles, and what is derived from them once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIRDS: Final = ("tanager", "waxwing", "white-eye", "flycatcher")
FLOWERS: Final = ("primrose", "frangipani", "tulip", "hyacinth")
BIRD_LETTERS: Final = "twef"
FLOWER_LETTERS: Final = "pfth"
SORTS: Final = 4
"""S-1.1: four birds, four flowers."""

KOI: Final = 16
"""The kind of a koi tile; the kind of a garden tile is `4 * bird + flower`, 0 to 15."""
NO_TILE: Final = 17
KOI_SORT: Final = 4
"""The place of the koi beside the four birds, and beside the four flowers."""
TWINS: Final = 2
KOI_TILES: Final = 4

TILE_NAMES: Final = (*(bird + flower for bird in BIRD_LETTERS for flower in FLOWER_LETTERS), "koi")

PINK: Final = 0
BLUE: Final = 1
GREEN: Final = 2
PAGODAS: Final = ("pink", "blue", "green")
ROWS: Final = 7

SIDE: Final = 3
"""S-1.2: a cell (a, b, c) has a + b + c = 0 and no coordinate beyond 3 either way."""
COLUMNS: Final = "abcdefg"
POND: Final = "d4"
SPACES: Final = 36
NO_SPACE: Final = -1
WHOLE_GARDEN: Final = 0xFFFFFFFFF

FLOWER_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 6, 10, 15, 21])
"""S-4.1: what a row is worth, by the number of its flowers that count."""

STEPS: Final = ((1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1))


class Cell:
    """A space of the garden: its name as pink sees it (column from the left, number from below) and its coordinates."""

    def __init__(self, name: str, a: int, b: int, c: int) -> None:
        self.name = name
        self.at: Final = (a, b, c)

    def seen_from(self, pagoda: int) -> tuple[int, int, int]:
        """The coordinates after turning the garden so that `pagoda` stands where pink does: at (-3, 0, 3)."""
        a, b, c = self.at
        if pagoda == BLUE:
            return b, c, a
        if pagoda == GREEN:
            return c, a, b
        return a, b, c

    def row(self, pagoda: int) -> int:
        """S-1.3: its row among the seven that run away from `pagoda`: 0 on its left, 6 on its right."""
        return self.seen_from(pagoda)[1] + SIDE


def _cells() -> list[Cell]:
    cells = []
    for b in range(-SIDE, SIDE + 1):
        lowest = max(-SIDE, -SIDE - b)
        for a in range(lowest, min(SIDE, SIDE - b) + 1):
            name = f"{COLUMNS[b + SIDE]}{a - lowest + 1}"
            if name != POND:
                cells.append(Cell(name, a, b, -a - b))
    return cells


CELLS: Final = _cells()
"""S-1.2: the 36 spaces, by name: a1 ... a4, b1 ... g4. The place of a space in this list is its number."""
SPACE_NAMES: Final = tuple(cell.name for cell in CELLS)
SPACE_AT: Final = {cell.at: space for space, cell in enumerate(CELLS)}


def byte_counts(mask: i64) -> i64:
    """The number of spaces in each eight of a set, a byte each."""
    pairs: i64 = mask - ((mask >> 1) & 0x555555555)
    fours: i64 = (pairs & 0x333333333) + ((pairs >> 2) & 0x333333333)
    return (fours + (fours >> 4)) & 0xF0F0F0F0F


NTH_BIT: Final[vec[i64]] = vec[i64](
    [([bit for bit in range(8) if byte & 2**bit] + [0] * 8)[n] for byte in range(256) for n in range(8)]
)
"""The bit of a byte that has `n` others below it, at `8 * byte + n`."""


def nth_space(mask: i64, n: i64) -> i64:
    """The space of a set that has `n` others before it. Without a branch: random play spends its time here."""
    # Sums of the first one, two, three, four eights; those eights that lie before the space; what is left to pass.
    ones: i64 = 0x01010101
    up_to: i64 = ((byte_counts(mask) & 0xFFFFFFFF) * ones) & 0xFFFFFFFF
    passed: i64 = ((n | 0x80) * ones - up_to) & 0x80808080
    shift: i64 = (((passed >> 7) * ones) >> 21) & 0x38
    left: i64 = n - (((up_to << 8) >> shift) & 0xFF)
    return shift + NTH_BIT[8 * ((mask >> shift) & 0xFF) + left]


def _neighbours() -> vec[i64]:
    masks = []
    for cell in CELLS:
        a, b, c = cell.at
        around = [SPACE_AT.get((a + da, b + db, c + dc), NO_SPACE) for da, db, dc in STEPS]
        masks.append(sum(2**space for space in around if space != NO_SPACE))
    return vec[i64](masks)


NEIGHBOURS: Final[vec[i64]] = _neighbours()
"""The set of spaces next to each space. The pond is no space (S-1.2), so it is next to none."""


def _rows() -> vec[i64]:
    return vec[i64](
        [
            sum(2**space for space, cell in enumerate(CELLS) if cell.row(pagoda) == row)
            for pagoda in range(len(PAGODAS))
            for row in range(ROWS)
        ]
    )


ROW_SPACES: Final[vec[i64]] = _rows()
"""S-1.3: the set of spaces of row `r` seen from pagoda `p`, at `7 * p + r`."""

BIRD_OF: Final[vec[i64]] = vec[i64]([kind // SORTS for kind in range(KOI)] + [KOI_SORT])
FLOWER_OF: Final[vec[i64]] = vec[i64]([kind % SORTS for kind in range(KOI)] + [KOI_SORT])
"""The bird and the flower of each kind of tile; a koi is a sort of its own in both."""


def _space(a: int, b: int, c: int) -> int:
    return SPACE_AT[a, b, c]


FLOWER_SPACES: Final = (_space(-1, 0, 1), _space(1, -1, 0), _space(0, 1, -1))
"""S-1.3: the flower space before each pagoda."""


def start_spaces(players: int) -> list[int]:
    """S-2.2: where the start tiles go."""
    pink, blue, green = FLOWER_SPACES
    if players == 2:
        return [pink, blue]
    if players == 4:
        return [pink, blue, _space(1, 0, -1), _space(-1, 1, 0)]
    return [pink, blue, green]
