"""A whole table to take along: a browser that knows it goes on with it where there is no server."""

from __future__ import annotations

import msgspec

from ludotheque.table.events import DOCUMENT, Event, Row, Stored
from ludotheque.table.messages import Parcel
from ludotheque.table.outgoing import summary
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Device, Document, read_document

ME = "here"
"""Whoever sits before a page without a server: it has no other visitors."""


def parcel(stored: Stored, owner: str) -> Parcel:
    """For who plays against bots alone: it holds the seed, and nobody else's secrets are in it.

    Raises `Declined` for anybody else."""
    doc = read_document(stored.row.doc)
    own = doc.seats_of(owner) if owner else []
    if not own or any(seat.is_person and not seat.is_held_by(owner) for seat in doc.seats):
        raise Declined("not-alone", "only a match against bots alone can be taken along", 403)
    if doc.is_shared_screen:
        raise Declined("not-alone", "several people play before this screen: the seed would show their hands", 403)
    if stored.row.phase != "running":
        raise Declined("not-started", "a match can be taken along while it is played", 409)
    row = msgspec.structs.replace(stored.row, doc=_handed_over(doc, owner).text(), host=ME, place="")
    events = [_own(event, owner) for event in stored.events]
    return Parcel(row=_text(row), summary=summary(row, ME), events=[_text(event) for event in events])


def _own(event: Event, owner: str) -> Event:
    actor = ME if event.actor else ""
    if event.kind != DOCUMENT:
        return msgspec.structs.replace(event, actor=actor)
    return msgspec.structs.replace(event, actor=actor, body=_handed_over(read_document(event.body), owner).text())


def _handed_over(doc: Document, owner: str) -> Document:
    """One's own seats without what ties them to this server: tokens, devices and links."""
    doc.host = ME
    for seat in doc.seats:
        mine = seat.is_held_by(owner)
        seat.links = []
        seat.devices = [Device(owner=ME, since=seat.devices[0].since)] if mine else []
    return doc


def _text(value: Row | Event) -> str:
    return msgspec.json.encode(value).decode()
