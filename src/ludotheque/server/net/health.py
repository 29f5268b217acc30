"""Is the server well? It is when what it stores is stored, and when no task that must not end has failed of late."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from ludotheque.server.store.store import Store
from ludotheque.server.supervision import Supervisor
from ludotheque.table.ports import StoreFailed

log = logging.getLogger("ludotheque.health")

WRITE_EVERY = 5.0
"""Seconds for which a write that went well proves that the next one will. Whoever asks in their second half begins the
next one and does not wait for it: where one asks often, nobody waits."""
ASK_AGAIN = 0.5
PATIENCE = 3.0


class Doctor:
    def __init__(self, store: Store, supervisors: Sequence[Supervisor]) -> None:
        self._store = store
        self._supervisors = supervisors
        self._trying: asyncio.Task[bool] | None = None
        self._tried = -ASK_AGAIN

    async def complaints(self) -> list[str]:
        """What is not well; nothing when all is."""
        ill = [name for supervisor in self._supervisors for name in supervisor.ill()]
        if self._store.is_behind:
            ill.append("writer")
        elif not await self._can_write():
            ill.append("database")
        return sorted(set(ill))

    async def _can_write(self) -> bool:
        """From what was stored of late; else by trying."""
        if self._store.stored_within(WRITE_EVERY / 2):
            return True
        trying = self._attempt()
        if self._store.stored_within(WRITE_EVERY):
            return True
        if trying is None:
            return False
        try:
            return await asyncio.wait_for(asyncio.shield(trying), PATIENCE)
        except TimeoutError:
            return False

    def _attempt(self) -> asyncio.Task[bool] | None:
        """The write that is under way, or a new one; none so soon after the last."""
        if self._trying is None and time.monotonic() - self._tried >= ASK_AGAIN:
            self._trying = asyncio.create_task(self._try())
        return self._trying

    async def _try(self) -> bool:
        try:
            await self._store.write_something(time.time_ns() // 1_000_000)
        except StoreFailed as error:
            log.error("the database does not take anything", extra={"error": str(error)})
            return False
        finally:
            self._tried, self._trying = time.monotonic(), None
        return True

    async def close(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
