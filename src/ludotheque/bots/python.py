"""Bots that are Python classes of other people: `py:package.module:Class`, or a name that a package registered.

The class is called with the game and its options (and `name=value` settings as texts) and has a `choose` as `Bot` has:

    class FirstChoice:
        def __init__(self, game, options): ...
        def choose(self, game, state, seat, seed, history): return state.legal_actions()[0]

It gets the state as its seat knows it: what is hidden from the seat was dealt anew, so it can search with the engine
and cannot peek. One that raises, or chooses what is not legal, raises `BotFailed`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from traceback import extract_tb

from ludotheque.bots.analysis import Analysis
from ludotheque.bots.bot import Bot, BotFailed, check_turn
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options, parse_pairs
from ludotheque.core.rng import Rng
from ludotheque.core.state import State

GROUP = "ludotheque.bots"
"""The entry points of packages that bring bots: `reach = "my_package.bots:LongestReach"`."""


class PythonBot(Bot):
    """Somebody's bot, kept from peeking."""

    def __init__(self, name: str, place: str, settings: str, game: Game[State], options: Options) -> None:
        self.name = name
        self._bot = _made(place, settings, game, options)
        self._tells_all = bool(game.policy(options).open_actions)

    def choose(self, game: Game[State], state: State, seat: int, seed: int, history: Sequence[int] = ()) -> int:
        check_turn(state, seat)
        world = state.redeal(seat, Rng(seed))
        legal = world.legal_actions()
        # Where an action can be hidden, as a card played face down, what others did is not told.
        told = tuple(history) if self._tells_all else ()
        try:
            action = self._bot.choose(game, world, seat, seed, told)
        except Exception as error:
            raise BotFailed(self.name, "crashed", f"{type(error).__name__}: {error}") from error
        if not hasattr(action, "__index__") or int(action) not in legal:
            shown = ", ".join(map(str, legal[:8])) + (" ..." if len(legal) > 8 else "")
            raise BotFailed(self.name, "illegal", f"it chose action {action!r}; legal are {shown}")
        return int(action)

    def analyse(self, game: Game[State], state: State, seat: int, seed: int, best: int = 0) -> Analysis:
        own = getattr(self._bot, "analyse", None)
        if own is None or getattr(type(self._bot), "analyse", None) is Bot.analyse:
            raise BadOption(f"{self.name} gives no analysis; the levels and mcts do")
        analysis: Analysis = own(game, state.redeal(seat, Rng(seed)), seat, seed, best)
        return analysis

    def close(self) -> None:
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()


@cache
def registered_bots() -> dict[str, str]:
    """Where each bot of an installed package is, by name."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _made(place: str, settings: str, game: Game[State], options: Options) -> Bot:
    """Raises `BadOption` that says how such a bot is named."""
    module, _, name = place.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), name)):
        raise BadOption(f"a bot in Python is written py:package.module:Class; not {place[:60]!r}")
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        # A bot beside which the command is called is found, as by `python -m`.
        sys.path.append(here)
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        raise BadOption(f"py:{place}: there is no module {error.name!r}") from None
    except Exception as error:
        raise _not_made(place, error) from error
    kind: Callable[..., Bot] | None = getattr(found, name, None)
    if kind is None:
        raise BadOption(f"py:{place}: the module {module} has no {name!r}")
    pairs = parse_pairs(settings.split(",") if settings else [])
    try:
        made = kind(game, options, **pairs)
    except TypeError as error:
        raise BadOption(f"py:{place} is called with the game, its options and its settings: {error}") from error
    except Exception as error:
        raise _not_made(place, error) from error
    if not callable(getattr(made, "choose", None)):
        raise BadOption(f"py:{place} has no `choose(game, state, seat, seed, history)`")
    return made


def _not_made(place: str, error: Exception) -> BadOption:
    """Says in one line where somebody's own code failed; the error itself is the cause."""
    frames = extract_tb(error.__traceback__)
    where = f" ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if frames else ""
    return BadOption(f"py:{place} cannot be made: {type(error).__name__}: {error}{where}")
