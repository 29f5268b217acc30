"""The command `ludotheque`: the games in a terminal."""

from __future__ import annotations

import io
import sys

INTERRUPTED = 130
"""The exit code of what Ctrl-C stopped."""


def about() -> str:
    """The version, and which engine was installed: an installer shows nothing of what a build said."""
    from ludotheque import __version__
    from ludotheque.core import state

    engine = "as plain Python" if str(state.__file__).endswith(".py") else "compiled"
    return f"ludotheque {__version__}, the engine runs {engine}"


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        # A console that has not every sign of a board shows the others.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        from ludotheque.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("ludotheque"):
            raise
        from ludotheque.cli.bare import run as run_bare

        run_bare(sys.argv[1:], error.name)
        return
    run()
