"""Who may do what: every call and message, by every role, in every phase, and no secret in any answer.

Beforehand there was a match, its fork, and this rematch of it, in whose lobby links were made, kept, used and ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from ludotheque.core.cases import as_bytes
from ludotheque.core.journal import SPECTATOR
from ludotheque.server.net.identity import hashed
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import ClientMessage
from tests.server.players import Person
from tests.server.rights import CALLS, EYES, MESSAGES, PHASES, ROLES, SEAT, Cells, Json, Row
from tests.server.running import Clockwork, Running, server_here, sqlite, story

BELONGING = ("events", "owners", "secrets")
ANSWERS = {"resume": "hello", "ping": "pong"}
NEVER = 10**9
"""Milliseconds until bots move: longer than any test."""
SHARED = 600
"""Seconds until the server has surely ended a transaction of its own."""


class Wire:
    """A socket of one role, as bare as can be."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.received: list[str] = []
        self._number = 0

    async def ask(self, row: Row, body: Json) -> str:
        self._number += 1
        id = f"{row.of}-{self._number}"
        known = {"type": row.of} | body
        if row.of not in ANSWERS:
            known["id"] = id
        await self._socket.send(json.dumps(known))
        while True:
            text = await self._socket.recv()
            assert isinstance(text, str)
            self.received.append(text)
            message = json.loads(text)
            if message["type"] == ANSWERS.get(row.of) or message.get("id") == id:
                return str(message["code"]) if message["type"] == "refused" else "ok"

    async def close(self) -> None:
        await self._socket.close()


class World:
    """A table with its past, and one browser for each role."""

    def __init__(self, running: Running, file: Path, phase: str) -> None:
        self.running = running
        self.phase = phase
        self.people = {role: Person(running.address, role) for role in ROLES} | {"dee": Person(running.address, "Dee")}
        self.wires: dict[str, Wire] = {}
        self.known: dict[str, str] = {}
        self.code = ""
        self._file = sqlite3.connect(file, isolation_level=None, timeout=SHARED, check_same_thread=False)
        self._rows: dict[str, list[tuple[Any, ...]]] = {}
        self._views: dict[int, set[bytes]] = {}
        """Every view that a viewer could have had so far."""
        self._version = 0

    async def build(self) -> None:
        people = self.people
        await self._match_before()
        lobby = f"tables/{self.code}"
        await people["player"].post(f"{lobby}/leave")
        self.known["kept"] = (await people["host"].post(f"{lobby}/seats/{SEAT}/link"))["secret"]
        await people["former"].join(self.code, seat=SEAT)
        await people["former"].post(f"{lobby}/leave")
        self.known["kept"] = (await people["host"].post(f"{lobby}/seats/{SEAT}/link"))["secret"]
        self.known["used"] = (await people["host"].post(f"{lobby}/seats/{SEAT}/link"))["secret"]
        await people["player"].post("seats/claim", secret=self.known["used"], name="Bob")
        await self._end_a_device()
        await people["other"].post(f"{lobby}/ready")
        if self.phase != "lobby":  # the last to be ready starts the match
            await people["dee"].post(f"{lobby}/ready")
        for role in ROLES:
            self.wires[role] = Wire(await self._connect(role))
        if self.phase in ("running", "held"):
            await self._one_move()
        if self.phase == "held":
            await people["player"].post(f"{lobby}/leave")
        if self.phase == "over":
            await self._agree(self.code)
        self.keep(await self.table())

    async def _match_before(self) -> None:
        """Played by the same four and ended; forked by somebody who looked on; then the rematch."""
        people = self.people
        host = people["host"]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        before = await host.post(
            "tables", game="seikatsu", mode="tournament", name="Ada", seats=seats, fixed_seats=True
        )
        for role in ("player", "other", "dee"):
            await people[role].join(before["code"])
        await host.post(f"tables/{before['code']}/start")
        await self._agree(before["code"])
        forked = await people["forker"].post(f"tables/{before['code']}/fork", step=0, name="Fay")
        self.known["fork"] = forked["code"]
        self.known["record"] = await host.get(f"tables/{before['code']}/record")
        for role in ("spectator", "link holder"):  # known to the server, by tables of their own
            await people[role].create(seats="me open")
        screen = [{"kind": "me"}, {"kind": "person", "name": "Grace"}]
        shared = await host.post("tables", game="seikatsu", name="Ada", seats=screen, one_screen=True, start=True)
        self.known["screen"] = shared["code"]
        self.code = (await host.post(f"tables/{before['code']}/rematch"))["code"]

    async def _end_a_device(self) -> None:
        own, bob = f"tables/{self.code}/seats/{SEAT}", self.people["player"]
        self.known["ended"] = (await bob.post(f"{own}/link"))["secret"]
        await self.people["ended"].post("seats/claim", secret=self.known["ended"])
        devices = (await bob.get(f"{own}/devices"))["devices"]
        left = await bob.post(f"{own}/devices/end", device=devices[1]["id"])
        self.known["device"] = left["devices"][0]["id"]

    async def _connect(self, role: str, **query: int) -> ClientConnection:
        person = self.people[role]
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return await connect(
            person.address.replace("http", "ws", 1) + f"/api/v1/tables/{self.code}/play?{asked}",
            additional_headers={"Cookie": person.cookie} if person.cookie else {},
            max_size=None,
            compression=None,
            ping_interval=None,
        )

    async def _one_move(self) -> None:
        """By the host: then it is Bob's turn."""
        async with self.people["host"].sit(self.code) as chair:
            await chair.play()
        match = (await self.table()).running_match()
        assert match.to_move == SEAT
        self.known["action"] = str(match.state.legal_actions()[0])

    async def _agree(self, code: str) -> None:
        for seat, role in enumerate(("host", "player", "other", "dee")):
            async with self.people[role].sit(code) as chair:
                await chair.ask(type="agree", seat=seat, ply=chair.ply)

    async def table(self) -> LiveTable:
        return await self.running.server.hall.table(self.code)

    def keep(self, table: LiveTable) -> None:
        self._version = table.version
        self._rows["tables"] = self._file.execute("SELECT * FROM tables WHERE id = ?", (table.id,)).fetchall()
        for name in BELONGING:
            self._rows[name] = self._file.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table.id,)).fetchall()

    async def rewind(self) -> bool:
        """The table as it was kept; says whether it had changed."""
        table = await self.table()
        if table.version == self._version and not table.stale:
            return False
        # Not on the event loop: the server in this process may be within a transaction, which it ends only there.
        await asyncio.to_thread(self._write_back, table.id)
        table.told, table.stale = self._version, True
        return True

    def _write_back(self, table_id: int) -> None:
        self._file.execute("BEGIN IMMEDIATE")
        for name in BELONGING:
            self._file.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))
            for row in self._rows[name]:
                self._file.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
        columns = [column[1] for column in self._file.execute("PRAGMA table_info(tables)")]
        assigned = ", ".join(f"{column} = ?" for column in columns)
        self._file.execute(f"UPDATE tables SET {assigned} WHERE id = ?", (*self._rows["tables"][0], table_id))
        self._file.execute("COMMIT")

    async def call(self, row: Row, role: str, code: str | None = None) -> tuple[str, str]:
        """What a role is answered to a call: `ok` or the refusal's code, and the whole answer."""
        method, path = row.of.split()
        filled = path.format(code=code or self.code, seat=SEAT, game="seikatsu", puzzle="00000000").lstrip("/")
        person = self.people[role]
        if method == "GET":
            answer = await person.http.get(filled, params=row.query)
        else:
            answer = await person.http.post(filled, json=self._fill(row.body))
        if role == "stranger":
            person.http.cookies.clear()
        assert answer.status_code < 500, answer.text
        return ("ok" if answer.status_code < 400 else str(answer.json()["error"]["code"])), answer.text

    async def message(self, row: Row, role: str) -> str:
        body = self._fill(row.body)
        if "action" in body:
            body["action"] = int(body["action"])
        if row.of not in ("chat", "resume", "ping"):
            body["seat"] = SEAT
        if row.of not in ("chat", "resume", "ping", "why"):
            body["ply"] = (await self.table()).ply
        return await self.wires[role].ask(row, body)

    def _fill(self, body: Mapping[str, object]) -> Json:
        def fill(value: object) -> object:
            named = re.fullmatch(r"\{(\w+)\}", value) if isinstance(value, str) else None
            return self.known.get(named[1], "0") if named else value

        return {name: fill(value) for name, value in body.items()}

    async def eyes(self, role: str) -> str:
        try:
            socket = await self._connect(role, viewer=SEAT)
        except InvalidStatus as error:
            return str(json.loads(error.response.body or b"{}")["error"]["code"])
        await socket.close()
        return "ok"

    def secrets_from(self, role: str) -> Iterator[tuple[str, str]]:
        """What no answer to this role may hold: others' tokens, every hash, links not its own."""
        for other, person in self.people.items():
            for token in person.http.cookies.values():
                yield f"{other}'s token", token
                yield f"the hash of {other}'s token", hashed(token)
        for name in ("kept", "used", "ended"):
            yield f"the hash of the link {name}", hashed(self.known[name])
            yield f"the link {name}", self.known[name]

    async def check_secrets(self, role: str, answer: str, what: str) -> None:
        for name, secret in self.secrets_from(role):
            assert secret not in answer, f"{name} in the answer to {role}: {what}"
        table = await self.table()
        if table.phase == "running":
            match = table.running_match()
            assert match.seed.hex() not in answer, f"the seed in the answer to {role}: {what}"
            own = {"host": 0, "player": SEAT, "other": 2}.get(role, SPECTATOR)
            allowed = self._views[own] | self._views[SPECTATOR]
            for view in _views(answer, table.code):
                assert as_bytes(view) in allowed, f"another's view in the answer to {role}: {what}"

    async def note_views(self) -> None:
        match = (await self.table()).match
        if match is None:
            return
        for step in (0, len(match.line)):
            for viewer in (SPECTATOR, 0, SEAT, 2):
                view = as_bytes(match.game.view(match.state_at(step), viewer))
                self._views.setdefault(viewer, set()).add(view)

    async def close(self) -> None:
        for wire in self.wires.values():
            await wire.close()
        for person in self.people.values():
            await person.http.aclose()
        self._file.close()


def _views(answer: str, code: str) -> list[Json]:
    """The views of this table in an answer."""
    try:
        told = json.loads(answer)
    except ValueError:
        return []
    if not isinstance(told, dict) or ("steps" in told and told.get("table", {}).get("code") != code):
        return []
    return [one["view"] for one in (*told.get("situations", []), *told.get("steps", [])) if isinstance(one, dict)]


@contextlib.asynccontextmanager
async def world_at(folder: Path, phase: str) -> AsyncIterator[World]:
    async with server_here(sqlite(folder), Clockwork(), bot_pause=NEVER) as running:
        world = World(running, folder / "tables.sqlite3", phase)
        try:
            await world.build()
            yield world
        finally:
            await world.close()


def wrong(cells: Cells, world: World, role: str, got: str) -> str | None:
    wanted = cells.expected(world.phase, role)
    return None if got == wanted else f"{role}, {world.phase}: {got} instead of {wanted}"


@pytest.mark.long
@pytest.mark.parametrize("phase", PHASES)
@story
async def test_every_role_is_answered_as_it_should_be_and_told_no_secret(tmp_path: Path, phase: str) -> None:
    async with world_at(tmp_path, phase) as world:
        mistakes: list[str] = []
        for row in CALLS:
            for role in ROLES:
                got, answer = await world.call(row, role)
                await world.note_views()
                await world.check_secrets(role, answer, f"{row.of} ({row.about})")
                changed = await world.rewind()
                mistakes += [f"{row.of} ({row.about}): {one}" for one in [wrong(row.cells, world, role, got)] if one]
                assert not (changed and got != "ok"), f"{row.of} by {role} was refused and changed something"
        for row in MESSAGES:
            for role in ROLES:
                got = await world.message(row, role)
                await world.note_views()
                changed = await world.rewind()
                mistakes += [f"{row.of} ({row.about}): {one}" for one in [wrong(row.cells, world, role, got)] if one]
                assert not (changed and got != "ok"), f"{row.of} by {role} was refused and changed something"
                for text in world.wires[role].received:
                    await world.check_secrets(role, text, row.of)
                world.wires[role].received.clear()
        for about, cells in EYES.items():
            for role in ROLES:
                mistakes += [f"{about}: {one}" for one in [wrong(cells, world, role, await world.eyes(role))] if one]
                await world.rewind()
        assert not mistakes, "\n".join(mistakes)


@pytest.mark.long
@story
async def test_at_a_fork_and_on_another_screen_everybody_else_is_a_stranger(tmp_path: Path) -> None:
    """The calls of the running phase upon the fork (the forker's alone) and upon the one-screen table (the host's)."""
    upon_tables = [row for row in CALLS if "{code}" in row.of]
    async with world_at(tmp_path, "running") as world:
        for name, owner in (("fork", "forker"), ("screen", "host")):
            for row in upon_tables:
                for role in ROLES:
                    if role == owner:
                        continue
                    got, answer = await world.call(row, role, world.known[name])
                    wanted = row.cells.expected("running", "stranger")
                    if got != wanted:
                        stranger, _ = await world.call(row, "stranger", world.known[name])
                        assert got == stranger, f"{row.of} ({row.about}) at the {name} by {role}: {got}"
                        assert got != "ok", f"{row.of} ({row.about}) at the {name} by {role}"
                    for what, secret in world.secrets_from(role):
                        assert secret not in answer, f"{what} in the answer to {role}"


@story
async def test_there_is_a_row_for_every_call_and_every_message(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as running:
        calls = {f"{call.method} {call.path}" for call in running.server.api.calls}
    assert {row.of for row in CALLS} == calls
    assert {row.of for row in MESSAGES} == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
