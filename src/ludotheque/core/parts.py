"""Action ids taken apart: kind, place, orientation and so on, as numbers beside the flat ids."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State

NONE = -1
"""Where an action has no such part."""


@dataclass(frozen=True)
class Parts:
    """What actions are made of: `rows[action]` has the place of each part in `values[name]`, or `NONE`."""

    names: tuple[str, ...]
    values: dict[str, tuple[str, ...]]
    rows: list[list[int]]

    @property
    def count(self) -> int:
        """All values of all names."""
        return sum(len(self.values[name]) for name in self.names)

    def numbers(self) -> list[int]:
        """Action by action, the number of each of its parts among those of all names, or `NONE`."""
        sizes = [len(self.values[name]) for name in self.names]
        starts = [sum(sizes[:place]) for place in range(len(sizes))]
        return [
            NONE if place == NONE else start + place
            for row in self.rows
            for start, place in zip(starts, row, strict=True)
        ]


def parts_of(game: Game[State], options: Options) -> Parts:
    parts = [game.action_parts(action) for action in range(game.max_actions(options))]
    seen: dict[str, dict[str, int]] = {}
    for one in parts:
        for name, value in one.items():
            places = seen.setdefault(name, {})
            places.setdefault(value, len(places))
    names = tuple(seen)
    rows = [[seen[name].get(one.get(name, ""), NONE) for name in names] for one in parts]
    return Parts(names, {name: tuple(places) for name, places in seen.items()}, rows)
