"""Starts servers quickly, one after another: everything is imported once, and each server is a fork.

Each line on standard input starts one; its process id and address come back on standard output.
"""

from __future__ import annotations

import os
import signal
import sys

from ludotheque.games import games
from ludotheque.server.command import run
from ludotheque.server.settings import load_settings


def main() -> None:
    games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            print(os.getpid(), flush=True)
            try:
                run(load_settings(port=int(line)))
            except Exception as error:
                print(f"failed: {error}", flush=True)
            os._exit(0)


if __name__ == "__main__":
    main()
