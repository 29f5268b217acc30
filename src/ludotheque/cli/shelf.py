"""`games` and `rules`: what is on the shelf."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from ludotheque.cli.arguments import GameArgument, JsonOption, LanguageOption, complete_clause, complete_game, find_game
from ludotheque.cli.screen import console, paged, print_data
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games import games as all_games
from ludotheque.rulebook import Clause, Rulebook, Section, rulebook
from ludotheque.text import Words, words


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ludotheque games seikatsu")(games)
    app.command(epilog="Example: ludotheque rules seikatsu S-3")(rules)


def games(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="One game, with its modes and options.",
            show_default=False,
            autocompletion=complete_game,
        ),
    ] = None,
    *,
    lang: LanguageOption,
    as_json: JsonOption = False,
) -> None:
    """List the games; or one game's modes and options."""
    say = words(lang)
    if as_json:
        print_data([_as_data(found) for found in ([find_game(game)] if game is not None else all_games())])
        return
    if game is not None:
        _print_game(console(), say, find_game(game))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("id", "game", "players", "minutes", "designers"):
        if heading == "id":
            # What one types stands whole and in one piece, however long it is.
            table.add_column(say.say("cli-games-id"), style="bold", no_wrap=True)
        else:
            table.add_column(say.say(f"cli-games-{heading}"))
    for found in all_games():
        table.add_row(
            found.id, escape(found.name), _counts(found), str(found.minutes), escape(", ".join(found.designers))
        )
    console().print(table)


def _print_game(out: Console, say: Words, game: Game[State]) -> None:
    makers = "; ".join(filter(None, (", ".join(game.designers), game.publisher)))
    out.print(f"[bold]{escape(game.name)}[/]" + (f" ({escape(makers)})" if makers else ""))
    for mode in game.modes:
        counts = ", ".join(map(str, mode.players))
        out.print(f"  --mode [bold]{mode.id}[/] --players {counts}: {_named(say, game, f'mode-{mode.id}')}")
    for choice in game.choices:
        option = f"option-{choice.name.replace('_', '-')}"
        modes = f" ({', '.join(choice.modes)})" if choice.modes else ""
        out.print(f"  --option [bold]{choice.name}[/]{modes}: {_named(say, game, option)} {choice.clause}")
        for value in choice.values:
            out.print(f"    [bold]{choice.name}={value}[/]: {_named(say, game, f'{option}-{value}')}")


def _as_data(game: Game[State]) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "designers": game.designers,
        "publisher": game.publisher,
        "minutes": game.minutes,
        "modes": {mode.id: mode.players for mode in game.modes},
        "options": {choice.name: choice.values for choice in game.choices},
    }


def _named(say: Words, game: Game[State], message: str) -> str:
    return escape(say.tell(game.id, message, {}))


def _counts(game: Game[State]) -> str:
    counts = sorted({count for mode in game.modes for count in mode.players})
    return f"{counts[0]}-{counts[-1]}" if len(counts) > 1 else str(counts[0])


def rules(
    game: GameArgument,
    clause: Annotated[
        str | None,
        typer.Argument(
            metavar="CLAUSE",
            help="A clause or section, as S-3.1 or S-3.",
            show_default=False,
            autocompletion=complete_clause,
        ),
    ] = None,
    *,
    lang: LanguageOption,
) -> None:
    """Read a game's rules, clause by clause, in our own words."""
    out, book = console(), rulebook(find_game(game).id, lang)
    with paged(out):
        print_rules(out, words(lang), book, clause)


def print_rules(out: Console, say: Words, book: Rulebook, id: str | None) -> None:
    """The whole rules, a section, or a clause. Raises `BadOption` that lists the clauses."""
    if id is None:
        out.print(f"[bold]{escape(book.title)}[/]")
        if book.intro:
            out.print(Markdown(book.intro))
        for section in book.sections:
            _print_section(out, section)
        if not book.sections:
            out.print(escape(say.say("cli-rules-none")))
        if any(clause.tag for section in book.sections for clause in section.clauses):
            out.print(f"\n[dim]{escape(say.say('cli-rules-tags'))}[/]")
        return
    found = book.section(id)
    if found is not None:
        _print_section(out, found)
        return
    _print_clauses(out, [book.clause(id)])


def _print_section(out: Console, section: Section) -> None:
    out.print(f"\n[bold]{section.id} {escape(section.title)}[/]")
    if section.intro:
        out.print(Markdown(section.intro))
    _print_clauses(out, list(section.clauses))


def _print_clauses(out: Console, clauses: list[Clause]) -> None:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for clause in clauses:
        table.add_row(clause.id, escape(f"[{clause.tag}]") if clause.tag else "", Markdown(clause.text))
    out.print(table)
