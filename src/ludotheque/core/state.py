"""`State`: the contract that every game fulfils, and random play for any of them."""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.journal import SPECTATOR, Journal
from ludotheque.core.marks import Marks
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng

NOBODY: Final = -1
"""`to_move` of a game that is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position with all that is hidden in it: mutable, small, made for millions of copies.

    Actions are integers with a stable meaning: the same id is the same move in every state of a game and its options.
    `step` checks an action before it is played. `apply` is for legal actions only and does not check: searches use it,
    and `Match`, which checks by itself.

    States of equal options and equal positions are equal, hidden things included. They can be copied, and pickled as
    the text of their position, which later versions read too; `str(state)` is that text.
    """

    options: Options
    """The game's options: equal states have equal ones."""
    players: i64
    """The number of seats."""
    to_move: i64
    """The seat that decides; `NOBODY` when the game is over."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.to_move = 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
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

    def mark_legal(self, marks: Marks) -> None:
        """Marks exactly `legal_actions()` in a row that was begun; games override it with one that builds no list."""
        for action in self.legal_actions():
            marks.add_one(action)

    def random_action(self, rng: Rng) -> i64:
        """An even choice among exactly `legal_actions()`; games override it with one that builds no list."""
        legal = self.legal_actions()
        return legal[rng.below(len(legal))]

    @property
    def asks_ahead(self) -> bool:
        """Whether an action reaches so much memory that a batch of many games asks for it some games ahead, with
        `prefetch`, then `prefetch_more`."""
        return False

    def prefetch(self) -> None:
        """Asks memory for the parts of the state that the next action reads or writes."""

    def prefetch_more(self) -> None:
        """Asks memory for what only those parts can tell the place of."""

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        """Plays a legal action; writes what happened into `journal` if there is one."""
        raise NotImplementedError

    def step(self, action: SupportsIndex, journal: Journal | None = None) -> None:
        """Plays an action if it is legal; else nothing changes.

        Raises `IllegalAction` with the clause that forbids it and what is allowed, `NotNow` when the game is over, and
        `TypeError` for what is no whole number.
        """
        if self.to_move == NOBODY:
            raise NotNow("over", "the game is over and no action is allowed any more: deal a new one")
        try:
            chosen = index(action)
        except TypeError:
            raise TypeError(
                f"an action is one whole number from 0 to {self.max_actions - 1}, of those that legal_actions() lists; "
                f"not {type(action).__name__} {action!r:.60}"
            ) from None
        if chosen not in self.legal_actions():
            from ludotheque.core.portable import refused

            raise refused(self, chosen)
        self.apply(chosen, journal)

    def clone(self) -> State:
        """A copy that shares nothing with this state that ever changes."""
        raise NotImplementedError

    def redeal(self, viewer: i64, rng: Rng) -> State:
        """A copy that `viewer` (a seat, or `SPECTATOR`) cannot tell from this one: what it cannot know is dealt anew.

        It depends on nothing but what `viewer` knows and on `rng`.
        """
        raise NotImplementedError

    def check_viewer(self, viewer: i64) -> None:
        """Raises `BadOption` unless it is a seat or a spectator: what a stranger knows, nobody can say."""
        if viewer < SPECTATOR or viewer >= self.players:
            seats = f"a seat from 0 to {self.players - 1}, or {SPECTATOR} for a spectator"
            raise BadOption(f"a viewer is {seats}; not {viewer}")

    def scores(self) -> list[int]:
        """Points by seat: final when over, else as if the game were counted now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won: several share, none lost to the game itself (solo). Empty while the game goes on."""
        raise NotImplementedError

    def team(self, seat: i64) -> i64:
        """Seats of equal team win together, share their return, and are one side in the arena."""
        return seat

    def returns(self) -> list[float]:
        """What the game was worth to each seat: 1 for the one team that won, down to -1; 0 for all while it goes on.

        Teams that win together share the 1, those that lose share the -1, so that it adds up to 0 over the teams; where
        all teams win, all have 0. A game that is lost to the game itself (solo) is -1 for all, one won alone is 1.
        """
        returns = [0.0] * self.players
        if self.to_move != NOBODY:
            return returns
        won: list[int] = []
        for seat in self.winners():
            team = int(self.team(seat))
            if team not in won:
                won.append(team)
        teams = [int(self.team(seat)) for seat in range(self.players)]
        lost: list[int] = []
        for team in teams:
            if team not in won and team not in lost:
                lost.append(team)
        for seat, team in enumerate(teams):
            if team in lost:
                returns[seat] = -1.0 / len(lost) if won else -1.0
            elif lost or len(won) == 1:
                returns[seat] = 1.0 / len(won)
        return returns

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(self) is not type(other) or self.options != other.options:
            return False
        if self.hash() != other.hash():
            return False
        from ludotheque.core.portable import same_position

        return same_position(self, other)

    def __hash__(self) -> int:
        return self.hash()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from ludotheque.core.portable import packed_state

        return packed_state(self)

    def __repr__(self) -> str:
        points = " ".join(map(str, self.scores()))
        whose = "over" if self.to_move == NOBODY else f"seat {self.to_move} to move"
        return f"<{self.options.game} {self.options}: {whose}, points {points}>"

    def __str__(self) -> str:
        from ludotheque.core.portable import text_of

        return text_of(self)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the whole position, hidden things open."""
        from ludotheque.core.portable import picture

        return picture(self)
