"""Positions of games of a policy against itself, for a network to learn from."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.observer import Observer
from ludotheque.core.policy import Policy, best_of, floats
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State


class SelfPlay:
    """Games of a policy against itself, quickly: positions as a network is to see them, for it to learn from."""

    def __init__(self, observer: Observer, policy: Policy, players: i64, room: i64) -> None:
        self.observer: Observer = observer
        self.policy: Policy = policy
        self.players: i64 = players
        self.room: i64 = room
        self.count: i64 = 0
        self.rows: vec[i64] = vec[i64]([0] * (room * observer.words))
        self.points: vec[float] = floats(room * players)
        self.described: i64 = policy.features()
        self.descriptions: vec[float] = floats(room * self.described)
        self.movers: vec[i64] = vec[i64]([0] * room)
        self.one: vec[float] = floats(players)
        self.description: vec[float] = floats(self.described)

    def note(self, state: State) -> None:
        """Adds a position."""
        if self.count == self.room:
            return
        seats = self.players
        mover = state.to_move
        self.observer.observe(state, mover, self.rows, self.count * self.observer.words)
        self.policy.points(state, self.one)
        seat: i64 = mover
        turn: i64 = 0
        while turn < seats:
            self.points[self.count * seats + turn] = self.one[seat]
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        if self.described > 0:
            self.policy.describe(state, self.description)
            at: i64 = 0
            while at < self.described:
                self.descriptions[self.count * self.described + at] = self.description[at]
                at += 1
        self.movers[self.count] = mover
        self.count += 1

    def play(self, state: State, rng: Rng, slips: float, share: float, tries: i64) -> None:
        """Plays `state` to the end: the best rated of so many random actions, now and then any; notes a share."""
        self.count = 0
        while state.to_move != NOBODY:
            if rng.unit() < share:
                self.note(state)
            if rng.unit() < slips:
                state.apply(state.random_action(rng))
            else:
                state.apply(best_of(self.policy, state, rng, tries))
