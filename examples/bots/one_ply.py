"""A bot in Python: plays every action once on a copy and takes the one that leaves its seat furthest ahead.

ludotheque arena gravity-superstar --bots py:examples.bots.one_ply:OnePly,random --games 20
"""

from __future__ import annotations

from collections.abc import Sequence

import ludotheque


class OnePly(ludotheque.Bot):
    """`worlds`: on how many deals of what it cannot know it tries each action."""

    def __init__(self, game: ludotheque.Game[ludotheque.State], options: ludotheque.Options, worlds: str = "2") -> None:
        self.worlds = int(worlds)

    def choose(
        self,
        game: ludotheque.Game[ludotheque.State],
        state: ludotheque.State,
        seat: int,
        seed: int,
        history: Sequence[int] = (),
    ) -> int:
        rng = ludotheque.Rng(seed)
        worlds = [state.redeal(seat, rng) for _ in range(self.worlds)]
        return max(state.legal_actions(), key=lambda action: sum(lead(world, action, seat) for world in worlds))


def lead(world: ludotheque.State, action: int, seat: int) -> int:
    after = world.clone()
    after.apply(action)
    scores = after.scores()
    own = scores.pop(seat)
    return own - max(scores, default=0)
