"""A bot in Python that an operator may let in."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State


class LastChoice:
    """Takes the last of the legal actions."""

    def __init__(self, game: Game[State], options: Options) -> None:
        self.game = game

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        return state.legal_actions()[-1]
