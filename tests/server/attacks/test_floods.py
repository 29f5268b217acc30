"""Sockets that ask in a loop, and sockets that do not read: bounded work, bounded memory, and others come first."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection

from ludotheque.core.journal import SPECTATOR
from ludotheque.core.match import Match
from ludotheque.server.net.sockets import OVERHEAD, Socket
from ludotheque.server.net.turnstile import Turnstile
from ludotheque.server.settings import Settings
from ludotheque.table import outgoing
from ludotheque.table.messages import Situation
from ludotheque.table.outgoing import Seen
from tests.server.players import Chair, Person
from tests.server.running import Running, server_here, sqlite, story

RESUME = json.dumps({"type": "resume", "since": 0})
SOCKETS, MESSAGES = 10, 100


class Hellos:
    """Every hello that the server makes."""

    def __init__(self) -> None:
        self.count = 0
        self.largest = 0


@pytest.fixture
def hellos(monkeypatch: pytest.MonkeyPatch) -> Hellos:
    made = Hellos()
    hello = Seen.hello

    def note(seen: Seen, *args: Any) -> bytes:
        text = hello(seen, *args)
        made.count += 1
        made.largest = max(made.largest, len(text))
        return text

    monkeypatch.setattr(Seen, "hello", note)
    return made


@asynccontextmanager
async def match_with_a_past(tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[Running, Chair]]:
    """A match whose log was made long by steps played and taken back, as anybody can."""
    async with (
        server_here(sqlite(tmp_path), trusted_proxies="127.0.0.1", **settings) as running,
        Person(running.address, "Ada", home="203.0.113.1") as ada,
    ):
        code = (await ada.create("tolleno", "me me", one_screen=True, start=True))["code"]
        async with ada.sit(code) as chair:
            for _ in range(30):
                await chair.play()
                situation = chair.situation()
                undone = await chair.ask(type="undo", seat=situation["viewer"], ply=chair.ply)
                await chair.reach(undone["ply"])
            yield running, chair


async def socket_of(stack: AsyncExitStack, address: str, code: str, home: str, **more: Any) -> Connection:
    play = address.replace("http", "ws", 1) + f"/api/v1/tables/{code}/play?since=0"
    headers = {"X-Forwarded-For": home}
    socket = await stack.enter_async_context(
        connect(play, additional_headers=headers, max_size=None, compression=None, close_timeout=0.1, **more)
    )
    assert json.loads(await socket.recv())["type"] == "hello"
    return socket


@story
async def test_resumes_in_a_row_are_answered_by_one_hello_a_socket(tmp_path: Path, hellos: Hellos) -> None:
    """Once each was answered by a whole log: 20 sockets of them left nobody else an answer in 47 s."""
    async with match_with_a_past(tmp_path, resume_pause=3600.0) as (running, chair), AsyncExitStack() as stack:
        flood = [await socket_of(stack, running.address, chair.code, "203.0.113.66") for _ in range(SOCKETS)]
        before = hellos.count
        for _ in range(MESSAGES):
            for socket in flood:
                await socket.send(RESUME)
        for socket in flood:
            await socket.send(json.dumps({"type": "ping"}))
            while json.loads(await socket.recv())["type"] != "pong":
                pass
        assert hellos.count - before == SOCKETS


@story
async def test_a_resume_that_had_to_wait_is_answered(tmp_path: Path) -> None:
    async with match_with_a_past(tmp_path, resume_pause=0.1) as (_, chair):
        for _ in range(3):
            await chair.send(type="resume", since=0)
            await chair.send(type="resume", since=chair.version)
            hello = await chair.until(lambda message: message["type"] == "hello")
            assert hello["entries"]


@story
async def test_a_hello_that_is_asked_for_again_is_not_thought_out_again(
    tmp_path: Path, hellos: Hellos, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with match_with_a_past(tmp_path) as (running, chair), AsyncExitStack() as stack:
        flood = [await socket_of(stack, running.address, chair.code, "203.0.113.66") for _ in range(SOCKETS)]
        rendered: list[int] = []
        situation = outgoing.situation

        def counted(match: Match, viewer: int) -> Situation:
            rendered.append(viewer)
            return situation(match, viewer)

        monkeypatch.setattr(outgoing, "situation", counted)
        await chair.play()
        before = hellos.count
        for socket in flood:
            await socket.send(RESUME)
            while json.loads(await socket.recv())["type"] != "hello":
                pass
        assert hellos.count - before >= SOCKETS
        assert SPECTATOR in rendered
        assert len(rendered) == len(set(rendered)), "each viewer's situation once"


@story
async def test_a_socket_that_does_not_read_holds_a_bounded_number_of_bytes(tmp_path: Path, hellos: Hellos) -> None:
    """Once 40 of them filled a gigabyte in a minute and a half: 400 messages of any size could wait for each."""
    async with (
        match_with_a_past(tmp_path, socket_bytes=100_000) as (running, chair),
        AsyncExitStack() as stack,
    ):
        account = running.server.turnstile.account("203.0.113.66")
        deaf = [
            await socket_of(stack, running.address, chair.code, "203.0.113.66", max_queue=1) for _ in range(SOCKETS)
        ]
        for _ in range(MESSAGES):
            for socket in deaf:
                await socket.send(RESUME)
            await chair.ask(type="chat", text="x" * 500)
            assert account.bytes_waiting <= SOCKETS * (100_000 + hellos.largest + OVERHEAD)
        assert running.server.turnstile.account("203.0.113.1").bytes_waiting < 100_000


@story
async def test_what_waits_for_a_socket_is_forgotten_when_it_goes(tmp_path: Path) -> None:
    async with match_with_a_past(tmp_path) as (running, chair):
        account = running.server.turnstile.account("203.0.113.66")
        async with AsyncExitStack() as stack:
            await socket_of(stack, running.address, chair.code, "203.0.113.66", max_queue=1)
            for _ in range(50):
                await chair.ask(type="chat", text="x" * 500)
        while account.bytes_waiting:
            await asyncio.sleep(0.01)
        assert account.is_idle or account.cpu.left > 0


class Deaf:
    """A connection whose other end reads nothing."""

    scope: dict[str, object] = {}  # noqa: RUF012 - never written to

    async def send(self, _message: object) -> None:
        await asyncio.Event().wait()


@story
async def test_a_socket_that_does_not_read_is_sent_away_before_more_waits_than_it_may_have() -> None:
    account = Turnstile(1, 1).account("203.0.113.66")
    socket = Socket(cast(WebSocket, Deaf()), "eve", None, account, Settings(socket_bytes=10_000))
    for _ in range(10):
        socket.send(bytes(900))
    assert account.bytes_waiting == 10 * (900 + OVERHEAD)
    assert not socket.is_leaving
    socket.send(bytes(900))
    assert account.bytes_waiting == 0
    assert socket.is_leaving


@story
async def test_the_sockets_of_one_address_together_hold_a_bounded_number_of_bytes() -> None:
    account = Turnstile(1, 1).account("203.0.113.66")
    settings = Settings(socket_bytes=10_000, address_bytes=30_000)
    deaf = [Socket(cast(WebSocket, Deaf()), "eve", None, account, settings) for _ in range(SOCKETS)]
    for socket in deaf:
        for _ in range(MESSAGES):
            socket.send(bytes(900))
    assert account.bytes_waiting <= 30_000 + SOCKETS * 1000
    assert all(socket.is_leaving for socket in deaf)
    for socket in deaf:
        socket.drop()
    assert account.bytes_waiting == 0
