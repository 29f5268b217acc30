"""The ASGI app: everything put together."""

from __future__ import annotations

import contextlib
import functools
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from html import escape
from pathlib import Path

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ludotheque import __version__
from ludotheque.server import metrics
from ludotheque.server.admin.bans import Bans
from ludotheque.server.admin.orders import Orders
from ludotheque.server.neighbours import NeighbourFanout, Neighbours
from ludotheque.server.net.api import BASE, Api
from ludotheque.server.net.health import Doctor
from ludotheque.server.net.http import (
    CONTENT_POLICY,
    WORKER_POLICY,
    Guard,
    encode,
    error_response,
    json_response,
    meter_of,
)
from ludotheque.server.net.identity import hashed, new_secret
from ludotheque.server.net.places import Places
from ludotheque.server.net.sockets import Sockets
from ludotheque.server.net.tokens import Tokens
from ludotheque.server.net.turnstile import Meter, Turnstile, watch_lag
from ludotheque.server.settings import BadSetting, Settings
from ludotheque.server.store.database import Database, what_is_wrong
from ludotheque.server.store.fanout import RedisFanout
from ludotheque.server.store.store import Store
from ludotheque.server.supervision import Supervisor
from ludotheque.server.tables.alarms import PULSE_EVERY, Keeper, Move
from ludotheque.server.tables.asking import table_code
from ludotheque.server.tables.calls import Calls, parse_viewer
from ludotheque.server.tables.conversations import Conversations
from ludotheque.server.tables.hall import Hall, Now, wall_clock
from ludotheque.server.tables.lobby import Lobby, Shuffle, by_chance
from ludotheque.server.tables.making import Maker
from ludotheque.server.tables.referee import Referee
from ludotheque.server.thinking.pool import Thinkers
from ludotheque.table.bounds import DEEPEST_PATH
from ludotheque.table.clocks import Downtimes
from ludotheque.table.messages import Health
from ludotheque.table.ports import Fanout
from ludotheque.table.problems import Declined

log = logging.getLogger("ludotheque.app")

STATIC = Path(__file__).parent.parent / "static"
OPENAPI = Path(__file__).with_name("openapi.json")
"""Written by `python -m ludotheque.codegen.openapi`."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Told apart here: systems differ in what they take a script for, and browsers run none that is called otherwise."""
SERVICE_WORKER = "sw.js"
WORKER = "worker-"
"""How the client's build names the scripts in which the engine runs."""
PACKED = {"br": ".br", "gzip": ".gz"}
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """Ludotheque's server is running, but the web table is not here.
Packages have it inside. In a clone, `make play` builds it.
The API is there: api/v1/openapi.json
"""


class Server:
    """One process: its parts, opened in order and closed in the opposite one."""

    def __init__(
        self,
        settings: Settings,
        now: Now = wall_clock,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        shuffle: Shuffle = by_chance,
        static: Path = STATIC,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.neighbours = neighbours
        self.static = static
        self.places = Places()
        self.turnstile = Turnstile(settings.cpu_share, settings.cpu_burst, settings.lines_per_minute)
        first = neighbours is None or neighbours.place == 0
        self.store = Store(Database(settings.database), shares=neighbours is not None, copies=first)
        self.tasks = Supervisor()
        self.fanout = self._fanout()
        self.tokens = Tokens(self.store.knows)
        self.hall = Hall(settings, self.store, self.fanout, now)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.keeper = Keeper(self.hall, self.thinkers, self._paid)
        self.maker = Maker(self.hall, Lobby(self.hall, shuffle), entropy)
        self.bans = Bans(self.places)
        talk = Conversations(self.hall, self.keeper, Referee(self.hall, self.thinkers), self.bans.is_mute)
        self.sockets = Sockets(settings, talk)
        self.orders = Orders(self.store, self.hall, self.sockets, self.bans)
        self.api = Api(Calls(self.hall, self.maker, self.thinkers).all, settings, self.places, self.tokens, self.bans)
        self.doctor = Doctor(self.store, (self.tasks, self.store.tasks, self.keeper.tasks, self.thinkers.tasks))
        self.stopping = False
        self.app: ASGIApp = Guard(
            Starlette(
                routes=[
                    *self.api.routes(),
                    Route(f"{BASE}/openapi.json", self._openapi),
                    Route("/openapi.json", self._openapi),
                    WebSocketRoute(BASE + "/tables/{code}/play", self._play),
                    Route("/healthz", self._healthz),
                    Route("/metrics", self._metrics),
                    Route("/{path:path}", self._page),
                ],
                lifespan=self._lifespan,
                exception_handlers={HTTPException: _http_error, Exception: _crash},
            ),
            settings,
            self.turnstile,
            self.places,
        )

    async def _paid(self, address: str, move: Move) -> None:
        """A bot's move takes what its bot's thought does not: to be stored and to be told to all who look on. After a
        start nobody is known for whom it is."""
        meter = Meter(self.turnstile, self.turnstile.account(address), "a bot's move")
        if address:
            await meter.turn()
        await meter.pays(move())

    def _fanout(self) -> Fanout:
        if self.settings.redis:
            return RedisFanout(self.settings.redis)
        return Fanout() if self.neighbours is None else NeighbourFanout(self.neighbours, self.tasks)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            await self.close()

    async def open(self) -> None:
        """Raises `BadSetting` with words that say what is in the way."""
        if self.neighbours is None:
            self.store.hold()
        silence = int(2 * PULSE_EVERY * 1000)
        try:
            await self.store.open()
            self.places.use(await self.store.key("places"))
            self.tokens.use(await self.store.key("tokens"))
            self.hall.downtimes = Downtimes(await self.store.note_start(self.hall.now(), silence))
        except Exception as error:
            log.debug("the database was not opened", extra={"error": type(error).__name__})
            raise BadSetting(f"database: {what_is_wrong(error)}") from None
        if self.neighbours is not None:
            self.neighbours.open()
        await self.fanout.open(self.hall)
        await self.thinkers.open()
        await self.keeper.open()
        await self.orders.open(self.tasks)
        self.tasks.start("lag", watch_lag)
        log.info("started", extra={"database": self.settings.database.partition(":")[0]})

    async def drain(self) -> None:
        """Before the process stops: nobody new, and everybody is told to connect again."""
        self.stopping = True
        await self.sockets.close()

    async def close(self) -> None:
        """All of it, whatever goes wrong with a part: what stayed open would keep the process from ending."""
        async with contextlib.AsyncExitStack() as parts:
            # The last of these is closed first.
            parts.push_async_callback(self.store.close)
            if self.neighbours is not None:
                parts.callback(self.neighbours.close)
            for part in (self.fanout, self.thinkers, self.keeper, self.tasks, self.doctor):
                parts.push_async_callback(part.close)
            parts.push_async_callback(self.drain)
        log.info("stopped")

    async def _play(self, websocket: WebSocket) -> None:
        try:
            since = _since(websocket.query_params.get("since", "0"))
            wished = websocket.query_params.get("viewer")
            wish = None if wished in (None, "") else parse_viewer(str(wished))
            changes = _yes("changes", websocket.query_params.get("changes", "no"))
            code = table_code(str(websocket.path_params["code"]))
            owner = await self.tokens.owner_of(websocket) or hashed(new_secret())
            self.bans.check(owner, meter_of(websocket).address)
        except Declined as error:
            await websocket.receive()
            await websocket.send_denial_response(error_response(error))
            return
        await self.sockets.serve(websocket, code, owner, meter_of(websocket), since, wish, changes)

    async def _openapi(self, request: Request) -> Response:
        return Response(self._openapi_text, media_type="application/json", headers={"cache-control": "no-store"})

    @functools.cached_property
    def _openapi_text(self) -> bytes:
        """Read once: it is always the same."""
        document = msgspec.json.decode(OPENAPI.read_bytes())
        if self.settings.root_path:
            document["servers"] = [{"url": self.settings.root_path}]
        return encode(document)

    @property
    def has_table(self) -> bool:
        """Whether the web client is here to be served."""
        return (self.static / "index.html").is_file()

    async def _healthz(self, request: Request) -> Response:
        health = Health(status="ok", version=__version__, database=self.settings.database.partition(":")[0])
        if self.stopping:
            health.status = "stopping"
        elif ill := await self.doctor.complaints():
            health.status, health.ill = "broken", ill
        return json_response(health, 200 if health.status == "ok" else 503)

    def _found(self, path: str) -> Path | None:
        """The file at this path, if it is one of ours."""
        if path.count("/") > DEEPEST_PATH:
            return None
        try:
            file = (self.static / path).resolve()
            return file if file.is_relative_to(self.static.resolve()) and file.is_file() else None
        except (OSError, ValueError):  # a NUL, or a name longer than any file's
            return None

    async def _metrics(self, request: Request) -> Response:
        return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)

    async def _page(self, request: Request) -> Response:
        """The client's files; its one page for every other address."""
        path = str(request.path_params["path"])
        if path.startswith("api/"):
            words = f"there is no call /{path[:100]}; see api/v1/openapi.json"
            return error_response(Declined("no-such-call", words, 404))
        file = self._found(path)
        if file is not None:
            return _file(request, file, FOREVER if _is_named_for_its_content(file) else "no-cache")
        if path.startswith(("assets/", "engine/")):
            return error_response(Declined("http-404", "there is no such file", 404))
        if self.has_table:
            return self._index(request)
        return PlainTextResponse(NOT_BUILT, 200 if not path else 404)

    def _index(self, request: Request) -> Response:
        """The one page; it links to the documents, if there is word where they are."""
        page = self.static / "index.html"
        if not self.settings.docs:
            return _file(request, page, "no-cache")
        text = page.read_text("utf-8").replace("<html ", f'<html data-docs="{escape(self.settings.docs)}" ', 1)
        return HTMLResponse(text, headers={"cache-control": "no-cache"})


def _is_named_for_its_content(file: Path) -> bool:
    is_pack = file.suffix == ".pack" and file.parent.name == "engine"
    return "assets" in file.parts or is_pack or file.parent.name.startswith("pyodide-")


def _file(request: Request, file: Path, cache: str) -> Response:
    """As the client's build packed it, if the browser takes that."""
    accepted = [part.strip() for part in request.headers.get("accept-encoding", "").split(",")]
    kind = KINDS.get(file.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if file.name.startswith(WORKER):
        headers["content-security-policy"] = WORKER_POLICY
    elif file.name == SERVICE_WORKER:
        headers["content-security-policy"] = CONTENT_POLICY
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _since(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Declined("bad-request", "since is the number of a version", 422)
    return int(text)


def _yes(name: str, text: str) -> bool:
    if text not in ("yes", "no"):
        raise Declined("bad-request", f"{name} is yes or no", 422, ["yes", "no"])
    return text == "yes"


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = {404: "there is nothing at this address", 405: "this address does not take this method"}
    response = error_response(
        Declined(f"http-{error.status_code}", words.get(error.status_code, error.detail), error.status_code)
    )
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _crash(request: Request, error: Exception) -> Response:
    """Our own fault: logged without its texts, which might tell what nobody may know."""
    if isinstance(error, Declined):
        return error_response(error)
    return json_response(
        msgspec.to_builtins({"error": {"code": "internal", "message": "the server failed; nothing was changed"}}), 500
    )
