from __future__ import annotations

from importlib.resources import files

import pytest

from ludotheque.games import games
from ludotheque.server.lessons import lesson
from ludotheque.text import LANGUAGES, words

WITH_LESSON = [game.id for game in games() if files(f"ludotheque.games.{game.id}").joinpath("lesson.json").is_file()]


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_plays_by_the_rules_and_is_short(game: str) -> None:
    steps = lesson(game).steps
    moves = [step for step in steps if step["action"] is not None]
    assert 10 <= len(moves) <= 25
    assert sum(step["to_move"] == lesson(game).seat for step in moves) <= 15
    assert steps[-1]["action"] is None
    assert all(step["legal"] for step in moves if step["to_move"] == lesson(game).seat)


@pytest.mark.parametrize("game", WITH_LESSON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_lesson_has_its_words(game: str, language: str) -> None:
    for step in lesson(game).steps:
        if step["text"]:
            assert words(language).tell(game, f"learn-{step['text']}", {})
