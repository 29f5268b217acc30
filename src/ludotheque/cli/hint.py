"""`ludotheque hint`: a bot's advice for the seat to move, of a record or a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ludotheque.bots.analysis import Analysis, RankedMove, likeliest_first, percents
from ludotheque.bots.levels import make_bot
from ludotheque.cli.arguments import JsonOption, LanguageOption, QuietOption, complete_bots, find_game
from ludotheque.cli.files import load_match, read_text
from ludotheque.cli.records import step_at
from ludotheque.cli.screen import console, print_data, waiting
from ludotheque.core.errors import NotNow
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.study.found import find
from ludotheque.study.sentence import sentence
from ludotheque.text import Words, words

UNSETTLED = 0.005
"""By how much a chance must be the better one to be told of: it would show in whole per cents."""


def register(app: typer.Typer) -> None:
    app.command("hint", epilog="Example: ludotheque hint game.record --at -1 --bot hard")(hint)


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
        str,
        typer.Option(
            "--bot",
            "-b",
            metavar="LEVEL",
            help="Who advises: a level, or as in mcts:nodes=5000.",
            autocompletion=complete_bots,
        ),
    ] = "master",
    best: Annotated[int, typer.Option("--best", metavar="N", min=1, help="How many moves to show.")] = 5,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="For the same advice again, of a bot that counts nodes.")
    ] = 1,
    why: Annotated[
        int,
        typer.Option("--why", metavar="N", min=0, max=100_000, help="Say why, from a search of N playouts of its own."),
    ] = 0,
    *,
    lang: LanguageOption,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Say which moves are good for the seat to move, and why: only what that seat may know is used."""
    say = words(lang)
    found, state = _position(file, game, at)
    if state.is_over:
        raise NotNow("over", say.say("hint-over"))
    if why:
        _explain(found, state, why, seed, best, lang, as_json, quiet)
        return
    advisor = make_bot(bot, found, state.options)
    try:
        with waiting(say.say("cli-thinking", {"name": bot}), quiet or as_json):
            analysis = advisor.analyse(found, state, state.to_move, seed, best)
    finally:
        advisor.close()
    if as_json:
        print_data(analysis.as_data())
    else:
        console().print(advice_table(analysis, lang))
        if own := own_choice(analysis, say):
            console().print(own, markup=False)


def _explain(
    game: Game[State], state: State, nodes: int, seed: int, best: int, lang: str, as_json: bool, quiet: bool
) -> None:
    """The moves as a search ranks them, with chances, and how each differs from the best."""
    say, seat = words(lang), int(state.to_move)
    with waiting(say.say("cli-thinking", {"name": "mcts"}), quiet or as_json):
        found = find(game, state, seat, nodes, seed, lines=best)
    if as_json:
        print_data(msgspec.to_builtins(found))
        return
    names = [say.say("study-player", {"number": number + 1}) for number in range(state.players)]
    side = next(number for number, seats in enumerate(found.sides) if seat in seats)
    out = console()
    out.print(say.say("hint-title", {"seat": seat + 1, "playouts": found.playouts}))
    for line in found.lines:
        out.print(f"{line.notation}  {100 * line.chances[side]:.0f} %  {ahead_text(line.margin, 1)}", markup=False)
        text = sentence(say, game.id, line.why, names, seat)
        if text:
            best_first = line is found.lines[0]
            out.print("  " + say.say("hint-why" if best_first else "hint-instead", {"why": text}), markup=False)
    first = found.lines[0]
    if likelier := [line for line in found.lines if line.chances[side] > first.chances[side] + UNSETTLED]:
        out.print(say.say("study-doubt", {"move": likelier[0].notation}), markup=False)


def _position(file: str, game: str | None, at: int | None) -> tuple[Game[State], State]:
    """The position that a record comes to, or that a text describes."""
    if game is not None:
        found = find_game(game)
        return found, found.parse_position(read_text(file).strip())
    match = load_match(file)
    return match.game, match.state_at(step_at(match, at))


def advice_table(analysis: Analysis, language: str) -> Table:
    say = words(language).say
    certain = any(move.solved for move in analysis.moves)
    title = "hint-title-certain" if certain else "hint-title"
    table = Table(title=say(title, {"seat": analysis.seat + 1, "playouts": analysis.playouts}))
    table.add_column(say("hint-move"))
    if not certain:
        table.add_column(say("hint-visits"), justify="right")
    for heading in ("hint-chance", "hint-margin", "hint-points"):
        table.add_column(say(heading), justify="right")
    table.add_column(say("hint-line"))
    for move in likeliest_first(analysis.moves):
        cells = [
            verdict(move, say) if move.solved else chances_text(move, analysis.sides),
            "-" if move.margin is None else ahead_text(move.margin, 1),
            "-" if move.scores is None else " : ".join(f"{points:.1f}".removesuffix(".0") for points in move.scores),
            " ".join(move.line[1:]),
        ]
        table.add_row(move.notation, *([] if certain else [str(move.visits)]), *cells)
    return table


def ahead_text(margin: float, decimals: int) -> str:
    """With its sign, and no `-0` for what is next to nothing."""
    text = f"{margin:+.{decimals}f}".removesuffix(".0")
    return "0" if text in ("+0", "-0") else text


def own_choice(analysis: Analysis, say: Words) -> str:
    """The move that was tried most, where another has shown a better chance so far; else nothing."""
    moves = analysis.moves
    if not moves or likeliest_first(moves)[0] is moves[0]:
        return ""
    return say.say("hint-own", {"move": moves[0].notation})


def chances_text(move: RankedMove, sides: Sequence[int]) -> str:
    """Of all sides, as whole numbers that add up to 100."""
    if move.chances is None:
        return "-" if move.win is None else f"{100 * move.win:.0f} %"
    return f"{' : '.join(map(str, percents(move.chances, sides)))} %"


def verdict(move: RankedMove, say: Callable[..., str]) -> str:
    """What is certain: `wins by 2 with best play`."""
    ends = "loses" if not move.win else "wins" if move.win == 1 else "shares"
    return say(f"certain-{ends}", {"points": abs(round(move.margin or 0))})
