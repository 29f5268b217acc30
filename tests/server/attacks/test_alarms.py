"""Alarms that are no longer meant are not kept until they would have rung."""

from __future__ import annotations

from typing import cast

from ludotheque.server.tables.alarms import MOST_STALE, Keeper
from ludotheque.server.tables.hall import Hall
from ludotheque.server.thinking.pool import Thinkers


def test_a_clock_that_is_set_anew_with_every_move_leaves_no_alarms_behind() -> None:
    keeper = Keeper(cast(Hall, None), cast(Thinkers, None))
    for move in range(5000):
        keeper.set_alarm("TABLE", 10_800_000 + move)
    keeper.set_alarm("OTHER", 1)
    assert len(keeper._alarms) <= MOST_STALE + 10
    assert min(keeper._alarms) == (1, "OTHER")
    assert (10_800_000 + 4999, "TABLE") in keeper._alarms
