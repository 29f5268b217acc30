"""A WebSocket client that costs little, so that thousands of players fit beside the server on one machine."""

from __future__ import annotations

import asyncio
import base64
import itertools
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
WHOLE_TEXT = 0x81
NO_MASK = bytes(4)
"""A mask of zeros is a mask: the protocol asks for one, and this one costs nothing."""


class Wire(asyncio.Protocol):
    """One connection: `on_text` is called with each text message."""

    def __init__(self, host: str, path: str, headers: dict[str, str]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items()), "", ""]
        self._request = "\r\n".join(lines).encode()
        self._buffer = bytearray()
        self._parts: list[bytes] = []
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text: Callable[[bytes], None] = lambda text: None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        if not self._buffer and self.opened.done():
            data = self._read_whole_texts(data)
        self._buffer += data
        if not self.opened.done() and not self._read_answer():
            return
        while self._read_frame():
            pass

    def _read_whole_texts(self, data: bytes) -> bytes:
        """Nearly all that comes: texts of one frame each, whole. What is left is for the buffer."""
        start, end = 0, len(data)
        while end - start > 4 and data[start] == WHOLE_TEXT and data[start + 1] < 127:
            length, head = data[start + 1], 2
            if length == 126:
                length, head = data[start + 2] << 8 | data[start + 3], 4
            if start + head + length > end or self._parts:
                break
            self.on_text(data[start + head : start + head + length])
            start += head + length
        return data[start:]

    def _read_answer(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.opened.set_exception(ConnectionError(head.decode("latin-1").split("\r\n", 1)[0]))
            return False
        self.opened.set_result(None)
        return True

    def _read_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        final, opcode = buffer[0] & 0x80, buffer[0] & 0x0F
        payload = bytes(buffer[start : start + length])
        del buffer[: start + length]
        if opcode == PING:
            self._send(PONG, payload)
        elif opcode in (TEXT, 0):
            self._parts.append(payload)
            if final:
                whole = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
                self._parts = []
                self.on_text(whole)
        return True

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        if self._transport is None or self.lost:
            return
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | opcode, MASKED | size))
        else:
            head = bytes((0x80 | opcode, MASKED | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_wire(
    port: int, path: str, headers: dict[str, str], on_text: Callable[[bytes], None], home: str = "127.0.0.1"
) -> Wire:
    """From an address of its own; `on_text` hears from the first message on, which may come with the handshake."""
    wire = Wire(f"127.0.0.1:{port}", path, headers)
    wire.on_text = on_text
    await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port, local_addr=(home, 0))
    await wire.opened
    return wire


_homes = itertools.count()


def next_home() -> str:
    """Another address of this machine for each player: a server may well share its time out by address. Linux has all
    of 127.0.0.0/8."""
    number = next(_homes)
    return f"127.{1 + number // 62_500 % 250}.{number // 250 % 250}.{1 + number % 250}"
