"""Answers over HTTP: JSON by msgspec, errors in one form, headers that keep pages safe."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Coroutine
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server import metrics
from ludotheque.server.net.doors import shared_address
from ludotheque.server.net.identity import COOKIE, COOKIE_SECONDS, HOST_COOKIE
from ludotheque.server.net.limits import Buckets
from ludotheque.server.net.places import Places
from ludotheque.server.net.turnstile import Meter, Turnstile, timed
from ludotheque.server.settings import Settings
from ludotheque.server.tables.aside import ASKER
from ludotheque.table.bounds import MOST_ADDRESSES
from ludotheque.table.messages import ErrorReply
from ludotheque.table.problems import UNREADABLE, Declined, problem_of

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'"
)
WORKER_POLICY = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Of the scripts in which the engine runs as WebAssembly; a page itself never does."""
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
PARTS_OF_PAGES = ("text/javascript", "text/css", "font/woff2")
ONLY_FOR_PAGES = ("content-security-policy", "x-frame-options", "cross-origin-opener-policy", "permissions-policy")
"""A browser heeds these in pages and workers; with the thirty parts of a page they would be 12 KB of its first load."""
STRICT_TRANSPORT = "max-age=31536000"

TOLD_A_MINUTE = 2
"""Lines in the log of one address that asks too much."""

log = logging.getLogger("ludotheque.http")

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def json_response(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(value), status, headers, media_type="application/json")


def error_response(error: Exception) -> Response:
    problem, status = problem_of(error)
    metrics.REFUSED.labels(problem.code).inc()
    response = json_response(ErrorReply(error=problem), status)
    if isinstance(error, Declined) and error.wait:
        response.headers["retry-after"] = str(error.wait)
    return response


async def read_body(request: Request, most: int) -> bytes:
    """The body, or `Declined` as soon as it is longer than `most`."""
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and len(announced) < 20 and int(announced) > most:
        raise Declined("too-big", f"the body has at most {most} bytes", 413)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Declined("too-big", f"the body has at most {most} bytes", 413)
    except ClientDisconnect:
        raise Declined("gone", "who asked for this is gone", 499) from None
    return bytes(body)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Does the work as long as who asked for it is there to hear of it."""
    working = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Declined("gone", "who asked for this is gone", 499)
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def give_cookie(request: Request, response: Response, token: str, settings: Settings) -> None:
    path = settings.root_path + "/"
    secure = settings.secure_cookies or request.url.scheme == "https"
    response.set_cookie(
        HOST_COOKIE if secure and path == "/" else COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path=path,
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def _host_name(connection: HTTPConnection) -> str:
    """The name that was asked for, without its port."""
    try:
        return (urlsplit("//" + connection.headers.get("host", "")).hostname or "").lower()
    except ValueError:
        return ""


def address_of(connection: HTTPConnection) -> str:
    """The address that limits count by; IPv6 by its /64."""
    return shared_address(connection.client.host) if connection.client else "?"


class Guard:
    """Round the whole app: origin check, rate limit, security headers, and a clear answer whatever happens."""

    def __init__(self, app: ASGIApp, settings: Settings, turnstile: Turnstile, places: Places) -> None:
        self._places = places
        self._app = app
        self._turnstile = turnstile
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}
        self._secure = settings.secure_cookies
        self._hosts = {host.strip().lower() for host in settings.hosts.split(",") if host.strip()}
        self._requests = Buckets(settings.requests_per_minute)
        self._told = Buckets(TOLD_A_MINUTE, TOLD_A_MINUTE)
        self._refused: Counter[str] = Counter()
        """Since the last line in the log, by address."""
        self._prefix = settings.root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._prefix:
            scope = self._below_prefix(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(scope, message)
            await send(message)

        meter = Meter(self._turnstile, self._turnstile.account(address_of(HTTPConnection(scope))), _name(scope))
        scope["meter"] = meter
        ASKER.set(meter)
        # A refusal costs something too. Health is asked for from whatever address, and has no budget to wait for.
        await meter.turn(budget=_path(scope) != "/healthz")
        await timed(self._serve(scope, receive, send_guarded, send), meter)

    async def _serve(self, scope: Scope, receive: Receive, send_guarded: Send, send: Send) -> None:
        refusal = self._refusal(scope, HTTPConnection(scope))
        if refusal is None:
            await self._app(scope, receive, send_guarded)
        elif scope["type"] == "http":
            await error_response(refusal)(scope, receive, send_guarded)
        else:
            await _deny(scope, receive, send, refusal)

    def _below_prefix(self, scope: Scope) -> Scope:
        """The same whether the proxy strips the prefix or leaves it."""
        path = scope["path"]
        if not path.startswith(self._prefix + "/"):
            path = self._prefix + path
        return {**scope, "root_path": self._prefix, "path": path}

    def _refusal(self, scope: Scope, connection: HTTPConnection) -> Declined | None:
        guarded = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if guarded and not self._same_origin(scope, connection.headers):
            return Declined("bad-origin", "pages of other sites may not talk to this server", 403)
        path = _path(scope)
        if path != "/healthz" and self._hosts and _host_name(connection) not in self._hosts:
            return Declined("bad-host", "this server is not asked under this name", 421)
        if path == "/healthz" or path.startswith("/assets/"):
            return None
        wait = self._requests.take(address_of(connection))
        if wait:
            metrics.LIMITED.labels("requests").inc()
            seconds = math.ceil(wait)
            self._tell_limited(address_of(connection))
            words = f"too many requests from your address: wait {seconds} s"
            return Declined("too-many-requests", words, 429, wait=seconds)
        return None

    def _tell_limited(self, address: str) -> None:
        """In the log: one line for many, for who asks too much can be refused thousands of times a minute."""
        self._refused[address] += 1
        if self._told.take(address) == 0:
            place = self._places.of(address)
            log.warning("limited", extra={"limit": "requests", "place": place, "count": self._refused.pop(address)})
        elif len(self._refused) > MOST_ADDRESSES:
            self._refused.clear()

    def _same_origin(self, scope: Scope, headers: Headers) -> bool:
        """Browsers always say where a page comes from; programs that are no browsers need not."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.rstrip("/") in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        # Where we are known to be asked over HTTPS, a page that came without it may be anybody's.
        schemes = ("https",) if self._secure or scope["scheme"] in ("https", "wss") else ("http", "https")
        return parts.scheme in schemes and parts.netloc.lower() == headers.get("host", "").lower()

    def _add_headers(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        is_part = headers.get("content-type", "").partition(";")[0] in PARTS_OF_PAGES
        for name, value in SECURITY_HEADERS.items():
            if not (is_part and name in ONLY_FOR_PAGES):
                headers.setdefault(name, value)
        if scope.get("scheme") == "https":
            headers.setdefault("strict-transport-security", STRICT_TRANSPORT)
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics.REQUESTS.labels(method, str(message["status"])).inc()


def _path(scope: Scope) -> str:
    """Below the prefix."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def _name(scope: Scope) -> str:
    """For the log, until the call itself is known: nothing of what was asked for."""
    return "socket" if scope["type"] == "websocket" else f"{scope['method'][:8]} page"


def meter_of(connection: HTTPConnection) -> Meter:
    meter: Meter = connection.scope["meter"]
    return meter


async def _deny(scope: Scope, receive: Receive, send: Send, error: Declined) -> None:
    from starlette.websockets import WebSocket

    websocket = WebSocket(scope, receive, send)
    await websocket.receive()
    await websocket.send_denial_response(error_response(error))


def parse_body(body: bytes, kind: type[Struct]) -> Struct:
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except UNREADABLE as error:
        raise Declined("bad-request", f"the body is not as expected: {error}", 422) from None
