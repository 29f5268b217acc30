"""What is said over one connection, whatever it runs over: who may come, what is answered, who is told of it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET

from ludotheque.core.errors import LudothequeError
from ludotheque.server import metrics
from ludotheque.server.net.limits import Bucket
from ludotheque.server.tables.alarms import Keeper
from ludotheque.server.tables.hall import Hall
from ludotheque.server.tables.referee import Referee
from ludotheque.table import messages
from ludotheque.table.bounds import TABLE_BYTES
from ludotheque.table.live import Listener, LiveTable
from ludotheque.table.messages import ClientMessage, FromServer, Pong, Refused
from ludotheque.table.problems import UNREADABLE, Declined, refused

log = logging.getLogger("ludotheque.conversations")

decode = msgspec.json.Decoder(ClientMessage).decode


class Connection(Listener, Protocol):
    """Somebody connected, as a conversation needs them."""

    advising: asyncio.Task[None] | None
    """The hint that is being thought out."""

    @property
    def address(self) -> str: ...
    @property
    def chat(self) -> Bucket:
        """What the address may write."""

    def tell(self, message: FromServer) -> None: ...
    def resume(self, since: int) -> None:
        """Asks for a hello."""


class Purse(Protocol):
    """Is told what it is that takes its time, and pays for what is done beside."""

    name: str

    def pays(self, work: Coroutine[Any, Any, None], name: str = "") -> Coroutine[Any, Any, None]: ...


class Conversations:
    def __init__(
        self,
        hall: Hall,
        keeper: Keeper,
        referee: Referee,
        is_mute: Callable[[str, str], bool] = lambda owner, address: False,
    ) -> None:
        """`is_mute` says of somebody and of their address whether they may not write."""
        self._is_mute = is_mute
        self._hall = hall
        self._keeper = keeper
        self._referee = referee
        self._spectators: WeakKeyDictionary[LiveTable, Bucket] = WeakKeyDictionary()
        """What the spectators of a table may write."""

    async def admit(self, code: str, owner: str, wish: int | None) -> LiveTable:
        """Raises `Declined` for who may not see what is wished for."""
        async with self._hall.hold(code) as table:
            table.viewers(owner, wish)
            return table

    async def hello(self, code: str, connection: Connection, since: int) -> None:
        try:
            async with self._hall.hold(code) as table:
                self._say_hello(table, connection, since)
        except Declined as error:
            refuse(connection, "", error)

    async def greet(self, table: LiveTable, connection: Connection, since: int) -> None:
        """From the hello on nothing is missed: both happen under the table's lock."""
        if table.phase == "running" and any(
            table.doc.seats[seat].held for seat in table.doc.seats_of(connection.owner)
        ):
            await self._keeper.give_back(table.code, connection.owner)
        async with self._hall.hold(table.code) as table:
            before = table.online()
            table.listeners.add(connection)
            for seat in table.doc.seats_of(connection.owner):
                table.away_since.pop(seat, None)
            if table.doc.seats_of(connection.owner) or not table.payer or not table.people():
                # Whoever looks on at others' match does not take their bots' turns among the thoughts of his address.
                table.payer = connection.address
            self._say_hello(table, connection, since)
            arrived = table.online() != before
        if arrived:
            self._hall.note_presence(table)
            await self._hall.tell_presence(table)
        self._keeper.watch(table)

    def _say_hello(self, table: LiveTable, connection: Connection, since: int) -> None:
        self._hall.greet(table, connection, since if since <= table.version else 0)

    async def part(self, table: LiveTable, connection: Connection, told: bool = True) -> None:
        """Without `told` nobody hears of it: a server that stops says goodbye to all."""
        current = self._hall.in_hand(table.code)
        if current is None or connection not in current.listeners:
            return
        before = current.online()
        current.listeners.discard(connection)
        if not current.listeners:
            current.last_seen.clear()
        if not told or current.online() == before:
            return
        for seat in current.doc.seats_of(connection.owner):
            current.away_since[seat] = self._hall.now()
        self._hall.note_presence(current)
        try:
            await self._hall.tell_presence(current)
        except Declined:
            log.warning("presence not told", extra={"table": current.code})

    async def answer(self, connection: Connection, code: str, body: bytes, meter: Purse) -> None:
        begun = time.perf_counter()
        try:
            message = decode(body)
        except UNREADABLE as error:
            refuse(connection, _id_of(body), Declined("bad-message", _readable(error)))
            return
        meter.name = f"socket {type(message).__name__}"
        try:
            await self._do(connection, code, message, meter)
        except (Declined, LudothequeError) as error:
            refuse(connection, getattr(message, "id", ""), error)
        except Exception:
            log.exception("a message failed", extra={"table": code})
            refuse(
                connection, getattr(message, "id", ""), Declined("internal", "the server failed; nothing was changed")
            )
        if isinstance(message, messages.Play):
            metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)

    async def _do(self, connection: Connection, code: str, message: ClientMessage, meter: Purse) -> None:
        owner, referee = connection.owner, self._referee
        match message:
            case messages.Play() | messages.Undo() | messages.Resign():
                await referee.enter(code, owner, message, connection.tell)
            case messages.Agree():
                await referee.agree(code, owner, message, connection.tell)
            case messages.Hurry():
                await referee.hurry(code, owner, message, connection.tell)
            case messages.PreviewAsked():
                connection.tell(await referee.preview(code, owner, message))
            case messages.WhyAsked():
                connection.tell(await referee.why(code, owner, message))
            case messages.HintAsked():
                self._advise(connection, code, message, meter)
            case messages.Say():
                await self._check_chat(connection, code)
                await referee.say(code, owner, message, connection.tell)
            case messages.Resume(since=since, viewer=viewer):
                if viewer is not UNSET:
                    async with self._hall.hold(code) as table:
                        table.viewers(owner, viewer)
                    connection.wish = viewer
                connection.resume(since)
            case messages.Ping():
                connection.tell(Pong(time=self._hall.now()))

    async def _check_chat(self, connection: Connection, code: str) -> None:
        """Raises `Declined` for who writes too much, and for spectators who together do."""
        if self._is_mute(connection.owner, connection.address):
            raise Declined("muted", "you may not write here", 403)
        settings = self._hall.settings
        table = await self._hall.table(code)
        is_spectator = not table.doc.seats_of(connection.owner)
        share = 0.5 if is_spectator else 1.0
        if table.lines >= share * settings.lines_each_table or table.weight >= share * TABLE_BYTES:
            raise Declined("chat-full", "so much was written at this table that nothing more can be")
        buckets = [connection.chat]
        if is_spectator:
            rate = settings.lines_per_minute / 30
            buckets.append(self._spectators.setdefault(table, Bucket(rate, max(1.0, 10 * rate))))
        if wait := max(bucket.wait_for() for bucket in buckets):
            metrics.LIMITED.labels("chat").inc()
            raise Declined("too-fast", f"wait {math.ceil(wait)} s before you write again", 429)
        for bucket in buckets:
            bucket.take()

    def _advise(self, connection: Connection, code: str, message: messages.HintAsked, meter: Purse) -> None:
        """Beside what else the connection asks: a hint may take long."""
        if connection.advising is not None and not connection.advising.done():
            raise Declined("busy", "one hint at a time: wait for the one that you asked for")

        async def advise() -> None:
            try:
                connection.tell(await self._referee.hint(code, connection.owner, message, connection.address))
            except (Declined, LudothequeError) as error:
                refuse(connection, message.id, error)

        connection.advising = asyncio.create_task(meter.pays(advise(), "socket HintAsked"), name="hint")


def refuse(connection: Connection, id: str, error: Exception) -> None:
    answer: Refused = refused(id, error)
    metrics.REFUSED.labels(answer.code).inc()
    connection.tell(answer)


class _HasId(msgspec.Struct):
    id: str = ""


def _id_of(body: bytes) -> str:
    """The id of a message that is otherwise wrong, so that its sender knows which was refused."""
    try:
        return msgspec.json.decode(body, type=_HasId).id[:64]
    except UNREADABLE:
        return ""


def _readable(error: Exception) -> str:
    kinds = "play, undo, resign, agree, hurry, preview, why, hint, chat, resume, ping"
    return f"this message cannot be read: {error}. A message is a JSON object with a type: {kinds}"
