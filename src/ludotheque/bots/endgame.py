"""Exact play where nothing is hidden any more and little is left: every way to the end is looked at.

With two sides what one wins the other loses, so best play is known (alpha-beta). With more sides it is known only while
one of them makes all the moves that are left. A limit of positions keeps it short: beyond it, nothing is said.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy, floats
from ludotheque.core.state import NOBODY, State

WIN: Final = 10_000.0
"""Winning comes before any lead in points."""
FAR: Final = 1e9
DEEPEST: Final = 48
"""No more actions than this lie between the position and the end."""


class Ending:
    """What an action leads to if all play their best from there on."""

    def __init__(
        self, action: i64, value: float, lead: float, points: list[float], won: list[float], line: list[int]
    ) -> None:
        self.action: i64 = action
        self.value: float = value
        self.lead: float = lead
        """By how many points the seat ends ahead."""
        self.points: list[float] = points
        self.won: list[float] = won
        """By seat, its part of the win; partners win together."""
        self.line: list[int] = line
        """The actions of best play, this one first."""


class Solver:
    """Looks at `limit` positions at most."""

    def __init__(self, policy: Policy, limit: i64) -> None:
        self.policy: Policy = policy
        self.limit: i64 = limit
        self.count: i64 = 0
        self.gave_up: bool = False
        self.seat: i64 = 0
        self.sides: i64 = 0
        self.points: vec[float] = floats(0)
        self.leads: vec[float] = floats(0)
        self.lengths: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        """Of the best line found from each depth on."""
        self.lines: vec[i64] = vec[i64]([0] * ((DEEPEST + 1) * DEEPEST))

    def solve(self, state: State, seat: i64) -> list[Ending]:
        """What each legal action of `seat`, which is to move, leads to, best first; nothing if that is too far off.

        `state` is one in which `seat` knows everything: `Policy.is_open` says so.
        """
        self.count = 0
        self.gave_up = False
        self.seat = seat
        self.points = floats(state.players)
        self.leads = floats(state.players)
        self.sides = count_sides(state)
        endings: list[Ending] = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            value = self.value(after, 0, -FAR, FAR)
            if self.gave_up:
                return []
            line: list[int] = [action]
            at: i64 = 0
            while at < self.lengths[0]:
                line.append(self.lines[at])
                after.apply(self.lines[at])
                at += 1
            points = [float(points) for points in after.scores()]
            won = won_parts(after)
            endings.append(Ending(action, value, value - WIN * (2.0 * won[seat] - 1.0), points, won, line))
        endings.sort(key=_worst_first)
        endings.reverse()
        return endings

    def value(self, state: State, depth: i64, low: float, high: float) -> float:
        """What the position is worth to `seat`, exactly if it lies between `low` and `high`."""
        self.count += 1
        self.lengths[depth] = 0
        if state.to_move == NOBODY:
            return self.end_value(state)
        mine = state.team(state.to_move) == state.team(self.seat)
        if self.count > self.limit or depth == DEEPEST or (self.sides > 2 and not mine):
            self.gave_up = True
            return 0.0
        best: float = -FAR if mine else FAR
        for action in self.ordered(state):
            after = state.clone()
            after.apply(action)
            value = self.value(after, depth + 1, low, high)
            if self.gave_up:
                return 0.0
            if (mine and value > best) or (not mine and value < best):
                best = value
                self.keep_line(depth, action)
                if mine and value > low:
                    low = value
                if not mine and value < high:
                    high = value
                if low >= high:
                    return best
        return best

    def keep_line(self, depth: i64, action: i64) -> None:
        own: i64 = depth * DEEPEST
        length = self.lengths[depth + 1]
        self.lines[own] = action
        at: i64 = 0
        while at < length:
            self.lines[own + 1 + at] = self.lines[own + DEEPEST + at]
            at += 1
        self.lengths[depth] = length + 1

    def ordered(self, state: State) -> list[int]:
        """The legal actions, those that look best first: then more of the rest need not be looked at."""
        legal = state.legal_actions()
        if len(legal) < 3:
            return legal
        self.policy.begin_rating(state)
        rated = [(-self.policy.rate(state, action), action) for action in legal]
        rated.sort()
        return [action for _, action in rated]

    def end_value(self, state: State) -> float:
        self.policy.points(state, self.points)
        self.policy.leads(state, self.points, self.leads)
        parts = won_parts(state)
        won: float = parts[self.seat]
        return WIN * (2.0 * won - 1.0) + self.leads[self.seat]


def _worst_first(ending: Ending) -> tuple[float, int]:
    return (ending.value, -ending.action)


def count_sides(state: State) -> i64:
    sides: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        other: i64 = 0
        while state.team(other) != state.team(seat):
            other += 1
        if other == seat:
            sides += 1
        seat += 1
    return sides


def won_parts(state: State) -> list[float]:
    """Of a game that is over, by seat: 1 for who won, a part of it where sides tie; partners have the same."""
    parts = [0.0] * state.players
    winners = state.winners()
    sides: i64 = 0
    for winner in winners:
        first = True
        for other in winners:
            if other < winner and state.team(other) == state.team(winner):
                first = False
        if first:
            sides += 1
    for winner in winners:
        parts[winner] = 1.0 / float(sides)
    return parts
