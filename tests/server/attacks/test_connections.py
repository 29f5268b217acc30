"""Connections made and dropped without end: who has too many is turned away before anything is made for them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import pytest

from ludotheque.server.net import doors, porter
from ludotheque.server.net.doors import Doors
from ludotheque.server.net.porter import LET_IN, Host, Porter
from ludotheque.server.net.turnstile import Account
from ludotheque.server.settings import Settings
from tests.patience import WAIT
from tests.server.attacks.test_requests import raw
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

HERE = "127.0.0.1"


class Entrance:
    def __init__(self, settings: Settings) -> None:
        self.doors = Doors(settings)
        self.made: list[Host] = []
        self.listener = socket.create_server((HERE, 0), backlog=500)
        self.porter = Porter(self.listener, self.doors, self.make)
        self.lines: list[socket.socket] = []

    def make(self) -> Host:
        self.made.append(Host())
        return self.made[-1]

    def connect(self, count: int) -> None:
        for _ in range(count):
            self.lines.append(socket.create_connection(self.listener.getsockname()))

    def close(self) -> None:
        self.porter.close()
        self.listener.close()
        for line in self.lines:
            line.close()


@story
async def test_nothing_is_made_for_connections_beyond_what_an_address_may_have() -> None:
    """Once each was accepted, given all that it would need, and then dropped: others waited for half a second."""
    entrance = Entrance(Settings(connections_each=3))
    entrance.connect(100)
    entrance.porter.open()
    try:
        for line in entrance.lines[3:]:
            line.setblocking(False)
            with contextlib.suppress(ConnectionResetError):
                assert await asyncio.get_running_loop().sock_recv(line, 1) == b"", "turned away"
        assert [host.inside for host in entrance.made] == [HERE] * 3
        assert entrance.doors.enter("127.0.0.2"), "another comes in"
    finally:
        entrance.close()


@story
async def test_few_are_let_in_in_one_round_and_all_in_time() -> None:
    """Once as many as had come were accepted in one step."""
    entrance = Entrance(Settings(connections_each=1000))
    entrance.connect(50)
    entrance.porter.open()
    try:
        rounds = 0
        before = 0
        while len(entrance.made) < 50:
            await asyncio.sleep(0)
            assert len(entrance.made) - before <= LET_IN
            before = len(entrance.made)
            rounds += 1
        assert rounds >= 50 / LET_IN
    finally:
        entrance.close()


class Full:
    """A listener of a system that has no room for another connection, until it has."""

    def __init__(self, listener: socket.socket) -> None:
        self.listener = listener
        self.fails = True

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        if self.fails:
            self.fails = False
            raise OSError(24, "Too many open files")
        return self.listener.accept()

    def fileno(self) -> int:
        return self.listener.fileno()

    def setblocking(self, flag: bool) -> None:
        self.listener.setblocking(flag)


@story
async def test_a_system_without_room_for_a_connection_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porter, "REST", 0.01)
    entrance = Entrance(Settings())
    entrance.porter._listener = Full(entrance.listener)  # type: ignore[assignment]
    entrance.connect(1)
    entrance.porter.open()
    try:
        while not entrance.made:
            await asyncio.sleep(0.01)
    finally:
        entrance.close()


def handshake(code: str, more: str = "") -> bytes:
    lines = (
        f"GET /api/v1/tables/{code}/play HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade",
        "sec-websocket-version: 13", "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==",
    )  # fmt: skip
    return "\r\n".join([*lines, more, ""]).encode()


@story
async def test_a_handshake_that_cannot_be_read_is_no_way_to_stay(tmp_path: Path) -> None:
    """Once one with a header of 9,000 letters was never answered, nor counted: an address held as many as it liked."""
    async with server_here(sqlite(tmp_path)) as running:
        reader, writer = await raw(running)
        writer.write(handshake("AAAA", "x: " + "y" * 9000 + "\r\n"))
        with contextlib.suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), WAIT) == b""
        writer.close()


@story
async def test_who_waits_to_be_let_in_counts_as_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once handshakes that waited for their turn were counted nowhere."""
    monkeypatch.setattr(doors, "CONNECTS_A_MINUTE", 10**6)
    async with (
        server_here(sqlite(tmp_path), connections_each=4, cpu_share=1e-9, cpu_burst=100.0) as running,
        Person(running.address) as ada,
    ):
        code = (await ada.create())["code"]
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(6):
                await stack.enter_async_context(ada.sit(code))
        await ada.http.aclose()
        turnstile, waiting = running.server.turnstile, 0
        turnstile.account(HERE).cpu.charge(10**9)
        enter = turnstile.enter

        async def counted(account: Account, budget: bool = True) -> None:
            nonlocal waiting
            waiting += 1
            await enter(account, budget)

        monkeypatch.setattr(turnstile, "enter", counted)
        lines = []
        for _ in range(8):
            before = waiting
            lines.append(await raw(running))
            reader, writer = lines[-1]
            writer.write(handshake(code, "\r\n"))
            while waiting == before and not reader.at_eof() and reader.exception() is None:
                await asyncio.sleep(0.01)
        assert waiting <= 4
        for _, writer in lines:
            writer.close()
