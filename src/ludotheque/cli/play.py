"""`play`: a game in the terminal, against bots, among people at one screen, or both."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from ludotheque.arena.plan import split_bots
from ludotheque.cli.arguments import (
    ChoicesOption,
    LanguageOption,
    ModeOption,
    PlayersOption,
    SeedOption,
    chosen_options,
    complete_bots,
    complete_game,
    find_game,
    seed_bytes,
)
from ludotheque.cli.files import load_match, save_match
from ludotheque.cli.screen import console
from ludotheque.cli.table import Table
from ludotheque.core.errors import BadOption
from ludotheque.core.match import Match
from ludotheque.core.record import clean_name
from ludotheque.text import Words, words

if TYPE_CHECKING:
    from ludotheque.bots.bot import Bot

PERSON = "me"
DEFAULT_BOT = "medium"
BOT_NAME = re.compile(r"bot (?P<spec>[^ ]+)(?: #\d+)?")


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ludotheque play octocube --players 3 --bots easy,hard --save game.record")(play)


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="Its id, or the start of it: see `ludotheque games`. Not needed with --resume.",
            autocompletion=complete_game,
        ),
    ] = None,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="LEVEL,...",
            help="Who sits in the last seats: novice, easy, medium, hard, expert, master, random, greedy, cmd:PROGRAM, "
            "or me for a person; people take the other seats. 'none': people only. Not given: you against medium.",
            autocompletion=complete_bots,
        ),
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,...", help="The people's names.")] = None,
    seed: SeedOption = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Play a saved record on.")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE", help="Save after every move.")] = None,
    *,
    lang: LanguageOption,
) -> None:
    """Play a game in the terminal: choose a move by its notation or number; `help` lists what else there is."""
    say = words(lang)
    if resume is not None:
        if mode is not None or players is not None or option or seed is not None or names is not None:
            raise BadOption("a resumed match has its mode, players, options, seed and names already")
        match = load_match(resume)
        if game is not None and find_game(game).id != match.game.id:
            raise BadOption(f"{resume} is a match of {match.game.id}, not of {find_game(game).id}")
        specs = _seat_specs(bots, match.options.players) if bots else _specs_of_names(match.names)
    else:
        if game is None:
            raise BadOption("say which game: ludotheque play GAME; `ludotheque games` lists them")
        found = find_game(game)
        options = chosen_options(found, mode, players, option)
        specs = _seat_specs(bots, options.players)
        match = Match(found, options, seed_bytes(seed), seat_names(say, specs, names))
    seated = make_bots(match, specs)
    if save is not None:
        save_match(match, save)
    Table(console(), say, match, seated, save).run()


def make_bots(match: Match, specs: list[str]) -> dict[int, Bot]:
    from ludotheque.bots.levels import make_bot

    return {seat: make_bot(spec, match.game, match.options) for seat, spec in enumerate(specs) if spec != PERSON}


def _seat_specs(bots: list[str] | None, players: int) -> list[str]:
    """What sits in each seat."""
    if bots is None:
        return [PERSON, *[DEFAULT_BOT] * (players - 1)]
    last = [spec for text in bots for spec in split_specs(text)]
    if len(last) > players:
        raise BadOption(f"there are {players} seats, not {len(last)}, for --bots {','.join(last)}")
    return [PERSON] * (players - len(last)) + last


def split_specs(text: str) -> list[str]:
    """`hard,mcts:nodes=50,reuse=0` is two bots; `cmd:...` is one, commas and all."""
    if text.startswith("cmd:"):
        return [text]
    return [] if text == "none" else list(split_bots(text))


def seat_names(say: Words, specs: list[str], names: str | None) -> list[str]:
    people = [seat for seat, spec in enumerate(specs) if spec == PERSON]
    given = [clean_name(name) for name in names.split(",")] if names else []
    if len(given) > len(people):
        raise BadOption(f"{len(people)} people sit at this table; --names gives {len(given)}")
    taken: list[str] = []
    for seat, spec in enumerate(specs):
        if spec != PERSON:
            name = clean_name(f"bot {spec}")
        elif people.index(seat) < len(given):
            name = given[people.index(seat)]
        else:
            name = say.say("cli-player", {"number": seat + 1})
        taken.append(name if name not in taken else f"{name} #{seat + 1}")
    return taken


def _specs_of_names(names: list[str]) -> list[str]:
    """A bot's seat is known by its name. Only a level is taken from a file: never a program to run, a module to import,
    a file to read, or an address to send a key to."""
    from ludotheque.bots.levels import LADDER

    specs: list[str] = []
    for seat, name in enumerate(names):
        bot = BOT_NAME.fullmatch(name)
        kind = name.removeprefix("bot ").partition(":")[0]
        if name.startswith("bot ") and kind not in LADDER and (bot or kind == "cmd"):
            raise BadOption(f"seat {seat + 1} was played by {name}, which is no level: say with --bots who plays on")
        specs.append(bot["spec"] if bot else PERSON)
    return specs
