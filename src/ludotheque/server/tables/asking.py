"""A call as its handler sees it, and how a call is described; knows nothing of HTTP."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from ludotheque.server.tables.aside import Meter
from ludotheque.table.bounds import CODE_LENGTH, LAST_SEAT
from ludotheque.table.problems import Declined, NoSuchTable

TEXT, SVG, JSON = "text/plain; charset=utf-8", "image/svg+xml", "application/json"


class Asking(Struct):
    """A call as its handler sees it."""

    parts: Mapping[str, str]
    """What its path names: `code`, `seat`, `game`."""
    queries: Mapping[str, str]
    owner: str
    """The hash of who asks; for calls that make or join something always there."""
    meter: Meter
    place: str = ""
    body: object = None

    def path(self, name: str) -> str:
        return self.parts[name]

    def query(self, name: str, default: str = "") -> str:
        return self.queries.get(name, default)

    def code(self) -> str:
        return table_code(self.path("code"))

    def seat(self) -> int:
        return number("seat", self.path("seat"), LAST_SEAT)


def table_code(text: str) -> str:
    if not text.isascii() or not text.isalnum() or len(text) > CODE_LENGTH:
        raise NoSuchTable()
    return text.upper()


Handler = Callable[[Asking], Coroutine[Any, Any, object]]


@dataclass(frozen=True)
class Query:
    name: str
    values: tuple[str, ...] = ()
    about: str = ""


@dataclass(frozen=True)
class Call:
    """One call: an address, and what it takes and gives."""

    method: str
    path: str
    handler: Handler
    answers: object
    about: str
    body: type[Struct] | None = None
    queries: tuple[Query, ...] = ()
    media: str = JSON
    identifies: bool = False
    """Gives the browser a token if it has none."""
    large: bool = False
    makes: bool = False
    """Makes a table: counts as such, and identifies."""
    long: bool = False
    """Takes long: given up when nobody waits for it any more."""

    @property
    def changes(self) -> bool:
        """Changes a table that there is already."""
        of_table = self.path.startswith(("/tables/{code}", "/seats/"))
        return self.method == "POST" and of_table and not self.makes


def number(name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12 and int(text) <= most):
        raise Declined("bad-request", f"{name} is a number from 0 to {most}; not {text[:20]!r}", 422)
    return int(text)
