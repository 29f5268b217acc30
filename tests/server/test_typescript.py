"""The client's types are the server's types."""

from __future__ import annotations

from pathlib import Path

from ludotheque.codegen.typescript import DEFAULT_PATH, typescript

ROOT = Path(__file__).parents[2]


def test_the_typescript_types_are_those_of_the_python_definitions() -> None:
    text = (ROOT / DEFAULT_PATH).read_text("utf-8")
    assert text == typescript(), "run python -m ludotheque.codegen.typescript"
