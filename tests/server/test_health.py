"""Whether the server is well is told from what was stored of late, and nobody waits for that who need not."""

from __future__ import annotations

import asyncio
from typing import cast

from ludotheque.server.net.health import WRITE_EVERY, Doctor
from ludotheque.server.store.store import Store
from ludotheque.table.ports import StoreFailed
from tests.patience import WAIT
from tests.server.running import story


class SlowStore:
    """Its last write went well so many seconds ago; the next takes until it is let, and fails if it is told to."""

    is_behind = False

    def __init__(self, ago: float) -> None:
        self.ago = ago
        self.writes = 0
        self.let = asyncio.Event()
        self.fails = False

    def stored_within(self, seconds: float) -> bool:
        return self.ago < seconds

    async def write_something(self, at: int) -> None:
        self.writes += 1
        await self.let.wait()
        if self.fails:
            raise StoreFailed("full")
        self.ago = 0.0


def doctor_of(store: SlowStore) -> Doctor:
    return Doctor(cast(Store, store), [])


@story
async def test_what_was_stored_just_now_is_proof_enough() -> None:
    store = SlowStore(0.4 * WRITE_EVERY)
    assert await doctor_of(store).complaints() == []
    assert store.writes == 0


@story
async def test_while_the_last_write_is_proof_the_next_begins_and_nobody_waits_for_it() -> None:
    store = SlowStore(0.8 * WRITE_EVERY)
    doctor = doctor_of(store)
    for _ in range(3):
        assert await asyncio.wait_for(doctor.complaints(), WAIT) == []
        await asyncio.sleep(0)
    assert store.writes == 1
    await doctor.close()


@story
async def test_without_proof_one_waits_for_the_write() -> None:
    for fails in (False, True):
        store = SlowStore(2 * WRITE_EVERY)
        store.fails = fails
        doctor = doctor_of(store)
        asked = asyncio.create_task(doctor.complaints())
        while not store.writes:
            await asyncio.sleep(0)
        assert not asked.done()
        store.let.set()
        assert await asyncio.wait_for(asked, WAIT) == (["database"] if fails else [])
