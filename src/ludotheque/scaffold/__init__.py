"""A package for a game of one's own: a tiny complete game that runs at once, to be changed into another."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from ludotheque.core.errors import BadOption
from ludotheque.games import game_ids

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40


def new_game(wanted: str, folder: Path) -> list[Path]:
    """Writes the package of a game into a new folder named as the game; says which files.

    Raises `BadOption` where the name cannot be a game's, or the folder is there already.
    """
    id = checked_id(wanted)
    top = folder / id
    if top.exists():
        raise BadOption(f"{top} is there already: choose another name, or another folder with --into")
    written = []
    for source, target in _places(id):
        path = top / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled(source.read_text("utf-8"), id) if source is not None else "", "utf-8")
        written.append(path)
    return written


def checked_id(wanted: str) -> str:
    id = wanted.strip().lower().replace("-", "_").replace(" ", "_")
    if len(id) > LONGEST or NAME.fullmatch(id) is None:
        raise BadOption(
            f"a game's name is letters a to z and digits, words joined by _, at most {LONGEST} of them, "
            f"starting with a letter; not {wanted[:LONGEST]!r}"
        )
    if id in game_ids():
        raise BadOption(f"there is a game {id} already; the games are {', '.join(game_ids())}")
    if find_spec(id) is not None:
        raise BadOption(f"there is a Python package named {id} already: choose another name")
    return id


def title(id: str) -> str:
    return id.replace("_", " ").capitalize()


def _places(id: str) -> list[tuple[Traversable | None, str]]:
    """Where each part of the template goes; without a source, an empty file."""
    template = files(__name__).joinpath("template")
    return [
        (template.joinpath("pyproject.toml.txt"), "pyproject.toml"),
        (template.joinpath("README.md.txt"), "README.md"),
        (template.joinpath("game.py.txt"), f"src/{id}/game.py"),
        (None, f"src/{id}/__init__.py"),
        (None, f"src/{id}/py.typed"),
        (template.joinpath("en.ftl.txt"), f"src/{id}/text/en.ftl"),
        (template.joinpath("rules.en.md.txt"), f"src/{id}/rules.en.md"),
        (template.joinpath("tests", "test_game.py.txt"), f"tests/test_{id}.py"),
    ]


def _filled(text: str, id: str) -> str:
    for mark, value in (
        ("@id@", id),
        ("@dashed@", id.replace("_", "-")),
        ("@name@", title(id)),
        ("@C@", id[0].upper()),
    ):
        text = text.replace(mark, value)
    return text
