"""What people do with tables apart from playing: make, join, change seats, start, leave, again."""

from __future__ import annotations

import contextlib
import random
import secrets
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from ludotheque.core.game import Game
from ludotheque.core.match import Entry, Match
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.server import metrics
from ludotheque.server.net.identity import new_code
from ludotheque.server.tables.hall import Hall
from ludotheque.server.tables.room import Room
from ludotheque.table.bounds import NAME_LENGTH
from ludotheque.table.events import DOCUMENT, Event, Row, Stored
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import (
    ChangeSeat,
    Colour,
    CreateTable,
    ForkTable,
    JoinTable,
    Level,
    SeatWish,
)
from ludotheque.table.plain_text import clean_text
from ludotheque.table.ports import StoreFailed
from ludotheque.table.problems import Declined, NoSuchTable, Unavailable
from ludotheque.table.seating import Device, Document, Seat, setup_of, take_back

Shuffle = Callable[[list[Seat]], None]

BOT_NAMES = ("Robin", "Kit", "Wren", "Ash", "Juno", "Moss")


def _shuffle(seats: list[Seat]) -> None:
    random.SystemRandom().shuffle(seats)


class Tables:
    def __init__(
        self,
        hall: Hall,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        shuffle: Shuffle = _shuffle,
        new_code: Callable[[], str] = new_code,
    ) -> None:
        self._hall = hall
        self._new_code = new_code
        self._entropy = entropy
        self._shuffle = shuffle
        self._room = Room(hall)

    async def create(self, wanted: CreateTable, owner: str, place: str = "") -> LiveTable:
        game = find_game(wanted.game)
        options = _options(game, wanted)
        doc = Document(
            game=game.id,
            rules=options.rules,
            options=options.as_dict(),
            host=owner,
            seats=[],
            created=self._hall.now(),
            visibility=wanted.visibility,
            pace=wanted.pace,
            one_screen=wanted.one_screen,
            fixed_seats=wanted.fixed_seats,
        )
        _seat_everybody(doc, wanted, options.players, self._device(owner), self._put_wished_bot)
        if wanted.start:
            self._begin(doc)
        return await self.add(doc, self._entropy(32), place)

    def _device(self, owner: str) -> Device:
        return Device(owner=owner, since=self._hall.now())

    async def add(self, doc: Document, seed: bytes, place: str = "", code: str = "") -> LiveTable:
        """Stores a new table, if there is room for one more."""
        async with self._room.place_for(doc, place):
            return await self._add(doc, seed, place, code)

    async def _add(self, doc: Document, seed: bytes, place: str, code: str) -> LiveTable:
        now = self._hall.now()
        row = Row(
            id=0,
            code=code or self._new_code(),
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
            place=place,
            people=-1 if doc.phase == "over" else sum(seat.is_person for seat in doc.seats),
        )
        event = Event(version=1, kind=DOCUMENT, time=now, actor=doc.host[:16], body=row.doc)
        row.to_move = (await self._hall.build(Stored(row=row, snapshot=None, events=[event]))).to_move
        await self._hall.store.create(row, event, doc.holders(), doc.links())
        metrics.TABLES_MADE.labels(doc.game).inc()
        table = await self._hall.table(row.code)
        self._hall.on_change(table)
        return table

    async def join(self, code: str, wanted: JoinTable, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            if doc.one_screen:
                raise Declined("one-screen", "everybody at this table sits before one screen: watch, or make your own")
            check_open(table)
            own = doc.seats_of(owner)
            if own and wanted.seat in (UNSET, own[0]):
                return _rename(doc, own[0], wanted)
            take_seat(doc, _free_seat(doc, wanted.seat), wanted.name, wanted.colour, self._device(owner))
            for seat in own:
                _free(doc, seat)
            doc.host = doc.host or owner
            return True

        return await self._hall.change_document(code, owner, edit)

    def _put_wished_bot(self, doc: Document, seat: int, wish: SeatWish | ChangeSeat) -> None:
        """A bot of a level, or one of those that the operator has named."""
        _put_bot(doc, seat, "medium" if wish.level is UNSET else wish.level)
        if wish.bot is not UNSET:
            guests = self._hall.settings.guests()
            if wish.bot not in guests:
                allowed = ", ".join(guests) or "none besides the levels"
                raise Declined("no-such-bot", f"the bots of this server are: {allowed}; not {wish.bot!r}", 422)
            names = {info.name for info in doc.seats}
            doc.seats[seat].bot = wish.bot
            doc.seats[seat].name = wish.bot if wish.bot not in names else f"{wish.bot} {seat + 1}"

    async def change_seat(self, code: str, seat: int, wanted: ChangeSeat, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            check_open(table)
            _check_host(doc, owner)
            table.seat(seat)
            if doc.seats[seat].is_held_by(owner):
                raise Declined("your-seat", "this is your own seat: leave the table to give it up")
            if wanted.kind == "bot":
                self._put_wished_bot(doc, seat, wanted)
            else:
                _free(doc, seat)
                doc.seats[seat].kind = wanted.kind
            return True

        return await self._hall.change_document(code, owner, edit)

    async def swap_seats(self, code: str, seat: int, other: int, owner: str) -> LiveTable:
        """Two change places, so that the right ones are partners."""

        def edit(table: LiveTable, doc: Document) -> bool:
            check_open(table)
            _check_host(doc, owner)
            table.seat(seat)
            table.seat(other)
            doc.seats[seat], doc.seats[other] = doc.seats[other], doc.seats[seat]
            return seat != other

        return await self._hall.change_document(code, owner, edit)

    async def ready(self, code: str, ready: bool, owner: str) -> LiveTable:
        """The last one to be ready starts the match."""

        def edit(table: LiveTable, doc: Document) -> bool:
            check_open(table)
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
            check_open(table)
            _check_host(doc, owner)
            self._begin(doc)
            return True

        return await self._hall.change_document(code, owner, edit)

    def _begin(self, doc: Document) -> None:
        missing = _missing(doc)
        if missing:
            raise Declined("not-ready", f"the match starts when everybody is there: {'; '.join(missing)}")
        setup_of(doc)
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
            if set(leaving) == set(own):
                pass_on(doc, owner)
            return True

        table = await self._hall.change_document(code, owner, edit)
        if table.phase == "open" and not table.people() and not table.is_watched:
            await self._hall.remove(table)
        return table

    async def back(self, code: str, owner: str) -> LiveTable:
        """Takes one's seat back from the bot that holds it."""

        def edit(table: LiveTable, doc: Document) -> bool:
            _own_seats(doc, owner)
            return table.phase == "running" and take_back(doc, owner, self._hall.now())

        return await self._hall.change_document(code, owner, edit)

    async def hints(self, code: str, wanted: bool, owner: str) -> LiveTable:
        """Is for hints at this table, or no longer."""

        def edit(table: LiveTable, doc: Document) -> bool:
            own = [doc.seats[seat] for seat in _own_seats(doc, owner)]
            changed = table.phase != "over" and any(info.hints != wanted for info in own)
            for info in own:
                info.hints = wanted
            return changed

        return await self._hall.change_document(code, owner, edit)

    async def rematch(self, code: str, owner: str, place: str = "") -> LiveTable:
        """The same people again. Who asks first settles the new table's code, so that there is one; whoever then finds
        no table with it makes it, and the others say that they are ready."""

        def edit(old: LiveTable, doc: Document) -> bool:
            _own_or_host(doc, owner)
            if old.phase != "over":
                raise Declined("not-over", "a rematch follows a match that is over")
            if doc.rematch:
                return False
            doc.rematch = self._new_code()
            return True

        before = (await self._hall.change_document(code, owner, edit)).doc
        try:
            return await self._accept(before.rematch, owner)
        except NoSuchTable:
            pass
        with contextlib.suppress(StoreFailed):  # another was quicker
            await self.add(self._again(before, owner), self._entropy(32), place, before.rematch)
        try:
            return await self._accept(before.rematch, owner)
        except NoSuchTable:
            raise Unavailable() from None

    async def _accept(self, code: str, owner: str) -> LiveTable:
        table = await self._hall.table(code)
        if table.phase != "open" or not table.doc.seats_of(owner):
            return table
        return await self.ready(code, True, owner)

    def _again(self, doc: Document, owner: str) -> Document:
        again = doc.copy()
        again.phase, again.created, again.started = "open", self._hall.now(), 0
        again.rematch, again.forked_from, again.prefix, again.anew, again.host = "", "", [], [], owner
        again.hurry_ply = -1
        # A new match is played by the newest rules.
        again.rules = find_game(doc.game).check_options(doc.options).rules
        for seat in again.seats:
            seat.links = []
            seat.devices = [Device(owner=device.owner, since=device.since) for device in seat.devices]
            seat.held = seat.out_of_time = False
            seat.agreed_at = seat.hurries_at = -1
            seat.ready = seat.kind == "bot" or doc.one_screen
        if all(seat.ready for seat in again.seats):
            self._begin(again)
        return again

    async def fork(self, code: str, wanted: ForkTable, owner: str, place: str = "") -> LiveTable:
        """Plays on from a step of a match that is over: one seat for who asks, bots for the others."""
        async with self._hall.hold(code) as table:
            match = table.running_match()
            if table.phase != "over":
                raise Declined("not-over", "only from a match that is over can one play on")
            state = match.state_at(wanted.step)
            if state.is_over:
                raise Declined("no-such-step", f"play on from a step before the last; the match has {len(match.line)}")
            doc = table.doc.copy()
            prefix = _kept(match, match.line[: wanted.step])
            seed = match.seed
            own = table.doc.seats_of(owner)
            seat = wanted.seat if wanted.seat is not UNSET else own[0] if len(own) == 1 else state.to_move
            table.seat(seat)
        doc.host, doc.created, doc.visibility = owner, self._hall.now(), "link"
        doc.rematch, doc.forked_from, doc.prefix = "", table.code, prefix
        doc.anew = [(anew.step, anew.seat, anew.seed.hex()) for anew in match.anew if anew.step <= wanted.step]
        if wanted.deal == "anew":
            doc.anew.append((wanted.step, seat, self._entropy(32).hex()))
        doc.one_screen, doc.fixed_seats, doc.seats = False, True, [Seat() for _ in doc.seats]
        for other in range(len(doc.seats)):
            if other != seat:
                _put_bot(doc, other, wanted.level)
        take_seat(doc, seat, wanted.name, wanted.colour, self._device(owner))
        doc.phase, doc.started = "running", self._hall.now()
        return await self.add(doc, seed, place)

    async def keep_record(self, match: Match, owner: str, place: str = "") -> LiveTable:
        """A finished match from its record: to replay, and to play on from."""
        if not match.is_over:
            raise Declined("not-over", "this record is of a match that is not over: only finished ones are shown", 422)
        names = [clean_text(name)[:NAME_LENGTH] or f"Player {seat + 1}" for seat, name in enumerate(match.names)]
        seats = [Seat(kind="bot", name=name) for name in names]
        doc = Document(
            game=match.game.id,
            rules=match.options.rules,
            options=match.options.as_dict(),
            host=owner,
            seats=seats,
            created=self._hall.now(),
            phase="over",
            prefix=_kept(match, match.log),
            anew=[(anew.step, anew.seat, anew.seed.hex()) for anew in match.anew],
        )
        for seat in seats:
            seat.colour = doc.free_colour(None)
            seat.kind = "open"
        return await self.add(doc, match.seed, place)


def _kept(match: Match, entries: list[Entry]) -> list[tuple[int, int]]:
    return [(entry.seat, match.game.kept(entry.action)) for entry in entries]


def _options(game: Game[State], wanted: CreateTable) -> Options:
    texts = dict(wanted.options)
    if wanted.mode is not UNSET:
        texts["mode"] = wanted.mode
    if wanted.players is not UNSET:
        texts["players"] = str(wanted.players)
    elif wanted.seats:
        texts["players"] = str(len(wanted.seats))
    return game.check_options(texts)


def _seat_everybody(
    doc: Document,
    wanted: CreateTable,
    players: int,
    device: Device,
    put_bot: Callable[[Document, int, SeatWish | ChangeSeat], None],
) -> None:
    """The seats as wished for; without a wish: the creator first, the others open."""
    wishes = wanted.seats or [SeatWish(kind="me"), *(SeatWish(kind="open") for _ in range(players - 1))]
    if len(wishes) != players:
        raise Declined("bad-seats", f"{players} players need {players} seats; not {len(wishes)}", 422)
    if sum(wish.kind == "me" for wish in wishes) > 1 and not wanted.one_screen:
        raise Declined("bad-seats", "one seat is yours; for more of them make a one-screen table", 422)
    doc.seats = [Seat() for _ in wishes]
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            put_bot(doc, seat, wish)
            continue
        if wish.kind == "me" or wanted.one_screen:
            fallback = wanted.name if wish.kind == "me" else f"Player {seat + 1}"
            colour = wanted.colour if wish.kind == "me" and wish.colour is UNSET else wish.colour
            take_seat(doc, seat, fallback if wish.name is UNSET else wish.name, colour, device)
            continue
        doc.seats[seat].kind = "person" if wish.kind == "person" else "open"


def take_seat(doc: Document, seat: int, name: str, colour: Colour | UnsetType, device: Device) -> None:
    colour_taken = doc.free_colour(None if colour is UNSET else colour)
    info = doc.seats[seat]
    info.kind, info.name, info.colour = "person", _name(name), colour_taken
    info.devices, info.ready = [device], True
    # Links that were made while the seat was free were for whoever takes it: they end here.
    info.links = []


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


def pass_on(doc: Document, owner: str) -> None:
    """The table is no longer `owner`'s: it goes to somebody who plays on, else to whoever comes next."""
    if doc.host == owner:
        doc.host = next((info.owners[0] for info in doc.seats if info.is_person and not info.held), "")


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


def check_open(table: LiveTable) -> None:
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
