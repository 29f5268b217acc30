"""Ludotheque's server under load: SQLite on disk, every move committed before it is acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from bench.load import tictactoe
from bench.load.browser import Browser
from bench.load.table import LoadTable, Times
from bench.load.wire import Wire, next_home, open_wire

AT_ONCE = 20
NO_LIMITS = {
    "requests_per_minute": 10**9,
    "creates_per_minute": 10**9,
    "changes_per_minute": 10**9,
    "messages_per_second": 10**6,
    "sockets_each": 10**6,
    "connections_each": 10**6,
    "max_connections": 10**6,
    "max_tables": 10**6,
    "max_tables_each": 10**6,
    "max_tables_address": 10**6,
    "cpu_share": 10**6,
    "cpu_burst": 10**6,
    "live_tables": 100_000,
    "thinkers": 1,
}


class _Action(msgspec.Struct):
    action: int


class _Situation(msgspec.Struct):
    viewer: int
    ply: int
    legal: list[_Action]


class _Run(msgspec.Struct):
    rows: list[msgspec.Raw]
    """Not taken apart: of all of them one is chosen, and of that the first number is the action."""


class _Change(msgspec.Struct):
    viewer: int
    ply: int
    legal: list[_Run] = []


class _News(msgspec.Struct):
    situations: list[_Situation] = []
    changes: list[_Change] = []


_read_news = msgspec.json.Decoder(_News).decode


Choice = msgspec.Raw | int


def _legal(news: _News) -> Iterator[tuple[int, int, list[Choice]]]:
    """By viewer: the ply, and the actions that are legal there."""
    for one in news.situations:
        yield one.viewer, one.ply, [described.action for described in one.legal]
    for change in news.changes:
        yield change.viewer, change.ply, [row for run in change.legal for row in run.rows]


def _action(choice: Choice) -> int:
    return choice if isinstance(choice, int) else int(bytes(choice)[1:].partition(b",")[0])


ACTIONS = (b'"rows":[[', b'"situations":[')
"""In a message that may say what its reader can do; the others need not be taken apart."""


class OurTable(LoadTable):
    def __init__(self, times: Times, wires: list[Wire], rng: random.Random) -> None:
        super().__init__(times)
        self._wires = wires
        self._rng = rng
        self._next: tuple[int, int, list[Choice]] | None = None
        self.next_mover = 0
        self._number = 0
        self.told_first: list[bytes] = []
        """Every message to the first player, where they are kept."""
        self.keeps = False
        for seat, wire in enumerate(wires):
            wire.on_text = partial(self._hear, seat)

    def hello(self, seat: int, text: bytes) -> None:
        self._note(text, seat)

    def _hear(self, seat: int, text: bytes) -> None:
        self.times.bytes += len(text)
        if self.keeps and seat == 0:
            self.told_first.append(text)
        if text.startswith(b'{"type":"entry"'):
            if any(told in text for told in ACTIONS):
                self._note(text, seat)
            self.told(seat)
        elif text.startswith(b'{"type":"ack"'):
            self.acknowledged()
        elif text.startswith(b'{"type":"refused"'):
            self.broken = True

    def _note(self, text: bytes, seat: int) -> None:
        for viewer, ply, actions in _legal(_read_news(text)):
            if actions:
                self._next = (viewer, ply, actions)
                self.next_mover = seat

    def turn_over(self) -> bool:
        self.mover = self.next_mover
        return True

    def send_move(self) -> None:
        if self._next is None:
            self.broken = True
            return
        self._number += 1
        self.mover = self.next_mover
        (seat, ply, actions), self._next = self._next, None
        self._wires[self.mover].send(
            f'{{"type":"play","id":"{self._number}","seat":{seat},"ply":{ply},"action":{_action(self._rng.choice(actions))}}}'.encode()
        )

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


def _keep_first(kept: asyncio.Future[bytes], text: bytes) -> None:
    if not kept.done():
        kept.set_result(text)


def _path(folder: Path, game: str) -> dict[str, str]:
    return {"PYTHONPATH": tictactoe.declare(folder)} if game == tictactoe.ID else {}


class OurServer:
    store = "SQLite on disk, synced before each acknowledgement"

    def __init__(self, folder: Path, game: str, processes: int = 1, changes: bool = True) -> None:
        self._changes = "yes" if changes else "no"
        self.name = "Ludotheque" if processes == 1 else f"Ludotheque, {processes} processes"
        self.game = game.replace(":", " ")
        self._game, _, self._mode = game.partition(":")
        settings = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in NO_LIMITS.items()}
        database = f"sqlite:///{folder / 'load.sqlite3'}"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.server.command", "--port", "0", "--database", database],
            env=os.environ | settings | {"LUDOTHEQUE_PROCESSES": str(processes)} | _path(folder, self._game),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found
        self.port = int(found[1])
        self.pid = self._process.pid

    def http(self) -> Browser:
        """A browser of its own."""
        return Browser(self.port, "/api/v1/")

    async def tables(self, count: int, moves_each: int, times: Times) -> list[LoadTable]:
        """Fresh tables, each with two connected players."""
        gate = asyncio.Semaphore(AT_ONCE)
        async with self.http() as ada, self.http() as bob:
            first, _ = await self.seat(ada, bob, times, 0)

            async def make(number: int) -> LoadTable:
                async with gate:
                    return (await self.seat(ada, bob, times, number))[0]

            return [first, *await asyncio.gather(*(make(number) for number in range(1, count)))]

    async def start_table(self, ada: Browser, bob: Browser) -> str:
        """The code of a table whose match has started."""
        body = {"game": self._game, "name": "Ada", "players": 2, "fixed_seats": True}
        if self._mode:
            body["mode"] = self._mode
        code: str = (await ada.post("tables", body))["code"]
        await bob.post(f"tables/{code}/join", {"name": "Bob"})
        await ada.post(f"tables/{code}/start", {})
        return code

    async def seat(self, ada: Browser, bob: Browser, times: Times, number: int) -> tuple[LoadTable, str]:
        """A started table with both players connected, and its code."""
        code = await self.start_table(ada, bob)
        wires, hellos = [], []
        for person in (ada, bob):
            cookie = {"Cookie": person.cookie}
            hello: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            path = f"/api/v1/tables/{code}/play?changes={self._changes}"
            wires.append(await open_wire(self.port, path, cookie, partial(_keep_first, hello), next_home()))
            hellos.append(await hello)
        table = OurTable(times, wires, random.Random(number))
        for seat, text in enumerate(hellos):
            table.hello(seat, text)
        return table, code

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)


class SameGame(OurServer):
    """With boardgame.io's game, whatever else is measured."""

    def __init__(self, folder: Path, game: str, processes: int = 1) -> None:
        super().__init__(folder, tictactoe.ID, processes)
        self.name += ", the same game"
