"""Replays: the dearest thing that anybody may ask for. Made in the workshop, kept for a while, and sent in pieces."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from functools import partial

import msgspec

from ludotheque.core.journal import OPEN, Journal
from ludotheque.core.match import Entry, Match
from ludotheque.core.state import State
from ludotheque.server import metrics
from ludotheque.server.tables.aside import Meter, Workshop, thread_time
from ludotheque.table.drawn import shown
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import Replay, Step

KEPT_BYTES = 24_000_000
PIECE = 1 << 16

_encode = msgspec.json.Encoder().encode
_Key = tuple[int, int, int]
"""The table's serial, its version, the viewer."""


class Replays:
    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0

    def steps(self, table: LiveTable, viewer: int, meter: Meter) -> Coroutine[None, None, bytes]:
        """Every step, encoded. Call it under the table's lock: what it needs of the match it takes at once. Wait for
        it without: it may take long."""
        match = table.running_match()
        making = partial(_steps, match, match.state_at(0), list(match.line), viewer, match.is_over)
        return self._steps((table.serial, table.version, viewer), making, meter)

    async def _steps(self, key: _Key, making: Callable[[], bytes], meter: Meter) -> bytes:
        async with self._workshop.place(meter):
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            return self._keep(key, await self._workshop.make(meter, making))

    def _keep(self, key: _Key, text: bytes) -> bytes:
        if len(text) <= KEPT_BYTES and key not in self._kept:
            self._kept[key] = text
            self._bytes += len(text)
            while self._bytes > KEPT_BYTES:
                self._bytes -= len(self._kept.popitem(last=False)[1])
        return text


def _steps(match: Match, state: State, line: list[Entry], viewer: int, is_over: bool) -> bytes:
    begun = thread_time()
    text = _encode(_list(match, state, line, viewer, is_over))
    metrics.REPLAY_SECONDS.observe(thread_time() - begun)
    return text


def _list(match: Match, state: State, line: list[Entry], viewer: int, is_over: bool) -> list[Step]:
    """The line as `viewer` may see it, step by step. Of the match only what never changes is asked."""
    game = match.game
    steps = [Step(step=0, seat=-1, events=[], view=shown(game, game.view(state, viewer)))]
    for number, entry in enumerate(line, 1):
        told = viewer in (entry.seat, OPEN) or is_over
        notation = game.action_text(state, entry.action) if told else ""
        journal = Journal()
        state.apply(entry.action, journal)
        state = match.dealt(number, state)
        view = shown(game, game.view(state, viewer))
        step = Step(step=number, seat=entry.seat, events=list(journal.seen_by(viewer)), view=view)
        if told:
            step["notation"] = notation
        steps.append(step)
    return steps


@dataclass(frozen=True)
class Told:
    """A replay, encoded: many may be sent at once and share the bytes of the steps."""

    before: bytes
    steps: bytes
    after: bytes

    @staticmethod
    def of(replay: Replay, steps: bytes) -> Told:
        """The replay, whose own steps are empty, with these."""
        before, after = _encode(replay).split(b'"steps":[]', 1)
        return Told(before + b'"steps":', steps, after)

    async def pieces(self) -> AsyncIterator[bytes]:
        yield self.before
        for start in range(0, len(self.steps), PIECE):
            yield self.steps[start : start + PIECE]
        yield self.after

    def whole(self) -> bytes:
        return self.before + self.steps + self.after
