"""Work beside the event loop, where there are threads: a page's worker has one and nobody else to serve."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

thread_time = getattr(time, "thread_time", time.perf_counter)
"""A page's worker has no clock for threads, and one thread."""

HAS_THREADS = sys.platform != "emscripten"


class Meter(Protocol):
    """Who asks, and what it costs."""

    @property
    def address(self) -> str: ...
    async def turn(self) -> None:
        """Waits until it is this address's turn."""

    def spend(self, seconds: float) -> None:
        """Time used elsewhere than on the event loop."""


ASKER: ContextVar[Meter | None] = ContextVar("asker", default=None)
"""For whom something is done, down to where a table is read; nobody where the server acts by itself."""


async def aside(work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    return await asyncio.to_thread(work, *args, **options) if HAS_THREADS else work(*args, **options)


class _Place:
    """Of one address. Counted, because a lock that is handed on is free for a moment."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.asked = 0


class Workshop:
    """What is dear: done beside the event loop, one thing at a time, in turn by address, and charged to who asked."""

    def __init__(self) -> None:
        self._working = asyncio.Lock()
        self._places: dict[str, _Place] = {}
        """One of each address waits to have something done; its others wait for that."""

    @contextlib.asynccontextmanager
    async def place(self, meter: Meter) -> AsyncIterator[None]:
        """The one place of an address in the queue."""
        own = self._places.setdefault(meter.address, _Place())
        own.asked += 1
        try:
            async with own.lock:
                yield
        finally:
            own.asked -= 1
            if not own.asked:
                del self._places[meter.address]

    async def do(self, meter: Meter, work: Callable[[], T]) -> T:
        async with self.place(meter):
            return await self.make(meter, work)

    async def make(self, meter: Meter, work: Callable[[], T]) -> T:
        """For who has a place. Charged also when it fails, and when nobody waits for it any more."""
        await meter.turn()
        return await self.alone(work, meter)

    async def alone(self, work: Callable[[], T], meter: Meter | None = None) -> T:
        """Nothing else is worked at meanwhile. Without a meter it is for whoever comes."""
        loop = asyncio.get_running_loop()

        def charged() -> T:
            begun = thread_time()
            try:
                return work()
            finally:
                if meter is not None:
                    loop.call_soon_threadsafe(meter.spend, thread_time() - begun)

        async with self._working:
            working = asyncio.ensure_future(aside(charged))
            try:
                return await asyncio.shield(working)
            except asyncio.CancelledError:
                # A thread cannot be stopped: as long as it works, nothing else is begun.
                await asyncio.gather(working, return_exceptions=True)
                raise
