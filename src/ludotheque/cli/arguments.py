"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.cli.seeds import seed_bytes as seed_bytes
from ludotheque.cli.seeds import seed_number as seed_number
from ludotheque.core.game import Game
from ludotheque.core.options import Options, parse_pairs
from ludotheque.core.state import State
from ludotheque.games import game as load_game
from ludotheque.games import game_ids
from ludotheque.games import games as all_games
from ludotheque.languages import LANGUAGES, terminal_language


def complete_game(incomplete: str) -> list[str]:
    return [id for id in game_ids() if id.startswith(incomplete.replace("-", "_").lower())]


def complete_mode(ctx: typer.Context, incomplete: str) -> list[str]:
    """The modes of the game that was named before; of all games where none was."""
    games = _games_meant(ctx)
    return sorted({mode.id for game in games for mode in game.modes if mode.id.startswith(incomplete)})


def complete_choice(ctx: typer.Context, incomplete: str) -> list[str]:
    games = _games_meant(ctx)
    pairs = {f"{choice.name}={value}" for game in games for choice in game.choices for value in choice.values}
    return sorted(pair for pair in pairs if pair.startswith(incomplete))


def complete_bots(incomplete: str) -> list[str]:
    """The last of a list with commas between."""
    from ludotheque.bots.levels import LEVELS, PLAIN_BOTS

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in (*LEVELS, *PLAIN_BOTS) if name.startswith(last)]


def complete_language(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def complete_clause(ctx: typer.Context, incomplete: str) -> list[str]:
    from ludotheque.rulebook import rulebook

    sections = [section for game in _games_meant(ctx) for section in rulebook(game.id).sections]
    ids = [id for section in sections for id in (section.id, *(clause.id for clause in section.clauses))]
    return [id for id in ids if id.startswith(incomplete)]


def _games_meant(ctx: typer.Context) -> list[Game[State]]:
    """The one that was named. A line that ends in `--mode` is not whole, and of such a line the game is left over."""
    typed = [ctx.params.get("game"), *ctx.args]
    ids = [id for text in typed if isinstance(text, str) for id in complete_game(text)]
    return [load_game(ids[0])] if len(ids) == 1 else all_games()


GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="Its id, or the start of it: see `ludotheque games`.",
        show_default=False,
        autocompletion=complete_game,
    ),
]
ModeOption = Annotated[
    str | None,
    typer.Option(
        "--mode",
        "-m",
        metavar="MODE",
        help="The mode; `ludotheque games GAME` lists them.",
        autocompletion=complete_mode,
    ),
]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="The number of players.")]
ChoicesOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=complete_choice,
    ),
]
GamesOption = Annotated[
    int,
    typer.Option(
        "--games", "-n", metavar="N", min=1, help="How many games; rounded up so that the seats are balanced."
    ),
]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, max=256, help="How many processes.")]
JsonOption = Annotated[
    bool, typer.Option("--json", help="As data, on one line; seats count from 0 there, as in the library.")
]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="The result only: no progress, no side remarks.")]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="SEED", help="64 hex digits, or any word: the same word, the same setup."),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        metavar="LANGUAGE",
        envvar="LUDOTHEQUE_LANG",
        help="en or fr.",
        autocompletion=complete_language,
        default_factory=terminal_language,
        show_default="the terminal's",
    ),
]


def find_game(text: str) -> Game[State]:
    """The game of that id, or the one whose id starts so. Raises `BadOption` that lists the games."""
    wanted = text.replace("-", "_").lower()
    starting = [id for id in game_ids() if wanted and id.startswith(wanted)]
    return load_game(starting[0] if len(starting) == 1 else text)


def chosen_options(
    game: Game[State], mode: str | None = None, players: int | None = None, choices: list[str] | None = None
) -> Options:
    """Raises `BadOption` with what is allowed."""
    given = [("mode", mode), ("players", players)]
    said = [f"{name}={value}" for name, value in given if value is not None]
    return game.check_options(parse_pairs([*said, *(choices or [])]))
