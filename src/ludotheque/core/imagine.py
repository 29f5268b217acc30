"""From a view back to a state: a position as its viewer may imagine it, for programs that are shown views alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from ludotheque.core.errors import BadNotation, LudothequeError
from ludotheque.core.journal import SPECTATOR
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.speech import View
from ludotheque.core.state import State

if TYPE_CHECKING:
    from ludotheque.core.game import Game

S = TypeVar("S", bound=State)
ChooseOptions = Callable[..., Options]
"""The options of a view, from what it says of them; or those that the caller knows, whatever the view says."""
LONGEST = 40


def state_from_view(
    game: Game[S], view: View, rng: Rng, options: Options | None = None, legal: Sequence[int] | None = None
) -> S:
    """What `Game.state_from_view` does."""
    if not isinstance(view, Mapping):
        raise BadNotation(f"a view is a mapping, as game.view makes it or JSON reads it; not {type(view).__name__}")
    viewer = _viewer(view)
    wrong = "nothing fits"
    try:
        for position in game.imagine(view, _chooser(game, view, options), rng):
            if viewer >= position.players:
                raise BadNotation(f"viewer is a seat from 0 to {position.players - 1} or {SPECTATOR}; not {viewer}")
            world = position.redeal(viewer, rng)
            assert isinstance(world, type(position))
            wrong = difference(view, game.view(world, viewer), "view")
            if not wrong and legal is not None and sorted(legal) != world.legal_actions():
                wrong = f"the legal actions are not {_short(list(legal))}"
            if not wrong:
                return world
    except LudothequeError as error:
        wrong = str(error)
    except KeyError as error:
        wrong = f"there is no {error} where one is expected"
    except (TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        wrong = f"something has the wrong shape ({error})"
    raise BadNotation(f"no position of {game.id} shows this view: {wrong}")


def _viewer(view: View) -> int:
    viewer = view.get("viewer")
    if not isinstance(viewer, int) or isinstance(viewer, bool) or viewer < SPECTATOR:
        raise BadNotation(
            f"a view tells its viewer: a seat, or {SPECTATOR} for a spectator; not {_short(viewer)}. "
            "Views that show everything are for pictures"
        )
    return viewer


def _chooser(game: Game[S], view: View, given: Options | None) -> ChooseOptions:
    if given is None:
        return game.options
    if given.game != game.id:
        raise BadNotation(f"these are options of {given.game}, and the view is to be one of {game.id}")
    for name, known in (("mode", given.mode), ("players", given.players)):
        if view.get(name, known) != known:
            raise BadNotation(f"the options say {name} {known}, and the view {_short(view[name])}")
    known_options = given
    return lambda **_said: known_options


def difference(given: object, made: object, where: str) -> str:
    """Where two views first differ, and how; empty if they are the same, as JSON has it."""
    if isinstance(given, Mapping) and isinstance(made, Mapping):
        for name in made:
            if name not in given:
                return f"{where} has no {name!r}"
        for name in given:
            if name not in made:
                return f"{where} has {_short(name)}, which no view has there"
        pairs: Iterator[tuple[object, object, str]] = ((given[name], made[name], f"{where}.{name}") for name in made)
    elif isinstance(given, list | tuple) and isinstance(made, list | tuple):
        if len(given) != len(made):
            return f"{where} has {len(given)} entries and should have {len(made)}"
        pairs = ((one, other, f"{where}[{place}]") for place, (one, other) in enumerate(zip(given, made, strict=True)))
    else:
        same = given == made and isinstance(given, bool) == isinstance(made, bool)
        return "" if same else f"{where} is {_short(given)} and should be {_short(made)}"
    return next((found for one, other, place in pairs if (found := difference(one, other, place))), "")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def whole(value: object, most: int, what: str) -> int:
    """A number of a view that decides how much is made."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadNotation(f"{what} is a whole number from 0 to {most}; not {_short(value)}")
    return value
