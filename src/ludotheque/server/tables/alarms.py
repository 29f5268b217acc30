"""What the server does by itself: bots' moves, clocks that run out, seats whose players left."""

from __future__ import annotations

import asyncio
import heapq
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ludotheque.core.state import NOBODY
from ludotheque.server.supervision import Supervisor
from ludotheque.server.tables.hall import Hall
from ludotheque.table.events import MOVE, Event
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import DaysClock
from ludotheque.table.ports import Thinkers
from ludotheque.table.problems import Declined
from ludotheque.table.seating import Document, take_back
from ludotheque.table.thinking import Thinking, Thought, thought_of

log = logging.getLogger("ludotheque.keeper")

LOOK_EVERY = 5.0
"""Seconds between looks into the store for what is due and nobody attends to."""
LOOK_AHEAD = 600_000
LOOK_MOST = 2000
MOST_STALE = 100
"""Alarms of moments that are no longer meant, before they are cleared away."""
NEVER = sys.maxsize
"""Changes of its own that a server does not make any more."""
PULSE_EVERY = 2.0
TRY_AGAIN = 3000
SWEEP_EVERY = 3600.0
DAY = 24 * 3600 * 1000


Move = Callable[[], Coroutine[Any, Any, None]]
Paid = Callable[[str, Move], Awaitable[None]]


async def free(payer: str, move: Move) -> None:
    await move()


class Keeper:
    """An alarm for each table at which the server must act; when it rings, the table is attended to."""

    def __init__(self, hall: Hall, thinkers: Thinkers, paid: Paid = free) -> None:
        """`paid` makes a bot's move when it is the turn of the address that it is for, which pays for it."""
        self._paid = paid
        self._hall = hall
        self._thinkers = thinkers
        self._alarms: list[tuple[int, str]] = []
        self._due: dict[str, int] = {}
        self._attended: set[str] = set()
        self._wake = asyncio.Event()
        self.tasks = Supervisor()
        self._errands: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._hall.on_change = self.watch
        self.tasks.start("alarms", self._ring)
        self.tasks.every(LOOK_EVERY, "look", self._look)
        self.tasks.every(PULSE_EVERY, "pulse", self._pulse)
        self.tasks.every(SWEEP_EVERY, "sweep", self._sweep)

    async def close(self) -> None:
        self._hall.on_change = lambda table: None
        await self.tasks.close()
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)

    def watch(self, table: LiveTable) -> None:
        """Sets the table's alarm anew."""
        due = self._next(table)
        if due is None:
            self._due.pop(table.code, None)
        else:
            self.set_alarm(table.code, due)

    def set_alarm(self, code: str, due: int) -> None:
        if self._due.get(code) == due:
            return
        self._due[code] = due
        heapq.heappush(self._alarms, (due, code))
        if len(self._alarms) > 2 * len(self._due) + MOST_STALE:
            self._alarms = [(due, code) for code, due in self._due.items()]
            heapq.heapify(self._alarms)
        self._wake.set()

    def wake(self) -> None:
        """Looks at the clock now."""
        self._wake.set()

    def _next(self, table: LiveTable) -> int | None:
        due, grace = table.due(self._hall.settings.bot_pause), self._grace_ends(table)
        if due is None or grace is None:
            return grace if due is None else due
        return min(due, grace)

    def _grace_ends(self, table: LiveTable) -> int | None:
        """When a bot takes the seat that everybody waits for: only if its player is away and another one is there."""
        seat = table.to_move
        if table.phase != "running" or seat == NOBODY or isinstance(table.doc.pace, DaysClock):
            return None
        if table.bot_level(seat) is not None or table.is_online(seat):
            return None
        if not any(table.is_online(other) for other in table.people() if other != seat):
            return None
        away = table.away_since.setdefault(seat, self._hall.now())
        return max(away, table.updated) + self._hall.settings.grace * 1000

    async def _ring(self) -> None:
        while True:
            self._wake.clear()
            now = self._hall.now()
            while self._alarms and self._alarms[0][0] <= now:
                due, code = heapq.heappop(self._alarms)
                if self._due.get(code) == due:
                    del self._due[code]
                    self._attend_soon(code)
            wait = min((self._alarms[0][0] - now) / 1000, LOOK_EVERY) if self._alarms else None
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    def _attend_soon(self, code: str) -> None:
        if code in self._attended:
            return
        self._attended.add(code)
        errand = asyncio.create_task(self._attend(code), name=f"attend {code}")
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _attend(self, code: str) -> None:
        again: int | None = None
        try:
            if await self._hall.fanout.keeps(code):
                await self._act(code)
            else:
                again = self._hall.now() + 4 * TRY_AGAIN
        except Declined as error:
            if error.status != 404:
                again = self._hall.now() + TRY_AGAIN
        except Exception as error:
            log.error("attending failed", extra={"table": code, "error": type(error).__name__})
            again = self._hall.now() + TRY_AGAIN
        finally:
            self._attended.discard(code)
        if again is not None:
            self.set_alarm(code, again)
            return
        table = self._hall.in_hand(code)
        if table is not None:
            self.watch(table)

    async def _act(self, code: str) -> None:
        """Whatever is due at this table now."""
        table = await self._hall.table(code)
        now = self._hall.now()
        deadline, grace, hurried = table.clock.deadline, self._grace_ends(table), table.hurried_until()
        if table.phase != "running" or table.to_move == NOBODY or table.is_left_alone:
            return
        if table.bot_level(table.to_move) is not None:
            await self._paid(table.payer, lambda: self._play_bot(code))
        elif deadline is not None and deadline <= now:
            await self._time_is_up(code)
        elif (grace is not None and grace <= now) or (hurried is not None and hurried <= now):
            await self._hold_seat(code, table.to_move)

    async def _play_bot(self, code: str) -> None:
        async with self._hall.hold(code) as table:
            seat, ply = table.to_move, table.ply
            level = table.bot_level(seat) if seat != NOBODY else None
            if level is None or table.match is None or table.phase != "running":
                return
            legal = table.match.state.legal_actions()
            # A bot that its operator has since taken away is replaced by the seat's level.
            guest = self._hall.settings.guests().get(table.doc.seats[seat].bot, "")
            thought = thought_of(table.match, seat, guest or level)
        action = legal[0] if len(legal) == 1 else await self._decide(table, thought, legal)

        def make(table: LiveTable) -> Event | None:
            if table.ply != ply or table.to_move != seat or table.bot_level(seat) is None:
                return None
            kept = table.running_match().game.kept(action)
            return Event(
                version=table.version + 1, kind=MOVE, time=self._hall.now(), ply=ply, seat=seat, action=kept, bot=True
            )

        await self._hall.change(code, make)

    async def _decide(self, table: LiveTable, thought: Thought, legal: list[int]) -> int:
        """The bot's choice; if it fails again and again, any legal move, so that the match goes on."""
        try:
            thinking = await self._thinkers.think(table.code, thought, table.payer, table.is_watched)
        except Declined as error:
            if error.problem.code == "busy":
                raise
            thinking = Thinking(error=error.problem.code)
        if not thinking.error and thinking.action in legal:
            return thinking.action
        log.error(
            "bot failed", extra={"table": table.code, "level": thought.level, "error": thinking.error or "illegal"}
        )
        return secrets.choice(legal)

    async def _time_is_up(self, code: str) -> None:
        """Live: a bot plays the seat to the end. By days: a bot holds it until its player looks in again."""

        def edit(table: LiveTable, doc: Document) -> bool:
            deadline, seat = table.clock.deadline, table.clock.running
            if deadline is None or seat is None or deadline > self._hall.now():
                return False
            if isinstance(doc.pace, DaysClock):
                doc.seats[seat].held = True
            else:
                doc.seats[seat].out_of_time = True
            return True

        await self._hall.change_document(code, "", edit, most=NEVER)

    async def _hold_seat(self, code: str, seat: int) -> None:
        def edit(table: LiveTable, doc: Document) -> bool:
            ends = [moment for moment in (self._grace_ends(table), table.hurried_until()) if moment is not None]
            if table.to_move != seat or not ends or min(ends) > self._hall.now():
                return False
            doc.seats[seat].held = True
            return True

        await self._hall.change_document(code, "", edit, most=NEVER)

    async def give_back(self, code: str, owner: str) -> None:
        """A player is back: the bot hands the seat over."""

        def edit(table: LiveTable, doc: Document) -> bool:
            return table.phase == "running" and take_back(doc, owner, self._hall.now())

        await self._hall.change_document(code, owner, edit, most=NEVER)

    async def _look(self) -> None:
        """Finds what is due in the store: after a start, or when another process died."""
        for code, due in await self._hall.store.due(self._hall.now() + LOOK_AHEAD, LOOK_MOST):
            if code not in self._due and code not in self._attended:
                self.set_alarm(code, due)
        await self._hall.look_round()

    async def _pulse(self) -> None:
        if self._hall.has_running_clock():
            await self._hall.store.pulse(self._hall.now())

    async def _sweep(self) -> None:
        now, settings = self._hall.now(), self._hall.settings
        removed = await self._hall.store.remove_idle(
            now - settings.idle_days * DAY,
            now - settings.lobby_days * DAY,
            now - settings.left_days * DAY,
            now - settings.finished_days * DAY if settings.finished_days else 0,
        )
        for code in removed:
            self._hall.forget(code)
        if removed:
            log.info("idle tables removed", extra={"count": len(removed)})
