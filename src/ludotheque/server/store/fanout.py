"""Between processes: notes that a table changed, who is connected where, and whose turn it is to keep a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludotheque.server.settings import BadSetting
from ludotheque.table.ports import Fanout, Heard, Note

log = logging.getLogger("ludotheque.fanout")

CHANNEL = "ludotheque:notes"
KEEPER = "ludotheque:keeper:"
LEASE_MS = 10_000
ALIVE_EVERY = 3.0
SILENT_AFTER = 10.0
QUEUE = 10_000
TOLD_EVERY = 60.0
"""Seconds between two lines of the log that say that Redis is away."""
CANCEL_EVERY = 0.5


class RedisFanout(Fanout):
    """Several processes, by Redis' pub/sub. Where a note is lost, the store still decides; a look round finds it."""

    def __init__(self, address: str) -> None:
        self.process = secrets.token_hex(8)
        try:
            self._redis: Redis = Redis.from_url(
                address, socket_timeout=5, socket_connect_timeout=5, health_check_interval=15
            )
            self._listener: Redis = Redis.from_url(address, socket_connect_timeout=5)
        except ValueError:
            raise BadSetting("redis: is no address; it looks like redis://host:6379/0") from None
        self._waiting: asyncio.Queue[Note] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []
        self._seen: dict[str, float] = {}
        self._listening_since: float | None = None
        """None while Redis is away: then nothing is heard of others, and that says nothing about them."""
        self._tell_again = -math.inf
        """Before then nothing more is said of Redis being away."""
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(Note).decode

    async def open(self, hall: Heard) -> None:
        steps = (self._listen, self._send, self._stay_alive)
        self._tasks = [asyncio.create_task(self._keep_on(step, hall), name=step.__name__) for step in steps]

    async def close(self) -> None:
        # Redis' client may take a cancellation for a time-out of its own and go on: asked again until it is heard.
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=CANCEL_EVERY)
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
                if time.monotonic() >= self._tell_again:
                    self._tell_again = time.monotonic() + TOLD_EVERY
                    log.warning("redis does not answer", extra={"error": type(error).__name__})
                await asyncio.sleep(0.5)

    async def _listen(self, hall: Heard) -> None:
        pubsub = self._listener.pubsub(ignore_subscribe_messages=True)
        try:
            await pubsub.subscribe(CHANNEL)
            self._listening_since = time.monotonic()
            await hall.sync_all()
            hall.announce()
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
            self._listening_since = None
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
            for process in self._silent():
                del self._seen[process]
                await hall.lost(process)

    def _silent(self) -> list[str]:
        """Processes of which nothing was heard for long, while it could have been heard."""
        since = self._listening_since
        if since is None:
            return []
        now = time.monotonic()
        return [name for name, seen in self._seen.items() if now - max(seen, since) > SILENT_AFTER]
