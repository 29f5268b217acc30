"""The part of a network that foresees which actions a search tries: what it learns is by how many points the game's own
policy misjudges each, and it is judged by the very shares that a search would make of that."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.parts import parts_of
from ludotheque.learn.positions import Positions

FOURTH = -4
"""An action's share falls with the fourth power of how much worse it looks: see `most_urgent` of the search."""


class Prior:
    """`torch` is handed in, as it is loaded only where somebody trains."""

    def __init__(self, torch: Any, game: Game[Any], options: Options, positions: Positions, narrow: int) -> None:
        parts = parts_of(game, options)
        settings = game.policy(options).settings
        self.torch = torch
        self.narrow = narrow
        self.parts = parts.count
        self.temperature = settings.temperature
        self.spread = settings.spread
        # Number 0 is for what an action has not: it stays worth nothing.
        self.numbers = torch.tensor(parts.numbers()).reshape(len(parts.rows), -1) + 1
        self.worths = torch.nn.Embedding(parts.count + 1, narrow + 1, padding_idx=0)
        torch.nn.init.zeros_(self.worths.weight)
        self.choices = positions.choices
        self.starts = np.cumsum(positions.choices) - positions.choices
        self.actions = torch.from_numpy(positions.actions.astype(np.int64))
        self.ratings = torch.from_numpy(positions.ratings)
        self.tried = torch.from_numpy(positions.tried)

    def missed(self, at: Any, narrower: Any) -> tuple[Any, int]:
        """What the shares miss of what the search tried (Kullback-Leibler), over how many of these positions."""
        torch = self.torch
        asked = np.flatnonzero(self.choices[at.numpy()])
        positions = at.numpy()[asked]
        count = len(positions)
        if count == 0:
            return torch.zeros(()), 0
        sizes = self.choices[positions]
        of = torch.from_numpy(np.repeat(np.arange(count), sizes))
        first = np.repeat(self.starts[positions] - (np.cumsum(sizes) - sizes), sizes)
        flat = torch.from_numpy(first + np.arange(len(first)))
        worths = self.worths(self.numbers[self.actions[flat]]).sum(dim=1)
        seen = narrower[torch.from_numpy(asked)][of]
        ratings = self.ratings[flat] + (worths[:, : self.narrow] * seen).sum(dim=1) + worths[:, self.narrow]
        best = torch.full((count,), -1e9).scatter_reduce(0, of, ratings, "amax")
        shares = (1 + (best[of] - ratings) / self.temperature) ** FOURTH
        shares = shares / torch.zeros(count).index_add(0, of, shares)[of]
        shares = (1 - self.spread) * shares + self.spread / torch.from_numpy(sizes.astype(np.float32))[of]
        tried = self.tried[flat]
        return (tried * (tried.clamp_min(1e-9).log() - shares.log())).sum() / count, count

    def weights(self) -> list[NDArray[np.float32]]:
        """By part: what each cell adds to its worth, and what it is worth without them."""
        worths: NDArray[np.float32] = self.worths.weight.detach().numpy()[1:]
        return [worths[:, : self.narrow], worths[:, self.narrow]]
