"""What a match of Seikatsu tells, kind by kind: what may be done, what happened, and how it is counted."""

from __future__ import annotations

from typing import Literal, TypedDict

from ludotheque.core.speech import AnyAction, AnyStep, NoArgs
from ludotheque.games.seikatsu.rules.journal import RowCount

Scorer = Literal["seat", "rival", "nobody"]


class PlaceArgs(TypedDict):
    """What the placing scores now, and what it does to the rows that it falls in: lists go by pagoda."""

    seat: int
    tile: str
    space: str
    points: int
    scorer: Scorer
    bird: str
    matches: list[str]
    pagodas: list[str]
    rows: list[int]
    rows_before: list[int]
    rows_after: list[int]
    rows_flower: list[str]
    row: int
    before: int
    after: int


class PlaceAction(AnyAction):
    kind: Literal["place"]
    args: PlaceArgs


Action = PlaceAction


class PlaceEvent(TypedDict):
    kind: Literal["place"]
    seat: int
    tile: str
    space: str
    points: int
    scorer: Scorer
    bird: str
    matches: list[str]


class DrawEvent(TypedDict):
    kind: Literal["draw"]
    seat: int
    tile: str


class DrawHiddenEvent(TypedDict):
    kind: Literal["draw-hidden"]
    seat: int


class RowEvent(RowCount):
    kind: Literal["row"]


class TotalEvent(TypedDict):
    kind: Literal["total"]
    pagoda: str
    flocks: int
    rows: int
    points: int


Event = PlaceEvent | DrawEvent | DrawHiddenEvent | RowEvent | TotalEvent


class FlocksStep(AnyStep):
    kind: Literal["flocks"]
    args: NoArgs


class RivalFlocksArgs(TypedDict):
    points: int


class RivalFlocksStep(AnyStep):
    kind: Literal["rival-flocks"]
    args: RivalFlocksArgs


class RowArgs(TypedDict):
    pagoda: str
    row: int
    flower: str
    flowers: int
    koi: int
    points: int


class RowStep(AnyStep):
    kind: Literal["row", "rival-row"]
    args: RowArgs


Step = FlocksStep | RivalFlocksStep | RowStep
