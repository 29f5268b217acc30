"""A view, also one that came over the wire, becomes a position that shows its viewer that view again."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any

import msgspec
import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.imagine import difference
from ludotheque.core.journal import OPEN
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from ludotheque.games import game_ids
from tests.cases import Case, all_cases, every, few, older_cases, start, viewers, walk
from tests.core.pebbles import PEBBLES


def untold(id: str) -> str:
    """What views leave open of a position text: a pattern in the room of the game's tests, if there is such a thing."""
    name = f"tests.games.{id}.untold"
    return str(import_module(name).UNTOLD) if find_spec(name) else r"$^"


def wire(case: Case, state: State, viewer: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(case[0].view(state, viewer)))


def known(case: Case, state: State) -> str:
    return re.sub(untold(case[0].id), "", case[0].position_text(state), flags=re.MULTILINE)


@every(few(all_cases()) + older_cases())
def test_a_view_becomes_a_position_that_shows_it_again(case: Case) -> None:
    game, options = case
    for step, state in enumerate(islice(walk(case, 4), 0, None, 5)):
        looking = viewers(state)
        viewer = looking[step % len(looking)]
        view = wire(case, state, viewer)
        world = game.state_from_view(view, Rng(8), options)
        assert wire(case, world, viewer) == view
        assert world.options == options
        assert world.to_move == state.to_move
        assert known(case, world) == known(case, state.redeal(viewer, Rng(8)))


@every(few(all_cases()))
def test_with_its_legal_actions_the_seat_to_move_may_do_in_it_what_it_may_do(case: Case) -> None:
    game, options = case
    for state in islice(walk(case, 6), 0, 200, 7):
        if not state.is_over:
            legal = state.legal_actions()
            world = game.state_from_view(game.view(state, state.to_move), Rng(2), options, legal)
            assert world.legal_actions() == legal
            world.play_out(Rng(5))


def test_it_depends_on_the_view_and_the_generator_alone() -> None:
    case = first_case("seikatsu")
    state = start(case, 3)
    view = wire(case, state, 0)
    one, same, other = (case[0].state_from_view(view, Rng(seed)) for seed in (1, 1, 2))
    assert one == same == case[0].state_from_view(wire(case, state.redeal(0, Rng(9)), 0), Rng(1))
    assert one != other


def test_what_a_view_shows_of_its_options_needs_no_telling() -> None:
    open_games = [game for game in map(load, game_ids()) if "open_scores" in [choice.name for choice in game.choices]]
    assert open_games
    for game in open_games:
        state = game.deal(game.options(open_scores="yes"), Rng(1))
        assert game.state_from_view(game.view(state, 0), Rng(1)).options["open_scores"] == "yes"


def first_case(id: str, **wanted: str | int) -> Case:
    game = load(id)
    return game, game.options(**wanted)


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"viewer": OPEN}, "tells its viewer: a seat, or -1"),
    ({"viewer": None}, "tells its viewer"),
    ({"viewer": 7}, "viewer is a seat from 0 to"),
    ({"viewer": True}, "tells its viewer"),
    ({"players": 99}, "99"),
    ({"seats": "none of it"}, "shape|no .* where"),
    ({"seats": []}, "."),
    ({"to_move": 5}, "."),
    ({"surplus": 1}, "'surplus', which no view has there"),
]


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize(("change", "said"), BROKEN, ids=[str(change) for change, _ in BROKEN])
def test_a_view_that_is_none_is_told_so(id: str, change: dict[str, Any], said: str) -> None:
    case = first_case(id)
    view = wire(case, start(case, 1), 0) | change
    with pytest.raises(BadNotation, match=said):
        case[0].state_from_view(view, Rng(1))


@pytest.mark.parametrize("id", game_ids())
def test_no_part_of_a_view_may_be_missing_or_of_another_kind(id: str) -> None:
    case = first_case(id)
    view = wire(case, start(case, 1), 0)
    for name in view:
        without = {other: value for other, value in view.items() if other != name}
        with pytest.raises(BadNotation, match=r"no position of|viewer"):
            case[0].state_from_view(without, Rng(1))
        with pytest.raises(BadNotation, match=r"no position of|viewer"):
            case[0].state_from_view(view | {name: {"what": [10**30]}}, Rng(1))


def test_options_of_another_game_or_mode_are_refused() -> None:
    case = first_case("seikatsu")
    view = wire(case, start(case, 1), 0)
    other = next(id for id in game_ids() if id != "seikatsu")
    for options, said in (
        (load(other).options(), f"options of {other}"),
        (case[0].options(mode="tournament"), "mode tournament"),
        (case[0].options(players=3), "players 3"),
    ):
        with pytest.raises(BadNotation, match=said):
            case[0].state_from_view(view, Rng(1), options)


def test_legal_actions_of_another_position_are_refused() -> None:
    case = first_case("seikatsu")
    with pytest.raises(BadNotation, match=r"the legal actions are not \[2, 1\]"):
        case[0].state_from_view(wire(case, start(case, 1), 0), Rng(1), legal=[2, 1])


def test_what_is_no_mapping_is_refused() -> None:
    wrong: Any = "a view"
    with pytest.raises(BadNotation, match=r"a view is a mapping.*not str"):
        load("tolleno").state_from_view(wrong, Rng(1))


def test_a_game_that_does_not_say_how_tells_so() -> None:
    options: Options = PEBBLES.options()
    with pytest.raises(NotImplementedError, match="pebbles makes no position of a view"):
        PEBBLES.state_from_view({**PEBBLES.view(PEBBLES.deal(options, Rng(1)), 0), "viewer": 0}, Rng(1))


def test_a_difference_names_its_place() -> None:
    assert difference({"a": [1, {"b": None}]}, {"a": (1, {"b": None})}, "view") == ""
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "view") == "view.a[1].b is 2 and should be 3"
    assert difference({"a": True}, {"a": 1}, "view") == "view.a is True and should be 1"
    assert difference({"a": []}, {"a": [1]}, "view") == "view.a has 0 entries and should have 1"
