"""What a game tells a shell, as data: the text catalogues put it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from ludotheque.core.errors import Arg

View = Mapping[str, object]
"""All that a viewer may know of a position, as plain data for JSON."""


class NoArgs(TypedDict):
    """The arguments of a kind that has none."""


class AnyAction(TypedDict):
    """What every action has, whatever its kind; a game's `speak/events.py` says which arguments each kind has."""

    action: int
    notation: str
    targets: list[str]
    """What a person points at, in this order, to choose the action: `space:b3`, `piece:koi`, `card:joker` ..."""


class Described(AnyAction):
    """An action as data, so that any shell can light it up or put it into words without knowing a rule."""

    kind: str
    """The words are the message `<game>-do-<kind>` with `args`."""
    args: dict[str, Arg]


class DescribedRun(TypedDict):
    """Legal actions of one kind with the same arguments: each row has the action, its notation, its targets, and then
    the arguments' values in the order of `args`."""

    kind: str
    args: list[str]
    rows: list[list[Arg]]


class Prompt(TypedDict):
    """What the seat to move has to decide: the message `<game>-prompt-<kind>` with `args`, and its clause."""

    kind: str
    clause: str
    args: dict[str, Arg]


class AnyStep(TypedDict):
    """What every step of the final count has, whatever its kind."""

    clause: str
    points: list[int]
    targets: list[str]
    rival: NotRequired[int]
    """What it gives a rival who has no seat (solo)."""


class ScoreStep(AnyStep):
    """One line of the final count: the message `<game>-score-<kind>` with `args`, and what it gives each seat."""

    kind: str
    args: dict[str, Arg]


class Outcome(TypedDict):
    """How a match ended: `<game>-end-<reason>` says why, with the number of `players`; `<game>-won-<decided_by>` what
    decided, with the first winner as `seat`."""

    reason: str
    clause: str
    scores: list[int]
    winners: list[int]
    decided_by: str
    rival: NotRequired[int]
    """Solo: the points that were to be beaten."""
