"""`ludotheque hint`: a bot's advice for the seat to move, of a record or a position."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from ludotheque.bots.analysis import Analysis
from ludotheque.bots.levels import make_bot
from ludotheque.cli.arguments import LanguageOption, find_game
from ludotheque.cli.files import load_match, read_text
from ludotheque.cli.records import step_at
from ludotheque.cli.screen import console
from ludotheque.core.errors import NotNow
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.text import words


def register(app: typer.Typer) -> None:
    app.command("hint")(hint)


def hint(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="A record, or a position with --game; - reads standard input.", show_default=False
        ),
    ],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game of a position.")] = None,
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", help="Of a record: after N moves; below 0 counts from the end."),
    ] = None,
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="LEVEL", help="Who advises: a level, or as in mcts:nodes=5000.")
    ] = "expert",
    best: Annotated[int, typer.Option("--best", metavar="N", min=1, help="How many moves to show.")] = 5,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="For the same advice again, of a bot that counts nodes.")
    ] = 1,
    lang: LanguageOption = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
) -> None:
    """Say which moves are good for the seat to move, and why: only what that seat may know is used."""
    say = words(lang)
    found, state = _position(file, game, at)
    if state.is_over:
        raise NotNow("over", say.say("hint-over"))
    advisor = make_bot(bot, found, state.options)
    try:
        analysis = advisor.analyse(found, state, state.to_move, seed, best)
    finally:
        advisor.close()
    if as_json:
        typer.echo(json.dumps(analysis.as_data()))
    else:
        console().print(advice_table(analysis, lang))


def _position(file: str, game: str | None, at: int | None) -> tuple[Game[State], State]:
    """The position that a record comes to, or that a text describes."""
    if game is not None:
        found = find_game(game)
        return found, found.parse_position(read_text(file).strip())
    match = load_match(file)
    return match.game, match.state_at(step_at(match, at))


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
