"""Checks a puzzle by a search that owes nothing to the one that found it: more playouts, another seed.

A puzzle that was solved is solved again: that is a proof, which no search can add to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.study.explain import searched
from ludotheque.study.mine import best_of
from ludotheque.study.puzzles import Puzzle
from ludotheque.study.seeds import seed_of
from ludotheque.study.solved import endings_of, only_best

TIMES: Final = 10
"""The playouts of the check, over those of the mining."""


@dataclass(frozen=True)
class Checked:
    best: str
    agrees: bool


def check(game: Game[State], puzzle: Puzzle, seed: int = 0) -> Checked:
    """Another seed is another search: what one check let through, another can still doubt."""
    state = game.parse_position(puzzle.position)
    if puzzle.solved:
        answer = only_best(endings_of(game, state, puzzle.seat)[1], puzzle.seat)
        best = "" if answer is None else game.action_text(state, answer)
    else:
        search = searched(game, state, puzzle.seat, TIMES * puzzle.nodes, seed_of("check", puzzle.id, seed))
        best = game.action_text(state, best_of(search))
    return Checked(best, best == puzzle.answer)
