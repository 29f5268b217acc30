from __future__ import annotations

from importlib.resources import files

import pytest

from ludotheque.games import game as find_game
from ludotheque.games import games
from ludotheque.table.lessons import lesson, sheet
from ludotheque.table.problems import Declined
from ludotheque.text import LANGUAGES, words

WITH_LESSON = [game.id for game in games() if files(f"ludotheque.games.{game.id}").joinpath("lesson.json").is_file()]


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_plays_by_the_rules_and_is_neither_short_nor_long(game: str) -> None:
    steps = lesson(game).steps
    moves = [step for step in steps if step["action"] is not None]
    own = [step for step in moves if step["to_move"] == lesson(game).seat]
    assert len(moves) >= 10
    assert len(own) <= 15
    assert steps[-1]["action"] is None
    assert all(step["legal"] for step in own)


PARTS = [(game, part) for game in WITH_LESSON for part in sorted({"", lesson(game).next})]


@pytest.mark.parametrize(("game", "part"), PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_lesson_has_its_words(game: str, part: str, language: str) -> None:
    for step in lesson(game, part).steps:
        assert not step["text"] or words(language).knows(game, f"learn-{step['text']}")
    assert not part or words(language).knows(game, f"learn-part-{part}")


@pytest.mark.parametrize("part", ["nothing", "../secret", "expert2", "a" * 3000, "é"])
def test_a_part_that_is_not_there_is_declined(part: str) -> None:
    for game in WITH_LESSON:
        with pytest.raises(Declined, match="no such guided game"):
            lesson(game, part)


@pytest.mark.parametrize("game", WITH_LESSON)
def test_the_short_rules_begin_with_the_aim_and_every_part_has_words_and_a_picture(game: str) -> None:
    parts = sheet(find_game(game))
    assert parts[0].name == "aim"
    assert parts[-1].name == "end"
    steps = {step["text"] for step in lesson(game).steps}
    assert len({part.svg for part in parts}) == len(parts), "each part has a picture of its own"
    for part in parts:
        assert part.svg.startswith("<svg")
        assert part.step in steps
        for language in LANGUAGES:
            assert words(language).knows(game, f"sheet-{part.name}")
            assert words(language).knows(game, f"sheet-{part.name}-text")
