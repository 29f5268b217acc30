"""`serve --processes N`: a parent that listens, and starts its processes, again when one dies.

Each gets what it needs to know as one line on its standard input, and says on its standard output when it listens. That
input stays open as long as the parent lives: when it ends, so does the process.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import msgspec
from msgspec import Struct, structs
from prometheus_client import multiprocess

from ludotheque.server.metrics import SHARED
from ludotheque.server.neighbours import Neighbours
from ludotheque.server.settings import BadSetting, Settings
from ludotheque.server.store.database import Database

STDIN = 0
"""Read past Python's own file, which would not let a process end while a thread reads from it."""
READY = b"ready\n"
REST = 0.2
"""Seconds before a process that died is started again; twice as long each time that it dies soon, up to the longest."""
LONGEST_REST = 10.0
WELL_AFTER = 30.0
LOOK_EVERY = 0.1
STOP_SECONDS = 20.0


class Orders(Struct):
    """What a process is told."""

    settings: Settings
    place: int
    folder: str
    listener: int
    """The descriptor of the socket at which all of them listen."""


class _Process:
    def __init__(self, start: Callable[[], subprocess.Popen[bytes]]) -> None:
        self._start = start
        self.rest = REST
        self.begin()

    def begin(self) -> None:
        self.running = self._start()
        self.begun = time.monotonic()

    def wait_until_it_listens(self) -> bool:
        assert self.running.stdout is not None
        return self.running.stdout.readline() == READY


class Parent:
    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._database = Database(settings.database)
        self._stopping = False

    def run(self, is_up: Callable[[], None]) -> int:
        """Until a signal; says the exit code. Raises `BadSetting` when another server has the same SQLite file."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        held = self._database.hold()
        with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder:
            (Path(folder) / "metrics").mkdir()
            # The first prepares the database; what is wrong with that is said once.
            processes = [self._begin(folder, 0, held)]
            if not processes[0].wait_until_it_listens():
                return processes[0].running.wait()
            processes += [self._begin(folder, place, held) for place in range(1, self._settings.processes)]
            for process in processes[1:]:
                process.wait_until_it_listens()
            is_up()
            while not self._stopping:
                time.sleep(LOOK_EVERY)
                for process in processes:
                    self._see_to(process, Path(folder))
            return _end(processes)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _begin(self, folder: str, place: int, held: int | None) -> _Process:
        thinkers = max(1, self._settings.thinkers // self._settings.processes)
        orders = Orders(structs.replace(self._settings, thinkers=thinkers), place, folder, self._listener.fileno())

        def start() -> subprocess.Popen[bytes]:
            process = subprocess.Popen(
                [sys.executable, "-m", "ludotheque.server.processes"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, SHARED: str(Path(folder) / "metrics")},
                # Held together: no other server has the file before the last of these has let it go.
                pass_fds=[self._listener.fileno(), *([] if held is None else [held])],
                start_new_session=True,
            )
            assert process.stdin is not None
            with contextlib.suppress(OSError):
                process.stdin.write(msgspec.json.encode(orders) + b"\n")
                process.stdin.flush()
            return process

        return _Process(start)

    def _see_to(self, process: _Process, folder: Path) -> None:
        if process.running.poll() is None:
            return
        multiprocess.mark_process_dead(process.running.pid, str(folder / "metrics"))  # type: ignore[no-untyped-call]
        process.rest = REST if time.monotonic() - process.begun > WELL_AFTER else min(2 * process.rest, LONGEST_REST)
        print(f"ludotheque serve: a process ended ({process.running.returncode}) and is started again", file=sys.stderr)
        time.sleep(process.rest)
        if not self._stopping:
            process.begin()


def _end(processes: list[_Process]) -> int:
    for process in processes:
        process.running.terminate()
    patience = time.monotonic() + STOP_SECONDS
    for process in processes:
        try:
            process.running.wait(max(0.0, patience - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.running.kill()
    return 0


def _watch_parent() -> None:
    """Ends this process in peace when its parent is no more."""
    while os.read(STDIN, 1):
        continue
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """One of the processes."""
    from ludotheque.server.command import serve_here

    with open(STDIN, "rb", closefd=False) as told:
        orders = msgspec.json.decode(told.readline(), type=Orders)
    threading.Thread(target=_watch_parent, daemon=True).start()
    neighbours = Neighbours(Path(orders.folder), orders.place, orders.settings.processes)

    def is_up() -> None:
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()

    try:
        serve_here(orders.settings, socket.socket(fileno=orders.listener), is_up, neighbours)
    except BadSetting as error:
        print(f"ludotheque serve: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
