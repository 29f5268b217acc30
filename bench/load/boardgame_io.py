"""boardgame.io's server under the same load: tic-tac-toe, its default store in memory."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from collections import deque
from functools import partial
from pathlib import Path

from bench.load.browser import Browser
from bench.load.table import LoadTable, Times
from bench.load.wire import Wire, next_home, open_wire

PEER = Path(__file__).parent / "peer"
SPACE = "/tic-tac-toe,"
DRAW = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Nine moves that nobody wins."""
AT_ONCE = 20


class PeerTable(LoadTable):
    """Two players through match after match; the next one is joined on the same sockets when one is full."""

    def __init__(self, times: Times, wires: list[Wire], matches: list[tuple[str, list[str]]]) -> None:
        super().__init__(times)
        self._wires = wires
        self._matches = deque(matches)
        self._number = 0
        self._synced: list[asyncio.Future[None]] = []
        for seat, wire in enumerate(wires):
            wire.on_text = partial(self._hear, seat)

    async def sync(self) -> None:
        """Both players ask for the match's state."""
        loop = asyncio.get_running_loop()
        self._synced = [loop.create_future() for _ in self._wires]
        self._number = 0
        match, credentials = self._matches[0]
        for seat, wire in enumerate(self._wires):
            wire.send(_event("sync", match, str(seat), credentials[seat], 2))
        await asyncio.gather(*self._synced)

    def _hear(self, seat: int, text: bytes) -> None:
        self.times.bytes += len(text)
        if text == b"2":
            self._wires[seat].send(b"3")
        elif text.startswith(b'42/tic-tac-toe,["update"'):
            if seat == self.mover:
                self.acknowledged()
            self.told(seat)
        elif text.startswith(b'42/tic-tac-toe,["sync"') and not self._synced[seat].done():
            self._synced[seat].set_result(None)

    def send_move(self) -> None:
        match, credentials = self._matches[0]
        self.mover = self._number % 2
        seat = str(self.mover)
        payload = {"type": "clickCell", "args": [DRAW[self._number]], "playerID": seat}
        payload["credentials"] = credentials[self.mover]
        self._wires[self.mover].send(
            _event("update", {"type": "MAKE_MOVE", "payload": payload}, self._number, match, seat)
        )

    def turn_over(self) -> bool:
        self._number += 1
        if self._number < len(DRAW):
            return True
        self._matches.popleft()
        self._changing = asyncio.ensure_future(self._go_on())
        return False

    async def _go_on(self) -> None:
        await self.sync()
        self.resume()

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


def _event(*parts: object) -> bytes:
    return ("42" + SPACE + json.dumps(parts, separators=(",", ":"))).encode()


def _note_joined(joined: asyncio.Future[None], text: bytes) -> None:
    if text.startswith(b"40") and not joined.done():
        joined.set_result(None)


class PeerServer:
    name = "boardgame.io"
    store = "memory, its default"
    game = "tic-tac-toe"

    def __init__(self, folder: Path, game: str) -> None:
        for file in PEER.iterdir():
            if file.is_file():
                shutil.copy(file, folder)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)
        self._process = subprocess.Popen(["node", "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while not (line := self._process.stdout.readline()).startswith("ready"):
            assert line, "boardgame.io's server did not start"
        self._port, self._api = map(int, line.split()[1:])
        self.pid = self._process.pid

    async def tables(self, count: int, moves_each: int, times: Times) -> list[LoadTable]:
        matches = moves_each // len(DRAW) + 2
        gate = asyncio.Semaphore(AT_ONCE)
        async with Browser(self._api, "/games/tic-tac-toe/") as browser:

            async def make() -> LoadTable:
                async with gate:
                    return await self._make(browser, matches, times)

            return list(await asyncio.gather(*(make() for _ in range(count))))

    async def _make(self, browser: Browser, matches: int, times: Times) -> LoadTable:
        made = [await self._match(browser) for _ in range(matches)]
        wires = []
        for _ in range(2):
            joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = await open_wire(self._port, path, {}, partial(_note_joined, joined), next_home())
            wire.send(b"40/tic-tac-toe,")
            await joined
            wires.append(wire)
        table = PeerTable(times, wires, made)
        await table.sync()
        return table

    async def _match(self, browser: Browser) -> tuple[str, list[str]]:
        match = (await browser.post("create", {"numPlayers": 2}))["matchID"]
        credentials = []
        for seat in range(2):
            body = {"playerName": f"P{seat}", "playerID": str(seat)}
            credentials.append((await browser.post(f"{match}/join", body))["playerCredentials"])
        return match, credentials

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)
