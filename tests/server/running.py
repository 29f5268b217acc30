"""Servers for tests: in a process of their own, or within the test."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, ParamSpec

import uvicorn

from ludotheque.server.neighbours import Neighbours
from ludotheque.server.net.app import Server
from ludotheque.server.net.doors import protocol
from ludotheque.server.net.wire import Wire
from ludotheque.server.settings import Settings, load_settings
from ludotheque.server.tables.hall import wall_clock
from ludotheque.table.bounds import LARGEST_FRAME
from tests.patience import STORY, WAIT
from tests.ports import free_port

QUICK: dict[str, Any] = {
    "bot_pause": 0,
    "thinkers": 1,
    "requests_per_minute": 1_000_000,
    "creates_per_minute": 1_000_000,
    "changes_per_minute": 1_000_000,
    "messages_per_second": 1_000_000,
    "sockets_each": 100_000,
    "connections_each": 100_000,
    "max_tables_each": 100_000,
    "resume_pause": 0,
    "lines_per_minute": 1_000_000,
    "lines_each_table": 1_000_000,
    "max_tables_address": 100_000,
    "records_per_day": 100_000,
    "cpu_share": 1000.0,
    "cpu_burst": 1000.0,
}
"""No waiting and no limits: for tests that are about other things."""


Told = ParamSpec("Told")


def story(test: Callable[Told, Coroutine[Any, Any, None]]) -> Callable[Told, None]:
    """A test that is told in `async`."""

    @functools.wraps(test)
    def run(*args: Told.args, **kwargs: Told.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), STORY))

    return run


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Clockwork:
    """A clock that a test turns by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000
        self.ring: Callable[[], None] = lambda: None

    def __call__(self) -> int:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += int(seconds * 1000)
        self.ring()


@contextlib.asynccontextmanager
async def server_here(
    database: str,
    now: Callable[[], int] = wall_clock,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    neighbours: Neighbours | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    """A server in this process, with a real listener; the test can look inside. With neighbours it hears of what they
    do, but hands no connection over: who comes to it stays."""
    checked = load_settings(environment={}, database=database, **(QUICK | settings))
    server = Server(checked, now, entropy, neighbours=neighbours)
    if isinstance(now, Clockwork):
        now.ring = server.keeper.wake
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        server.app, http=protocol(checked),
        log_config=None, access_log=False, ws=Wire, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False,
        timeout_graceful_shutdown=2, timeout_keep_alive=int(WAIT), ws_ping_interval=None,
        proxy_headers=bool(checked.trusted_proxies), forwarded_allow_ips=[str(one) for one in checked.proxies()],
    )  # fmt: skip
    running = _Quiet(config)
    task = asyncio.create_task(running.serve([listener]))
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield Running(server, f"http://127.0.0.1:{listener.getsockname()[1]}", checked)
    finally:
        await server.drain()
        running.should_exit = True
        await task


class Running:
    def __init__(self, server: Server, address: str, settings: Settings) -> None:
        self.server = server
        self.address = address
        self.settings = settings


class _Quiet(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def environment(database: str, **settings: Any) -> dict[str, str]:
    wanted = QUICK | settings | {"database": database}
    ours = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in wanted.items()}
    return os.environ | ours | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self._log = log
        with log.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "ludotheque.server.command", "--port", "0"],
                env=environment(database, **settings),
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self._process.stdout is not None
        self.address = _address(self._process.stdout.readline(), log)
        threading.Thread(target=self._process.stdout.read, daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """SIGTERM; says the exit code."""
        self._process.terminate()
        return self._process.wait(WAIT)


@contextlib.contextmanager
def process(database: str, log: Path, **settings: Any) -> Iterator[Process]:
    running = Process(database, log, **settings)
    try:
        yield running
    finally:
        running.kill()


STARTS = 20
"""Tries of a server to begin while the machine is too busy to open its database in time."""


class Nursery:
    """Servers one after another at the same port, each killed with SIGKILL: see nursery.py."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self._log = log
        self._pid = 0
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        with log.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery"],
                env=environment(database, **settings),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def start(self) -> None:
        self._pid = self._begin(f"{self.port}")

    def kill(self) -> None:
        """SIGKILL, and waits until the process is no more."""
        _kill(self._pid)
        self._pid = 0

    def _begin(self, order: str) -> int:
        """As the parent of several processes does: one that cannot begin is started again."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        for _ in range(STARTS):
            self._process.stdin.write(f"{order}\n")
            self._process.stdin.flush()
            pid = int(self._process.stdout.readline())
            told = self._process.stdout.readline()
            if "database: cannot be reached (TimeoutError)" not in told:
                break
        _address(told, self._log)
        return pid

    def close(self) -> None:
        self.kill()
        self._process.kill()
        self._process.wait()


def _address(line: str, log: Path) -> str:
    found = re.search(r"http://127.0.0.1:\d+", line)
    assert found, f"the server did not start: {line}\n{log.read_text()[-2000:]}"
    return found[0]


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        while pid:
            os.kill(pid, signal.SIGKILL)
            time.sleep(0.005)


class Neighbourhood(Nursery):
    """Two processes at one port and on one file, as `serve --processes 2` has them: now one of them is killed, now the
    other, now both."""

    def __init__(self, database: str, log: Path, folder: Path) -> None:
        super().__init__(database, log, processes=2)
        self._folder = folder
        self._pids = [0, 0]
        self._kills = 0

    def start(self) -> None:
        for place, pid in enumerate(self._pids):
            if not pid:
                self._pids[place] = self._begin(f"{self.port} {place} {self._folder}")

    def kill(self) -> None:
        self._kills += 1
        for place in (0, 1) if self._kills % 5 == 0 else (self._kills % 2,):
            _kill(self._pids[place])
            self._pids[place] = 0

    def close(self) -> None:
        for pid in self._pids:
            _kill(pid)
        self._pids = [0, 0]
        super().close()
