"""`ludotheque hint`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludotheque.bots.analysis import Analysis
from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import LudothequeError, NotNow
from ludotheque.core.game import Game
from ludotheque.core.record import read_record
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.text import words


def register(app: typer.Typer) -> None:
    app.command("hint")(hint)


def hint(
    file: Annotated[str, typer.Argument(help="A record, or a position with --game; - reads standard input.")],
    game: Annotated[str | None, typer.Option(help="The game of a position.")] = None,
    step: Annotated[
        int | None, typer.Option(min=0, help="Of a record: after so many moves; else after the last.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who advises: a level, or as in mcts:nodes=5000.")] = "expert",
    best: Annotated[int, typer.Option(min=1, help="How many moves to show.")] = 5,
    seed: Annotated[int, typer.Option(help="For the same advice again with a bot that counts nodes.")] = 1,
    language: Annotated[str, typer.Option(help="en or fr.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
) -> None:
    """Say which moves are good for the seat to move, and why: only what that seat may know is used."""
    try:
        found, state = read_position(_read(file), game, step)
        if state.is_over:
            raise NotNow("over", words(language).say("hint-over"))
        advisor = make_bot(bot, found, state.options)
        try:
            analysis = advisor.analyse(found, state, state.to_move, seed, best)
        finally:
            advisor.close()
        if as_json:
            print(json.dumps(analysis.as_data()))
        else:
            Console().print(advice_table(analysis, language))
    except (LudothequeError, OSError) as error:
        Console(stderr=True).print(str(error), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(2) from None


def read_position(text: str, game: str | None, step: int | None) -> tuple[Game[State], State]:
    """The position that a record comes to, or that a text describes."""
    if game is not None:
        found = find_game(game)
        return found, found.parse_position(text.strip())
    match = read_record(text, find_game)
    return match.game, match.state_at(len(match.line) if step is None else step)


def advice_table(analysis: Analysis, language: str) -> Table:
    say = words(language).say
    table = Table(title=say("hint-title", {"seat": analysis.seat + 1, "playouts": analysis.playouts}))
    table.add_column(say("hint-move"))
    for heading in ("hint-visits", "hint-chance", "hint-points"):
        table.add_column(say(heading), justify="right")
    table.add_column(say("hint-line"))
    for move in analysis.moves:
        table.add_row(
            move.notation,
            str(move.visits),
            "-" if move.chance is None else f"{100 * move.chance:.0f} %",
            "-" if move.points is None else " : ".join(f"{points:.1f}" for points in move.points),
            " ".join(move.line[1:]),
        )
    return table


def _read(file: str) -> str:
    return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
