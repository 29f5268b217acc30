"""The command `ludotheque`: the games in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    try:
        from ludotheque.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("ludotheque"):
            raise
        from ludotheque.cli.bare import run as run_bare

        run_bare(sys.argv[1:], error.name)
        return
    run()
