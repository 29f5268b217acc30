"""Turns on the event loop: however much one address asks for, the others come in their turn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
import weakref

import pytest

from ludotheque.server.net.turnstile import SLICE, Meter, Turnstile, timed
from tests.server.running import story

MANY = 400


def work(seconds: float) -> None:
    """Holds the event loop, as a dear answer does."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


class Rounds:
    """Counts the rounds of the event loop, and the works done in each."""

    def __init__(self) -> None:
        self.done: list[int] = [0]

    async def count(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.done.append(0)


async def answer(turnstile: Turnstile, address: str, seconds: float, rounds: Rounds) -> None:
    meter = Meter(turnstile, turnstile.account(address), "a message")

    async def handle() -> None:
        await meter.turn()
        work(seconds)
        rounds.done[-1] += 1

    await timed(handle(), meter)


@story
async def test_one_address_gets_a_slice_of_each_round_and_no_more() -> None:
    turnstile, rounds = Turnstile(1000, 1000), Rounds()
    counter = asyncio.create_task(rounds.count())
    await asyncio.gather(*(answer(turnstile, "flood", SLICE, rounds) for _ in range(MANY)))
    counter.cancel()
    assert sum(rounds.done) == MANY
    assert max(rounds.done) <= 2


@story
async def test_cheap_messages_share_a_round() -> None:
    turnstile, rounds = Turnstile(1000, 1000), Rounds()
    counter = asyncio.create_task(rounds.count())
    await asyncio.gather(*(answer(turnstile, "busy", 0, rounds) for _ in range(MANY)))
    counter.cancel()
    assert len(rounds.done) < MANY / 4


@story
async def test_another_address_is_served_before_the_flood_is() -> None:
    turnstile, rounds = Turnstile(1000, 1000), Rounds()
    order: list[str] = []

    async def ask(address: str) -> None:
        await answer(turnstile, address, SLICE / 2, rounds)
        order.append(address)

    flood = [asyncio.create_task(ask("flood")) for _ in range(MANY)]
    await asyncio.sleep(0)
    await asyncio.create_task(ask("bystander"))
    assert len(order) <= 8
    await asyncio.gather(*flood)


@story
async def test_who_has_used_up_the_budget_waits_until_it_has_grown_again() -> None:
    turnstile = Turnstile(share=2, burst=0.02)
    account = turnstile.account("flood")
    turnstile.spend(account, 0.1)
    debt = -account.cpu.left
    assert debt > 0
    begun = time.monotonic()
    await turnstile.enter(account)
    assert time.monotonic() - begun >= debt / 2 - 0.01
    assert account.cpu.left >= 0
    assert not turnstile.account("bystander").cpu.wait_for(0)


@story
async def test_a_work_that_is_given_up_leaves_no_turn_behind() -> None:
    turnstile, rounds = Turnstile(1000, 1000), Rounds()
    tasks = [asyncio.create_task(answer(turnstile, "gone", SLICE, rounds)) for _ in range(20)]
    await asyncio.sleep(0)
    for task in tasks[1:]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await answer(turnstile, "gone", 0, rounds)
    assert sum(rounds.done) == 2


@story
async def test_a_step_that_holds_the_event_loop_is_logged_with_its_name(caplog: pytest.LogCaptureFixture) -> None:
    turnstile = Turnstile(1000, 1000)
    meter = Meter(turnstile, turnstile.account("slow"), "POST /records")

    async def slow() -> str:
        await asyncio.sleep(0)
        work(0.06)
        await asyncio.sleep(0)
        return "done"

    assert await timed(slow(), meter) == "done"
    assert [record.errand for record in caplog.records] == ["POST /records"]  # type: ignore[attr-defined]  # our field


class Wrong(Exception):
    pass


@story
async def test_an_error_that_comes_through_is_gone_when_it_was_answered() -> None:
    """Each refused study once stayed in memory, with all that had been read of it, until the next collection."""
    errors: list[weakref.ref[Wrong]] = []

    def fail(future: asyncio.Future[None]) -> None:
        error = Wrong()
        errors.append(weakref.ref(error))
        future.set_exception(error)

    def failing() -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        loop.call_soon(fail, future)
        return future

    async def refuse() -> None:
        with contextlib.suppress(Wrong):
            await failing()

    async def let_through() -> None:
        await failing()

    turnstile = Turnstile(1000, 1000)
    gc.disable()
    try:
        for answering in (refuse, let_through):
            with contextlib.suppress(Wrong):
                await timed(answering(), Meter(turnstile, turnstile.account("Eve"), "a call"))
        await asyncio.sleep(0)
        assert [error() for error in errors] == [None, None]
    finally:
        gc.enable()
