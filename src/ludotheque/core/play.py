"""Play that needs no game in particular: many random games, and counting the tree."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State


def random_games(start: State, games: i64, rng: Rng) -> i64:
    """Plays `games` random games from copies of `start`, what is hidden dealt anew for each; counts the actions."""
    actions: i64 = 0
    game: i64 = 0
    while game < games:
        actions += start.redeal(-1, rng).play_out(rng)
        game += 1
    return actions


def perft(state: State, depth: i64) -> i64:
    """The number of ways to play `depth` actions from here, all hidden things as they lie."""
    if state.to_move == NOBODY:
        return 0
    legal = state.legal_actions()
    if depth <= 1:
        return len(legal)
    total: i64 = 0
    for action in legal:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def divide(state: State, depth: i64) -> dict[int, int]:
    """`perft` by first action: where two engines differ, this finds the move."""
    counts: dict[int, int] = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        counts[action] = 1 if depth <= 1 else perft(after, depth - 1)
    return counts
