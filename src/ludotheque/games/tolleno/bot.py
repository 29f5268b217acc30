"""Tolleno for bots: an action is worth the stars it wins, as if the city were counted now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.policy import Level, Policy, TryingPolicy
from ludotheque.core.state import State
from ludotheque.games.tolleno.rules.score import final_count
from ludotheque.games.tolleno.rules.state import Tolleno


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
        final_count(state.city, state.pieces, state.initial, totals, None)
        seat = 0
        while seat < state.players:
            out[seat] = float(state.stars(seat) + totals[seat])
            seat += 1

    def is_open(self, state: State, seat: i64) -> bool:
        """In the last turn of all: what is drawn or revealed then is no use to anybody."""
        assert isinstance(state, Tolleno)
        following: i64 = seat + 1
        if following == state.players:
            following = 0
        return state.last_round and following == state.first


def make_policy(options: Options) -> Policy:
    policy = TollenoPolicy(options.players)
    set_up(policy)
    return policy


def set_up(policy: TollenoPolicy) -> None:
    # Tiles stand in an observation in the order in which they were laid, which says nothing.
    policy.unread = ("column", "row", "kind", "turn", "boats", "known")
    policy.pooled = ("value", "arms", "free", "contracts", "drops", "buildings", "heights")
    settings = policy.settings
    settings.cutoff = 8
    settings.scale = 15.0
    settings.temperature = 2.0


LEVELS: Final = {
    ("", "novice"): Level("greedy", blur=0.45),
    ("", "easy"): Level("greedy", blur=0.165),
    ("", "medium"): Level("mcts", nodes=12),
    ("", "hard"): Level("mcts", nodes=100),
    ("", "expert"): Level("mcts", nodes=40, blur=0.055, learned=True),
    ("", "master"): Level("mcts", steps=750_000, learned=True),
    ("", "master@1.0"): Level("mcts", steps=750_000, learned=True),
}
