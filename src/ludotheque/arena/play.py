"""One game between bots, by the authority of `Match`."""

from __future__ import annotations

import hashlib
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from ludotheque.arena.plan import Job, Plan
from ludotheque.bots.bot import Bot, BotFailed, RandomBot
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import IllegalAction
from ludotheque.core.match import Match
from ludotheque.core.record import write_record


@dataclass(frozen=True)
class Forfeit:
    """A bot that failed: it has lost, and its seat is played at random where the game goes on without it."""

    seat: int
    reason: str
    detail: str


@dataclass(frozen=True)
class Played:
    """A finished game, as one line of the results file."""

    key: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    sides: list[int]
    """The team of each seat."""
    actions: int
    decisions: list[int]
    """By seat, how many actions it chose."""
    seconds: list[float]
    """By seat, how long it thought in all."""
    slowest: list[float]
    """By seat, its longest decision."""
    ended: str
    forfeits: list[Forfeit]
    illegal: list[int] = field(default_factory=list)
    """By seat, how many moves it named that were not legal; empty where nobody did, and in results of before."""

    def as_data(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> Played:
        """Raises `TypeError` or `KeyError` for what is no such line."""
        forfeits = [Forfeit(**forfeit) for forfeit in data["forfeits"]]
        return Played(**{**data, "forfeits": forfeits})


def play_job(plan: Plan, job: Job) -> tuple[Played, str]:
    """Plays a game; gives its result and its record."""
    game, options = plan.checked_options()
    match = Match(game, options, job.seed, [f"bot {spec}" for spec in job.bots])
    bots = [make_bot(spec, game, options, plan.clock) for spec in job.bots]
    try:
        table = _Table(match, bots, job)
        while not match.is_over:
            table.step()
        return table.result(), write_record(match)
    finally:
        for bot in bots:
            bot.close()


class _Table:
    def __init__(self, match: Match, bots: list[Bot], job: Job) -> None:
        self.match = match
        self.bots = bots
        self.job = job
        self.history: list[int] = []
        self.forfeits: list[Forfeit] = []
        seats = len(bots)
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.slowest = [0.0] * seats
        self.illegal = [0] * seats

    def step(self) -> None:
        match = self.match
        seat = match.to_move
        started = time.perf_counter()
        try:
            action = self.bots[seat].choose(match.game, match.state, seat, self._seed(seat), self.history)
            self.illegal[seat] = max(self.illegal[seat], self.bots[seat].illegal)
            match.play(seat, action)
        except BotFailed as failed:
            self._forfeit(seat, failed.reason, failed.detail)
            return
        except IllegalAction as illegal:
            self._forfeit(seat, "illegal", str(illegal))
            return
        took = time.perf_counter() - started
        self.history.append(action)
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)

    def result(self) -> Played:
        match = self.match
        outcome = match.outcome()
        assert outcome is not None
        teams = [match.state.team(seat) for seat in range(len(self.bots))]
        return Played(
            key=self.job.key,
            bots=list(self.job.bots),
            scores=outcome["scores"],
            winners=self._winners(outcome["winners"], outcome["scores"], teams),
            sides=teams,
            actions=len(self.history),
            decisions=self.decisions,
            seconds=[round(seconds, 4) for seconds in self.seconds],
            slowest=[round(seconds, 4) for seconds in self.slowest],
            ended=outcome["reason"],
            forfeits=self.forfeits,
            illegal=self.illegal if any(self.illegal) else [],
        )

    def _winners(self, winners: list[int], scores: list[int], teams: list[int]) -> list[int]:
        """Who forfeits never wins: then the best of the others do."""
        out = {teams[forfeit.seat] for forfeit in self.forfeits}
        left = [seat for seat in winners if teams[seat] not in out]
        if left or not winners:
            return left
        others = [seat for seat in range(len(scores)) if teams[seat] not in out]
        return [seat for seat in others if scores[seat] == max(scores[other] for other in others)]

    def _forfeit(self, seat: int, reason: str, detail: str) -> None:
        self.forfeits.append(Forfeit(seat, reason, detail))
        self.illegal[seat] = self.bots[seat].illegal
        self.bots[seat].close()
        self.bots[seat] = RandomBot()
        self.match.resign(seat)

    def _seed(self, seat: int) -> int:
        """Each decision's own seed, the same in every run."""
        text = f"{self.job.key} {seat} {len(self.history)}".encode()
        return int.from_bytes(hashlib.sha256(self.job.seed + text).digest()[:6], "little")
