"""What is dear is done one at a time, one of each address waits for it, and who asked pays for it in any case."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.server.net.turnstile import Meter, Turnstile
from ludotheque.server.tables import study
from ludotheque.server.tables.aside import Workshop
from ludotheque.table.messages import StudyTree
from tests.patience import WAIT
from tests.server.attacks.test_turns import work
from tests.server.players import Person, Refused
from tests.server.running import server_here, sqlite, story

BUDGET, WORTH = 100.0, 0.02
"""CPU seconds that an address has, and that a piece of work takes."""


def meter(turnstile: Turnstile, address: str) -> Meter:
    return Meter(turnstile, turnstile.account(address), "a call")


@story
async def test_work_that_fails_is_charged_to_who_asked_for_it() -> None:
    turnstile = Turnstile(1e-9, BUDGET)

    def fail() -> None:
        work(WORTH)
        raise ValueError("the last line is wrong")

    with pytest.raises(ValueError, match="the last line is wrong"):
        await Workshop().do(meter(turnstile, "flood"), fail)
    await asyncio.sleep(0)
    assert turnstile.account("flood").cpu.left <= BUDGET - WORTH


@story
async def test_who_goes_away_meanwhile_is_charged_all_the_same() -> None:
    turnstile = Turnstile(1e-9, BUDGET)
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def go_on() -> None:
        begun.set()
        may_end.wait(WAIT)
        work(WORTH)
        ended.set()

    asking = asyncio.create_task(Workshop().do(meter(turnstile, "flood"), go_on))
    await asyncio.to_thread(begun.wait, WAIT)
    asking.cancel()
    may_end.set()
    await asyncio.gather(asking, return_exceptions=True)
    assert ended.is_set()
    while turnstile.account("flood").cpu.left > BUDGET - WORTH:
        await asyncio.sleep(0.01)


@story
async def test_nothing_is_begun_while_the_work_of_somebody_gone_goes_on() -> None:
    turnstile, workshop = Turnstile(1000, BUDGET), Workshop()
    begun, may_end, done = threading.Event(), threading.Event(), list[str]()

    def go_on() -> None:
        begun.set()
        may_end.wait(WAIT)
        done.append("gone")

    asking = asyncio.create_task(workshop.do(meter(turnstile, "gone"), go_on))
    await asyncio.to_thread(begun.wait, WAIT)
    asking.cancel()
    other = asyncio.create_task(workshop.do(meter(turnstile, "Ada"), lambda: done.append("Ada")))
    await asyncio.wait([other], timeout=0.2)
    may_end.set()
    await other
    assert done == ["gone", "Ada"]
    with pytest.raises(asyncio.CancelledError):
        await asking


@story
async def test_however_much_one_address_asks_for_another_comes_next() -> None:
    turnstile, workshop, done = Turnstile(1000, BUDGET), Workshop(), list[str]()
    flood = [
        asyncio.create_task(workshop.do(meter(turnstile, "flood"), lambda: done.append("flood"))) for _ in range(50)
    ]
    await asyncio.sleep(0)
    await workshop.do(meter(turnstile, "Ada"), lambda: done.append("Ada"))
    assert done.index("Ada") <= 2
    await asyncio.gather(*flood)
    assert len(done) == 51


@story
async def test_a_study_that_is_wrong_at_its_end_costs_who_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once only what could be read was charged: 600 a minute for nothing."""

    def read(text: str) -> StudyTree:
        work(WORTH)
        raise BadNotation("the last line is wrong")

    monkeypatch.setattr(study, "open_study", read)
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=1e-9) as running,
        Person(running.address, home="203.0.113.5") as eve,
    ):
        account = running.server.turnstile.account("203.0.113.5")
        before = account.cpu.left
        with pytest.raises(Refused, match="the last line is wrong"):
            await eve.post("study/open", text="seikatsu")
        assert account.cpu.left <= before - WORTH


@story
async def test_who_comes_while_a_place_is_handed_on_waits_behind_those_who_wait() -> None:
    workshop, flood = Workshop(), meter(Turnstile(1000, BUDGET), "flood")
    inside, most = 0, 0

    async def take_place() -> None:
        nonlocal inside, most
        async with workshop.place(flood):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            inside -= 1

    waiting = [asyncio.create_task(take_place()) for _ in range(4)]
    while not all(task.done() for task in waiting):
        if len(waiting) < 40:
            waiting.append(asyncio.create_task(take_place()))
        await asyncio.sleep(0)
    assert most == 1
