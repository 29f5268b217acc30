"""What a bot thinks of a position: the ranked moves, for `ludotheque hint` and the web table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from ludotheque.bots.mcts import Search
from ludotheque.core.game import Game
from ludotheque.core.state import State

LINE_LENGTH = 6


@dataclass(frozen=True)
class RankedMove:
    action: int
    notation: str
    visits: int
    """How often the search tried it."""
    chance: float | None
    """The seat's chance to win after it, 0 to 1."""
    points: list[float] | None
    """The expected final points by seat."""
    line: list[str]
    """The main line from here in notation, this move first."""


@dataclass(frozen=True)
class Analysis:
    bot: str
    seat: int
    playouts: int
    moves: list[RankedMove]
    """Best first."""

    def as_data(self) -> dict[str, object]:
        """Plain data for JSON."""
        return asdict(self)


@dataclass
class Tried:
    """What one or more searches found out about an action: sums, so that searches add up."""

    action: int
    visits: int
    total: float
    counted: int
    chance: float
    points: list[float]
    line: list[str]
    """In notation, along a redeal of the search: what is hidden may turn out otherwise."""

    def add(self, other: Tried) -> None:
        self.visits += other.visits
        self.total += other.total
        self.counted += other.counted
        self.chance += other.chance
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        if len(other.line) > len(self.line):
            self.line = other.line


def moves_of(game: Game[State], search: Search) -> list[Tried]:
    return [
        Tried(
            move.action,
            move.visits,
            move.total,
            move.counted,
            move.chance,
            list(move.points),
            line_text(game, search.origin, search.main_line(move.action, LINE_LENGTH)),
        )
        for move in search.ranked()
    ]


def best_first(tried: Sequence[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda move: (-move.visits, -move.total, move.action))


def rank_moves(game: Game[State], world: State, seat: int, bot: str, tried: Sequence[Tried], best: int = 0) -> Analysis:
    """`world` is a redeal for the seat."""
    legal = set(world.legal_actions())
    found = [move for move in best_first(tried) if move.action in legal]
    moves = [
        RankedMove(
            move.action,
            game.action_text(world, move.action),
            move.visits,
            move.chance / move.counted if move.counted else None,
            [points / move.counted for points in move.points] if move.counted else None,
            move.line or [game.action_text(world, move.action)],
        )
        for move in found[: best or None]
    ]
    return Analysis(bot, seat, sum(move.visits for move in found), moves)


def line_text(game: Game[State], world: State, line: Sequence[int]) -> list[str]:
    """The line in notation."""
    state = world.clone()
    texts: list[str] = []
    for action in line:
        texts.append(game.action_text(state, action))
        state.apply(action)
    return texts
