"""Work beside the event loop, where there are threads: a page's worker has one and nobody else to serve."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

thread_time = getattr(time, "thread_time", time.perf_counter)
"""A page's worker has no clock for threads, and one thread."""

HAS_THREADS = sys.platform != "emscripten"


async def aside(work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    return await asyncio.to_thread(work, *args, **options) if HAS_THREADS else work(*args, **options)


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What came of it, and the seconds that it took this thread."""
    begun = thread_time()
    return work(), thread_time() - begun
