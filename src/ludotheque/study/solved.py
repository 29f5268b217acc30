"""Puzzles that are proved: positions near the end in which every way to it was looked at, and one move is best."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.analysis import LINE_LENGTH, line_text
from ludotheque.bots.endgame import Ending, Solver
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.study.explain import Explained, Prospect, side_chances, sides_of
from ludotheque.study.shares import shares_of

LIMIT: Final = 20_000
"""Positions that a solver looks at before it gives up, ..."""
QUICK_LIMIT: Final = 8_000
"""... and where many matches are looked at: most of the time goes into ends that are too far off."""
LEAD: Final = 5.0
"""Points by which a move is ahead of others that win as well."""
SHORTEST: Final = 2
"""Moves that are left in best play: the very last one is only counting."""
TWICE: Final = 2
"""A difference that is certain is told as one that was the same in every playout."""


def endings_of(
    game: Game[State], state: State, seat: int, limit: int = LIMIT, is_open: bool = False
) -> tuple[State, list[Ending]]:
    """What each move leads to, best first, and the position as the seat knows it, or with `is_open` as it is; none
    where something is hidden from the seat that can still matter, or the end is too far off."""
    policy = game.policy(state.options)
    world = state.clone() if is_open else state.redeal(seat, Rng(0))
    is_known = int(world.to_move) == seat and policy.is_open(world, seat)
    return world, Solver(policy, limit).solve(world, seat) if is_known else []


def only_best(endings: list[Ending], seat: int) -> int | None:
    """The move that alone wins, or alone ties, or wins by far the most; None if there is none, if all is lost, or if
    there is nothing to think about."""
    if len(endings) < 2 or len(endings[0].line) < SHORTEST or endings[0].won[seat] == 0:
        return None
    # Winning, and a tie, are worth more than any lead.
    return int(endings[0].action) if endings[0].value - endings[1].value >= LEAD else None


def explained_endings(game: Game[State], world: State, seat: int, endings: list[Ending]) -> Explained:
    """As a search is explained, but all of it certain."""
    return Explained(
        seat=seat,
        sides=sides_of(world),
        playouts=0,
        prospects=[_prospect(game, world, ending) for ending in endings],
        now=shares_of(game, world),
    )


def _prospect(game: Game[State], world: State, ending: Ending) -> Prospect:
    end = world.clone()
    for action in ending.line:
        end.apply(action)
    return Prospect(
        action=int(ending.action),
        notation=game.action_text(world, ending.action),
        visits=0,
        value=ending.value,
        chances=side_chances(sides_of(world), ending.won),
        margin=ending.lead,
        scores=list(ending.points),
        line=line_text(game, world, ending.line[:LINE_LENGTH]),
        samples={key: [points] * TWICE for key, points in shares_of(game, end).items()},
    )
