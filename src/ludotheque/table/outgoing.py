"""Messages for those who look at a table. Each is encoded once for all who see the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal, cast

import msgspec
from msgspec import UNSET, Raw

from ludotheque.core import match as core
from ludotheque.core.decision import decision
from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.core.state import State
from ludotheque.table import messages
from ludotheque.table.changes import first_change, situation_change
from ludotheque.table.drawn import shown
from ludotheque.table.events import Row
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import (
    PROTOCOL,
    DaysClock,
    Entry,
    NoClock,
    SeatInfo,
    Situation,
    SituationChange,
    Table,
    TableSummary,
)
from ludotheque.table.seating import Document, read_document

encode = msgspec.json.Encoder().encode

Telling = Literal["whole", "changes", "afresh"]
"""How situations are told: whole; as changes; as changes to somebody who sees with these eyes for the first time."""


class _Recent:
    """Situations encoded of late: who asks for the same again gets the same bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[tuple[int, int, int], tuple[State, bytes]] = OrderedDict()

    def get(self, key: tuple[int, int, int], state: State) -> bytes | None:
        """By the position itself too: a test that deals it anew must not be answered from here."""
        kept = self._kept.get(key)
        return kept[1] if kept is not None and kept[0] is state else None

    def keep(self, key: tuple[int, int, int], state: State, text: bytes) -> bytes:
        self._drop(self._kept.pop(key, None))
        self._kept[key] = (state, text)
        self._bytes += len(text)
        while self._bytes > self._most_bytes:
            self._drop(self._kept.popitem(last=False)[1])
        return text

    def _drop(self, kept: tuple[State, bytes] | None) -> None:
        self._bytes -= 0 if kept is None else len(kept[1])


_recent = _Recent(8_000_000)


def situation(match: Match, viewer: int) -> Situation:
    return _told(match, viewer, match.situation(viewer))


def outlook(match: Match, viewer: int) -> Situation:
    """The situation without its legal actions: what the next change is worked out from. The actions are the most of a
    situation, and a server has two of them for every table."""
    return _told(match, viewer, match.outlook(viewer))


def _told(match: Match, viewer: int, what: core.Situation) -> Situation:
    seen = cast(Situation, {"viewer": viewer, **what})
    seen["view"] = shown(match.game, seen["view"])
    outcome = match.outcome()
    if outcome is not None:
        seen["score_sheet"] = match.game.score_sheet(match.state)
        seen["decision"] = decision(seen["score_sheet"], outcome)
    return seen


class Seen:
    """What a table looks like at one version: made once, encoded once for each kind of viewer."""

    def __init__(self, table: LiveTable, now: int) -> None:
        self._table = table
        self._now = now
        self._situations: dict[int, Situation] = {}
        self._outlooks: dict[int, Situation] = {}
        self._texts: dict[int, Raw] = {}
        self._befores: dict[int, Situation | None] = {}
        self._changes: dict[tuple[int, bool], Raw] = {}

    def _situation(self, viewer: int) -> Situation:
        if viewer not in self._situations:
            self._situations[viewer] = situation(self._table.running_match(), viewer)
        return self._situations[viewer]

    def _outlook(self, viewer: int) -> Situation:
        seen = self._outlooks.get(viewer)
        if seen is None:
            whole = self._situations.get(viewer)
            match = self._table.running_match()
            seen = outlook(match, viewer) if whole is None else cast(Situation, {**whole, "legal": []})
            self._outlooks[viewer] = seen
        return seen

    def situations(self, viewers: tuple[int, ...]) -> list[Situation]:
        """The situations, encoded."""
        if self._table.match is None:
            return []
        for viewer in viewers:
            if viewer not in self._texts:
                self._texts[viewer] = Raw(self._text(viewer))
        return cast(list[Situation], [self._texts[viewer] for viewer in viewers])

    def _text(self, viewer: int) -> bytes:
        key, state = (self._table.serial, self._table.version, viewer), self._table.running_match().state
        return _recent.get(key, state) or _recent.keep(key, state, encode(self._situation(viewer)))

    def changes(self, viewers: tuple[int, ...], afresh: bool) -> list[SituationChange]:
        """How the situations are different from those of the entry before, encoded; `afresh` for those who see with
        other eyes than then."""
        return cast(list[SituationChange], [self._change(viewer, afresh) for viewer in viewers])

    def _change(self, viewer: int, afresh: bool) -> Raw:
        if (viewer, afresh) not in self._changes:
            before, now = self._before(viewer), self._outlook(viewer)
            legal = self._table.running_match().legal_runs(viewer)
            self._table.last_seen[viewer] = now
            told = first_change(now, legal) if afresh or before is None else situation_change(before, now, legal)
            self._changes[viewer, afresh] = Raw(encode(told))
        return self._changes[viewer, afresh]

    def _before(self, viewer: int) -> Situation | None:
        """What those with these eyes have, if they have what was there before the last entry."""
        if viewer not in self._befores:
            last = self._table.last_seen.get(viewer)
            self._befores[viewer] = last if last is not None and last["ply"] == self._table.ply - 1 else None
        return self._befores[viewer]

    def remember(self, viewers: tuple[int, ...]) -> None:
        """These have the whole situation: from now on changes will do for them."""
        for viewer in viewers if self._table.match is not None else ():
            last = self._table.last_seen.get(viewer)
            if last is None or last["ply"] != self._table.ply:
                self._table.last_seen[viewer] = self._outlook(viewer)

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
        reader = SPECTATOR if len(viewers) > 1 or table.doc.is_shared_screen else viewers[0]
        entry = Entry(
            ply=ply, seat=logged.seat, events=list(logged.journal.seen_by(reader)), time=moved.time, bot=moved.bot
        )
        if reader in (logged.seat, OPEN) or table.match.is_over:
            entry.action = logged.action
        return entry

    def hello(self, owner: str, viewers: tuple[int, ...], since: int, link: str) -> bytes:
        table = self._table
        room = _room(table, owner)
        return encode(
            messages.Hello(
                protocol=PROTOCOL,
                version=table.version,
                table=self.table(owner, link),
                situations=self.situations(viewers),
                since=since,
                entries=self.entries(viewers, since),
                chat=[line for line in table.chat if line.version > since and may_read(table, room, line)],
                clocks=table.clock.shown(self._now),
                last_turn=table.last_turn(viewers),
            )
        )

    def happened(self, viewers: tuple[int, ...], since: int, telling: Telling = "whole") -> bytes:
        """News of the match since version `since`."""
        table = self._table
        return encode(
            messages.Happened(
                version=table.version,
                ply=table.ply,
                entries=self.entries(viewers, since),
                clocks=table.clock.shown(self._now),
                situations=self.situations(viewers) if telling == "whole" else UNSET,
                changes=UNSET if telling == "whole" else self.changes(viewers, afresh=telling == "afresh"),
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
        seats=[_live_seat(table, seat, owner) for seat in range(len(doc.seats))],
        mine=doc.seats_of(owner),
        link=link,
        created=doc.created,
        version=table.version,
        rules=doc.rules,
        spectators=table.spectators(),
        steps=len(table.match.line) if table.match is not None else 0,
        hints=table.hints_allowed(),
    )
    if isinstance(doc.pace, NoClock) and table.phase == "running":
        seen.patience = table.patience
    if table.grace and not isinstance(doc.pace, DaysClock) and table.phase == "running":
        seen.grace = table.grace
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
    """Players and spectators have rooms of their own until the match is over. Nobody reads a line that was removed."""
    return bool(line.text) and (line.room == room or table.phase == "over")


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
        hints=info.hints,
    )
    if info.kind == "bot":
        shown.level = info.level
        if info.bot:
            shown.bot = info.bot
    return shown


def _live_seat(table: LiveTable, seat: int, owner: str) -> SeatInfo:
    info = table.doc.seats[seat]
    shown = _seat(table.doc, seat)
    shown.online = shown.online or table.is_online(seat)
    shown.resigned = table.is_resigned(seat)
    shown.agrees = table.phase == "running" and info.agreed_at == table.ply
    until = table.hurried_until()
    if until is not None and seat == table.to_move:
        shown.hurried_until = until
    if table.phase == "running" and not shown.online and seat in table.away_since:
        shown.away_since = table.away_since[seat]
    if info.is_held_by(owner):
        shown.devices = len(info.devices)
    return shown


def _named_options(doc: Document) -> dict[str, str]:
    return {name: value for name, value in doc.options.items() if name not in ("mode", "players")}
