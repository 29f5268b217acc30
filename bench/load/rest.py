"""What moves alone do not ask: many tables at which nobody sits, a start on top of them, a table that many watch.

python -m bench.load.rest --tables 10000 --spectators 500
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

from bench.load.ours import AT_ONCE, OurServer, OurTable
from bench.load.process import cpu_seconds, family, memory, percentiles
from bench.load.table import Times
from bench.load.wire import open_wire

TABLES, SPECTATORS = 10_000, 500
MOVES = 20


async def tables_at_rest(server: OurServer, count: int) -> float:
    """Running tables of two that nobody is connected to: kilobytes of the server's memory for each."""
    before = memory(server.pid)
    gate = asyncio.Semaphore(AT_ONCE)
    async with server.http() as ada, server.http() as bob:
        await server.start_table(ada, bob)

        async def make() -> None:
            async with gate:
                await server.start_table(ada, bob)

        await asyncio.gather(*(make() for _ in range(count - 1)))
    return (memory(server.pid) - before) * 1000 / count


async def watched_table(server: OurServer, spectators: int) -> tuple[dict[str, float], float]:
    """Seconds until the last of all has heard of a move, and the server's CPU seconds for a move."""
    heard: list[asyncio.Event] = [asyncio.Event()]
    missing = 0

    def note(text: bytes) -> None:
        nonlocal missing
        if text.startswith(b'{"type":"entry"'):
            missing -= 1
            if missing == 0:
                heard[0].set()

    async with server.http() as ada, server.http() as bob:
        table, code = await server.seat(ada, bob, Times(), 0)
        assert isinstance(table, OurTable)
        path = f"/api/v1/tables/{code}/play?changes=yes"
        for _ in range(spectators):
            wire = await open_wire(server.port, path, {}, lambda text: None)
            wire.on_text = partial(note)
    await asyncio.sleep(3)
    took: list[float] = []
    cpu = cpu_seconds(*family(server.pid))
    for _ in range(MOVES):
        heard[0], missing = asyncio.Event(), spectators
        begun = time.perf_counter()
        table.fall_due(begun)
        await heard[0].wait()
        took.append(time.perf_counter() - begun)
        while not table.ready:
            await asyncio.sleep(0.001)
    return percentiles(took), (cpu_seconds(*family(server.pid)) - cpu) / MOVES


async def measure(folder: Path, tables: int, spectators: int) -> list[str]:
    """Sentences that say what was found."""
    server = OurServer(folder, "seikatsu")
    try:
        each = await tables_at_rest(server, tables)
    finally:
        server.stop()
    begun = time.perf_counter()
    server = OurServer(folder, "seikatsu")
    try:
        start = time.perf_counter() - begun
        times, cpu = await watched_table(server, spectators)
    finally:
        server.stop()
    return [
        f"{tables:,} running tables with nobody at them: {each:.1f} kB of memory each.",
        f"A start with these {tables:,} tables in the database: {start:.1f} s until it listens.",
        f"A table with {spectators} spectators: the last of them hears of a move after {times['50'] * 1000:.0f} ms "
        f"(median; longest {times['max'] * 1000:.0f} ms); {cpu * 1000:.1f} ms of CPU a move.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.rest", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--spectators", type=int, default=SPECTATORS)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludotheque-rest-") as folder:
        print("\n".join(asyncio.run(measure(Path(folder), wanted.tables, wanted.spectators))))


if __name__ == "__main__":
    main()
