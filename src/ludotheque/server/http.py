"""Answers over HTTP: JSON by msgspec, errors in one form, headers that keep pages safe."""

from __future__ import annotations

import math
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server import metrics
from ludotheque.server.identity import COOKIE, COOKIE_SECONDS, hashed, looks_like_token, new_token
from ludotheque.server.limits import Buckets
from ludotheque.server.messages import ErrorReply
from ludotheque.server.problems import Declined, problem_of
from ludotheque.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
STRICT_TRANSPORT = "max-age=31536000"

encode = msgspec.json.Encoder().encode


def json_response(value: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(encode(value), status, headers, media_type="application/json")


def error_response(error: Exception) -> Response:
    problem, status = problem_of(error)
    metrics.REFUSED.labels(problem.code).inc()
    return json_response(ErrorReply(error=problem), status)


async def read_body(request: Request, most: int) -> bytes:
    """The body, or `Declined` as soon as it is longer than `most`."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Declined("too-big", f"the body has at most {most} bytes", 413)
    return bytes(body)


def owner_of(connection: HTTPConnection) -> str:
    """Who asks, as a hash; empty without a cookie."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if looks_like_token(token) else ""


def give_cookie(request: Request, response: Response, token: str, settings: Settings) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path=(settings.root_path or "") + "/",
        secure=settings.secure_cookies or request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def known_or_new(connection: HTTPConnection) -> tuple[str, str | None]:
    """The hash of who asks, and a new token if the browser needs one."""
    owner = owner_of(connection)
    if owner:
        return owner, None
    token = new_token()
    return hashed(token), token


def address_of(connection: HTTPConnection) -> str:
    """The address that limits count by; IPv6 by its /64."""
    address = connection.client.host if connection.client else "?"
    return ":".join(address.split(":")[:4]) if ":" in address else address


class Guard:
    """Round the whole app: origin check, rate limit, security headers, and a clear answer whatever happens."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = {origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()}
        self._requests = Buckets(settings.requests_per_minute)
        self._prefix = settings.root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._prefix:
            scope = self._below_prefix(scope)
        connection = HTTPConnection(scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(scope, message)
            await send(message)

        refusal = self._refusal(scope, connection)
        if refusal is not None:
            if scope["type"] == "http":
                await error_response(refusal)(scope, receive, send_guarded)
            else:
                await _deny(scope, receive, send, refusal)
            return
        await self._app(scope, receive, send_guarded)

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
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if not path.startswith("/api/"):
            return None
        wait = self._requests.take(address_of(connection))
        if wait:
            metrics.LIMITED.inc()
            seconds = math.ceil(wait)
            return Declined("too-many-requests", f"too many requests from your address: wait {seconds} s", 429)
        return None

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
        return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower()

    def _add_headers(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        if scope.get("scheme") == "https":
            headers.setdefault("strict-transport-security", STRICT_TRANSPORT)
        metrics.REQUESTS.labels(scope["method"], str(message["status"])).inc()


async def _deny(scope: Scope, receive: Receive, send: Send, error: Declined) -> None:
    from starlette.websockets import WebSocket

    websocket = WebSocket(scope, receive, send)
    await websocket.receive()
    await websocket.send_denial_response(error_response(error))


def parse_body(body: bytes, kind: type[Struct]) -> Struct:
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Declined("bad-request", f"the body is not as expected: {error}", 422) from None
