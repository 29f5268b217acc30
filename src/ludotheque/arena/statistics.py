"""What the games say about the bots: win rates with their intervals, ratings, seats, points and lengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ludotheque.arena.play import Played

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Rate:
    """A share of games won, shared wins counted by their part, with its 95 % Wilson interval."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Never without the share itself: of all games won, floats may end it a hair below 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


@dataclass(frozen=True)
class Summary:
    """A list of numbers in short."""

    count: int
    mean: float
    deviation: float
    lowest: float
    median: float
    highest: float


def summary(numbers: Sequence[float]) -> Summary:
    if not numbers:
        return Summary(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(numbers)
    mean = sum(ordered) / len(ordered)
    deviation = sqrt(sum((number - mean) ** 2 for number in ordered) / len(ordered))
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return Summary(len(ordered), mean, deviation, ordered[0], median, ordered[-1])


@dataclass(frozen=True)
class Standing:
    """One bot's line of the result table. A bot in several seats of a game counts once for each side it plays."""

    bot: str
    rate: Rate
    fair: float
    """The share of wins that falls to it if all were equal."""
    rating: float | None
    points: Summary
    thinking: float
    """Seconds for a decision on average."""
    slowest: float
    forfeits: int
    illegal: int = 0
    """Moves it named that were not legal."""


def won(game: Played, seat: int) -> float:
    """The part of the win that falls to a seat's side: all of it, or a part where several sides share."""
    if seat not in game.winners:
        return 0.0
    return 1.0 / len({game.sides[winner] for winner in game.winners})


def first_seats(game: Played) -> list[int]:
    """The first seat of every side: sides win, not seats."""
    return [seat for seat, side in enumerate(game.sides) if game.sides.index(side) == seat]


def standings(games: Sequence[Played]) -> list[Standing]:
    """Best first."""
    bots = sorted({bot for game in games for bot in game.bots})
    rated = ratings(games)
    lines = [_standing(bot, games, rated) for bot in bots]
    return sorted(lines, key=lambda line: (-line.rate.share, line.bot))


def _standing(bot: str, games: Sequence[Played], rated: dict[str, float]) -> Standing:
    seats = [(game, seat) for game in games for seat in first_seats(game) if game.bots[seat] == bot]
    everywhere = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    decisions = sum(game.decisions[seat] for game, seat in everywhere)
    return Standing(
        bot=bot,
        rate=Rate(sum(won(game, seat) for game, seat in seats), len(seats)),
        fair=sum(1 / len(first_seats(game)) for game, _ in seats) / max(1, len(seats)),
        rating=rated.get(bot),
        points=summary([float(game.scores[seat]) for game, seat in seats]),
        thinking=sum(game.seconds[seat] for game, seat in everywhere) / max(1, decisions),
        slowest=max((game.slowest[seat] for game, seat in everywhere), default=0.0),
        forfeits=sum(1 for game in games for forfeit in game.forfeits if game.bots[forfeit.seat] == bot),
        illegal=sum(game.illegal[seat] for game, seat in everywhere if game.illegal),
    )


def ratings(games: Sequence[Played]) -> dict[str, float]:
    """Plackett-Luce ratings by openskill, games in the order of their keys; empty where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for game in games for bot in game.bots}
    for game in sorted(games, key=lambda game: key_order(game.key)):
        seats = first_seats(game)
        names = [game.bots[seat] for seat in seats]
        if len(set(names)) < 2:
            continue
        # A bot that plays several sides is one opponent: its best side counts.
        best = {
            name: max(won(game, seat) for seat in seats if game.bots[seat] == name) for name in dict.fromkeys(names)
        }
        teams = model.rate([[rated[name]] for name in best], ranks=[-part for part in best.values()])
        for team in teams:
            rated[str(team[0].name)] = team[0]
    return {bot: float(rating.mu) for bot, rating in rated.items()}


def key_order(key: str) -> tuple[int, ...]:
    return tuple(int(part) for part in key.split("-"))


def by_seat(games: Sequence[Played]) -> list[Rate]:
    """How often each seat wins, whoever sits there: what going first is worth."""
    seats = max((len(game.bots) for game in games), default=0)
    return [Rate(sum(won(game, seat) for game in games), len(games)) for seat in range(seats)]


def against(games: Sequence[Played], bot: str, other: str) -> Rate:
    """How often `bot` won the games in which both sat, of the wins that fell to one of the two sides."""
    both = [game for game in games if bot in game.bots and other in game.bots and bot != other]
    mine = sum(won(game, seat) for game in both for seat in first_seats(game) if game.bots[seat] == bot)
    return Rate(mine, len(both))


def lengths(games: Sequence[Played]) -> Summary:
    return summary([float(game.actions) for game in games])
