"""The client's pieces are drawn as the engine draws them."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.drawings import CLIENT, drawings, drawn_games

ROOT = Path(__file__).parents[2]


def test_the_drawings_of_the_client_are_those_of_the_games() -> None:
    assert "gravity_superstar" in drawn_games()
    for game in drawn_games():
        text = (ROOT / CLIENT / game / "sprites.gen.ts").read_text("utf-8")
        assert text == drawings(game), "run python -m ludotheque.server.drawings"
