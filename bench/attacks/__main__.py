"""Each attack on a server with its default settings, and how long a bystander waits meanwhile for `/healthz`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SECONDS = float(os.environ.get("LUDOTHEQUE_ATTACK_SECONDS", "15"))
Attack = Callable[[httpx.AsyncClient, str], Coroutine[object, object, None]]
GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, asyncio.LimitOverrunError)
BIG = "ludotheque record 1" + "\n" * 2_000_000
SMALLER = "ludotheque record 1\n" + "agreed\n" * 3900


async def again(work: Callable[[], Awaitable[object]]) -> None:
    """In a loop, whatever is answered, until it is given up."""
    while True:
        with contextlib.suppress(*GONE, KeyError, ValueError):
            await work()
        await asyncio.sleep(0)


async def together(count: int, work: Callable[[], Awaitable[object]]) -> None:
    await asyncio.gather(*(again(work) for _ in range(count)))


async def table(http: httpx.AsyncClient, game: str = "tolleno", bots: int = 1, level: str = "novice") -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
    body = {"game": game, "name": "Eve", "seats": seats, "start": True, "visibility": "public"}
    return str((await http.post("tables", json=body)).json()["code"])


async def nothing(http: httpx.AsyncClient, address: str) -> None:
    await asyncio.sleep(SECONDS)


async def records(http: httpx.AsyncClient, address: str) -> None:
    bodies = [json.dumps({"record": text}) for text in (BIG, SMALLER)]

    async def upload() -> None:
        for body in bodies:
            await http.post("records", content=body)

    await together(4, upload)


async def resumes(http: httpx.AsyncClient, address: str) -> None:
    code = await table(http)

    async def ask() -> None:
        play = address.replace("http", "ws", 1) + f"/api/v1/tables/{code}/play?since=0"
        async with connect(play, max_size=None, compression=None, close_timeout=0.1) as socket:
            while True:
                await socket.send('{"type": "resume", "since": 0}')
                await asyncio.sleep(1 / 30)

    await together(40, ask)


async def replays(http: httpx.AsyncClient, address: str) -> None:
    record = next(Path("tests/fixtures/tolleno").glob("*.record")).read_text()
    code = (await http.post("records", json={"record": record})).json()["code"]
    await together(8, lambda: http.get(f"tables/{code}/replay"))


async def studies(http: httpx.AsyncClient, address: str) -> None:
    """As many moves as a study may have, and a last line that is wrong."""
    opened = (await http.post("study/open", json={"text": "tolleno players=2"})).json()
    place = {"game": "tolleno", "position": opened["position"]}
    move = (await http.post("study/position", json=place)).json()["legal"][0]["notation"]
    position = opened["position"].strip().split("\n")
    head = ["ludotheque study 1", "game tolleno", "seat 0 Eve", "seat 1 Eve", f"position {len(position)}", *position]
    moves = ["move 1 " + move] * min(2000, 90_000 // (len(move) + 8))
    body = {"text": "\n".join([*head, *moves, "nonsense"])}
    await together(40, lambda: http.post("study/open", json=body))


async def documents(http: httpx.AsyncClient, address: str) -> None:
    await together(8, lambda: http.get(address + "/openapi.json"))


async def bots(http: httpx.AsyncClient, address: str) -> None:
    async def make_and_leave() -> None:
        code = await table(http, "gravity_superstar", 5, "expert")
        await http.post(f"tables/{code}/leave", json={})

    await together(4, make_and_leave)


async def tables(http: httpx.AsyncClient, address: str) -> None:
    async def make() -> None:
        http.cookies.clear()
        await http.post("tables", json={"game": "seikatsu", "name": "Eve"})

    await together(8, make)


async def chat(http: httpx.AsyncClient, address: str) -> None:
    code = await table(http)
    lines = iter(range(10**9))

    async def talk() -> None:
        play = address.replace("http", "ws", 1) + f"/api/v1/tables/{code}/play"
        async with connect(play, max_size=None, compression=None, close_timeout=0.1) as socket:
            while True:
                await socket.send(json.dumps({"type": "chat", "id": f"c{next(lines)}", "text": "x" * 500}))
                await asyncio.sleep(1 / 30)

    await together(20, talk)


async def heads(http: httpx.AsyncClient, address: str) -> None:
    async def send() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(b"GET / HTTP/1.1\r\n")
        while not writer.is_closing():
            writer.write(b"a: b\r\n" * 2000)
            await writer.drain()
            await asyncio.sleep(0)

    await together(8, send)


def frames(frame: bytes, first: bytes = b"", count: int = 20) -> Attack:
    """As many as go into what is read at once, on `count` sockets, whose other side reads whatever comes."""

    async def attack(http: httpx.AsyncClient, address: str) -> None:
        code = await table(http)
        body = frame * max(1, (1 << 18) // len(frame))
        head = (
            f"GET /api/v1/tables/{code}/play HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade",
            "sec-websocket-version: 13", "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==", "", "",
        )  # fmt: skip

        async def send() -> None:
            await write_on(address, "\r\n".join(head).encode(), first, body)

        await together(count, send)

    return attack


async def pipelined(http: httpx.AsyncClient, address: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    await together(100, lambda: write_on(address, request, b"", request * 200))


async def write_on(address: str, head: bytes, first: bytes, body: bytes) -> None:
    """A connection by hand: after the answer to `head` one thing, then another as long as it is taken."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    reading: asyncio.Task[bytes] | None = None
    try:
        writer.write(head)
        await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.create_task(reader.read())
        writer.write(first)
        while not reading.done():
            writer.write(body)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        if reading is not None:
            reading.cancel()
        writer.transport.abort()


MASK = b"\x01\x02\x03\x04"
MEGABYTE = b"\x81\xff" + (1 << 20).to_bytes(8, "big") + MASK + bytes(1 << 20)


async def refusals(http: httpx.AsyncClient, address: str) -> None:
    """Past the number of requests that an address may send."""
    await together(100, lambda: http.get("games"))


ATTACKS: dict[str, Attack] = {
    "nothing (control)": nothing,
    "records of empty lines": records,
    "`resume` on 40 sockets": resumes,
    "replays": replays,
    "studies that are wrong at their end": studies,
    "the OpenAPI document": documents,
    "tables of experts, left": bots,
    "tables without cookies": tables,
    "chat on 20 sockets": chat,
    "heads without end": heads,
    "pings without end": frames(b"\x89\x80" + MASK),
    "empty parts of a message": frames(b"\x00\x80" + MASK, b"\x01\x80" + MASK),
    "empty messages": frames(b"\x81\x82" + MASK + MASK[:2]),
    "frames of a megabyte on 200 sockets": frames(MEGABYTE, count=200),
    "a thousand requests at once": pipelined,
    "refused requests": refusals,
}


@contextlib.asynccontextmanager
async def server() -> AsyncIterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.server.command", "--port", "0"],
            env=os.environ | {"LUDOTHEQUE_DATABASE": f"sqlite:///{folder}/attacked.sqlite3"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        found = re.search(r"http://127.0.0.1:\d+", await asyncio.to_thread(process.stdout.readline))
        assert found, "the server did not start"
        try:
            yield found[0], process.pid
        finally:
            process.terminate()
            process.wait()


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else 0.0


async def measure(attack: Attack) -> tuple[list[float], float, float]:
    """The bystander's waits, and the server's memory before and after."""
    async with server() as (address, pid), httpx.AsyncClient(base_url=address + "/api/v1/", timeout=120) as http:
        await http.get(address + "/healthz")
        before = memory(pid)
        attacking = asyncio.create_task(attack(http, address))
        await asyncio.sleep(1)
        port = address.rpartition(":")[2]
        bystander = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.attacks.bystander", "127.0.0.1", port, str(SECONDS),
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        told, _ = await bystander.communicate()
        after = memory(pid)
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
        return json.loads(told), before, after


async def main() -> None:
    print("| attack from one address | answers to the bystander | median ms | p99 ms | worst ms | memory MB |")
    print("|---|---|---|---|---|---|")
    for name, attack in ATTACKS.items():
        if len(sys.argv) > 1 and sys.argv[1] not in name:
            continue
        waits, before, after = await measure(attack)
        middle, late, worst = (waits[min(int(len(waits) * part), len(waits) - 1)] for part in (0.5, 0.99, 1.0))
        times = " | ".join(f"{1000 * wait:.0f}" for wait in (middle, late, worst))
        print(f"| {name} | {len(waits)} | {times} | {before:.0f} -> {after:.0f} |", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
