"""Turns on the event loop: who asks for much waits for himself, and nobody else waits for him.

Every step of every request and socket is timed, and its time is put down to its address. In one round of the event loop
an address gets a slice of it; what it asks for beyond that waits for the next round, in which everybody else has had
a turn. Over minutes an address has a budget of CPU time; what is dear empties it, what is cheap does not.
"""

from __future__ import annotations

import asyncio
import logging
import time
import types
from collections import OrderedDict, deque
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

from ludotheque.server import metrics
from ludotheque.server.net.limits import Bucket
from ludotheque.table.bounds import LONG_STEP, MOST_ADDRESSES

log = logging.getLogger("ludotheque.turns")

T = TypeVar("T")

SLICE = 0.004
"""Seconds of a round that one address may use."""
LOOK_EVERY = 0.2
"""A step that holds the event loop for longer is logged with its name."""


class Account:
    """What one address uses."""

    __slots__ = ("address", "admitted", "bytes_waiting", "chat", "cpu", "price", "spent", "turns")

    def __init__(self, address: str, share: float, burst: float, chat: Bucket) -> None:
        self.address = address
        self.cpu = Bucket(share, burst)
        self.chat = chat
        """Lines of chat, at whatever tables."""
        self.spent = 0.0
        """CPU seconds in this round."""
        self.admitted = 0
        self.price = 0.0
        """What one turn cost of late."""
        self.turns: deque[asyncio.Future[None]] = deque()
        """Those who wait for the next round."""
        self.bytes_waiting = 0
        """Sent to sockets of this address, and not yet taken by them."""

    @property
    def is_idle(self) -> bool:
        return not self.turns and not self.bytes_waiting and self.cpu.is_full and self.chat.is_full


class Turnstile:
    def __init__(self, share: float, burst: float, lines: int = 30) -> None:
        """`share` and `burst` of CPU time, and lines of chat a minute, for each address."""
        self._lines = lines
        self._share = share
        self._burst = burst
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._active: set[Account] = set()
        """Accounts that spent something in this round or wait for the next."""
        self._turning = False

    def account(self, address: str) -> Account:
        account = self._accounts.get(address)
        if account is None:
            account = self._accounts[address] = Account(
                address, self._share, self._burst, Bucket(self._lines / 60, max(1, self._lines / 3))
            )
            if len(self._accounts) > MOST_ADDRESSES:
                self._forget_one()
        self._accounts.move_to_end(address)
        return account

    def _forget_one(self) -> None:
        """Of those unused for longest the first that is owed nothing and owes nothing; in need, the very first."""
        oldest = next(iter(self._accounts))
        for count, (address, account) in enumerate(self._accounts.items()):
            if account.is_idle:
                oldest = address
                break
            if count >= 100:
                break
        del self._accounts[oldest]

    async def enter(self, account: Account, budget: bool = True) -> None:
        """Waits for a turn: not at all while the address has used little of this round, and of its budget if that
        counts."""
        while budget and (wait := account.cpu.wait_for(0)):
            metrics.LIMITED.labels("cpu").inc()
            await asyncio.sleep(wait)
        if account.spent < SLICE and not account.turns:
            return
        turn = asyncio.get_running_loop().create_future()
        account.turns.append(turn)
        self._active.add(account)
        self._turn_soon()
        await turn

    def spend(self, account: Account, seconds: float) -> None:
        account.spent += seconds
        account.cpu.charge(seconds)
        self._active.add(account)
        self._turn_soon()

    def _turn_soon(self) -> None:
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """A new round: everybody who waits gets a slice."""
        self._turning = False
        for account in list(self._active):
            if account.admitted:
                account.price = (account.price + account.spent / account.admitted) / 2
            account.spent, account.admitted = 0.0, 0
            places = max(1, int(SLICE / account.price)) if account.price else 1
            while account.turns and account.admitted < places:
                turn = account.turns.popleft()
                if not turn.done():
                    turn.set_result(None)
                    account.admitted += 1
            if not account.turns and not account.admitted:
                self._active.discard(account)
        if self._active:
            self._turn_soon()


class Meter:
    """Times one request or socket; `name` says what it is at."""

    __slots__ = ("_turnstile", "account", "name")

    def __init__(self, turnstile: Turnstile, account: Account, name: str) -> None:
        self._turnstile = turnstile
        self.account = account
        self.name = name

    @property
    def address(self) -> str:
        return self.account.address

    async def turn(self, budget: bool = True) -> None:
        await self._turnstile.enter(self.account, budget)

    def spend(self, seconds: float) -> None:
        """Time used elsewhere than on the event loop."""
        self.account.cpu.charge(seconds)

    async def pays(self, work: Coroutine[Any, Any, T], name: str = "") -> T:
        """Does the work in a task of its own, and pays for each of its steps."""
        return await timed(work, Meter(self._turnstile, self.account, name or self.name))

    def held(self, seconds: float, cpu: float) -> None:
        self._turnstile.spend(self.account, cpu)
        if seconds > LONG_STEP:
            told_long(self.name, seconds)


def told_long(name: str, seconds: float) -> None:
    metrics.LONG_STEPS.inc()
    log.warning("the event loop was held", extra={"errand": name, "seconds": round(seconds, 3)})


async def watch_lag() -> None:
    """How late the event loop is, several times a second: whatever holds it, a request or not."""
    while True:
        due = time.monotonic() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        metrics.LOOP_LAG.observe(max(0.0, time.monotonic() - due))


@types.coroutine
def timed(work: Coroutine[Any, Any, T], meter: Meter) -> Generator[Any, Any, T]:
    """Does the work, and puts each of its steps on the event loop down to the meter."""
    value: Any = None
    thrown: list[BaseException] = []
    """At most one, and only until the work has it. Who holds on to an error, or to what it came from, in a frame that
    its traceback names keeps both alive until Python looks for such circles, which is seldom here."""
    while True:
        begun, cpu = time.perf_counter(), time.thread_time()
        try:
            awaited = work.throw(thrown.pop()) if thrown else work.send(value)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            meter.held(time.perf_counter() - begun, time.thread_time() - cpu)
        value = None
        try:
            value = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:  # a cancellation, which the work shall see
            thrown.append(error)
            del awaited
