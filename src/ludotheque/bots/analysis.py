"""What a bot thinks of a position: the ranked moves, for `ludotheque hint` and the web table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from ludotheque.bots.calibration import Calibration
from ludotheque.bots.endgame import Ending
from ludotheque.bots.mcts import Search
from ludotheque.core.game import Game
from ludotheque.core.state import State

LINE_LENGTH = 6


class RankedMove(Struct, frozen=True):
    """A move as a bot sees it: `win` is the seat's chance to win after it, `scores` the expected final ones by seat.

    `visits` says how often the search tried it; `line` is the main line from here in notation, this move first.
    `chances` are those of all seats, partners alike: over the sides they add up to 1, but for who plays alone against
    the game. `margin` is by how many points the seat is expected to end ahead of the best other side, or of the rival.
    Where `solved`, all of it is certain: every way to the end was looked at, and both sides play their best.
    """

    action: int
    notation: str
    visits: int
    win: float | None
    scores: list[float] | None
    line: list[str]
    chances: list[float] | None = None
    margin: float | None = None
    solved: bool = False


@dataclass(frozen=True)
class Analysis:
    bot: str
    seat: int
    playouts: int
    moves: list[RankedMove]
    """Best first."""
    sides: list[int] = field(default_factory=list)
    """The team of each seat."""

    def as_data(self) -> dict[str, object]:
        """Plain data for JSON."""
        data: dict[str, object] = msgspec.to_builtins(self)
        return data


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
    chances: list[float] = field(default_factory=list)
    """By seat, as `chance` is the searching seat's."""
    margin: float = 0.0

    def add(self, other: Tried) -> None:
        self.visits += other.visits
        self.total += other.total
        self.counted += other.counted
        self.chance += other.chance
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.chances = [mine + theirs for mine, theirs in zip(self.chances, other.chances, strict=True)]
        self.margin += other.margin
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
            list(move.chances),
            move.margin,
        )
        for move in search.ranked()
    ]


def best_first(tried: Sequence[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda move: (-move.visits, -move.total, move.action))


def rank_moves(
    game: Game[State],
    world: State,
    seat: int,
    bot: str,
    tried: Sequence[Tried],
    best: int = 0,
    calibration: Calibration | None = None,
) -> Analysis:
    """`world` is a redeal for the seat."""
    calibrated = calibration or Calibration()
    legal = set(world.legal_actions())
    found = [move for move in best_first(tried) if move.action in legal]
    moves: list[RankedMove] = []
    for move in found[: best or None]:
        counted = move.counted
        chances = calibrated.chances(world, [one / counted for one in move.chances]) if counted else None
        moves.append(
            RankedMove(
                move.action,
                game.action_text(world, move.action),
                move.visits,
                chances[seat] if chances else None,
                [points / counted for points in move.points] if counted else None,
                move.line or [game.action_text(world, move.action)],
                chances,
                move.margin / counted if counted else None,
            )
        )
    return Analysis(bot, seat, sum(move.visits for move in found), moves, sides_of(world))


def likeliest_first(moves: Sequence[RankedMove]) -> list[RankedMove]:
    """For people, who read a list by the chances beside it: give it the moves that were tried most."""
    return sorted(moves, key=lambda move: -(move.win or 0))


def sides_of(state: State) -> list[int]:
    return [int(state.team(seat)) for seat in range(state.players)]


def percents(chances: Sequence[float], sides: Sequence[int]) -> list[int]:
    """By side, in the order of their first seats: whole per cents that add up to 100 (but for who plays alone). What
    rounding down leaves goes to the largest remainders."""
    exact = [100 * chance for seat, chance in enumerate(chances) if sides[seat] not in sides[:seat]]
    whole = [int(one) for one in exact]
    left = round(sum(exact)) - sum(whole)
    order = sorted(range(len(exact)), key=lambda seat: (whole[seat] - exact[seat], seat))
    for seat in order[:left]:
        whole[seat] += 1
    return whole


def rank_endings(
    game: Game[State], world: State, seat: int, bot: str, endings: Sequence[Ending], positions: int, best: int = 0
) -> Analysis:
    """What a solver found: `positions` is how many it looked at."""
    moves = [
        RankedMove(
            int(ending.action),
            game.action_text(world, ending.action),
            0,
            ending.won[seat],
            list(ending.points),
            line_text(game, world, ending.line[:LINE_LENGTH]),
            list(ending.won),
            ending.lead,
            True,
        )
        for ending in endings[: best or None]
    ]
    return Analysis(bot, seat, positions, moves, sides_of(world))


def line_text(game: Game[State], world: State, line: Sequence[int]) -> list[str]:
    """The line in notation."""
    state = world.clone()
    texts: list[str] = []
    for action in line:
        texts.append(game.action_text(state, action))
        state.apply(action)
    return texts
