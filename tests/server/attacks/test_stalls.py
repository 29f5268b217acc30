"""What holds the event loop is named in the log and paid for, also where it goes on beside a request or a socket."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import metrics
from ludotheque.server.tables import calls, referee
from ludotheque.server.thinking import review
from ludotheque.table.bounds import LONG_STEP
from ludotheque.table.outgoing import table_for
from ludotheque.table.thinking import thought_about, thought_of
from tests.server.attacks.test_turns import work
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

HOME = "203.0.113.5"


def slow(what: Any) -> Any:
    def slowly(*args: Any, **options: Any) -> Any:
        work(2 * LONG_STEP)
        return what(*args, **options)

    return slowly


def errands(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {str(vars(line)["errand"]) for line in caplog.records if line.message == "the event loop was held"}


@story
async def test_a_call_a_hint_and_a_judgement_that_hold_the_loop_are_named_and_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Once hints and judgements were made in tasks of their own that nobody looked at."""
    monkeypatch.setattr(calls, "table_for", slow(table_for))
    monkeypatch.setattr(referee, "thought_of", slow(thought_of))
    monkeypatch.setattr(review, "thought_about", slow(thought_about))
    caplog.set_level(logging.WARNING)
    record = next(Path("tests/fixtures/seikatsu").glob("*.record")).read_text()
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=1e-9) as running,
        Person(running.address, "Ada", home=HOME) as ada,
    ):
        account = running.server.turnstile.account(HOME)
        code = (await ada.create(seats="me bot", fixed_seats=True, start=True))["code"]
        over = (await ada.post("records", record=record))["code"]
        before, long_steps = account.cpu.left, metrics.LONG_STEPS._value.get()
        await ada.get(f"tables/{code}")
        await ada.get(f"tables/{over}/judgement", step="1")
        async with ada.sit(code) as chair:
            await chair.ask(type="hint", seat=0, ply=chair.ply)
        assert {"GET /tables/{code}", "GET /tables/{code}/judgement", "socket HintAsked"} <= errands(caplog)
        assert account.cpu.left <= before - 3 * 2 * LONG_STEP
        assert metrics.LONG_STEPS._value.get() >= long_steps + 3


@story
async def test_the_moves_of_bots_are_paid_for_by_who_looks_on(tmp_path: Path) -> None:
    """Once two hundred tables of bots that one address looked on at kept a server at work that nobody paid for."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", cpu_share=1e-9, cpu_burst=1.0) as running,
        Person(running.address, "Eve", home=HOME) as eve,
        Person(running.address, "Ada", home="203.0.113.7") as ada,
    ):
        account = running.server.turnstile.account(HOME)
        code = (await eve.create("seikatsu", "bot:novice bot:novice", start=True))["code"]
        async with eve.sit(code) as chair:
            await chair.reach(1)
            account.cpu.charge(account.cpu.left - 0.002)
            while account.cpu.left > 0:
                await chair.next()
            playing = await running.server.hall.table(code)
            assert playing.phase == "running", "its bots wait for their turn"
            async with ada.sit((await ada.create(seats="me bot:novice", start=True))["code"]) as other:
                assert await other.my_turn()
                await other.play()
                assert await other.my_turn() or other.is_over
