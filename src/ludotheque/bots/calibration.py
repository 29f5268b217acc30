"""Chances that mean what they say: what a search thinks, corrected by how its games really ended.

A search is too sure of itself, or not sure enough, in the same way throughout a game. One number for each game, mode
and number of players corrects that: the odds of each side are raised to this power. `ludotheque calibrate` finds it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from ludotheque.core.options import Options
from ludotheque.core.state import State

SURE = 1e-6


class Calibration:
    """`power` 1 leaves chances as they are; more makes them surer, less makes them more doubtful."""

    def __init__(self, power: float = 1.0) -> None:
        self.power = power

    def chances(self, state: State, raw: Sequence[float]) -> list[float]:
        """By seat. Those of all sides add up to 1, partners have the same; alone, the rest is the game's."""
        sides: dict[int, float] = {}
        for seat, chance in enumerate(raw):
            sides.setdefault(int(state.team(seat)), self.sharpened(chance))
        total = sum(sides.values()) if len(sides) > 1 else 1.0
        return [sides[int(state.team(seat))] / total for seat in range(len(raw))]

    def sharpened(self, chance: float) -> float:
        """A chance whose odds are raised to `power`; certainty stays certain."""
        if self.power == 1.0 or chance <= SURE or chance >= 1.0 - SURE:
            return min(1.0, max(0.0, chance))
        odds: float = (chance / (1.0 - chance)) ** self.power
        return odds / (1.0 + odds)


def key_of(options: Options, learned: bool) -> str:
    """What a number is kept under: `standard 2`, and `standard 2 learned` for a search by what was learned."""
    return f"{options.mode} {options.players}{' learned' if learned else ''}"


@cache
def powers(game: str) -> dict[str, float]:
    path = files("ludotheque.games").joinpath(game, "calibration.json")
    found: dict[str, float] = json.loads(path.read_text("utf-8"))["powers"] if path.is_file() else {}
    return found


def calibration_of(options: Options, learned: bool) -> Calibration:
    return Calibration(powers(options.game).get(key_of(options, learned), 1.0))
