"""Tables: made, joined, changed, started, left, played again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.players import Person, Refused
from tests.server.running import server_here, sqlite


def test_two_people_meet_at_a_table_and_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with server_here(sqlite(tmp_path)) as running:
            async with Person(running.address, "Ada") as ada, Person(running.address, "Bob") as bob:
                table = await ada.create(seats="me open")
                code = table["code"]
                assert table["phase"] == "open"
                assert table["host"]
                assert table["mine"] == [0]
                with pytest.raises(Refused, match="seat 1 is empty"):
                    await ada.post(f"tables/{code}/start")
                joined = await bob.join(code.lower())
                assert joined["mine"] == [1]
                assert not joined["host"]
                started = await ada.post(f"tables/{code}/start")
                assert started["phase"] == "running"
                assert len(started["commitment"]) == 64
                assert "seed" not in started
                async with ada.sit(code) as one, bob.sit(code) as two:
                    await asyncio.gather(one.play_to_end(random.Random(1)), two.play_to_end(random.Random(2)))
                    assert one.situation()["outcome"] == two.situation()["outcome"]
                    assert one.situation()["score_sheet"]
                over = await ada.get(f"tables/{code}")
                assert over["phase"] == "over"
                assert len(over["seed"]) == 64
                record = await bob.get(f"tables/{code}/record")
                assert record.startswith("ludotheque record 1")

    asyncio.run(story())
