"""The games that are installed: ours, and those of other packages.

A package registers a game in the entry-point group `ludotheque.games`, as `pebbles = "pebbles.game:GAME"`. Ours are
registered the same way: `entry_points.txt` beside this file is what pyproject.toml declares.
"""

from __future__ import annotations

import re
import sys
from configparser import ConfigParser
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from warnings import warn

from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import read_record as read_record_of
from ludotheque.core.state import State

GROUP = "ludotheque.games"


def game_ids() -> list[str]:
    """The ids of all games that are installed; none is loaded for it."""
    return sorted(_declared())


def find_id(text: str) -> str:
    """The id of a game as people write it (`-` and `_` are the same). Raises `BadOption` that lists the games."""
    wanted = text.replace("-", "_").lower() if isinstance(text, str) else ""
    if wanted not in _declared():
        raise BadOption(f"there is no game {text!r:.60}; the games are {', '.join(game_ids())}")
    return wanted


@cache
def game(id: str) -> Game[State]:
    """The game of that id, loaded when it is asked for. Raises `BadOption` that lists the games, or says why this one
    cannot be loaded."""
    wanted = find_id(id)
    module, _, name = _declared()[wanted].partition(":")
    try:
        found = getattr(import_module(module), name or "GAME", None)
    except (Exception, SystemExit) as error:
        raise _broken(wanted, error) from error
    if not isinstance(found, Game) or found.id != wanted:
        raise BadOption(f"{_declared()[wanted]!r} is registered as the game {wanted!r}, and is not that `Game`")
    return found


def games() -> list[Game[State]]:
    """All of them. One that cannot be loaded is told of and left out: the others can be played all the same."""
    found = []
    for id in game_ids():
        try:
            found.append(game(id))
        except BadOption as error:
            warn(str(error), stacklevel=2)
    return found


def read_record(text: str) -> Match:
    """The match of a record of any registered game, replayed and verified.

    Raises `BadRecord` with the line and the reason.
    """
    if not isinstance(text, str):
        raise TypeError(f"a record is a text; not {type(text).__name__}")
    return read_record_of(text, game)


@cache
def room(id: str) -> Traversable:
    """The folder of a game, with its texts, rules pages and lesson; not there for a game that is one bare module."""
    name = room_name(id)
    return files(name) if name else files(__name__).joinpath(id)


def room_name(id: str) -> str:
    """The package that holds a game, empty for a module in no package. Raises `BadOption` where it is not there or
    broken."""
    module = _declared()[find_id(id)].partition(":")[0]
    try:
        spec = find_spec(module)
    except (Exception, SystemExit) as error:
        raise _broken(id, error) from error
    if spec is None:
        raise BadOption(f"the game {id} cannot be loaded: there is no module {module}")
    return module if spec.submodule_search_locations is not None else module.rpartition(".")[0]


def _broken(id: str, error: BaseException) -> BadOption:
    return BadOption(f"the game {id} cannot be loaded: {type(error).__name__}: {error}")


@cache
def _declared() -> dict[str, str]:
    """Where each game is: its id, and `<module>:GAME`."""
    from importlib.metadata import entry_points

    # Run from a copy that was never installed, this package has no metadata; what it declares is here all the same.
    declared = ConfigParser()
    declared.read_string(files(__name__).joinpath("entry_points.txt").read_text("utf-8"))
    found = dict(declared[GROUP])
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.value):
        first = found.setdefault(entry.name, entry.value)
        if first != entry.value:
            told = f"two packages have a game {entry.name!r}: {first} is taken, {entry.value} is left out"
            warn(told, stacklevel=2)
        if not re.fullmatch("[a-z][a-z0-9_]*", entry.name):
            warn(f"the game {entry.name!r} is left out: an id is small letters, digits and _", stacklevel=2)
            del found[entry.name]
    return found


class _Shelf(ModuleType):
    """This package, which can be called: `ludotheque.games()` is the function of that name, before and after Python has
    put the package in its place."""

    def __call__(self) -> list[Game[State]]:
        return games()


sys.modules[__name__].__class__ = _Shelf
