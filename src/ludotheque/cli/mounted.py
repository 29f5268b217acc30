"""Commands of other packages: listed at once, loaded when they are called, for what they import is heavy."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import typer
from typer.core import TyperGroup
from typer.main import get_command

from ludotheque.core.errors import LudothequeError


@dataclass(frozen=True)
class Mounted:
    name: str
    module: str
    """It has `register(app)`, which adds the command to a Typer app."""
    extra: str
    """What to install for it."""
    help: str


MOUNTED = (
    Mounted("serve", "ludotheque.server.command", "server", "Run the table server."),
    Mounted("admin", "ludotheque.server.admin.command", "server", "Look after a server's tables and visitors."),
    Mounted("arena", "ludotheque.arena.command", "arena", "Let bots play each other, and say how strong they are."),
    Mounted("dataset", "ludotheque.dataset.command", "dataset", "Make matches into Parquet, for learning and study."),
    Mounted("learn", "ludotheque.learn.command", "learn", "Let a network learn a game from bots that play themselves."),
    Mounted("calibrate", "ludotheque.learn.calibrating", "arena", "Measure whether a bot's chances come true."),
    Mounted("mcp", "ludotheque.language_models.command", "mcp", "Let language models play, over MCP."),
    Mounted("mine", "ludotheque.cli.mine", "", "Look for puzzles in matches between bots, and check them."),
    Mounted("insights", "ludotheque.cli.insights", "", "Sum up what a game looks like in numbers, from many matches."),
    Mounted("hint", "ludotheque.cli.hint", "", "Say which moves are good for the seat to move, and why."),
)


class NotInstalled(LudothequeError):
    """A command whose packages are missing."""


def register(app: typer.Typer) -> None:
    for mounted in MOUNTED:
        if find_spec(mounted.module) is not None:
            app.command(mounted.name, help=mounted.help)(_stand_in)


def _stand_in() -> None:
    raise AssertionError("`load` puts the command here before it is called")


def being_completed() -> list[str]:
    """The words of the line that a shell wants completed, as Typer's scripts for bash and for the others tell it."""
    return (os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS", "")).split()[1:]


def load(commands: TyperGroup, args: list[str]) -> None:
    """Puts the command that is called, if it is one of these, in the place of its stand-in."""
    called = next((arg for arg in args if not arg.startswith("-")), None)
    for mounted in MOUNTED:
        if mounted.name != called or called not in commands.commands:
            continue
        try:
            module = import_module(mounted.module)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("ludotheque"):
                raise
            raise NotInstalled(
                f"{called} needs {error.name}, which is not installed: pip install 'ludotheque[{mounted.extra}]'"
            ) from None
        own = typer.Typer(add_completion=False)
        module.register(own)
        made = get_command(own)
        # A command with commands of its own comes inside the app that it was put on.
        commands.commands[called] = made.commands.get(called, made) if isinstance(made, TyperGroup) else made
