"""What people do at a table around its match: join, change seats, start, leave, come back."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from ludotheque.server.tables.chairs import (
    check_host,
    check_open,
    free,
    free_seat,
    missing,
    own_seats,
    pass_on,
    put_bot,
    rename,
    take_seat,
)
from ludotheque.server.tables.hall import Hall
from ludotheque.table.bounds import MOST_CHANGES
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import ChangeSeat, JoinTable, SeatWish
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Device, Document, Seat, setup_of, take_back

Shuffle = Callable[[list[Seat]], None]


def by_chance(seats: list[Seat]) -> None:
    random.SystemRandom().shuffle(seats)


class Lobby:
    def __init__(self, hall: Hall, shuffle: Shuffle = by_chance) -> None:
        self._hall = hall
        self._shuffle = shuffle

    def device(self, owner: str) -> Device:
        return Device(owner=owner, since=self._hall.now())

    async def join(self, code: str, wanted: JoinTable, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            if doc.one_screen:
                raise Declined("one-screen", "everybody at this table sits before one screen: watch, or make your own")
            check_open(table)
            own = doc.seats_of(owner)
            if own and wanted.seat in (UNSET, own[0]):
                return rename(doc, own[0], wanted)
            chosen = free_seat(doc, wanted.seat)
            for seat in own:
                free(doc, seat)
            take_seat(doc, chosen, wanted.name, wanted.colour, self.device(owner))
            doc.host = doc.host or owner
            return True

        return await self._hall.change_document(code, owner, edit)

    def put_wished_bot(self, doc: Document, seat: int, wish: SeatWish | ChangeSeat) -> None:
        """A bot of a level, or one of those that the operator has named."""
        put_bot(doc, seat, "medium" if wish.level is UNSET else wish.level)
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
            check_host(doc, owner)
            table.seat(seat)
            if doc.seats[seat].is_held_by(owner):
                raise Declined("your-seat", "this is your own seat: leave the table to give it up")
            if wanted.kind == "bot":
                self.put_wished_bot(doc, seat, wanted)
            else:
                free(doc, seat)
                doc.seats[seat].kind = wanted.kind
            return True

        return await self._hall.change_document(code, owner, edit)

    async def swap_seats(self, code: str, seat: int, other: int, owner: str) -> LiveTable:
        """Two change places, so that the right ones are partners."""

        def edit(table: LiveTable, doc: Document) -> bool:
            check_open(table)
            check_host(doc, owner)
            table.seat(seat)
            table.seat(other)
            doc.seats[seat], doc.seats[other] = doc.seats[other], doc.seats[seat]
            return seat != other

        return await self._hall.change_document(code, owner, edit)

    async def ready(self, code: str, ready: bool, owner: str) -> LiveTable:
        """The last one to be ready starts the match."""

        def edit(table: LiveTable, doc: Document) -> bool:
            check_open(table)
            own = own_seats(doc, owner)
            changed = any(doc.seats[seat].ready != ready for seat in own)
            for seat in own:
                doc.seats[seat].ready = ready
            if changed and ready and not missing(doc):
                self.begin(doc)
            return changed

        return await self._hall.change_document(code, owner, edit)

    async def start(self, code: str, owner: str) -> LiveTable:
        def edit(table: LiveTable, doc: Document) -> bool:
            if table.phase == "running":
                return False
            check_open(table)
            check_host(doc, owner)
            self.begin(doc)
            return True

        return await self._hall.change_document(code, owner, edit)

    def begin(self, doc: Document) -> None:
        awaited = missing(doc)
        if awaited:
            raise Declined("not-ready", f"the match starts when everybody is there: {'; '.join(awaited)}")
        setup_of(doc)
        if not doc.fixed_seats:
            self._shuffle(doc.seats)
        doc.phase = "running"
        doc.started = self._hall.now()

    async def leave(self, code: str, seat: int | UnsetType, owner: str) -> LiveTable:
        """Before the start the seat is free again; later a bot plays it to the end unless its player returns."""

        def edit(table: LiveTable, doc: Document) -> bool:
            own = own_seats(doc, owner)
            if seat is not UNSET and seat not in own:
                raise Declined("not-your-seat", f"your seats are {own}; not {seat}", 403)
            leaving = own if seat is UNSET else [seat]
            if table.phase == "over":
                return False
            for one in leaving:
                if table.phase == "open":
                    free(doc, one)
                else:
                    doc.seats[one].held = True
            if set(leaving) == set(own):
                pass_on(doc, owner)
            return True

        table = await self._hall.change_document(code, owner, edit, most=2 * MOST_CHANGES)
        if _is_needless(table):
            await self._hall.remove(table.code, _is_needless)
        return table

    async def back(self, code: str, owner: str) -> LiveTable:
        """Takes one's seat back from the bot that holds it."""

        def edit(table: LiveTable, doc: Document) -> bool:
            own_seats(doc, owner)
            return table.phase == "running" and take_back(doc, owner, self._hall.now())

        return await self._hall.change_document(code, owner, edit)

    async def hints(self, code: str, wanted: bool, owner: str) -> LiveTable:
        """Is for hints at this table, or no longer."""

        def edit(table: LiveTable, doc: Document) -> bool:
            own = [doc.seats[seat] for seat in own_seats(doc, owner)]
            changed = table.phase != "over" and any(info.hints != wanted for info in own)
            for info in own:
                info.hints = wanted
            return changed

        return await self._hall.change_document(code, owner, edit)


def _is_needless(table: LiveTable) -> bool:
    """All have left before it began, and nobody looks."""
    return table.phase == "open" and not table.people() and not table.is_watched
