"""Connections made and dropped without end: who has too many is turned away before anything is made for them."""

from __future__ import annotations

import asyncio
import contextlib
import socket

import pytest

from ludotheque.server.net import porter
from ludotheque.server.net.doors import Doors
from ludotheque.server.net.porter import LET_IN, Host, Porter
from ludotheque.server.settings import Settings
from tests.server.running import story

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
