"""Ludotheque's server under load: SQLite on disk, every move committed before it is acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import httpx
import msgspec

from bench.load.table import LoadTable, Times
from bench.load.wire import Wire, open_wire

GAME = "seikatsu"
AT_ONCE = 20
NO_LIMITS = {
    "requests_per_minute": 10**9,
    "creates_per_minute": 10**9,
    "messages_per_second": 10**6,
    "sockets_each": 10**6,
    "max_tables": 10**6,
    "max_tables_each": 10**6,
    "live_tables": 100_000,
    "thinkers": 1,
}


class _Action(msgspec.Struct):
    action: int


class _Situation(msgspec.Struct):
    viewer: int
    ply: int
    to_move: int
    legal: list[_Action]


class _News(msgspec.Struct):
    situations: list[_Situation] = []


_read_news = msgspec.json.Decoder(_News).decode


class OurTable(LoadTable):
    def __init__(self, times: Times, wires: list[Wire], rng: random.Random) -> None:
        super().__init__(times)
        self._wires = wires
        self._rng = rng
        self._next: _Situation | None = None
        self.next_mover = 0
        self._number = 0
        for seat, wire in enumerate(wires):
            wire.on_text = partial(self._hear, seat)

    def hello(self, seat: int, text: bytes) -> None:
        self._note(text, seat)

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"entry"'):
            self._note(text, seat)
            self.told(seat)
        elif text.startswith(b'{"type":"ack"'):
            self.acknowledged()
        elif text.startswith(b'{"type":"refused"'):
            self.broken = True

    def _note(self, text: bytes, seat: int) -> None:
        for situation in _read_news(text).situations:
            if situation.legal:
                self._next = situation
                self.next_mover = seat

    def turn_over(self) -> bool:
        self.mover = self.next_mover
        return True

    def send_move(self) -> None:
        if self._next is None or not self._next.legal:
            self.broken = True
            return
        self._number += 1
        self.mover = self.next_mover
        move, self._next = self._next, None
        action = self._rng.choice(move.legal).action
        self._wires[self.mover].send(
            b'{"type":"play","id":"%d","seat":%d,"ply":%d,"action":%d}' % (self._number, move.viewer, move.ply, action)
        )

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


def _keep_first(kept: asyncio.Future[bytes], text: bytes) -> None:
    if not kept.done():
        kept.set_result(text)


class OurServer:
    name = "Ludotheque"
    store = "SQLite on disk, synced before each acknowledgement"
    game = "Seikatsu, 2 players"

    def __init__(self, folder: Path) -> None:
        settings = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in NO_LIMITS.items()}
        database = f"sqlite:///{folder / 'load.sqlite3'}"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.server.command", "--port", "0", "--database", database],
            env=os.environ | settings,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found
        self._port = int(found[1])
        self.pid = self._process.pid

    async def tables(self, count: int, moves_each: int, times: Times) -> list[LoadTable]:
        """Fresh tables, each with two connected players."""
        address = f"http://127.0.0.1:{self._port}/api/v1/"
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=address, timeout=60) as ada, httpx.AsyncClient(base_url=address) as bob:
            first = await self._make(ada, bob, times, 0)

            async def make(number: int) -> LoadTable:
                async with gate:
                    return await self._make(ada, bob, times, number)

            return [first, *await asyncio.gather(*(make(number) for number in range(1, count)))]

    async def _make(self, ada: httpx.AsyncClient, bob: httpx.AsyncClient, times: Times, number: int) -> LoadTable:
        body = {"game": GAME, "name": "Ada", "players": 2, "fixed_seats": True}
        code = (await ada.post("tables", json=body)).raise_for_status().json()["code"]
        (await bob.post(f"tables/{code}/join", json={"name": "Bob"})).raise_for_status()
        (await ada.post(f"tables/{code}/start", json={})).raise_for_status()
        wires, hellos = [], []
        for person in (ada, bob):
            cookie = {"Cookie": f"ludotheque={person.cookies['ludotheque']}"}
            hello: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            path = f"/api/v1/tables/{code}/play"
            wires.append(await open_wire(self._port, path, cookie, partial(_keep_first, hello)))
            hellos.append(await hello)
        table = OurTable(times, wires, random.Random(number))
        for seat, text in enumerate(hellos):
            table.hello(seat, text)
        return table

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)
