"""Lets connections in: a few in each round of the event loop, and of an address that has too many none.

asyncio's own way accepts thousands in one step, and makes for each all that it would need to be served.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

from ludotheque.server.net.doors import Doors, shared_address

log = logging.getLogger("ludotheque.porter")

LET_IN, TURNED_AWAY = 8, 64
"""In one round, so many are let in at most, or turned away, which takes a small part of the time."""
REST = 0.5
"""Seconds before the next try, when the system has no room for another connection."""


class Host(asyncio.Protocol):
    """Who serves a connection."""

    inside: str
    """The address that was let in; empty until then."""


class Porter:
    def __init__(self, listener: socket.socket, doors: Doors, make: Callable[[], Host]) -> None:
        """`make` makes who serves a connection."""
        self._listener = listener
        self._doors = doors
        self._make = make
        self._coming: set[asyncio.Task[None]] = set()
        self._is_open = False

    def open(self) -> None:
        self._is_open = True
        self._listener.setblocking(False)
        asyncio.get_running_loop().add_reader(self._listener, self._look)

    def close(self) -> None:
        """Before the listener is closed."""
        self._is_open = False
        asyncio.get_running_loop().remove_reader(self._listener)

    def _look(self) -> None:
        let_in = turned_away = 0
        while let_in < LET_IN and turned_away < TURNED_AWAY:
            try:
                connection, address = self._listener.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionAbortedError:
                turned_away += 1
                continue
            except OSError as error:
                self._rest(error)
                return
            home = shared_address(address[0])
            if not self._doors.enter(home):
                turned_away += 1
                connection.close()
                continue
            let_in += 1
            protocol = self._make()
            protocol.inside = home
            self.let_in(connection, protocol)

    def let_in(self, connection: socket.socket, protocol: Host, head: bytes = b"") -> None:
        """`head` is what was read of it already."""
        task = asyncio.create_task(self._serve(connection, protocol, head), name="welcome")
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _serve(self, connection: socket.socket, protocol: Host, head: bytes) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            connection.close()
            if protocol.inside:
                self._doors.leave(protocol.inside)
            return
        if head:
            protocol.data_received(head)

    def _rest(self, error: OSError) -> None:
        log.error("no connection can be accepted", extra={"error": error.strerror or type(error).__name__})
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._listener)
        loop.call_later(REST, lambda: self.open() if self._is_open else None)
