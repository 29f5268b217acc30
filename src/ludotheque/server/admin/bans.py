"""Who may not come, and who may not write."""

from __future__ import annotations

import time
from collections.abc import Iterable

from ludotheque.server.admin.deeds import Ban
from ludotheque.server.net.identity import PERSON_LETTERS
from ludotheque.server.net.places import Places
from ludotheque.table.problems import Declined


class Bans:
    def __init__(self, places: Places) -> None:
        self._places = places
        self._bans: dict[str, Ban] = {}

    def use(self, bans: Iterable[Ban]) -> None:
        self._bans = {ban.who: ban for ban in bans}

    def check(self, owner: str, address: str) -> None:
        """Raises `Declined` for who may not come."""
        if self.is_banned(owner, address):
            raise Declined("banned", "this server's administrator does not let you in", 403)

    def is_banned(self, owner: str, address: str) -> bool:
        return bool(self._bans) and "ban" in self._upon(owner, address)

    def is_mute(self, owner: str, address: str) -> bool:
        return bool(self._bans) and bool(self._upon(owner, address))

    def _upon(self, owner: str, address: str) -> set[str]:
        found = (self._bans.get(who) for who in (owner[:PERSON_LETTERS], self._places.of(address)))
        now = time.time() * 1000
        return {ban.kind for ban in found if ban is not None and (ban.until is None or ban.until > now)}
