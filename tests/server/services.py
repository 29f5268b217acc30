"""Private PostgreSQL and Redis for the tests, from the system's packages, each at a free port."""

from __future__ import annotations

import contextlib
import glob
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has none

from tests.patience import WAIT
from tests.ports import free_port

USER = "ludotheque"
POSTGRES_OWNER = "postgres"
"""PostgreSQL does not run as root."""


def _program(name: str) -> str:
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    program = found[-1] if found else shutil.which(name)
    if program is None:
        raise RuntimeError(f"{name} is missing: tools/install-test-services installs it")
    return program


class Postgres:
    """A cluster of its own in a folder that goes away with it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
        self._user = POSTGRES_OWNER if os.geteuid() == 0 else None
        self.port = free_port()
        self._numbers = itertools.count()
        if self._user is not None:
            os.chown(self._folder, pwd.getpwnam(self._user).pw_uid, -1)
        self._run(_program("initdb"), "-D", str(self._folder / "data"), "-U", USER, "--auth=trust", "--no-sync")
        self.start()

    def start(self) -> None:
        options = ("-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200")
        self._process = subprocess.Popen(
            [_program("postgres"), "-D", self._folder / "data", "-k", self._folder, "-p", str(self.port), *options],
            user=self._user,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=(self._folder / "log").open("w"),
        )
        self._wait()

    def _run(self, *command: str) -> None:
        subprocess.run(command, user=self._user, cwd="/", check=True, capture_output=True)

    def _wait(self) -> None:
        for _ in range(300):
            ready = subprocess.run([_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False)
            if ready.returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError(f"PostgreSQL did not start: {(self._folder / 'log').read_text()[-2000:]}")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self._run(_program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def crash(self) -> None:
        """Stops at once, without a word to those connected."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(WAIT)

    def hang(self) -> None:
        """All of its processes stand still; connections stay open and nothing answers."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, check=False
        )
        for pid in [self._process.pid, *map(int, listed.stdout.split())]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    @contextlib.asynccontextmanager
    async def connection(self, address: str) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
        connection = await asyncpg.connect(address)
        try:
            yield connection
        finally:
            await connection.close()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(WAIT)
        shutil.rmtree(self._folder, ignore_errors=True)


class RedisServer:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise RuntimeError("redis-server is missing: tools/install-test-services installs it")
        self._program = program
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        where = ("--port", str(self._port), "--bind", "127.0.0.1", "--dir", "/tmp")
        self._process = subprocess.Popen(
            [self._program, *where, "--save", "", "--appendonly", "no"], stdout=subprocess.DEVNULL
        )
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
                return
            time.sleep(0.05)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(WAIT)


@contextlib.contextmanager
def redis_server() -> Iterator[RedisServer]:
    redis = RedisServer()
    try:
        yield redis
    finally:
        redis.kill()
