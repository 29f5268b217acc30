"""The processes in which bots think: so many at once and no more, each table in its turn, a crashed one replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time

import msgspec

from ludotheque.server import metrics
from ludotheque.server.supervision import Supervisor
from ludotheque.server.thinking.turns import Turns
from ludotheque.server.thinking.worker import LENGTH_BYTES, frame
from ludotheque.table.bounds import THOUGHTS_EACH, THOUGHTS_OF_ADDRESS, THOUGHTS_WAITING
from ludotheque.table.problems import Declined
from ludotheque.table.thinking import Thinking, Thought

log = logging.getLogger("ludotheque.thinkers")

TRIES = 3


class Thinkers:
    """`think` waits in a queue of its asker (a table) and its payer (an address); see `Turns` for who is next."""

    def __init__(self, count: int, most_seconds: float) -> None:
        self._count = count
        self._most_seconds = most_seconds
        self._turns: Turns[tuple[Thought, asyncio.Future[Thinking]]] = Turns()
        self._wake = asyncio.Condition()
        self.tasks = Supervisor()
        self._processes: dict[int, asyncio.subprocess.Process] = {}

    async def open(self) -> None:
        for number in range(self._count):
            self.tasks.start(f"thinker {number}", self._work)

    async def close(self) -> None:
        await self.tasks.close()

    def process_ids(self) -> list[int]:
        return list(self._processes)

    async def think(self, asker: str, thought: Thought, payer: str = "", attended: bool = True) -> Thinking:
        """`payer` is the address that it is for, `attended` whether anybody there waits for it. Raises `Declined` when
        too much is waiting or the bot failed again and again."""
        if (
            len(self._turns) >= THOUGHTS_WAITING
            or self._turns.waiting_of(payer, asker) >= THOUGHTS_EACH
            or self._turns.waiting_of(payer) >= THOUGHTS_OF_ADDRESS
        ):
            raise Declined("busy", "the bots have too much to think about just now: try again in a moment", 503)
        begun = time.perf_counter()
        future: asyncio.Future[Thinking] = asyncio.get_running_loop().create_future()
        waiting = (thought, future)
        self._turns.add(payer, asker, attended, waiting)
        metrics.THOUGHTS_WAITING.set(len(self._turns))
        try:
            async with self._wake:
                self._wake.notify()
            thinking = await future
        except asyncio.CancelledError:
            self._turns.drop(payer, asker, attended, waiting)
            raise
        metrics.THOUGHT_SECONDS.observe(time.perf_counter() - begun)
        metrics.THOUGHTS.labels(thought.level).inc()
        return thinking

    async def _next(self) -> tuple[str, Thought, asyncio.Future[Thinking]]:
        """The next thought that anybody still waits for."""
        while True:
            async with self._wake:
                while not len(self._turns):
                    await self._wake.wait()
                payer, (thought, future) = self._turns.next()
            metrics.THOUGHTS_WAITING.set(len(self._turns))
            if not future.cancelled():
                return payer, thought, future

    async def _work(self) -> None:
        """One place to think in: its process is started when first needed and again when it dies."""
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                payer, thought, future = await self._next()
                for attempt in range(TRIES):
                    begun = time.perf_counter()
                    try:
                        process = process or await self._start()
                        thinking = await asyncio.wait_for(_ask(process, thought), self._most_seconds)
                        self._turns.pay(payer, time.perf_counter() - begun)
                    except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                        self._turns.pay(payer, time.perf_counter() - begun)
                        log.warning("thinker lost", extra={"error": type(error).__name__, "attempt": attempt + 1})
                        metrics.THINKERS_REPLACED.inc()
                        if process is not None:
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
            "ludotheque.server.thinking.worker",
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


async def _ask(process: asyncio.subprocess.Process, thought: Thought) -> Thinking:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(msgspec.json.encode(thought)))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return msgspec.json.decode(await process.stdout.readexactly(length), type=Thinking)
