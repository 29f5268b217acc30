"""Pages without a browser: a shelf in memory, and thinkers that answer at once."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludotheque.page.home import Answer, Home, Line
from ludotheque.table.thinking import Thinker


class Full(Exception):
    """What a browser says when its storage is full."""

    name = "QuotaExceededError"


class Killed(BaseException):
    """The tab was killed: nothing that is under way goes on."""


class Disk:
    """What is there after a kill."""

    def __init__(self) -> None:
        self.tables: dict[int, dict[str, str]] = {}
        self.events: dict[int, dict[int, str]] = {}
        self.notes: dict[str, str] = {}
        self.is_full = False


class MemoryShelf:
    """A shelf on a disk: IndexedDB's promises in a few lines."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.dies_after: int | None = None
        """Writes that are still done."""
        self.is_dead = False

    async def _write(self) -> None:
        await asyncio.sleep(0)
        if self.is_dead:
            await asyncio.Event().wait()
        if self.disk.is_full:
            raise Full("the quota has been exceeded")
        if self.dies_after is not None:
            self.dies_after -= 1
            self.is_dead = self.dies_after <= 0

    async def _survive(self) -> None:
        """What follows a write in a tab that was killed with it never happens."""
        if self.is_dead:
            await asyncio.Event().wait()

    async def rows(self) -> str:
        return f"[{','.join(table['row'] for table in self.disk.tables.values())}]"

    async def read(self, code: str) -> str | None:
        for id, table in self.disk.tables.items():
            if table["code"] == code:
                events = f"[{','.join(self.disk.events[id].values())}]"
                return f'{{"row":{table["row"]},"snapshot":{table.get("snapshot", "null")},"events":{events}}}'
        return None

    async def row(self, table_id: int) -> str | None:
        table = self.disk.tables.get(table_id)
        return None if table is None else table["row"]

    async def events(self, table_id: int, version: int) -> str:
        return f"[{','.join(text for at, text in self.disk.events.get(table_id, {}).items() if at > version)}]"

    async def versions(self) -> str:
        return json.dumps({id: max(events) for id, events in self.disk.events.items()})

    async def create(self, code: str, row: str, summary: str, events: str) -> int:
        await self._write()
        if any(table["code"] == code for table in self.disk.tables.values()):
            return 0
        id = max(self.disk.tables, default=0) + 1
        self.disk.tables[id] = {"code": code, "row": json.dumps({**json.loads(row), "id": id}), "summary": summary}
        self.disk.events[id] = {event["version"]: json.dumps(event) for event in json.loads(events)}
        await self._survive()
        return id

    async def append(self, table_id: int, row: str, summary: str, event: str) -> bool:
        await self._write()
        told = json.loads(event)
        if told["version"] in self.disk.events[table_id]:
            return False
        self.disk.tables[table_id].update(row=row, summary=summary)
        self.disk.events[table_id][told["version"]] = event
        await self._survive()
        return True

    async def snap(self, table_id: int, snapshot: str) -> None:
        await self._write()
        self.disk.tables[table_id]["snapshot"] = snapshot

    async def remove(self, table_id: int) -> None:
        await self._write()
        del self.disk.tables[table_id], self.disk.events[table_id]

    async def note(self, name: str) -> str | None:
        return self.disk.notes.get(name)

    async def jot(self, name: str, text: str) -> None:
        self.disk.notes[name] = text


class Browser:
    """Tabs of one browser: one disk, and each hears the others."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.tabs: list[Tab] = []

    async def open(self) -> Tab:
        tab = Tab(self)
        self.tabs.append(tab)
        await tab.home.open()
        return tab


class Tab:
    def __init__(self, browser: Browser) -> None:
        self.shelf = MemoryShelf(browser.disk)
        self.thinker = Thinker()
        self.browser = browser
        self.home = Home(self.shelf, self._think, self._tell, self._claim)
        self.heard: list[dict[str, Any]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def _think(self, thought: str) -> str:
        return self.thinker.answer(thought.encode()).decode()

    def _tell(self, note: str) -> None:
        for other in self.browser.tabs:
            if other is not self and not other.shelf.is_dead:
                task = asyncio.create_task(other.home.heard(note))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _claim(self, code: str) -> bool:
        return self.browser.tabs[0] is self

    async def ask(self, method: str, path: str, body: object = None, **queries: str) -> Any:
        answer = await self.home.ask(method, path, queries, "" if body is None else json.dumps(body))
        assert answer.status == 200, answer.body
        return json.loads(answer.body) if answer.kind == "application/json" else answer.body

    async def refused(self, method: str, path: str, body: object = None) -> Answer:
        answer = await self.home.ask(method, path, {}, "" if body is None else json.dumps(body))
        assert answer.status >= 400
        return answer

    async def sit(self, code: str, since: int = 0) -> Line:
        return await self.home.connect(code, "", since, lambda text: self.heard.append(json.loads(text)))

    async def hello(self, line: Line) -> Any:
        """The present."""
        self.heard.clear()
        await self.home.receive(line, '{"type": "resume", "since": 0}')
        return await self.next("hello")

    async def play(self, line: Line, hello: Any) -> Any:
        """The first move that is allowed."""
        seen = hello["situations"][0]
        wanted = {
            "type": "play",
            "id": f"move-{seen['ply']}",
            "seat": seen["to_move"],
            "ply": seen["ply"],
            "action": seen["legal"][0]["action"],
        }
        await self.home.receive(line, json.dumps(wanted))
        return await self.next("ack", "refused")

    async def next(self, *types: str) -> Any:
        while True:
            for message in self.heard:
                if message["type"] in types:
                    return message
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.home.close()
