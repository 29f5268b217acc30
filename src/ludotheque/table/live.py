"""A table in memory: its document, its match, its clock, its chat. It follows from the stored events alone."""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from typing import NamedTuple, Protocol

from msgspec import UNSET, Struct

from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.match import RESIGN, Anew, Match
from ludotheque.core.state import NOBODY
from ludotheque.table.bounds import CHAT_KEPT, LARGE_CHANGE, MOST_CHANGES, TABLE_BYTES
from ludotheque.table.clocks import Clock, Downtimes
from ludotheque.table.events import (
    CHAT,
    DOCUMENT,
    MOVE,
    ROW_BYTES,
    Change,
    Event,
    Snapshot,
    Stored,
    asked_by,
    weight_of,
)
from ludotheque.table.messages import Level, Line, Phase, Situation
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Document, Seat, read_document, setup_of
from ludotheque.table.snapshots import is_current, restore

HOLDING_LEVEL: Level = "medium"
"""The bot that plays for those who left."""


class Moved(Struct):
    """What the store knows of an entry of the match's log."""

    version: int
    time: int
    bot: bool


class Answered(NamedTuple):
    """What was answered to a client's message, and what it had asked for."""

    version: int
    ply: int
    asked: int


class Listener(Protocol):
    """Somebody connected: whose token, and which view was wished for."""

    owner: str
    wish: int | None
    shown: tuple[int, ...]
    """Whose eyes it last saw with."""
    wants_changes: bool
    """Takes situations as changes of those before."""

    def send(self, message: bytes) -> None: ...


OF_THIS_PROCESS = frozenset(
    ("serial", "patience", "lock", "listeners", "online_elsewhere", "away_since", "payer", "told", "_downtimes")
)
"""What a table in memory has that follows from no stored event."""


class LiveTable:
    """Change it only under `lock`, and only by `take`: then memory and store agree."""

    _serials = itertools.count()

    def __init__(self, stored: Stored, downtimes: Downtimes, patience: int = 0, grace: int = 0) -> None:
        self.serial = next(LiveTable._serials)
        """Its own in this process."""
        self.patience = patience
        self.grace = grace
        """Milliseconds without a move after which a player may be asked to hurry."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.online_elsewhere: dict[str, set[str]] = {}
        """Tokens (hashed) that are connected to other processes, by process."""
        self.away_since: dict[int, int] = {}
        """Since when the person of a seat is not connected."""
        self.payer = ""
        """The address that its bots think for: the one that made it, or last came to it. It is kept nowhere else."""
        self.stale = False
        """Memory may be ahead of the store: read it again before use."""
        self._downtimes = downtimes
        self._build(stored)
        self.told = self.version
        """The version up to which everybody connected has heard."""

    def become(self, other: LiveTable) -> None:
        """Forgets everything but who listens; the rest is what was read and built anew."""
        for name, value in vars(other).items():
            if name not in OF_THIS_PROCESS:
                setattr(self, name, value)

    def _build(self, stored: Stored) -> None:
        """Follows the stored events."""
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
        self.changes = 0
        """Of its document; a large one counts for several."""
        self.lines = 0
        """Lines of chat, also those no longer shown."""
        self.snapshot_bytes = 0
        self._event_bytes = 0
        self._document_bytes = 0
        """Of its last document, which its row holds too."""
        self.last_seen: dict[int, Situation] = {}
        """By viewer: the situation that those have who take changes."""
        self._speakers: deque[str] = deque(maxlen=CHAT_KEPT)
        """Who said each line of `chat`."""
        self.answers: dict[tuple[str, str], Answered] = {}
        """By who sent it and the message's id."""
        self.moved = stored.row.created
        """When the match last moved on."""
        self._stored = (stored.row.phase, stored.row.due)
        self._people: list[int] | None = None
        """What `people` last said; None since something happened."""
        self.doc: Document = read_document(stored.row.doc)
        self.clock = Clock(self.doc.pace, len(self.doc.seats), self._downtimes)
        kept = stored.snapshot
        if kept is not None and stored.events and kept.version <= stored.events[-1].version and self._can_restore(kept):
            self._restore(kept, [event for event in stored.events if event.version <= kept.version])
        for event in stored.events:
            if event.version > self.version:
                self.take(event)
        self.stale = False

    def _can_restore(self, snapshot: Snapshot) -> bool:
        game, _ = setup_of(self.doc)
        return is_current(game, snapshot.body)

    def _restore(self, snapshot: Snapshot, past: list[Event]) -> None:
        """The match from its snapshot; of the events before it only what is no part of the match."""
        for event in past:
            if event.kind == MOVE:
                self.moves.append(Moved(event.version, event.time, event.bot))
                self.moved = event.time
            elif event.kind == CHAT:
                self._take_chat(event)
            else:
                self._read_document(event)
            self._answered(event, len(self.moves))
            self._event_bytes += weight_of(event)
        assert self.match is not None
        restore(self.match, self.clock, snapshot.body)
        self.snapshot_bytes = len(snapshot.body)
        self.to_move = self.match.to_move
        self.phase = "over" if self.match.is_over else "running"
        self._people = None
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
        self._event_bytes += weight_of(event)
        self._answered(event, self.ply)

    def _answered(self, event: Event, ply: int) -> None:
        if event.client:
            self.answers[event.actor, event.client] = Answered(event.version, ply, asked_by(event))

    def _take_move(self, event: Event) -> None:
        match = self.running_match()
        match.check_ply(event.ply)
        match.enter(event.seat, match.game.unkept(match.state, event.action))
        self.moves.append(Moved(event.version, event.time, event.bot))
        self.updated = self.moved = event.time
        self._turn(event.time)

    def _take_document(self, event: Event) -> None:
        self._read_document(event)
        self.updated = event.time
        self._turn(event.time)

    def _read_document(self, event: Event) -> None:
        self.doc = read_document(event.body)
        self.changes += 1 + len(event.body) // LARGE_CHANGE
        self._document_bytes = len(event.body)
        if self.doc.phase != "open" and self.match is None:
            self.match = self._begin(event)
            self.began_at = event.version
            self.moved = event.time
        if self.match is not None:
            # They are in the match, and in the first document that was stored: not once more in each that follows.
            self.doc.prefix, self.doc.anew = [], []
        self._seat_speakers()

    def _begin(self, event: Event) -> Match:
        doc = self.doc
        anew = [Anew(step, seat, bytes.fromhex(seed)) for step, seat, seed in doc.anew]
        match = Match(*setup_of(doc), self._seed, [seat.name for seat in doc.seats], anew)
        for seat, action in doc.prefix:
            match.enter(seat, match.game.unkept(match.state, action))
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
        self.lines += 1
        self._speakers.append(event.actor)

    def knows(self, person: str) -> bool:
        """Does this person, by the beginning of the hashed token, have a seat here or a line?"""
        holders = self.doc.holders()
        return person in self._speakers or any(owner.startswith(person) for owner in holders)

    def _seat_speakers(self) -> None:
        """Seats are shuffled at the start, and before it people come and go: a line stays with who said it."""
        if not self.chat:
            return
        seats = {owner[:16]: seat for seat, info in enumerate(self.doc.seats) for owner in info.owners}
        for line, speaker in zip(self.chat, self._speakers, strict=True):
            if line.room == "players":
                line.seat = seats.get(speaker, UNSET)

    def _turn(self, now: int) -> None:
        """After every change: who is to move, and whose clock runs. The match is asked once, not at every look."""
        self.phase, self.to_move, self._people = self.doc.phase, NOBODY, None
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
        if self._people is None:
            seats = enumerate(self.doc.seats)
            self._people = [seat for seat, info in seats if info.is_person and self.bot_level(seat) is None]
        return self._people

    def voices(self) -> list[int]:
        """The seats whose person has a say in the match: present or away, but not given up or out of time."""
        return [
            seat
            for seat, info in enumerate(self.doc.seats)
            if info.is_person and not info.out_of_time and not self.is_resigned(seat)
        ]

    def hints_allowed(self) -> bool:
        """A bot's advice is for who plays alone, or where all people are for it."""
        people = [self.doc.seats[seat] for seat in self.voices()]
        return len({info.devices[0].owner for info in people}) < 2 or all(info.hints for info in people)

    def hurried_until(self) -> int | None:
        """When a bot takes the seat that the others have asked to move."""
        if self.phase != "running" or self.doc.hurry_ply != self.ply or self.to_move == NOBODY:
            return None
        return self.doc.hurry_until if self.bot_level(self.to_move) is None else None

    def is_online(self, seat: int) -> bool:
        owners = self.doc.seats[seat].owners
        if any(listener.owner in owners for listener in self.listeners):
            return True
        return any(not elsewhere.isdisjoint(owners) for elsewhere in self.online_elsewhere.values())

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
            return (SPECTATOR,) if not own or self.is_passed_round(owner) else own
        if wish == SPECTATOR or wish in own:
            return (wish,)
        if wish != OPEN:
            self.seat(wish)
        if self.phase != "over":
            raise Declined("not-yours", "other seats are shown only when the match is over", 403)
        return (wish,)

    @property
    def is_left_alone(self) -> bool:
        """Nobody plays here any more and nobody looks: bots do not play on for themselves."""
        return not self.people() and not self.is_watched

    @property
    def is_watched(self) -> bool:
        return bool(self.listeners) or any(self.online_elsewhere.values())

    def eyes(self, listener: Listener) -> tuple[int, ...]:
        """Whose eyes a listener sees with now. A seat's hand on a screen that is passed round is shown to who asked
        for it, until another person before that screen is to move."""
        passes_on = listener.wish != self.to_move and self.to_move in self._before_one_screen(listener.owner)
        if passes_on and self.is_passed_round(listener.owner):
            listener.wish = None
        return self.viewers(listener.owner, listener.wish)

    def is_passed_round(self, owner: str) -> bool:
        """Several people play on one screen, and somebody holds what the others may not see."""
        own = self._before_one_screen(owner)
        if self.match is None or self.phase != "running" or len(own) < 2:
            return False
        game, state = self.match.game, self.match.state
        public = {**game.view(state, SPECTATOR), "viewer": NOBODY}
        return any({**game.view(state, seat), "viewer": NOBODY} != public for seat in own)

    def _before_one_screen(self, owner: str) -> list[int]:
        return [seat for seat in self.people() if owner in self.doc.seats[seat].owners] if self.doc.one_screen else []

    def due(self, bot_pause: int) -> int | None:
        """When the server itself must act next."""
        if self.phase != "running" or self.to_move == NOBODY:
            return None
        if self.bot_level(self.to_move) is not None:
            if self.is_left_alone:
                return None
            return self.updated + bot_pause
        return self.clock.deadline if self.clock.deadline is not None else self.hurried_until()

    def change(self, event: Event, bot_pause: int) -> Change:
        """The event that was just taken, as the store wants it."""
        change = Change(
            table_id=self.id,
            event=event,
            phase=self.phase,
            updated=self.updated,
            due=self.due(bot_pause) if self.people() else None,
            to_move=self.to_move,
        )
        change.quiet = self._stored == (change.phase, change.due)
        self._stored = (change.phase, change.due)
        change.ends = self.phase == "over"
        if event.kind == DOCUMENT or change.ends:
            change.people, change.weight = self._company(), self.weight
        if event.kind == DOCUMENT:
            change.doc = event.body
            change.host = self.doc.host
            change.owners = self.doc.holders()
            change.secrets = self.doc.links()
        return change

    @property
    def weight(self) -> int:
        """Bytes that are kept of it, about."""
        return ROW_BYTES + self._event_bytes + self._document_bytes + self.snapshot_bytes

    def check_changes(self, most: int = MOST_CHANGES) -> None:
        """Raises `Declined` when so much was changed that nothing more can be; who leaves may have changed more."""
        if self.changes >= most or self.weight * MOST_CHANGES >= TABLE_BYTES * most:
            raise Declined("too-many-changes", "so much was changed at this table that nothing more can be")

    def _company(self) -> int:
        """How many people play here; of a match that is over, who played it to its end: one alone who gave up did not,
        and of a record that was brought nobody is known (-1)."""
        if self.match is None or self.phase != "over":
            return len(self.people())
        if self.doc.phase == "over":
            return -1
        moved = {entry.seat for entry, moved in zip(self.match.log, self.moves, strict=True) if not moved.bot}
        played = [seat for seat in moved if seat != NOBODY and self.doc.seats[seat].is_person]
        return len(played) if len(played) > 1 else sum(self.bot_level(seat) is None for seat in played)

    def last_turn(self, viewers: tuple[int, ...]) -> int:
        """The ply from which on everything happened after these viewers' last own entry."""
        if self.match is None:
            return 0
        for ply in range(self.match.ply - 1, -1, -1):
            entry = self.match.log[ply]
            if entry.seat in viewers and not self.moves[ply].bot and entry.action != RESIGN:
                return ply + 1
        return 0
