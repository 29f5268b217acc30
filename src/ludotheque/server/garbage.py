"""Garbage: when Python looks for objects that only refer to each other. Most here die by their count of references.

Left to itself, a full look stops a server with a thousand tables for a fifth of a second several times a minute, and
one at what is neither young nor old for thirty milliseconds every other second, for nothing: moves leave no circles.
"""

from __future__ import annotations

import asyncio
import gc
import sys

YOUNG, NEVER = 10_000, 1_000_000
"""Objects after which the youngest are looked at: less than a millisecond's work. A move makes and drops hundreds; with
a tenth as many the look came in the midst of moves, and took a tenth of their time."""
LOOK_EVERY = 1.0
MORE, MUCH = 1.2, 300_000
"""All that came since the last look is looked at when there is so much more in memory than then, in blocks of it: what
somebody provokes does not pile up, and the larger the server, the less often it stops for that."""
TWICE = 2.0
"""What outlived such a look is looked at again when there is so much more than after the last look at everything: those
who provoke circles that live long are served too."""
ALL_EVERY = 1800.0
"""Seconds between two looks at everything, if nothing asks for one before."""


class Collector:
    def __init__(self) -> None:
        self._blocks = 0
        """In memory after the last look."""
        self._all = 0
        """And after the last one at everything."""

    def start(self) -> None:
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._look_at_all_again()
        self._look_again()

    def look(self) -> None:
        if sys.getallocatedblocks() <= MORE * self._blocks + MUCH:
            return
        gc.collect(1)
        self._blocks = sys.getallocatedblocks()
        if self._blocks > TWICE * self._all + MUCH:
            self._look_at_all()

    def _look_at_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._blocks = self._all = sys.getallocatedblocks()

    def _look_again(self) -> None:
        asyncio.get_running_loop().call_later(LOOK_EVERY, self._look_again)
        self.look()

    def _look_at_all_again(self) -> None:
        asyncio.get_running_loop().call_later(ALL_EVERY, self._look_at_all_again)
        self._look_at_all()
