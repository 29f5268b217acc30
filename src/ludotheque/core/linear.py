"""An evaluation that is linear in what is seen of each seat; its numbers change steadily to the end of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy, squash
from ludotheque.core.state import State


class Linear:
    """What each thing is worth at the end, and by how much more at the beginning. After the things comes the scale:
    the lead that counts as three quarters of a win."""

    def __init__(self, weights: list[tuple[float, float]]) -> None:
        self.things: i64 = len(weights) - 1
        self.at_the_end: vec[float] = vec[float]([end for end, _ in weights])
        self.before_it: vec[float] = vec[float]([more for _, more in weights])

    def weight(self, thing: i64, left: float) -> float:
        """`left` is how much of the game is left: 1 at the beginning, 0 at the end."""
        return self.at_the_end[thing] + left * self.before_it[thing]

    def worth(self, seen: vec[float], first: i64, left: float) -> float:
        """What the things are worth that are seen from place `first` on."""
        worth: float = 0.0
        thing: i64 = 0
        while thing < self.things:
            value: float = seen[first + thing]
            if value != 0.0:
                worth += value * self.weight(thing, left)
            thing += 1
        return worth

    def tell_chances(self, policy: Policy, state: State, points: vec[float], chances: vec[float], left: float) -> None:
        """The chance of each seat, by the lead that these points give it."""
        policy.leads(state, points, chances)
        scale = self.weight(self.things, left)
        seat: i64 = 0
        while seat < state.players:
            chances[seat] = squash(chances[seat], scale)
            seat += 1
