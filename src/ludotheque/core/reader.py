"""Reads text forms line by line. Every complaint says which line it is about and what is expected."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.errors import BadNotation, BadOption
from ludotheque.core.options import CheckOptions, Options, parse_pairs

LONGEST = 20_000


class Reader:
    """The lines of a position in turn; `at` is the number of the line that is being read."""

    def __init__(self, text: str, longest: int = LONGEST) -> None:
        if len(text) > longest:
            raise BadNotation(f"a position has at most {longest} characters; this text has {len(text)}")
        self.lines = text.strip("\n").split("\n")
        self.at = 0

    def error(self, reason: str) -> BadNotation:
        return BadNotation(f"line {max(self.at, 1)}: {reason}")

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.lines)

    def next(self) -> str:
        line = "" if self.is_done else self.lines[self.at]
        self.at += 1
        return line

    def words(self, start: str) -> list[str]:
        """The words of the next line, which begins with `start`."""
        line = self.next()
        if not line.startswith(start + " "):
            raise self.error(f"a line '{start} ...' is expected; not {line[:40]!r}")
        return line[len(start) + 1 :].split()

    def end(self) -> None:
        if not self.is_done:
            self.at += 1
            raise self.error("nothing may follow here")

    def options(self, id: str, check_options: CheckOptions) -> Options:
        """The options of the first line, which begins with the game's id."""
        words = self.words(id)
        try:
            return check_options(parse_pairs(words))
        except BadOption as error:
            raise self.error(str(error)) from None

    def pairs(self, words: list[str], names: Sequence[str] = ()) -> dict[str, str]:
        """Words `name=value` by name, each at most once; if there are `names`, then of these."""
        found: dict[str, str] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or name in found or (names and name not in names):
                which = f"each of {', '.join(names)} at most once" if names else "every name once"
                raise self.error(f"{which}, as name=value, is expected; not {word[:40]!r}")
            found[name] = value
        return found

    def number(self, name: str, text: str, most: int) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 8 and int(text) <= most):
            raise self.error(f"{name} is a number from 0 to {most}; not {text[:40]!r}")
        return int(text)

    def one_of(self, name: str, text: str, allowed: Sequence[str]) -> int:
        """The place of a text in a list; a dash stands for the empty one."""
        wanted = "" if text == "-" and "" in allowed else text
        if wanted not in allowed:
            raise self.error(f"{name} is one of {', '.join(one or '-' for one in allowed)}; not {text[:40]!r}")
        return list(allowed).index(wanted)

    def seat(self, name: str, text: str, players: int) -> int:
        """A seat, or -1 (nobody) for a dash."""
        return self.one_of(name, text, ["-", *map(str, range(players))]) - 1
