"""What a search expects of each move: chances, margin, and final points by where they come from.

The points are counted at the ends of playouts that begin with the move, follow the search's tree and go on to the end
of the game. All moves are played out in the same deals, so that what sets two moves apart is not luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludotheque.bots.analysis import LINE_LENGTH, line_text
from ludotheque.bots.calibration import calibration_of
from ludotheque.bots.counted import CountedSearch
from ludotheque.bots.mcts import Move
from ludotheque.core.game import Game
from ludotheque.core.policy import TO_THE_END, Settings
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.study.shares import ShareKey, shares_of

ENDINGS: Final = 48
"""Playouts to the end for each move that is explained."""
TRIES: Final = 6
"""Their moves are the best looking of at least so many random ones."""
CALM: Final = 0.3
"""How much less they explore than the search: a reply that was found bad is no reason."""


@dataclass(frozen=True)
class Prospect:
    """What is expected of a move. `value` is what the search ranks by, from 0 to 1; `chances` are those of the sides,
    as `Explained.sides` lists them, mended by how games really ended, and sum to 1; `margin` is the seat's lead at the
    end over the best other."""

    action: int
    notation: str
    visits: int
    value: float
    chances: list[float]
    margin: float
    scores: list[float]
    line: list[str]
    samples: dict[ShareKey, list[list[int]]]
    """By share and playout, the points by seat (and of a rival without a seat)."""

    def share(self, key: ShareKey, seat: int) -> float:
        """The expected final points of a seat from this share."""
        points = [sample[seat] for sample in self.samples.get(key, ())]
        return sum(points) / len(points) if points else 0.0

    def shares(self) -> dict[ShareKey, list[float]]:
        return {
            key: [self.share(key, seat) for seat in range(len(samples[0]))] for key, samples in self.samples.items()
        }


@dataclass(frozen=True)
class Explained:
    seat: int
    sides: list[list[int]]
    """The seats of each side; last an empty one for a rival who has no seat (solo)."""
    playouts: int
    prospects: list[Prospect]
    """Best first: as the search valued them; those that were asked for besides come last."""
    now: dict[ShareKey, list[int]]
    """The points as if the game were counted now."""

    def of(self, action: int) -> Prospect | None:
        return next((prospect for prospect in self.prospects if prospect.action == action), None)


def sides_of(state: State) -> list[list[int]]:
    teams: dict[int, list[int]] = {}
    for seat in range(state.players):
        teams.setdefault(int(state.team(seat)), []).append(seat)
    return [*teams.values(), []] if len(teams) == 1 else list(teams.values())


def side_chances(sides: Sequence[Sequence[int]], chances: Sequence[float]) -> list[float]:
    """Chances by seat as chances by side, which sum to 1."""
    if not sides[-1]:
        won = min(1.0, max(0.0, chances[0]))
        return [won, 1.0 - won]
    told = [max(chances[seat] for seat in seats) for seats in sides]
    total = sum(told)
    return [chance / total for chance in told] if total > 0 else [1.0 / len(sides)] * len(sides)


def searched(
    game: Game[State], state: State, seat: int, nodes: int, seed: int, is_open: bool = False, seconds: float = 0.0
) -> CountedSearch:
    """A search of so many playouts, or of so many seconds, that was run."""
    policy = game.policy(state.options)
    settings = policy.settings.copy()
    settings.nodes, settings.steps, settings.seconds = nodes, 0, seconds
    search = CountedSearch(state, seat, policy, settings, Rng(seed), is_open)
    search.run()
    return search


def explain(
    game: Game[State],
    search: CountedSearch,
    best: int = 3,
    also: Sequence[int] = (),
    endings: int = ENDINGS,
    seed: int = 0,
) -> Explained:
    """The `best` moves of a search that was run, and the actions of `also`; what its seat cannot know stays unknown."""
    legal = set(search.origin.legal_actions())
    ranked = [move for move in search.ranked() if move.action in legal]
    told = ranked[:best] + [move for move in ranked[best:] if move.action in also]
    rows = [_row(game, search, move) for move in told]
    search.settings = _to_the_end(search.settings)
    prospects = [_played_out(game, search, row, endings, seed) for row in rows]
    sides = sides_of(search.origin)
    return Explained(
        seat=int(search.seat),
        sides=sides,
        playouts=sum(move.visits for move in ranked),
        prospects=prospects,
        now=shares_of(game, search.origin),
    )


@dataclass(frozen=True)
class _Row:
    """What the search itself says of a move, before any more playouts."""

    action: int
    visits: int
    value: float
    chances: list[float] | None
    line: list[str]


def _row(game: Game[State], search: CountedSearch, move: Move) -> _Row:
    counted, visits = int(move.counted), int(move.visits)
    mended = calibration_of(search.origin.options, learned=False)
    chances = mended.chances(search.origin, [total / counted for total in move.chances]) if counted else None
    line = line_text(game, search.origin, search.main_line(move.action, LINE_LENGTH))
    value = move.total / visits if visits else 0.0
    return _Row(int(move.action), visits, value, chances, line)


def _to_the_end(settings: Settings) -> Settings:
    changed = settings.copy()
    changed.cutoff = TO_THE_END
    changed.tries = max(int(settings.tries), TRIES)
    changed.exploration = settings.exploration * CALM
    return changed


def _played_out(game: Game[State], search: CountedSearch, row: _Row, endings: int, seed: int) -> Prospect:
    seats = int(search.origin.players)
    samples: dict[ShareKey, list[list[int]]] = {}
    chances, scores, margin = [0.0] * seats, [0.0] * seats, 0.0
    for number in range(endings):
        # Whatever is hidden is dealt the same for every action.
        end = search.ending(row.action, Rng(seed * 1_000_003 + number))
        for seat in range(seats):
            chances[seat] += search.chances[seat] / endings
            scores[seat] += search.points[seat] / endings
        margin += search.leads[search.seat] / endings
        for key, points in shares_of(game, end).items():
            # A share that appears for the first time gave nothing before.
            samples.setdefault(key, [[0] * (seats + 1)] * number).append(points)
        for known in samples.values():
            if len(known) == number:
                known.append([0] * (seats + 1))
    return Prospect(
        action=row.action,
        notation=game.action_text(search.origin, row.action),
        visits=row.visits,
        value=row.value,
        chances=side_chances(sides_of(search.origin), row.chances or chances),
        margin=margin,
        scores=scores,
        line=row.line or [game.action_text(search.origin, row.action)],
        samples=samples,
    )
