"""`new-game` and `doctor`: for people who make a game of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.arguments import GameArgument, find_game
from ludotheque.cli.screen import console
from ludotheque.scaffold import new_game as write_game
from ludotheque.scaffold.doctor import examine


def register(app: typer.Typer) -> None:
    app.command("new-game", epilog="Example: ludotheque new-game river_of_gold --into games")(new_game)
    app.command(epilog="Example: ludotheque doctor river_of_gold")(doctor)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Letters, digits and _, as in `river_of_gold`.")],
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Where its folder is made.")] = Path("."),
) -> None:
    """Write a small package with a tiny complete game, to be changed into one of your own."""
    written = write_game(name, into)
    top = written[0].parent
    out = console()
    for path in written:
        out.print(f"  {path}", markup=False, highlight=False, soft_wrap=True)
    for line in (
        "Install it and play:",
        f"  pip install -e {top}",
        f"  ludotheque play {top.name}",
        f"  ludotheque doctor {top.name}",
    ):
        out.print(line, markup=False, highlight=False, soft_wrap=True)


def doctor(game: GameArgument) -> None:
    """Say what a game lacks. Ends with 1 if something must be mended."""
    found = examine(find_game(game))
    out = console()
    for heading, must in (("Must be mended:", True), ("Would make it better:", False)):
        findings = [finding.text for finding in found if finding.must == must]
        if findings:
            out.print(heading)
        for text in findings:
            out.print(f"  - {text}", markup=False, highlight=False, soft_wrap=True)
    if not found:
        out.print("Nothing is missing.")
    raise typer.Exit(int(any(finding.must for finding in found)))
