"""A server that stops: whatever goes wrong with a part of it, the rest is closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.net.app import Server
from ludotheque.server.settings import Settings
from tests.server.running import sqlite, story


@story
async def test_a_part_that_cannot_be_closed_leaves_no_database_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its threads would keep the process from ending, and nobody else could have the file."""

    async def broken() -> None:
        raise ConnectionError("the network is away")

    server = Server(Settings(database=sqlite(tmp_path)))
    await server.open()
    monkeypatch.setattr(server.fanout, "close", broken)
    with pytest.raises(ConnectionError):
        await server.close()
    other = Server(Settings(database=sqlite(tmp_path)))
    await other.open()
    await other.close()
