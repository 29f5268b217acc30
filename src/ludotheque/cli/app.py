"""The commands together; and bad input as one plain line and an exit code."""

from __future__ import annotations

import errno
import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import Annotated, NoReturn

import typer
from typer.core import TyperGroup

from ludotheque.cli import (
    INTERRUPTED,
    about,
    bench,
    completing,
    mounted,
    perft,
    play,
    records,
    shelf,
    simulate,
    workshop,
)
from ludotheque.cli.helping import HELP, leave_out_types
from ludotheque.core.errors import LudothequeError

BAD_INPUT = 1

LONGEST_MESSAGE = 500


class Commands(TyperGroup):
    """Whatever goes wrong for want of good input ends with one line on standard error."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> NoReturn:
        args = sys.argv[1:] if args is None else args
        try:
            with completing.mended() if completing.ASKED in os.environ else nullcontext():
                if completing.ASKED in os.environ:
                    with suppress(mounted.NotInstalled):
                        mounted.load(self, mounted.being_completed())
                else:
                    mounted.load(self, list(args))
                leave_out_types(self)
                code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            if not error.format_message():
                # `ludotheque admin` without a command: its help is shown, and nothing is wrong.
                sys.exit(0)
            context = getattr(error, "ctx", None)
            help = f" (see: {context.command_path} --help)" if context is not None else ""
            _complain(error.format_message() + help, error.exit_code)
        except typer.Abort:
            _complain("stopped", INTERRUPTED)
        except LudothequeError as error:
            _complain(str(error), BAD_INPUT)
        except UnicodeError as error:
            _complain(f"not text in UTF-8: {error}", BAD_INPUT)
        except OSError as error:
            if error.errno == errno.EPIPE:
                _leave_quietly()
            _complain(f"{error.filename or 'system'}: {error.strerror or error}", BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str, code: int) -> NoReturn:
    print(f"ludotheque: {one_line(message)}", file=sys.stderr)
    sys.exit(code)


def one_line(message: str) -> str:
    """A message fit for one line of a terminal, whatever was put into it."""
    plain = "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in " ".join(message.split()))
    return plain if len(plain) <= LONGEST_MESSAGE else plain[: LONGEST_MESSAGE - 3] + "..."


def _leave_quietly() -> NoReturn:
    """The reader of our output went away (`ludotheque games | head -1`)."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(BAD_INPUT)


app = typer.Typer(
    name="ludotheque",
    cls=Commands,
    help="Modern board games by their exact rules: play them here, replay and check records, measure the engine.",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(about())
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog="Begin with: ludotheque games")
def _ludotheque(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Say the version, and whether the engine is compiled.",
            callback=_show_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """See the module."""
    if context.invoked_subcommand is None:
        print(context.get_help())


for part in (shelf, play, records, perft, simulate, bench, workshop, mounted):
    part.register(app)


def _warn(message: Warning | str, *_: object, **__: object) -> None:
    """Of a game that cannot be loaded one line tells, as of anything else."""
    print(f"ludotheque: {one_line(str(message))}", file=sys.stderr)


def run() -> None:
    warnings.showwarning = _warn
    app(prog_name="ludotheque")
