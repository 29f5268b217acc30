"""A WebSocket that can be written to and read from at once: past ASGI's layers and past any queue.

Both ways are for the messages that there are thousands of: a whole text in one frame. Whatever else comes (a part of a
message, a ping, a goodbye, nonsense) goes uvicorn's own way, frame by frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request

from ludotheque.table.bounds import FRAMES_AT_ONCE, LARGEST_FRAME, MOST_PARTS

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no C
    from websockets.utils import apply_mask

EXTENSION = "ludotheque.wire"
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
WHOLE, MASKED = 0x80, 0x80
SHORTEST_HEAD = 2
CONTROL, KIND, PING = 0x8, 0xF, 0x9
"""Set in the kinds of frames that may come between the parts of a message; what of the first byte is the kind; one."""


class Reader(Protocol):
    """Who reads what comes in."""

    def heard(self) -> None:
        """Something came that may be a message, or the line is closed."""


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
    """uvicorn's own protocol. What is sent by ASGI goes its usual way.

    What comes in is cut into frames only when its reader asks for the next message: so whoever sends them pays for all
    frames, also for those that are no messages."""

    _leave: Callable[[], None] | None = None
    """Tells the door that this is no connection of its any more."""
    _reader: Reader | None = None
    """Takes messages by `next_message`."""
    _parts = 0
    """Of a message that is coming in parts, so many are there."""
    _told_after = 0
    """Bytes that came when all was said."""
    _message: bytes | None = None
    is_closed = False
    is_behind = False
    """More frames are there than were looked at: ask again in the next turn."""
    _rest: bytearray
    """What is not cut yet, and how many bytes of it must be there before it is worth a look."""
    _wanted = SHORTEST_HEAD

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    def handle_connect(self, event: Request) -> None:
        self._rest = bytearray()
        super().handle_connect(event)

    def wait_at_the_door(self, leave: Callable[[], None]) -> None:
        """Until it is let in it counts as any other connection; one whose handshake cannot be read never would be."""
        self._leave = leave
        if not self.handshake_initiated:
            self.transport.close()

    def _leave_the_door(self) -> None:
        if self._leave is not None:
            self._leave()
            self._leave = None

    def read_by(self, reader: Reader) -> None:
        self._leave_the_door()
        self._reader = reader

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            self._hear_after(data)
            return
        self._rest += data
        if len(self._rest) < self._wanted:
            return
        if len(self._rest) >= LARGEST_FRAME and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._reader is not None:
            self._reader.heard()

    def _hear_after(self, data: bytes) -> None:
        """The other side's goodbye, perhaps behind what it had sent before. Nobody pays for this any more."""
        data = bytes(self._rest) + data
        self._rest.clear()
        self._told_after += len(data)
        if self._told_after > 2 * LARGEST_FRAME:
            self.transport.abort()
        else:
            super().data_received(data)

    def next_message(self) -> bytes | None:
        """None if none is there yet, or so many other frames that a turn is over."""
        self.is_behind = False
        for _ in range(FRAMES_AT_ONCE):
            if not self._take_frame():
                if self.read_paused:
                    self.read_paused = False
                    self.transport.resume_reading()
                return None
            message, self._message = self._message, None
            if message is not None:
                return message
        self.is_behind = True
        return None

    def _take_frame(self) -> bool:
        """False while none is whole."""
        if len(self._rest) < self._wanted or self.close_sent:
            return False
        frame = Frame(self._rest, 0)
        if frame.size - frame.head > self.config.ws_max_size:
            super().data_received(bytes(self._rest))  # which says so and closes
            self._rest.clear()
            return False
        if not frame.size or frame.size > len(self._rest):
            self._wanted = frame.size or len(self._rest) + 1
            return False
        data = bytes(self._rest[: frame.size])
        del self._rest[: frame.size]
        self._wanted = SHORTEST_HEAD
        self._take(data, frame)
        return True

    def _take(self, data: bytes, frame: Frame) -> None:
        if frame.kind == WHOLE_TEXT and frame.is_masked and not self._parts:
            self._message = apply_mask(data[frame.head :], data[frame.head - 4 : frame.head])
        elif frame.kind & KIND == PING and not self.writable.is_set():
            return  # who asks and does not read gets no answer: they would only gather here
        else:
            super().data_received(data)
            if not frame.kind & CONTROL:
                self._count_parts(frame)

    def _count_parts(self, frame: Frame) -> None:
        self._parts = 0 if frame.kind & WHOLE else self._parts + 1
        if self._parts > MOST_PARTS and not self.close_sent:
            self.conn.send_close(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message that came in parts, or as bytes."""
        if self._reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self._message, self.frames = b"".join(self.frames), []

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave_the_door()
        self.is_closed = True
        if self.read_paused and self.handshake_initiated:
            self._rest.clear()  # a flood, and nobody is there any more
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
