"""Seikatsu for `master`: a row is worth what rows like it come to in the end, and playouts play for that."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.bits import lowest, popcount
from ludotheque.core.options import Options
from ludotheque.core.policy import Policy, floats
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State
from ludotheque.games.seikatsu.bot import COUNTS, PATTERNS, ROW_OF, SeikatsuPolicy, make_policy, pattern
from ludotheque.games.seikatsu.rules.board import (
    BIRD_OF,
    FLOWER_OF,
    FLOWER_POINTS,
    KOI,
    KOI_SORT,
    NEIGHBOURS,
    NO_TILE,
    PAGODAS,
    ROW_SPACES,
    ROWS,
    SORTS,
    SPACES,
)
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu

FAR: Final = -1e9
STEPS: Final = 6
"""What an action of a playout costs, in steps of the search."""
NOISES: Final = 1024
"""A power of two."""
WAYS: Final = SORTS + 1
"""A tile is one of four flowers, or a koi."""


def _noises() -> vec[float]:
    rng = Rng(0)
    return vec[float]([2.0 * rng.unit() - 1.0 for _ in range(NOISES)])


NOISE: Final[vec[float]] = _noises()


ROW_PLACE: Final[vec[i64]] = vec[i64]([WAYS * row for row in ROW_OF])
"""By pagoda and space, where its row begins among the gains."""


STRONGER: Final = (("standard", 2), ("teams", 4), ("tournament", 2))
"""The modes and numbers of players where games have shown it to be so; elsewhere `master` plays as before."""

TWO: Final = (
    "0.0 1.0 1.4 3.0 2.9 3.3 6.7 6.3 5.9 6.2 10.6 10.7 10.1 9.4 9.7 16.8 15.7 15.2 14.7 14.9 15.0",
    "0.0 1.0 0.9 2.6 2.7 3.6 6.6 6.5 6.1 6.5 12.0 11.1 10.2 9.6 10.0",
    "0.0 -0.2 1.0 2.6 2.9 3.7 7.7 6.3 7.1 6.0",
    "-1.3 -0.1 0.8 3.2 3.3 3.9",
    "-1.6 0.3 1.8",
    "-1.3",
)
THREE: Final = (
    "0.0 1.0 1.5 3.0 2.9 3.4 6.4 6.2 5.8 6.4 10.9 10.7 10.3 9.8 9.9 16.1 15.9 15.3 15.0 14.8 15.0",
    "0.0 1.0 1.3 2.8 2.7 3.7 6.6 6.3 6.1 6.6 11.4 10.6 9.8 9.6 10.0",
    "0.0 0.4 1.3 2.8 2.9 3.7 6.4 6.1 5.9 6.0",
    "-0.4 0.3 1.0 2.9 2.7 3.0",
    "-0.6 0.1 1.0",
    "0.0",
)
"""What rows come to, for two players or sides and for three, found by `tools/seikatsu_rows.py`. A line for each number
of empty spaces, from one on; in it by the most frequent flower and the next, koi in both (`worth_places`)."""


def worth_places() -> list[tuple[int, int, int, int]]:
    """All patterns of a row with empty spaces: its most frequent flower, the next one, its empty spaces, its number."""
    return [
        (top, second, empty, (top * COUNTS + second) * COUNTS + empty)
        for empty in range(1, COUNTS)
        for top in range(COUNTS - empty)
        for second in range(top + 1)
    ]


def row_worths(learned: list[float]) -> list[float]:
    """By pattern, what a row comes to; full ones what they count."""
    worth = [0.0] * PATTERNS
    for top in range(COUNTS):
        for second in range(top + 1):
            worth[(top * COUNTS + second) * COUNTS] = float(FLOWER_POINTS[top])
    for (_, _, _, place), points in zip(worth_places(), learned, strict=True):
        worth[place] = points
    return worth


class SeikatsuSight(SeikatsuPolicy):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self.learned = True
        self.pagodas: i64 = len(PAGODAS) if options.players == 3 or options.mode == "solo" else 2
        lines = THREE if options.players == 3 else TWO
        self.worth: vec[float] = vec[float](row_worths([float(points) for points in " ".join(lines).split()]))
        """What a row comes to in the end, by its pattern."""
        self.gains: vec[float] = floats(len(PAGODAS) * ROWS * WAYS)
        """By row and flower, what such a tile adds to its worth."""
        self.counted: vec[i64] = vec[i64]([0] * SORTS)
        self.noise: float = 0.5
        self.others: float = 0.5 if options.players == 3 else 1.0
        self.flocks: vec[float] = vec[float](
            [float(n + 1 if n and options["flock"] == "whole" else n) for n in range(7)]
        )
        """What a flock is worth, by the birds it joins."""
        self.tempo: float = 1.3
        """What it is worth to be next to move."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Seikatsu)
        pagoda = state.pagoda(seat)
        total: float = float(state.flocks[pagoda])
        if seat == state.to_move:
            total += self.tempo
        worth = self.worth
        row: i64 = ROWS * pagoda
        end: i64 = row + ROWS
        while row < end:
            total += worth[pattern(state, ROW_SPACES[row])]
            row += 1
        return total

    def begin_rating(self, state: State) -> None:
        assert isinstance(state, Seikatsu)
        row: i64 = 0
        while row < ROWS * self.pagodas:
            self.weigh(state, row)
            row += 1

    def weigh(self, state: Seikatsu, row: i64) -> None:
        """What each flower would add to a row."""
        spaces = ROW_SPACES[row]
        empty = popcount(spaces & ~state.occupied)
        if empty == 0:
            return
        flowers = state.flowers
        counted = self.counted
        top: i64 = 0
        second: i64 = 0
        flower: i64 = 0
        while flower < SORTS:
            count = popcount(spaces & flowers[flower])
            counted[flower] = count
            if count > top:
                second = top
                top = count
            elif count > second:
                second = count
            flower += 1
        koi = popcount(spaces & flowers[KOI_SORT])
        worth = self.worth
        gains = self.gains
        empty -= 1
        now: float = worth[((top + koi) * COUNTS + second + koi) * COUNTS + empty + 1]
        at: i64 = row * WAYS
        flower = 0
        while flower < SORTS:
            count = counted[flower] + 1
            high = top
            low = second
            if count > top:
                high = count
            elif count > second:
                low = count
            gains[at + flower] = worth[((high + koi) * COUNTS + low + koi) * COUNTS + empty] - now
            flower += 1
        gains[at + KOI_SORT] = worth[((top + koi + 1) * COUNTS + second + koi + 1) * COUNTS + empty] - now

    def rate(self, state: State, action: i64) -> float:
        assert isinstance(state, Seikatsu)
        gains = self.gains
        kind = action // SPACES
        space = action % SPACES
        own = state.pagoda(state.to_move)
        total: float = 0.0
        pagoda: i64 = 0
        while pagoda < self.pagodas:
            total += gains[ROW_PLACE[SPACES * pagoda + space] + FLOWER_OF[kind]]
            pagoda += 1
        mine: float = gains[ROW_PLACE[SPACES * own + space] + FLOWER_OF[kind]]
        return float(state.flock_points(kind, space)) + mine - self.others * (total - mine)

    def play_out(self, state: State, rng: Rng, longest: i64) -> i64:
        assert isinstance(state, Seikatsu)
        self.begin_rating(state)
        taken: i64 = 0
        pagodas = self.pagodas
        while state.to_move != NOBODY and taken < longest:
            action = self.chosen(state, rng)
            state.apply(action)
            taken += 1
            space = action % SPACES
            self.weigh(state, ROW_OF[space])
            self.weigh(state, ROW_OF[SPACES + space])
            if pagodas == 3:
                self.weigh(state, ROW_OF[2 * SPACES + space])
        return STEPS * taken

    def chosen(self, state: Seikatsu, rng: Rng) -> i64:
        """The action that looks best, at a glance: each is misjudged a little."""
        gains = self.gains
        rows = ROW_PLACE
        noises = NOISE
        noise = self.noise
        flocks = self.flocks
        others = self.others
        three: bool = self.pagodas == 3
        hand: i64 = HAND * state.to_move
        own: i64 = SPACES * state.pagoda(state.to_move)
        next: i64 = SPACES - own
        last: i64 = 2 * SPACES
        if three:
            next = own + SPACES if own < 2 * SPACES else 0
            last = 3 * SPACES - own - next
        first = state.hands[hand]
        at = rng.word() & (NOISES - 1)
        best: float = FAR
        found: i64 = 0
        place: i64 = 0
        while place < HAND:
            kind = state.hands[hand + place]
            if kind != NO_TILE and (place == 0 or kind != first):
                flower = FLOWER_OF[kind]
                birds = state.birds[BIRD_OF[kind]]
                spaces = state.frontier
                if state.solo:
                    spaces = state.spaces_for(kind)
                while spaces != 0:
                    space = lowest(spaces)
                    spaces &= spaces - 1
                    away: float = gains[rows[next + space] + flower]
                    if three:
                        away += gains[rows[last + space] + flower]
                    if kind == KOI:
                        birds = state.birds[state.koi_bird(space)]
                    value: float = (
                        flocks[popcount(NEIGHBOURS[space] & birds)]
                        + gains[rows[own + space] + flower]
                        - others * away
                        + noise * noises[at]
                    )
                    at = (at + 1) & (NOISES - 1)
                    if value > best:
                        best = value
                        found = kind * SPACES + space
            place += 1
        return found


def make_sight(options: Options) -> Policy:
    if (options.mode, options.players) not in STRONGER:
        return make_policy(options)
    policy = SeikatsuSight(options)
    settings = policy.settings
    settings.temperature = 2.0
    settings.scale = 8.0
    return policy
