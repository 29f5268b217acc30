"""What every environment refuses, and what it says then."""

from __future__ import annotations

from ludotheque.core.errors import BadOption, NotNow
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.games import game_ids


def the_game(game: object) -> Game[State]:
    """A game, or the one of that id."""
    if isinstance(game, str):
        return find_game(game)
    if not isinstance(game, Game):
        raise BadOption(f"a game is one of {', '.join(game_ids())}, or a Game; not {type(game).__name__} {game!r:.60}")
    return game


def check_open(closed: bool) -> None:
    if closed:
        raise NotNow("closed", "this environment is closed: make a new one")


def check_dealt(state: State | None) -> State:
    if state is None:
        raise NotNow("not-begun", "no match is dealt yet: call reset() first")
    return state
