"""Several processes of one server on one machine: each table is at home in one of them.

Any process accepts any connection and answers any call. But a WebSocket is handed over, with the request that was read
so far, to the process in which its table is at home: so everybody at a table is in one process, and a move is news to
no other. When a home is away for a moment, its neighbours serve its tables: as everywhere, the unique (table, ply) in
the store decides, and notes tell the others that there is something to read.

All of it goes by datagrams between sockets in a folder that only this server can read.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import zlib
from array import array
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.server.supervision import Supervisor
from ludotheque.table.ports import Fanout, Heard, Note

NOTES, CONNECTION = b"N", b"C"
"""How a datagram begins: notes as JSON, or the head of a request whose connection comes with it."""
LARGEST = 100_000
"""Bytes of one datagram; the system has twice as much room."""
GATHER = 0.01
"""Seconds for which notes gather."""
TRY_AGAIN = 0.002
MOST_WAITING = 1000
"""Datagrams that wait for a neighbour that is too busy to take them."""
MOST_FORGOTTEN = 100_000
"""Codes that are remembered so that fewer notes are sent; beyond that they are sent again."""
PLAY = re.compile(rb"/tables/([A-Za-z0-9]{1,32})/play(?:\?|$)")

Sent = Literal["sent", "full", "away"]


class Neighbours:
    """This process, `place` of `count`, and a line to each of the others."""

    def __init__(self, folder: Path, place: int, count: int) -> None:
        self._folder = folder
        self.place = place
        self._count = count
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._waiting: dict[int, deque[tuple[bytes, int | None]]] = {other: deque() for other in self.others()}
        self._trying = False
        self.welcome: Callable[[socket.socket, bytes], None] = lambda connection, head: connection.close()
        """Takes a connection that was handed over, with the head of its request."""
        self.told: Callable[[bytes], None] = lambda notes: None

    def others(self) -> list[int]:
        return [place for place in range(self._count) if place != self.place]

    def home(self, code: str) -> int:
        """The process in which a table is at home: always the same for its code."""
        return zlib.crc32(code.upper().encode()) % self._count

    def open(self) -> None:
        own = self._folder / str(self.place)
        own.unlink(missing_ok=True)
        self._socket.bind(str(own))
        asyncio.get_running_loop().add_reader(self._socket, self._read)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        for waiting in self._waiting.values():
            for _, handed in waiting:
                if handed is not None:
                    os.close(handed)
            waiting.clear()

    def hand_over(self, url: bytes, head: bytes, connection: int) -> bool:
        """True: the connection (its descriptor) belongs to another process now. False: it is for this one."""
        found = PLAY.search(url)
        home = self.home(found[1].decode()) if found else self.place
        if home == self.place or len(self._waiting[home]) >= MOST_WAITING:
            return False
        return self._send(home, CONNECTION + head, connection) != "away"

    def tell(self, notes: bytes) -> None:
        """All the others; who is away hears nothing, and has nothing in memory either."""
        for other in self.others():
            if len(self._waiting[other]) < MOST_WAITING:
                self._send(other, NOTES + notes)

    def _send(self, place: int, data: bytes, connection: int | None = None) -> Sent:
        sent: Sent = "full" if self._waiting[place] else self._try(place, data, connection)
        if sent == "full":
            self._waiting[place].append((data, None if connection is None else os.dup(connection)))
            self._try_again_soon()
        return sent

    def _try(self, place: int, data: bytes, connection: int | None) -> Sent:
        address = str(self._folder / str(place))
        try:
            self._socket.sendmsg([data], _rights(connection), 0, address)
        except BlockingIOError:
            return "full"
        except OSError:
            return "away"
        return "sent"

    def _try_again_soon(self) -> None:
        if not self._trying:
            self._trying = True
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._trying = False
        for place, waiting in self._waiting.items():
            while waiting:
                data, connection = waiting[0]
                sent = self._try(place, data, connection)
                if sent == "full":
                    self._try_again_soon()
                    break
                waiting.popleft()
                if connection is not None and sent == "away":
                    self.welcome(socket.socket(fileno=connection), data[1:])
                elif connection is not None:
                    os.close(connection)

    def _read(self) -> None:
        while True:
            try:
                data, handed, _, _ = socket.recv_fds(self._socket, 2 * LARGEST, 1)
            except (BlockingIOError, InterruptedError):
                return
            if data[:1] == CONNECTION and handed:
                self.welcome(socket.socket(fileno=handed[0]), data[1:])
            elif data[:1] == NOTES:
                self.told(data[1:])


def _rights(connection: int | None) -> list[tuple[int, int, array[int]]]:
    """`socket.send_fds` takes no address."""
    return [] if connection is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]


class NeighbourFanout(Fanout):
    """Notes to the neighbours. Where one is lost, the store still decides; a look round finds it.

    A neighbour that hears of a change forgets the table, unless somebody is connected there: so the home of a table
    tells of one change, and of no other until a neighbour asks for that table again. Moves are news to nobody else."""

    def __init__(self, neighbours: Neighbours, tasks: Supervisor) -> None:
        self._neighbours = neighbours
        self._tasks = tasks
        self._process = str(neighbours.place)
        self._forgotten: set[str] = set()
        """Tables that no neighbour has in memory, as far as is known."""
        self._watched: dict[str, set[str]] = {}
        """By process: the tables that somebody is connected to there."""
        self._out: list[bytes] = []
        self._in: asyncio.Queue[list[Note]] = asyncio.Queue()
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(list[Note]).decode

    async def open(self, hall: Heard) -> None:
        async def listen() -> None:
            while True:
                for note in await self._in.get():
                    await self._hear(note, hall)

        self._tasks.start("neighbours", listen)
        self._neighbours.told = lambda notes: self._in.put_nowait(self._decode(notes))
        self.publish(Note())

    async def close(self) -> None:
        self._flush()

    async def _hear(self, note: Note, hall: Heard) -> None:
        if note.code:
            self._forgotten.discard(note.code)
            watched = self._watched.setdefault(note.process, set())
            if note.online:
                watched.add(note.code)
            elif note.online is not None:
                watched.discard(note.code)
            await hall.heard(note)
            return
        # It has just begun: whoever was connected to the one before it is gone.
        self._watched.pop(note.process, None)
        await hall.lost(note.process)
        hall.announce()

    def publish(self, note: Note) -> None:
        if note.version and self._is_news_to_nobody(note.code):
            return
        note.process = self._process
        if not self._out:
            asyncio.get_running_loop().call_later(GATHER, self._flush)
        self._out.append(self._encode(note))

    def _is_news_to_nobody(self, code: str) -> bool:
        is_home = self._neighbours.home(code) == self._neighbours.place
        if not is_home or any(code in watched for watched in self._watched.values()):
            return False
        if code in self._forgotten:
            return True
        if len(self._forgotten) >= MOST_FORGOTTEN:
            self._forgotten.clear()
        self._forgotten.add(code)
        return False

    def _flush(self) -> None:
        gathered, self._out = self._out, []
        while gathered:
            size, count = 0, 0
            while count < len(gathered) and (count == 0 or size + len(gathered[count]) < LARGEST):
                size += len(gathered[count]) + 1
                count += 1
            self._neighbours.tell(b"[" + b",".join(gathered[:count]) + b"]")
            gathered = gathered[count:]

    def ask_presence(self, code: str) -> None:
        self.publish(Note(code=code, asks=True))

    async def keeps(self, code: str) -> bool:
        """Its home minds a table: should that be away, it will be back in a moment."""
        return self._neighbours.home(code) == self._neighbours.place
