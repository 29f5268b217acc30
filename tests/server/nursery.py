"""Starts servers quickly, one after another: everything is imported once, and each server is a fork.

Each line on standard input starts one; its process id and address come back on standard output. A line is a port, and
for one of several processes at that port also its place and the folder of its neighbours.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

from ludotheque.games import games
from ludotheque.server.command import _listen, run, serve_here
from ludotheque.server.neighbours import Neighbours
from ludotheque.server.settings import Settings, load_settings


def main() -> None:
    games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    listener: socket.socket | None = None
    for line in sys.stdin:
        port, *neighbour = line.split()
        settings = load_settings(port=int(port))
        if neighbour and listener is None:
            listener = _listen(settings)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            print(os.getpid(), flush=True)
            try:
                if listener is None:
                    run(settings)
                else:
                    be_neighbour(settings, listener, int(neighbour[0]), Path(neighbour[1]))
            except Exception as error:
                print(f"failed: {error}", flush=True)
            os._exit(0)


def be_neighbour(settings: Settings, listener: socket.socket, place: int, folder: Path) -> None:
    def is_up() -> None:
        print(f"http://127.0.0.1:{settings.port}/", flush=True)

    serve_here(settings, listener, is_up, Neighbours(folder, place, settings.processes))


if __name__ == "__main__":
    main()
