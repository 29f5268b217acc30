"""Situations told as changes: who has the one before needs only what is different.

A change of a value is `[new value]`, or, inside an object or a list, an object of changes by key or by place; a place
beyond the end is new at the end. So `{"spaces": {"12": {"tile": ["wp"]}}, "bag": [23]}`.

Legal actions are seldom what they were before; but one is described like the next, and so they come in runs, which
name the arguments once.
"""

from __future__ import annotations

from typing import cast

from ludotheque.table.difference import change, runs
from ludotheque.table.messages import Situation, SituationChange

ALWAYS_SAME = ("viewer", "game", "rules", "options")
OWN_WAYS = ("view", "legal", "ply")


def situation_change(before: Situation, now: Situation) -> SituationChange:
    told: dict[str, object] = {"viewer": now["viewer"], "ply": now["ply"]}
    if now["view"] != before["view"]:
        told["view"] = change(before["view"], now["view"])
    for key, value in now.items():
        if key not in ALWAYS_SAME and key not in OWN_WAYS and (key not in before or before.get(key) != value):
            told[key] = value
    if now["legal"] or before["legal"]:
        told["legal"] = runs(now["legal"])
    return cast(SituationChange, told)


def kept(now: Situation) -> Situation:
    """What the next change is worked out from: of the legal actions no more than whether there were any. They are most
    of a situation, and a server has two of them for every table."""
    return cast(Situation, {**now, "legal": now["legal"][:1]})


def first_change(now: Situation) -> SituationChange:
    """For those who may have anything or nothing."""
    return cast(SituationChange, {**now, "view": [now["view"]], "legal": runs(now["legal"])})
