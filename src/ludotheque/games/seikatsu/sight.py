"""Seikatsu for `master`: a row is worth what rows like it come to in the end, and playouts play for that.

What it comes to depends on how many tiles of its flower are still to come: who counts them plays better.
"""

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
    TWINS,
)
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu

FAR: Final = -1e9
STEPS: Final = 6
"""What an action of a playout costs, in steps of the search."""
NOISES: Final = 1024
"""A power of two."""
OF_A_FLOWER: Final = TWINS * SORTS
"""Garden tiles."""
WAYS: Final = SORTS + 1
"""A tile is one of four flowers, or a koi."""


def _noises() -> vec[float]:
    rng = Rng(0)
    return vec[float]([2.0 * rng.unit() - 1.0 for _ in range(NOISES)])


NOISE: Final[vec[float]] = _noises()


ROW_PLACE: Final[vec[i64]] = vec[i64]([WAYS * row for row in ROW_OF])
"""By pagoda and space, where its row begins among the gains."""


STRONGER: Final = (("standard", 2), ("standard", 3), ("teams", 4), ("tournament", 2))
"""The modes and numbers of players where games have shown it to be so; elsewhere `master` plays as before."""

TWO: Final = (
    "0.0 1.0 1.3 3.0 2.7 3.2 6.3 6.2 6.0 6.2 10.6 10.5 10.3 10.3 9.9 16.5 16.3 16.0 15.6 14.8 15.0",
    "0.0 1.0 0.9 2.4 2.5 3.1 6.3 6.2 6.0 6.3 12.0 11.2 10.9 11.1 10.0",
    "0.0 -0.1 0.6 2.3 2.4 2.8 7.2 6.6 6.9 7.0",
    "-1.5 -0.3 0.1 2.7 2.8 4.6",
    "-1.1 -0.1 1.4",
    "0.0",
)
THREE: Final = (
    "0.0 1.0 1.4 3.0 2.7 3.0 6.3 6.1 5.8 6.0 10.5 10.6 10.2 10.0 10.3 15.9 15.7 15.6 14.9 14.6 15.0",
    "0.0 1.0 1.0 2.5 2.5 3.0 6.1 5.9 5.7 6.2 10.7 10.4 10.1 10.4 10.0",
    "0.0 0.6 1.2 2.4 2.6 3.0 6.2 5.6 6.1 6.0",
    "0.1 0.5 0.9 2.4 2.6 3.0",
    "1.0 1.1 1.0",
    "0.0",
)
"""What rows come to, for two players or sides and for three. A line for each number of empty spaces, from one on; in it
by the most frequent flower and the next, koi in both (`worth_places`)."""

TWO_TO_COME: Final = (
    "0.0 1.4 2.7 2.9 3.7 2.4",
    "0.0 3.4 5.5 6.5 4.7",
    "0.0 5.6 8.7 7.9",
    "5.3 8.3 9.8",
    "4.8 8.9",
    "1.9",
)
THREE_TO_COME: Final = (
    "0.0 1.5 3.0 3.4 3.8 4.3",
    "0.0 3.4 5.5 7.0 7.5",
    "0.0 4.4 7.6 9.5",
    "2.8 6.5 9.4",
    "0.6 4.2",
    "0.0",
)
"""What they come to besides, times the share of the tiles to come that have the row's most frequent flower (the most
plentiful of several). A line for each number of empty spaces, in it by the most frequent flower, koi in it
(`pull_places`). `tools/seikatsu_rows.py` finds such numbers."""


def worth_places() -> list[tuple[int, int, int, int]]:
    """All patterns of a row with empty spaces: its most frequent flower, the next one, its empty spaces, its number."""
    return [
        (top, second, empty, (top * COUNTS + second) * COUNTS + empty)
        for empty in range(1, COUNTS)
        for top in range(COUNTS - empty)
        for second in range(top + 1)
    ]


def pull_places() -> list[tuple[int, int]]:
    """By most frequent flower and empty spaces, all rows that have some."""
    return [(top, empty) for empty in range(1, COUNTS) for top in range(COUNTS - empty)]


def row_pulls(learned: list[float]) -> list[float]:
    """At `COUNTS * top + empty`, what the share of the flower to come adds to a row; to full ones nothing."""
    pull = [0.0] * (COUNTS * COUNTS)
    for (top, empty), points in zip(pull_places(), learned, strict=True):
        pull[COUNTS * top + empty] = points
    return pull


def row_worths(learned: list[float]) -> list[float]:
    """By pattern, what a row comes to; full ones what they count."""
    worth = [0.0] * PATTERNS
    for top in range(COUNTS):
        for second in range(top + 1):
            worth[(top * COUNTS + second) * COUNTS] = float(FLOWER_POINTS[top])
    for (_, _, _, place), points in zip(worth_places(), learned, strict=True):
        worth[place] = points
    return worth


def _numbers(lines: tuple[str, ...]) -> list[float]:
    return [float(points) for points in " ".join(lines).split()]


class SeikatsuSight(SeikatsuPolicy):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self.learned = True
        self.pagodas: i64 = len(PAGODAS) if options.players == 3 or options.mode == "solo" else 2
        three = options.players == 3
        self.worth: vec[float] = vec[float](row_worths(_numbers(THREE if three else TWO)))
        """What a row comes to in the end, by its pattern, ..."""
        self.pull: vec[float] = vec[float](row_pulls(_numbers(THREE_TO_COME if three else TWO_TO_COME)))
        """... and times what share of its flower is to come, by its most frequent flower and its empty spaces."""
        self.to_come: vec[float] = floats(SORTS)
        """By flower, its share of the tiles that do not lie in the garden."""
        self.a_tile: float = 0.0
        """What one tile is of them."""
        self.gains: vec[float] = floats(len(PAGODAS) * ROWS * WAYS)
        """By row and flower, what such a tile adds to its worth."""
        self.counted: vec[i64] = vec[i64]([0] * SORTS)
        self.noise: float = 0.5
        """By how many points a playout misjudges an action at most, either way."""
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
        self.count_to_come(state)
        row: i64 = ROWS * pagoda
        end: i64 = row + ROWS
        while row < end:
            shape = pattern(state, ROW_SPACES[row])
            pulled: float = self.pull[shape // (COUNTS * COUNTS) * COUNTS + shape % COUNTS]
            total += self.worth[shape] + pulled * self.share_to_come(state, ROW_SPACES[row])
            row += 1
        return total

    def share_to_come(self, state: Seikatsu, spaces: i64) -> float:
        """The share to come of the row's most frequent flower, or the greatest of several."""
        most: i64 = 0
        share: float = 0.0
        flower: i64 = 0
        while flower < SORTS:
            count = popcount(spaces & state.flowers[flower])
            if count > most or (count == most and self.to_come[flower] > share):
                share = self.to_come[flower]
            if count > most:
                most = count
            flower += 1
        return share

    def count_to_come(self, state: Seikatsu) -> None:
        left = SPACES - popcount(state.occupied)
        self.a_tile = 1.0 / float(left) if left > 0 else 0.0
        flower: i64 = 0
        while flower < SORTS:
            self.to_come[flower] = self.a_tile * float(OF_A_FLOWER - popcount(state.flowers[flower]))
            flower += 1

    def begin_rating(self, state: State) -> None:
        assert isinstance(state, Seikatsu)
        self.count_to_come(state)
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
        to_come = self.to_come
        top: i64 = 0
        second: i64 = 0
        share: float = 0.0
        flower: i64 = 0
        while flower < SORTS:
            count = popcount(spaces & flowers[flower])
            counted[flower] = count
            if count > top:
                second = top
                top = count
                share = to_come[flower]
            else:
                if count == top and to_come[flower] > share:
                    share = to_come[flower]
                if count > second:
                    second = count
            flower += 1
        koi = popcount(spaces & flowers[KOI_SORT])
        worth = self.worth
        pull = self.pull
        gains = self.gains
        high: i64 = top + koi
        now: float = worth[(high * COUNTS + second + koi) * COUNTS + empty] + pull[high * COUNTS + empty] * share
        empty -= 1
        same: float = pull[high * COUNTS + empty]
        more: float = pull[(high + 1) * COUNTS + empty]
        at: i64 = row * WAYS
        flower = 0
        while flower < SORTS:
            count = counted[flower] + 1
            if count > top:
                gain: float = worth[((high + 1) * COUNTS + second + koi) * COUNTS + empty]
                gain += more * (to_come[flower] - self.a_tile)
            elif count == top:
                own: float = to_come[flower] - self.a_tile
                gain = worth[(high * COUNTS + high) * COUNTS + empty] + same * (own if own > share else share)
            else:
                next: i64 = count if count > second else second
                gain = worth[(high * COUNTS + next + koi) * COUNTS + empty] + same * share
            gains[at + flower] = gain - now
            flower += 1
        gains[at + KOI_SORT] = worth[((high + 1) * COUNTS + second + koi + 1) * COUNTS + empty] + more * share - now

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
            # Rows that the tile is not in keep the shares they were weighed with: they hardly change meanwhile.
            self.count_to_come(state)
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
    if options.players == 3:
        # The more playouts of three that hardly err, the less they were worth: docs/results.md.
        policy.noise = 2.0
        settings.exploration = 0.5
        settings.win_weight = 0.2
    return policy
