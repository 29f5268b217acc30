"""Typing a line: with arrow keys, history, and Tab that completes moves and commands, where the terminal has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType

from rich.console import Console
from rich.markup import escape

BOLD, PLAIN = "\001\033[1m\002", "\001\033[0m\002"
"""Between marks that say to readline: these take no room on the line."""


def _editor() -> ModuleType | None:
    """Python's line editor. Windows has none, and its console edits by itself."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def ask(out: Console, prompt: str, words: Callable[[], Sequence[str]]) -> str:
    """What a person types. `words` are what Tab completes; they are asked for only when Tab is pressed."""
    editor = _editor() if out.is_terminal else None
    if editor is None:
        return out.input(f"[bold]{escape(prompt)}[/] ").strip()
    editor.set_completer_delims("")
    editor.set_completer(completer(words))
    # macOS comes with libedit under readline's name, and that has its own words.
    libedit = "libedit" in (editor.__doc__ or "")
    editor.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return input(f"{BOLD}{prompt}{PLAIN} " if not out.no_color else f"{prompt} ").strip()


def completer(words: Callable[[], Sequence[str]]) -> Callable[[str, int], str | None]:
    """Readline asks for the first match, the second, and so on."""
    found: list[str] = []

    def complete(text: str, number: int) -> str | None:
        if number == 0:
            found[:] = [word for word in words() if word.lower().startswith(text.lower())]
        return found[number] if number < len(found) else None

    return complete
