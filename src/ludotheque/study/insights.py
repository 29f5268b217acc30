"""What a game looks like in numbers: many matches between equal bots, summed up with how sure each number is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Final

import msgspec
from msgspec import Struct

from ludotheque.core.cases import plain_cases_of
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import room
from ludotheque.study.explain import sides_of
from ludotheque.study.played import InsightKey, Line, Task

FILE: Final = "insights.json"
SURE: Final = 1.96
"""Standard errors to either side: 95 of 100 such intervals hold the true number."""
SELDOM: Final = 20
"""A first move or a use that was seen less often than this says nothing."""
BARS: Final = 12


class Rate(Struct, frozen=True):
    """A share of `count`, with the interval that the true one lies in 95 times of 100 (Wilson)."""

    count: int
    share: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """`error` is to either side: 95 times of 100 the true mean is within it."""

    count: int
    mean: float
    error: float


class Bar(Struct, frozen=True):
    """How many lie between `least` and `most`, both included."""

    least: int
    most: int
    count: int


class Spread(Struct, frozen=True):
    mean: Mean
    bars: list[Bar]


class ShareInsight(Struct, frozen=True):
    """What a source of points gave those who won, and the others."""

    key: InsightKey
    winners: Mean
    others: Mean


class OpeningInsight(Struct, frozen=True):
    """How often who began with this move won."""

    key: InsightKey
    won: Rate


class UseInsight(Struct, frozen=True):
    """How many of the seats did it, how often those won, the same of those who did not, and what it scored at once."""

    key: InsightKey
    seats: Rate
    won: Rate
    without: Rate
    times: float
    """A match, by those who did it."""
    points: Mean


class CaseInsights(Struct, frozen=True):
    """One mode with one number of players."""

    mode: str
    players: int
    matches: int
    trials: int
    """Besides, with a first move drawn evenly: what `openings` are from."""
    sides: list[list[int]]
    """Places in the order of play that win together; last none for a rival without a seat."""
    won: list[Rate]
    """By side: ties are split, so they sum to 1."""
    fair: float
    turns: Spread
    actions: Mean
    winning: Spread
    """The points of who won."""
    margin: Mean
    """Between the best side and the next."""
    shares: list[ShareInsight]
    openings: list[OpeningInsight]
    """Best first."""
    uses: list[UseInsight]


class Insights(Struct, frozen=True):
    game: str
    bot: str
    """Who played all seats, as `ludotheque arena` names bots."""
    first: int
    """Matches of each case are numbered from here on: with it, `bot` and the counts all of this can be made again."""
    cases: list[CaseInsights]


@cache
def insights(game: str) -> Insights | None:
    """Those that come with a game."""
    file = room(game).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Insights) if file.is_file() else None


def tasks_of(game: Game[State], bot: str, matches: int, first: int = 0) -> list[Task]:
    """So many matches of every mode with every number of players, in turn."""
    return [
        Task(game.id, options.mode, options.players, bot, number)
        for number in range(first, first + matches)
        for _, options in plain_cases_of(game)
    ]


def summed_up(game: Game[State], bot: str, first: int, lines: Iterable[Line]) -> Insights:
    by_case: dict[tuple[str, int], list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.task.number):
        by_case.setdefault((line.task.mode, line.task.players), []).append(line)
    cases = [
        _case(game, mode, players, by_case[mode, players])
        for mode, players in ((options.mode, options.players) for _, options in plain_cases_of(game))
        if (mode, players) in by_case
    ]
    return Insights(game.id, bot, first, cases)


def rate(won: float, count: int) -> Rate:
    """Wilson's interval, which stays between 0 and 1."""
    if not count:
        return Rate(0, 0.0, 0.0, 1.0)
    share, square = won / count, SURE * SURE / count
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / count + square / count / 4)
    return Rate(count, round(share, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


def mean(values: Sequence[float]) -> Mean:
    count = len(values)
    middle = sum(values) / count if count else 0.0
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count) if count > 1 else 0.0
    return Mean(count, round(middle, 2), round(SURE * spread, 2))


def spread(values: Sequence[int]) -> Spread:
    """Bars of equal width, no more than fit in a plot."""
    if not values:
        return Spread(mean(values), [])
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // BARS)
    counts = Counter((value - low) // width for value in values)
    bars = [Bar(low + at * width, low + (at + 1) * width - 1, counts[at]) for at in range((high - low) // width + 1)]
    return Spread(mean(values), bars)


def _case(game: Game[State], mode: str, players: int, lines: list[Line]) -> CaseInsights:
    sides = sides_of(game.deal(game.options(mode=mode, players=players), Rng(0)))
    free = [line for line in lines if not line.task.is_trial]
    trials = [line for line in lines if line.task.is_trial]
    return CaseInsights(
        mode=mode,
        players=players,
        matches=len(free),
        trials=len(trials),
        sides=sides,
        won=[rate(sum(line.won[side] for line in free), len(free)) for side in range(len(sides))],
        fair=round(1 / len(sides), 4),
        turns=spread([line.turns for line in free]),
        actions=mean([line.actions for line in free]),
        winning=spread([max(_totals(line, sides)) for line in free]),
        margin=mean([top - next_ for top, next_ in (sorted(_totals(line, sides))[:-3:-1] for line in free)]),
        shares=_shares(free, sides),
        openings=_openings(trials, sides),
        uses=_uses(free, sides),
    )


def _totals(line: Line, sides: list[list[int]]) -> list[int]:
    rival = sum(shared.points[-1] for shared in line.shares)
    return [line.scores[places[0]] if places else rival for places in sides]


def _side_of(sides: list[list[int]], place: int) -> int:
    return next(number for number, places in enumerate(sides) if place in places)


def _shares(lines: list[Line], sides: list[list[int]]) -> list[ShareInsight]:
    """A source that a match does not name gave nothing in it; one that never gave anything only breaks ties."""
    keys = {shared.key.text(): shared.key for line in lines for shared in line.shares if any(shared.points)}
    found: dict[str, tuple[list[float], list[float]]] = {text: ([], []) for text in keys}
    for line in lines:
        named = {shared.key.text(): shared.points for shared in line.shares}
        best = max(line.won)
        for number, places in enumerate(sides):
            # Partners have one score; a rival without a seat has the last column.
            at = places[0] if places else -1
            for text, (winners, others) in found.items():
                points = named[text][at] if text in named else 0
                (winners if line.won[number] == best else others).append(points)
    return [ShareInsight(keys[text], mean(winners), mean(others)) for text, (winners, others) in found.items()]


def _openings(lines: list[Line], sides: list[list[int]]) -> list[OpeningInsight]:
    """Of who is first in the order of play."""
    keys = {line.first.text(): line.first for line in lines}
    counts: Counter[str] = Counter()
    won: dict[str, float] = {}
    for line in lines:
        text = line.first.text()
        counts[text] += 1
        won[text] = won.get(text, 0.0) + line.won[_side_of(sides, 0)]
    found = [OpeningInsight(keys[text], rate(won[text], count)) for text, count in counts.items() if count >= SELDOM]
    return sorted(found, key=lambda one: (-one.won.share, one.key.text()))


def _uses(lines: list[Line], sides: list[list[int]]) -> list[UseInsight]:
    keys = {used.key.text(): used.key for line in lines for used in line.uses}
    seats = sum(len(line.scores) for line in lines)
    all_won = sum(line.won[_side_of(sides, place)] for line in lines for place in range(len(line.scores)))
    found = []
    for text in sorted(keys):
        used = [(line, one) for line in lines for one in line.uses if one.key.text() == text]
        if len(used) < SELDOM:
            continue
        won = sum(line.won[_side_of(sides, one.place)] for line, one in used)
        times = sum(one.times for _, one in used)
        found.append(
            UseInsight(
                key=keys[text],
                seats=rate(len(used), seats),
                won=rate(won, len(used)),
                without=rate(all_won - won, seats - len(used)),
                times=round(times / len(used), 2),
                points=mean([one.points / one.times for _, one in used]),
            )
        )
    return found
