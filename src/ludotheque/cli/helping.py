"""The help of a command says what an option takes, N or FILE, and nothing of Python's types."""

from __future__ import annotations

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

HELP = ["-h", "--help"]


def leave_out_types(group: TyperGroup) -> None:
    """Of what its commands and it itself take."""
    for command in (group, *group.commands.values()):
        if isinstance(command, TyperGroup) and command is not group:
            leave_out_types(command)
        # Made now and kept, as it is.
        help = command.get_help_option(typer.Context(command, help_option_names=HELP))
        for parameter in filter(None, (*command.params, help)):
            if isinstance(parameter, TyperOption) and parameter.is_flag:
                # It is there or not, and takes nothing.
                parameter.metavar = ""
            elif isinstance(parameter, TyperArgument):
                # Its name says what it is.
                vars(parameter)["display_type_rich"] = _nothing


def _nothing(**_: object) -> None:
    return None
