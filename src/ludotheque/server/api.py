"""The REST calls: one list from which both the routes and the OpenAPI document are made."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludotheque import __version__
from ludotheque.bots.levels import LEVELS
from ludotheque.core.errors import BadOption, LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.journal import OPEN, SPECTATOR, Journal
from ludotheque.core.match import Match
from ludotheque.core.record import write_record
from ludotheque.core.state import State
from ludotheque.games import games
from ludotheque.server import messages
from ludotheque.server.hall import Hall
from ludotheque.server.http import (
    address_of,
    error_response,
    give_cookie,
    json_response,
    known_or_new,
    owner_of,
    parse_body,
    read_body,
)
from ludotheque.server.judge import judge
from ludotheque.server.lessons import lesson
from ludotheque.server.limits import Buckets
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import (
    GameInfo,
    Judgement,
    Lesson,
    Level,
    ModeInfo,
    OptionInfo,
    Replay,
    Rules,
    SeatLink,
    Step,
    Table,
)
from ludotheque.server.problems import Declined, NoSuchTable, Unavailable
from ludotheque.server.render import summary, table_for
from ludotheque.server.rulebook import rules_message
from ludotheque.server.store import StoreFailed
from ludotheque.server.tables import Tables
from ludotheque.server.thinkers import Thinkers

log = logging.getLogger("ludotheque.api")

BASE = "/api/v1"
LISTED = 100
LARGEST_NUMBER = 1_000_000_000

TEXT, SVG, JSON = "text/plain; charset=utf-8", "image/svg+xml", "application/json"
VIEWERS = {"spectator": SPECTATOR, "open": OPEN}


class Asking(Struct):
    """A call as a handler sees it."""

    request: Request
    owner: str
    """The hash of who asks; for calls that make or join something always there."""
    body: object = None

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str, default: str = "") -> str:
        return self.request.query_params.get(name, default)

    def code(self) -> str:
        code = self.path("code").upper()
        if not code.isascii() or not code.isalnum() or len(code) > 16:
            raise NoSuchTable()
        return code

    def seat(self) -> int:
        return _number("seat", self.path("seat"), 15)


Handler = Callable[[Asking], Awaitable[object]]


@dataclass(frozen=True)
class Query:
    name: str
    values: tuple[str, ...] = ()
    about: str = ""


@dataclass(frozen=True)
class Call:
    """One REST call."""

    method: str
    path: str
    handler: Handler
    answers: object
    about: str
    body: type[Struct] | None = None
    queries: tuple[Query, ...] = ()
    media: str = JSON
    identifies: bool = False
    """Gives the browser a token if it has none."""
    large: bool = False
    makes: bool = False
    """Makes a table: counts as such, and identifies."""


class Api:
    def __init__(self, hall: Hall, tables: Tables, thinkers: Thinkers) -> None:
        self._hall = hall
        self._tables = tables
        self._thinkers = thinkers
        self._creates = Buckets(hall.settings.creates_per_minute)
        self.calls = self._list()

    def _list(self) -> list[Call]:
        code, seat = "/tables/{code}", "/tables/{code}/seats/{seat}"
        language = Query("lang", ("en", "fr"), "the language; en if left out")
        viewer = Query("viewer", (), "a seat, `spectator`, or `open` when the match is over")
        return [
            Call("GET", "/games", self.games, list[GameInfo], "the games"),
            Call("GET", "/games/{game}/rules", self.rules, Rules, "the rules by clause", queries=(language,)),
            Call("GET", "/games/{game}/lesson", self.lesson, Lesson, "a guided first game"),
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
            Call("POST", f"{seat}/link", self.seat_link, SeatLink, "a private link to a seat", messages.Nothing),
            Call("POST", f"{code}/ready", self.ready, Table, "ready, or not", messages.SetReady),
            Call("POST", f"{code}/start", self.start, Table, "start the match", messages.Nothing),
            Call("POST", f"{code}/leave", self.leave, Table, "give up a seat", messages.LeaveTable),
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
        ]

    def routes(self) -> list[BaseRoute]:
        return [Route(BASE + call.path, self._endpoint(call), methods=[call.method]) for call in self.calls]

    def _endpoint(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        settings = self._hall.settings

        async def endpoint(request: Request) -> Response:
            token: str | None = None
            try:
                asking = Asking(request, owner_of(request))
                if call.body is not None:
                    most = settings.record_bytes if call.large else settings.message_bytes
                    asking.body = parse_body(await read_body(request, most), call.body)
                if call.makes and self._creates.take(address_of(request)):
                    raise Declined("too-many-requests", "too many tables from your address: wait a minute", 429)
                if call.identifies or call.makes:
                    asking.owner, token = known_or_new(request)
                answer = await call.handler(asking)
            except (Declined, LudothequeError) as error:
                return error_response(error)
            except (StoreFailed, SQLAlchemyError, OSError) as error:
                log.error("the store failed", extra={"error": type(error).__name__})
                return error_response(Unavailable())
            response = json_response(answer) if call.media == JSON else Response(str(answer), media_type=call.media)
            if token is not None:
                give_cookie(request, response, token, settings)
            return response

        return endpoint

    async def games(self, asking: Asking) -> list[GameInfo]:
        return [game_info(game) for game in games()]

    async def rules(self, asking: Asking) -> Rules:
        try:
            return rules_message(asking.path("game"), msgspec.convert(asking.query("lang", "en"), messages.Language))
        except BadOption as error:
            raise Declined("no-such-game", str(error), 404) from None
        except msgspec.ValidationError:
            raise Declined("bad-language", "lang is en or fr", 422, ["en", "fr"]) from None

    async def lesson(self, asking: Asking) -> Lesson:
        try:
            return lesson(asking.path("game"))
        except BadOption as error:
            raise Declined("no-such-game", str(error), 404) from None

    async def create(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.CreateTable)
        return self._shown(await self._tables.create(asking.body, asking.owner), asking)

    async def list_tables(self, asking: Asking) -> list[messages.TableSummary]:
        which = asking.query("which", "public")
        if which == "public":
            rows = await self._hall.store.public(LISTED)
        elif which == "mine":
            rows = await self._hall.store.mine(asking.owner, LISTED) if asking.owner else []
        else:
            raise Declined("bad-request", "which is public or mine", 422, ["public", "mine"])
        return [summary(row, asking.owner) for row in rows]

    async def table(self, asking: Asking) -> Table:
        async with self._hall.hold(asking.code()) as table:
            return self._shown(table, asking)

    async def join(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.JoinTable)
        return self._shown(await self._tables.join(asking.code(), asking.body, asking.owner), asking)

    async def change_seat(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.ChangeSeat)
        table = await self._tables.change_seat(asking.code(), asking.seat(), asking.body, asking.owner)
        return self._shown(table, asking)

    async def seat_link(self, asking: Asking) -> SeatLink:
        return await self._tables.seat_link(asking.code(), asking.seat(), asking.owner)

    async def ready(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.SetReady)
        return self._shown(await self._tables.ready(asking.code(), asking.body.ready, asking.owner), asking)

    async def start(self, asking: Asking) -> Table:
        return self._shown(await self._tables.start(asking.code(), asking.owner), asking)

    async def leave(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.LeaveTable)
        return self._shown(await self._tables.leave(asking.code(), asking.body.seat, asking.owner), asking)

    async def rematch(self, asking: Asking) -> Table:
        return self._shown(await self._tables.rematch(asking.code(), asking.owner), asking)

    async def fork(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.ForkTable)
        return self._shown(await self._tables.fork(asking.code(), asking.body, asking.owner), asking)

    async def upload(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.UploadRecord)
        return self._shown(await self._tables.from_record(asking.body.record, asking.owner), asking)

    async def claim(self, asking: Asking) -> Table:
        assert isinstance(asking.body, messages.ClaimSeat)
        return self._shown(await self._tables.claim(asking.body, asking.owner), asking)

    async def record(self, asking: Asking) -> str:
        async with self._hall.hold(asking.code()) as table:
            match = table.running_match()
            if table.phase != "over":
                raise Declined("not-over", "a record holds the seed: it is given out when the match is over")
            return write_record(match)

    async def replay(self, asking: Asking) -> Replay:
        async with self._hall.hold(asking.code()) as table:
            viewer = self._viewer(table, asking)
            match = table.running_match()
            return Replay(
                table=self._shown(table, asking),
                viewer=viewer,
                steps=replay_steps(match, viewer),
                outcome=match.outcome(),
                score_sheet=match.game.score_sheet(match.state) if match.is_over else [],
            )

    async def judgement(self, asking: Asking) -> Judgement:
        step = _number("step", asking.query("step"), LARGEST_NUMBER)
        return await judge(self._hall, self._thinkers, asking.code(), step, asking.owner)

    async def picture(self, asking: Asking) -> str:
        async with self._hall.hold(asking.code()) as table:
            viewer = self._viewer(table, asking)
            match = table.running_match()
            step = _number("step", asking.query("step", str(len(match.line))), LARGEST_NUMBER)
            return match.game.draw(match.game.view(match.state_at(step), viewer))

    def _viewer(self, table: LiveTable, asking: Asking) -> int:
        """One viewer: the one asked for, else one's own first seat."""
        wished = asking.query("viewer")
        return table.viewers(asking.owner, parse_viewer(wished) if wished else None)[0]

    def _shown(self, table: LiveTable, asking: Asking) -> Table:
        return table_for(table, asking.owner, self._hall.link(table))


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
    )


def replay_steps(match: Match, viewer: int) -> list[Step]:
    """The match's line as `viewer` may see it, step by step."""
    game, state = match.game, match.state_at(0)
    steps = [Step(step=0, seat=-1, events=[], view=game.view(state, viewer))]
    for number, entry in enumerate(match.line, 1):
        shown = viewer in (entry.seat, OPEN) or match.is_over
        notation = game.action_text(state, entry.action) if shown else ""
        journal = Journal()
        state.apply(entry.action, journal)
        step = Step(step=number, seat=entry.seat, events=list(journal.seen_by(viewer)), view=game.view(state, viewer))
        if shown:
            step["notation"] = notation
        steps.append(step)
    return steps


def parse_viewer(text: str) -> int:
    if text in VIEWERS:
        return VIEWERS[text]
    try:
        return _number("viewer", text, 15)
    except Declined:
        raise Declined("bad-viewer", "viewer is a seat's number, spectator, or open", 422) from None


def _number(name: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12 and int(text) <= most):
        raise Declined("bad-request", f"{name} is a number from 0 to {most}; not {text[:20]!r}", 422)
    return int(text)


SERVER_VERSION = __version__
