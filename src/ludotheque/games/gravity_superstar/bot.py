"""Gravity Superstar for bots: trying an action is cheap, so an action is worth what it wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.options import Options
from ludotheque.core.policy import Level, Policy, TryingPolicy
from ludotheque.core.state import State
from ludotheque.games.gravity_superstar.rules.actions import FULL_HAND
from ludotheque.games.gravity_superstar.rules.state import LAST_STARS, GravitySuperstar

STARS_BEFORE_THE_END: Final = 1
"""With so many stars more than the last ones the end may come within a round or two."""


class GravityPolicy(TryingPolicy):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, GravitySuperstar)
        return float(state.points(seat))

    def is_open(self, state: State, seat: i64) -> bool:
        """G-4.7: which cards another seat has played face down is known when it has played none or all left are."""
        assert isinstance(state, GravitySuperstar)
        following: i64 = seat + 1
        if following == state.players:
            following = 0
        last: bool = state.reached != 0 if state.expert else state.stars_left <= LAST_STARS[state.players]
        if last and following == state.first:
            # G-6.1: the round and the game end with this turn, whatever the others hold.
            return True
        if not state.reached and state.stars_left > LAST_STARS[state.players] + STARS_BEFORE_THE_END:
            return False
        other: i64 = 0
        while other < state.players:
            if other != seat and state.hands[other] != FULL_HAND & ~state.ups[other]:
                return False
            other += 1
        return True


def make_policy(options: Options) -> Policy:
    policy = GravityPolicy(options.players)
    set_up(policy)
    return policy


def set_up(policy: GravityPolicy) -> None:
    policy.open_actions = False  # G-4.7: a card played face down stays hidden from the others.
    settings = policy.settings
    settings.cutoff = 12
    settings.scale = 6.0


LEVELS: Final = {
    ("", "novice"): Level("greedy", blur=0.65),
    ("", "easy"): Level("mcts", nodes=15),
    ("", "medium"): Level("mcts", nodes=110),
    ("expert", "novice"): Level("greedy", blur=0.4),
    ("expert", "easy"): Level("mcts", nodes=20),
    ("expert", "medium"): Level("mcts", nodes=150),
    ("", "expert"): Level("mcts", steps=3_300_000),
    ("", "master"): Level("mcts", steps=3_300_000, learned=True),
    ("", "master@1.0"): Level("mcts", steps=3_300_000, learned=True),
}
