"""Frames of a WebSocket, however they are cut: every message is answered once, and nonsense ends the line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludotheque.server.net.sockets import Socket
from ludotheque.server.net.turnstile import Account, Turnstile
from ludotheque.server.net.wire import Wire
from ludotheque.table.bounds import FRAMES_AT_ONCE, LARGEST_FRAME, MOST_PARTS
from tests.patience import WAIT
from tests.server.players import Person
from tests.server.running import Running, server_here, sqlite, story

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

    def __init__(self, running: Running, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._running = running
        self._reader = reader
        self._writer = writer

    @property
    def socket(self) -> Socket:
        """The server's end of it."""
        (socket,) = self._running.server.sockets._sockets
        return socket

    @property
    def wire(self) -> Wire:
        wire = self.socket._wire
        assert wire is not None
        return wire

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
        line = Line(running, reader, writer)
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
    count = 3 * FRAMES_AT_ONCE
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


@story
async def test_the_longest_frame_may_come_in_any_pieces(tmp_path: Path) -> None:
    data = frame(PING + b" " * (LARGEST_FRAME - len(PING)))
    async with line_to_a_table(tmp_path) as line:
        at = 0
        for end in (100, len(data) - 5, len(data)):
            await line.send(data[at:end])
            while end < len(data) and len(line.wire._rest) < end:
                await asyncio.sleep(0.01)
            at = end
        await line.heard("refused")
        await line.send(frame(PING))
        await line.heard("pong")


@story
async def test_frames_that_are_no_messages_take_turns_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once pings and empty parts, a hundred thousand a second, left nobody else a moment."""
    turns, rounds = 0, 10
    enter = Turnstile.enter

    async def counted(self: Turnstile, account: Account, budget: bool = True) -> None:
        nonlocal turns
        turns += 1
        await enter(self, account, budget)

    async with line_to_a_table(tmp_path) as line:
        monkeypatch.setattr(Turnstile, "enter", counted)
        await line.send(frame(b"", ASK) * FRAMES_AT_ONCE * rounds + frame(PING))
        await line.heard("pong")
        assert turns >= rounds


@story
async def test_a_message_of_endless_parts_ends_the_line(tmp_path: Path) -> None:
    async with line_to_a_table(tmp_path) as line:
        await line.send(frame(b"", whole=False) + frame(b"", REST, whole=False) * MOST_PARTS)
        assert await line.close_code() == 1009


@story
async def test_who_asks_and_does_not_read_gathers_no_answers(tmp_path: Path) -> None:
    async with line_to_a_table(tmp_path) as line:
        line.wire.pause_writing()
        await line.send(frame(b"there?", ASK) * 3 + frame(PING))
        while not line.socket._waiting:
            await asyncio.sleep(0.01)
        line.wire.resume_writing()
        kind, message = TEXT, b"{}"
        while json.loads(message).get("type") != "pong":
            kind, message = await line.receive()
            assert kind == TEXT


@story
async def test_no_more_is_read_than_a_reader_asks_for(tmp_path: Path) -> None:
    """Once 200 sockets of one address brought a gigabyte that waited for its turn."""
    async with line_to_a_table(tmp_path) as line:
        wire = line.wire
        line.socket.account.cpu.charge(10**9)
        sending = asyncio.create_task(line.send(frame(bytes(LARGEST_FRAME)) * 64))
        while not wire.read_paused:
            await asyncio.sleep(0.01)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(wire._rest) < 16 * LARGEST_FRAME
        sending.cancel()
