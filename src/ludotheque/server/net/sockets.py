"""The WebSocket of a player or spectator: messages in, answers and news out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.server import metrics
from ludotheque.server.net.limits import Bucket
from ludotheque.server.net.turnstile import Account, Meter, timed
from ludotheque.server.net.wire import wire_of
from ludotheque.server.settings import Settings
from ludotheque.server.tables.conversations import Conversations, refuse
from ludotheque.table.bounds import BURST
from ludotheque.table.messages import Bye, FromServer
from ludotheque.table.outgoing import encode
from ludotheque.table.problems import Declined

log = logging.getLogger("ludotheque.sockets")

OVERHEAD = 100
"""Bytes that a waiting message takes beside its own."""
READ_AGAIN = 1.0
CLOSE_RETRY, CLOSE_POLICY, CLOSE_TOO_BIG = 1012, 1008, 1009


class Socket:
    """One connection: `send` never waits. What its reader does not take at once a task of its own writes."""

    def __init__(
        self, websocket: WebSocket, owner: str, wish: int | None, account: Account, settings: Settings
    ) -> None:
        self.owner = owner
        self.wish = wish
        self.shown: tuple[int, ...] = ()
        self.wants_changes = False
        self._websocket = websocket
        self._wire = wire_of(websocket.scope)
        self._heard = asyncio.Event()
        if self._wire is not None:
            self._wire.read_by(self)
        self._said_bye = False
        self.account = account
        self._most_bytes = settings.socket_bytes
        self._rest = settings.resume_pause
        self._most_bytes_of_address = settings.address_bytes
        self._answer: bytes | None = None
        """To be sent with what follows it, or in a moment."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._bye: Bye | None = None
        self._resume: int | None = None
        self.advising: asyncio.Task[None] | None = None
        """The hint that is being thought out."""
        self._rested = 0.0
        """When the next hello may be made."""

    def send(self, message: bytes) -> None:
        if self._answer is None:
            self._send(message)
        else:
            answer, self._answer = self._answer, None
            self._send(answer, message)

    def tell(self, message: FromServer) -> None:
        """An answer. The news that follows it at once is sent with it, in one write."""
        self._send_answer()
        self._answer = encode(message)
        asyncio.get_running_loop().call_soon(self._send_answer)

    def _send_answer(self) -> None:
        if self._answer is not None:
            answer, self._answer = self._answer, None
            self._send(answer)

    def _send(self, *messages: bytes) -> None:
        is_free = self._bye is None and not self._waiting
        if is_free and self._wire is not None and self._wire.write_now(*messages):
            return
        for message in messages:
            self._send_later(message)

    def _send_later(self, message: bytes) -> None:
        if self._bye is not None:
            return
        size = len(message) + OVERHEAD
        too_much = self._bytes + size > self._most_bytes
        if self._waiting and (too_much or self.account.bytes_waiting + size > self._most_bytes_of_address):
            self._send_away()
            return
        self._waiting.append(message)
        self._count(size)
        self._wake.set()

    def heard(self) -> None:
        self._heard.set()

    async def next_message(self, turn: Callable[[], Awaitable[None]]) -> bytes | None:
        """None when the line is closed, or about to be. It takes a `turn` for each round of frames that hold none."""
        if self._wire is None:
            return await self._next_by_asgi()
        while (message := self._wire.next_message()) is None:
            if self._wire.is_closed or self._said_bye:
                return None
            if self._wire.is_behind:
                await asyncio.sleep(0)
                await turn()
                continue
            self._heard.clear()
            await self._heard.wait()
        return None if self.is_leaving else message

    async def _next_by_asgi(self) -> bytes | None:
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect" or self.is_leaving:
            return None
        text = received.get("text")
        return received.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")

    def resume(self, since: int) -> None:
        """Asks for a hello: one, however often it is asked for, made when what waits is sent."""
        self._resume = since if self._resume is None else min(since, self._resume)
        self._wake.set()

    @property
    def address(self) -> str:
        return self.account.address

    @property
    def chat(self) -> Bucket:
        return self.account.chat

    @property
    def is_leaving(self) -> bool:
        return self._bye is not None

    def _send_away(self) -> None:
        """It does not read: what waits for it is dropped, and when it comes again it hears all that it missed."""
        metrics.LIMITED.labels("bytes").inc()
        self.drop()
        self.dismiss(Bye(reason="slow", retry=READ_AGAIN))

    def dismiss(self, bye: Bye) -> None:
        """Says goodbye after what is waiting, and closes."""
        self._send_answer()
        self._bye = self._bye or bye
        self._wake.set()

    def drop(self) -> None:
        """Nothing waits any more."""
        self._waiting.clear()
        self._count(-self._bytes)

    def _count(self, size: int) -> None:
        self._bytes += size
        self.account.bytes_waiting += size

    async def write(self, hello: Callable[[int], Awaitable[None]]) -> None:
        """Sends whatever comes; `hello` makes the answer to a `resume`."""
        send = self._websocket.send
        while True:
            while self._waiting:
                message = self._waiting[0]
                await send({"type": "websocket.send", "text": message.decode()})
                if self._waiting and self._waiting[0] is message:
                    self._waiting.popleft()
                    self._count(-len(message) - OVERHEAD)
            if self._bye is not None:
                await send({"type": "websocket.send", "text": encode(self._bye).decode()})
                code = CLOSE_POLICY if self._bye.retry is None else CLOSE_RETRY
                await self._websocket.close(code)
                self._said_bye = True
                self.heard()
                return
            if self._resume is not None and time.monotonic() >= self._rested:
                since, self._resume = self._resume, None
                await hello(since)
                self._rested = time.monotonic() + self._rest
                continue
            self._wake.clear()
            if self._resume is not None:
                asyncio.get_running_loop().call_later(self._rested - time.monotonic(), self._wake.set)
            await self._wake.wait()


class Sockets:
    """All connections of this process."""

    def __init__(self, settings: Settings, conversations: Conversations) -> None:
        self._settings = settings
        self._conversations = conversations
        self._sockets: set[Socket] = set()
        self._by_address: Counter[str] = Counter()
        self._closing = False

    async def serve(
        self, websocket: WebSocket, code: str, owner: str, meter: Meter, since: int, wish: int | None, changes: bool
    ) -> None:
        """A connection from hello to its end."""
        address = meter.account.address
        await meter.turn()
        try:
            self._check_room(address)
            table = await self._conversations.admit(code, owner, wish)
        except Declined as error:
            await _turn_away(websocket, error)
            return
        await websocket.accept()
        socket = Socket(websocket, owner, wish, meter.account, self._settings)
        socket.wants_changes = changes
        self._sockets.add(socket)
        self._by_address[address] += 1
        metrics.SOCKETS.inc()
        writer = asyncio.create_task(self._write(socket, table.code, meter), name="socket writer")
        reader: asyncio.Task[None] | None = None
        try:
            await self._conversations.greet(table, socket, since)
            # In a task of its own: it is woken for every message, and all layers round a request would be with it.
            reader = asyncio.create_task(timed(self._read(socket, table.code, meter), meter), name="socket reader")
            await reader
        except Declined as error:
            socket.dismiss(Bye(reason=error.problem.message, retry=READ_AGAIN))
            await asyncio.wait([writer], timeout=READ_AGAIN)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            for task in (reader, writer, socket.advising):
                if task is not None:
                    task.cancel()
            await asyncio.gather(writer, *filter(None, [reader]), return_exceptions=True)
            socket.drop()
            self._sockets.discard(socket)
            self._by_address[address] -= 1
            if self._by_address[address] <= 0:
                del self._by_address[address]
            metrics.SOCKETS.dec()
            await self._conversations.part(table, socket, told=not self._closing)

    def _check_room(self, address: str) -> None:
        if self._closing:
            raise Declined("stopping", "this server is stopping: connect again in a moment", 503)
        if self._by_address[address] >= self._settings.sockets_each:
            raise Declined("too-many-sockets", "too many connections from your address: close some", 429)

    async def _write(self, socket: Socket, code: str, meter: Meter) -> None:
        async def hello(since: int) -> None:
            await meter.turn()
            meter.name = "socket Resume"
            await self._conversations.hello(code, socket, since)

        await timed(socket.write(hello), meter)

    async def _read(self, socket: Socket, code: str, meter: Meter) -> None:
        settings = self._settings
        bucket = Bucket(settings.messages_per_second, BURST * settings.messages_per_second)
        while (body := await socket.next_message(meter.turn)) is not None:
            await meter.turn()
            if len(body) > settings.message_bytes:
                refuse(socket, "", Declined("too-big", f"a message has at most {settings.message_bytes} bytes"))
                continue
            if not bucket.take():
                metrics.LIMITED.labels("messages").inc()
                refuse(socket, "", Declined("too-fast", f"at most {settings.messages_per_second} messages a second"))
                await asyncio.sleep(bucket.wait_for())
                continue
            await self._conversations.answer(socket, code, body, meter)

    def dismiss(self, which: Callable[[Socket], bool], bye: Bye) -> None:
        for socket in filter(which, list(self._sockets)):
            socket.dismiss(bye)

    async def close(self) -> None:
        """Tells everybody to connect again, and lets them go."""
        self._closing = True
        self.dismiss(lambda _: True, Bye(reason="stopping", retry=READ_AGAIN))
        for _ in range(100):
            if not self._sockets:
                return
            await asyncio.sleep(0.02)


async def _turn_away(websocket: WebSocket, error: Declined) -> None:
    """Before the handshake an HTTP answer says why; it needs no accepted socket."""
    if websocket.application_state != WebSocketState.CONNECTING:
        return
    from ludotheque.server.net.http import error_response

    await websocket.send_denial_response(error_response(error))
