"""A search that says more: how its playouts end."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.bots.mcts import Search
from ludotheque.bots.tree import NONE
from ludotheque.core.policy import Policy, Settings
from ludotheque.core.rng import Rng
from ludotheque.core.state import State


class CountedSearch(Search):
    """As `Search`. With `is_open` nothing is dealt anew: for who looks at a position with all hands on the table."""

    def __init__(
        self, state: State, seat: i64, policy: Policy, settings: Settings, rng: Rng, is_open: bool = False
    ) -> None:
        super().__init__(state, seat, policy, settings, rng)
        self.is_open: bool = is_open
        if is_open:
            self.origin = state.clone()
        self.end: State = self.origin
        """Where the last playout came to."""

    def deal(self) -> State:
        return self.origin.clone() if self.is_open else super().deal()

    def judge(self, state: State) -> None:
        self.end = state
        super().judge(state)

    def ending(self, action: i64, rng: Rng) -> State:
        """One more playout that begins with `action` and draws from `rng`: where it came to.

        The same `rng` deals the same hidden things whatever the action is, so that two actions can be compared deal by
        deal. `points`, `leads` and `chances` are those of this playout until the next one.
        """
        self.rng = rng
        if self.tree.child(0, action) != NONE:
            self.only = action
        self.playout()
        self.only = NONE
        return self.end
