"""How much one address may ask for: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_ADDRESSES = 50_000


class Bucket:
    """Holds up to `burst` and gains `rate` a second; each call takes one."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next one."""
        return max(0.0, (1 - self._left) / self.rate)


class Buckets:
    """One bucket for each address; those unused for longest are forgotten."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """0 when allowed, else the seconds to wait."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return 0.0 if bucket.take() else bucket.wait
