"""Each command's help: an example to paste, a word for what each option takes, and no type of Python."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from typer.core import TyperGroup, TyperOption
from typer.main import get_command

from ludotheque.cli import mounted
from ludotheque.cli.app import app
from tests.cli.runner import run


def groups() -> Iterator[tuple[tuple[str, ...], TyperGroup]]:
    main = get_command(app)
    assert isinstance(main, TyperGroup)
    for one in mounted.MOUNTED:
        mounted.load(main, [one.name])
    yield (), main
    yield from (((name,), command) for name, command in main.commands.items() if isinstance(command, TyperGroup))


GROUPS = list(groups())
COMMANDS = [(*path, name) for path, group in GROUPS for name in group.commands]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_help_of_a_command_has_an_example_of_this_very_command(command: tuple[str, ...]) -> None:
    told = run(*command, "--help").out
    (example,) = re.findall(r"Example: ludotheque (.*)", told)
    assert [word for word in example.split() if word in command] == list(command)
    # Of the word alone that stands for a game nobody can make a game.
    assert "GAME" not in example


@pytest.mark.parametrize("command", [(), *COMMANDS], ids=" ".join)
def test_help_says_nothing_of_the_types_of_python(command: tuple[str, ...]) -> None:
    told = run(*command, "--help").out
    assert re.findall(r"<\w+[^>]*>", told) == []


def test_whatever_takes_something_says_what() -> None:
    silent = [
        (path, name, parameter.name)
        for path, group in GROUPS
        for name, command in group.commands.items()
        for parameter in command.params
        if isinstance(parameter, TyperOption) and not parameter.is_flag and not parameter.metavar
    ]
    assert silent == []
