"""The OpenAPI document, made from the list of calls and the messages. A server only sends what was written here.

python -m ludotheque.codegen.openapi            writes src/ludotheque/server/net/openapi.json
python -m ludotheque.codegen.openapi --check    fails if that file differs
"""

from __future__ import annotations

import json
import re
import sys
import tempfile

from msgspec import Struct

from ludotheque import __version__
from ludotheque.codegen.shapes import Named, Shape, all_named, object_schema, schema, shape
from ludotheque.server.net.api import BASE
from ludotheque.server.net.app import OPENAPI, Server
from ludotheque.server.settings import Settings
from ludotheque.server.tables.asking import JSON, Call, Query
from ludotheque.table import messages

ABOUT = "The tables of Ludotheque. Play itself goes over a WebSocket: docs/protocol.md."
PATH_SCHEMAS = {
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "code": {"type": "string", "pattern": "^[A-Za-z0-9]{1,16}$"},
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
    "puzzle": {"type": "string", "pattern": "^[0-9a-f]{8}$"},
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


def document() -> str:
    """As it is kept."""
    with tempfile.TemporaryDirectory() as folder:
        calls = Server(Settings(database=f"sqlite:///{folder}/unused.sqlite3")).api.calls
    return json.dumps(openapi(calls, __version__), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    if "--check" not in sys.argv[1:]:
        OPENAPI.write_text(document(), "utf-8")
    elif OPENAPI.read_text("utf-8") != document():
        sys.exit(f"{OPENAPI} differs from the calls: run python -m ludotheque.codegen.openapi")


if __name__ == "__main__":
    main()
