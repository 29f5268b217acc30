"""Described actions in runs: those together that follow each other and have the same kind and arguments.

A run names its kind and its arguments once; each of its rows has an action, its notation, its targets, and the
arguments' values. So a long list of actions is short to send and quick to write.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Described, DescribedRun

BEFORE_ARGS = 3
"""In a row: the action, its notation and its targets."""


def runs(legal: list[Described]) -> list[DescribedRun]:
    """The runs of these actions, in their order."""
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
                "args": dict(zip(run["args"], row[BEFORE_ARGS:], strict=True)),
            },
        )
        for run in runs
        for row in run["rows"]
    ]
