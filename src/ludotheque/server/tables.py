"""What people do with tables apart from playing: make, join, change seats, start, leave, again."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.record import read_record
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.server import metrics
from ludotheque.server.document import OWNERS_EACH, Document, Seat, options_as_dict
from ludotheque.server.engines import engine
from ludotheque.server.hall import Hall
from ludotheque.server.identity import clean_text, hashed, new_code, new_token
from ludotheque.server.live import DOCUMENT, LiveTable
from ludotheque.server.messages import (
    ChangeSeat,
    ClaimSeat,
    Colour,
    CreateTable,
    ForkTable,
    JoinTable,
    Level,
    SeatLink,
    SeatWish,
)
from ludotheque.server.problems import Declined
from ludotheque.server.store import Event, Row

Shuffle = Callable[[list[Seat]], None]

BOT_NAMES = ("Robin", "Kit", "Wren", "Ash", "Juno", "Moss")


def _shuffle(seats: list[Seat]) -> None:
    random.SystemRandom().shuffle(seats)


class Tables:
    def __init__(
        self, hall: Hall, entropy: Callable[[int], bytes] = secrets.token_bytes, shuffle: Shuffle = _shuffle
    ) -> None:
        self._hall = hall
        self._entropy = entropy
        self._shuffle = shuffle

    async def create(self, wanted: CreateTable, owner: str) -> LiveTable:
        game = find_game(wanted.game)
        options = _options(game, wanted)
        doc = Document(
            game=game.id,
            rules=game.rules_version,
            options=options_as_dict(options),
            host=owner,
            seats=[],
            created=self._hall.now(),
            visibility=wanted.visibility,
            pace=wanted.pace,
            one_screen=wanted.one_screen,
            fixed_seats=wanted.fixed_seats,
        )
        _seat_everybody(doc, wanted, options.players, owner)
        if wanted.start:
            self._begin(doc)
        return await self.add(doc, self._entropy(32))

    async def add(self, doc: Document, seed: bytes) -> LiveTable:
        """Stores a new table."""
        await self._check_counts(doc.host)
        now = self._hall.now()
        row = Row(
            id=0,
            code=new_code(),
            game=doc.game,
            rules=doc.rules,
            phase=doc.phase,
            visibility=doc.visibility,
            host=doc.host,
            doc=doc.text(),
            seed=seed,
            created=doc.created,
            updated=now,
            due=now if doc.phase == "running" and not doc.is_for_bots_only else None,
            to_move=-1,
        )
        event = Event(version=1, kind=DOCUMENT, time=now, actor=doc.host[:16], body=row.doc)
        await self._hall.store.create(row, event, doc.holders(), doc.links())
        metrics.TABLES_MADE.labels(doc.game).inc()
        table = await self._hall.table(row.code)
        self._hall.on_change(table)
        return table

    async def _check_counts(self, host: str) -> None:
        settings = self._hall.settings
        if await self._hall.store.busy_tables() >= settings.max_tables:
            raise Declined("full", f"this server has its {settings.max_tables} tables; try again later", 503)
        if await self._hall.store.busy_tables(host) >= settings.max_tables_each:
            raise Declined(
                "too-many-tables",
                f"you have {settings.max_tables_each} tables open: finish or leave one before you make another",
                429,
            )

    async def join(self, code: str, wanted: JoinTable, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            if doc.one_screen:
                raise Declined("one-screen", "everybody at this table sits before one screen: watch, or make your own")
            _check_open(table)
            own = doc.seats_of(owner)
            if own and wanted.seat in (UNSET, own[0]):
                return _rename(doc, own[0], wanted)
            _take_seat(doc, _free_seat(doc, wanted.seat), wanted.name, wanted.colour, owner)
            for seat in own:
                _free(doc, seat)
            return True

        return await self._hall.change_document(code, owner, edit)

    async def change_seat(self, code: str, seat: int, wanted: ChangeSeat, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            _check_open(table)
            _check_host(doc, owner)
            table.seat(seat)
            if owner in doc.seats[seat].owners:
                raise Declined("your-seat", "this is your own seat: leave the table to give it up")
            if wanted.kind == "bot":
                _put_bot(doc, seat, "medium" if wanted.level is UNSET else wanted.level)
            else:
                _free(doc, seat)
                doc.seats[seat].kind = wanted.kind
            return True

        return await self._hall.change_document(code, owner, edit)

    async def ready(self, code: str, ready: bool, owner: str) -> LiveTable:
        """The last one to be ready starts the match."""

        def edit(table: LiveTable, doc: Document) -> bool:
            _check_open(table)
            own = _own_seats(doc, owner)
            changed = any(doc.seats[seat].ready != ready for seat in own)
            for seat in own:
                doc.seats[seat].ready = ready
            if changed and ready and not _missing(doc):
                self._begin(doc)
            return changed

        return await self._hall.change_document(code, owner, edit)

    async def start(self, code: str, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            if table.phase == "running":
                return False
            _check_open(table)
            _check_host(doc, owner)
            self._begin(doc)
            return True

        return await self._hall.change_document(code, owner, edit)

    def _begin(self, doc: Document) -> None:
        missing = _missing(doc)
        if missing:
            raise Declined("not-ready", f"the match starts when everybody is there: {'; '.join(missing)}")
        engine(doc.game, doc.rules)
        if not doc.fixed_seats:
            self._shuffle(doc.seats)
        doc.phase = "running"
        doc.started = self._hall.now()

    async def leave(self, code: str, seat: int | UnsetType, owner: str) -> LiveTable:
        """Before the start the seat is free again; later a bot plays it to the end unless its player returns."""

        def edit(table: LiveTable, doc: Document) -> bool:
            own = _own_seats(doc, owner)
            if seat is not UNSET and seat not in own:
                raise Declined("not-your-seat", f"your seats are {own}; not {seat}", 403)
            leaving = own if seat is UNSET else [seat]
            if table.phase == "over":
                return False
            for one in leaving:
                if table.phase == "open":
                    _free(doc, one)
                else:
                    doc.seats[one].held = True
            return True

        return await self._hall.change_document(code, owner, edit)

    async def rematch(self, code: str, owner: str) -> LiveTable:
        """The same people again. Who asks first makes the table; the others find it there and say that they are
        ready."""
        before = await self._hall.table(code)
        _own_or_host(before.doc, owner)
        if before.phase != "over":
            raise Declined("not-over", "a rematch follows a match that is over")
        if before.doc.rematch:
            return await self._accept(before.doc.rematch, owner)
        table = await self.add(self._again(before.doc, owner), self._entropy(32))

        def edit(old: LiveTable, doc: Document) -> bool:
            if doc.rematch:
                return False
            doc.rematch = table.code
            return True

        before = await self._hall.change_document(code, owner, edit)
        return await self._accept(before.doc.rematch, owner)

    async def _accept(self, code: str, owner: str) -> LiveTable:
        table = await self._hall.table(code)
        if table.phase != "open" or not table.doc.seats_of(owner):
            return table
        return await self.ready(code, True, owner)

    def _again(self, doc: Document, owner: str) -> Document:
        again = doc.copy()
        again.phase, again.created, again.started = "open", self._hall.now(), 0
        again.rematch, again.forked_from, again.prefix, again.host = "", "", [], owner
        for seat in again.seats:
            seat.links = []
            seat.held = seat.out_of_time = False
            seat.agreed_at = -1
            seat.ready = seat.kind == "bot" or doc.one_screen
        if all(seat.ready for seat in again.seats):
            self._begin(again)
        return again

    async def seat_link(self, code: str, seat: int, owner: str) -> SeatLink:
        """A private link to an own seat, or, for the host, to one that is kept for somebody."""
        secret = new_token()

        def edit(table: LiveTable, doc: Document) -> bool:
            table.seat(seat)
            info = doc.seats[seat]
            if owner not in info.owners and not (owner == doc.host and info.is_free and table.phase == "open"):
                raise Declined("not-your-seat", "only who holds a seat may share it, or the host while it is free", 403)
            info.links = [*info.links, hashed(secret)][-OWNERS_EACH:]
            return True

        await self._hall.change_document(code, owner, edit)
        return SeatLink(seat=seat, secret=secret, link=f"#/seat/{secret}")

    async def claim(self, wanted: ClaimSeat, owner: str) -> LiveTable:
        link = hashed(wanted.secret)
        code = await self._hall.store.find_secret(link)
        no_link = Declined("no-such-link", "this link leads to no seat: it was mistyped or its table removed", 404)
        if code is None:
            raise no_link

        def edit(table: LiveTable, doc: Document) -> bool:
            seat = next((seat for seat, info in enumerate(doc.seats) if link in info.links), None)
            if seat is None:
                raise no_link
            info = doc.seats[seat]
            if owner in info.owners:
                return False
            if info.is_free:
                _check_open(table)
                name = f"Player {seat + 1}" if wanted.name is UNSET else wanted.name
                _take_seat(doc, seat, name, wanted.colour, owner)
                return True
            info.owners = [*info.owners, owner][-OWNERS_EACH:]
            return True

        return await self._hall.change_document(code, owner, edit)

    async def fork(self, code: str, wanted: ForkTable, owner: str) -> LiveTable:
        """Plays on from a step of a match that is over: one seat for who asks, bots for the others."""
        async with self._hall.hold(code) as table:
            match = table.running_match()
            if table.phase != "over":
                raise Declined("not-over", "only from a match that is over can one play on")
            state = match.state_at(wanted.step)
            if state.is_over:
                raise Declined("no-such-step", f"play on from a step before the last; the match has {len(match.line)}")
            doc = table.doc.copy()
            prefix = [(entry.seat, entry.action) for entry in match.line[: wanted.step]]
            seed = match.seed
            seat = state.to_move if wanted.seat is UNSET else wanted.seat
            table.seat(seat)
        doc.host, doc.created, doc.visibility = owner, self._hall.now(), "link"
        doc.rematch, doc.forked_from, doc.prefix = "", table.code, prefix
        doc.one_screen, doc.fixed_seats, doc.seats = False, True, [Seat() for _ in doc.seats]
        for other in range(len(doc.seats)):
            if other != seat:
                _put_bot(doc, other, wanted.level)
        _take_seat(doc, seat, wanted.name, wanted.colour, owner)
        doc.phase, doc.started = "running", self._hall.now()
        return await self.add(doc, seed)

    async def from_record(self, text: str, owner: str) -> LiveTable:
        """A finished match from its record: to replay, and to play on from."""
        match = read_record(text, find_game)
        if not match.is_over:
            raise Declined("not-over", "this record is of a match that is not over: only finished ones are shown", 422)
        seats = [Seat(kind="bot", name=name[:40]) for name in match.names]
        doc = Document(
            game=match.game.id,
            rules=match.game.rules_version,
            options=options_as_dict(match.options),
            host=owner,
            seats=seats,
            created=self._hall.now(),
            phase="over",
            prefix=_log(match),
        )
        for seat in seats:
            seat.colour = doc.free_colour(None)
            seat.kind = "open"
            seat.owners = []
        return await self.add(doc, match.seed)


def _log(match: Match) -> list[tuple[int, int]]:
    return [(entry.seat, entry.action) for entry in match.log]


def _options(game: Game[State], wanted: CreateTable) -> Options:
    texts = dict(wanted.options)
    if wanted.mode is not UNSET:
        texts["mode"] = wanted.mode
    if wanted.players is not UNSET:
        texts["players"] = str(wanted.players)
    elif wanted.seats:
        texts["players"] = str(len(wanted.seats))
    return game.check_options(texts)


def _seat_everybody(doc: Document, wanted: CreateTable, players: int, owner: str) -> None:
    """The seats as wished for; without a wish: the creator first, the others open."""
    wishes = wanted.seats or [SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(players - 1))]
    if len(wishes) != players:
        raise Declined("bad-seats", f"{players} players need {players} seats; not {len(wishes)}", 422)
    if sum(wish.kind == "me" for wish in wishes) > 1 and not wanted.one_screen:
        raise Declined("bad-seats", "one seat is yours; for more of them make a one-screen table", 422)
    doc.seats = [Seat() for _ in wishes]
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            _put_bot(doc, seat, "medium" if wish.level is UNSET else wish.level)
            continue
        if wish.kind == "me" or wanted.one_screen:
            fallback = wanted.name if wish.kind == "me" else f"Player {seat + 1}"
            colour = wanted.colour if wish.kind == "me" and wish.colour is UNSET else wish.colour
            _take_seat(doc, seat, fallback if wish.name is UNSET else wish.name, colour, owner)
            continue
        doc.seats[seat].kind = "person" if wish.kind == "person" else "open"


def _take_seat(doc: Document, seat: int, name: str, colour: Colour | UnsetType, owner: str) -> None:
    colour_taken = doc.free_colour(None if colour is UNSET else colour)
    info = doc.seats[seat]
    info.kind, info.name, info.colour = "person", _name(name), colour_taken
    info.owners, info.ready = [owner], True


def _rename(doc: Document, seat: int, wanted: JoinTable) -> bool:
    info = doc.seats[seat]
    before = (info.name, info.colour)
    info.name = _name(wanted.name)
    if wanted.colour is not UNSET and wanted.colour != info.colour:
        info.colour = doc.free_colour(wanted.colour)
    return (info.name, info.colour) != before


def _put_bot(doc: Document, seat: int, level: Level) -> None:
    names = {info.name for info in doc.seats}
    _free(doc, seat)
    info = doc.seats[seat]
    info.kind, info.level = "bot", level
    info.colour = doc.free_colour(None)
    info.name = next((name for name in BOT_NAMES if name not in names), f"Bot {seat + 1}")
    info.ready = True


def _free(doc: Document, seat: int) -> None:
    doc.seats[seat] = Seat(kind="open")


def _free_seat(doc: Document, wished: int | UnsetType) -> int:
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


def _missing(doc: Document) -> list[str]:
    missing = [f"seat {seat} is empty" for seat, info in enumerate(doc.seats) if info.is_free]
    missing.extend(f"{info.name} is not ready" for info in doc.seats if info.is_person and not info.ready)
    return missing


def _name(name: str) -> str:
    clean = clean_text(name)
    if not clean:
        raise Declined("bad-name", "a name needs at least one letter that can be seen", 422)
    return clean


def _check_open(table: LiveTable) -> None:
    if table.phase != "open":
        raise Declined("started", "the match has started: its seats are settled")


def _check_host(doc: Document, owner: str) -> None:
    if owner != doc.host:
        raise Declined("not-host", "only who made the table may do this", 403)


def _own_seats(doc: Document, owner: str) -> list[int]:
    own = doc.seats_of(owner)
    if not own:
        raise Declined("no-seat", "you have no seat at this table", 403)
    return own


def _own_or_host(doc: Document, owner: str) -> None:
    if owner != doc.host:
        _own_seats(doc, owner)
