"""The hall: all tables that this process has in hand, and the one way in which any of them changes."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING

from ludotheque.core.errors import LudothequeError
from ludotheque.server import metrics
from ludotheque.server.settings import Settings
from ludotheque.server.tables.aside import ASKER, Meter, Workshop
from ludotheque.table.bounds import ENTRIES_IN_MEMORY, LONG_MATCH, LONG_MATCHES_IN_MEMORY, MOST_CHANGES
from ludotheque.table.clocks import Downtimes
from ludotheque.table.events import CHAT, DOCUMENT, MOVE, Event, Snapshot, Stored
from ludotheque.table.live import Listener, LiveTable
from ludotheque.table.messages import LiveClock, Said, Skip
from ludotheque.table.outgoing import Seen, Telling, encode, may_read, room_of
from ludotheque.table.ports import Fanout, Note, Store, StoreFailed
from ludotheque.table.problems import Declined, NoSuchTable, Unavailable
from ludotheque.table.seating import Document
from ludotheque.table.snapshots import EVERY as SNAPSHOT_EVERY
from ludotheque.table.snapshots import write_snapshot

if TYPE_CHECKING:
    from prometheus_client import Counter

log = logging.getLogger("ludotheque.hall")

TRIES = 8
"""How often a change is tried again when another process was first."""

SHORT_LOG = 200
"""Entries that are followed in a moment."""
PREFIX_LETTERS = 8
"""An entry that a match begins with takes about so many letters of its table's first document."""

MOST_TOLD_OF = 200
"""Of those connected to a table, how many other processes hear of: its players first."""

Now = Callable[[], int]


STARTED = time.time_ns() - time.monotonic_ns()


def wall_clock() -> int:
    """The time of day by a clock that only ever goes forward: the machine's may be set, and no player's time is lost or
    won by that, nor by a machine that slept."""
    return (STARTED + time.monotonic_ns()) // 1_000_000


class Hall:
    def __init__(self, settings: Settings, store: Store, fanout: Fanout, now: Now = wall_clock) -> None:
        self.settings = settings
        self.store = store
        self.fanout = fanout
        self.now = now
        self.downtimes = Downtimes()
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        """Told of every change, to see to bots and clocks."""
        self.workshop = Workshop()
        self._reading_room = Workshop()
        """Where tables are read: nobody waits there for somebody's dear work."""
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._entries = 0
        """Of all matches in memory; perhaps fewer since some were forgotten."""
        self._long: list[str] = []
        """Codes of long matches, those that were read last at the end."""
        self._loading: dict[tuple[str, str], asyncio.Future[LiveTable]] = {}
        """By the table's code and the address that asked: nobody waits for another who has to wait for his turn."""
        self._syncing: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._shared = settings.processes > 1 or not settings.database.startswith("sqlite")
        """Other processes may change the same tables."""

    def live(self) -> list[LiveTable]:
        return list(self._tables.values())

    def moves_in_memory(self) -> int:
        return sum(len(table.moves) for table in self._tables.values())

    def in_hand(self, code: str) -> LiveTable | None:
        return self._tables.get(code)

    async def table(self, code: str) -> LiveTable:
        """The table, read from the store if need be. Raises `NoSuchTable`."""
        code = code.upper()
        table = self._tables.get(code)
        if table is not None:
            self._tables.move_to_end(code)
            return table
        asker = ASKER.get()
        key = (code, asker.address if asker else "")
        if key in self._loading:
            return await asyncio.shield(self._loading[key])
        future = self._loading[key] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(code, asker)
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else Unavailable())
            future.exception()
            raise
        else:
            future.set_result(table)
        finally:
            del self._loading[key]
        return table

    async def _load(self, code: str, asker: Meter | None) -> LiveTable:
        """Also what waits to be built takes memory: of one address that is one table."""
        if asker is None:
            return self._remember(await self._read(code))
        async with self._reading_room.place(asker):
            if code in self._tables:
                return self._tables[code]
            await asker.turn()
            return self._remember(await self._read(code))

    async def _read(self, code: str) -> LiveTable:
        try:
            stored = await self.store.load(code)
        except Exception as error:
            log.error("load failed", extra={"table": code, "error": type(error).__name__})
            raise Unavailable() from None
        if stored is None:
            raise NoSuchTable()
        try:
            table = await self.build(stored)
        except Declined:
            raise
        except Exception as error:
            metrics.UNREADABLE.inc()
            log.error("a table cannot be read", extra={"table": code, "error": type(error).__name__})
            raise Declined("unreadable", "what is stored of this table cannot be read", 503) from None
        if len(stored.events) > SHORT_LOG:
            await self._catch_up(table)  # it took its time
        return table

    def welcome(self, table: LiveTable) -> LiveTable:
        """A table that was just stored as it is here."""
        return self._remember(table)

    def _remember(self, table: LiveTable) -> LiveTable:
        """Whoever was quicker to read it has it in hand already."""
        if table.code in self._tables:
            return self._tables[table.code]
        self._tables[table.code] = table
        self._entries += len(table.moves)
        if len(table.moves) > LONG_MATCH:
            self._forget_long_ones()
            self._long.append(table.code)
        self._forget_some()
        metrics.LIVE_TABLES.set(len(self._tables))
        self.fanout.ask_presence(table.code)
        return table

    async def build(self, stored: Stored, meter: Meter | None = None) -> LiveTable:
        """A long match is replayed beside the event loop, one at a time, so that nobody else waits for it, and charged
        to who asks; with a meter in turn too."""

        def make() -> LiveTable:
            return LiveTable(stored, self.downtimes, self.settings.patience * 1000, self.settings.grace * 1000)

        if len(stored.events) + len(stored.events[0].body) // PREFIX_LETTERS <= SHORT_LOG:
            return make()
        return await (self._reading_room.alone(make, ASKER.get()) if meter is None else self.workshop.do(meter, make))

    def _forget_some(self) -> None:
        """Drops tables that nobody is at, those unused for longest first, while there are too many of them or they are
        too long."""
        tables = len(self._tables) - self.settings.live_tables
        if self._entries > ENTRIES_IN_MEMORY:
            self._entries = self.moves_in_memory()
        for code, table in list(self._tables.items()) if tables > 0 or self._entries > ENTRIES_IN_MEMORY else ():
            if tables <= 0 and self._entries <= ENTRIES_IN_MEMORY:
                break
            if _is_idle(table):
                del self._tables[code]
                tables -= 1
                self._entries -= len(table.moves)

    def _forget_long_ones(self) -> None:
        """Each takes as much memory as fifty others, and Python as long to look through: few are kept for nobody."""
        self._long = [code for code in self._long if code in self._tables]
        idle = [code for code in self._long if _is_idle(self._tables[code])]
        for code in idle[: max(0, len(idle) - LONG_MATCHES_IN_MEMORY + 1)]:
            self._entries -= len(self._tables.pop(code).moves)

    async def remove(self, code: str, is_needless: Callable[[LiveTable], bool]) -> None:
        """A table that nobody needs any more, if that is still so: whoever waited to come in finds none."""
        async with self.hold(code) as table:
            if is_needless(table) and await self.store.remove_left(table.id):
                table.stale = True
                self.forget(code)

    def forget(self, code: str) -> None:
        self._tables.pop(code, None)

    @contextlib.asynccontextmanager
    async def hold(self, code: str) -> AsyncIterator[LiveTable]:
        """The table, and nobody else changes it meanwhile. What it shows is stored."""
        table = await self.table(code)
        async with table.lock:
            if self._shared:
                await self._catch_up(table)
            elif table.stale:
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
        table.become(await self.build(stored))
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
                if table.stale:
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
            self._entries += 1
            _moves_of(table.doc.game, event.bot).inc()
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
        texts: dict[tuple[Telling, tuple[int, ...]], bytes] = {}
        for listener in table.listeners:
            viewers = _viewers(table, listener)
            telling = _telling(listener, viewers)
            listener.shown = viewers
            if (telling, viewers) not in texts:
                texts[telling, viewers] = seen.happened(viewers, event.version - 1, telling)
            listener.send(texts[telling, viewers])
        if table.phase == "over":
            self._tell_table(table, table.listeners, seen)

    def _tell_document(self, table: LiveTable, event: Event, seen: Seen) -> None:
        """A start is a new situation for all, and a seat gained or lost for who gained or lost it; other changes of
        the table are small."""
        begins, unmoved = table.began_at == event.version, []
        for listener in table.listeners:
            viewers = _viewers(table, listener)
            if not begins and viewers == listener.shown:
                unmoved.append(listener)
                continue
            self._greet(table, listener, viewers, seen, 0)
        self._tell_table(table, unmoved, seen)

    def greet(self, table: LiveTable, listener: Listener, since: int) -> None:
        """The present, and what happened since; under the table's lock, so that nothing is missed from then on."""
        self._greet(table, listener, table.eyes(listener), Seen(table, self.now()), since)

    def _greet(self, table: LiveTable, listener: Listener, viewers: tuple[int, ...], seen: Seen, since: int) -> None:
        listener.shown = viewers
        listener.send(seen.hello(listener.owner, viewers, since, self.link(table)))
        if listener.wants_changes:
            seen.remember(viewers)

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
        holders = set(table.doc.holders())
        here = sorted({listener.owner for listener in table.listeners}, key=lambda owner: (owner not in holders, owner))
        self.fanout.publish(Note(code=table.code, online=here[:MOST_TOLD_OF]))

    def announce(self) -> None:
        """After a time in which no process heard of another."""
        for table in self.live():
            self.note_presence(table)
            self.fanout.ask_presence(table.code)

    async def heard(self, note: Note) -> None:
        """A note of another process."""
        table = self._tables.get(note.code)
        if table is None:
            return
        if note.asks:
            self.note_presence(table)
        elif note.online is not None:
            before = table.online()
            if note.online:
                table.online_elsewhere[note.process] = set(note.online)
            else:
                table.online_elsewhere.pop(note.process, None)
            if table.online() != before:
                await self.tell_presence(table)
        elif note.version > table.version and not table.listeners and not table.lock.locked():
            self.forget(note.code)
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

    async def change_document(
        self, code: str, owner: str, edit: Callable[[LiveTable, Document], bool], most: int = MOST_CHANGES
    ) -> LiveTable:
        """Changes the table's document; `edit` says whether it changed anything, or raises. Each change is kept: by
        people there are `most` of them."""

        def make(table: LiveTable) -> Event | None:
            doc = table.doc.copy()
            if not edit(table, doc):
                return None
            table.check_changes(most)
            return self.document_event(table, doc, owner)

        return await self.change(code, make)


@functools.cache
def _moves_of(game: str, bot: bool) -> Counter:
    """The meter itself: looking it up by its labels takes as long as counting."""
    return metrics.MOVES.labels(game, "bot" if bot else "person")


def _is_idle(table: LiveTable) -> bool:
    return not table.listeners and not table.lock.locked()


def _telling(listener: Listener, viewers: tuple[int, ...]) -> Telling:
    if not listener.wants_changes:
        return "whole"
    return "changes" if viewers == listener.shown else "afresh"


def _viewers(table: LiveTable, listener: Listener) -> tuple[int, ...]:
    try:
        return table.eyes(listener)
    except Declined:
        return (-1,)
