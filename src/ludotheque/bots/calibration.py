"""Chances that mean what they say: what a search thinks, corrected by how its games really ended.

A search is too sure of itself, or not sure enough, in the same way throughout a game. One number for each game, mode
and number of players corrects that: the odds of each side are raised to this power. Who plays alone plays better later
than a search's playouts do, and nobody else's chances make up for it: there a second number moves the odds.
`ludotheque calibrate` finds both.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp

from ludotheque.core.options import Options
from ludotheque.core.state import State

SURE = 1e-6


DIFFICULTY = "level"
"""The option that says how hard a game is for who plays it alone: each of its values has numbers of its own."""


class Calibration:
    """`power` 1 leaves chances as they are; more makes them surer, less makes them more doubtful. `shift` above 0 makes
    them better, in logarithms of odds: for who plays alone."""

    def __init__(self, power: float = 1.0, shift: float = 0.0) -> None:
        self.power = power
        self.shift = shift

    def chances(self, state: State, raw: Sequence[float]) -> list[float]:
        """By seat. Those of all sides add up to 1, partners have the same; alone, the rest is the game's."""
        sides: dict[int, float] = {}
        for seat, chance in enumerate(raw):
            sides.setdefault(int(state.team(seat)), self.sharpened(chance))
        total = sum(sides.values()) if len(sides) > 1 else 1.0
        return [sides[int(state.team(seat))] / total for seat in range(len(raw))]

    def sharpened(self, chance: float) -> float:
        """A chance whose odds are raised to `power`; certainty stays certain."""
        if (self.power == 1.0 and self.shift == 0.0) or chance <= SURE or chance >= 1.0 - SURE:
            return min(1.0, max(0.0, chance))
        odds: float = (chance / (1.0 - chance)) ** self.power * exp(self.shift)
        return odds / (1.0 + odds)


def key_of(options: Options, learned: bool) -> str:
    """What a number is kept under: `standard 2`, and `standard 2 learned` for a search by what was learned; alone
    `solo 1 hard`."""
    difficulty = dict(options.items()).get(DIFFICULTY, "") if options.players == 1 else ""
    return " ".join(word for word in (options.mode, str(options.players), difficulty, "learned" * learned) if word)


@cache
def kept(game: str) -> dict[str, dict[str, float]]:
    """The `powers` and `shifts` of a game, each by its key."""
    path = files("ludotheque.games").joinpath(game, "calibration.json")
    found: dict[str, dict[str, float]] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def calibration_of(options: Options, learned: bool) -> Calibration:
    key, found = key_of(options, learned), kept(options.game)
    return Calibration(found.get("powers", {}).get(key, 1.0), found.get("shifts", {}).get(key, 0.0))
