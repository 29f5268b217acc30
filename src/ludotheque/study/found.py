"""What a search found out about a position, as it is sent: lines with chances, margins and reasons."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.study.explain import ENDINGS, explain, searched
from ludotheque.study.reasons import Reason, reasons

LINES: Final = 3
FEWEST_ENDINGS: Final = 8
NODES_AN_ENDING: Final = 32
"""The explanation of a short search is short too: its first lines are wanted at once."""


class FoundLine(Struct, frozen=True):
    """A move and what is expected of it. `value` is what the search ranks by; `chances` are those of the sides and sum
    to 1; `why` compares the best line with this one, and the best line itself with the next."""

    action: int
    notation: str
    visits: int
    value: float
    chances: list[float]
    margin: float
    scores: list[float]
    line: list[str]
    why: list[Reason]


class Found(Struct, frozen=True):
    """`sides` are the seats that win together; last an empty one for a rival without a seat. The lines stand as the
    search ranked them; a move that was asked about comes after them if it is none of them."""

    seat: int
    sides: list[list[int]]
    playouts: int
    lines: list[FoundLine]


def find(
    game: Game[State],
    state: State,
    seat: int,
    nodes: int,
    seed: int,
    is_open: bool = False,
    also: int = -1,
    lines: int = LINES,
) -> Found:
    """From what `seat` knows; with `is_open` from all that there is."""
    search = searched(game, state, seat, nodes, seed, is_open)
    endings = min(ENDINGS, max(FEWEST_ENDINGS, nodes // NODES_AN_ENDING))
    explained = explain(game, search, lines, [also] if also >= 0 else [], endings, seed)
    found = explained.prospects
    told = [
        FoundLine(
            action=one.action,
            notation=one.notation,
            visits=one.visits,
            value=round(one.value, 4),
            chances=[round(chance, 4) for chance in one.chances],
            margin=round(one.margin, 2),
            scores=[round(points, 2) for points in one.scores],
            line=one.line,
            why=reasons(explained, found[0], one if at else found[1]) if len(found) > 1 else [],
        )
        for at, one in enumerate(found)
    ]
    return Found(seat=explained.seat, sides=explained.sides, playouts=explained.playouts, lines=told)
