"""A bot whose process ends at its first decision, as when the machine runs out of memory."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State


class Deadly:
    def __init__(self, game: Game[State], options: Options) -> None:
        self.game = game

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return -1
