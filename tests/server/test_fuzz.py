"""Whatever is sent, the server answers clearly and nothing changes that may not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import string
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from ludotheque.table import messages
from tests.server.players import GONE, Chair, Json, Person
from tests.server.running import process, server_here, sqlite, story

INPUTS = int(os.environ.get("LUDOTHEQUE_FUZZ", "20000"))
CALLS = max(5, INPUTS // 800)
"""Inputs for each REST call."""
AT_ONCE = 100

WORDS = [
    "play",
    "undo",
    "resign",
    "agree",
    "hurry",
    "preview",
    "why",
    "hint",
    "chat",
    "resume",
    "ping",
    "",
    "é",
    "\x00",
]
LETTERS = string.printable + "é漢\u202e\U0001f426"
KEYS = ["type", "id", "seat", "ply", "action", "targets", "text", "since", "name", "viewer", "__proto__"]


@pytest.mark.long
def test_every_rest_call_answers_whatever_it_is_asked_without_failing(tmp_path: Path) -> None:
    # Not above: each of pytest's processes would load it, which takes long, and one needs it.
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

    with process(sqlite(tmp_path), tmp_path / "log") as running:
        schema = schemathesis.openapi.from_url(running.address + "/api/v1/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 18
        for operation in operations:

            @settings(
                max_examples=CALLS,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def ask(case: Any) -> None:
                checks = [not_a_server_error, response_schema_conformance, content_type_conformance]
                case.call_and_validate(checks=checks)

            ask()
        assert "exception" not in (tmp_path / "log").read_text()


class Fuzzer:
    """Messages that must not be done: broken, oversized, of the wrong seat, out of turn, stale, illegal, replayed."""

    def __init__(self, rng: random.Random, table: Chair) -> None:
        self.rng = rng
        self.table = table
        self.kinds: list[Callable[[], str | bytes]] = [
            self.noise,
            self.binary_noise,
            self.any_json,
            self.almost,
            self.oversized,
            self.foreign,
            self.out_of_turn,
            self.stale,
            self.illegal,
            self.no_undo,
        ]

    def message(self) -> tuple[str, str | bytes]:
        kind = self.rng.choice(self.kinds)
        return kind.__name__, kind()

    def id(self) -> str:
        return f"f{self.rng.randrange(10**12)}"

    def noise(self) -> str:
        return "".join(self.rng.choice(LETTERS) for _ in range(self.rng.randrange(200)))

    def binary_noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def value(self, depth: int = 0) -> object:
        kind = self.rng.randrange(9 if depth < 4 else 6)
        if kind == 0:
            return self.rng.choice([None, True, False, -1, 0, 1, 2**31, 2**63, -(2**63), 10**30, 1e308, -0.5])
        if kind in (1, 2):
            return self.rng.randrange(-10, 2000)
        if kind in (3, 4, 5):
            return self.rng.choice(WORDS)
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {self.rng.choice(KEYS): self.value(depth + 1) for _ in range(self.rng.randrange(4))}

    def any_json(self) -> str:
        return json.dumps(self.value())

    def almost(self) -> str:
        """A good message with one thing wrong."""
        message: Json = {"type": "play", "id": self.id(), "seat": 0, "ply": self.table.ply, "action": 0}
        key = self.rng.choice(list(message))
        if self.rng.random() < 0.4:
            del message[key]
        elif self.rng.random() < 0.5:
            message[self.rng.choice(KEYS[5:])] = self.value()
        else:
            message[key] = self.rng.choice([None, [], {}, "x" * 65, -1, 10**12, 1.5, True])
        return json.dumps(message)

    def oversized(self) -> str:
        text = self.rng.choice('ax\\"é') * self.rng.choice([501, 10_000])
        return json.dumps({"type": "chat", "id": self.id(), "text": text})

    def foreign(self) -> str:
        seat = self.rng.choice([1, 2, 7, 15])
        return self.move(
            seat=seat, kind=self.rng.choice(["play", "undo", "resign", "agree", "hurry", "preview", "hint"])
        )

    def out_of_turn(self) -> str:
        return self.move(seat=0, kind=self.rng.choice(["play", "undo", "preview", "hint"]))

    def stale(self) -> str:
        ply = self.rng.choice([self.table.ply - 1, self.table.ply + 1, 10**9])
        return self.move(seat=0, ply=ply, kind=self.rng.choice(["play", "undo", "resign", "agree", "hurry"]))

    def illegal(self) -> str:
        return self.move(seat=0, action=self.rng.choice([10**6, 10**9, 999]))

    def no_undo(self) -> str:
        return self.move(seat=0, kind="undo")

    def move(self, seat: int, kind: str = "play", ply: int | None = None, action: int = 0) -> str:
        message: Json = {"type": kind, "id": self.id(), "seat": seat}
        message["ply"] = self.table.ply if ply is None else ply
        if kind in ("play", "preview"):
            message["action"] = action
        return json.dumps(message)


@pytest.mark.long
@story
async def test_twenty_thousand_bad_messages_are_each_refused_clearly_and_change_nothing(tmp_path: Path) -> None:
    """It is the other's turn all the time: nothing that is sent may be done."""
    async with (
        server_here(sqlite(tmp_path)) as running,
        Person(running.address, "Ada") as ada,
        Person(running.address, "Bob") as bob,
    ):
        code = (await ada.create(seats="me open", fixed_seats=True))["code"]
        await bob.join(code)
        await ada.post(f"tables/{code}/start")
        async with ada.sit(code) as chair, bob.sit(code) as other:
            action = chair.situation()["legal"][0]["action"]
            first = await chair.play(action)
            replay = json.dumps({"type": "play", "id": first["id"], "seat": 0, "ply": 0, "action": action})
            await other.reach(1)
            version, seen = chair.version, (await other.connect(since=0))["situations"]
            fuzzer, sent, codes = Fuzzer(random.Random(7), chair), 0, Counter[str]()
            while sent < INPUTS:
                batch = [fuzzer.message() for _ in range(AT_ONCE - 1)]
                for _, body in batch:
                    await chair.send_raw(body)
                await chair.send_raw(replay)
                # Hints are answered when they are ready: not always in order.
                answered = [await answer_to(chair) for _, body in batch if not asks_for_a_hello(body)]
                answered.append(await answer_to(chair))
                assert first in answered
                answered.remove(first)
                for answer in answered:
                    assert answer["type"] in ("refused", "pong"), (answer, batch)
                    if answer["type"] == "refused":
                        assert answer["code"] != "internal", (answer, batch)
                        assert len(answer["message"]) > 10
                        codes[answer["code"]] += 1
                sent += AT_ONCE
            assert {"bad-message", "not-your-seat", "not-your-turn", "stale", "too-big"} <= set(codes), codes
            hello = await other.connect(since=0)
            assert (hello["version"], hello["situations"]) == (version, seen)
            running.server.hall.forget(code)
            hello = await other.connect(since=0)
            assert (hello["version"], hello["situations"]) == (version, seen)


async def answer_to(chair: Chair) -> Json:
    while True:
        message = await chair.next()
        if message["type"] not in ("table", "entry", "hello"):
            return message


def asks_for_a_hello(body: str | bytes) -> bool:
    """Several in a row are answered by one."""
    with contextlib.suppress(ValueError):
        message = msgspec.json.decode(body, type=messages.ClientMessage)
        return isinstance(message, messages.Resume) and message.viewer in (msgspec.UNSET, -1, 0)
    return False


@story
async def test_a_frame_that_is_far_too_big_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me bot", start=True))["code"]
        async with ada.sit(code) as chair:
            with contextlib.suppress(*GONE):
                await chair.send_raw("x" * 2_000_000)
            with pytest.raises(EOFError):
                await chair.until(lambda message: False, 5)
        async with ada.sit(code) as chair:
            assert chair.situations


@story
async def test_floods_are_slowed_down_with_words(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "messages_per_second": 5,
        "requests_per_minute": 30,
        "creates_per_minute": 2,
        "sockets_each": 3,
    }
    async with server_here(sqlite(tmp_path), **limits) as running, Person(running.address) as ada:
        table = await ada.create(seats="me bot", start=True)
        await ada.create()
        response = await ada.http.post("tables", json={"game": "seikatsu", "name": "Ada"})
        assert response.status_code == 429
        assert response.json()["error"]["code"] == "too-many-requests"
        chairs = [ada.sit(table["code"]) for _ in range(3)]
        for chair in chairs:
            await chair.connect()
        with pytest.raises(Exception, match="429"):
            await ada.sit(table["code"]).connect()
        for _ in range(30):
            await chairs[0].send(type="ping")
        answer = await chairs[0].until(lambda message: message["type"] == "refused")
        assert answer["code"] == "too-fast"
        await asyncio.gather(*(chair.close() for chair in chairs))
        codes = [(await ada.http.get("games")).status_code for _ in range(40)]
        assert codes[-1] == 429
