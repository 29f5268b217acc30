"""The ASGI app: everything put together."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ludotheque import __version__
from ludotheque.server.api import BASE, Api, parse_viewer
from ludotheque.server.clocks import Downtimes
from ludotheque.server.database import Database
from ludotheque.server.fanout import Fanout, RedisFanout
from ludotheque.server.hall import Hall, Now, wall_clock
from ludotheque.server.http import Guard, address_of, error_response, json_response, owner_of
from ludotheque.server.identity import hashed, new_token
from ludotheque.server.keeper import PULSE_EVERY, Keeper
from ludotheque.server.messages import Health
from ludotheque.server.openapi import openapi
from ludotheque.server.play import Referee
from ludotheque.server.problems import Declined
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Sockets
from ludotheque.server.store import Store
from ludotheque.server.tables import Shuffle, Tables, _shuffle
from ludotheque.server.thinkers import Thinkers

log = logging.getLogger("ludotheque.app")

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Told apart here: systems differ in what they take a script for, and browsers run none that is called otherwise."""
PACKED = {"br": ".br", "gzip": ".gz"}
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """Ludotheque's server is running, but the web table has not been built.
Build it with:  cd web && npm ci && npm run build
The API is there: api/v1/openapi.json
"""


class Server:
    """One process: its parts, opened in order and closed in the opposite one."""

    def __init__(
        self,
        settings: Settings,
        now: Now = wall_clock,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        shuffle: Shuffle = _shuffle,
        static: Path = STATIC,
    ) -> None:
        self.settings = settings
        self.static = static
        self.store = Store(Database(settings.database))
        self.fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
        self.hall = Hall(settings, self.store, self.fanout, now)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.keeper = Keeper(self.hall, self.thinkers)
        self.tables = Tables(self.hall, entropy, shuffle)
        self.sockets = Sockets(self.hall, self.keeper, Referee(self.hall, self.thinkers))
        self.api = Api(self.hall, self.tables, self.thinkers)
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
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            await self.close()

    async def open(self) -> None:
        await self.store.open()
        silence = int(2 * PULSE_EVERY * 1000)
        self.hall.downtimes = Downtimes(await self.store.note_start(self.hall.now(), silence))
        await self.fanout.open(self.hall)
        await self.thinkers.open()
        await self.keeper.open()
        log.info("started", extra={"database": self.settings.database.partition(":")[0]})

    async def drain(self) -> None:
        """Before the process stops: nobody new, and everybody is told to connect again."""
        self.stopping = True
        await self.sockets.close()

    async def close(self) -> None:
        await self.drain()
        await self.keeper.close()
        await self.thinkers.close()
        await self.fanout.close()
        await self.store.close()
        log.info("stopped")

    async def _play(self, websocket: WebSocket) -> None:
        try:
            since = _since(websocket.query_params.get("since", "0"))
            wished = websocket.query_params.get("viewer")
            wish = None if wished in (None, "") else parse_viewer(str(wished))
            code = str(websocket.path_params["code"])
        except Declined as error:
            await websocket.receive()
            await websocket.send_denial_response(error_response(error))
            return
        owner = owner_of(websocket) or hashed(new_token())
        await self.sockets.serve(websocket, code, owner, address_of(websocket), since, wish)

    async def _openapi(self, request: Request) -> Response:
        document = openapi(self.api.calls, __version__)
        if self.settings.root_path:
            document["servers"] = [{"url": self.settings.root_path}]
        return json_response(document)

    async def _healthz(self, request: Request) -> Response:
        kind = self.settings.database.partition(":")[0]
        try:
            await self.store.check()
        except Exception as error:
            log.error("database does not answer", extra={"error": type(error).__name__})
            return json_response(Health(status="broken", version=__version__, database=kind), 503)
        if self.stopping:
            return json_response(Health(status="stopping", version=__version__, database=kind), 503)
        return json_response(Health(status="ok", version=__version__, database=kind))

    async def _metrics(self, request: Request) -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    async def _page(self, request: Request) -> Response:
        """The client's files; its one page for every other address."""
        path = str(request.path_params["path"])
        if path.startswith("api/"):
            raise Declined("no-such-call", f"there is no call /{path[:100]}; see api/v1/openapi.json", 404)
        file = (self.static / path).resolve()
        if file.is_file() and file.is_relative_to(self.static.resolve()):
            return _file(request, file, FOREVER if "assets" in file.parts else "no-cache")
        index = self.static / "index.html"
        if index.is_file():
            return _file(request, index, "no-cache")
        return PlainTextResponse(NOT_BUILT, 200 if not path else 404)


def _file(request: Request, file: Path, cache: str) -> Response:
    """As the client's build packed it, if the browser takes that."""
    accepted = [part.strip() for part in request.headers.get("accept-encoding", "").split(",")]
    kind = KINDS.get(file.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _since(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Declined("bad-request", "since is the number of a version", 422)
    return int(text)


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
