"""Attacks on connections and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
import threading

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.attacks.means import Attack, play_at, port_of, table, together


async def resumes(http: httpx.AsyncClient, address: str) -> None:
    code = await table(http)

    async def ask() -> None:
        async with connect(
            play_at(address, code, "?since=0"), max_size=None, compression=None, close_timeout=0.1
        ) as socket:
            while True:
                await socket.send('{"type": "resume", "since": 0}')
                await asyncio.sleep(1 / 30)

    await together(40, ask)


async def chat(http: httpx.AsyncClient, address: str) -> None:
    code = await table(http)
    lines = iter(range(10**9))

    async def talk() -> None:
        async with connect(play_at(address, code), max_size=None, compression=None, close_timeout=0.1) as socket:
            while True:
                await socket.send(json.dumps({"type": "chat", "id": f"c{next(lines)}", "text": "x" * 500}))
                await asyncio.sleep(1 / 30)

    await together(20, talk)


async def heads(http: httpx.AsyncClient, address: str) -> None:
    async def send() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
        writer.write(b"GET / HTTP/1.1\r\n")
        while not writer.is_closing():
            writer.write(b"a: b\r\n" * 2000)
            await writer.drain()
            await asyncio.sleep(0)

    await together(8, send)


def frames(frame: bytes, first: bytes = b"", count: int = 20) -> Attack:
    """As many as go into what is read at once, on `count` sockets, whose other side reads whatever comes."""

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        code = await table(http)
        body = frame * max(1, (1 << 18) // len(frame))
        head = (
            f"GET /api/v1/tables/{code}/play HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade",
            "sec-websocket-version: 13", "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==", "", "",
        )  # fmt: skip

        async def send() -> None:
            await write_on(address, "\r\n".join(head).encode(), first, body)

        await together(count, send)

    return attack


async def pipelined(http: httpx.AsyncClient, address: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    await together(100, lambda: write_on(address, request, b"", request * 200))


def endless(first: bytes, more: bytes, count: int = 20) -> Attack:
    """A body that comes in parts, with something round it that never ends; again as soon as it is cut off."""
    head = b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        async def send() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
            try:
                writer.write(head + first)
                while not reader.at_eof():
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                writer.transport.abort()

        await together(count, send)

    return attack


async def write_on(address: str, head: bytes, first: bytes, body: bytes) -> None:
    """A connection by hand: after the answer to `head` one thing, then another as long as it is taken."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    reading: asyncio.Task[bytes] | None = None
    try:
        writer.write(head)
        await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.create_task(reader.read())
        writer.write(first)
        while not reading.done():
            writer.write(body)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        if reading is not None:
            reading.cancel()
        writer.transport.abort()


MASK = b"\x01\x02\x03\x04"
MEGABYTE = b"\x81\xff" + (1 << 20).to_bytes(8, "big") + MASK + bytes(1 << 20)


RESET = struct.pack("ii", 1, 0)
TLS_HELLO = bytes.fromhex("16030100c8010000c40303") + bytes(190)


def knocks(first: bytes = b"", resets: bool = True) -> Attack:
    """Connections that are ended as soon as they are made, by one thread after another: none waits for an answer."""

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        port, stopped = port_of(address), threading.Event()

        def knock() -> None:
            while not stopped.is_set():
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as line:
                    if resets:
                        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                    if first:
                        line.sendall(first)

        try:
            await asyncio.gather(*(asyncio.to_thread(knock) for _ in range(3)))
        finally:
            stopped.set()

    return attack


async def handshakes(http: httpx.AsyncClient, address: str) -> None:
    """WebSockets that never come to the end of their first line, one letter a second."""

    async def drip() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
        try:
            writer.write(b"GET /api/v1/tables/")
            while not writer.is_closing():
                writer.write(b"A")
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()

    await together(300, drip)


async def sockets_anew(http: httpx.AsyncClient, address: str) -> None:
    """In and out of a table, as quickly as it goes: each time all who are there hear of it."""
    code = await table(http)

    async def come_and_go() -> None:
        async with connect(play_at(address, code, "?since=0"), max_size=None, compression=None, close_timeout=0.1):
            pass

    await together(20, come_and_go)


async def lookers_on(http: httpx.AsyncClient, address: str) -> None:
    """As many as there may be at one table of bots, where every move is told to all."""
    seats = [{"kind": "bot", "level": "novice"}] * 2
    body = {"game": "seikatsu", "name": "Eve", "seats": seats, "start": True, "visibility": "public"}
    code = str((await http.post("tables", json=body)).json()["code"])
    await together(200, lambda: _look(address, code))


async def _look(address: str, code: str) -> None:
    async with connect(play_at(address, code), max_size=None, compression=None, close_timeout=0.1) as socket:
        async for _ in socket:
            pass


def watched_bots(game: str, bots: int) -> Attack:
    """A table of bots for each socket that an address may have."""
    seats = [{"kind": "bot", "level": "novice"}] * bots
    body = {"game": game, "name": "Eve", "seats": seats, "start": True}

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        async def watch() -> None:
            http.cookies.clear()
            answer = await http.post("tables", json=body)
            if answer.status_code != 200:
                await asyncio.sleep(1)
                return
            code = str(answer.json()["code"])
            await _look(address, code)

        await together(200, watch)

    return attack


def asked(kind: str, sockets: int = 40, **more: object) -> Attack:
    """One message again and again, as often as a socket may send any, in a match of one's own."""

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        body = {"game": "tolleno", "name": "Eve", "seats": [{"kind": "me"}] * 2, "one_screen": True, "start": True}
        code = str((await http.post("tables", json=body)).json()["code"])
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        numbers = iter(range(10**9))

        async def ask() -> None:
            async with connect(
                play_at(address, code),
                additional_headers={"Cookie": cookie}, max_size=None, compression=None, close_timeout=0.1,
            ) as line:  # fmt: skip
                reading = asyncio.create_task(_drain(line))
                try:
                    while not reading.done():
                        await line.send(json.dumps({"type": kind, "id": f"a{next(numbers)}", "seat": 0, **more}))
                        await asyncio.sleep(1 / 30)
                finally:
                    reading.cancel()

        await together(sockets, ask)

    return attack


async def _drain(line: ClientConnection) -> None:
    async for _ in line:
        pass
