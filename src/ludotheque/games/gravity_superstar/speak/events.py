"""What a match of Gravity Superstar tells, kind by kind: what may be done, what happened, and how it is counted."""

from __future__ import annotations

from typing import Literal, TypedDict

from ludotheque.core.speech import AnyAction, AnyStep, NoArgs

Direction = Literal["north", "east", "south", "west"]


class Foreseen(TypedDict):
    """What an action would do on its way: see `speak/foresee.py`."""

    path: list[str]
    steps: int
    space: str
    feet: Direction
    stars: list[str]
    star_spaces: list[str]
    token_spaces: list[str]
    eject_seats: list[int]
    eject_spaces: list[str]
    marker: str
    pairs: list[str]
    least: list[int]
    most: list[int]


class CompleteArgs(Foreseen):
    count: int


class CompleteAction(AnyAction):
    kind: Literal["complete"]
    args: CompleteArgs


class CardArgs(Foreseen):
    card: str
    face: Literal["up", "down"]
    move: str


class CardAction(AnyAction):
    kind: Literal["simple", "special", "joker"]
    args: CardArgs


class StealArgs(Foreseen):
    loot: str
    victim_seat: int


class StealAction(AnyAction):
    kind: Literal["steal"]
    args: StealArgs


class TokenArgs(TypedDict):
    tokens: int


class TokenAction(AnyAction):
    kind: Literal["done", "replay"]
    args: TokenArgs


Action = CompleteAction | CardAction | StealAction | TokenAction


class CardEvent(TypedDict):
    kind: Literal["simple", "special", "joker"]
    seat: int
    card: str
    """`hidden` where the viewer may not know it."""
    move: str


class SeatEvent(TypedDict):
    kind: Literal["cards-back", "done", "fifth", "replay"]
    seat: int


class CompleteEvent(TypedDict):
    kind: Literal["complete"]
    seat: int
    count: int


class TurnEvent(TypedDict):
    kind: Literal["turn"]
    seat: int
    feet: Direction


class WayEvent(TypedDict):
    kind: Literal["step", "fall"]
    seat: int
    spaces: list[str]


class WrapEvent(TypedDict):
    kind: Literal["wrap"]
    seat: int
    side: Direction


class StarEvent(TypedDict):
    kind: Literal["star"]
    seat: int
    colour: str
    space: str


class SpaceEvent(TypedDict):
    kind: Literal["token", "no-token", "enter"]
    seat: int
    space: str


class EjectEvent(TypedDict):
    kind: Literal["eject"]
    seat: int
    victim_seat: int
    space: str


class NothingToStealEvent(TypedDict):
    kind: Literal["nothing-to-steal"]
    seat: int
    victim_seat: int


class StealEvent(TypedDict):
    kind: Literal["steal"]
    seat: int
    victim_seat: int
    loot: str


class LastRoundEvent(TypedDict):
    kind: Literal["last-round"]
    seat: int
    points: int


class MarkerEvent(TypedDict):
    kind: Literal["marker"]
    from_space: str
    space: str


class MarkerStaysEvent(TypedDict):
    kind: Literal["marker-stays"]
    space: str


class RoundEvent(TypedDict):
    kind: Literal["round"]
    round: int


class EndEvent(TypedDict):
    kind: Literal["end"]
    reason: Literal["few-stars", "points", "no-stars", "dry"]


Event = (
    CardEvent
    | SeatEvent
    | CompleteEvent
    | TurnEvent
    | WayEvent
    | WrapEvent
    | StarEvent
    | SpaceEvent
    | EjectEvent
    | NothingToStealEvent
    | StealEvent
    | LastRoundEvent
    | MarkerEvent
    | MarkerStaysEvent
    | RoundEvent
    | EndEvent
)


class PlainStep(AnyStep):
    kind: Literal["stars", "tokens"]
    args: NoArgs


class PairsArgs(TypedDict):
    colour: str


class PairsStep(AnyStep):
    kind: Literal["pairs"]
    args: PairsArgs


Step = PlainStep | PairsStep
