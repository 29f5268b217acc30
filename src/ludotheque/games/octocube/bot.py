"""Octocube for bots: points, coins and the cube's series as if taken now, and majorities by how safe they are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import popcount
from ludotheque.core.options import Options
from ludotheque.core.policy import Level, Policy, TryingPolicy
from ludotheque.core.state import NOBODY, State
from ludotheque.games.octocube.rules.actions import KIDS
from ludotheque.games.octocube.rules.board import (
    BARE,
    BOARD_BITS,
    COIN,
    COIN_POINTS,
    COLOUR_PLACES,
    KIND_WAYS,
    OBJECT_PLACES,
    TILE_BITS,
    TILE_COUNTS,
    TILE_MASK,
)
from ludotheque.games.octocube.rules.kids import filled
from ludotheque.games.octocube.rules.score import CATEGORIES, series_points
from ludotheque.games.octocube.rules.state import Octocube

COLOURS: Final = 4
FACES: Final = 6
ALL_FACES: Final = 63

FIRST: Final[vec[i64]] = vec[i64]([COLOUR_PLACES[0]] * COLOURS + [first for first, _ in OBJECT_PLACES])
SECOND: Final[vec[i64]] = vec[i64]([COLOUR_PLACES[1]] * COLOURS + [second for _, second in OBJECT_PLACES])
"""O-4.2: what the places of each category are worth."""
TILES: Final[vec[i64]] = vec[i64](
    [sum(counts[colour] for counts in TILE_COUNTS) for colour in range(COLOURS)]
    + [sum(counts) for counts in TILE_COUNTS]
)
"""How many tiles there are of each category."""

UNSAFE: Final = 0.12
"""How much each tile of a category that nobody has yet makes a lead in it less safe."""


KIDS_TILE: Final = 0.7
KIDS_COIN: Final = 0.05
KIDS_WAY: Final = 0.02

CRAMPED: Final[vec[float]] = vec[float]([6.0, 2.5, 1.0, 0.3, 0.0, 0.0, 0.0])
"""By the number of untiled faces, what a cube that can take so little more has lost in prospects."""


LEADS: Final = 9
EVEN: Final = 4
"""A lead in a category is told apart from four tiles behind to four ahead."""


class OctocubePolicy(TryingPolicy):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.counts: vec[i64] = vec[i64]([0] * (CATEGORIES * players))
        """Tiles on board and cube, by seat and category."""
        self.seats: i64 = players

    def points(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Octocube)
        if state.to_move == NOBODY:
            super().points(state, out)
            return
        seat: i64 = 0
        if state.mode == KIDS:
            while seat < state.players:
                out[seat] = kids_value(state, seat)
                seat += 1
            return
        while seat < state.players:
            coins = self.count_tiles(state, seat)
            series = series_points(state.cubes[seat], ALL_FACES)
            out[seat] = (
                float(state.points[seat] + series + COIN_POINTS * coins) - CRAMPED[bare_faces(state.cubes[seat])]
            )
            seat += 1
        category: i64 = 0
        while category < CATEGORIES:
            self.share_places(state.players, category, out)
            category += 1

    def features(self) -> i64:
        return CATEGORIES * (LEADS + self.seats)

    def describe(self, state: State, out: vec[float]) -> None:
        """By category: how many tiles each seat has, and how far the seat to move leads the best other one.

        Called after `points` of the same position, which counts them."""
        assert isinstance(state, Octocube)
        counts = self.counts
        players = state.players
        at: i64 = 0
        while at < CATEGORIES * (LEADS + players):
            out[at] = 0.0
            at += 1
        category: i64 = 0
        while category < CATEGORIES:
            base: i64 = category * (LEADS + players)
            best: i64 = 0
            own: i64 = counts[CATEGORIES * state.to_move + category]
            seat: i64 = state.to_move
            turn: i64 = 0
            while turn < players:
                count = counts[CATEGORIES * seat + category]
                out[base + LEADS + turn] = float(count) * 0.25
                if turn > 0 and count > best:
                    best = count
                seat += 1
                if seat == players:
                    seat = 0
                turn += 1
            lead: i64 = own - best + EVEN
            if lead < 0:
                lead = 0
            if lead >= LEADS:
                lead = LEADS - 1
            out[base + lead] = 1.0
            category += 1

    def count_tiles(self, state: Octocube, seat: i64) -> i64:
        """Fills the counts of a seat; says how many coins it has."""
        counts = self.counts
        base: i64 = CATEGORIES * seat
        category: i64 = 0
        while category < CATEGORIES:
            counts[base + category] = 0
            category += 1
        board = state.boards[seat]
        kind: i64 = 0
        while board != 0:
            number: i64 = board & 7
            counts[base + (kind & 3)] += number
            counts[base + COLOURS + (kind >> 2)] += number
            board = board >> BOARD_BITS
            kind += 1
        coins = state.coins[seat]
        faces = state.cubes[seat]
        while faces != 0:
            tile: i64 = faces & TILE_MASK
            if tile == COIN:
                coins += 1
            elif tile != BARE:
                counts[base + ((tile - 1) & 3)] += 1
                counts[base + COLOURS + ((tile - 1) >> 2)] += 1
            faces = faces >> TILE_BITS
        return coins

    def share_places(self, players: i64, category: i64, out: vec[float]) -> None:
        """O-4.2: first and second place of a category, shared out by how likely each seat is to keep its lead."""
        counts = self.counts
        left = TILES[category]
        seat: i64 = 0
        while seat < players:
            left -= counts[CATEGORIES * seat + category]
            seat += 1
        doubt: float = 0.5 + UNSAFE * float(left)
        second: float = float(SECOND[category])
        more: float = float(FIRST[category]) - second
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
                placed = hold(own - next_best, doubt)
            out[seat] += second * placed + more * hold(own - best, doubt)
            seat += 1


def hold(lead: i64, doubt: float) -> float:
    """How likely a lead in tiles is to last, 0 to 1; more so the less is in doubt."""
    tiles: float = float(lead)
    size: float = tiles if tiles >= 0.0 else -tiles
    return 0.5 + 0.5 * tiles / (doubt + size)


def kids_value(state: Octocube, seat: i64) -> float:
    """O-6: filled spaces, tiles on the cube that fit one, coins for a tie, and how much would still fit."""
    fitting = state.fitting[seat]
    tiles: i64 = 0
    faces = state.cubes[seat]
    while faces != 0:
        if KIND_WAYS[faces & TILE_MASK] & fitting != 0:
            tiles += 1
        faces = faces >> TILE_BITS
    value: float = float(filled(state, seat)) + KIDS_TILE * float(tiles)
    return value + KIDS_COIN * float(state.coins[seat]) + KIDS_WAY * float(popcount(fitting))


def bare_faces(faces: i64) -> i64:
    bare: i64 = FACES
    while faces != 0:
        if faces & TILE_MASK != BARE:
            bare -= 1
        faces = faces >> TILE_BITS
    return bare


def make_policy(options: Options) -> Policy:
    policy = OctocubePolicy(options.players)
    settings = policy.settings
    settings.cutoff = 0
    settings.scale = 15.0
    settings.temperature = 2.0
    if options.mode == "kids":
        settings.scale = 3.0
        settings.temperature = 0.5
    elif options.players > 2:
        settings.exploration = 0.5
    return policy


LEVELS: Final = {
    ("", "novice"): Level("greedy", blur=0.08),
    ("", "easy"): Level("mcts", nodes=20),
    ("", "medium"): Level("mcts", nodes=250),
    ("", "hard"): Level("mcts", nodes=80, blur=0.03, learned=True),
    ("", "expert"): Level("mcts", nodes=1000, learned=True),
    ("basic", "expert"): Level("mcts", nodes=700, learned=True),
    ("advanced", "hard"): Level("mcts", nodes=130, blur=0.03, learned=True),
    ("kids", "novice"): Level("greedy", blur=1.6),
    ("kids", "easy"): Level("greedy", blur=0.55),
    ("kids", "medium"): Level("greedy", blur=0.25),
    ("kids", "hard"): Level("mcts", nodes=20),
    ("kids", "expert"): Level("mcts", nodes=2000),
    ("", "master"): Level("mcts", steps=600_000, learned=True),
    ("", "master@1.0"): Level("mcts", steps=600_000, learned=True),
    ("kids", "master"): Level("mcts", steps=2_600_000, learned=True),
    ("kids", "master@1.0"): Level("mcts", steps=2_600_000, learned=True),
}
