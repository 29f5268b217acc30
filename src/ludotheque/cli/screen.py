"""What the commands print with: one console, made when it is needed, so that a test can look at its output."""

from __future__ import annotations

import json
import os
import pydoc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDEST = 100


def console() -> Console:
    """Standard output. Not a terminal: 80 columns, no colour; `NO_COLOR` is heeded."""
    found = Console(highlight=False, emoji=False)
    if not found.is_terminal:
        return Console(highlight=False, width=80, emoji=False)
    fit(found)
    return found


def fit(out: Console) -> None:
    """Takes the width that the terminal has now: people resize it while they play."""
    if out.is_terminal:
        out.width = min(Console().width, WIDEST)


def print_board(out: Console, markup: str) -> None:
    """A board as it is: never wrapped, whatever the width."""
    out.print(markup, soft_wrap=True, no_wrap=True, crop=False)


def print_data(data: Mapping[str, object] | list[dict[str, object]]) -> None:
    """For a program to read: one line."""
    typer.echo(json.dumps(data, ensure_ascii=False))


def progress(quiet: bool = False) -> Progress:
    """How far it is and how long it will take: on standard error, so that the result alone can be kept."""
    told = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[rate]}"),
        console=told,
        transient=True,
        disable=quiet or not told.is_terminal,
    )


@contextmanager
def waiting(what: str, quiet: bool = False) -> Iterator[None]:
    """Something that cannot say how far it is: a sign of life on standard error."""
    told = Console(stderr=True)
    if quiet or not told.is_terminal:
        yield
        return
    with told.status(what):
        yield


@contextmanager
def paged(out: Console) -> Iterator[None]:
    """A text taller than the terminal is shown in the person's pager, with its colours."""
    if not out.is_terminal:
        yield
        return
    with out.capture() as kept:
        yield
    text = kept.get()
    if text.count("\n") < out.size.height:
        out.file.write(text)
        return
    # `less` shows colours as signs unless it is told to let them through; what the person tells it comes after.
    os.environ["LESS"] = f"-R {os.environ.get('LESS', '')}".rstrip()
    pydoc.pager(text)
