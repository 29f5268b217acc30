"""The calls over HTTP: a route for each."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from ludotheque.core.errors import LudothequeError
from ludotheque.server import metrics
from ludotheque.server.admin.bans import Bans
from ludotheque.server.net.http import (
    address_of,
    error_response,
    give_cookie,
    json_response,
    meter_of,
    parse_body,
    read_body,
    while_connected,
)
from ludotheque.server.net.identity import hashed
from ludotheque.server.net.limits import Buckets
from ludotheque.server.net.places import Places
from ludotheque.server.net.tokens import Tokens
from ludotheque.server.settings import Settings
from ludotheque.server.tables.asking import JSON, Asking, Call
from ludotheque.server.tables.replays import Told
from ludotheque.table.ports import StoreFailed
from ludotheque.table.problems import Declined, Unavailable

log = logging.getLogger("ludotheque.api")

BASE = "/api/v1"


class Api:
    def __init__(self, calls: list[Call], settings: Settings, places: Places, tokens: Tokens, bans: Bans) -> None:
        self.calls = calls
        self._settings = settings
        self._places = places
        self._tokens = tokens
        self._bans = bans
        self._creates = Buckets(settings.creates_per_minute)
        self._changes = Buckets(settings.changes_per_minute)

    def routes(self) -> list[BaseRoute]:
        return [Route(BASE + call.path, self._endpoint(call), methods=[call.method]) for call in self.calls]

    def _endpoint(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        settings = self._settings

        async def endpoint(request: Request) -> Response:
            given = ""
            meter = meter_of(request)
            meter.name = f"{call.method} {call.path}"
            try:
                address = address_of(request)
                token = await self._tokens.token_of(request)
                asking = Asking(
                    parts={name: str(value) for name, value in request.path_params.items()},
                    queries=request.query_params,
                    owner=hashed(token) if token else "",
                    meter=meter,
                )
                self._bans.check(asking.owner, address)
                if call.body is not None:
                    most = settings.record_bytes if call.large else settings.message_bytes
                    asking.body = parse_body(await read_body(request, most), call.body)
                if call.makes and self._creates.take(address):
                    raise Declined("too-many-requests", "too many tables from your address: wait a minute", 429)
                if call.changes and (wait := self._changes.take(address)):
                    metrics.LIMITED.labels("changes").inc()
                    words = f"so much was changed from your address: wait {math.ceil(wait)} s"
                    raise Declined("too-many-requests", words, 429, wait=math.ceil(wait))
                asking.place = self._places.of(address) if call.method == "POST" else ""
                if (call.identifies or call.makes) and not token:
                    given = self._tokens.new_token()
                    asking.owner = hashed(given)
                elif token and call.path == "/tables":
                    given = token  # anew: who comes back now and then never loses a seat
                working = call.handler(asking)
                answer = await (while_connected(request, meter.pays(working)) if call.long else working)
            except (Declined, LudothequeError) as error:
                return error_response(error)
            except (StoreFailed, SQLAlchemyError, OSError) as error:
                log.error("the store failed", extra={"error": type(error).__name__})
                return error_response(Unavailable())
            response = _response(call, answer)
            if given:
                give_cookie(request, response, given, settings)
            return response

        return endpoint


def _response(call: Call, answer: object) -> Response:
    if isinstance(answer, Told):
        return StreamingResponse(answer.pieces(), media_type=JSON, headers={"cache-control": "no-store"})
    return json_response(answer) if call.media == JSON else Response(str(answer), media_type=call.media)
