"""What a stage of the load test gave: rounds, and what is said of them."""

from __future__ import annotations

import statistics
from dataclasses import dataclass

from bench.load.compressed import Compressed
from bench.load.process import percentiles

LIMIT = 0.100
"""Seconds at the 99th percentile."""
ENOUGH = 0.98
"""Of the moves that were to be made."""


@dataclass
class Round:
    """`asked` moves fell due. Times and CPU in seconds."""

    seconds: float
    asked: int
    late: int
    acks: list[float]
    broadcasts: list[float]
    """Of each move that the opponent heard of."""
    cpu: float
    own_cpu: float
    bytes: int

    @property
    def slowest(self) -> float:
        """The 99th percentile until the opponent heard."""
        return percentiles(self.broadcasts)["99"]


@dataclass
class Result:
    """A server at one rate, over all rounds. Memory in MB."""

    server: str
    game: str
    tables: int
    rate: float
    rounds: list[Round]
    broken: int
    memory: float
    compressed: Compressed | None = None
    """What compression would make of one player's messages."""

    @property
    def done(self) -> int:
        return sum(len(each.broadcasts) for each in self.rounds)

    @property
    def asked(self) -> int:
        return sum(each.asked for each in self.rounds)

    @property
    def late(self) -> int:
        return sum(each.late for each in self.rounds)

    @property
    def made(self) -> float:
        """Moves a second."""
        return self.done / sum(each.seconds for each in self.rounds)

    @property
    def slowest(self) -> list[float]:
        """The 99th percentile of each round."""
        return [each.slowest for each in self.rounds]

    @property
    def typically_slowest(self) -> float:
        """The median of the rounds' 99th percentiles: a round in which the machine did something else does not count
        more than another."""
        return statistics.median(self.slowest)

    @property
    def is_held(self) -> bool:
        """By all moves together: who stands still in one round of three has not held the rate."""
        return self._is_made and self.broadcast["99"] < LIMIT

    @property
    def is_held_in_most_rounds(self) -> bool:
        return self._is_made and self.typically_slowest < LIMIT

    @property
    def _is_made(self) -> bool:
        return self.done >= ENOUGH * self.asked and not self.broken

    @property
    def broadcast(self) -> dict[str, float]:
        """Percentiles of all rounds together."""
        return percentiles([each for one in self.rounds for each in one.broadcasts])

    @property
    def ack(self) -> dict[str, float]:
        return percentiles([each for one in self.rounds for each in one.acks])

    @property
    def cpu(self) -> float:
        """The share of a core that the server took."""
        return sum(each.cpu for each in self.rounds) / sum(each.seconds for each in self.rounds)

    @property
    def own_cpu(self) -> float:
        """The same of the players."""
        return sum(each.own_cpu for each in self.rounds) / sum(each.seconds for each in self.rounds)

    @property
    def cpu_a_move(self) -> float:
        """Milliseconds."""
        return sum(each.cpu for each in self.rounds) / max(1, self.done) * 1000

    @property
    def bytes(self) -> float:
        """To both players together, for each move."""
        return sum(each.bytes for each in self.rounds) / max(1, self.done)

    def __str__(self) -> str:
        return (
            f"{self.server} ({self.game}): {self.tables} tables, {self.rate:.0f} moves/s asked, {self.made:.0f} made; "
            f"99th percentiles {ms(*self.slowest)}; all rounds {ms(*self.broadcast.values())}, "
            f"acknowledged {ms(*self.ack.values())}; {self.late} late, {self.broken} broken; {self.memory:.0f} MB, "
            f"{self.cpu:.0%} of a core ({self.cpu_a_move:.2f} ms a move), players {self.own_cpu:.0%}; "
            f"{self.bytes:.0f} bytes a move"
        )


def ms(*times: float) -> str:
    return " / ".join(f"{seconds * 1000:.1f}" for seconds in times) + " ms"
