"""Messages for those who look at a table. Each is encoded once for all who see the same."""

from __future__ import annotations

import hashlib
from typing import cast

import msgspec
from msgspec import Raw

from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.server import messages
from ludotheque.server.document import Document, read_document
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import PROTOCOL, Entry, SeatInfo, Situation, Table, TableSummary
from ludotheque.server.store import Row

encode = msgspec.json.Encoder().encode


def situation(match: Match, viewer: int) -> Situation:
    seen = cast(Situation, {"viewer": viewer, **match.situation(viewer)})
    if match.is_over:
        seen["score_sheet"] = match.game.score_sheet(match.state)
    return seen


class Seen:
    """What a table looks like at one version: made once, encoded once for each kind of viewer."""

    def __init__(self, table: LiveTable, now: int) -> None:
        self._table = table
        self._now = now
        self._situations: dict[int, bytes] = {}

    def situations(self, viewers: tuple[int, ...]) -> tuple[list[Raw], str]:
        """The situations, encoded, and the hash of them."""
        match = self._table.match
        if match is None:
            return [], _hash(b"")
        for viewer in viewers:
            if viewer not in self._situations:
                self._situations[viewer] = encode(situation(match, viewer))
        texts = [self._situations[viewer] for viewer in viewers]
        return [Raw(text) for text in texts], _hash(b"".join(texts))

    def entries(self, viewers: tuple[int, ...], since: int) -> list[Entry]:
        """The match's log after version `since`."""
        table = self._table
        if table.match is None:
            return []
        first = len(table.moves)
        while first > 0 and table.moves[first - 1].version > since:
            first -= 1
        return [self._entry(ply, viewers) for ply in range(first, len(table.moves))]

    def _entry(self, ply: int, viewers: tuple[int, ...]) -> Entry:
        table = self._table
        assert table.match is not None
        logged, moved = table.match.log[ply], table.moves[ply]
        # On one screen the log is for everybody who sits before it: as a spectator sees it.
        reader = viewers[0] if len(viewers) == 1 else SPECTATOR
        entry = Entry(
            ply=ply, seat=logged.seat, events=list(logged.journal.seen_by(reader)), time=moved.time, bot=moved.bot
        )
        if reader in (logged.seat, OPEN) or table.match.is_over:
            entry.action = logged.action
        return entry

    def hello(self, owner: str, viewers: tuple[int, ...], since: int, link: str) -> bytes:
        table = self._table
        situations, hash = self.situations(viewers)
        room = _room(table, owner)
        return encode(
            messages.Hello(
                protocol=PROTOCOL,
                version=table.version,
                table=self.table(owner, link),
                situations=cast(list[Situation], situations),
                since=since,
                entries=self.entries(viewers, since),
                chat=[line for line in table.chat if line.version > since and may_read(table, room, line)],
                clocks=table.clock.shown(self._now),
                last_turn=table.last_turn(viewers),
                hash=hash,
            )
        )

    def happened(self, viewers: tuple[int, ...], since: int) -> bytes:
        table = self._table
        situations, hash = self.situations(viewers)
        return encode(
            messages.Happened(
                version=table.version,
                ply=table.ply,
                entries=self.entries(viewers, since),
                situations=cast(list[Situation], situations),
                clocks=table.clock.shown(self._now),
                hash=hash,
            )
        )

    def changed(self, owner: str, link: str) -> bytes:
        table = self._table
        return encode(
            messages.TableChanged(
                version=table.version, table=self.table(owner, link), clocks=table.clock.shown(self._now)
            )
        )

    def table(self, owner: str, link: str) -> Table:
        return table_for(self._table, owner, link)


def table_for(table: LiveTable, owner: str, link: str) -> Table:
    doc = table.doc
    seen = Table(
        code=table.code,
        game=doc.game,
        mode=doc.options["mode"],
        players=len(doc.seats),
        options=_named_options(doc),
        host=owner == doc.host and bool(owner),
        phase=table.phase,
        visibility=doc.visibility,
        pace=doc.pace,
        one_screen=doc.one_screen,
        fixed_seats=doc.fixed_seats,
        seats=[_live_seat(table, seat) for seat in range(len(doc.seats))],
        mine=doc.seats_of(owner),
        link=link,
        created=doc.created,
        version=table.version,
        rules=doc.rules,
        spectators=table.spectators(),
        steps=len(table.match.line) if table.match is not None else 0,
    )
    if doc.rematch:
        seen.rematch = doc.rematch
    if doc.forked_from:
        seen.forked_from = doc.forked_from
    if table.match is not None:
        seen.commitment = table.match.commitment
        outcome = table.match.outcome()
        if outcome is not None:
            seen.outcome = outcome
        if table.seed is not None:
            seen.seed = table.seed
    return seen


def summary(row: Row, owner: str) -> TableSummary:
    """A line of a list, from the row alone."""
    doc = read_document(row.doc)
    mine = doc.seats_of(owner)
    return TableSummary(
        code=row.code,
        game=doc.game,
        mode=doc.options["mode"],
        players=len(doc.seats),
        phase="over" if row.phase == "over" else doc.phase,
        visibility=doc.visibility,
        pace=doc.pace,
        one_screen=doc.one_screen,
        seats=[_seat(doc, seat) for seat in range(len(doc.seats))],
        mine=mine,
        created=row.created,
        updated=row.updated,
        to_move=row.to_move,
        your_turn=row.phase == "running" and row.to_move in mine,
        free=sum(seat.is_free for seat in doc.seats),
    )


def may_read(table: LiveTable, room: str, line: messages.Line) -> bool:
    """Players and spectators have rooms of their own until the match is over."""
    return line.room == room or table.phase == "over"


def room_of(table: LiveTable, owner: str) -> messages.Room:
    return _room(table, owner)


def _room(table: LiveTable, owner: str) -> messages.Room:
    return "players" if table.doc.seats_of(owner) else "spectators"


def _seat(doc: Document, seat: int) -> SeatInfo:
    info = doc.seats[seat]
    shown = SeatInfo(
        seat=seat,
        kind=info.kind,
        name=info.name,
        colour=info.colour,
        ready=info.ready or info.kind == "bot",
        online=info.kind == "bot",
        held_by_bot=info.held or info.out_of_time,
        resigned=False,
        out_of_time=info.out_of_time,
    )
    if info.kind == "bot":
        shown.level = info.level
    return shown


def _live_seat(table: LiveTable, seat: int) -> SeatInfo:
    shown = _seat(table.doc, seat)
    shown.online = shown.online or table.is_online(seat)
    shown.resigned = table.is_resigned(seat)
    shown.agrees = table.phase == "running" and table.doc.seats[seat].agreed_at == table.ply
    return shown


def _named_options(doc: Document) -> dict[str, str]:
    return {name: value for name, value in doc.options.items() if name not in ("mode", "players")}


def _hash(text: bytes) -> str:
    return hashlib.blake2b(text, digest_size=8).hexdigest()
