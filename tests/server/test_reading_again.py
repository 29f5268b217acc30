"""A table whose last change may or may not be stored is read again, beside the event loop when it is long."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from ludotheque.server.tables import hall
from ludotheque.table.events import Stored
from ludotheque.table.live import LiveTable
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story


@story
async def test_a_long_table_is_read_again_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    build = LiveTable._build

    def note(table: LiveTable, stored: Stored) -> None:
        threads.append(threading.current_thread())
        build(table, stored)

    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
        async with ada.sit(code) as chair:
            await chair.play()
            table = await running.server.hall.table(code)
            before = (table.version, table.ply, table.told, set(table.listeners))
            monkeypatch.setattr(hall, "SHORT_LOG", 0)
            monkeypatch.setattr(LiveTable, "_build", note)
            async with table.lock:
                table.match, table.version, table.stale = None, table.version + 1, True
            async with running.server.hall.hold(code) as again:
                assert again is table
                assert not table.stale
                assert (table.version, table.ply, table.told, set(table.listeners)) == before
            await chair.play()
    assert threads
    assert threading.main_thread() not in threads
