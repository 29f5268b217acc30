"""Octocube for `master`: how a game will end, by each cube, by what it can take next, and by how safe majorities are.

Each thing counts times a number that was found by regression on how games of short searches ended (docs/results.md).
The numbers change steadily from the beginning of a game to its end.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import BIT
from ludotheque.core.linear import Linear
from ludotheque.core.options import Options
from ludotheque.core.policy import Policy, floats
from ludotheque.core.state import NOBODY, State
from ludotheque.games.octocube.bot import COLOURS, FIRST, SECOND, TILES, OctocubePolicy, make_policy
from ludotheque.games.octocube.rules.board import (
    BARE,
    COIN,
    COIN_POINTS,
    NEIGHBOURS,
    NO_GROUND,
    OBJECT_ONE,
    ROLL_TURNS,
    SERIES,
    SPACES,
    TILE_BITS,
    TILE_MASK,
    TURN_BOTTOM,
)
from ludotheque.games.octocube.rules.score import CATEGORIES
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.rules.table import HOME

# What is seen of a seat.
POINTS: Final = 0
"""With the coins that were set aside."""
SERIES_NOW: Final = 1
"""The series on the cube, as if taken now, ..."""
COUNT: Final = 1
"""... and, from the place after it on, the objects of which it has one tile to six."""
COINS: Final = 8
"""On the cube."""
FULL: Final = 8
"""From the place after it on: cubes in the play area with so many tiled faces."""
AT_HOME: Final = 15
HOME_TILES: Final = 16
NEXT: Final = 17
"""What the best next roll takes, and how many rolls take something: first for who is to move."""
LATER: Final = 19
VISIBLE: Final = 21
"""The uppermost tiles of the stacks that would lengthen a series of the cube."""
TURN: Final = 22
FIRST_SEAT: Final = 23
MAJORITY: Final = 24
"""A colour's, then those of the five objects, by how safe they are."""
SEEN: Final = 30

WEIGHTS: Final[list[tuple[float, float]]] = [
    (1.021, -0.027),
    (0.631, 0.268),
    (-0.174, -0.222),
    (-0.434, 0.164),
    (-0.225, 0.030),
    (-0.063, -0.214),
    (-0.062, 0.041),
    (0.164, 0.060),
    (2.129, -0.626),
    (-0.284, 0.409),
    (-0.263, 0.061),
    (-0.211, -0.050),
    (-0.040, 0.067),
    (0.040, -0.408),
    (0.307, 0.168),
    (0.621, -0.250),
    (0.397, -0.329),
    (0.353, -0.212),
    (0.125, -0.082),
    (0.347, -0.238),
    (0.124, -0.069),
    (0.069, -0.013),
    (1.061, -0.241),
    (-0.645, 0.172),
    (1.296, -0.814),
    (1.152, -0.038),
    (1.242, -0.977),
    (1.155, -0.752),
    (1.215, -1.053),
    (1.196, -1.111),
    (2.0, 12.0),
]
"""What each is worth at the end, and by how much more at the beginning; the last is the scale (`Linear`)."""

FACES: Final = 6
DIRECTIONS: Final = 4
OBJECTS: Final = 5
TALLEST: Final = 12
"""A stack of a position that was written down may have so many tiles."""

ROLLED_UNDER: Final[vec[i64]] = vec[i64]([TILE_BITS * int(TURN_BOTTOM[turn]) for turn in ROLL_TURNS])
"""By direction: where on a cube the face is, in bits, that a roll brings to the bottom."""
LOWEST: Final[vec[float]] = vec[float]([1.0, 1.0, 25.0, 18.0, 21.0])
"""By players: the tiles that lie at the beginning in those stacks that will be empty first, when the game ends."""

A_TILE: Final = 1.0
"""What an object counts towards majorities, for the look at the next roll."""
DOUBT: Final = 0.5
DOUBT_MORE: Final = 2.0
"""How little a lead in a category says, at the end, and more for each tile of it that is still to come."""


class OctocubeSight(OctocubePolicy):
    def __init__(self, players: i64, weights: list[tuple[float, float]]) -> None:
        super().__init__(players)
        self.learned = True
        self.linear: Linear = Linear(weights)
        self.seen: vec[float] = floats(SEEN * players)
        self.left: float = 1.0
        """How much of the game is left."""
        self.tops: vec[i64] = vec[i64]([0] * OBJECTS)
        """By object, the stacks that show it."""
        self.heights: vec[i64] = vec[i64]([0] * (TALLEST + 1))
        """How many stacks have so many tiles."""
        self.series: vec[i64] = vec[i64]([0] * OBJECTS)
        """By object, the tiles on the cube that is looked at."""

    def look_round(self, state: Octocube) -> None:
        """Sees how much of the game is left: the tiles of those stacks that would be empty first."""
        heights = self.heights
        height: i64 = 0
        while height <= TALLEST:
            heights[height] = 0
            height += 1
        space: i64 = 0
        while space < SPACES:
            if state.ground[space] == NO_GROUND:
                stack = state.stacks[space]
                if stack != 0 or state.occupied & BIT[space] != 0:
                    height = 0
                    while stack != 0:
                        height += 1
                        stack = stack >> TILE_BITS
                    heights[height] += 1
            space += 1
        wanted = state.supply_left
        tiles: i64 = 0
        height = 0
        while wanted > 0 and height <= TALLEST:
            number: i64 = min(wanted, heights[height])
            tiles += number * height
            wanted -= number
            height += 1
        self.left = float(tiles) / LOWEST[state.players]

    def see(self, state: Octocube) -> None:
        """Fills `seen`, seat after seat; `look_round` was called."""
        seen = self.seen
        at: i64 = 0
        while at < SEEN * state.players:
            seen[at] = 0.0
            at += 1
        self.see_tops(state)
        seat: i64 = 0
        while seat < state.players:
            coins = self.count_tiles(state, seat)
            self.see_cube(state, seat, coins)
            seat += 1
        category: i64 = 0
        while category < CATEGORIES:
            self.see_majority(state.players, category)
            category += 1
        seen[SEEN * state.first + FIRST_SEAT] = 1.0
        seen[SEEN * state.to_move + TURN] = 1.0

    def see_tops(self, state: Octocube) -> None:
        tops = self.tops
        stacks = state.stacks
        kind: i64 = 0
        while kind < OBJECTS:
            tops[kind] = 0
            kind += 1
        free = state.free()
        space: i64 = 0
        while free != 0:
            if free & 1 != 0:
                tile = stacks[space] & TILE_MASK
                if tile != BARE and tile != COIN:
                    tops[(tile - 1) >> 2] += 1
            free = free >> 1
            space += 1

    def see_cube(self, state: Octocube, seat: i64, coins: i64) -> None:
        """`coins` are all that the seat has."""
        seen = self.seen
        series = self.series
        base: i64 = SEEN * seat
        faces = state.cubes[seat]
        tiles: i64 = 0
        counts: i64 = 0
        left: i64 = faces
        while left != 0:
            tile: i64 = left & TILE_MASK
            if tile != BARE:
                tiles += 1
                counts += OBJECT_ONE[tile]
            left = left >> TILE_BITS
        kind: i64 = 0
        now: i64 = 0
        visible: i64 = 0
        while kind < OBJECTS:
            number: i64 = counts & 7
            series[kind] = number
            if number != 0:
                now += SERIES[number]
                visible += number * self.tops[kind]
                seen[base + COUNT + number] += 1.0
            counts = counts >> 3
            kind += 1
        aside = state.coins[seat]
        seen[base + POINTS] = float(state.points[seat] + COIN_POINTS * aside)
        seen[base + COINS] = float(coins - aside)
        seen[base + SERIES_NOW] = float(now)
        if tiles < FACES:
            seen[base + VISIBLE] = float(visible)
        if state.at[seat] == HOME:
            seen[base + AT_HOME] = 1.0
            seen[base + HOME_TILES] = float(tiles)
            return
        if tiles > 0:
            seen[base + FULL + tiles] = 1.0
        if tiles < FACES:
            self.see_rolls(state, seat, base + (NEXT if state.to_move == seat else LATER))

    def see_rolls(self, state: Octocube, seat: i64, at: i64) -> None:
        faces = state.cubes[seat]
        free = state.free()
        place: i64 = DIRECTIONS * state.at[seat]
        best: float = 0.0
        rolls: i64 = 0
        direction: i64 = 0
        while direction < DIRECTIONS:
            space = NEIGHBOURS[place + direction]
            if space >= 0 and free & BIT[space] != 0 and (faces >> ROLLED_UNDER[direction]) & TILE_MASK == BARE:
                tile = state.stacks[space] & TILE_MASK
                if tile != BARE:
                    rolls += 1
                    gain: float = float(COIN_POINTS)
                    if tile != COIN:
                        number = self.series[(tile - 1) >> 2]
                        gain = A_TILE + float(SERIES[number + 1] - SERIES[number])
                    if gain > best:
                        best = gain
            direction += 1
        self.seen[at] = best
        self.seen[at + 1] = float(rolls)

    def see_majority(self, players: i64, category: i64) -> None:
        """O-4.2: the places of a category, by how likely each seat is to keep its lead."""
        counts = self.counts
        left = TILES[category]
        seat: i64 = 0
        while seat < players:
            left -= counts[CATEGORIES * seat + category]
            seat += 1
        if left < 0:
            # A position that was written down may have more tiles than the game.
            left = 0
        doubt: float = DOUBT + DOUBT_MORE * self.left * float(left)
        second: float = float(SECOND[category])
        more: float = float(FIRST[category]) - second
        thing: i64 = MAJORITY + (0 if category < COLOURS else category - COLOURS + 1)
        seat = 0
        while seat < players:
            own = counts[CATEGORIES * seat + category]
            best: i64 = 0
            next_best: i64 = 0
            other: i64 = 0
            while other < players:
                count = counts[CATEGORIES * other + category]
                if other != seat and count > best:
                    next_best = best
                    best = count
                elif other != seat and count > next_best:
                    next_best = count
                other += 1
            placed: float = 1.0 if own > 0 else 0.0
            if players > 2:
                placed = held(own - next_best, doubt)
            self.seen[SEEN * seat + thing] += second * placed + more * held(own - best, doubt)
            seat += 1

    def points(self, state: State, out: vec[float]) -> None:
        """What each seat will end with; `begin_rating` or `evaluate` has looked round."""
        assert isinstance(state, Octocube)
        if state.to_move == NOBODY:
            super().points(state, out)
            return
        self.see(state)
        seat: i64 = 0
        while seat < state.players:
            out[seat] = self.linear.worth(self.seen, SEEN * seat, self.left)
            seat += 1

    def begin_rating(self, state: State) -> None:
        assert isinstance(state, Octocube)
        self.look_round(state)
        super().begin_rating(state)

    def evaluate(self, state: State, points: vec[float], chances: vec[float]) -> bool:
        assert isinstance(state, Octocube)
        self.look_round(state)
        self.points(state, points)
        self.linear.tell_chances(self, state, points, chances, self.left)
        return True


def held(lead: i64, doubt: float) -> float:
    """How likely a lead in tiles is to last, 0 to 1."""
    tiles: float = float(lead)
    return 0.5 + 0.5 * tiles / sqrt(doubt + tiles * tiles)


def make_sight(options: Options) -> Policy:
    policy = make_policy(options)
    if options.mode == "kids":
        return policy
    sight = OctocubeSight(options.players, WEIGHTS)
    sight.settings = policy.settings
    return sight
