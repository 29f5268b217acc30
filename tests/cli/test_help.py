"""Each command's help: an example to paste, a word for what each option takes, and no type of Python."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from ludotheque.cli import mounted
from ludotheque.cli.app import app
from ludotheque.cli.bare import EXTRAS
from tests.cli.runner import run

COMMANDS = ("games", "play", "verify", *EXTRAS)


def all_of(name: str) -> Iterator[tuple[tuple[str, ...], TyperCommand]]:
    """The command, or those that it is made of."""
    main = get_command(app)
    assert isinstance(main, TyperGroup)
    mounted.load(main, [name])
    command = main.commands[name]
    if isinstance(command, TyperGroup):
        for under, part in command.commands.items():
            assert isinstance(part, TyperCommand)
            yield (name, under), part
    else:
        assert isinstance(command, TyperCommand)
        yield (name,), command


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_has_an_example_and_says_what_each_option_takes(name: str) -> None:
    for path, command in all_of(name):
        told = run(*path, "--help").out
        (example,) = re.findall(r"Example: ludotheque (.*)", told)
        assert [word for word in example.split() if word in path] == list(path)
        # The word alone stands for a game, and nobody can play it.
        assert "GAME" not in example
        # No type of Python.
        assert re.findall(r"<\w+[^>]*>", told) == []
        options = [parameter for parameter in command.params if isinstance(parameter, TyperOption)]
        assert [option.name for option in options if not option.is_flag and not option.metavar] == []


def test_the_help_of_the_whole_and_of_admin_has_no_type_of_python_either() -> None:
    assert "<bool>" not in run("--help").out
    assert "<bool>" not in run("admin", "--help").out
