"""A table under load: two players, one move after another, each timed from its sending to what the opponent hears."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass
class Times:
    """Seconds, of the moves of one stage."""

    acks: list[float] = field(default_factory=list)
    broadcasts: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that fell due before the one before them had come through."""
    bytes: int = 0
    """Of all messages to the players."""


class LoadTable:
    """Subclasses know a protocol: `send_move` sends the next move, and `told` is called when a player heard of it."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.ready = True
        self.due = 0.0
        self.waiting: float | None = None
        self._sent = 0.0
        self._heard = 0
        self.mover = 0
        self.broken = False

    def fall_due(self, now: float) -> None:
        """It is time for a move. If the last one has not come through, it is made, late, when it has."""
        if self.ready:
            self._move(now)
        elif self.waiting is None:
            self.waiting = now
            self.times.late += 1

    def _move(self, counted_from: float) -> None:
        self.ready = False
        self._heard = 0
        self._sent = counted_from
        self.send_move()

    def acknowledged(self) -> None:
        self.times.acks.append(time.perf_counter() - self._sent)

    def told(self, seat: int) -> None:
        if seat != self.mover:
            self.times.broadcasts.append(time.perf_counter() - self._sent)
        self._heard += 1
        if self._heard == 2 and self.turn_over():
            self.resume()

    def resume(self) -> None:
        """Ready for the next move, which may be due already."""
        self.ready = True
        if self.waiting is not None:
            due, self.waiting = self.waiting, None
            self._move(due)

    def send_move(self) -> None:
        raise NotImplementedError

    def turn_over(self) -> bool:
        """Both players have heard: prepares the next move. False: `resume` follows later."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError
