"""Octocube for bots."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.bots.policy import Policy, TryingPolicy
from ludotheque.core.options import Options
from ludotheque.core.state import State


class OctocubePolicy(TryingPolicy):
    pass


def make_policy(options: Options) -> Policy:
    policy = OctocubePolicy(options.players)
    settings = policy.settings
    settings.cutoff = 8
    settings.scale = 15.0
    settings.temperature = 2.0
    return policy
