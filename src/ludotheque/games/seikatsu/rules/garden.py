"""The garden itself: laying a tile, flocks (S-3.2, S-3.3) and rows (S-4.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT, popcount
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games.seikatsu.rules.board import (
    BIRD_OF,
    FLOWER_OF,
    FLOWER_POINTS,
    KOI,
    KOI_SORT,
    NEIGHBOURS,
    NO_TILE,
    ROW_SPACES,
    ROWS,
    SORTS,
)


class Garden(State):
    """The tiles that lie in the garden and the flock points they gave. Sets of spaces are bit masks."""

    def __init__(self, options: Options, origin: Garden | None = None) -> None:
        """An empty garden, or a copy of `origin`."""
        super().__init__(options)
        if origin is None:
            self.whole_flocks: bool = options["flock"] == "whole"
            self.occupied: i64 = 0
            self.frontier: i64 = 0
            """The empty spaces next to at least one tile."""
            self.birds: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
            self.flowers: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
            """The spaces of each bird and each flower, the koi last in both."""
            self.flocks: vec[i64] = vec[i64]([0, 0, 0])
            """The flock points by pagoda."""
        else:
            self.to_move = origin.to_move
            self.whole_flocks = origin.whole_flocks
            self.occupied = origin.occupied
            self.frontier = origin.frontier
            self.birds = origin.birds[:]
            self.flowers = origin.flowers[:]
            self.flocks = origin.flocks[:]

    def put(self, kind: i64, space: i64) -> None:
        """Lays a tile on a space."""
        bit = BIT[space]
        self.birds[BIRD_OF[kind]] |= bit
        self.flowers[FLOWER_OF[kind]] |= bit
        self.occupied |= bit
        self.frontier = (self.frontier | NEIGHBOURS[space]) & ~self.occupied

    def kind_on(self, space: i64) -> i64:
        """The kind of the tile on a space, or `NO_TILE`."""
        bit = BIT[space]
        if self.occupied & bit == 0:
            return NO_TILE
        if self.birds[KOI_SORT] & bit:
            return KOI
        bird: i64 = 0
        while self.birds[bird] & bit == 0:
            bird += 1
        flower: i64 = 0
        while self.flowers[flower] & bit == 0:
            flower += 1
        return bird * SORTS + flower

    def flock_points(self, kind: i64, space: i64) -> i64:
        """What placing the tile there scores at once."""
        bird = BIRD_OF[kind]
        if kind == KOI:
            bird = self.koi_bird(space)
        # S-3.2: one point for each neighbour with the same bird; with `flock=whole` the placed tile counts too.
        matches = popcount(NEIGHBOURS[space] & self.birds[bird])
        if self.whole_flocks and matches > 0:
            return matches + 1
        return matches

    def koi_bird(self, space: i64) -> i64:
        """S-3.3: a koi being placed is any one bird: the one that scores best. One in the garden is no bird."""
        near = NEIGHBOURS[space]
        best: i64 = 0
        most: i64 = 0
        bird: i64 = 0
        while bird < SORTS:
            count = popcount(near & self.birds[bird])
            if count > most:
                best = bird
                most = count
            bird += 1
        return best

    def flock_bird(self, kind: i64, space: i64) -> i64:
        """The bird that the tile counts as when placed there."""
        return self.koi_bird(space) if kind == KOI else BIRD_OF[kind]

    def flock(self, kind: i64, space: i64) -> i64:
        """The neighbours that make a flock with the tile there."""
        return NEIGHBOURS[space] & self.birds[self.flock_bird(kind, space)]

    def row_flower(self, pagoda: i64, row: i64) -> i64:
        """S-4.1: the most numerous flower of a row, the first of equals; `KOI_SORT` if there is none."""
        spaces = ROW_SPACES[ROWS * pagoda + row]
        best: i64 = KOI_SORT
        most: i64 = 0
        flower: i64 = 0
        while flower < SORTS:
            count = popcount(spaces & self.flowers[flower])
            if count > most:
                best = flower
                most = count
            flower += 1
        return best

    def row_counted(self, pagoda: i64, row: i64) -> i64:
        """S-4.1: the spaces that count in a row: its most numerous flower, and every koi as that flower."""
        return self.row_counted_for(pagoda, row, self.row_flower(pagoda, row))

    def row_counted_for(self, pagoda: i64, row: i64, flower: i64) -> i64:
        return ROW_SPACES[ROWS * pagoda + row] & (self.flowers[flower] | self.flowers[KOI_SORT])

    def row_points(self, pagoda: i64, row: i64) -> i64:
        return self.row_points_for(pagoda, row, self.row_flower(pagoda, row))

    def row_points_for(self, pagoda: i64, row: i64, flower: i64) -> i64:
        """With its most numerous flower, where that is known."""
        return FLOWER_POINTS[popcount(self.row_counted_for(pagoda, row, flower))]

    def rows_points(self, pagoda: i64) -> i64:
        points: i64 = 0
        row: i64 = 0
        while row < ROWS:
            points += self.row_points(pagoda, row)
            row += 1
        return points

    def points(self, pagoda: i64) -> i64:
        """Flocks and rows of a pagoda, as if counted now."""
        return self.flocks[pagoda] + self.rows_points(pagoda)
