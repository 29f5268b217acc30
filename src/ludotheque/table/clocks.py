"""The clocks of a match. They follow from the times of its events alone, so that every process reads the same."""

from __future__ import annotations

from bisect import bisect_right

from ludotheque.table import messages
from ludotheque.table.messages import DaysClock, LiveClock, Pace

LAG_CREDIT = 250
"""Milliseconds of each step that are on the house: the way to the player and back."""

DAY = 24 * 3600 * 1000


class Downtimes:
    """When no server was running: no clock ran then."""

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self._spans = sorted(spans or [])

    def within(self, start: int, end: int) -> int:
        first = max(0, bisect_right(self._spans, (start, start)) - 1)
        return sum(max(0, min(end, span_end) - max(start, span_start)) for span_start, span_end in self._spans[first:])


class Clock:
    """Feed it every event with `turn`; ask it for `deadline` and `shown`."""

    def __init__(self, pace: Pace, players: int, downtimes: Downtimes) -> None:
        self.pace = pace
        self._downtimes = downtimes
        self.left = [pace.minutes * 60_000] * players if isinstance(pace, LiveClock) else []
        self.running: int | None = None
        self._since = 0

    def turn(self, now: int, to_move: int | None) -> None:
        """At `now` something happened; from then on `to_move` (None: nobody, or a bot) is thinking."""
        before = self.running
        if isinstance(self.pace, LiveClock):
            if before is not None:
                self.left[before] = max(0, self.left[before] - max(0, self._used(now) - LAG_CREDIT))
                if to_move != before:
                    self.left[before] += self.pace.increment * 1000
            self._since = now
        elif to_move != before:
            self._since = now
        self.running = to_move

    def memory(self) -> tuple[list[int], int | None, int]:
        """All that the past events made of it."""
        return list(self.left), self.running, self._since

    def remember(self, memory: tuple[list[int], int | None, int]) -> None:
        left, self.running, self._since = memory
        self.left = list(left)

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is up."""
        if self.running is None:
            return None
        if isinstance(self.pace, LiveClock):
            return self._later(self.left[self.running] + LAG_CREDIT)
        if isinstance(self.pace, DaysClock):
            return self._later(self.pace.days * DAY)
        return None

    def shown(self, now: int) -> messages.Clocks:
        left = list(self.left)
        if self.running is not None and left:
            left[self.running] = max(0, left[self.running] - self._used(now))
        return messages.Clocks(running=self.running, left=left, deadline=self.deadline, now=now)

    def _used(self, now: int) -> int:
        return max(0, now - self._since - self._downtimes.within(self._since, now))

    def _later(self, span: int) -> int:
        """The moment at which `span` will have been used."""
        end = self._since + span
        while self._used(end) < span:
            end += span - self._used(end)
        return end
