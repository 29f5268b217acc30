"""What the commands print with: one console, made when it is needed, so that a test can look at its output."""

from __future__ import annotations

from rich.console import Console

WIDEST = 100


def console() -> Console:
    """Standard output. Not a terminal: 80 columns, no colour; `NO_COLOR` is heeded."""
    found = Console(highlight=False)
    if not found.is_terminal:
        return Console(highlight=False, width=80)
    return Console(highlight=False, width=min(found.width, WIDEST))


def print_board(out: Console, markup: str) -> None:
    """A board as it is: never wrapped, whatever the width."""
    out.print(markup, soft_wrap=True, no_wrap=True, crop=False)
