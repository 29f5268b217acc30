"""A long match as it stands, so that loading it need not replay its whole log.

A match of usual length is replayed in a few milliseconds, as quickly as its position is parsed; but a log can grow
without end by steps played and taken back.
"""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct

from ludotheque.core import match as core
from ludotheque.core.game import Game
from ludotheque.core.journal import Entry as JournalEntry
from ludotheque.core.journal import Event, Journal
from ludotheque.core.match import Match
from ludotheque.core.state import State
from ludotheque.table.clocks import Clock

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
    numbering: int = 1
    """Of the actions in the log."""


class _Numbered(Struct):
    numbering: int = 1


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
        numbering=match.game.numbering,
    )
    return msgspec.json.encode(body).decode()


def is_current(game: Game[State], text: str) -> bool:
    """Whether its log has today's action ids; with older ones the match is replayed instead."""
    return msgspec.json.decode(text, type=_Numbered).numbering == game.numbering


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
    journal.entries = [
        JournalEntry(cast(Event, one.event), one.only, cast(Event | None, one.others), one.reveals) for one in kept
    ]
    return journal
