"""Simulated people: a browser's cookie, REST calls, and a socket that comes back and resends."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import Callable
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from ludotheque.core.runs import described
from ludotheque.table.difference import changed
from tests.patience import WAIT

Json = dict[str, Any]

RUN = secrets.token_hex(4)
"""Begins the ids of messages: a database may know some of another run."""

GONE = (OSError, WebSocketException, EOFError, TimeoutError, httpx.TransportError)


class Refused(Exception):
    def __init__(self, answer: Json) -> None:
        super().__init__(f"{answer.get('code')}: {answer.get('message')}")
        self.answer = answer
        self.code = answer.get("code")


class Person:
    """One browser: REST calls under its own cookie."""

    def __init__(self, address: str, name: str = "Ada", home: str = "") -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.headers = {"X-Forwarded-For": home} if home else {}
        """Where the person lives, for a server that trusts the proxy in between."""
        self.http = httpx.AsyncClient(base_url=self.address + "/api/v1/", timeout=WAIT, headers=self.headers)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        # A token that a test brought along may have been renewed by the server since: the newer one counts.
        newest = {one.name: one.value for one in self.http.cookies.jar}
        return "; ".join(f"{name}={value}" for name, value in newest.items())

    async def get(self, path: str, **query: str) -> Any:
        return self._answer(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return self._answer(await self.http.post(path, json=body))

    def _answer(self, response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refused(response.json()["error"] | {"status": response.status_code})
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def create(self, game: str = "seikatsu", seats: str = "me open", **more: Any) -> Json:
        wishes = [_wish(word) for word in seats.split()]
        table: Json = await self.post("tables", game=game, name=self.name, seats=wishes, **more)
        return table

    async def join(self, code: str, **more: Any) -> Json:
        table: Json = await self.post(f"tables/{code}/join", name=self.name, **more)
        return table

    def sit(self, code: str, **query: str | int) -> Chair:
        return Chair(self, code, **query)


def _changed(before: Json, told: Json) -> Json:
    now = before | told
    if "view" in told:
        now["view"] = changed(before.get("view"), told["view"])
    if "legal" in told:
        now["legal"] = described(told["legal"])
    return now


def _wish(word: str) -> Json:
    kind, _, level = word.partition(":")
    return {"kind": kind, "level": level} if level else {"kind": kind}


class Chair:
    """A socket at a table. It keeps what it was told, checks the order of versions, and can come back."""

    numbers = itertools.count()

    def __init__(self, person: Person, code: str, **query: str | int) -> None:
        self.person = person
        self.code = code
        self.query = query
        self.lifts = True
        """Looks at the hand of whoever is to move as soon as it may."""
        self.version = 0
        self.situations: list[Json] = []
        self.table: Json = {}
        self.clocks: Json = {}
        self.entries: dict[int, Json] = {}
        self.chat: list[Json] = []
        self.received: list[bytes] = []
        self.acked: dict[str, Json] = {}
        self.byes: list[Json] = []
        self._socket: ClientConnection | None = None
        self._inbox: asyncio.Queue[Json] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, since: int | None = None) -> Json:
        address = self.person.address.replace("http", "ws", 1) + f"/api/v1/tables/{self.code}/play"
        query = "&".join(
            f"{name}={value}"
            for name, value in {
                "since": self.version if since is None else since,
                "changes": "yes",
                **self.query,
            }.items()
        )
        self._socket = await connect(
            f"{address}?{query}",
            additional_headers=self.person.headers | ({"Cookie": self.person.cookie} if self.person.cookie else {}),
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        hello = await self.until(lambda message: message["type"] == "hello")
        await self.lift()
        return hello

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                body = raw.encode() if isinstance(raw, str) else raw
                self.received.append(body)
                message: Json = msgspec.json.decode(body)
                self._note(message)
                self._inbox.put_nowait(message)
        except GONE:
            pass
        self._inbox.put_nowait({"type": "gone"})

    def _note(self, message: Json) -> None:
        kind = message["type"]
        if kind == "hello":
            self.version = message["version"]
        elif kind in ("entry", "chat", "skip"):
            assert message["version"] == self.version + 1, f"a gap from {self.version} to {message['version']}"
            self.version = message["version"]
        elif kind == "table":
            assert message["version"] in (self.version, self.version + 1)
            self.version = message["version"]
        if kind in ("hello", "table"):
            self.table = message["table"]
        if kind in ("hello", "entry"):
            self.situations = self._situations(message)
            for entry in message["entries"]:
                known = self.entries.setdefault(entry["ply"], entry)
                assert known["events"] == entry["events"]
        if kind in ("hello", "entry", "table"):
            self.clocks = message["clocks"]
        if kind == "hello":
            self.chat.extend(message["chat"])
        if kind == "chat":
            self.chat.append(message["line"])
        if kind == "ack":
            self.acked[message["id"]] = message
        if kind == "bye":
            self.byes.append(message)

    def _situations(self, message: Json) -> list[Json]:
        """The situations as they are now, worked out if only what changed was told."""
        if "changes" not in message:
            return list(message["situations"])
        before = {one["viewer"]: one for one in self.situations}
        return [_changed(before.get(told["viewer"], {}), told) for told in message["changes"]]

    async def next(self, seconds: float = WAIT) -> Json:
        message = await asyncio.wait_for(self._inbox.get(), seconds)
        if message["type"] == "gone":
            raise EOFError("the server closed the socket")
        return message

    async def until(self, wanted: Callable[[Json], bool], seconds: float = WAIT) -> Json:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next(seconds)
                if wanted(message):
                    return message

    async def send(self, **message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def send_raw(self, body: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(body)

    async def ask(self, **message: Any) -> Json:
        """Sends with an id of its own and waits for the answer. Raises `Refused`."""
        message.setdefault("id", f"{RUN}-{next(self.numbers)}")
        await self.send(**message)
        answer = await self.until(lambda answer: answer.get("id") == message["id"])
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    def situation(self, seat: int | None = None) -> Json:
        """One's own situation: of the seat to move if it is one's own."""
        if seat is not None:
            return next(one for one in self.situations if one["viewer"] == seat)
        acting = [one for one in self.situations if one["viewer"] == one["to_move"]]
        return (acting or self.situations)[0]

    @property
    def curtain(self) -> int | None:
        """On a screen that is passed round: the own seat that is to move and whose hand was not asked for yet."""
        if not self.situations or not self.table.get("one_screen") or self.is_over:
            return None
        seen = self.situations[0]
        return seen["to_move"] if seen["viewer"] == -1 and seen["to_move"] in self.table["mine"] else None

    async def lift(self) -> None:
        """Takes the device as the one who is to move."""
        if self.curtain is not None and self.lifts:
            await self.send(type="resume", since=self.version, viewer=self.curtain)
            await self.until(lambda message: message["type"] == "hello")

    @property
    def ply(self) -> int:
        return int(self.situations[0]["ply"])

    @property
    def is_over(self) -> bool:
        return bool(self.situations) and self.situations[0]["outcome"] is not None

    async def play(self, action: int | None = None, **more: Any) -> Json:
        """A move of the seat to move: the first legal one if none is given."""
        situation = self.situation()
        chosen = situation["legal"][0]["action"] if action is None else action
        ask = {"type": "play", "seat": situation["viewer"], "ply": situation["ply"], "action": chosen} | more
        answer = await self.ask(**ask)
        await self.reach(answer["ply"])
        return answer

    async def reach(self, ply: int, seconds: float = WAIT) -> None:
        """Waits until the match has come so far here."""
        async with asyncio.timeout(seconds):
            while not self.situations or self.ply < ply:
                await self.next(seconds)
            await self.lift()

    async def my_turn(self, seconds: float = WAIT) -> bool:
        """Waits for the own turn, or False when the match is over first."""
        async with asyncio.timeout(seconds):
            while not self.is_over:
                if self.situations and self.situation()["legal"]:
                    return True
                await self.next(seconds)
        return False

    async def play_to_end(self, rng: random.Random, pause: float = 0.0) -> None:
        """Plays random moves until the match is over, through whatever happens to the server."""
        pending: Json | None = None
        while True:
            try:
                if self._socket is None:
                    await self.connect()
                    if pending is not None:
                        await self.send(**pending)
                while not (self.is_over and pending is None):
                    if pending is None and self.situations and self.situation()["legal"]:
                        pending = self._random_move(rng)
                        if pause:
                            await asyncio.sleep(pause * rng.random())
                        await self.send(**pending)
                    message = await self.next(WAIT)
                    if pending is not None and message.get("id") == pending["id"]:
                        assert message["type"] == "ack" or message["code"] in ("stale", "unavailable", "over"), message
                        pending = None
                        if message["type"] == "ack":
                            await self.reach(message["ply"])
                    if pending is None:
                        await self.lift()
                return
            except (*GONE, InvalidStatus, Refused):
                await self.close()
                self._socket = None
                self._inbox = asyncio.Queue()
                await asyncio.sleep(0.1)

    def _random_move(self, rng: random.Random) -> Json:
        situation = self.situation()
        action = rng.choice(situation["legal"])["action"]
        id = f"{RUN}-{next(self.numbers)}"
        return {"type": "play", "id": id, "seat": situation["viewer"], "ply": situation["ply"], "action": action}
