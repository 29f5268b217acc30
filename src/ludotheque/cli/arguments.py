"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

import typer

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import SEED_BYTES
from ludotheque.core.state import State
from ludotheque.games import GAME_IDS
from ludotheque.games import game as load_game

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="seikatsu, octocube, gravity-superstar or tolleno.", show_default=False)
]
ModeOption = Annotated[
    str | None, typer.Option("--mode", "-m", metavar="MODE", help="The mode; `ludotheque games GAME` lists them.")
]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="The number of players.")]
ChoicesOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="SEED", help="64 hex digits, or any word: the same word, the same setup."),
]
LanguageOption = Annotated[
    str, typer.Option("--lang", "-l", metavar="LANGUAGE", envvar="LUDOTHEQUE_LANG", help="en or fr.")
]


def find_game(text: str) -> Game[State]:
    """The game of that id, or the one whose id starts so. Raises `BadOption` that lists the games."""
    wanted = text.replace("-", "_").lower()
    starting = [id for id in GAME_IDS if wanted and id.startswith(wanted)]
    return load_game(starting[0] if len(starting) == 1 else text)


def chosen_options(
    game: Game[State], mode: str | None = None, players: int | None = None, choices: list[str] | None = None
) -> Options:
    """Raises `BadOption` with what is allowed."""
    wanted: dict[str, str] = {}
    if mode is not None:
        wanted["mode"] = mode
    if players is not None:
        wanted["players"] = str(players)
    for choice in choices or []:
        name, equals, value = choice.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE; not {choice!r}")
        if name in wanted:
            raise BadOption(f"{name} is given twice")
        wanted[name] = value
    return game.check_options(wanted)


def seed_bytes(text: str | None) -> bytes:
    """The 32 bytes of a seed: as written, made from a word, or fresh."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    if len(text) == 2 * SEED_BYTES and set(text.lower()) <= set("0123456789abcdef"):
        return bytes.fromhex(text)
    return hashlib.sha256(b"ludotheque seed word " + text.encode("utf-8", "surrogatepass")).digest()


def seed_number(text: str | None) -> int:
    return int.from_bytes(seed_bytes(text)[:7], "little")
