from __future__ import annotations

from pathlib import Path

from tests.server.players import Person
from tests.server.running import Clockwork, server_here, sqlite, story


@story
async def test_where_nothing_is_hidden_the_screen_is_passed_without_a_curtain(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), Clockwork()) as running, Person(running.address) as ann:
        table = await ann.create("octocube", "me me", mode="kids", one_screen=True, start=True)
        screen = ann.sit(table["code"])
        screen.lifts = False
        async with screen:
            assert [one["viewer"] for one in screen.situations] == table["mine"]
