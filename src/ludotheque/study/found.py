"""What a search found out about a position, as it is sent: lines with chances, margins and reasons."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.study.explain import Explained, Prospect, explain, searched
from ludotheque.study.reasons import Reason, reasons
from ludotheque.study.solved import endings_of, explained_endings

LINES: Final = 3
FEWEST_ENDINGS: Final = 8
MOST_ENDINGS: Final = 240
NODES_AN_ENDING: Final = 32
"""The explanation of a short search is short too, because its first lines are wanted at once; that of a long one is
long, so that margins and reasons are as settled as the chances beside them."""


class FoundLine(Struct, frozen=True):
    """A move and what is expected of it. `value` is what the search ranks by; `chances` are those of the sides and sum
    to 1; `why` compares the best line with this one, and the best line itself with the next. Where `solved`, every way
    to the end was looked at: all is certain if all play their best, and `visits` is 0."""

    action: int
    notation: str
    visits: int
    value: float
    chances: list[float]
    margin: float
    scores: list[float]
    line: list[str]
    why: list[Reason]
    solved: bool = False


class Found(Struct, frozen=True):
    """`sides` are the seats that win together; last an empty one for a rival without a seat. The first line is the move
    that the search would make, which is the one it tried most; the others follow by their value. A move that was asked
    about comes after them if it is none of them."""

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
    world, endings = endings_of(game, state, seat, is_open=is_open)
    if endings:
        return _told(explained_endings(game, world, seat, endings), lines, also, solved=True)
    search = searched(game, state, seat, nodes, seed, is_open)
    count = min(MOST_ENDINGS, max(FEWEST_ENDINGS, nodes // NODES_AN_ENDING))
    explained = explain(game, search, lines, [also] if also >= 0 else [], count, seed)
    return _told(explained, lines, also, solved=False)


def _told(explained: Explained, lines: int, also: int, solved: bool) -> Found:
    side = next(number for number, seats in enumerate(explained.sides) if explained.seat in seats)
    found = explained.prospects[:lines]
    if not solved:
        found[1:] = sorted(found[1:], key=_by_value)
    found += [one for one in explained.prospects[lines:] if one.action == also]
    told = [
        FoundLine(
            action=one.action,
            notation=one.notation,
            visits=one.visits,
            value=round(one.chances[side] if solved else one.value, 4),
            chances=[round(chance, 4) for chance in one.chances],
            margin=round(one.margin, 2),
            scores=[round(points, 2) for points in one.scores],
            line=one.line,
            why=reasons(explained, found[0], one if at else found[1]) if len(found) > 1 else [],
            solved=solved,
        )
        for at, one in enumerate(found)
    ]
    return Found(seat=explained.seat, sides=explained.sides, playouts=explained.playouts, lines=told)


def _by_value(one: Prospect) -> tuple[float, int]:
    return -one.value, -one.visits
