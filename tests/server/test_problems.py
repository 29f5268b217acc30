"""Every refusal has a code for programs, and words for people in their language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludotheque.languages import LANGUAGES
from ludotheque.text import words

SOURCES = Path(__file__).parents[2] / "src" / "ludotheque"
REFUSALS = {"Declined", "NotNow", "Problem"}


def codes() -> list[str]:
    """The codes of all refusals that the core, the table, the server and the page make."""
    files = [file for room in ("core", "table", "server", "page") for file in (SOURCES / room).rglob("*.py")]
    return sorted({code for file in files for code in _codes(ast.parse(file.read_text("utf-8")))})


def _codes(tree: ast.AST) -> list[str]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and {getattr(base, "id", "") for base in node.bases} & REFUSALS:
            found += [_first(call) for call in ast.walk(node) if isinstance(call, ast.Call) and _is_super(call)]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
            found.append(_first(node))
    return [code for code in found if code]


def _is_super(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"


def _first(call: ast.Call) -> str:
    given = call.args[0] if call.args else next((one.value for one in call.keywords if one.arg == "code"), None)
    return given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else ""


def test_the_codes_are_found() -> None:
    assert {"no-such-table", "illegal", "stale", "full", "unavailable"} <= set(codes())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    said = words(language)
    assert [code for code in codes() if not said.has(f"web-problem-{code}")] == []


def test_no_words_are_kept_for_a_refusal_that_nobody_makes() -> None:
    own = {"offline", "no-storage", "not-downloaded", "no-engine", "old-browser", "part-missing"}
    """What the client finds out by itself."""
    told = {one.removeprefix("web-problem-") for one in words("en").messages() if one.startswith("web-problem-")}
    assert told - own - set(codes()) == set()
