"""Bots in Python at a server's tables: those that the operator has named, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.settings import BadSetting, load_settings
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story
from tests.server.test_tables import refused

LAST = {"kind": "bot", "bot": "last"}
ALLOWED = "last=py:tests.server.guests:LastChoice"


@story
async def test_a_named_bot_takes_a_seat_and_plays_there(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), bots=ALLOWED) as running, Person(running.address) as ada:
        table = await ada.post("tables", game="seikatsu", name="Ada", seats=[{"kind": "me"}, LAST], fixed_seats=True)
        assert (table["seats"][1]["bot"], table["seats"][1]["name"]) == ("last", "last")
        await ada.post(f"tables/{table['code']}/start")
        async with ada.sit(table["code"]) as chair:
            await chair.play()
            await chair.reach(2)
        match = (await running.server.hall.table(table["code"])).running_match()
        before = match.state_at(1)
        assert match.line[1].action == before.legal_actions()[-1]


@story
async def test_a_bot_that_nobody_named_gets_no_seat(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        for name in ("last", "py:tests.server.guests:LastChoice"):
            wish = {"kind": "bot", "bot": name}
            asked = ada.post("tables", game="seikatsu", name="Ada", seats=[{"kind": "me"}, wish])
            await refused(asked, "no-such-bot", "none besides the levels")
    async with server_here(sqlite(tmp_path), bots=ALLOWED) as running, Person(running.address) as ada:
        table = await ada.create()
        asked = ada.post(f"tables/{table['code']}/seats/1", kind="bot", bot="first")
        await refused(asked, "no-such-bot", "are: last")


@pytest.mark.parametrize("bots", ["last", "last=cmd:rm", "last=chat:model", "=py:a:B", "a b=py:a:B", "last=nobody"])
def test_what_names_no_bot_in_python_is_refused_with_what_does(bots: str) -> None:
    with pytest.raises(BadSetting, match=r"bots: each is NAME=py:package\.module:Class"):
        load_settings(environment={}, bots=bots)
