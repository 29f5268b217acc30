"""A policy that evaluates positions, and rates actions, by a network."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.net import SCALE, Net
from ludotheque.core.observer import Observer
from ludotheque.core.policy import Policy, floats
from ludotheque.core.state import State


class LearnedPolicy(Policy):
    """A game's own policy, but positions are evaluated by a network.

    The network sees the world as the seat to move does, and counts the seats from that one on. It says by how much each
    seat's points will change, and how likely each is to win; and by how much the game's own policy misjudges an action,
    where it has learned that. `numbers` are those of the parts of each action, `width` for one (see `core.parts`).
    """

    def __init__(
        self, teacher: Policy, observer: Observer, net: Net, numbers: list[int] | None = None, width: int = 0
    ) -> None:
        super().__init__()
        self.settings = teacher.settings.copy()
        self.settings.cutoff = 0
        self.learned = True
        self.open_actions = teacher.open_actions
        self.teacher: Policy = teacher
        self.observer: Observer = observer
        self.net: Net = net
        self.row: vec[i64] = vec[i64]([0] * observer.words)
        self.described: i64 = teacher.features()
        self.description: vec[float] = floats(self.described)
        self.numbers: vec[i64] = vec[i64](numbers or [])
        self.width: i64 = width
        self.now: vec[float] = floats(observer.players)

    def value(self, state: State, seat: i64) -> float:
        return self.teacher.value(state, seat)

    def points(self, state: State, out: vec[float]) -> None:
        self.teacher.points(state, out)

    def leads(self, state: State, points: vec[float], out: vec[float]) -> None:
        self.teacher.leads(state, points, out)

    def begin_rating(self, state: State) -> None:
        self.teacher.begin_rating(state)
        if self.width > 0:
            self.teacher.points(state, self.now)
            self.show(state, self.now)
            self.net.weigh_parts()

    def rate(self, state: State, action: i64) -> float:
        rating: float = self.teacher.rate(state, action)
        at: i64 = action * self.width
        end: i64 = at + self.width
        while at < end:
            part = self.numbers[at]
            if part >= 0:
                rating += self.net.worths[part]
            at += 1
        return rating

    def is_open(self, state: State, seat: i64) -> bool:
        return self.teacher.is_open(state, seat)

    def evaluate(self, state: State, points: vec[float], chances: vec[float]) -> bool:
        net = self.net
        seats = state.players
        mover = state.to_move
        self.teacher.points(state, points)
        self.show(state, points)
        net.run()
        out = net.out
        seat: i64 = mover
        turn: i64 = 0
        while turn < seats:
            points[seat] += out[turn] / SCALE
            urge: float = out[seats + turn]
            size: float = urge if urge >= 0.0 else -urge
            chances[seat] = 0.5 + 0.5 * urge / (1.0 + size)
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        share_out(state, chances)
        return True

    def show(self, state: State, points: vec[float]) -> None:
        """Gives the network its inputs."""
        net = self.net
        seats = state.players
        mover = state.to_move
        self.observer.observe(state, mover, self.row, 0)
        net.clear()
        net.give_row(self.row, self.observer.words)
        # Last come the points and what the policy describes.
        place: i64 = net.inputs - seats - self.described
        seat: i64 = mover
        turn: i64 = 0
        while turn < seats:
            net.give(place + turn, points[seat] * SCALE)
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        if self.described > 0:
            description = self.description
            self.teacher.describe(state, description)
            place += seats
            at: i64 = 0
            while at < self.described:
                if description[at] != 0.0:
                    net.give(place + at, description[at])
                at += 1


def share_out(state: State, chances: vec[float]) -> None:
    """Makes the chances of all sides add up to 1; partners have the same one. Alone, one may lose to the game."""
    seats = state.players
    if seats == 1:
        return
    total: float = 0.0
    seat: i64 = 0
    while seat < seats:
        total += chances[seat]
        seat += 1
    seat = 0
    while seat < seats:
        chances[seat] /= total
        seat += 1
    seat = 0
    while seat < seats:
        other: i64 = seat + 1
        while other < seats:
            if state.team(other) == state.team(seat):
                together: float = chances[seat] + chances[other]
                chances[seat] = together
                chances[other] = together
            other += 1
        seat += 1
