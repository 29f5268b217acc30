"""Action ids taken apart: kind, place, orientation and so on, as numbers beside the flat ids."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.parts import NONE, parts_of
from ludotheque.core.state import State


@dataclass(frozen=True)
class Factors:
    """What the actions of a game are made of: `rows[action]` has the place of each part in `values[name]`, or -1.

    Different actions have different rows, so a policy can choose part by part and ask `mask` what goes with what.
    """

    names: tuple[str, ...]
    values: dict[str, tuple[str, ...]]
    rows: NDArray[np.int16]

    def sizes(self) -> list[int]:
        return [len(self.values[name]) for name in self.names]

    def pairs(self) -> NDArray[np.int64]:
        """By action: a number for each two of its parts, equal wherever another action has the same two.

        What is learnt of a pair (a bird and a space) serves all actions that share it: a network gives each number
        weights, and an action the sum of its own.
        """
        found: dict[bytes, NDArray[np.int64]] = {}
        count = 0
        for pair in combinations(range(len(self.names)), min(2, len(self.names))):
            kinds, numbers = np.unique(self.rows[:, pair], axis=0, return_inverse=True)
            groups = numbers.ravel().astype(np.int64)
            if groups.tobytes() not in found:
                found[groups.tobytes()] = count + groups
                count += len(kinds)
        return np.stack(list(found.values()), axis=1)

    def action(self, **parts: str) -> int:
        """The id of an action by its parts: `action(kind="roll", direction="north")`."""
        for name, value in parts.items():
            if name not in self.names:
                raise ValueError(f"an action has no part {name!r}; the parts are {', '.join(self.names)}")
            if value not in self.values[name]:
                raise ValueError(f"{name} is one of {', '.join(self.values[name])}; not {value!r}")
        wanted = [self.values[name].index(parts[name]) if name in parts else NONE for name in self.names]
        found = np.flatnonzero((self.rows == wanted).all(axis=1))
        if len(found) != 1:
            raise ValueError(f"no single action has exactly the parts {parts}")
        return int(found[0])


def factors(game: Game[State], options: Options) -> Factors:
    parts = parts_of(game, options)
    return Factors(parts.names, parts.values, np.array(parts.rows, np.int16))
