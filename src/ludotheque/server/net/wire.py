"""A WebSocket that can be written to and read from at once: past ASGI's layers and past any queue.

Both ways are for the messages that there are thousands of: a whole text in one frame. Whatever else comes (a part of a
message, a ping, a goodbye, nonsense) goes uvicorn's own way, frame by frame.
"""

from __future__ import annotations

from collections import deque
from typing import Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotheque.table.bounds import FRAMES_WAITING

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no C
    from websockets.utils import apply_mask

EXTENSION = "ludotheque.wire"
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
WHOLE, MASKED = 0x80, 0x80
SHORTEST_HEAD = 2
CONTROL = 0x8
"""Set in the kinds of frames that may come between the parts of a message."""


class Reader(Protocol):
    """Who reads what comes in."""

    def heard(self) -> None:
        """There is a message in the wire's `inbox`, or the line is closed."""


class Frame:
    """How long a frame is that begins with these bytes: of its head and in all. 0 while too few of them are known."""

    __slots__ = ("head", "is_masked", "kind", "size")

    def __init__(self, data: bytes | bytearray, start: int) -> None:
        self.head = self.size = 0
        known = len(data) - start
        if known < SHORTEST_HEAD:
            return
        self.kind, second = data[start], data[start + 1]
        self.is_masked = bool(second & MASKED)
        length, head = second & 0x7F, SHORTEST_HEAD
        more = {126: 2, 127: 8}.get(length, 0)
        if known < head + more:
            return
        if more:
            length = int.from_bytes(data[start + head : start + head + more], "big")
        self.head = head + more + (4 if self.is_masked else 0)
        self.size = self.head + length


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol. What is sent by ASGI goes its usual way."""

    _reader: Reader | None = None
    """Takes messages from `inbox`; without one they go by ASGI."""
    _early = False
    """Something came before there was a reader: where its frames begin and end is not known here."""
    _in_parts = False
    """A message is coming in parts."""
    _is_refused = False
    """What comes is too long: uvicorn says so and closes."""
    is_closed = False
    inbox: deque[bytes]
    _rest: bytearray
    """The beginning of a frame, and how many bytes of it must be there before it is worth a look."""
    _wanted = SHORTEST_HEAD

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    def read_by(self, reader: Reader) -> bool:
        """From now on messages wait in `inbox`. False if they have to go by ASGI."""
        if self._early or self.disconnected:
            return False
        self.inbox, self._rest, self._reader = deque(), bytearray(), reader
        return True

    def data_received(self, data: bytes) -> None:
        if self._reader is None or self._is_refused:
            self._early = self._early or self.handshake_initiated
            super().data_received(data)
        elif not self._rest:
            self._cut(data)
        else:
            self._rest += data
            if len(self._rest) >= self._wanted:
                data = bytes(self._rest)
                self._rest.clear()
                self._cut(data)

    def _cut(self, data: bytes) -> None:
        """Into frames. What is left over waits for more."""
        start = 0
        while start < len(data):
            frame = Frame(data, start)
            if frame.size - frame.head > self.config.ws_max_size:
                self._is_refused = True
                super().data_received(data[start:])
                return
            if not frame.size or start + frame.size > len(data):
                self._rest += data[start:]
                self._wanted = frame.size or len(self._rest) + 1
                return
            self._take(data[start : start + frame.size], frame)
            start += frame.size

    def _take(self, data: bytes, frame: Frame) -> None:
        if frame.kind == WHOLE_TEXT and frame.is_masked and not self._in_parts and not self.close_sent:
            self._hear(apply_mask(data[frame.head :], data[frame.head - 4 : frame.head]))
            return
        super().data_received(data)
        if not frame.kind & CONTROL:
            self._in_parts = not frame.kind & WHOLE

    def send_receive_event_to_app(self) -> None:
        """A message that came in parts, or as bytes."""
        if self._reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._hear(message)

    def _hear(self, message: bytes) -> None:
        self.inbox.append(message)
        if len(self.inbox) >= FRAMES_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._reader is not None:
            self._reader.heard()

    def next_message(self) -> bytes | None:
        """The one that waits for longest; None if there is none."""
        if not self.inbox:
            return None
        message = self.inbox.popleft()
        if self.read_paused and not self.inbox:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_closed = True
        if self._reader is not None:
            self._reader.heard()

    def write_now(self, *texts: bytes) -> bool:
        """False, and nothing is written, while the reader does not keep up or the line is not open."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join(part for text in texts for part in (_head(len(text)), text)))
        return True


def _head(size: int) -> bytes:
    """Of a frame that is a whole text."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def wire_of(scope: Scope) -> Wire | None:
    found = scope.get("extensions", {}).get(EXTENSION)
    return found["wire"] if found else None
