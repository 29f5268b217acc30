"""Gravity Superstar for bots: trying an action is cheap, so an action is worth what it wins."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.bots.policy import Policy, TryingPolicy
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games.gravity_superstar.rules import GravitySuperstar


class GravityPolicy(TryingPolicy):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, GravitySuperstar)
        return float(state.points(seat))


def make_policy(options: Options) -> Policy:
    policy = GravityPolicy(options.players)
    policy.open_actions = False  # G-4.7: a card played face down stays hidden from the others.
    settings = policy.settings
    settings.cutoff = 12
    settings.scale = 6.0
    return policy
