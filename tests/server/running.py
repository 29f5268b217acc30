"""Servers for tests: in a process of their own, or within the test."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, ParamSpec

import uvicorn

from ludotheque.server.app import Server
from ludotheque.server.settings import Settings, load_settings

QUICK: dict[str, Any] = {
    "bot_pause": 0,
    "thinkers": 1,
    "requests_per_minute": 1_000_000,
    "creates_per_minute": 1_000_000,
    "messages_per_second": 1_000_000,
    "sockets_each": 100_000,
    "max_tables_each": 100_000,
}
"""No waiting and no limits: for tests that are about other things."""


Told = ParamSpec("Told")


def story(test: Callable[Told, Coroutine[Any, Any, None]]) -> Callable[Told, None]:
    """A test that is told in `async`; it ends within two minutes."""

    @functools.wraps(test)
    def run(*args: Told.args, **kwargs: Told.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))

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
async def server_here(database: str, now: Callable[[], int] | None = None, **settings: Any) -> AsyncIterator[Running]:
    """A server in this process, with a real listener; the test can look inside."""
    checked = load_settings(environment={}, database=database, **(QUICK | settings))
    server = Server(checked) if now is None else Server(checked, now)
    if isinstance(now, Clockwork):
        now.ring = server.keeper.wake
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        server.app, log_config=None, access_log=False, ws_max_size=1 << 20, ws_per_message_deflate=False,
        root_path=checked.root_path, timeout_graceful_shutdown=2,
        proxy_headers=bool(checked.trusted_proxies), forwarded_allow_ips=checked.trusted_proxies or None,
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


class Process:
    """A server in a process of its own, that can be killed and started again at the same port."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.log = log
        self._environment = os.environ | {
            f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in (QUICK | settings).items()
        }
        self._environment["LUDOTHEQUE_DATABASE"] = database
        self._environment["PYTHONPATH"] = os.pathsep.join(sys.path)
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "ludotheque.server.command", "--port", str(self.port)],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server did not start: {line}\n{self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        threading.Thread(target=self._process.stdout.read, daemon=True).start()

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """SIGTERM; says the exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(20)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None


@contextlib.contextmanager
def process(database: str, log: Path, **settings: Any) -> Iterator[Process]:
    running = Process(database, log, **settings)
    running.start()
    try:
        yield running
    finally:
        if running.is_running:
            running.kill()
