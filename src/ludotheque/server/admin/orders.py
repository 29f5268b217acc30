"""A running server follows what administrators noted in its database: within seconds, and whichever process it is."""

from __future__ import annotations

import logging

from ludotheque.server.admin import deeds
from ludotheque.server.admin.bans import Bans
from ludotheque.server.admin.deeds import Act
from ludotheque.server.net.sockets import Socket, Sockets
from ludotheque.server.store.store import Store
from ludotheque.server.supervision import Supervisor
from ludotheque.server.tables.hall import Hall
from ludotheque.table.live import LiveTable
from ludotheque.table.messages import Bye

log = logging.getLogger("ludotheque.orders")

LOOK_EVERY = 2.0
CLOSED = "this table was closed by the server's administrator"
BANNED = "the server's administrator does not let you in"


class Orders:
    def __init__(self, store: Store, hall: Hall, sockets: Sockets, bans: Bans) -> None:
        self._store = store
        self._hall = hall
        self._sockets = sockets
        self._bans = bans
        self._last = 0

    async def open(self, tasks: Supervisor) -> None:
        self._last = await self._store.read(deeds.last_act)
        self._bans.use(await self._store.read(deeds.all_bans))
        tasks.every(LOOK_EVERY, "orders", self.follow)

    async def follow(self) -> None:
        for act in await self._store.read(lambda connection: deeds.acts_since(connection, self._last)):
            log.info("an administrator's order", extra={"errand": act.kind})
            await self._follow(act)
            self._last = act.id

    async def _follow(self, act: Act) -> None:
        if act.kind in ("ban", "mute", "pardon"):
            self._bans.use(await self._store.read(deeds.all_bans))
            self._sockets.dismiss(self._is_banned, Bye(reason=BANNED, retry=None))
        elif act.kind == "erase":
            for table in [table for table in self._hall.live() if table.knows(act.target)]:
                await self._redo(act, table)
        elif (found := self._hall.in_hand(act.target)) is not None:
            await self._redo(act, found)

    def _is_banned(self, socket: Socket) -> bool:
        return self._bans.is_banned(socket.owner, socket.address)

    async def _redo(self, act: Act, table: LiveTable) -> None:
        """Under the table's lock nothing is added meanwhile: then it is as the act wants it, and is read anew."""
        async with table.lock:
            await self._store.write(lambda connection: deeds.do(connection, act))
            stored = await self._store.load(table.code)
            if stored is None:
                self._hall.forget(table.code)
                self._sockets.dismiss(lambda socket: socket in table.listeners, Bye(reason=CLOSED, retry=None))
                return
            table.become(await self._hall.build(stored))
            table.told = table.version
            for listener in table.listeners:
                self._hall.greet(table, listener, 0)
            self._hall.on_change(table)
