"""A page without a server keeps tables as a server does, and loses nothing."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from ludotheque.core.record import read_record
from ludotheque.games import game as find_game
from ludotheque.games import game_ids
from ludotheque.page import home as home_module
from ludotheque.server.net.identity import CODE_LETTERS
from ludotheque.table.problems import Declined
from ludotheque.table.thinking import Thinker, Thought, Wants
from tests.page.pages import Browser, Tab
from tests.server.running import story

GAME = game_ids()[0]
AGAINST_A_BOT = {
    "game": GAME,
    "players": 2,
    "name": "Ada",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
    "start": True,
}


@pytest.fixture(autouse=True)
def bots_do_not_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = structs.replace(home_module.SETTINGS, bot_pause=0)
    monkeypatch.setattr(home_module, "SETTINGS", quick)


async def my_turn(tab: Tab, line: Any) -> Any:
    """The present, when it is the person's turn or the match is over."""
    while True:
        hello = await tab.hello(line)
        seen = hello["situations"][0]
        if seen["legal"] or seen.get("outcome"):
            return hello
        await asyncio.sleep(0.002)


async def play_to_the_end(tab: Tab, code: str) -> None:
    line = await tab.sit(code)
    while not (hello := await my_turn(tab, line))["situations"][0].get("outcome"):
        answer = await tab.play(line, hello)
        assert answer["type"] == "ack", answer


@story
async def test_a_whole_match_is_played_against_a_bot_judged_and_its_record_verified() -> None:
    tab = await Browser().open()
    code = (await tab.ask("POST", "/tables", AGAINST_A_BOT))["code"]
    await play_to_the_end(tab, code)
    replay = await tab.ask("GET", f"/tables/{code}/replay", viewer="open", lang="en")
    judged = await tab.ask("GET", f"/tables/{code}/judgement", step="1")
    record = await tab.ask("GET", f"/tables/{code}/record")
    assert len(replay["steps"]) > 10
    assert judged["best"]
    assert read_record(record, find_game).is_over
    again = await tab.ask("POST", "/records", {"record": record})
    forked = await tab.ask("POST", f"/tables/{again['code']}/fork", {"step": 3, "level": "easy", "name": "Ada"})
    assert forked["phase"] == "running"
    await tab.close()


@story
async def test_a_pages_codes_begin_as_no_servers_do() -> None:
    tab = await Browser().open()
    made = await tab.ask("POST", "/tables", AGAINST_A_BOT)
    assert made["code"][0] not in CODE_LETTERS
    await tab.close()


@story
async def test_a_tab_that_is_killed_at_any_write_goes_on_where_it_was() -> None:
    """Fifty kills of one match, each after some more writes; what was acknowledged is there, and nothing but that."""
    browser, chance = Browser(), random.Random(16)
    tab = await browser.open()
    code = (await tab.ask("POST", "/tables", AGAINST_A_BOT))["code"]
    for _ in range(50):
        tab.shelf.dies_after = chance.randint(1, 4)
        played = asyncio.create_task(play_to_the_end(tab, code))
        while not tab.shelf.is_dead and not played.done():
            await asyncio.sleep(0.001)
        if not tab.shelf.is_dead:
            played.result()
            tab.shelf.dies_after = None
            code = (await tab.ask("POST", "/tables", AGAINST_A_BOT))["code"]
            continue
        acknowledged = max((one["ply"] for one in tab.heard if one["type"] == "ack"), default=0)
        played.cancel()
        await tab.close()
        browser.tabs.clear()
        tab = await browser.open()
        hello = await tab.hello(await tab.sit(code))
        assert hello["situations"][0]["ply"] >= acknowledged
        versions = list(browser.disk.events[id_of(browser, code)])
        assert versions == list(range(1, len(versions) + 1))
    await tab.close()


def id_of(browser: Browser, code: str) -> int:
    return next(id for id, table in browser.disk.tables.items() if table["code"] == code)


@story
async def test_two_tabs_of_one_match_agree_and_a_move_is_played_once() -> None:
    browser = Browser()
    one, two = await browser.open(), await browser.open()
    code = (await one.ask("POST", "/tables", AGAINST_A_BOT))["code"]
    first, second = await one.sit(code), await two.sit(code)
    hello = await my_turn(one, first)
    await two.hello(second)
    answers = await asyncio.gather(one.play(first, hello), two.play(second, hello))
    assert sorted(answer["type"] for answer in answers) in (["ack", "ack"], ["ack", "refused"])
    assert (await my_turn(one, first))["situations"] == (await my_turn(two, second))["situations"]
    plies = [json.loads(event)["ply"] for event in browser.disk.events[1].values()]
    played = [ply for ply in plies if ply is not None]
    assert played == sorted(set(played))
    await one.close()
    await two.close()


@story
async def test_a_full_storage_is_said_and_nothing_is_shown_as_done() -> None:
    browser = Browser()
    tab = await browser.open()
    code = (await tab.ask("POST", "/tables", AGAINST_A_BOT))["code"]
    line = await tab.sit(code)
    hello = await my_turn(tab, line)
    browser.disk.is_full = True
    answer = await tab.play(line, hello)
    assert (answer["type"], answer["code"]) == ("refused", "storage-full")
    assert "storage-full" in (await tab.refused("POST", "/tables", AGAINST_A_BOT)).body
    browser.disk.is_full = False
    assert (await tab.play(line, await my_turn(tab, line)))["type"] == "ack"
    await tab.close()


@story
async def test_all_matches_go_into_one_file_and_come_out_of_it_in_another_browser() -> None:
    old, new = await Browser().open(), await Browser().open()
    codes = [(await old.ask("POST", "/tables", AGAINST_A_BOT))["code"] for _ in range(2)]
    await play_to_the_end(old, codes[0])
    packed = await old.home.pack()
    assert await new.home.unpack(packed) == 2
    assert await new.home.unpack(packed) == 0
    assert await new.ask("GET", f"/tables/{codes[0]}/record") == await old.ask("GET", f"/tables/{codes[0]}/record")
    assert {table["code"] for table in await new.ask("GET", "/tables", which="mine")} == set(codes)
    await old.close()
    await new.close()


@pytest.mark.parametrize("text", ["", "{}", '{"format": "chess", "tables": []}', '{"format": "ludotheque matches 1"}'])
@story
async def test_a_file_that_holds_no_matches_is_refused_with_words(text: str) -> None:
    tab = await Browser().open()
    with pytest.raises(Declined, match="no file of matches"):
        await tab.home.unpack(text)
    await tab.close()


@story
async def test_a_file_whose_moves_are_not_legal_is_refused_and_names_the_match() -> None:
    old, new = await Browser().open(), await Browser().open()
    code = (await old.ask("POST", "/tables", AGAINST_A_BOT))["code"]
    await play_to_the_end(old, code)
    matches = json.loads(await old.home.pack())
    next(event for event in matches["tables"][0]["events"] if event["kind"] == "move")["action"] = 10**6
    with pytest.raises(Declined, match=code):
        await new.home.unpack(json.dumps(matches))
    await old.close()
    await new.close()


@story
async def test_what_a_server_has_no_call_for_a_page_has_none_for_either() -> None:
    tab = await Browser().open()
    assert "no-such-call" in (await tab.refused("GET", "/nothing")).body
    assert "no-such-table" in (await tab.refused("GET", "/tables/0NOTHING")).body
    await tab.close()


@story
async def test_a_level_that_the_clock_may_cut_short_has_longer_in_a_page() -> None:
    asked: list[str] = []

    async def ask(thought: str) -> str:
        asked.append(json.loads(thought)["level"])
        return "{}"

    thinkers = home_module.PageThinkers(ask)
    for level in ("hard", "expert", "master"):
        await thinkers.think("", thought(level))
    assert asked == ["hard", "expert:within=1.5", "master:within=1.5"]


@pytest.mark.parametrize(
    ("level", "wants", "game"),
    [("network:within=1.5", "move", GAME), ("network", "hint", GAME), ("master", "move", ""), ("network", "study", "")],
)
def test_only_a_bot_with_a_network_needs_one(level: str, wants: Wants, game: str) -> None:
    assert Thinker().needs(msgspec.json.encode(thought(level, wants))) == game


def test_a_thought_that_cannot_be_read_needs_nothing_and_its_answer_says_so() -> None:
    assert Thinker().needs(b"{}") == ""
    assert json.loads(Thinker().answer(b"{}"))["error"]


def thought(level: str, wants: Wants = "move") -> Thought:
    return Thought(game=GAME, position="", seat=0, level=level, seed=1, wants=wants)
