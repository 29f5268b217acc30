"""The WebSocket of a player or spectator: messages in, answers and news out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.core.errors import LudothequeError
from ludotheque.server import messages, metrics
from ludotheque.server.hall import Hall
from ludotheque.server.keeper import Keeper
from ludotheque.server.limits import Bucket
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import Bye, ClientMessage, FromServer, Pong, Refused
from ludotheque.server.play import Referee
from ludotheque.server.problems import Declined, refused
from ludotheque.server.render import Seen, encode

log = logging.getLogger("ludotheque.sockets")

MOST_WAITING = 400
"""Messages that may wait for a slow reader before it is sent away to come again."""
BURST = 4
READ_AGAIN = 1.0
CLOSE_RETRY, CLOSE_POLICY, CLOSE_TOO_BIG = 1012, 1008, 1009

_decode = msgspec.json.Decoder(ClientMessage).decode


class Socket:
    """One connection: `send` never waits; a task of its own writes."""

    def __init__(self, websocket: WebSocket, owner: str, wish: int | None) -> None:
        self.owner = owner
        self.wish = wish
        self._websocket = websocket
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._bye: Bye | None = None

    def send(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.dismiss(Bye(reason="slow", retry=READ_AGAIN))
            return
        self._waiting.append(message)
        self._wake.set()

    def tell(self, message: FromServer) -> None:
        self.send(encode(message))

    def dismiss(self, bye: Bye) -> None:
        """Says goodbye after what is waiting, and closes."""
        self._bye = self._bye or bye
        self._wake.set()

    async def write(self) -> None:
        send = self._websocket.send
        while True:
            while self._waiting:
                await send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            if self._bye is not None:
                await send({"type": "websocket.send", "text": encode(self._bye).decode()})
                code = CLOSE_POLICY if self._bye.retry is None else CLOSE_RETRY
                await self._websocket.close(code)
                return
            self._wake.clear()
            await self._wake.wait()


class Sockets:
    """All connections of this process."""

    def __init__(self, hall: Hall, keeper: Keeper, referee: Referee) -> None:
        self._hall = hall
        self._keeper = keeper
        self._referee = referee
        self._sockets: set[Socket] = set()
        self._by_address: Counter[str] = Counter()
        self._closing = False

    async def serve(
        self, websocket: WebSocket, code: str, owner: str, address: str, since: int, wish: int | None
    ) -> None:
        """A connection from hello to its end."""
        try:
            table = await self._admit(code, owner, address, wish)
        except Declined as error:
            await _turn_away(websocket, error)
            return
        await websocket.accept()
        socket = Socket(websocket, owner, wish)
        self._sockets.add(socket)
        self._by_address[address] += 1
        metrics.SOCKETS.inc()
        writer = asyncio.create_task(socket.write(), name="socket writer")
        try:
            await self._greet(table, socket, since)
            await self._read(websocket, socket, table.code)
        except Declined as error:
            socket.dismiss(Bye(reason=error.problem.message, retry=READ_AGAIN))
            await asyncio.wait([writer], timeout=READ_AGAIN)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._sockets.discard(socket)
            self._by_address[address] -= 1
            if self._by_address[address] <= 0:
                del self._by_address[address]
            metrics.SOCKETS.dec()
            await self._part(table, socket)

    async def _admit(self, code: str, owner: str, address: str, wish: int | None) -> LiveTable:
        if self._closing:
            raise Declined("stopping", "this server is stopping: connect again in a moment", 503)
        if self._by_address[address] >= self._hall.settings.sockets_each:
            raise Declined("too-many-sockets", "too many connections from your address: close some", 429)
        async with self._hall.hold(code) as table:
            table.viewers(owner, wish)
            return table

    async def _greet(self, table: LiveTable, socket: Socket, since: int) -> None:
        """From the hello on nothing is missed: both happen under the table's lock."""
        async with self._hall.hold(table.code) as table:
            before = table.online()
            table.listeners.add(socket)
            own = table.doc.seats_of(socket.owner)
            for seat in own:
                table.away_since.pop(seat, None)
            self._say_hello(table, socket, since)
            arrived = table.online() != before
            held = any(table.doc.seats[seat].held for seat in own)
        if arrived:
            self._hall.note_presence(table)
            await self._hall.tell_presence(table)
        if held and table.phase == "running":
            await self._keeper.give_back(table.code, socket.owner)
        self._keeper.watch(table)

    def _say_hello(self, table: LiveTable, socket: Socket, since: int) -> None:
        viewers = table.viewers(socket.owner, socket.wish)
        if since > table.version:
            since = 0
        socket.send(Seen(table, self._hall.now()).hello(socket.owner, viewers, since, self._hall.link(table)))

    async def _part(self, table: LiveTable, socket: Socket) -> None:
        current = self._hall.in_hand(table.code)
        if current is None or socket not in current.listeners:
            return
        before = current.online()
        current.listeners.discard(socket)
        if self._closing or current.online() == before:
            return
        for seat in current.doc.seats_of(socket.owner):
            current.away_since[seat] = self._hall.now()
        self._hall.note_presence(current)
        try:
            await self._hall.tell_presence(current)
        except Declined:
            log.warning("presence not told", extra={"table": current.code})

    async def _read(self, websocket: WebSocket, socket: Socket, code: str) -> None:
        settings = self._hall.settings
        bucket = Bucket(settings.messages_per_second, BURST * settings.messages_per_second)
        while True:
            received = await websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            body = received.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
            if len(body) > settings.message_bytes:
                _refuse(socket, "", Declined("too-big", f"a message has at most {settings.message_bytes} bytes"))
                continue
            if not bucket.take():
                metrics.LIMITED.inc()
                _refuse(socket, "", Declined("too-fast", f"at most {settings.messages_per_second} messages a second"))
                await asyncio.sleep(bucket.wait)
                continue
            await self._answer(socket, code, body)

    async def _answer(self, socket: Socket, code: str, body: bytes) -> None:
        begun = time.perf_counter()
        try:
            message = _decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            _refuse(socket, _id_of(body), Declined("bad-message", _readable(error)))
            return
        try:
            await self._do(socket, code, message)
        except (Declined, LudothequeError) as error:
            _refuse(socket, getattr(message, "id", ""), error)
        except Exception:
            log.exception("a message failed", extra={"table": code})
            _refuse(socket, getattr(message, "id", ""), Declined("internal", "the server failed; nothing was changed"))
        if isinstance(message, messages.Play):
            metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)

    async def _do(self, socket: Socket, code: str, message: ClientMessage) -> None:
        owner, referee = socket.owner, self._referee
        match message:
            case messages.Play() | messages.Undo() | messages.Resign():
                await referee.enter(code, owner, message, socket.tell)
            case messages.Agree():
                await referee.agree(code, owner, message, socket.tell)
            case messages.PreviewAsked():
                socket.tell(await referee.preview(code, owner, message))
            case messages.WhyAsked():
                socket.tell(await referee.why(code, owner, message))
            case messages.HintAsked():
                socket.tell(await referee.hint(code, owner, message))
            case messages.Say():
                await referee.say(code, owner, message, socket.tell)
            case messages.Resume(since=since):
                async with self._hall.hold(code) as table:
                    self._say_hello(table, socket, since)
            case messages.Ping():
                socket.tell(Pong(time=self._hall.now()))

    async def close(self) -> None:
        """Tells everybody to connect again, and lets them go."""
        self._closing = True
        for socket in list(self._sockets):
            socket.dismiss(Bye(reason="stopping", retry=READ_AGAIN))
        for _ in range(100):
            if not self._sockets:
                return
            await asyncio.sleep(0.02)


def _refuse(socket: Socket, id: str, error: Exception) -> None:
    answer: Refused = refused(id, error)
    metrics.REFUSED.labels(answer.code).inc()
    socket.tell(answer)


class _HasId(msgspec.Struct):
    id: str = ""


def _id_of(body: bytes) -> str:
    """The id of a message that is otherwise wrong, so that its sender knows which was refused."""
    try:
        return msgspec.json.decode(body, type=_HasId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


def _readable(error: Exception) -> str:
    kinds = "play, undo, resign, agree, preview, why, hint, chat, resume, ping"
    return f"this message cannot be read: {error}. A message is a JSON object with a type: {kinds}"


async def _turn_away(websocket: WebSocket, error: Declined) -> None:
    """Before the handshake an HTTP answer says why; it needs no accepted socket."""
    if websocket.application_state != WebSocketState.CONNECTING:
        return
    from ludotheque.server.http import error_response

    await websocket.send_denial_response(error_response(error))
