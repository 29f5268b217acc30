"""Seikatsu once more, slow and plain, from the clauses: to compare the engine with. It shares no table with it."""

from __future__ import annotations

from itertools import product

Cell = tuple[int, int, int]
POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
CELLS: list[Cell] = [(a, b, -a - b) for a, b in product(range(-3, 4), repeat=2) if abs(a + b) <= 3 and (a, b) != (0, 0)]


def name(cell: Cell) -> str:
    """Columns by b, numbered by a from the lowest in the column, the pond counted."""
    a, b, _ = cell
    column = [other for other in range(-3, 4) if abs(other + b) <= 3]
    return f"{'abcdefg'[b + 3]}{column.index(a) + 1}"


BY_NAME = {name(cell): cell for cell in CELLS}


def near(one: Cell, other: Cell) -> bool:
    return max(abs(x - y) for x, y in zip(one, other, strict=True)) == 1


def flock(garden: dict[Cell, str], tile: str, cell: Cell, whole: bool) -> int:
    """S-3.2, S-3.3."""
    birds = [garden[other][0] for other in garden if near(cell, other) and garden[other] != "koi"]
    wanted = set(birds) if tile == "koi" else {tile[0]}
    best = max((birds.count(bird) for bird in wanted), default=0)
    return best + (1 if whole and best else 0)


def rows(garden: dict[Cell, str], axis: int) -> int:
    """S-4.1: the rows of constant coordinate `axis`."""
    total = 0
    for value in range(-3, 4):
        tiles = [garden[cell] for cell in garden if cell[axis] == value]
        flowers = [tile[1] for tile in tiles if tile != "koi"]
        most = max((flowers.count(flower) for flower in flowers), default=0)
        total += POINTS[most + tiles.count("koi")]
    return total


AXES = {"pink": 1, "blue": 2, "green": 0}
"""S-1.3."""


def moves(garden: dict[Cell, str], hand: list[str], last: Cell | None, solo: bool) -> set[tuple[str, str]]:
    """S-3.1, S-6.2."""
    legal = set()
    for tile in hand:
        for cell in CELLS:
            bound = [last] if solo and tile != "koi" and last is not None else list(garden)
            if cell not in garden and any(near(cell, other) for other in bound):
                legal.add((tile, name(cell)))
    return legal
