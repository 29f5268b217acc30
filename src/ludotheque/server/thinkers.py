"""The processes in which bots think: so many at once and no more, each table in its turn, a crashed one replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from collections import OrderedDict, deque

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.server import metrics
from ludotheque.server.problems import Declined
from ludotheque.server.thinker import LENGTH_BYTES, Thinking, Thought, Wants, frame

log = logging.getLogger("ludotheque.thinkers")

TRIES = 3
MOST_WAITING = 5000
HINTS_WAITING = 4
"""Hints that one asker may have in the queue."""


def thought_of(match: Match, seat: int, level: str, wants: Wants = "move") -> Thought:
    """The match as it stands."""
    return thought_about(match.game, match.state, seat, level, wants)


def thought_about(
    game: Game[State], state: State, seat: int, level: str, wants: Wants = "move", also: int = -1
) -> Thought:
    """What a bot may know: the position as the seat sees it, the rest dealt anew."""
    world = state.redeal(seat, Rng(secrets.randbits(60)))
    return Thought(
        game=game.id,
        rules=game.rules_version,
        position=game.position_text(world),
        seat=seat,
        level=level,
        seed=secrets.randbits(60),
        wants=wants,
        also=also,
    )


class Thinkers:
    """`think` waits in a queue of its asker (a table); the askers take turns."""

    def __init__(self, count: int, most_seconds: float) -> None:
        self._count = count
        self._most_seconds = most_seconds
        self._queues: OrderedDict[str, deque[tuple[Thought, asyncio.Future[Thinking]]]] = OrderedDict()
        self._waiting = 0
        self._wake = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []
        self._processes: dict[int, asyncio.subprocess.Process] = {}

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._work(), name=f"thinker {number}") for number in range(self._count)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def process_ids(self) -> list[int]:
        return list(self._processes)

    async def think(self, asker: str, thought: Thought) -> Thinking:
        """Raises `Declined` when too much is waiting or the bot failed again and again."""
        queue = self._queues.get(asker)
        if self._waiting >= MOST_WAITING or (queue is not None and len(queue) >= HINTS_WAITING):
            raise Declined("busy", "the bots have too much to think about just now: try again in a moment", 503)
        begun = time.perf_counter()
        future: asyncio.Future[Thinking] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(asker, deque()).append((thought, future))
        self._count_waiting(1)
        async with self._wake:
            self._wake.notify()
        thinking = await future
        metrics.THOUGHT_SECONDS.observe(time.perf_counter() - begun)
        metrics.THOUGHTS.labels(thought.level).inc()
        return thinking

    async def _next(self) -> tuple[Thought, asyncio.Future[Thinking]]:
        async with self._wake:
            while not self._queues:
                await self._wake.wait()
            asker, queue = self._queues.popitem(last=False)
            item = queue.popleft()
            if queue:
                self._queues[asker] = queue
        self._count_waiting(-1)
        return item

    async def _work(self) -> None:
        """One place to think in: its process is started when first needed and again when it dies."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                thought, future = await self._next()
                if future.cancelled():
                    continue
                for attempt in range(TRIES):
                    if process is None:
                        process = await self._start()
                    try:
                        thinking = await asyncio.wait_for(_ask(process, thought), self._most_seconds)
                    except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                        log.warning("thinker lost", extra={"error": type(error).__name__, "attempt": attempt + 1})
                        metrics.THINKERS_REPLACED.inc()
                        await self._end(process)
                        process = None
                        continue
                    if not future.done():
                        future.set_result(thinking)
                    break
                if not future.done():
                    future.set_exception(Declined("no-thought", "the bot failed to decide", 503))
        finally:
            if process is not None:
                await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludotheque.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        self._processes[process.pid] = process
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._processes.pop(process.pid, None)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def _count_waiting(self, change: int) -> None:
        self._waiting += change
        metrics.THOUGHTS_WAITING.set(self._waiting)


async def _ask(process: asyncio.subprocess.Process, thought: Thought) -> Thinking:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(msgspec.json.encode(thought)))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return msgspec.json.decode(await process.stdout.readexactly(length), type=Thinking)
