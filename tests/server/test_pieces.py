"""The client draws with the engine's own drawings and tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.codegen.pieces import games_with_pieces, path, typescript

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", games_with_pieces())
def test_the_clients_drawings_are_those_of_the_engine(game: str) -> None:
    text = (ROOT / path(game)).read_text("utf-8")
    assert text == typescript(game), "run python -m ludotheque.codegen.pieces"
