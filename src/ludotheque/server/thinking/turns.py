"""Whose thought is next: first those that somebody waits for, then whose address had the least thinking of late."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

HALF_LIFE = 60.0
"""Seconds after which half of what an address used is forgotten."""
FORGOTTEN = 0.01
MOST_KNOWN = 10_000


class Turns(Generic[T]):
    """Thoughts wait by payer (an address); those of one payer by asker (a table, or a person's hints) in turn."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._waiting: dict[tuple[bool, str], OrderedDict[str, deque[T]]] = {}
        """By whether nobody waits for it, and by payer."""
        self._used: dict[str, tuple[float, float]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def waiting_of(self, payer: str, asker: str | None = None) -> int:
        lanes = [self._waiting[lane] for lane in ((False, payer), (True, payer)) if lane in self._waiting]
        return sum(len(queue) for lane in lanes for name, queue in lane.items() if asker in (None, name))

    def add(self, payer: str, asker: str, attended: bool, item: T) -> None:
        lane = self._waiting.setdefault((not attended, payer), OrderedDict())
        lane.setdefault(asker, deque()).append(item)
        self._count += 1

    def drop(self, payer: str, asker: str, attended: bool, item: T) -> None:
        """Nobody waits for it any more. It may have had its turn already."""
        lane = self._waiting.get((not attended, payer), OrderedDict())
        queue = lane.get(asker, deque())
        if item in queue:
            queue.remove(item)
            self._count -= 1
            if not queue:
                del lane[asker]
            if not lane:
                del self._waiting[not attended, payer]

    def next(self) -> tuple[str, T]:
        """The payer and the thought; there must be one."""
        unattended, payer = min(self._waiting, key=lambda lane: (lane[0], self.used(lane[1])))
        lane = self._waiting[unattended, payer]
        asker, queue = lane.popitem(last=False)
        item = queue.popleft()
        if queue:
            lane[asker] = queue
        if not lane:
            del self._waiting[unattended, payer]
        self._count -= 1
        return payer, item

    def used(self, payer: str) -> float:
        """Seconds of thinking, of which the older count for less."""
        seconds, at = self._used.get(payer, (0.0, 0.0))
        return seconds * 0.5 ** ((self._now() - at) / HALF_LIFE) if seconds else 0.0

    def pay(self, payer: str, seconds: float) -> None:
        self._used[payer] = (self.used(payer) + seconds, self._now())
        if len(self._used) > MOST_KNOWN:
            self._used = {name: used for name, used in self._used.items() if self.used(name) > FORGOTTEN}
