"""How one value is different from another, and actions in runs: what a server works out at every move for every viewer.

It is compiled with the engine, and so knows nothing but the engine's own types. `changes.py` tells what it is for.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, DescribedRun

Change = dict[str, "Change"] | list[object]


def runs(legal: list[Described]) -> list[DescribedRun]:
    """Described actions, those together that follow each other and have the same kind and arguments."""
    found: list[DescribedRun] = []
    rows: list[list[Arg]] = []
    kind, names = "", [""]
    for described in legal:
        args = described["args"]
        if described["kind"] != kind or list(args) != names:
            kind, names, rows = described["kind"], list(args), []
            found.append(DescribedRun(kind=kind, args=names, rows=rows))
        rows.append([described["action"], described["notation"], described["targets"], *args.values()])
    return found


def described(runs: list[DescribedRun]) -> list[Described]:
    """The actions of all runs, as a client works them out."""
    return [
        cast(
            Described,
            {
                "action": row[0],
                "notation": row[1],
                "kind": run["kind"],
                "targets": row[2],
                "args": dict(zip(run["args"], row[3:], strict=True)),
            },
        )
        for run in runs
        for row in run["rows"]
    ]


def change(old: object, new: object) -> Change:
    """From `old` to `new`, which is not equal to it."""
    if isinstance(old, dict) and isinstance(new, dict) and len(old) == len(new):
        return _change_of_object(old, new)
    if (
        isinstance(old, list)
        and isinstance(new, list)
        and 0 < len(old) <= len(new)
        and isinstance(new[0], (dict, list))
    ):
        return _change_of_list(old, new)
    return [new]


def _change_of_object(old: dict[str, object], new: dict[str, object]) -> Change:
    told: dict[str, Change] = {}
    for was, key in zip(old, new, strict=True):
        if was != key:
            return [new]
        before, after = old[key], new[key]
        if before != after:
            told[key] = change(before, after)
    return told


def _change_of_list(old: list[object], new: list[object]) -> Change:
    told: dict[str, Change] = {}
    for place, before in enumerate(old):
        after = new[place]
        if before != after:
            told[str(place)] = change(before, after)
    for place in range(len(old), len(new)):
        told[str(place)] = [new[place]]
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
