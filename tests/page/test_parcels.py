"""A match against bots that was begun on a server goes on in a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.server.net.identity import hashed
from tests.page.pages import Browser
from tests.server.players import Person, Refused
from tests.server.running import server_here, sqlite, story


@story
async def test_a_match_against_bots_goes_on_where_it_was(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        code = str((await ann.create("seikatsu", "me bot:novice", start=True))["code"])
        async with ann.sit(code) as chair:
            for _ in range(3):
                await chair.my_turn()
                await chair.play()
            await chair.my_turn()
            parcel = await ann.get(f"tables/{code}/parcel")
            before = chair.situation()
        assert hashed(ann.cookie) not in json.dumps(parcel)
    tab = await Browser().open()
    own = json.dumps({**json.loads(parcel["row"]), "code": "0HERE"})
    await tab.shelf.create("0HERE", own, json.dumps(parcel["summary"]), f"[{','.join(parcel['events'])}]")
    line = await tab.sit("0HERE")
    hello = await tab.hello(line)
    after = hello["situations"][0]
    assert (after["ply"], after["viewer"], after["legal"]) == (before["ply"], before["viewer"], before["legal"])
    assert (await tab.play(line, hello))["type"] == "ack"
    await tab.close()


@story
async def test_a_match_with_another_person_or_of_another_cannot_be_taken_along(tmp_path: Path) -> None:
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ann") as ann,
        Person(running.address, "Eve") as eve,
    ):
        against_bots = str((await ann.create("seikatsu", "me bot:novice", start=True))["code"])
        together = str((await ann.create("seikatsu", "me open"))["code"])
        await eve.join(together)
        for person, code in ((eve, against_bots), (ann, together), (eve, together)):
            with pytest.raises(Refused, match="not-alone"):
                await person.get(f"tables/{code}/parcel")


@story
async def test_nothing_is_taken_along_before_the_match_begins(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        code = str((await ann.create("seikatsu", "me bot:novice"))["code"])
        with pytest.raises(Refused, match="not-started"):
            await ann.get(f"tables/{code}/parcel")


@story
async def test_nobody_before_a_shared_screen_gets_the_seed_from_which_all_hands_follow(tmp_path: Path) -> None:
    """Once the screen that shows a hand to one only took the match along with the seed, for whoever looks into the
    browser's storage."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address, "Ann") as ann:
        code = str((await ann.create("seikatsu", "me me", one_screen=True, start=True))["code"])
        with pytest.raises(Refused, match="several people play before this screen"):
            await ann.get(f"tables/{code}/parcel")
        alone = str((await ann.create("seikatsu", "me bot:novice", one_screen=True, start=True))["code"])
        assert await ann.get(f"tables/{alone}/parcel")
