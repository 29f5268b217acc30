"""The calls of Prometheus' meters, for where nobody reads them."""

from __future__ import annotations

from collections.abc import Sequence


class Meter:
    def __init__(
        self,
        name: str,
        about: str,
        labels: Sequence[str] = (),
        buckets: Sequence[float] = (),
        multiprocess_mode: str = "",
    ) -> None:
        """Takes what a meter of Prometheus takes."""

    def labels(self, *values: str) -> Meter:
        return self

    def inc(self, amount: float = 1) -> None:
        """Not counted."""

    def dec(self, amount: float = 1) -> None:
        """Not counted."""

    def set(self, value: float) -> None:
        """Not kept."""

    def observe(self, value: float) -> None:
        """Not kept."""


Counter = Gauge = Histogram = Meter
