"""The seats of a table's document: taken, freed, given to a bot; and who may do what there."""

from __future__ import annotations

from itertools import count

from msgspec import UNSET, UnsetType

from ludotheque.table.bounds import NAME_LENGTH
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import Colour, JoinTable, Level
from ludotheque.table.plain_text import clean_text
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Device, Document, Seat

BOT_NAMES = ("Robin", "Kit", "Wren", "Ash", "Juno", "Moss")


def take_seat(doc: Document, seat: int, name: str, colour: Colour | UnsetType, device: Device) -> None:
    colour_taken = doc.free_colour(None if colour is UNSET else colour)
    info = doc.seats[seat]
    info.kind, info.name, info.colour = "person", _name(doc, seat, name), colour_taken
    info.devices, info.ready = [device], True
    # Links that were made while the seat was free were for whoever takes it: they end here.
    info.links = []


def rename(doc: Document, seat: int, wanted: JoinTable) -> bool:
    info = doc.seats[seat]
    before = (info.name, info.colour)
    info.name = _name(doc, seat, wanted.name)
    if wanted.colour is not UNSET and wanted.colour != info.colour:
        info.colour = doc.free_colour(wanted.colour)
    return (info.name, info.colour) != before


def put_bot(doc: Document, seat: int, level: Level) -> None:
    names = {info.name for info in doc.seats}
    free(doc, seat)
    info = doc.seats[seat]
    info.kind, info.level = "bot", level
    info.colour = doc.free_colour(None)
    info.name = next((name for name in BOT_NAMES if name not in names), f"Bot {seat + 1}")
    info.ready = True


def pass_on(doc: Document, owner: str) -> None:
    """The table is no longer `owner`'s: it goes to somebody who plays on, else to whoever comes next."""
    if doc.host == owner:
        doc.host = next((info.owners[0] for info in doc.seats if info.is_person and not info.held), "")


def free(doc: Document, seat: int) -> None:
    doc.seats[seat] = Seat(kind="open")


def free_seat(doc: Document, wished: int | UnsetType) -> int:
    """A public table's kept seats are for those with the seat's own link; else the table's link is enough."""
    free = [
        seat
        for seat, info in enumerate(doc.seats)
        if info.is_free and (info.kind == "open" or doc.visibility == "link")
    ]
    if wished is not UNSET:
        if wished not in free:
            raise Declined(
                "seat-taken", f"seat {wished} is not free; free are {free or 'none'}", 409, [*map(str, free)]
            )
        return wished
    if not free:
        raise Declined("full", "every seat is taken: watch, or make your own table")
    return free[0]


def missing(doc: Document) -> list[str]:
    missing = [f"seat {seat} is empty" for seat, info in enumerate(doc.seats) if info.is_free]
    missing.extend(f"{info.name} is not ready" for info in doc.seats if info.is_person and not info.ready)
    return missing


def _name(doc: Document, seat: int, name: str) -> str:
    """No two at a table read alike: the second Guest is Guest 2."""
    clean = clean_text(name)
    if not clean:
        raise Declined("bad-name", "a name needs at least one letter that can be seen", 422)
    others = {info.name.casefold() for at, info in enumerate(doc.seats) if at != seat}
    if clean.casefold() not in others:
        return clean
    told = (f"{clean[: NAME_LENGTH - 3].rstrip()} {number}" for number in count(2))
    return next(name for name in told if name.casefold() not in others)


def check_open(table: LiveTable) -> None:
    if table.phase != "open":
        raise Declined("started", "the match has started: its seats are settled")


def check_host(doc: Document, owner: str) -> None:
    """A table that all have left is nobody's: neither a stranger's who has no token."""
    if not owner or owner != doc.host:
        raise Declined("not-host", "only who made the table may do this", 403)


def own_seats(doc: Document, owner: str) -> list[int]:
    own = doc.seats_of(owner)
    if not own:
        raise Declined("no-seat", "you have no seat at this table", 403)
    return own


def own_or_host(doc: Document, owner: str) -> None:
    if not owner or owner != doc.host:
        own_seats(doc, owner)
