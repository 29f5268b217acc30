"""The load test: simulated players over real WebSockets, on the same machine as the server.

python -m bench.load                       1,000 tables, 500 moves/s for 30 s, then up until it no longer holds
python -m bench.load --only ludotheque --tables 200 --rate 100 --seconds 10 --no-climb
python -m bench.load --write docs/benchmark-server.md
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import platform
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Protocol

from bench.load.boardgame_io import PeerServer
from bench.load.ours import OurServer
from bench.load.report import Result, report
from bench.load.table import LoadTable, Times

CLIMB = (700, 900, 1100, 1300, 1500, 1800, 2100, 2500)
CLIMB_SECONDS = 8
LIMIT = 0.100
"""Seconds at the 99th percentile."""
ENOUGH = 0.98
"""Of the moves that were to be made."""
TICK = 0.002
SETTLE = 3.0


class Target(Protocol):
    name: str
    store: str
    game: str
    pid: int

    async def tables(self, count: int, moves_each: int, times: Times) -> list[LoadTable]: ...
    def stop(self) -> None: ...


SERVERS: dict[str, Callable[[Path], Target]] = {"ludotheque": OurServer, "boardgame.io": PeerServer}


@dataclass
class Stage:
    tables: int
    rate: float
    seconds: float


async def run_stage(server: Target, stage: Stage) -> Result:
    """Fresh tables; every table falls due for a move each `tables / rate` seconds, evenly spread."""
    times = Times()
    interval = stage.tables / stage.rate
    tables = await server.tables(stage.tables, int(stage.seconds / interval) + 2, times)
    await asyncio.sleep(SETTLE)
    gc.collect()
    gc.freeze()
    cpu, own = cpu_seconds(server.pid), cpu_seconds(os.getpid())
    begun = time.perf_counter()
    for place, table in enumerate(tables):
        table.due = begun + interval * place / len(tables)
    asked = await drive(tables, interval, begun + stage.seconds)
    took = time.perf_counter() - begun
    await asyncio.sleep(1.0)
    result = Result(
        server=server.name,
        tables=stage.tables,
        rate=stage.rate,
        seconds=took,
        asked=asked,
        done=len(times.broadcasts),
        late=times.late,
        broken=sum(table.broken for table in tables),
        ack=percentiles(times.acks),
        broadcast=percentiles(times.broadcasts),
        memory=memory(server.pid),
        cpu=(cpu_seconds(server.pid) - cpu) / took,
        own_cpu=(cpu_seconds(os.getpid()) - own) / took,
    )
    for table in tables:
        table.close()
    gc.unfreeze()
    await asyncio.sleep(1.0)
    return result


async def drive(tables: list[LoadTable], interval: float, end: float) -> int:
    """Lets the tables fall due in turn until the end; says how many moves were asked for."""
    asked, place = 0, 0
    while True:
        now = time.perf_counter()
        if now >= end:
            return asked
        while tables[place].due <= now:
            table = tables[place]
            table.fall_due(now)
            table.due += interval
            asked += 1
            place = (place + 1) % len(tables)
        await asyncio.sleep(max(0.0, min(TICK, tables[place].due - now)))


def percentiles(seconds: list[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return {"50": 0.0, "95": 0.0, "99": 0.0, "max": 0.0}
    cuts = statistics.quantiles(seconds, n=100)
    return {"50": cuts[49], "95": cuts[94], "99": cuts[98], "max": max(seconds)}


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def holds(result: Result) -> bool:
    return result.broadcast["99"] < LIMIT and result.done >= ENOUGH * result.asked and not result.broken


async def measure(name: str, wanted: argparse.Namespace) -> list[Result]:
    with tempfile.TemporaryDirectory(prefix="ludotheque-load-") as folder:
        server = SERVERS[name](Path(folder))
        try:
            results = [await run_stage(server, Stage(wanted.tables, wanted.rate, wanted.seconds))]
            print(results[-1], flush=True)
            for rate in () if wanted.no_climb else CLIMB:
                results.append(await run_stage(server, Stage(wanted.tables, rate, CLIMB_SECONDS)))
                print(results[-1], flush=True)
                if not holds(results[-1]):
                    break
        finally:
            server.stop()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only", choices=list(SERVERS))
    parser.add_argument("--no-climb", action="store_true", help="only the first rate")
    parser.add_argument("--write", type=Path, help="the page to write")
    wanted = parser.parse_args()
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    results: list[Result] = []
    for name in [wanted.only] if wanted.only else SERVERS:
        results.extend(asyncio.run(measure(name, wanted)))
    if wanted.write is not None:
        system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
        machine = f"{os.cpu_count()} cores, {system}"
        wanted.write.write_text(report(results, machine, date.today().isoformat(), LIMIT, ENOUGH), "utf-8")


if __name__ == "__main__":
    main()
