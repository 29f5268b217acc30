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
from collections.abc import Iterator
from pathlib import Path

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
        self._process.wait(20)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def redis_server() -> Iterator[str]:
    """The address of a Redis that keeps nothing."""
    program = shutil.which("redis-server")
    if program is None:
        raise RuntimeError("redis-server is missing: tools/install-test-services installs it")
    port = free_port()
    process = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp"],
        stdout=subprocess.DEVNULL,
    )
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(10)
