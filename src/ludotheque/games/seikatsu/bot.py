"""Seikatsu for bots: an action is worth its flock, what it adds to one's own rows, less what it adds to the others'."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import popcount
from ludotheque.core.options import Options
from ludotheque.core.policy import Level, Policy
from ludotheque.core.state import State
from ludotheque.games.seikatsu.rules.board import (
    CELLS,
    FLOWER_OF,
    FLOWER_POINTS,
    GREEN,
    KOI,
    KOI_SORT,
    PAGODAS,
    PINK,
    ROW_SPACES,
    ROWS,
    SORTS,
    SPACES,
)
from ludotheque.games.seikatsu.rules.state import HAND, RIVAL, Seikatsu

ROW_OF: Final[vec[i64]] = vec[i64](
    [ROWS * pagoda + cell.row(pagoda) for pagoda in range(len(PAGODAS)) for cell in CELLS]
)
"""The row of each space seen from each pagoda: at `36 * pagoda + space`, its place in `ROW_SPACES`."""


COUNTS: Final = 7
"""A row has six spaces at most."""
PATTERNS: Final = COUNTS * COUNTS * COUNTS


class SeikatsuPolicy(Policy):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Seikatsu)
        return float(state.points(state.pagoda(seat)))

    def leads(self, state: State, points: vec[float], out: vec[float]) -> None:
        assert isinstance(state, Seikatsu)
        if state.solo:
            out[0] = points[0] - float(state.rival_points())
        else:
            super().leads(state, points, out)

    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Seikatsu)
        return float(gain(state, action))

    def is_open(self, state: State, seat: i64) -> bool:
        """With an empty bag the tiles that one sees nowhere are in the other hands: with one such hand, it is known."""
        assert isinstance(state, Seikatsu)
        if state.in_bag > 0:
            return False
        hidden: i64 = 0
        other: i64 = 0
        while other < state.players:
            if other != seat and (
                state.is_secret(state.hands[HAND * other]) or state.is_secret(state.hands[HAND * other + 1])
            ):
                hidden += 1
            other += 1
        return hidden <= 1

    def features(self) -> i64:
        return len(PAGODAS) * PATTERNS

    def describe(self, state: State, out: vec[float]) -> None:
        """How many rows of each pagoda are how far: the two most frequent flowers, and the spaces left."""
        assert isinstance(state, Seikatsu)
        at: i64 = 0
        while at < len(PAGODAS) * PATTERNS:
            out[at] = 0.0
            at += 1
        own: i64 = state.pagoda(state.to_move)
        turn: i64 = 0
        while turn < len(PAGODAS):
            # From the pagoda of the seat to move on: one's own rows first.
            pagoda: i64 = own + turn
            if pagoda >= len(PAGODAS):
                pagoda -= len(PAGODAS)
            row: i64 = 0
            while row < ROWS:
                out[PATTERNS * turn + pattern(state, ROW_SPACES[ROWS * pagoda + row])] += 1.0
                row += 1
            turn += 1


def pattern(state: Seikatsu, spaces: i64) -> i64:
    """A row in short: tiles of its most frequent flower and of the next one, koi in both, and its empty spaces."""
    flowers = state.flowers
    most: i64 = 0
    next_most: i64 = 0
    flower: i64 = 0
    while flower < SORTS:
        count = popcount(spaces & flowers[flower])
        if count > most:
            next_most = most
            most = count
        elif count > next_most:
            next_most = count
        flower += 1
    koi = popcount(spaces & flowers[KOI_SORT])
    empty = popcount(spaces & ~state.occupied)
    return ((most + koi) * COUNTS + next_most + koi) * COUNTS + empty


def gain(state: Seikatsu, action: i64) -> i64:
    """Twice what the seat to move gets ahead by the action, as if the rows were counted now."""
    kind = action // SPACES
    space = action % SPACES
    flock = state.flock_points(kind, space)
    own: i64 = PINK if state.solo else state.pagoda(state.to_move)
    total: i64 = 0
    if not state.solo or state.solo_flocks == PINK:
        total += 2 * flock
    elif state.solo_flocks == RIVAL:
        total -= 2 * flock
    pagoda: i64 = 0
    while pagoda <= GREEN:
        points = row_gain(state, kind, ROW_SPACES[ROW_OF[SPACES * pagoda + space]])
        if pagoda == own:
            total += 2 * points
        elif state.players == 3:
            total -= points
        elif state.solo or pagoda != GREEN:
            total -= 2 * points
        pagoda += 1
    return total


def row_gain(state: Seikatsu, kind: i64, spaces: i64) -> i64:
    """S-4.1: what a tile adds to a row."""
    flowers = state.flowers
    most: i64 = 0
    flower: i64 = 0
    while flower < SORTS:
        count = popcount(spaces & flowers[flower])
        if count > most:
            most = count
        flower += 1
    koi = popcount(spaces & flowers[KOI_SORT])
    after = most + 1
    if kind != KOI:
        after = popcount(spaces & flowers[FLOWER_OF[kind]]) + 1
        if after < most:
            after = most
    return FLOWER_POINTS[after + koi] - FLOWER_POINTS[most + koi]


def make_policy(options: Options) -> Policy:
    policy = SeikatsuPolicy()
    settings = policy.settings
    settings.tries = 12
    settings.temperature = 4.0
    settings.scale = 8.0
    return policy


LEVELS: Final = {
    ("", "easy"): Level("greedy", blur=0.35),
    ("", "medium"): Level("greedy", blur=0.12),
    ("", "hard"): Level("mcts", nodes=25),
    ("", "expert"): Level("mcts", nodes=200),
    ("", "master"): Level("mcts", steps=4_200_000, learned=True),
    ("", "master@1.0"): Level("mcts", steps=4_200_000, learned=True),
}
