"""What attacks are made of."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Coroutine

import httpx
from websockets.exceptions import WebSocketException

SECONDS = float(os.environ.get("LUDOTHEQUE_ATTACK_SECONDS", "15"))
Attack = Callable[[httpx.AsyncClient, str], Coroutine[object, object, None]]
GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, asyncio.LimitOverrunError)


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


def play_at(address: str, code: str, query: str = "") -> str:
    return address.replace("http", "ws", 1) + f"/api/v1/tables/{code}/play{query}"


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])
