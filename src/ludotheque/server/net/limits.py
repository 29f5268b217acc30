"""How much one address or person may ask for: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from ludotheque.table.bounds import MOST_ADDRESSES


class Bucket:
    """Holds up to `burst` and gains `rate` a second. `take` takes only what is there; `charge` may leave a debt."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    @property
    def is_full(self) -> bool:
        return self.left >= self.burst

    def take(self, amount: float = 1) -> bool:
        if self.left < amount:
            return False
        self._left -= amount
        return True

    def charge(self, amount: float) -> None:
        self._left = self.left - amount

    def wait_for(self, amount: float = 1) -> float:
        """Seconds until there is so much; 0 when it is there."""
        return max(0.0, (amount - self.left) / self.rate)


class Buckets:
    """One bucket for each address; those unused for longest are forgotten."""

    def __init__(self, per_minute: int, burst: int | None = None) -> None:
        """`burst` at once; a whole minute's if it is left out."""
        self._per_minute = per_minute
        self._burst = per_minute if burst is None else burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """0 when allowed, else the seconds to wait."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return 0.0 if bucket.take() else bucket.wait_for()
