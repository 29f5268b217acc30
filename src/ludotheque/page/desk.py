"""What a page's worker calls: everything goes in and comes out as texts and numbers, for JavaScript."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from urllib.parse import parse_qsl

from ludotheque.page.home import Home, Line
from ludotheque.page.shelf import Shelf
from ludotheque.table.messages import Bye
from ludotheque.table.outgoing import encode
from ludotheque.table.problems import Declined

log = logging.getLogger("ludotheque.desk")


class Desk:
    """Calls and connections have numbers, which the page gives them. No call here waits."""

    def __init__(
        self,
        home: Home,
        answer: Callable[[int, int, str], object],
        read: Callable[[int, str], object],
        closed: Callable[[int], object],
    ) -> None:
        self._home = home
        self._answer = answer
        self._read = read
        self._closed = closed
        self._lines: dict[int, Line] = {}
        self._errands: set[asyncio.Task[None]] = set()

    def ask(self, id: int, method: str, path: str, body: str) -> None:
        self._do(self._ask(id, method, path, body))

    async def _ask(self, id: int, method: str, path: str, body: str) -> None:
        path, _, query = path.partition("?")
        answer = await self._home.ask(method, path, dict(parse_qsl(query)), body)
        self._answer(id, answer.status, answer.body)

    def connect(self, id: int, code: str, viewer: str, since: int) -> None:
        self._do(self._connect(id, code, viewer, since))

    async def _connect(self, id: int, code: str, viewer: str, since: int) -> None:
        try:
            self._lines[id] = await self._home.connect(code, viewer, since, lambda text: self._read(id, text))
        except Declined as error:
            self._read(id, encode(Bye(reason=error.problem.message, retry=None)).decode())
            self._closed(id)

    def receive(self, id: int, text: str) -> None:
        if id in self._lines:
            self._do(self._home.receive(self._lines[id], text))

    def part(self, id: int) -> None:
        if id in self._lines:
            self._do(self._home.part(self._lines.pop(id)))

    def heard(self, text: str) -> None:
        self._do(self._home.heard(text))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        errand = asyncio.ensure_future(work)
        self._errands.add(errand)
        errand.add_done_callback(self._done)

    def _done(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled() and errand.exception() is not None:
            log.error("an errand failed", exc_info=errand.exception())


async def open_desk(
    shelf: Shelf,
    think: Callable[[str], Awaitable[str]],
    tell_tabs: Callable[[str], object],
    claim: Callable[[str], Awaitable[bool]],
    answer: Callable[[int, int, str], object],
    read: Callable[[int, str], object],
    closed: Callable[[int], object],
) -> Desk:
    home = Home(shelf, think, tell_tabs, claim)
    await home.open()
    return Desk(home, answer, read, closed)
