"""The rules by clause: read, found, the same in every language, and there for every clause that the engine cites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.errors import BadOption
from ludotheque.rulebook import TAGS, Clause, Section, clause, parse_rules, rulebook
from ludotheque.text import LANGUAGES
from tests.cases import WANTED

TEXT = """# Pebbles
A game of taking.

## P-1 The turn
Seats move in turn.

- **P-1.1** [RB] Take one pebble
  or two.
- **P-1.2** [RB/O] Then stop:

  | a | b |
  |---|---|
- **P-1.3** Nothing more.

## P-2 The end
- **P-2.1** [D] No pebbles, no game.
"""


def test_sections_and_clauses_are_read_with_their_tags() -> None:
    book = parse_rules("pebbles", "en", TEXT)
    assert (book.title, book.intro) == ("Pebbles", "A game of taking.")
    assert book.sections[0] == Section(
        "P-1",
        "The turn",
        "Seats move in turn.",
        (
            Clause("P-1.1", "RB", "Take one pebble\nor two."),
            Clause("P-1.2", "RB/O", "Then stop:\n\n| a | b |\n|---|---|"),
            Clause("P-1.3", "", "Nothing more."),
        ),
    )
    assert book.clause("p-2.1").text == "No pebbles, no game."
    assert book.section("p-2") == book.sections[1]
    assert book.section("P-3") is None


def test_a_clause_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(BadOption) as caught:
        parse_rules("pebbles", "en", TEXT).clause("P-9.9")
    assert str(caught.value) == "pebbles has no clause 'P-9.9'; it has P-1.1 to P-1.3, P-2.1"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Pebbles\n", "line 1 is '# ' and the name of the game"),
        ("# Pebbles\n## The turn\n", "a section is '## ID TITLE'; not '## The turn'"),
        ("# Pebbles\n## P-1 Turn\n- **P1** x\n", "a clause is '- **ID** [TAG] TEXT'"),
        ("# Pebbles\n## P-1 Turn\n- **P-1.1** x\n- **P-1.1** y\n", "clause P-1.1 stands there twice"),
    ],
)
def test_a_text_of_another_form_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        parse_rules("pebbles", "en", text)


def test_games_and_languages_that_are_not_there_are_refused() -> None:
    with pytest.raises(BadOption, match="there is no game 'chess'; the games are"):
        rulebook("chess")
    with pytest.raises(BadOption, match="the languages are en, fr; not 'de'"):
        rulebook(WANTED[0], "de")


@pytest.mark.parametrize("game", WANTED)
def test_every_language_has_the_same_clauses_with_the_same_tags(game: str) -> None:
    books = [rulebook(game, language) for language in LANGUAGES]
    tables = [[(c.id, c.tag) for section in book.sections for c in section.clauses] for book in books]
    assert tables[0] == tables[1]
    assert len(tables[0]) > 10
    for _, tag in tables[0]:
        assert set(filter(None, tag.split("/"))) <= set(TAGS)


@pytest.mark.parametrize("game", WANTED)
def test_a_clause_belongs_to_its_section_and_says_something(game: str) -> None:
    for language in LANGUAGES:
        for section in rulebook(game, language).sections:
            assert section.title
            for found in section.clauses:
                assert found.id.startswith(f"{section.id}.")
                assert found.text
                assert clause(game, found.id, language) == found


@pytest.mark.parametrize("game", WANTED)
def test_every_clause_that_the_engine_cites_is_written_down(game: str) -> None:
    book = rulebook(game)
    known = {found.id for section in book.sections for found in section.clauses}
    known |= {section.id for section in book.sections}
    letter = book.sections[0].id.split("-")[0]
    folder = Path(ludotheque.__file__).parent / "games" / game
    for path in sorted(folder.glob("*.py")):
        cited = set(re.findall(rf"\b{letter}-\d+(?:\.\d+[a-z]?)?\b", path.read_text("utf-8")))
        assert cited <= known, f"{path.name} cites {sorted(cited - known)}"
