"""Frames of a WebSocket, however they are cut: every message is answered once, and nonsense ends the line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.table.bounds import FRAMES_WAITING
from tests.patience import WAIT
from tests.server.players import Person
from tests.server.running import server_here, sqlite, story

PING = json.dumps({"type": "ping"}).encode()
TEXT, BYTES, REST, CLOSE, ASK, ANSWER = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
MASK = b"\x0f\xf0\x55\xaa"


def frame(message: bytes, kind: int = TEXT, whole: bool = True, masked: bool = True) -> bytes:
    size, bit = len(message), 0x80 if masked else 0
    head = bytes([kind | (0x80 if whole else 0)])
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + message
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(message))


class Line:
    """A WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def receive(self) -> tuple[int, bytes]:
        kind, size = await asyncio.wait_for(self._reader.readexactly(2), WAIT)
        more = {126: 2, 127: 8}.get(size, 0)
        if more:
            size = int.from_bytes(await self._reader.readexactly(more), "big")
        return kind & 0xF, await self._reader.readexactly(size)

    async def heard(self, wanted: str, count: int = 1) -> None:
        """So many messages of this type come, whatever comes between."""
        while count:
            kind, message = await self.receive()
            count -= kind == TEXT and json.loads(message)["type"] == wanted

    async def close_code(self) -> int:
        while True:
            kind, message = await self.receive()
            if kind == CLOSE:
                return int.from_bytes(message[:2], "big")

    def hang_up(self) -> None:
        self._writer.close()


@asynccontextmanager
async def line_to_a_table(folder: Path) -> AsyncIterator[Line]:
    async with server_here(sqlite(folder)) as running, Person(running.address) as ada:
        code = (await ada.create(seats="me open"))["code"]
        reader, writer = await asyncio.open_connection("127.0.0.1", int(running.address.rpartition(":")[2]))
        head = (
            f"GET /api/v1/tables/{code}/play HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", f"Cookie: {ada.cookie}",
        )  # fmt: skip
        writer.write("\r\n".join([*head, "", ""]).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        line = Line(reader, writer)
        await line.heard("hello")
        yield line
        line.hang_up()


@story
@pytest.mark.parametrize("message", [PING, PING + b" " * 300], ids=["short", "long"])
async def test_a_message_may_come_byte_by_byte(tmp_path: Path, message: bytes) -> None:
    async with line_to_a_table(tmp_path) as line:
        for byte in frame(message):
            await line.send(bytes([byte]))
            await asyncio.sleep(0)
        await line.heard("pong")


@story
async def test_many_messages_may_come_at_once_and_the_last_in_two_pieces(tmp_path: Path) -> None:
    count = 3 * FRAMES_WAITING
    data = frame(PING) * count
    async with line_to_a_table(tmp_path) as line:
        await line.send(data[:-5])
        await line.heard("pong", count - 1)
        await line.send(data[-5:])
        await line.heard("pong")


@story
async def test_a_message_may_come_in_parts_with_a_question_between_them(tmp_path: Path) -> None:
    parts = frame(PING[:5], whole=False) + frame(b"there?", ASK) + frame(PING[5:], REST)
    async with line_to_a_table(tmp_path) as line:
        await line.send(parts)
        while await line.receive() != (ANSWER, b"there?"):
            pass
        await line.heard("pong")
        await line.send(frame(PING) + frame(PING, BYTES))
        await line.heard("pong", 2)


@story
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(PING, masked=False), 1002),
        (frame(PING[:5], whole=False) + frame(PING), 1002),
        (bytes([0xC1]) + frame(PING)[1:], 1002),
        (bytes([0x81, 0xFF]) + (1 << 30).to_bytes(8, "big") + MASK, 1009),
        (frame((1000).to_bytes(2, "big"), CLOSE), 1000),
    ],
    ids=["without a mask", "a new message within another", "a bit that nobody agreed on", "too long", "goodbye"],
)
async def test_what_is_no_message_ends_the_line(tmp_path: Path, data: bytes, code: int) -> None:
    async with line_to_a_table(tmp_path) as line:
        await line.send(frame(PING) + data)
        assert await line.close_code() == code


@story
async def test_text_that_is_none_is_refused(tmp_path: Path) -> None:
    async with line_to_a_table(tmp_path) as line:
        await line.send(frame(b'{"type":"chat","id":"1","text":"\xff"}'))
        await line.heard("refused")
        await line.send(frame(PING))
        await line.heard("pong")
