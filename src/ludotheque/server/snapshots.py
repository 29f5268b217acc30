"""A long match as it stands, so that loading it need not replay its whole log.

A match of usual length is replayed in a few milliseconds, as quickly as its position is parsed; but a log can grow
without end by steps played and taken back.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludotheque.core import match as core
from ludotheque.core.journal import Entry as JournalEntry
from ludotheque.core.journal import Journal
from ludotheque.core.match import Match
from ludotheque.server.clocks import Clock

EVERY = 256
"""Entries of a log between two snapshots."""

_Event = dict[str, object]


class _Kept(Struct, array_like=True):
    """One event of a journal."""

    event: _Event
    only: int
    others: _Event | None
    reveals: bool


class _Entry(Struct, array_like=True):
    seat: int
    action: int
    journal: list[_Kept]


class _Body(Struct):
    position: str
    log: list[_Entry]
    line: list[int]
    """Which entries of the log stand."""
    resigned: list[int]
    agreed: bool
    clock: tuple[list[int], int | None, int]


def write_snapshot(match: Match, clock: Clock) -> str:
    """It holds everything hidden: it is for the store alone."""
    places = {id(entry): place for place, entry in enumerate(match.log)}
    body = _Body(
        position=match.game.position_text(match.state),
        log=[_Entry(entry.seat, entry.action, _kept(entry.journal)) for entry in match.log],
        line=[places[id(entry)] for entry in match.line],
        resigned=sorted(match.resigned),
        agreed=match.agreed,
        clock=clock.memory(),
    )
    return msgspec.json.encode(body).decode()


def restore(match: Match, clock: Clock, text: str) -> None:
    """Puts a new match and its clock where the snapshot was taken."""
    body = msgspec.json.decode(text, type=_Body)
    match.log = [core.Entry(entry.seat, entry.action, _journal(entry.journal)) for entry in body.log]
    match.line = [match.log[place] for place in body.line]
    match.resigned = set(body.resigned)
    match.agreed = body.agreed
    match.state = match.game.parse_position(body.position)
    clock.remember(body.clock)


def _kept(journal: Journal) -> list[_Kept]:
    return [
        _Kept(dict(entry.event), entry.only, None if entry.others is None else dict(entry.others), entry.reveals)
        for entry in journal.entries
    ]


def _journal(kept: list[_Kept]) -> Journal:
    journal = Journal()
    journal.entries = [JournalEntry(one.event, one.only, one.others, one.reveals) for one in kept]
    return journal
