"""The OpenAPI document, made from the list of calls and the messages."""

from __future__ import annotations

import re

from msgspec import Struct

from ludotheque.server import messages
from ludotheque.server.api import BASE, JSON, Call, Query
from ludotheque.server.shapes import Named, Shape, all_named, object_schema, schema, shape

ABOUT = "The tables of Ludotheque. Play itself goes over a WebSocket: docs/protocol.md."
PATH_SCHEMAS = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "code": {"type": "string", "pattern": "^[A-Za-z0-9]{1,16}$"},
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
}


def openapi(calls: list[Call], version: str) -> dict[str, object]:
    paths: dict[str, dict[str, object]] = {}
    for call in calls:
        paths.setdefault(BASE + call.path, {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludotheque", "version": version, "description": ABOUT, "x-protocol": messages.PROTOCOL},
        "paths": paths,
        "components": {"schemas": {kind.__name__: object_schema(kind) for kind in all_named(_roots(calls))}},
    }


def _roots(calls: list[Call]) -> list[Shape]:
    """What the calls take and give, and the messages of the WebSocket."""
    bodies: list[Shape] = [Named(call.body) for call in calls if call.body is not None]
    play = [shape(messages.ClientMessage), shape(messages.ServerMessage)]
    return [*bodies, *(shape(call.answers) for call in calls), Named(messages.ErrorReply), *play]


def _operation(call: Call) -> dict[str, object]:
    operation: dict[str, object] = {
        "operationId": call.method.lower() + re.sub(r"\W+", "_", call.path).rstrip("_"),
        "summary": call.about,
        "parameters": [*map(_path_parameter, re.findall(r"{(\w+)}", call.path)), *map(_query_parameter, call.queries)],
        "responses": {
            "200": {"description": "done", "content": {call.media: {"schema": _answer(call)}}},
            "4XX": _error("not done: the error says why, and what is allowed"),
            "503": _error("not done: the database or the bots do not answer just now"),
        },
    }
    if call.body is not None:
        operation["requestBody"] = _body(call.body)
    return operation


def _answer(call: Call) -> dict[str, object]:
    return schema(shape(call.answers)) if call.media == JSON else {"type": "string"}


def _body(kind: type[Struct]) -> dict[str, object]:
    return {"required": True, "content": {JSON: {"schema": schema(Named(kind))}}}


def _error(about: str) -> dict[str, object]:
    return {"description": about, "content": {JSON: {"schema": schema(Named(messages.ErrorReply))}}}


def _path_parameter(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]}


def _query_parameter(query: Query) -> dict[str, object]:
    values: dict[str, object] = {"enum": list(query.values)} if query.values else {}
    found: dict[str, object] = {"name": query.name, "in": "query", "schema": {"type": "string", **values}}
    if query.about:
        found["description"] = query.about
    return found
