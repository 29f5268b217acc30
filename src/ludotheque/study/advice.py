"""Why one move is better than another, where both are known already: for hints and judged moves."""

from __future__ import annotations

from typing import Final

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.study.explain import explain, searched
from ludotheque.study.reasons import AGAINST, Reason, reasons

NODES: Final = 200
ENDINGS: Final = 32
"""Somebody waits at a table: fewer than an analysis plays out."""
SURE: Final = 3.0
"""One sentence is all that is read, and there are many shares that could differ by luck."""


def why_better(game: Game[State], state: State, seat: int, better: int, other: int, seed: int) -> list[Reason]:
    """From what `seat` knows; nothing where the playouts show no difference that stands out."""
    explained = explain(game, searched(game, state, seat, NODES, seed), 0, (better, other), ENDINGS, seed)
    one, another = explained.of(better), explained.of(other)
    told = reasons(explained, one, another, SURE) if one and another else []
    return told if _speaks_for(told) else []


def _speaks_for(told: list[Reason]) -> bool:
    """Whether what is told weighs more for the better move than against it: else it would be no reason."""
    weights = [abs(reason.points - reason.instead) for reason in told]
    against = sum(weight for weight, reason in zip(weights, told, strict=True) if reason.kind in AGAINST)
    return sum(weights) > 2 * against
