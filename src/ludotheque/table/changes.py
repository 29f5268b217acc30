"""Situations told as changes: who has the one before needs only what is different.

A change of a value is `[new value]`, or, inside an object or a list, an object of changes by key or by place; a place
beyond the end is new at the end. So `{"spaces": {"12": {"tile": ["wp"]}}, "bag": [23]}`.

Legal actions are seldom what they were before; but one is described like the next, and so they come in runs, which
name the arguments once.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.speech import DescribedRun
from ludotheque.table.difference import difference
from ludotheque.table.messages import Situation, SituationChange

ALWAYS_SAME = frozenset(("viewer", "game", "rules", "options"))
OWN_WAYS = frozenset(("view", "legal", "ply"))


def situation_change(before: Situation, now: Situation, legal: list[DescribedRun]) -> SituationChange:
    """Both without their legal actions; `legal` are those of now."""
    told: dict[str, object] = {"viewer": now["viewer"], "ply": now["ply"]}
    view = difference(before["view"], now["view"])
    if view is not None:
        told["view"] = view
    for key, value in now.items():
        if key not in ALWAYS_SAME and key not in OWN_WAYS and (key not in before or before.get(key) != value):
            told[key] = value
    # Who had something to decide had actions to choose from.
    if legal or before["prompt"] is not None:
        told["legal"] = legal
    return cast(SituationChange, told)


def first_change(now: Situation, legal: list[DescribedRun]) -> SituationChange:
    """For those who may have anything or nothing."""
    return cast(SituationChange, {**now, "view": [now["view"]], "legal": legal})
