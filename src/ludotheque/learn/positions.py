"""Positions to learn from: what a network is to see of them, and how their games ended."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ludotheque.arena.store import OtherRun
from ludotheque.bots.bot import SearchBot
from ludotheque.bots.endgame import won_parts
from ludotheque.bots.self_play import SelfPlay
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.policy import Policy
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.envs.arrays import array_of

ROOM = 512
"""Positions that are noted of a game at most."""
OPENING = 4
"""The first actions of a search's games are drawn by their visits, so that no two games are alike."""
QUICK_SLIPS = 0.1
QUICK_SHARE = 0.3
QUICK_TRIES = 12
SEARCH_SLIPS = 0.04


@dataclass
class Positions:
    """Row by row: a position as the seat to move sees it. Seats are counted from that one on."""

    rows: NDArray[np.uint8]
    """Observations."""
    points: NDArray[np.float32]
    """By seat, what the policy counts."""
    described: NDArray[np.float32]
    final: NDArray[np.float32]
    """By seat, the final points."""
    won: NDArray[np.float32]
    """By seat, its part of the win, or what the search thought of it, or both."""
    games: NDArray[np.int64]
    """The number of the game that the position is from."""
    choices: NDArray[np.int64]
    """How many legal actions of the position follow in the rest, where a search was asked; else 0."""
    actions: NDArray[np.int32]
    """Position by position, these actions, ..."""
    ratings: NDArray[np.float32]
    """... how good each looks to the policy alone, ..."""
    tried: NDArray[np.float32]
    """... and what share of its playouts the search gave it."""

    def __len__(self) -> int:
        return len(self.rows)

    def save(self, path: Path) -> None:
        """Whole or not at all: a run that is killed leaves no half of a file."""
        new = path.with_suffix(".new.npz")
        np.savez_compressed(new, **{one.name: getattr(self, one.name) for one in fields(self)})
        new.replace(path)

    @staticmethod
    def load(path: Path) -> Positions:
        """Raises `OtherRun` that names the file if it is damaged: without it, its games are played again."""
        try:
            with np.load(path) as found:
                return Positions(**{one.name: found[one.name] for one in fields(Positions)})
        except (BadZipFile, ValueError, KeyError, EOFError, zlib.error):
            raise OtherRun(f"{path} is damaged; without it, the same command plays its games again") from None

    @staticmethod
    def load_all(paths: list[Path]) -> Positions:
        """As `joined`, without all of them twice in the memory."""
        parts = [Positions.load(path) for path in paths]
        return Positions(**{one.name: _moved(parts, one.name) for one in fields(Positions)})

    @staticmethod
    def joined(parts: list[Positions]) -> Positions:
        return Positions(
            **{one.name: np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Positions)}
        )


def _moved(parts: list[Positions], name: str) -> NDArray[Any]:
    """One array of all, each part's own let go of as soon as it is in it."""
    first = getattr(parts[0], name)
    whole = np.empty((sum(len(getattr(part, name)) for part in parts), *first.shape[1:]), first.dtype)
    at = 0
    for part in parts:
        own = getattr(part, name)
        whole[at : at + len(own)] = own
        at += len(own)
        setattr(part, name, own[:0].copy())
    return whole


class Choices:
    """What a search tried in the positions of a game, for a network to foresee. `unasked`: so many without a search."""

    def __init__(self, policy: Policy, unasked: int = 0) -> None:
        self.policy = policy
        self.counts = [0] * unasked
        self.actions: list[int] = []
        self.ratings: list[float] = []
        self.tried: list[float] = []

    def note(self, state: State, visits: dict[int, int]) -> None:
        legal = state.legal_actions()
        self.policy.begin_rating(state)
        self.counts.append(len(legal))
        self.actions += legal
        self.ratings += [self.policy.rate(state, action) for action in legal]
        all_visits = max(1, sum(visits.values()))
        self.tried += [visits.get(action, 0) / all_visits for action in legal]


class Notebook:
    """Plays games and keeps positions of them. The same number, the same game."""

    def __init__(self, game: Game[State], options: Options) -> None:
        self.game = game
        self.options = options
        self.play = SelfPlay(game.observer(options), game.policy(options), options.players, ROOM)
        words = int(self.play.observer.words)
        self._rows = array_of(self.play.rows, np.uint8, ROOM, 8 * words)
        self._points = array_of(self.play.points, np.float64, ROOM, options.players)
        self._described = array_of(self.play.descriptions, np.float64, ROOM, int(self.play.described))
        self._movers = array_of(self.play.movers, np.int64, ROOM)

    def quick(self, number: int) -> Positions:
        """A game of the policy against itself: poor play, but many games a second."""
        rng = Rng(number)
        state = self.game.deal(self.options, rng)
        self.play.play(state, rng, QUICK_SLIPS, QUICK_SHARE, QUICK_TRIES)
        return self._taken(state, number)

    def searched(self, number: int, bot: SearchBot) -> Positions:
        """A game of a search against itself; what it thought of a position counts as much as how the game ended."""
        rng = Rng(number)
        state = self.game.deal(self.options, rng)
        self.play.count = 0
        thought: list[list[float]] = []
        choices = Choices(self.play.policy)
        actions = 0
        while not state.is_over:
            seat = state.to_move
            if len(state.legal_actions()) == 1:
                state.apply(state.legal_actions()[0])
                continue
            search = bot.searched(state, seat, rng)
            ranked = search.ranked()
            if self.play.count < ROOM:
                self.play.note(state)
                sums = [sum(move.chances[one] for move in ranked) for one in range(state.players)]
                counted = max(1, sum(int(move.counted) for move in ranked))
                thought.append([one / counted for one in sums])
                choices.note(state, {int(move.action): int(move.visits) for move in ranked})
            state.apply(self._chosen(state, [(m.action, int(m.visits)) for m in ranked], actions, rng))
            actions += 1
        opinion = np.array(thought, np.float32).reshape(-1, self.options.players)
        return self._taken(state, number, opinion, choices)

    def _chosen(self, state: State, visits: list[tuple[int, int]], actions: int, rng: Rng) -> int:
        if rng.unit() < SEARCH_SLIPS:
            return int(state.random_action(rng))
        if actions >= OPENING * state.players:
            return visits[0][0]
        left = rng.unit() * sum(count for _, count in visits)
        for action, count in visits:
            left -= count
            if left < 0:
                return action
        return visits[0][0]

    def _taken(
        self,
        end: State,
        number: int,
        thought: NDArray[np.float32] | None = None,
        choices: Choices | None = None,
    ) -> Positions:
        """What `play` has noted, of a game that came to this end."""
        count = int(self.play.count)
        choices = choices or Choices(self.play.policy, count)
        seats = self.options.players
        order = (self._movers[:count, None] + np.arange(seats)[None, :]) % seats
        won = np.array(won_parts(end), np.float32)[order]
        if thought is not None:
            won = 0.5 * won + 0.5 * np.take_along_axis(thought[:count], order, axis=1)
        return Positions(
            rows=self._rows[:count].copy(),
            points=self._points[:count].astype(np.float32),
            described=self._described[:count].astype(np.float32),
            final=np.array(end.scores(), np.float32)[order],
            won=won.astype(np.float32),
            games=np.full(count, number, np.int64),
            choices=np.array(choices.counts, np.int64),
            actions=np.array(choices.actions, np.int32),
            ratings=np.array(choices.ratings, np.float32),
            tried=np.array(choices.tried, np.float32),
        )
