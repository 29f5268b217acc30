"""Garbage: when Python looks for objects that only refer to each other. Most here die by their count of references.

Left to itself, a full look stops a server with a thousand tables for a fifth of a second several times a minute, and
looks at what is young take a tenth of the time of moves, which leave no circles: each makes what is shown to its
viewers anew, and a look goes through all of that. So what came of late is looked at now and then, always while
something is found there, and is otherwise put aside unseen, which costs nothing however much it is.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

NEVER = 1_000_000
"""Objects after which Python looks by itself: only where so many come at once that nobody gets to look before."""
LOOK_EVERY = 0.05
ONE_IN = 20
"""So seldom is what came of late looked at while nothing is found."""
MANY = 100
"""Objects in circles: where so many came since the last look, what comes next is looked at too."""
TWICE, MUCH = 2.0, 300_000
"""All is looked at when there is so much more in memory than after the last such look, in blocks of it: whoever
provokes circles that live long is served too, and the larger the server, the less often it stops for that."""
BLOCKS_OF_MOVE = 30
"""What a move leaves in memory, which does not count there: 20 to 40 by the game."""
ALL_EVERY = 1800.0
"""Seconds between two looks at everything, if nothing asks for one before."""


class Collector:
    def __init__(self, moves: Callable[[], int]) -> None:
        """`moves` says how many there are in memory."""
        self._moves = moves
        self._unseen = 0
        """So often was what came put aside since the last look at it."""
        self._finds = False
        self._most = 0
        """Blocks beside those of moves, with which all is looked at."""
        self._limit = 0
        """Blocks with which it is time to count moves: before, so much cannot be there."""

    def start(self) -> None:
        gc.set_threshold(NEVER, NEVER, NEVER)
        self._look_at_all_again()
        self._look_again()

    def look(self) -> None:
        """What came since the last time is looked at, or put aside unseen."""
        self._unseen += 1
        if self._finds or self._unseen >= ONE_IN:
            self._unseen = 0
            self._finds = gc.collect(0) >= MANY
        gc.freeze()
        if sys.getallocatedblocks() > self._limit:
            blocks, beside = self._blocks()
            self._limit = blocks + self._most - beside
            if beside > self._most:
                self._look_at_all()

    def _look_at_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        blocks, beside = self._blocks()
        self._most = int(TWICE * beside) + MUCH
        self._limit = blocks + self._most - beside

    def _blocks(self) -> tuple[int, int]:
        """In all, and beside those of moves."""
        blocks = sys.getallocatedblocks()
        return blocks, max(0, blocks - BLOCKS_OF_MOVE * self._moves())

    def _look_again(self) -> None:
        asyncio.get_running_loop().call_later(LOOK_EVERY, self._look_again)
        self.look()

    def _look_at_all_again(self) -> None:
        asyncio.get_running_loop().call_later(ALL_EVERY, self._look_at_all_again)
        self._look_at_all()
