"""Connections: how many there may be, how long a head may be, and how long one may take over it."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.server import metrics
from ludotheque.server.neighbours import Neighbours
from ludotheque.server.net.limits import Buckets
from ludotheque.server.net.wire import Wire
from ludotheque.server.settings import Settings
from ludotheque.table.bounds import (
    BODY_SECONDS,
    CONNECTS_A_MINUTE,
    HEAD_BYTES,
    HEAD_SECONDS,
    MOST_CHUNKS,
    MOST_HEADERS,
    MOST_PIPELINED,
    SEND_SECONDS,
)

IGNORED_EVERY = 0.1
"""Seconds between two looks at what nobody wants any more."""
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doors:
    """Connections that are not WebSockets, which `sockets_each` counts once they are let in."""

    def __init__(self, settings: Settings) -> None:
        self._each = settings.connections_each
        self._most = settings.max_connections
        self._proxies = settings.proxies()
        self._open: Counter[str] = Counter()
        self._in_all = 0
        self._connects = Buckets(CONNECTS_A_MINUTE * self._each, 2 * self._each)

    def enter(self, address: str) -> bool:
        too_many = self._open[address] >= self._each or bool(self._connects.take(address))
        if self._in_all >= self._most or (too_many and not self._is_proxy(address)):
            metrics.LIMITED.labels("connections").inc()
            return False
        self._in_all += 1
        self._open[address] += 1
        return True

    def _is_proxy(self, address: str) -> bool:
        """Of a proxy by IPv6 the address is that of its household."""
        try:
            home = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(home.version == proxy.version and home.overlaps(proxy) for proxy in self._proxies)

    def leave(self, address: str) -> None:
        self._in_all -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


def protocol(
    settings: Settings, neighbours: Neighbours | None = None, entrance: Doors | None = None
) -> type[HttpToolsProtocol]:
    """The HTTP protocol of one server, with its doors."""
    doors = entrance or Doors(settings)

    class Bounded(HttpToolsProtocol):
        came_from_neighbour = False
        """It was handed over once: it stays."""
        inside = ""
        """The address that was let in: by the porter, or else by itself."""
        _timer: asyncio.TimerHandle | None = None
        _reading: asyncio.TimerHandle | None = None
        """Until when the other side must have read on."""
        _in_head = True
        _head_bytes = 0
        """What came since and is no part of a body."""
        _body_bytes = 0
        """Of what was just received."""
        _headers = 0
        _chunks = 0
        _progress = False
        """A head or a whole request came to its end with what was just received."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
            super().connection_made(transport)
            address = shared_address(self.client[0]) if self.client else "?"
            if not self.inside and not doors.enter(address):
                transport.abort()
                return
            self.inside = address
            self._wait(HEAD_SECONDS)

        def connection_lost(self, exc: Exception | None) -> None:
            self._go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            if neighbours is None or self.came_from_neighbour or not neighbours.hand_over(self.url, *self._handed()):
                self._wait(0)
                home, self.inside = self.inside, ""
                super().handle_websocket_upgrade()
                shaking = self.transport.get_protocol()
                assert isinstance(shaking, Wire)
                shaking.wait_at_the_door(lambda: doors.leave(home))
                return
            self._go()
            self.transport.abort()

        def _handed(self) -> tuple[bytes, int]:
            """The request as it came, and the connection."""
            lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
            lines += [name + b": " + value for name, value in self.scope["headers"]]
            return b"\r\n".join([*lines, b"", b""]), self.transport.get_extra_info("socket").fileno()

        def data_received(self, data: bytes) -> None:
            if self._in_head and self._head_bytes == 0:
                self._wait(HEAD_SECONDS)
            self._progress, self._body_bytes = False, 0
            super().data_received(data)
            if not self._in_head and self.cycle is not None and self.cycle.response_complete:
                self._read_slowly()
            if self._progress:
                self._head_bytes = 0
                return
            # A body that comes in parts has words round them, and lines after it, which may be as long as a head.
            self._head_bytes += len(data) - self._body_bytes
            if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
                metrics.LIMITED.labels("heads").inc()
                if self._in_head:
                    self.transport.write(TOO_LONG)
                self.transport.close()

        def _read_slowly(self) -> None:
            """The rest of a body that was refused: the sender hears of it, and costs nobody else anything."""
            self.flow.pause_reading()
            self.loop.call_later(IGNORED_EVERY, self.flow.resume_reading)

        def on_message_begin(self) -> None:
            """Thousands of requests fit into what is read at once, each to be kept until its turn comes."""
            if len(self.pipeline) >= MOST_PIPELINED:
                raise ValueError("too many requests at once")
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            self._headers += 1
            if self._headers > MOST_HEADERS:
                raise ValueError("too many headers")
            if self._in_head:  # what follows a body is no head: it could stand for the visitor's address
                super().on_header(name, value)

        def on_chunk_header(self) -> None:
            self._chunks += 1
            if self._chunks > MOST_CHUNKS:
                raise ValueError("a body in too many parts")

        def on_body(self, body: bytes) -> None:
            self._body_bytes += len(body)
            super().on_body(body)

        def on_headers_complete(self) -> None:
            self._headers = self._chunks = 0
            self._in_head, self._progress = False, True
            self._wait(BODY_SECONDS)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._in_head, self._progress = True, True
            self._wait(0)
            super().on_message_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._reading = self._reading or self.loop.call_later(SEND_SECONDS, self._give_up)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._read_on()

        def _read_on(self) -> None:
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None

        def _wait(self, seconds: float) -> None:
            """Whatever comes next has so long; 0 for no bound: between two requests uvicorn has its own."""
            if self._timer is not None:
                self._timer.cancel()
            self._timer = self.loop.call_later(seconds, self._give_up) if seconds and self.inside else None

        def _give_up(self) -> None:
            metrics.LIMITED.labels("slow requests").inc()
            self.transport.abort()

        def _go(self) -> None:
            self._wait(0)
            self._read_on()
            if self.inside:
                doors.leave(self.inside)
                self.inside = ""

    return Bounded


@functools.lru_cache(10_000)
def shared_address(text: str) -> str:
    """What limits count by: an IPv4 address, or the /64 that an IPv6 address belongs to; one household each."""
    try:
        address: Any = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
