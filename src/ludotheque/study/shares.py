"""The points of a position by where they come from: `Game.shares` says what is told apart."""

from __future__ import annotations

from ludotheque.core.errors import Arg
from ludotheque.core.game import Game
from ludotheque.core.speech import ScoreStep
from ludotheque.core.state import State

ShareKey = tuple[str, tuple[tuple[str, Arg], ...]]
"""A kind of points and the arguments that tell it from others of its kind: `("row", (("row", 3),))`."""


def key_of(game: Game[State], step: ScoreStep) -> ShareKey:
    args = step["args"]
    return step["kind"], tuple((name, args[name]) for name in game.shares.get(step["kind"], ()))


def shares_of(game: Game[State], state: State) -> dict[ShareKey, list[int]]:
    """By seat what each share gives, and last what it gives a rival who has no seat: they add up to the scores."""
    found: dict[ShareKey, list[int]] = {}
    for step in game.score_sheet(state):
        sums = found.setdefault(key_of(game, step), [0] * (state.players + 1))
        for seat, points in enumerate([*step["points"], step.get("rival", 0)]):
            sums[seat] += points
    return found
