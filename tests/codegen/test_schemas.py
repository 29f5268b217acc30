"""The published schemas are those of the types, and what games tell fits them."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from ludotheque.codegen.schemas import as_text, has_events, schema_of
from ludotheque.codegen.shapes import Named, OneOf, Values, members, shape
from ludotheque.core.journal import OPEN, SPECTATOR, Journal
from ludotheque.core.rng import Rng
from ludotheque.games import room_name
from tests.cases import WANTED, as_bytes, plain_cases, seed_of, viewers, walk

PUBLISHED = Path(__file__).parents[2] / "docs" / "schemas"


@pytest.mark.parametrize("game", WANTED)
def test_the_published_schema_is_up_to_date(game: str) -> None:
    """Write it anew with `python -m ludotheque.codegen.schemas docs/schemas`."""
    assert (PUBLISHED / f"{game}.json").read_text("utf-8") == as_text(game)


@pytest.mark.parametrize("id", WANTED)
def test_views_actions_and_prompts_fit_their_schema(id: str) -> None:
    schema = jsonschema.Draft202012Validator(schema_of(id))
    for case in plain_cases():
        game, _ = case
        if game.id != id:
            continue
        for step, state in enumerate(walk(case, 4)):
            if step % 25 == 0 and not state.is_over:
                legal = [game.describe(state, action) for action in state.legal_actions()[:20]]
                looking = (*viewers(state), OPEN)
                view = game.view(state, looking[step // 25 % len(looking)])
                schema.validate({"view": view, "legal": legal, "prompt": game.prompt(state)})
        schema.validate({"outcome": game.outcome(state), "view": game.view(state, OPEN)})
        schema.validate({"score_sheet": game.score_sheet(state)})


@pytest.mark.parametrize("id", WANTED)
def test_what_happens_fits_the_schema_for_everybody(id: str) -> None:
    schema = jsonschema.Draft202012Validator(schema_of(id))
    for game, options in plain_cases():
        if game.id == id:
            state, rng, journal = game.setup(options, seed_of(3)), Rng(3), Journal()
            while not state.is_over:
                state.apply(state.random_action(rng), journal)
            seats = (0, SPECTATOR, OPEN)
            told = {as_bytes(event): event for viewer in seats for event in journal.seen_by(viewer)}
            schema.validate({"events": [dict(event) for event in list(told.values())[::5]]})


@pytest.mark.parametrize("id", WANTED)
@pytest.mark.parametrize(("part", "words"), [("Action", "do"), ("Event", "log"), ("Step", "score")])
def test_every_kind_that_has_words_has_a_type_and_the_other_way_round(id: str, part: str, words: str) -> None:
    """So that a kind which no random match brings is typed too."""
    if has_events(id):
        start = f"{id.replace('_', '-')}-{words}-"
        named = {
            key.removeprefix(start)
            for key in (line.split(" =")[0] for line in _catalogue(id))
            if key[:1].isalpha() and key.startswith(start)
        }
        assert _kinds(id, part) == named


def _kinds(id: str, part: str) -> set[str]:
    found = shape(getattr(import_module(f"{room_name(id)}.speak.events"), part))
    kinds = found.choices if isinstance(found, OneOf) else (found,)
    named = [
        member.shape
        for kind in kinds
        if isinstance(kind, Named)
        for member in members(kind.kind)
        if member.name == "kind"
    ]
    return {str(value) for values in named if isinstance(values, Values) for value in values.values}


def _catalogue(id: str) -> list[str]:
    return files(room_name(id)).joinpath("text", "en.ftl").read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", WANTED)
def test_a_view_that_lacks_a_field_and_an_event_with_one_too_many_do_not_fit(game: str) -> None:
    for wrong in ({"view": {"mode": "standard"}}, {"events": [{"kind": "end", "more": 1}]}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(wrong, schema_of(game))
