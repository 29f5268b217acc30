"""The command `ludotheque`: the games in a terminal."""

from __future__ import annotations


def main() -> None:
    from ludotheque.cli.app import run

    run()
