"""A table apart from its match, as it is stored: seats and who holds them, options, pace."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

from ludotheque.core.options import Options
from ludotheque.server.messages import Colour, Level, NoClock, Pace, Phase, Visibility

OWNERS_EACH = 8
"""Devices that may hold one seat."""


class Seat(Struct, kw_only=True, omit_defaults=True):
    """One seat. `owners` and `links` are hashes; a seat without owner that is no bot's is free."""

    kind: Literal["person", "open", "bot"] = "open"
    name: str = ""
    colour: Colour = "orange"
    level: Level = "medium"
    owners: list[str] = []
    links: list[str] = []
    ready: bool = False
    held: bool = False
    """A bot holds it until its player returns."""
    out_of_time: bool = False
    """A bot plays it to the end."""
    agreed_at: int = -1
    """The ply at which its player asked to end the match."""

    @property
    def is_person(self) -> bool:
        return self.kind != "bot" and bool(self.owners)

    @property
    def is_free(self) -> bool:
        return self.kind != "bot" and not self.owners


class Document(Struct, kw_only=True, omit_defaults=True):
    game: str
    rules: int
    options: dict[str, str]
    """All of them, `mode` and `players` included."""
    host: str
    seats: list[Seat]
    created: int
    phase: Phase = "open"
    """`over` here is a match that came as a record; else the match itself knows."""
    visibility: Visibility = "link"
    pace: Pace = NoClock()
    one_screen: bool = False
    fixed_seats: bool = False
    started: int = 0
    rematch: str = ""
    forked_from: str = ""
    prefix: list[tuple[int, int]] = []
    """Entries (seat, action) that the match begins with: a fork, or a record."""

    def copy(self) -> Document:
        """A copy to change; the one in use stays as stored."""
        return _decode(self.text().encode())

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def seats_of(self, owner: str) -> list[int]:
        return [seat for seat, info in enumerate(self.seats) if owner in info.owners]

    def holders(self) -> list[str]:
        """Everybody whose table this is."""
        return [self.host, *(owner for seat in self.seats for owner in seat.owners)]

    def links(self) -> list[str]:
        return [link for seat in self.seats for link in seat.links]

    def free_colour(self, wished: Colour | None) -> Colour:
        taken = {seat.colour for seat in self.seats if seat.kind == "bot" or seat.owners}
        if wished is not None and wished not in taken:
            return wished
        return next((colour for colour in get_args(Colour) if colour not in taken), "orange")

    @property
    def is_for_bots_only(self) -> bool:
        return all(seat.kind == "bot" for seat in self.seats)


_decode = msgspec.json.Decoder(Document).decode


def read_document(text: str) -> Document:
    return _decode(text.encode())


def options_as_dict(options: Options) -> dict[str, str]:
    return {"mode": options.mode, "players": str(options.players), **dict(options.items())}
