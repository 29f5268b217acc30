"""Tolleno for bots: an action is worth the stars it wins, as if the city were counted now."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.policy import Policy, TryingPolicy
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games.tolleno.rules import Tolleno
from ludotheque.games.tolleno.rules_score import final_count


class TollenoPolicy(TryingPolicy):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.totals: vec[i64] = vec[i64]([0, 0, 0, 0])

    def points(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Tolleno)
        totals = self.totals
        seat: i64 = 0
        while seat < 4:
            totals[seat] = 0
            seat += 1
        final_count(state.city, state.boards, state.placed, state.initial, totals, None)
        seat = 0
        while seat < state.players:
            out[seat] = float(state.stars[seat] + totals[seat])
            seat += 1


def make_policy(options: Options) -> Policy:
    policy = TollenoPolicy(options.players)
    settings = policy.settings
    settings.cutoff = 8
    settings.scale = 15.0
    settings.temperature = 2.0
    return policy
