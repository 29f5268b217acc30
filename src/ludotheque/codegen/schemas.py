"""JSON Schema of what bots and programs are told: each game's view, described actions, prompts, events and count.

`python -m ludotheque.codegen.schemas docs/schemas` writes one file a game from the types of its views; a test says
when they must be written anew.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

from ludotheque.codegen.shapes import Named, Shape, all_named, object_schema, schema, shape
from ludotheque.core.journal import Event
from ludotheque.core.speech import Described, Outcome, Prompt, ScoreStep
from ludotheque.games import game_ids, room_name

DEFS = "#/$defs/"


def view_type(game: str) -> type:
    """The type of a game's views: the last of its module, made of those before it."""
    module = import_module(f"{room_name(game)}.speak.view")
    own = [kind for kind in vars(module).values() if is_typeddict(kind) and kind.__module__ == module.__name__]
    found: type = own[-1]
    return found


def has_events(game: str) -> bool:
    """Whether the game says kind by kind which arguments its actions, events and steps have."""
    return find_spec(f"{room_name(game)}.speak.events") is not None


def _told(game: str) -> tuple[Shape, Shape, Shape]:
    """An action, an event, and a step of the count."""
    if not has_events(game):
        return shape(Described), shape(Event), shape(ScoreStep)
    module: ModuleType = import_module(f"{room_name(game)}.speak.events")
    return shape(module.Action), shape(module.Event), shape(module.Step)


def schema_of(game: str) -> dict[str, object]:
    """`$defs` has every type by name; `view`, `legal`, `prompt`, `outcome`, `events` and `score_sheet` are what a seat
    is told."""
    view = Named(view_type(game))
    action, event, step = _told(game)
    prompt, outcome = Named(Prompt), Named(Outcome)
    kinds = all_named([view, action, prompt, event, step, outcome])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a seat is told in {game}",
        "type": "object",
        "properties": {
            "view": schema(view, DEFS),
            "legal": {"type": "array", "items": schema(action, DEFS)},
            "prompt": schema(prompt, DEFS),
            "events": {"type": "array", "items": schema(event, DEFS)},
            "score_sheet": {"type": "array", "items": schema(step, DEFS)},
            "outcome": schema(outcome, DEFS),
        },
        "$defs": {kind.__name__: object_schema(kind, DEFS, closed=True) for kind in kinds},
    }


def as_text(game: str) -> str:
    return json.dumps(schema_of(game), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    for game in game_ids():
        folder.joinpath(f"{game}.json").write_text(as_text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
