"""Every call that is not a message of a match: one list, from which routes and the OpenAPI document are made.

A call knows nothing of HTTP. A server answers it over the network, a page in a worker of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from ludotheque.bots.levels import LEVELS
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.record import read_record, write_record
from ludotheque.core.state import State
from ludotheque.core.what_if import WhatIf, what_if
from ludotheque.games import game as find_game
from ludotheque.games import games
from ludotheque.server import metrics
from ludotheque.server.tables.aside import Meter
from ludotheque.server.tables.asking import SVG, TEXT, Asking, Call, Query, number
from ludotheque.server.tables.devices import Devices
from ludotheque.server.tables.hall import Hall
from ludotheque.server.tables.making import Maker
from ludotheque.server.tables.replays import Replays, Told
from ludotheque.server.tables.study import StudyCalls, known_game
from ludotheque.server.thinking.review import judge
from ludotheque.table import messages
from ludotheque.table.bounds import LARGEST_NUMBER, LAST_SEAT, LISTED, RECORD_LINES
from ludotheque.table.events import Row
from ludotheque.table.lessons import has_lesson, lesson
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import (
    GameInfo,
    Judgement,
    Lesson,
    Level,
    ModeInfo,
    OptionInfo,
    Parcel,
    Replay,
    Rules,
    SeatDevices,
    SeatLink,
    Table,
)
from ludotheque.table.outgoing import summary, table_for
from ludotheque.table.parcels import parcel
from ludotheque.table.ports import Thinkers
from ludotheque.table.problems import Declined, NoSuchTable
from ludotheque.table.rules_page import rules_message

log = logging.getLogger("ludotheque.calls")


DEAREST_LIST = 0.25
"""Seconds that a list may cost: a database that is away is nobody's fault."""
VIEWERS = {"spectator": SPECTATOR, "open": OPEN}


class Calls:
    def __init__(self, hall: Hall, maker: Maker, thinkers: Thinkers) -> None:
        self._hall = hall
        self._maker = maker
        self._lobby = maker.lobby
        self._devices = Devices(hall)
        self._thinkers = thinkers
        self._workshop = hall.workshop
        self._replays = Replays(self._workshop)
        self._listing: asyncio.Future[list[Row]] | None = None
        self.all = self._list()

    def _list(self) -> list[Call]:
        code, seat = "/tables/{code}", "/tables/{code}/seats/{seat}"
        language = Query("lang", ("en", "fr"), "the language; en if left out")
        viewer = Query("viewer", (), "a seat, `spectator`, or `open` when the match is over")
        return [
            Call("GET", "/games", self.games, list[GameInfo], "the games"),
            Call("GET", "/games/{game}/rules", self.rules, Rules, "the rules by clause", queries=(language,)),
            Call("GET", "/games/{game}/lesson", self.lesson, Lesson, "a guided first game"),
            Call("GET", "/games/{game}/words", self.words, str, "its words (Fluent)", queries=(language,), media=TEXT),
            Call("POST", "/tables", self.create, Table, "make a table", messages.CreateTable, makes=True),
            Call(
                "GET",
                "/tables",
                self.list_tables,
                list[messages.TableSummary],
                "public tables, or those that are yours",
                queries=(Query("which", ("public", "mine")),),
            ),
            Call("GET", code, self.table, Table, "a table"),
            Call("POST", f"{code}/join", self.join, Table, "take a seat", messages.JoinTable, identifies=True),
            Call("POST", seat, self.change_seat, Table, "make a seat a bot's, open or kept", messages.ChangeSeat),
            Call("POST", f"{seat}/swap", self.swap_seats, Table, "two seats change places", messages.SwapSeats),
            Call("POST", f"{seat}/link", self.seat_link, SeatLink, "a private link to a seat", messages.Nothing),
            Call("GET", f"{seat}/devices", self.devices, SeatDevices, "where an own seat is open"),
            Call(
                "POST",
                f"{seat}/devices/end",
                self.end_device,
                SeatDevices,
                "end a device and the links of an own seat",
                messages.EndDevice,
            ),
            Call("POST", f"{code}/ready", self.ready, Table, "ready, or not", messages.SetReady),
            Call("POST", f"{code}/start", self.start, Table, "start the match", messages.Nothing),
            Call("POST", f"{code}/leave", self.leave, Table, "give up a seat", messages.LeaveTable),
            Call("POST", f"{code}/back", self.back, Table, "take a seat back from the bot", messages.Nothing),
            Call("POST", f"{code}/hints", self.hints, Table, "be for hints, or not", messages.SetHints),
            Call("POST", f"{code}/rematch", self.rematch, Table, "the same people again", messages.Nothing),
            Call("POST", f"{code}/fork", self.fork, Table, "play on from a step", messages.ForkTable, makes=True),
            Call("GET", f"{code}/replay", self.replay, Replay, "every step", queries=(viewer, language)),
            Call(
                "GET",
                f"{code}/judgement",
                self.judgement,
                Judgement,
                "what a strong bot thinks of a step's move, when the match is over",
                queries=(Query("step", (), "the step's number, from 1"),),
                long=True,
            ),
            Call(
                "GET",
                f"{code}/what-if",
                self.what_if,
                WhatIf | None,
                "the move that would have won a match for a seat that lost it; null if there is none",
                queries=(Query("seat", (), "the seat's number"),),
            ),
            Call(
                "GET",
                f"{code}/picture.svg",
                self.picture,
                str,
                "a position drawn",
                queries=(Query("step", (), "the number of actions played; the last if left out"), viewer),
                media=SVG,
            ),
            Call("GET", f"{code}/record", self.record, str, "the record of a match that is over", media=TEXT),
            Call("GET", f"{code}/parcel", self.parcel, Parcel, "a match against bots, to go on with offline"),
            Call(
                "POST",
                "/records",
                self.upload,
                Table,
                "a record to replay",
                messages.UploadRecord,
                makes=True,
                large=True,
            ),
            Call("POST", "/seats/claim", self.claim, Table, "a seat by its link", messages.ClaimSeat, identifies=True),
            *StudyCalls(self._thinkers, self._workshop).all,
        ]

    async def games(self, asking: Asking) -> list[GameInfo]:
        return [game_info(game) for game in games()]

    async def rules(self, asking: Asking) -> Rules:
        game = known_game(asking)
        try:
            return rules_message(game, msgspec.convert(asking.query("lang", "en"), messages.Language))
        except msgspec.ValidationError:
            raise Declined("bad-language", "lang is en or fr", 422, ["en", "fr"]) from None

    async def words(self, asking: Asking) -> str:
        from ludotheque.text import game_words  # a page has these words already, and not what reads them here

        game = known_game(asking)
        try:
            return game_words(game, asking.query("lang", "en"))
        except BadOption as error:
            raise Declined("bad-language", str(error), 422, ["en", "fr"]) from None

    async def lesson(self, asking: Asking) -> Lesson:
        return lesson(known_game(asking), asking.query("part", ""))

    async def create(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.CreateTable)
        return self._shown(await self._maker.create(asking.body, asking), asking)

    async def list_tables(self, asking: Asking) -> list[messages.TableSummary]:
        which = asking.query("which", "public")
        if which == "public":
            rows = await self._public(asking.meter)
        elif which == "mine":
            rows = await self._hall.store.mine(asking.owner, LISTED) if asking.owner else []
        else:
            raise Declined("bad-request", "which is public or mine", 422, ["public", "mine"])
        return [line for row in rows if (line := _summary(row, asking.owner)) is not None]

    async def _public(self, meter: Meter) -> list[Row]:
        """All public tables are looked through: once for all who ask meanwhile, and for who asked first, whom it costs
        what it takes the database."""
        if self._listing is None:
            self._listing = asyncio.ensure_future(self._look_through(meter))
            self._listing.add_done_callback(self._listed)
        return await asyncio.shield(self._listing)

    async def _look_through(self, meter: Meter) -> list[Row]:
        begun = time.perf_counter()
        rows = await self._hall.store.public(LISTED)
        meter.spend(min(time.perf_counter() - begun, DEAREST_LIST))
        return rows

    def _listed(self, listing: asyncio.Future[list[Row]]) -> None:
        self._listing = None
        if not listing.cancelled():
            listing.exception()  # nobody may be left to hear of it

    async def table(self, asking: Asking) -> Table:
        async with self._hall.hold(asking.code()) as table:
            return self._shown(table, asking)

    async def join(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.JoinTable)
        return self._shown(await self._lobby.join(asking.code(), asking.body, asking.owner), asking)

    async def change_seat(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.ChangeSeat)
        table = await self._lobby.change_seat(asking.code(), asking.seat(), asking.body, asking.owner)
        return self._shown(table, asking)

    async def swap_seats(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.SwapSeats)
        table = await self._lobby.swap_seats(asking.code(), asking.seat(), asking.body.other, asking.owner)
        return self._shown(table, asking)

    async def seat_link(self, asking: Asking) -> SeatLink:
        return await self._devices.make_link(asking.code(), asking.seat(), asking.owner)

    async def devices(self, asking: Asking) -> SeatDevices:
        return await self._devices.list(asking.code(), asking.seat(), asking.owner)

    async def end_device(self, asking: Asking) -> SeatDevices:
        assert isinstance(asking.body, messages.EndDevice)
        return await self._devices.end(asking.code(), asking.seat(), asking.body, asking.owner)

    async def ready(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.SetReady)
        return self._shown(await self._lobby.ready(asking.code(), asking.body.ready, asking.owner), asking)

    async def start(self, asking: Asking) -> Table:
        return self._shown(await self._lobby.start(asking.code(), asking.owner), asking)

    async def leave(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.LeaveTable)
        return self._shown(await self._lobby.leave(asking.code(), asking.body.seat, asking.owner), asking)

    async def back(self, asking: Asking) -> Table:
        return self._shown(await self._lobby.back(asking.code(), asking.owner), asking)

    async def hints(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.SetHints)
        return self._shown(await self._lobby.hints(asking.code(), asking.body.wanted, asking.owner), asking)

    async def rematch(self, asking: Asking) -> Table:
        return self._shown(await self._maker.rematch(asking.code(), asking), asking)

    async def fork(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.ForkTable)
        table = await self._maker.fork(asking.code(), asking.body, asking)
        return self._shown(table, asking)

    async def upload(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.UploadRecord)
        text = asking.body.record
        match = await self._workshop.do(asking.meter, lambda: read_record(text, find_game, RECORD_LINES))
        return self._shown(await self._maker.keep_record(match, asking), asking)

    async def claim(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.ClaimSeat)
        return self._shown(await self._devices.claim(asking.body, asking.owner), asking)

    async def record(self, asking: Asking) -> str:
        async with self._hall.hold(asking.code()) as table:
            match = table.running_match()
            if table.phase != "over":
                raise Declined("not-over", "a record holds the seed: it is given out when the match is over")
            return write_record(match)

    async def parcel(self, asking: Asking) -> Parcel:
        async with self._hall.hold(asking.code()) as table:
            stored = await self._hall.store.load(table.code)
        if stored is None:
            raise NoSuchTable()
        return await self._workshop.do(asking.meter, lambda: parcel(stored, asking.owner))

    async def replay(self, asking: Asking) -> Told:
        async with self._hall.hold(asking.code()) as table:
            viewer = self._viewer(table, asking)
            match = table.running_match()
            replay = Replay(
                table=self._shown(table, asking),
                viewer=viewer,
                steps=[],
                outcome=match.outcome(),
                score_sheet=match.game.score_sheet(match.state) if match.is_over else [],
            )
            making = self._replays.steps(table, viewer, asking.meter)
        return Told.of(replay, await making)

    async def judgement(self, asking: Asking) -> Judgement:
        step = number("step", asking.query("step"), LARGEST_NUMBER)
        return await judge(self._hall, self._thinkers, asking.code(), step, asking.owner, asking.meter.address)

    async def what_if(self, asking: Asking) -> WhatIf | None:
        async with self._hall.hold(asking.code()) as table:
            match = table.running_match()
            if table.phase != "over":
                raise Declined("not-over", "what would have won is told when the match is over")
            seat = number("seat", asking.query("seat"), len(match.names) - 1)
        return await self._workshop.do(asking.meter, lambda: what_if(match, seat))

    async def picture(self, asking: Asking) -> str:
        async with self._hall.hold(asking.code()) as table:
            viewer = self._viewer(table, asking)
            match = table.running_match()
            step = number("step", asking.query("step", str(len(match.line))), LARGEST_NUMBER)
            return match.game.draw(match.game.view(match.state_at(step), viewer))

    def _viewer(self, table: LiveTable, asking: Asking) -> int:
        """One viewer: the one asked for, else one's own first seat."""
        wished = asking.query("viewer")
        viewer = table.viewers(asking.owner, parse_viewer(wished) if wished else None)[0]
        if viewer != SPECTATOR and table.is_passed_round(asking.owner):
            raise Declined("passed-round", "this screen is passed round: hands are shown only at the table", 403)
        return viewer

    def _shown(self, table: LiveTable, asking: Asking) -> Table:
        table.payer = table.payer or asking.meter.address
        return table_for(table, asking.owner, self._hall.link(table))


def _summary(row: Row, owner: str) -> messages.TableSummary | None:
    """None for a row that cannot be read: the others are shown all the same."""
    try:
        return summary(row, owner)
    except Exception as error:
        metrics.UNREADABLE.inc()
        log.error("a table cannot be read", extra={"table": row.code, "error": type(error).__name__})
        return None


def game_info(game: Game[State]) -> GameInfo:
    return GameInfo(
        id=game.id,
        name=game.name,
        designers=list(game.designers),
        publisher=game.publisher,
        minutes=game.minutes,
        modes=[ModeInfo(id=mode.id, players=list(mode.players)) for mode in game.modes],
        options=[
            OptionInfo(name=choice.name, values=list(choice.values), clause=choice.clause, modes=list(choice.modes))
            for choice in game.choices
        ],
        rules=game.rules_version,
        levels=msgspec.convert(LEVELS, list[Level]),
        lesson=has_lesson(game.id),
    )


def parse_viewer(text: str) -> int:
    if text in VIEWERS:
        return VIEWERS[text]
    try:
        return number("viewer", text, LAST_SEAT)
    except Declined:
        raise Declined("bad-viewer", "viewer is a seat's number, spectator, or open", 422) from None
