"""One match between equal bots, and what statistics want to know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import Arg
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.speech import Described
from ludotheque.core.state import State
from ludotheque.study.seeds import seed_of
from ludotheque.study.shares import ShareKey, shares_of

TRIALS: Final = 2
"""Every so many-th match begins with an opening drawn evenly from all that are legal: so every first move is tried, by
good players and without prejudice. The others tell everything else."""


class Task(Struct, frozen=True):
    """A match by its number: the game, mode, players, bot and number decide every move of it."""

    game: str
    mode: str
    players: int
    bot: str
    number: int

    @property
    def is_trial(self) -> bool:
        return self.number % TRIALS == TRIALS - 1


class InsightKey(Struct, frozen=True):
    """A kind of points or of moves, and the arguments that tell it from others of its kind."""

    kind: str
    args: dict[str, str | int] = {}

    def text(self) -> str:
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.args.items())])


class Used(Struct, frozen=True):
    key: InsightKey
    place: int
    """In the order of play: 0 made the first move."""
    times: int
    points: int
    """What its score rose by in these moves."""


class Shared(Struct, frozen=True):
    key: InsightKey
    points: list[int]
    """In the order of play, and last of a rival who has no seat."""


class Line(Struct, frozen=True):
    """A match that was played, as one line of the file that a run goes on from."""

    task: Task
    first: InsightKey
    actions: int
    turns: int
    scores: list[int]
    """In the order of play."""
    won: list[float]
    """By side, in the order of play: its part of the win; they sum to 1."""
    shares: list[Shared]
    uses: list[Used]


def play(game: Game[State], task: Task) -> Line:
    options = game.options(mode=task.mode, players=task.players)
    seed = seed_of("insights", task.game, task.mode, task.players, task.number)
    state = game.deal(options, Rng(seed))
    bots = [make_bot(task.bot, game, options) for _ in range(options.players)]
    starter = int(state.to_move)
    history: list[int] = []
    uses: dict[tuple[str, int], Used] = {}
    first, turns, mover = InsightKey(""), 0, -1
    while not state.is_over:
        seat = int(state.to_move)
        turns += seat != mover or options.players == 1
        mover = seat
        drawn = _drawn(game, state, seed) if task.is_trial and not first.kind else None
        if drawn is None:
            action = bots[seat].choose(game, state, seat, seed_of("move", seed, len(history)), history)
        else:
            action = drawn
        described = game.describe(state, action)
        if not first.kind and (not game.openings or described["kind"] in game.openings):
            first = key_of(described, game.openings)
        before = int(state.scores()[seat])
        state.apply(action)
        history.append(action)
        if described["kind"] in game.uses:
            place = (seat - starter) % options.players
            _count(uses, key_of(described, game.uses), place, int(state.scores()[seat]) - before)
    order = [(starter + place) % options.players for place in range(options.players)]
    return Line(
        task=task,
        first=first,
        actions=len(history),
        turns=turns,
        scores=[int(state.scores()[seat]) for seat in order],
        won=won_by_side(state, order),
        shares=[
            Shared(_share(key), [*(points[seat] for seat in order), points[-1]])
            for key, points in shares_of(game, state).items()
        ],
        uses=list(uses.values()),
    )


def _drawn(game: Game[State], state: State, seed: int) -> int | None:
    """An opening drawn evenly from those that are legal; None while there is none."""
    legal = [int(action) for action in state.legal_actions()]
    if game.openings:
        legal = [action for action in legal if game.describe(state, action)["kind"] in game.openings]
    return legal[Rng(seed_of("first", seed)).below(len(legal))] if legal else None


def key_of(described: Described, told_apart: Mapping[str, tuple[str, ...]]) -> InsightKey:
    args = described["args"]
    return InsightKey(described["kind"], {name: _plain(args[name]) for name in told_apart.get(described["kind"], ())})


def won_by_side(state: State, order: list[int]) -> list[float]:
    """A tie is split between those who tie; who plays alone has won or lost."""
    teams = list(dict.fromkeys(int(state.team(seat)) for seat in order))
    winners = {int(state.team(winner)) for winner in state.winners()}
    if len(teams) == 1:
        return [1.0, 0.0] if winners else [0.0, 1.0]
    return [1 / len(winners) if team in winners else 0.0 for team in teams]


def _count(uses: dict[tuple[str, int], Used], key: InsightKey, place: int, points: int) -> None:
    before = uses.get((key.text(), place))
    times, total = (before.times, before.points) if before else (0, 0)
    uses[key.text(), place] = Used(key, place, times + 1, total + points)


def _share(key: ShareKey) -> InsightKey:
    return InsightKey(key[0], {name: _plain(value) for name, value in key[1]})


def _plain(value: Arg) -> str | int:
    return value if isinstance(value, int) else str(value)
