"""Chat: nobody fills a stranger's table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.players import Chair, Person, Refused
from tests.server.running import server_here, sqlite, story

FLOOD = 100
"""Lines of which a table takes far fewer: without a bound all of them are there soon."""


async def write_until_refused(chair: Chair) -> tuple[int, str]:
    """How many lines were taken, and why no more."""
    for count in range(FLOOD):
        try:
            await chair.ask(type="chat", text="x" * 500)
        except Refused as refused:
            return count, str(refused.code)
    return FLOOD, ""


@story
async def test_one_address_writes_a_few_lines_with_however_many_sockets(tmp_path: Path) -> None:
    """Once 20 sockets of one address stored 5,000 lines on a stranger's table in half a minute."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", lines_per_minute=12) as running,
        Person(running.address, "Ada", home="203.0.113.1") as ada,
    ):
        code = (await ada.create(seats="me bot", start=True, visibility="public"))["code"]
        taken = []
        for number in range(5):
            async with (
                Person(running.address, f"Eve {number}", home="203.0.113.66") as eve,
                eve.sit(code) as chair,
            ):
                count, why = await write_until_refused(chair)
                taken.append(count)
                assert why == "too-fast"
        assert taken[0] <= 8
        assert sum(taken) < 40, "a line every five seconds, whatever time this took"
        async with ada.sit(code) as own:
            assert (await own.ask(type="chat", text="still heard"))["type"] == "ack"


@story
async def test_a_table_takes_so_many_lines_and_players_have_the_last_word(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path), lines_each_table=10) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Eve") as eve,
    ):
        code = (await ada.create(seats="me bot", start=True))["code"]
        async with eve.sit(code) as stranger, ada.sit(code) as player:
            assert await write_until_refused(stranger) == (5, "chat-full")
            assert await write_until_refused(player) == (5, "chat-full")
        running.server.hall.forget(code)
        async with ada.sit(code) as player:
            with pytest.raises(Refused, match="nothing more"):
                await player.ask(type="chat", text="after all was read again")
