"""Bots' time: nobody takes it away from the others, whatever number of tables he makes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.thinking import pool
from ludotheque.server.thinking.turns import HALF_LIFE, Turns
from ludotheque.table.thinking import Thinking, Thought
from tests.server.players import Person, Refused
from tests.server.running import Running, server_here, sqlite, story

TABLES = 12
NEVER = 10**9
"""Milliseconds until bots move: longer than any test."""


def next_payers(turns: Turns[str], seconds: dict[str, float], count: int) -> list[str]:
    """Who thinks next, and next; each pays for as long as his thoughts take."""
    payers = []
    for _ in range(count):
        payer, _ = turns.next()
        turns.pay(payer, seconds[payer])
        payers.append(payer)
    return payers


def test_who_makes_many_tables_gets_no_more_than_who_makes_one() -> None:
    turns: Turns[str] = Turns(lambda: 0.0)
    for table in range(55):
        turns.add("flood", f"table {table}", True, "expert")
    for thought in range(4):
        turns.add("bystander", "table", True, f"medium {thought}")
    payers = next_payers(turns, {"flood": 1.0, "bystander": 1.0}, 8)
    assert payers.count("bystander") == 4


def test_dear_thoughts_count_for_what_they_cost() -> None:
    turns: Turns[str] = Turns(lambda: 0.0)
    for number in range(40):
        turns.add("flood", f"table {number}", True, "expert")
        turns.add("bystander", "table", True, "medium")
    payers = next_payers(turns, {"flood": 1.0, "bystander": 0.1}, 22)
    assert payers.count("flood") <= 3


def test_what_nobody_waits_for_comes_last() -> None:
    turns: Turns[str] = Turns(lambda: 0.0)
    turns.pay("bystander", 100.0)
    turns.add("flood", "left", False, "expert")
    turns.add("bystander", "table", True, "medium")
    assert turns.next() == ("bystander", "medium")
    assert turns.next() == ("flood", "expert")
    assert len(turns) == 0


def test_what_an_address_used_is_forgotten_in_time() -> None:
    now = 0.0
    turns: Turns[str] = Turns(lambda: now)
    turns.pay("busy", 8.0)
    now = 3 * HALF_LIFE
    assert turns.used("busy") == pytest.approx(1.0)


def test_the_tables_of_one_address_take_turns() -> None:
    turns: Turns[str] = Turns(lambda: 0.0)
    for number in range(3):
        turns.add("home", "one", True, f"one {number}")
    turns.add("home", "two", True, "two")
    assert [turns.next()[1] for _ in range(2)] == ["one 0", "two"]


class Pool:
    """Every thought that was asked for, and its payer; none is answered."""

    def __init__(self, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, str, bool]] = []

        async def think(asker: str, thought: Thought, payer: str = "", attended: bool = True) -> Thinking:
            self.asked.append((asker, payer, attended))
            return await asyncio.Event().wait()  # type: ignore[return-value]  # never

        monkeypatch.setattr(running.server.thinkers, "think", think)


@story
async def test_bots_do_not_play_on_at_a_table_that_everybody_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once 55 tables of five experts each, made and left, kept all bots from everybody else."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", bot_pause=0) as running,
        Person(running.address, "Eve", home="203.0.113.66") as eve,
    ):
        pool = Pool(running, monkeypatch)
        codes = []
        for _ in range(TABLES):
            table = await eve.create("gravity_superstar", "me" + " bot:expert" * 5, start=True)
            await eve.post(f"tables/{table['code']}/leave")
            codes.append(table["code"])
        for code in codes:
            live = running.server.hall.in_hand(code)
            assert live is not None
            assert live.is_left_alone
            assert live.due(0) is None
            await running.server.keeper._act(code)
        assert all(payer == "203.0.113.66" for _, payer, _ in pool.asked)
        before = len(pool.asked)
        async with eve.sit(codes[0]):
            assert not running.server.hall.in_hand(codes[0]).is_left_alone  # type: ignore[union-attr]  # in hand
        assert len(pool.asked) <= before + 1


@story
async def test_a_hint_that_takes_long_holds_up_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a move and a ping waited with it, and the client gave the socket up."""
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        asked = Pool(running, monkeypatch).asked
        code = (await ada.create(seats="me me", one_screen=True, start=True))["code"]
        async with ada.sit(code) as chair:
            seat = chair.situation()["viewer"]
            await chair.send(type="hint", id="h1", seat=seat, ply=0)
            await chair.send(type="ping")
            await chair.until(lambda message: message["type"] == "pong")
            with pytest.raises(Refused, match="one hint at a time"):
                await chair.ask(type="hint", seat=seat, ply=0)
            await chair.play()
        assert len(asked) == 1


@story
async def test_a_thought_whose_asker_is_gone_is_not_thought() -> None:
    thinkers = pool.Thinkers(1, 30)
    thought = Thought(game="seikatsu", position="", seat=0, level="novice", seed=1)
    asking = [asyncio.create_task(thinkers.think(f"table {number}", thought)) for number in range(5)]
    await asyncio.sleep(0)
    for task in asking[:4]:
        task.cancel()
    await asyncio.gather(*asking[:4], return_exceptions=True)
    await thinkers.open()
    assert (await asking[4]).error
    assert thinkers._turns.used("") > 0
    assert len(thinkers._turns) == 0
    await thinkers.close()


@story
async def test_who_looks_on_does_not_pay_for_the_bots_of_a_match(tmp_path: Path) -> None:
    """Once the bots of whatever table a flood looked on at waited behind all that the flood had asked for."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", bot_pause=NEVER) as running,
        Person(running.address, "Ada", home="203.0.113.5") as ada,
        Person(running.address, "Eve", home="203.0.113.6") as eve,
    ):
        code = (await ada.create(seats="me bot", start=True))["code"]
        table = await running.server.hall.table(code)
        async with ada.sit(code), eve.sit(code):
            assert table.payer == "203.0.113.5"
        bots = (await ada.create(seats="bot bot", start=True))["code"]
        async with eve.sit(bots):
            assert (await running.server.hall.table(bots)).payer == "203.0.113.6", "nobody else has it play"
