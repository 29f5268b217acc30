"""`State`: the contract that every game fulfils, and random play for any of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.journal import Journal
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng

NOBODY: Final = -1
"""`to_move` of a game that is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position with all that is hidden in it: mutable, small, made for millions of copies.

    Actions are integers with a stable meaning: the same id is the same move in every state of a game and its options.
    `apply` is for legal actions only and does not check; `Match` and the environments check first.
    """

    options: Options
    players: i64
    to_move: i64

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.to_move = 0

    @property
    def is_over(self) -> bool:
        return self.to_move == NOBODY

    @property
    def max_actions(self) -> int:
        """Every action id is below this."""
        raise NotImplementedError

    @property
    def max_length(self) -> int:
        """No match has more actions than this."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """The legal ids, ascending; empty only when over."""
        raise NotImplementedError

    def random_action(self, rng: Rng) -> i64:
        """An even choice among exactly `legal_actions()`; games override it with one that builds no list."""
        legal = self.legal_actions()
        return legal[rng.below(len(legal))]

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        """Plays a legal action; writes what happened into `journal` if there is one."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def redeal(self, viewer: i64, rng: Rng) -> State:
        """A copy that `viewer` (a seat, or `SPECTATOR`) cannot tell from this one: what it cannot know is dealt anew.

        It depends on nothing but what `viewer` knows and on `rng`.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat: final when over, else as if the game were counted now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won: several share, none lost to the game itself (solo). Empty while the game goes on."""
        raise NotImplementedError

    def team(self, seat: i64) -> i64:
        """Seats of equal team win together."""
        return seat

    def hash(self) -> int:
        """A number that equal states share, hidden things included; the same compiled and not."""
        raise NotImplementedError

    def play_out(self, rng: Rng) -> i64:
        """Plays random actions to the end; says how many."""
        count: i64 = 0
        while self.to_move != NOBODY:
            self.apply(self.random_action(rng))
            count += 1
        return count
