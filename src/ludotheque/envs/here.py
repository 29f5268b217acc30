"""The games of a `VectorEnv` in this very process."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludotheque.core.batch import Batch
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.core.words import WORD
from ludotheque.envs.arrays import array_of


class GamesHere:
    def __init__(self, game: Game[State], options: Options, games: int, observations: bool) -> None:
        observer = game.observer(options) if observations else None
        self.batch = batch = Batch(game.unchecked_deal, options, observer, games)
        self.observations = array_of(batch.rows, np.uint8, games, observer.layout.size if observer else 0)
        self.masks = array_of(batch.marks.words, np.bool_, games, WORD * batch.marks.row_words)[:, : batch.ids]
        self.movers = array_of(batch.movers, np.int64, games)
        self.rewards = array_of(batch.rewards, np.float64, games, options.players)
        self.ended = array_of(batch.ended, np.bool_, games)
        self.lengths = array_of(batch.lengths, np.int64, games)
        self.actions = array_of(batch.actions, np.int64, games)

    def step(self) -> int:
        """Plays `actions`; says -1, or in which game the action is not legal, and then nothing has changed."""
        return self.batch.step()

    def sample(self, rng: Rng) -> None:
        self.batch.sample(rng)

    def start(self, seeds: Sequence[int]) -> None:
        for game, seed in enumerate(seeds):
            self.batch.start(game, seed)

    def state(self, game: int) -> State:
        return self.batch.states[game].clone()

    def close(self) -> None:
        """There is nothing to give back."""
