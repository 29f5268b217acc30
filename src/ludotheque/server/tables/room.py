"""Room for one more table: how many there are in all, and how many one browser and one address have."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator

from ludotheque.server import metrics
from ludotheque.server.tables.hall import Hall
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Document

COUNT_EVERY = 10.0
"""Seconds between two counts of all tables; in between, those made here are added."""
ROOM_AT_ONCE = 100
MEGABYTE = 1_000_000
LIGHTER_AT_ONCE, ROUNDS = 10, 20
"""Finished matches that go at once, and how often for one new table."""
DAY = 24 * 3600 * 1000


class Room:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._making: Counter[str] = Counter()
        """Tables that are about to be stored, by host and by place: they count too."""
        self._in_all = 0
        self._counted = -COUNT_EVERY

    @contextlib.asynccontextmanager
    async def place_for(self, doc: Document, place: str) -> AsyncIterator[None]:
        """Raises `Declined` when there is none."""
        keys = [key for key in (f"host {doc.host}", f"place {place}") if place or key[0] == "h"]
        self._making.update(keys)
        try:
            if doc.phase == "over":
                await self._check_records(place)
            else:
                await self._check_tables(doc.host, place)
            if place:
                await self._check_weight(place)
            self._in_all += 1
            yield
        finally:
            self._making.subtract(keys)
            self._making += Counter()

    async def _check_records(self, place: str) -> None:
        most = self._hall.settings.records_per_day
        if place and await self._hall.store.records_since(place, self._hall.now() - DAY) >= most:
            raise _limited("records", f"{most} records came from your address within a day: wait until tomorrow")

    async def _check_tables(self, host: str, place: str) -> None:
        settings, store = self._hall.settings, self._hall.store
        await self._check_all()
        if await store.busy_tables(host) + self._making[f"host {host}"] > settings.max_tables_each:
            words = f"you have {settings.max_tables_each} tables open: finish or leave one before you make another"
            raise _limited("tables", words)
        made = await store.busy_tables(place=place) + self._making[f"place {place}"] if place else 0
        if made > settings.max_tables_address:
            words = f"{settings.max_tables_address} tables from your address are open: finish or leave one first"
            raise _limited("tables", words)
        if place and await store.left_tables(place) >= settings.max_tables_address:
            # What nobody is at needs no room of others: the oldest of them go.
            await self._make_room(place)

    async def _check_all(self) -> None:
        """When the server is full, what everybody left makes room, then what never began."""
        most = self._hall.settings.max_tables
        if time.monotonic() - self._counted > COUNT_EVERY or self._in_all >= most:
            self._in_all, self._counted = await self._hall.store.busy_tables(), time.monotonic()
        if self._in_all < most:
            return
        if not await self._make_room():
            raise Declined("full", f"this server has its {most} tables; try again later", 503)

    async def _check_weight(self, place: str) -> None:
        """What one address leaves behind is bounded in all: what nobody misses makes room, what people played with each
        other never does."""
        store, most = self._hall.store, self._hall.settings.address_megabytes
        for _ in range(ROUNDS):
            if await store.weight_of_place(place) <= most * MEGABYTE:
                return
            if not self._forget(await store.lighten(LIGHTER_AT_ONCE, self._watched(), place)):
                break
        metrics.LIMITED.labels("tables").inc()
        words = (
            f"all that is kept of tables made from your address takes {most} MB, the most that may be: matches that "
            "people finished with each other stay, so leave what you do not play on, or ask whoever runs this server"
        )
        raise Declined("address-full", words, 429)

    async def _make_room(self, place: str | None = None) -> int:
        removed = self._forget(await self._hall.store.make_room(ROOM_AT_ONCE, self._watched(), place))
        self._in_all -= removed
        return removed

    def _watched(self) -> list[int]:
        return [table.id for table in self._hall.live() if table.is_watched]

    def _forget(self, removed: list[str]) -> int:
        for code in removed:
            self._hall.forget(code)
        metrics.TABLES_EVICTED.inc(len(removed))
        return len(removed)


def _limited(kind: str, words: str) -> Declined:
    metrics.LIMITED.labels(kind).inc()
    return Declined("too-many-tables", words, 429)
