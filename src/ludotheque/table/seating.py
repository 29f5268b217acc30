"""A table apart from its match, as it is stored: seats and who holds them, options, pace."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.table.messages import Colour, Level, NoClock, Pace, Phase, Visibility
from ludotheque.table.problems import Declined


class Device(Struct, omit_defaults=True):
    """A browser that holds a seat: its token's hash, since when, and the hash of the link that it came by."""

    owner: str
    since: int = 0
    link: str = ""


class Link(Struct, omit_defaults=True):
    """A private link to a seat, hashed. To a free seat it is an invitation and good for one; to one that is taken, its
    holder made it for devices of his own."""

    hash: str
    maker: str
    since: int = 0


class Seat(Struct, kw_only=True, omit_defaults=True):
    """One seat. Without a device that holds it, it is free unless it is a bot's."""

    kind: Literal["person", "open", "bot"] = "open"
    name: str = ""
    colour: Colour = "orange"
    level: Level = "medium"
    bot: str = ""
    """The name of a bot of the operator's that plays it; without one it is the level's."""
    devices: list[Device] = []
    """The one that took the seat first, then those that came by a link of its holder's, in their order."""
    links: list[Link] = []
    ready: bool = False
    held: bool = False
    """A bot holds it until its player returns."""
    out_of_time: bool = False
    """A bot plays it to the end."""
    agreed_at: int = -1
    """The ply at which its player asked to end the match."""
    hurries_at: int = -1
    """The ply at which its player asked who is to move to go on."""
    back_at: int = 0
    """When its player last took it back from a bot."""
    hints: bool = False
    """Its player is for hints."""

    @property
    def is_person(self) -> bool:
        return self.kind != "bot" and bool(self.devices)

    @property
    def is_free(self) -> bool:
        return self.kind != "bot" and not self.devices

    @property
    def owners(self) -> list[str]:
        return [device.owner for device in self.devices]

    def is_held_by(self, owner: str) -> bool:
        for device in self.devices:  # noqa: SIM110  # asked several times a move: a generator takes thrice as long
            if device.owner == owner:
                return True
        return False


class Document(Struct, kw_only=True, omit_defaults=True):
    game: str
    rules: int
    options: dict[str, str]
    """All of them, `mode` and `players` included."""
    host: str
    """Whose table it is; empty when all have left."""
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
    hurry_ply: int = -1
    hurry_until: int = 0
    """All others asked who is to move at this ply to go on by then."""
    prefix: list[tuple[int, int]] = []
    """Entries (seat, action) that the match begins with: a fork, or a record. In the first document only."""
    anew: list[tuple[int, int, str]] = []
    """Where a fork deals anew what a seat cannot know: step, seat, seed."""

    def copy(self) -> Document:
        """A copy to change; the one in use stays as stored."""
        return _decode(self.text().encode())

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def seats_of(self, owner: str) -> list[int]:
        return [seat for seat, info in enumerate(self.seats) if info.is_held_by(owner)]

    def holders(self) -> list[str]:
        """Everybody whose table this is."""
        return [*filter(None, [self.host]), *(owner for seat in self.seats for owner in seat.owners)]

    def links(self) -> list[str]:
        """The hashes by which this table is found: of links that are good, and of those by which somebody came."""
        good = [link.hash for seat in self.seats for link in seat.links]
        return good + [device.link for seat in self.seats for device in seat.devices if device.link]

    def free_colour(self, wished: Colour | None) -> Colour:
        taken = {seat.colour for seat in self.seats if seat.kind == "bot" or seat.devices}
        if wished is not None and wished not in taken:
            return wished
        return next((colour for colour in get_args(Colour) if colour not in taken), "orange")

    @property
    def is_shared_screen(self) -> bool:
        return self.one_screen and sum(seat.is_person for seat in self.seats) > 1

    @property
    def is_for_bots_only(self) -> bool:
        return all(seat.kind == "bot" for seat in self.seats)


def take_back(doc: Document, owner: str, now: int) -> bool:
    """A player is there again: the bot hands the seat over. Says whether there was any."""
    held = [seat for seat in doc.seats_of(owner) if doc.seats[seat].held]
    for seat in held:
        doc.seats[seat].held, doc.seats[seat].back_at = False, now
        # Who is back needs no help of others any more.
        doc.seats[seat].links = [link for link in doc.seats[seat].links if doc.seats[seat].is_held_by(link.maker)]
    if held:
        doc.host = doc.host or owner
    return bool(held)


_decode = msgspec.json.Decoder(Document).decode


def read_document(text: str) -> Document:
    return _decode(text.encode())


def setup_of(doc: Document) -> tuple[Game[State], Options]:
    """The game of a table and its options as they were chosen, by the rules of that day.

    Raises `Declined` for what this program does not know: a newer one made the table.
    """
    try:
        game = find_game(doc.game)
        return game, game.read_options({**doc.options, "rules": str(doc.rules)})
    except BadOption as error:
        raise Declined("unreadable", f"this table cannot be read here: {error}", 503) from None
