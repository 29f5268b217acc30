"""What is refused before a game's own functions are asked: a viewer that there is not, a number that is no action's,
the outcome of what is not over.

Lists of Python take -1 for their last entry, so without this a wrong number would get the answer to another question.
NumPy's whole numbers are as good as Python's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index
from typing import Generic, TypeVar

from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")


def whole(name: str, value: object) -> int:
    """What counts as an integer, NumPy's own included."""
    try:
        return index(value)  # type: ignore[arg-type]  # what has no index is refused here
    except TypeError:
        raise TypeError(f"{name} is a whole number; not {type(value).__name__} {value!r:.60}") from None


class Checked(Generic[S, T]):
    """A function of a state and a number. A class, as games can be pickled."""

    def __init__(self, function: Callable[[S, int], T]) -> None:
        self.function = function

    def __call__(self, state: S, number: int) -> T:
        raise NotImplementedError


class OfViewer(Checked[S, T]):
    def __call__(self, state: S, number: int) -> T:
        check_state(state)
        viewer = whole("a viewer", number)
        if not OPEN <= viewer < state.players:
            seats = f"a seat from 0 to {state.players - 1}, {SPECTATOR} for a spectator, {OPEN} for who may see all"
            raise BadOption(f"a viewer is {seats}; not {viewer}")
        return self.function(state, viewer)


class OfAction(Checked[S, T]):
    def __call__(self, state: S, number: int) -> T:
        check_state(state)
        action = whole("an action", number)
        if not 0 <= action < state.max_actions:
            raise BadOption(f"an action is a whole number from 0 to {state.max_actions - 1}; not {action}")
        return self.function(state, action)


class OfEnd(Generic[S, T]):
    """A function of a position at which the game is over: of another it would tell what is not so."""

    def __init__(self, function: Callable[[S], T]) -> None:
        self.function = function

    def __call__(self, state: S) -> T:
        check_over(state)
        return self.function(state)


class OfAnyState(Generic[T]):
    """A function of an action alone, for ids below the most that `sizes` tells, which is asked once."""

    def __init__(self, function: Callable[[int], T], sizes: Callable[[], Iterable[int]]) -> None:
        self.function = function
        self.sizes = sizes
        self._most = 0

    def __call__(self, number: int) -> T:
        action = whole("an action", number)
        self._most = self._most or max(self.sizes())
        if not 0 <= action < self._most:
            raise BadOption(f"an action is a whole number from 0 to {self._most - 1}; not {action}")
        return self.function(action)


class Deal(Generic[S]):
    """The deal of a game, for its own options only: those of another may lack what it asks for."""

    def __init__(self, game: str, function: Callable[[Options, Rng], S]) -> None:
        self.game = game
        self.function = function

    def __call__(self, options: Options, rng: Rng) -> S:
        check_options_of(self.game, options)
        check_rng(rng)
        return self.function(options, rng)


def check_state(state: object) -> None:
    if not isinstance(state, State):
        raise TypeError(f"a position is a State, as game.deal(...) makes it; not {type(state).__name__} {state!r:.60}")


def check_over(state: State) -> None:
    if not state.is_over:
        raise NotNow("not-over", "the game is not over: it has no outcome yet")


def check_options_of(game: str, options: object) -> None:
    if not isinstance(options, Options):
        raise BadOption(f"options are made by game.options(...); not {type(options).__name__} {options!r:.60}")
    if options.game != game:
        raise BadOption(f"these are options of {options.game}, and the game is {game}")


def check_rng(rng: object) -> None:
    if not isinstance(rng, Rng):
        raise TypeError(
            f"chance comes from a stream of random numbers, as Rng(1); not {type(rng).__name__} {rng!r:.60}"
        )


CHECKED: dict[str, type[OfViewer[State, object]] | type[OfAction[State, object]]] = {
    "view": OfViewer,
    "action_text": OfAction,
    "describe": OfAction,
    "refusal": OfAction,
}
"""By name, the functions of a `Game` that are asked through one of these."""
