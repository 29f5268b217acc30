"""The hall: all tables that this process has in hand, and the one way in which any of them changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable

from ludotheque.core.errors import LudothequeError
from ludotheque.server import metrics
from ludotheque.server.clocks import Downtimes
from ludotheque.server.document import Document
from ludotheque.server.fanout import Fanout, Note
from ludotheque.server.live import CHAT, DOCUMENT, MOVE, Listener, LiveTable
from ludotheque.server.messages import LiveClock, Said, Skip
from ludotheque.server.problems import Declined, NoSuchTable, Unavailable
from ludotheque.server.render import Seen, encode, may_read, room_of
from ludotheque.server.settings import Settings
from ludotheque.server.snapshots import EVERY as SNAPSHOT_EVERY
from ludotheque.server.snapshots import write_snapshot
from ludotheque.server.store import Event, Snapshot, Store, StoreFailed

log = logging.getLogger("ludotheque.hall")

TRIES = 8
"""How often a change is tried again when another process was first."""

Now = Callable[[], int]


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    def __init__(self, settings: Settings, store: Store, fanout: Fanout, now: Now = wall_clock) -> None:
        self.settings = settings
        self.store = store
        self.fanout = fanout
        self.now = now
        self.downtimes = Downtimes()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        """Told of every change, to see to bots and clocks."""
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._syncing: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._shared = not settings.database.startswith("sqlite")
        """Other processes may change the same tables."""

    def live(self) -> list[LiveTable]:
        return list(self._tables.values())

    def in_hand(self, code: str) -> LiveTable | None:
        return self._tables.get(code)

    async def table(self, code: str) -> LiveTable:
        """The table, read from the store if need be. Raises `NoSuchTable`."""
        code = code.upper()
        table = self._tables.get(code)
        if table is not None:
            self._tables.move_to_end(code)
            return table
        if code in self._loading:
            return await asyncio.shield(self._loading[code])
        future = self._loading[code] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(code)
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else Unavailable())
            future.exception()
            raise
        else:
            future.set_result(table)
        finally:
            del self._loading[code]
        return table

    async def _load(self, code: str) -> LiveTable:
        try:
            stored = await self.store.load(code)
        except Exception as error:
            log.error("load failed", extra={"table": code, "error": type(error).__name__})
            raise Unavailable() from None
        if stored is None:
            raise NoSuchTable()
        table = LiveTable(stored, self.downtimes)
        self._tables[code] = table
        metrics.LIVE_TABLES.set(len(self._tables))
        self._forget_some()
        self.fanout.ask_presence(code)
        return table

    def _forget_some(self) -> None:
        """Drops tables that nobody is at, those unused for longest first."""
        excess = len(self._tables) - self.settings.live_tables
        if excess <= 0:
            return
        for code, table in list(self._tables.items()):
            if excess <= 0:
                break
            if not table.listeners and not table.lock.locked():
                del self._tables[code]
                excess -= 1
        metrics.LIVE_TABLES.set(len(self._tables))

    def forget(self, code: str) -> None:
        self._tables.pop(code, None)

    @contextlib.asynccontextmanager
    async def hold(self, code: str) -> AsyncIterator[LiveTable]:
        """The table, and nobody else changes it meanwhile. What it shows is stored."""
        table = await self.table(code)
        async with table.lock:
            if self._shared:
                await self._catch_up(table)
            else:
                await self._freshen(table)
            yield table

    async def _freshen(self, table: LiveTable) -> None:
        """After a change that may or may not be stored: the table as everybody last heard of it, then what the store
        has beyond that."""
        if not table.stale:
            return
        try:
            stored = await self.store.load(table.code)
        except Exception as error:
            log.error("reload failed", extra={"table": table.code, "error": type(error).__name__})
            raise Unavailable() from None
        if stored is None:
            self.forget(table.code)
            raise NoSuchTable()
        later = [event for event in stored.events if event.version > table.told]
        stored.events = [event for event in stored.events if event.version <= table.told]
        table.rebuild(stored)
        self._follow(table, later)

    async def _catch_up(self, table: LiveTable) -> bool:
        """Reads what other processes stored, and tells it here in the same order. Says whether there was any."""
        before = table.told
        await self._freshen(table)
        self._follow(table, await self._events_since(table))
        return table.told > before

    async def _events_since(self, table: LiveTable) -> list[Event]:
        try:
            return await self.store.events_since(table.id, table.version)
        except Exception as error:
            log.error("reading failed", extra={"table": table.code, "error": type(error).__name__})
            raise Unavailable() from None

    def _follow(self, table: LiveTable, events: list[Event]) -> None:
        for event in events:
            table.take(event)
            self._tell(table, event, ours=False)

    async def change(
        self,
        code: str,
        make: Callable[[LiveTable], Event | None],
        acknowledge: Callable[[LiveTable], None] = lambda table: None,
    ) -> LiveTable:
        """The one way to change a table: `make` says with which event, or raises, or says None for no change.

        Append under the unique version and ply -> commit -> acknowledge -> tell everybody. When another process was
        first, the table is read again and `make` asked again: what it then finds decides.
        """
        table = await self.table(code)
        async with table.lock:
            for _ in range(TRIES):
                await self._freshen(table)
                try:
                    event = make(table)
                    if event is None or await self._append(table, event):
                        acknowledge(table)
                        if event is not None:
                            self._tell(table, event)
                        return table
                    metrics.RACES_LOST.inc()
                except (Declined, LudothequeError):
                    # Perhaps only for want of news from another process.
                    if table.stale or not self._shared or not await self._catch_up(table):
                        raise
                    continue
                await self._catch_up(table)
        raise Unavailable()

    async def _append(self, table: LiveTable, event: Event) -> bool:
        """Takes the event and stores it. Until that has happened, memory is not to be trusted."""
        try:
            table.take(event)
        except (Declined, LudothequeError):
            raise
        except Exception:
            table.stale = True
            raise
        table.stale = True
        try:
            won = await self.store.append(table.change(event, self.settings.bot_pause))
        except StoreFailed as error:
            log.error("append failed", extra={"table": table.code, "error": str(error)})
            raise Unavailable() from None
        table.stale = not won
        return won

    async def sync(self, code: str) -> None:
        """Another process changed this table."""
        table = self._tables.get(code)
        if table is None:
            return
        try:
            async with table.lock:
                await self._catch_up(table)
        except Exception as error:
            log.error("sync failed", extra={"table": code, "error": type(error).__name__})

    async def _sync_soon(self, code: str) -> None:
        del self._syncing[code]
        await self.sync(code)

    async def sync_all(self) -> None:
        """Looks for changes of other processes that no note told of."""
        tables = {table.id: table for table in self.live()}
        ids = list(tables)
        for start in range(0, len(ids), 500):
            for table_id, version in (await self.store.versions(ids[start : start + 500])).items():
                if version > tables[table_id].version:
                    await self.sync(tables[table_id].code)

    async def look_round(self) -> None:
        if self._shared:
            await self.sync_all()

    def _tell(self, table: LiveTable, event: Event, ours: bool = True) -> None:
        table.told = event.version
        seen = Seen(table, self.now())
        if event.kind == MOVE:
            metrics.MOVES.labels(table.doc.game, "bot" if event.bot else "person").inc()
            self._tell_move(table, event, seen)
        elif event.kind == DOCUMENT:
            self._tell_document(table, event, seen)
        elif event.kind == CHAT:
            self._tell_chat(table, event)
        if ours:
            self.fanout.publish(Note(code=table.code, version=event.version))
            if event.kind == MOVE and table.ply % SNAPSHOT_EVERY == 0:
                self._keep_snapshot(table)
        self.on_change(table)

    def _keep_snapshot(self, table: LiveTable) -> None:
        snapshot = Snapshot(version=table.version, body=write_snapshot(table.running_match(), table.clock))
        errand = asyncio.create_task(self._store_snapshot(table.id, snapshot))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _store_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        try:
            await self.store.keep_snapshot(table_id, snapshot)
        except StoreFailed as error:
            log.warning("snapshot not kept", extra={"error": str(error)})

    def _tell_move(self, table: LiveTable, event: Event, seen: Seen) -> None:
        texts: dict[tuple[int, ...], bytes] = {}
        for listener in table.listeners:
            viewers = _viewers(table, listener)
            if viewers not in texts:
                texts[viewers] = seen.happened(viewers, event.version - 1)
            listener.send(texts[viewers])
        if table.phase == "over":
            self._tell_table(table, table.listeners, seen)

    def _tell_document(self, table: LiveTable, event: Event, seen: Seen) -> None:
        """A start is a new situation for all; other changes of the table are small."""
        if table.began_at != event.version:
            self._tell_table(table, table.listeners, seen)
            return
        for listener in table.listeners:
            viewers = _viewers(table, listener)
            listener.send(seen.hello(listener.owner, viewers, event.version - 1, self.link(table)))

    def _tell_table(self, table: LiveTable, listeners: Iterable[Listener], seen: Seen) -> None:
        texts: dict[str, bytes] = {}
        holders = set(table.doc.holders())
        for listener in listeners:
            owner = listener.owner if listener.owner in holders else ""
            if owner not in texts:
                texts[owner] = seen.changed(owner, self.link(table))
            listener.send(texts[owner])

    def _tell_chat(self, table: LiveTable, event: Event) -> None:
        line = table.chat[-1]
        said = encode(Said(version=event.version, line=line))
        skip = encode(Skip(version=event.version))
        for listener in table.listeners:
            listener.send(said if may_read(table, room_of(table, listener.owner), line) else skip)

    def link(self, table: LiveTable) -> str:
        return f"#/t/{table.code}"

    async def tell_presence(self, table: LiveTable) -> None:
        """Who is connected changed; no event, no new version."""
        async with table.lock:
            await self._freshen(table)
            self._tell_table(table, table.listeners, Seen(table, self.now()))
            self.on_change(table)

    def note_presence(self, table: LiveTable) -> None:
        """Tells the other processes who is connected here."""
        self.fanout.publish(Note(code=table.code, online=sorted({listener.owner for listener in table.listeners})))

    async def heard(self, note: Note) -> None:
        """A note of another process."""
        table = self._tables.get(note.code)
        if table is None:
            return
        if note.asks:
            if table.listeners:
                self.note_presence(table)
        elif note.online is not None:
            before = table.online()
            if note.online:
                table.online_elsewhere[note.process] = set(note.online)
            else:
                table.online_elsewhere.pop(note.process, None)
            if table.online() != before:
                await self.tell_presence(table)
        elif note.version > table.version and note.code not in self._syncing:
            self._syncing[note.code] = asyncio.create_task(self._sync_soon(note.code))

    async def lost(self, process: str) -> None:
        """A process fell silent: nobody is connected there any more."""
        for table in self.live():
            if table.online_elsewhere.pop(process, None):
                await self.tell_presence(table)

    def has_running_clock(self) -> bool:
        return any(isinstance(table.doc.pace, LiveClock) and table.phase == "running" for table in self.live())

    def document_event(self, table: LiveTable, doc: Document, actor: str = "") -> Event:
        return Event(version=table.version + 1, kind=DOCUMENT, time=self.now(), actor=actor[:16], body=doc.text())

    async def change_document(self, code: str, owner: str, edit: Callable[[LiveTable, Document], bool]) -> LiveTable:
        """Changes the table's document; `edit` says whether it changed anything, or raises."""

        def make(table: LiveTable) -> Event | None:
            doc = table.doc.copy()
            return self.document_event(table, doc, owner) if edit(table, doc) else None

        return await self.change(code, make)


def _viewers(table: LiveTable, listener: Listener) -> tuple[int, ...]:
    try:
        return table.viewers(listener.owner, listener.wish)
    except Declined:
        return (-1,)
