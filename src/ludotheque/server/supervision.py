"""Tasks that must never end: one that fails is started again, and until it has done well the process says it is ill."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from ludotheque.server import metrics

log = logging.getLogger("ludotheque.tasks")

REST = 0.5
"""Seconds before a task that failed is started again; twice as long each time, up to `LONGEST_REST`."""
LONGEST_REST = 30.0
WELL_AFTER = 60.0
"""A task that has run for so long since it failed is well."""

Work = Callable[[], Awaitable[None]]


class Supervisor:
    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self._failed: dict[str, float] = {}

    def start(self, name: str, work: Work) -> None:
        """Keeps `work` going until `close`; when it returns, it is done."""
        self._tasks.append(asyncio.create_task(self._keep_on(name, work), name=name))

    def every(self, seconds: float, name: str, step: Work) -> None:
        """Takes a step again and again; one that fails is said, and the next is taken all the same."""

        async def go_on() -> None:
            while True:
                try:
                    await step()
                    self._failed.pop(name, None)
                except Exception as error:
                    log.error("errand failed", extra={"errand": name, "error": type(error).__name__})
                    self._failed[name] = time.monotonic()
                await asyncio.sleep(seconds)

        self.start(name, go_on)

    def ill(self) -> list[str]:
        """The tasks that failed of late, or ended."""
        now = time.monotonic()
        ended = [task.get_name() for task in self._tasks if task.done()]
        return sorted({*ended, *(name for name, at in self._failed.items() if now - at < WELL_AFTER)})

    async def end(self, name: str) -> None:
        """Waits until this task has done what it had to."""
        await asyncio.gather(*(task for task in self._tasks if task.get_name() == name), return_exceptions=True)

    async def _keep_on(self, name: str, work: Work) -> None:
        rest = REST
        while True:
            begun = time.monotonic()
            try:
                await work()
                return
            except Exception as error:
                if time.monotonic() - begun > WELL_AFTER:
                    rest = REST
                metrics.TASKS_RESTARTED.labels(name.partition(" ")[0]).inc()
                self._failed[name] = time.monotonic()
                log.exception(
                    "a task failed and is started again", extra={"errand": name, "error": type(error).__name__}
                )
            await asyncio.sleep(rest)
            rest = min(2 * rest, LONGEST_REST)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
