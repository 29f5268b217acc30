"""The load test: simulated players over real WebSockets, on the same machine as the server.

python -m bench.load                       1,000 tables, 500 moves/s, then up until it no longer holds
python -m bench.load --only ludotheque --tables 200 --rate 100 --seconds 10 --no-climb
python -m bench.load --only same-game,boardgame.io         tic-tac-toe on both
python -m bench.load --only ludotheque --game octocube:advanced --no-climb
python -m bench.load --write docs/benchmark-server.md    all of that in one run, and what else the page tells
python -m bench.load --write docs/benchmark-server.md --parts rates --rates 500,1900,2300 --only ludotheque,boardgame.io
                                           only that part of the page; the others stay as they are

It takes about a quarter of an hour, needs npm for boardgame.io, and wants the machine for itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import math
import os
import platform
import signal
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Protocol

from bench.load import rest
from bench.load.boardgame_io import PeerServer
from bench.load.compressed import compress
from bench.load.ours import OurServer, OurTable, SameGame
from bench.load.process import cpu_seconds, family, memory
from bench.load.report import BYTES, LISTS, RATES, REST, bytes_part, lists_part, page, rates_part, rest_part
from bench.load.results import Result, Round
from bench.load.table import LoadTable, Times

CLIMB = (1000, 1400, 1800, 2200, 2600, 3000, 3400, 3800, 4200, 4600, 5000, 5600, 6200, 7000, 8000)
"""Until nobody holds more."""
CLIMB_SECONDS, CLIMB_ROUNDS = 6.0, 3
MOST_MOVES = 27
"""Of a table in all rounds together: a match of Seikatsu is not much longer."""
SHORTEST_REST, LONGEST_REST = 0.001, 0.002
"""Seconds between two looks at who is due. A shorter rest is none: the event loop counts in milliseconds, and players
who look all the time would take a whole core from the server that they measure."""
SETTLE = 3.0
AFTERWARDS = 1.0
"""Seconds in which what was sent at the end of a round comes through."""
LONG_LISTS = ("tolleno", "octocube:advanced")
"""Games whose players have many moves to choose from, each of which is described."""


class Target(Protocol):
    name: str
    store: str
    game: str
    pid: int

    async def tables(self, count: int, moves_each: int, times: Times) -> list[LoadTable]: ...
    def stop(self) -> None: ...


SERVERS: dict[str, Callable[[Path, str], Target]] = {
    "ludotheque": partial(OurServer, processes=2),
    "one-process": OurServer,
    "same-game": partial(SameGame, processes=2),
    "boardgame.io": PeerServer,
}


@dataclass
class Stage:
    tables: int
    rate: float
    seconds: float
    """Of a round."""
    rounds: int = 1

    @property
    def interval(self) -> float:
        """Seconds between two moves of a table."""
        return self.tables / self.rate


LONG_LISTS_STAGE = Stage(500, 300.0, 8.0, 3)
BYTES_STAGE = Stage(40, 40.0, 12.0)


class Party:
    """The players of one server in one stage, at fresh tables."""

    def __init__(self, server: Target, stage: Stage) -> None:
        self.server = server
        self._stage = stage
        self._tables: list[LoadTable] = []
        self._rounds: list[Round] = []

    async def sit_down(self) -> None:
        stage = self._stage
        moves_each = int(stage.seconds * stage.rounds / stage.interval) + stage.rounds + 1
        self._tables = await self.server.tables(stage.tables, moves_each, Times())
        first = self._tables[0]
        if isinstance(first, OurTable):
            first.keeps = True

    async def play(self) -> None:
        """One round: every table falls due for a move again and again, evenly spread."""
        times, tables, interval = Times(), self._tables, self._stage.interval
        cpu, own = cpu_seconds(*family(self.server.pid)), cpu_seconds(os.getpid())
        begun = time.perf_counter()
        for place, table in enumerate(tables):
            table.times = times
            table.due = begun + interval * place / len(tables)
        asked = await drive(tables, interval, begun + self._stage.seconds)
        took = time.perf_counter() - begun
        await asyncio.sleep(AFTERWARDS)
        self._rounds.append(
            Round(
                seconds=took,
                asked=asked,
                late=times.late,
                acks=times.acks,
                broadcasts=times.broadcasts,
                cpu=cpu_seconds(*family(self.server.pid)) - cpu,
                own_cpu=cpu_seconds(os.getpid()) - own,
                bytes=times.bytes,
            )
        )

    def leave(self) -> Result:
        first = self._tables[0]
        for table in self._tables:
            table.close()
        return Result(
            server=self.server.name,
            game=self.server.game,
            tables=self._stage.tables,
            rate=self._stage.rate,
            rounds=self._rounds,
            broken=sum(table.broken for table in self._tables),
            memory=memory(self.server.pid),
            compressed=compress(first.told_first) if isinstance(first, OurTable) else None,
        )


async def run_stage(servers: list[Target], stage: Stage) -> list[Result]:
    """All servers' players sit down; then the servers take turns, round by round."""
    parties = [Party(server, stage) for server in servers]
    await asyncio.gather(*(party.sit_down() for party in parties))
    await asyncio.sleep(SETTLE)
    gc.collect()
    gc.freeze()
    gc.disable()
    for _ in range(stage.rounds):
        for party in parties:
            await party.play()
    gc.enable()
    gc.unfreeze()
    results = [party.leave() for party in parties]
    print(*results, sep="\n", flush=True)
    await asyncio.sleep(AFTERWARDS)
    return results


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
        await asyncio.sleep(max(SHORTEST_REST, min(LONGEST_REST, tables[place].due - now)))


async def measure(names: list[str], wanted: argparse.Namespace) -> list[Result]:
    """All servers run all the time and take turns at each rate, so that what else the machine does hits them alike. Who
    holds a rate neither by all its moves nor in most rounds is not asked for a higher one."""
    results: list[Result] = []
    begun = time.monotonic()
    _stop_at_the_signal()
    with contextlib.ExitStack() as stack, contextlib.suppress(asyncio.CancelledError):
        servers: list[Target] = []
        for name in names:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ludotheque-load-"))
            servers.append(SERVERS[name](Path(folder), wanted.game))
            stack.callback(servers[-1].stop)
        first, *climb = wanted.rates
        stages = [Stage(wanted.tables, first, wanted.seconds, wanted.rounds)]
        for rate in climb:
            longest = MOST_MOVES * wanted.tables / (rate * CLIMB_ROUNDS)
            stages.append(Stage(wanted.tables, rate, min(CLIMB_SECONDS, longest), CLIMB_ROUNDS))
        for stage in stages:
            if not servers or time.monotonic() - begun > wanted.within:
                break
            told = await run_stage(servers, stage)
            results += told
            servers = [
                server
                for server, result in zip(servers, told, strict=True)
                if result.is_held or result.is_held_in_most_rounds
            ]
    return results


def _stop_at_the_signal() -> None:
    """A run that is ended early tells of the rates that all had their turn at."""
    running = asyncio.current_task()
    assert running is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)


async def measure_game(game: str, stage: Stage, changes: bool = True) -> Result:
    with tempfile.TemporaryDirectory(prefix="ludotheque-load-") as folder:
        server = OurServer(Path(folder), game, changes=changes)
        try:
            (result,) = await run_stage([server], stage)
        finally:
            server.stop()
    return result


async def measure_rest() -> list[str]:
    with tempfile.TemporaryDirectory(prefix="ludotheque-rest-") as folder:
        sentences = await rest.measure(Path(folder), rest.TABLES, rest.SPECTATORS)
    print("\n".join(sentences), flush=True)
    return sentences


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=10, help="of each round at the first rate")
    parser.add_argument("--rounds", type=int, default=5, help="at the first rate")
    parser.add_argument("--only", type=_servers, default=list(SERVERS), help="some of " + ", ".join(SERVERS))
    parser.add_argument("--game", default="seikatsu", help="ours: a game, or game:mode")
    parser.add_argument("--no-climb", action="store_true", help="only the first rate")
    parser.add_argument("--rates", type=_rates, help="the first rate and those after it, in place of the usual ones")
    parser.add_argument("--within", type=float, default=math.inf, help="begin no further rate after so many seconds")
    parser.add_argument("--write", type=Path, help="the page to write")
    parser.add_argument("--parts", type=_parts, default=list(PARTS), help="of that page: some of " + ", ".join(PARTS))
    parser.add_argument("--note", default="", help="a sentence for that page: what else the machine did")
    wanted = parser.parse_args()
    wanted.rates = wanted.rates or [wanted.rate, *(() if wanted.no_climb else CLIMB)]
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    if wanted.write is None:
        asyncio.run(measure(wanted.only, wanted))
        return
    parts = {PARTS[name]: f"{_measured(wanted)}\n\n{_part(name, wanted)}" for name in wanted.parts}
    before = wanted.write.read_text("utf-8") if wanted.write.is_file() else ""
    wanted.write.write_text(page(parts, before), "utf-8")


PARTS = {"rates": RATES, "lists": LISTS, "rest": REST, "bytes": BYTES}


def _part(name: str, wanted: argparse.Namespace) -> str:
    if name == "rates":
        return rates_part(asyncio.run(measure(wanted.only, wanted)))
    if name == "lists":
        return lists_part([asyncio.run(measure_game(game, LONG_LISTS_STAGE)) for game in LONG_LISTS])
    if name == "rest":
        return rest_part(asyncio.run(measure_rest()))
    return bytes_part(
        [
            (asyncio.run(measure_game(game, BYTES_STAGE, changes=False)), asyncio.run(measure_game(game, BYTES_STAGE)))
            for game in (wanted.game, *LONG_LISTS)
        ]
    )


def _measured(wanted: argparse.Namespace) -> str:
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    note = f"; {wanted.note}" if wanted.note else ""
    return f"Measured on {date.today().isoformat()}: {os.cpu_count()} cores, {system}{note}."


def _some_of(known: Iterable[str], text: str) -> list[str]:
    names = text.split(",")
    if wrong := [name for name in names if name not in known]:
        raise argparse.ArgumentTypeError(f"these are {', '.join(known)}; not {', '.join(wrong)}")
    return names


def _servers(text: str) -> list[str]:
    return _some_of(SERVERS, text)


def _parts(text: str) -> list[str]:
    return _some_of(PARTS, text)


def _rates(text: str) -> list[float]:
    return [float(rate) for rate in text.split(",")]


if __name__ == "__main__":
    main()
