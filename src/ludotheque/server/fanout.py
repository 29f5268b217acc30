"""Between processes: notes that a table changed, who is connected where, and whose turn it is to keep a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("ludotheque.fanout")

CHANNEL = "ludotheque:notes"
KEEPER = "ludotheque:keeper:"
LEASE_MS = 10_000
ALIVE_EVERY = 3.0
SILENT_AFTER = 10.0
QUEUE = 10_000


class Note(Struct, omit_defaults=True, kw_only=True):
    """`version`: the table has a new one. `online`: these tokens (hashed) are connected to `process`. `asks`: who is?
    Without `code`: `process` is alive."""

    code: str = ""
    version: int = 0
    online: list[str] | None = None
    asks: bool = False
    process: str = ""


class Heard(Protocol):
    """Who is told of the notes of others."""

    async def heard(self, note: Note) -> None: ...
    async def lost(self, process: str) -> None: ...
    async def sync_all(self) -> None: ...


class Fanout:
    """One process alone: nobody to tell, and it keeps every table itself."""

    async def open(self, hall: Heard) -> None:
        """Starts to listen."""

    async def close(self) -> None:
        """Stops."""

    def publish(self, note: Note) -> None:
        """Tells the other processes, soon; never waits."""

    def ask_presence(self, code: str) -> None:
        """Asks the other processes who is connected to this table."""

    async def keeps(self, code: str) -> bool:
        """Is this the process that plays the bots and minds the clocks of this table for the next seconds?"""
        return True


class RedisFanout(Fanout):
    """Several processes, by Redis' pub/sub. Where a note is lost, the store still decides; a look round finds it."""

    def __init__(self, address: str) -> None:
        self.process = secrets.token_hex(8)
        self._redis: Redis = Redis.from_url(
            address, socket_timeout=5, socket_connect_timeout=5, health_check_interval=15
        )
        self._listener: Redis = Redis.from_url(address, socket_connect_timeout=5)
        self._waiting: asyncio.Queue[Note] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []
        self._seen: dict[str, float] = {}
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(Note).decode

    async def open(self, hall: Heard) -> None:
        steps = (self._listen, self._send, self._stay_alive)
        self._tasks = [asyncio.create_task(self._keep_on(step, hall), name=step.__name__) for step in steps]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
            await self._listener.aclose()

    def publish(self, note: Note) -> None:
        note.process = self.process
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(note)

    def ask_presence(self, code: str) -> None:
        self.publish(Note(code=code, asks=True))

    async def keeps(self, code: str) -> bool:
        """Without Redis every process acts; the unique (match, ply) lets one of them win."""
        key = KEEPER + code
        try:
            if await self._redis.set(key, self.process, nx=True, px=LEASE_MS):
                return True
            if await self._redis.get(key) != self.process.encode():
                return False
            await self._redis.pexpire(key, LEASE_MS)
        except (RedisError, OSError):
            return True
        return True

    async def _keep_on(self, step: Callable[[Heard], Awaitable[None]], hall: Heard) -> None:
        """A step that fails for want of Redis is taken up again."""
        while True:
            try:
                await step(hall)
            except Exception as error:
                log.warning("redis does not answer", extra={"error": type(error).__name__})
                await asyncio.sleep(0.5)

    async def _listen(self, hall: Heard) -> None:
        pubsub = self._listener.pubsub(ignore_subscribe_messages=True)
        try:
            await pubsub.subscribe(CHANNEL)
            await hall.sync_all()
            while True:
                message = await pubsub.get_message(timeout=5.0)
                if message is None:
                    continue
                note = self._decode(message["data"])
                if note.process == self.process:
                    continue
                self._seen[note.process] = time.monotonic()
                if note.code:
                    await hall.heard(note)
        finally:
            with contextlib.suppress(RedisError, OSError):
                await pubsub.aclose()  # type: ignore[no-untyped-call]  # redis-py has no type for it

    async def _send(self, hall: Heard) -> None:
        while True:
            note = await self._waiting.get()
            await self._redis.publish(CHANNEL, self._encode(note))

    async def _stay_alive(self, hall: Heard) -> None:
        while True:
            self.publish(Note())
            await asyncio.sleep(ALIVE_EVERY)
            silent = [name for name, seen in self._seen.items() if time.monotonic() - seen > SILENT_AFTER]
            for process in silent:
                del self._seen[process]
                await hall.lost(process)
