"""A table in memory: its document, its match, its clock, its chat. It follows from the stored events alone."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from msgspec import Struct

from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import RESIGN, Match
from ludotheque.core.state import NOBODY
from ludotheque.server.clocks import Clock, Downtimes
from ludotheque.server.document import Document, Seat, read_document
from ludotheque.server.engines import engine
from ludotheque.server.messages import Level, Line, Phase
from ludotheque.server.problems import Declined
from ludotheque.server.snapshots import restore
from ludotheque.server.store import Change, Event, Snapshot, Stored

CHAT_KEPT = 200
HOLDING_LEVEL: Level = "medium"
"""The bot that plays for those who left."""

MOVE, DOCUMENT, CHAT = "move", "table", "chat"
"""The kinds of events."""


class Moved(Struct):
    """What the store knows of an entry of the match's log."""

    version: int
    time: int
    bot: bool


class Listener(Protocol):
    """Somebody connected: whose token, and which view was wished for."""

    owner: str
    wish: int | None

    def send(self, message: bytes) -> None: ...


class LiveTable:
    """Change it only under `lock`, and only by `take`: then memory and store agree."""

    def __init__(self, stored: Stored, downtimes: Downtimes) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.online_elsewhere: dict[str, set[str]] = {}
        """Tokens (hashed) that are connected to other processes, by process."""
        self.away_since: dict[int, int] = {}
        """Since when the person of a seat is not connected."""
        self.stale = False
        """Memory may be ahead of the store: read it again before use."""
        self._downtimes = downtimes
        self.rebuild(stored)
        self.told = self.version
        """The version up to which everybody connected has heard."""

    def rebuild(self, stored: Stored) -> None:
        """Forgets everything but who listens, and follows the stored events."""
        self.id = stored.row.id
        self.code = stored.row.code
        self._seed = stored.row.seed
        self.version = 0
        self.updated = stored.row.created
        self.match: Match | None = None
        self.phase: Phase = "open"
        self.to_move: int = NOBODY
        self.began_at = 0
        """The version with which the match began."""
        self.moves: list[Moved] = []
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.answers: dict[tuple[str, str], tuple[int, int]] = {}
        """What was answered to a client's message id: version and ply."""
        self._stored = (stored.row.phase, stored.row.due)
        self.doc: Document = read_document(stored.row.doc)
        self.clock = Clock(self.doc.pace, len(self.doc.seats), self._downtimes)
        kept = stored.snapshot
        if kept is not None and stored.events and kept.version <= stored.events[-1].version:
            self._restore(kept, [event for event in stored.events if event.version <= kept.version])
        for event in stored.events:
            if event.version > self.version:
                self.take(event)
        self.stale = False

    def _restore(self, snapshot: Snapshot, past: list[Event]) -> None:
        """The match from its snapshot; of the events before it only what is no part of the match."""
        for event in past:
            if event.kind == MOVE:
                self.moves.append(Moved(event.version, event.time, event.bot))
            elif event.kind == CHAT:
                self._take_chat(event)
            else:
                self._read_document(event)
            self._answered(event, len(self.moves))
        assert self.match is not None
        restore(self.match, self.clock, snapshot.body)
        self.to_move = self.match.to_move
        self.phase = "over" if self.match.is_over else "running"
        self.version = past[-1].version
        self.updated = past[-1].time

    def take(self, event: Event) -> None:
        """Follows one event. Raises, and nothing has changed, when the rules or the match forbid it."""
        if event.kind == MOVE:
            self._take_move(event)
        elif event.kind == DOCUMENT:
            self._take_document(event)
        else:
            self._take_chat(event)
        self.version = event.version
        self._answered(event, self.ply)

    def _answered(self, event: Event, ply: int) -> None:
        if event.client:
            self.answers[event.actor, event.client] = (event.version, ply)

    def _take_move(self, event: Event) -> None:
        match = self.running_match()
        if event.ply != match.ply:
            raise Declined("stale", f"the match is at ply {match.ply}, not {event.ply}: look again before you move")
        match.enter(event.seat, event.action)
        self.moves.append(Moved(event.version, event.time, event.bot))
        self.updated = event.time
        self._turn(event.time)

    def _take_document(self, event: Event) -> None:
        self._read_document(event)
        self.updated = event.time
        self._turn(event.time)

    def _read_document(self, event: Event) -> None:
        self.doc = read_document(event.body)
        if self.doc.phase != "open" and self.match is None:
            self.match = self._begin(event)
            self.began_at = event.version

    def _begin(self, event: Event) -> Match:
        doc = self.doc
        game = engine(doc.game, doc.rules)
        match = Match(game, game.check_options(doc.options), self._seed, [seat.name for seat in doc.seats])
        for seat, action in doc.prefix:
            match.enter(seat, action)
            self.moves.append(Moved(event.version, event.time, False))
        self.clock = Clock(doc.pace, len(doc.seats), self._downtimes)
        return match

    def _take_chat(self, event: Event) -> None:
        spectator = event.seat == NOBODY
        line = Line(
            version=event.version,
            sender=event.body.partition("\n")[0],
            text=event.body.partition("\n")[2],
            time=event.time,
            room="spectators" if spectator else "players",
        )
        if not spectator:
            line.seat = event.seat
        self.chat.append(line)

    def _turn(self, now: int) -> None:
        """After every change: who is to move, and whose clock runs. The match is asked once, not at every look."""
        self.phase, self.to_move = self.doc.phase, NOBODY
        if self.match is not None:
            self.to_move = self.match.to_move
            if self.match.is_over:
                self.phase = "over"
        to_move = self.to_move
        thinking = to_move if to_move != NOBODY and self.bot_level(to_move) is None else None
        self.clock.turn(now, thinking)

    @property
    def ply(self) -> int:
        return 0 if self.match is None else self.match.ply

    @property
    def seed(self) -> str | None:
        """In the open only when nothing can be gained from it."""
        return self._seed.hex() if self.phase == "over" else None

    def running_match(self) -> Match:
        if self.match is None:
            raise Declined("not-started", "the match has not started yet")
        return self.match

    def seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.doc.seats):
            raise Declined("no-such-seat", f"the seats are 0 to {len(self.doc.seats) - 1}; not {seat}", 422)
        return self.doc.seats[seat]

    def is_resigned(self, seat: int) -> bool:
        return self.match is not None and seat in self.match.resigned

    def bot_level(self, seat: int) -> Level | None:
        """The bot that plays this seat now; None when its person does."""
        info = self.doc.seats[seat]
        if info.kind == "bot":
            return info.level
        if info.held or info.out_of_time or self.is_resigned(seat):
            return HOLDING_LEVEL
        return None

    def people(self) -> list[int]:
        """The seats that a person plays now."""
        return [seat for seat, info in enumerate(self.doc.seats) if info.is_person and self.bot_level(seat) is None]

    def is_online(self, seat: int) -> bool:
        owners = self.doc.seats[seat].owners
        return any(owner in owners for owner in self.online())

    def online(self) -> set[str]:
        here = {listener.owner for listener in self.listeners}
        return here.union(*self.online_elsewhere.values())

    def spectators(self) -> int:
        holders = {owner for seat in self.doc.seats for owner in seat.owners}
        return sum(listener.owner not in holders for listener in self.listeners)

    def viewers(self, owner: str, wish: int | None) -> tuple[int, ...]:
        """Whose eyes this listener sees with. Raises `Declined` when it may not."""
        own = tuple(self.doc.seats_of(owner))
        if wish is None:
            return own or (SPECTATOR,)
        if wish == SPECTATOR or wish in own:
            return (wish,)
        if wish != OPEN:
            self.seat(wish)
        if self.phase != "over":
            raise Declined("not-yours", "other seats are shown only when the match is over", 403)
        return (wish,)

    def due(self, bot_pause: int) -> int | None:
        """When the server itself must act next."""
        if self.phase != "running" or self.to_move == NOBODY:
            return None
        if self.bot_level(self.to_move) is not None:
            if self.doc.is_for_bots_only and not self.listeners:
                return None
            return self.updated + bot_pause
        return self.clock.deadline

    def change(self, event: Event, bot_pause: int) -> Change:
        """The event that was just taken, as the store wants it."""
        change = Change(
            table_id=self.id,
            event=event,
            phase=self.phase,
            updated=self.updated,
            due=None if self.doc.is_for_bots_only else self.due(bot_pause),
            to_move=self.to_move,
        )
        change.quiet = self._stored == (change.phase, change.due)
        self._stored = (change.phase, change.due)
        if event.kind == DOCUMENT:
            change.doc = event.body
            change.owners = self.doc.holders()
            change.secrets = self.doc.links()
        return change

    def last_turn(self, viewers: tuple[int, ...]) -> int:
        """The ply from which on everything happened after these viewers' last own entry."""
        if self.match is None:
            return 0
        for ply in range(self.match.ply - 1, -1, -1):
            entry = self.match.log[ply]
            if entry.seat in viewers and not self.moves[ply].bot and entry.action != RESIGN:
                return ply + 1
        return 0
