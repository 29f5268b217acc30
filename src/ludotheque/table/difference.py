"""How one value is different from another: what a server works out at every move for every viewer.

It is compiled with the engine. `changes.py` tells what it is for.
"""

from __future__ import annotations

Change = dict[str, "Change"] | list[object]


def change(old: object, new: object) -> Change:
    """From `old` to `new`, which is not equal to it."""
    found = difference(old, new)
    return [new] if found is None else found


def difference(old: object, new: object) -> Change | None:
    """From `old` to `new`; None if they are equal. What is the same object in both is not looked into: games keep what
    does not change from move to move."""
    if old is new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _difference_of_objects(old, new) if len(old) == len(new) else [new]
    if (
        isinstance(old, list)
        and isinstance(new, list)
        and 0 < len(old) <= len(new)
        and isinstance(new[0], (dict, list))
    ):
        return _difference_of_lists(old, new)
    return [new] if old != new else None


def _difference_of_objects(old: dict[str, object], new: dict[str, object]) -> Change | None:
    keys = list(old)
    told: dict[str, Change] | None = None
    place = 0
    for key, after in new.items():
        # Another order is another object: who puts the change in shall have the same to the byte.
        if keys[place] != key:
            return [new]
        place += 1
        before = old[key]
        if before is after:
            continue
        inner = difference(before, after)
        if inner is not None:
            if told is None:
                told = {}
            told[key] = inner
    return told


def _difference_of_lists(old: list[object], new: list[object]) -> Change | None:
    told: dict[str, Change] | None = None
    for place in range(len(new)):
        after = new[place]
        if place >= len(old):
            inner: Change | None = [after]
        else:
            before = old[place]
            if before is after:
                continue
            inner = difference(before, after)
        if inner is not None:
            if told is None:
                told = {}
            told[str(place)] = inner
    return told


def changed(old: object, by: Change) -> object:
    """The new value, as a client works it out: `old` itself stays as it is."""
    if isinstance(by, list):
        return by[0]
    if isinstance(old, dict):
        return old | {key: changed(old.get(key), inner) for key, inner in by.items()}
    assert isinstance(old, list)
    new = [*old, *[None] * (max(map(int, by), default=-1) + 1 - len(old))]
    for place, inner in by.items():
        new[int(place)] = changed(new[int(place)], inner)
    return new
