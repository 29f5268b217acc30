"""Ctrl-C reaches every process of a command at once. The first says what came of it; the others end without a word,
also when the first is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from ludotheque.core.errors import LudothequeError


class ProcessLost(LudothequeError):
    """One of a command's processes was ended from outside. What the others had finished is there."""


@contextmanager
def unheard() -> Iterator[None]:
    """A process that begins in here hears no Ctrl-C before it calls `end_quietly`: while it reads its modules it would
    answer with a traceback. Who begins it hears it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_quietly() -> None:
    """The first thing that such a process does: from now on Ctrl-C ends it, in the middle of compiled code too; unless
    the whole command was begun not to heed it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    end_with_parent()


def end_with_parent() -> None:
    """Ends this process when the one that began it is killed: else it would stay, or play on beside the run that goes
    on."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()
