"""Replays: the dearest thing that anybody may ask for. Made in the workshop, kept for a while, and sent in pieces."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from functools import partial

import msgspec

from ludotheque.core.journal import OPEN, Journal
from ludotheque.core.match import Entry, Match
from ludotheque.core.state import State
from ludotheque.server import metrics
from ludotheque.server.tables.aside import Meter, Workshop, thread_time
from ludotheque.table.bounds import REPLAY_BYTES
from ludotheque.table.drawn import shown
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import Replay, Step
from ludotheque.table.problems import Declined

KEPT_BYTES = 24_000_000
PIECE = 1 << 16
LOOK_EVERY, PATIENCE = 0.1, 20.0
"""Seconds between two looks whether others have read theirs, and until who waits for that is asked to come again."""

_encode = msgspec.json.Encoder().encode
_Key = tuple[int, int, int]
"""The table's serial, its version, the viewer."""


class Text:
    """The steps of a replay, encoded: once in memory, to however many they are sent."""

    def __init__(self, text: bytes) -> None:
        self.text = text


class Steps:
    """A text on its way to somebody, there as long as it is read."""

    def __init__(self, kept: Text) -> None:
        self.kept = kept

    @property
    def text(self) -> bytes:
        return self.kept.text


class Replays:
    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._kept: OrderedDict[_Key, Text] = OrderedDict()
        self._there: weakref.WeakValueDictionary[_Key, Text] = weakref.WeakValueDictionary()
        """Those that are kept, and those that are on their way to somebody."""
        self._bytes = 0
        self._sending: defaultdict[str, Counter[tuple[_Key, int]]] = defaultdict(Counter)
        """To each address: which replays, how long they are, and to how many there."""

    def steps(self, table: LiveTable, viewer: int, meter: Meter) -> Coroutine[None, None, Steps]:
        """Every step, encoded. Call it under the table's lock: what it needs of the match it takes at once. Wait for
        it without: it may take long."""
        match = table.running_match()
        making = partial(_steps, match, match.state_at(0), list(match.line), viewer, match.is_over)
        return self._steps((table.serial, table.version, viewer), making, meter)

    async def _steps(self, key: _Key, making: Callable[[], bytes], meter: Meter) -> Steps:
        patience = time.monotonic() + PATIENCE
        while True:
            async with self._workshop.place(meter):
                if self._has_room(meter.address, key):
                    return self._send(key, await self._made(key, making, meter), meter.address)
            if time.monotonic() > patience:
                raise Declined(
                    "busy", "other replays are still on their way to your address: try again in a moment", 503
                )
            await asyncio.sleep(LOOK_EVERY)

    def _has_room(self, address: str, key: _Key) -> bool:
        """Who reads slowly keeps what he reads in memory; what several read there is in memory once."""
        sending = dict(self._sending.get(address, Counter()).keys())
        return sum(sending.values()) <= REPLAY_BYTES or (key in sending and key in self._there)

    def _send(self, key: _Key, text: Text, address: str) -> Steps:
        steps, length = Steps(text), len(text.text)
        self._sending[address][key, length] += 1
        weakref.finalize(steps, self._sent, key, length, address)
        return steps

    def _sent(self, key: _Key, length: int, address: str) -> None:
        sending = self._sending[address]
        sending[key, length] -= 1
        if not sending[key, length]:
            del sending[key, length]
        if not sending:
            del self._sending[address]

    async def _made(self, key: _Key, making: Callable[[], bytes], meter: Meter) -> Text:
        text = self._there.get(key)
        if text is None:
            text = self._there[key] = Text(await self._workshop.make(meter, making))
        self._keep(key, text)
        return text

    def _keep(self, key: _Key, text: Text) -> None:
        if key in self._kept:
            self._kept.move_to_end(key)
        elif len(text.text) <= KEPT_BYTES:
            self._kept[key] = text
            self._bytes += len(text.text)
            while self._bytes > KEPT_BYTES:
                self._bytes -= len(self._kept.popitem(last=False)[1].text)


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
    steps: Steps
    after: bytes

    @staticmethod
    def of(replay: Replay, steps: Steps) -> Told:
        """The replay, whose own steps are empty, with these."""
        before, after = _encode(replay).split(b'"steps":[]', 1)
        return Told(before + b'"steps":', steps, after)

    async def pieces(self) -> AsyncIterator[bytes]:
        yield self.before
        for start in range(0, len(self.steps.text), PIECE):
            yield self.steps.text[start : start + PIECE]
        yield self.after

    def whole(self) -> bytes:
        return self.before + self.steps.text + self.after
