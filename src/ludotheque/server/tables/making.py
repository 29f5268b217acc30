"""How tables come to be: made, played again, played on from a step, brought as a record."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

from msgspec import UNSET

from ludotheque.core.game import Game
from ludotheque.core.match import Entry, Match
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.server import metrics
from ludotheque.server.net.identity import new_code
from ludotheque.server.tables.asking import Asking
from ludotheque.server.tables.chairs import own_or_host, put_bot, take_seat
from ludotheque.server.tables.hall import Hall
from ludotheque.server.tables.lobby import Lobby
from ludotheque.server.tables.room import Room
from ludotheque.table.bounds import NAME_LENGTH
from ludotheque.table.events import DOCUMENT, Event, Row, Stored
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import ChangeSeat, CreateTable, ForkTable, SeatWish
from ludotheque.table.plain_text import clean_text
from ludotheque.table.ports import StoreFailed
from ludotheque.table.problems import Declined, NoSuchTable, Unavailable
from ludotheque.table.seating import Device, Document, Seat


class Maker:
    def __init__(
        self,
        hall: Hall,
        lobby: Lobby,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        new_code: Callable[[], str] = new_code,
    ) -> None:
        self._hall = hall
        self.lobby = lobby
        self._entropy = entropy
        self._new_code = new_code
        self._room = Room(hall)

    async def create(self, wanted: CreateTable, asking: Asking) -> LiveTable:
        game = find_game(wanted.game)
        options = _options(game, wanted)
        doc = Document(
            game=game.id,
            rules=options.rules,
            options=options.as_dict(),
            host=asking.owner,
            seats=[],
            created=self._hall.now(),
            visibility=wanted.visibility,
            pace=wanted.pace,
            one_screen=wanted.one_screen,
            fixed_seats=wanted.fixed_seats,
        )
        _seat_everybody(doc, wanted, options.players, self.lobby.device(asking.owner), self.lobby.put_wished_bot)
        if wanted.start:
            self.lobby.begin(doc)
        return await self._add(doc, self._entropy(32), asking)

    async def _add(self, doc: Document, seed: bytes, asking: Asking, code: str = "") -> LiveTable:
        """Stores a new table, if there is room for one more."""
        async with self._room.place_for(doc, asking.place):
            return await self._store(doc, seed, asking, code)

    async def _store(self, doc: Document, seed: bytes, asking: Asking, code: str) -> LiveTable:
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
            place=asking.place,
            people=-1 if doc.phase == "over" else sum(seat.is_person for seat in doc.seats),
        )
        event = Event(version=1, kind=DOCUMENT, time=now, actor=doc.host[:16], body=row.doc)
        table = await self._hall.build(Stored(row=row, snapshot=None, events=[event]), asking.meter)
        row.to_move, row.weight = table.to_move, table.weight
        table.id = await self._hall.store.create(row, event, doc.holders(), doc.links())
        metrics.TABLES_MADE.labels(doc.game).inc()
        table = self._hall.welcome(table)
        self._hall.on_change(table)
        return table

    async def rematch(self, code: str, asking: Asking) -> LiveTable:
        """The same people again. Who asks first settles the new table's code, so that there is one; whoever then finds
        no table with it makes it, and the others say that they are ready."""
        owner = asking.owner

        def edit(old: LiveTable, doc: Document) -> bool:
            own_or_host(doc, owner)
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
            await self._add(self._again(before, owner), self._entropy(32), asking, before.rematch)
        try:
            return await self._accept(before.rematch, owner)
        except NoSuchTable:
            raise Unavailable() from None

    async def _accept(self, code: str, owner: str) -> LiveTable:
        table = await self._hall.table(code)
        if table.phase != "open" or not table.doc.seats_of(owner):
            return table
        return await self.lobby.ready(code, True, owner)

    def _again(self, doc: Document, owner: str) -> Document:
        again = doc.copy()
        again.phase, again.created, again.started = "open", self._hall.now(), 0
        again.rematch, again.forked_from, again.prefix, again.anew, again.host = "", "", [], [], owner
        again.hurry_ply = -1
        # A new match is played by the newest rules.
        again.rules = find_game(doc.game).check_options(doc.options).rules
        for seat in again.seats:
            seat.links = []
            seat.name = "" if seat.is_free else seat.name  # of who played it in a record
            seat.devices = [Device(owner=device.owner, since=device.since) for device in seat.devices]
            seat.held = seat.out_of_time = False
            seat.agreed_at = seat.hurries_at = -1
            seat.ready = seat.kind == "bot" or doc.one_screen
        if all(seat.ready for seat in again.seats):
            self.lobby.begin(again)
        return again

    async def fork(self, code: str, wanted: ForkTable, asking: Asking) -> LiveTable:
        """Plays on from a step of a match that is over: one seat for who asks, bots for the others."""
        owner = asking.owner
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
        doc.rematch, doc.forked_from, doc.prefix, doc.hurry_ply = "", table.code, prefix, -1
        doc.anew = [(anew.step, anew.seat, anew.seed.hex()) for anew in match.anew if anew.step <= wanted.step]
        if wanted.deal == "anew":
            doc.anew.append((wanted.step, seat, self._entropy(32).hex()))
        doc.one_screen, doc.fixed_seats, doc.seats = False, True, [Seat() for _ in doc.seats]
        for other in range(len(doc.seats)):
            if other != seat:
                put_bot(doc, other, wanted.level)
        take_seat(doc, seat, wanted.name, wanted.colour, self.lobby.device(owner))
        doc.phase, doc.started = "running", self._hall.now()
        return await self._add(doc, seed, asking)

    async def keep_record(self, match: Match, asking: Asking) -> LiveTable:
        """A finished match from its record: to replay, and to play on from."""
        if not match.is_over:
            raise Declined("not-over", "this record is of a match that is not over: only finished ones are shown", 422)
        names = [clean_text(name)[:NAME_LENGTH] or f"Player {seat + 1}" for seat, name in enumerate(match.names)]
        seats = [Seat(kind="bot", name=name) for name in names]
        doc = Document(
            game=match.game.id,
            rules=match.options.rules,
            options=match.options.as_dict(),
            host=asking.owner,
            seats=seats,
            created=self._hall.now(),
            phase="over",
            prefix=_kept(match, match.log),
            anew=[(anew.step, anew.seat, anew.seed.hex()) for anew in match.anew],
        )
        for seat in seats:
            seat.colour = doc.free_colour(None)
            seat.kind = "open"
        return await self._add(doc, match.seed, asking)


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
