"""Each attack on a server with its default settings, and how long a bystander waits meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from bench.attacks import calls, lines
from bench.attacks.means import SECONDS, Attack, port_of

ATTACKS: dict[str, Attack] = {
    "nothing (control)": calls.nothing,
    "records of empty lines": calls.records,
    "`resume` on 40 sockets": lines.resumes,
    "replays": calls.replays,
    "studies that are wrong at their end": calls.studies,
    "the OpenAPI document": calls.documents,
    "tables of experts, left": calls.bots,
    "tables without cookies": calls.tables,
    "chat on 20 sockets": lines.chat,
    "heads without end": lines.heads,
    "pings without end": lines.frames(b"\x89\x80" + lines.MASK),
    "empty parts of a message": lines.frames(b"\x00\x80" + lines.MASK, b"\x01\x80" + lines.MASK),
    "empty messages": lines.frames(b"\x81\x82" + lines.MASK + lines.MASK[:2]),
    "frames of a megabyte on 200 sockets": lines.frames(lines.MEGABYTE, count=200),
    "a thousand requests at once": lines.pipelined,
    "bodies in parts of one letter": lines.endless(b"", b"1\r\na\r\n" * 10_000),
    "lines without end after a body": lines.endless(b"0\r\nx: ", b"x" * 65_536),
    "a cookie of escapes": calls.asked("/api/v1/games", 'a="' + "\\1" * 14_000 + '"'),
    "paths of 15,000 parts": calls.asked("/assets/" + "a/" * 15_000),
    "refused requests": calls.refusals,
    "connections reset at once": lines.knocks(),
    "connections closed at once": lines.knocks(resets=False),
    "TLS to the plain port": lines.knocks(lines.TLS_HELLO, resets=False),
    "handshakes that never end": lines.handshakes,
    "sockets that come and go": lines.sockets_anew,
    "200 who look on at one table": lines.lookers_on,
    "200 tables of bots that are watched": lines.watched_bots("seikatsu", 2),
    "200 larger tables of bots that are watched": lines.watched_bots("gravity_superstar", 6),
    "previews": lines.asked("preview", ply=0, action=0),
    "questions why": lines.asked("why", targets=["space:a1", "space:b2"] * 8),
    "hints": lines.asked("hint", ply=0),
    "undos that are refused": lines.asked("undo", ply=0),
    "ready and not ready": calls.ready,
    "names, seats, hints and links there and back": calls.everything,
    "forks of a long match, left": calls.forks,
    "pages about games, pictures, lists": calls.pages,
    "the rules of one game, spelt anew each time": calls.spellings,
    "judgements, what-ifs and searches": calls.analyses,
    "searches given up": calls.searches_given_up,
    "rematches": calls.rematches,
}


@contextlib.asynccontextmanager
async def server() -> AsyncIterator[tuple[str, int, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.server.command", "--port", "0", *sys.argv[2:]],
            env=os.environ | {"LUDOTHEQUE_DATABASE": f"sqlite:///{folder}/attacked.sqlite3"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        found = re.search(r"http://127.0.0.1:\d+", await asyncio.to_thread(process.stdout.readline))
        assert found, "the server did not start"
        try:
            yield found[0], process.pid, Path(folder)
        finally:
            process.terminate()
            process.wait()


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else 0.0


def disk(folder: Path) -> float:
    """Megabytes of the database and its log."""
    return sum(file.stat().st_size for file in folder.iterdir()) / 1e6


async def measure(attack: Attack) -> tuple[list[float], list[float], str]:
    """The bystanders' waits for health and for moves, and the server's memory and disk before and after."""
    async with (
        server() as (address, pid, folder),
        httpx.AsyncClient(base_url=address + "/api/v1/", timeout=120) as http,
    ):
        bystander = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.attacks.bystander", "127.0.0.1", str(port_of(address)), str(SECONDS),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert bystander.stdout is not None
        await bystander.stdout.readline()
        before = memory(pid), disk(folder)
        attacking = asyncio.create_task(attack(http, address))
        await asyncio.sleep(1)
        told, _ = await bystander.communicate(b"begin\n")
        after = memory(pid), disk(folder)
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
        answers, moves = json.loads(told)
        return answers, moves, f"{before[0]:.0f} -> {after[0]:.0f} | {before[1]:.1f} -> {after[1]:.1f}"


def late(waits: list[float]) -> str:
    """Median, 99th percentile and worst, in milliseconds."""
    chosen = (waits[min(int(len(waits) * part), len(waits) - 1)] for part in (0.5, 0.99, 1.0))
    return ", ".join(f"{1000 * wait:.0f}" for wait in chosen)


async def main() -> None:
    print(
        "| attack from one address | rounds | health: median, p99, worst ms | a move: the same | memory MB | disk MB |"
    )
    print("|---|---|---|---|---|---|")
    for name, attack in ATTACKS.items():
        if len(sys.argv) > 1 and sys.argv[1] not in name:
            continue
        answers, moves, held = await measure(attack)
        print(f"| {name} | {len(answers)} | {late(answers)} | {late(moves)} | {held} |", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
