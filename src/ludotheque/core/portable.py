"""States and matches that leave their process or version, and what else a state asks of its game.

They go as the id of their game and a text that every later version reads. A state knows no `Game`: it is found by the
id in the state's options, so that only registered games (see `ludotheque.games`) have all of this.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ludotheque.core.errors import BadOption, IllegalAction, Refusal
from ludotheque.core.journal import OPEN

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.state import State


def registered_game(id: str) -> Game[State]:
    """The game of that id. Raises `BadOption` that lists the games.

    The shelf of games is above the core, which imports no game: it is named only here, and only when it is needed.
    """
    game: Game[State] = import_module("ludotheque.games").game(id)
    return game


def game_of(state: State) -> Game[State] | None:
    """The game of a state; None for one that is not registered, as in tests."""
    try:
        return registered_game(state.options.game)
    except BadOption:
        return None


def packed_state(state: State) -> tuple[object, ...]:
    """As `__reduce__` has it. Raises `BadOption` for a game that nobody could find again."""
    game = registered_game(state.options.game)
    return read_state, (game.id, game.position_text(state))


def read_state(game: str, text: str) -> State:
    return registered_game(game).parse_position(text)


def same_position(one: State, other: State) -> bool:
    """Whether two states of equal hash are equal indeed."""
    game = game_of(one)
    return game is None or game.position_text(one) == game.position_text(other)


def text_of(state: State) -> str:
    game = game_of(state)
    return repr(state) if game is None else game.position_text(state)


def picture(state: State) -> str | None:
    game = game_of(state)
    return None if game is None else game.draw(game.view(state, OPEN))


def refused(state: State, action: int) -> IllegalAction:
    """Why an action is not legal now, and what is."""
    game = game_of(state)
    if game is None:
        return IllegalAction(Refusal("", "not-now"), str(action), list(map(str, state.legal_actions())))
    return game.refused(state, action)
