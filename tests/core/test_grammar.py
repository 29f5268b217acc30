"""What people read is written as people write: articles, elisions, plurals, and no code in any sentence."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from ludotheque.games import game_ids
from ludotheque.text import LANGUAGES, catalogues
from ludotheque.text.grammar import article, of_name, vowel_first

INVERTED = {
    "en": re.compile(r"\bprolong|\bwould rather\b|\bas usual\b|\bwho has the link\b|\balone, a\b|\bthis is no\b", re.I),
    "fr": re.compile(r"(?<!\$)\bscor(er|ez|ée?s?)\b|\bà qui a le lien|\bétoiles oranges\b|\bnuée|plate-forme", re.I),
}
"""Stiff or foreign turns that were here once, by language."""


@cache
def entries(language: str) -> list[tuple[str, str]]:
    """Every message with its source."""
    parsed = (entry for file in catalogues(language) for entry in FluentParser().parse(file.read_text("utf-8")).body)
    return [
        (entry.id.name, FluentSerializer().serialize_entry(entry).split("=", 1)[1])
        for entry in parsed
        if isinstance(entry, ast.Message)
    ]


@pytest.mark.parametrize(
    ("word", "expected"), [("amphora", "an amphora"), ("orange", "an orange"), ("pearl", "a pearl"), ("", "a ")]
)
def test_an_article_follows_the_first_sound(word: str, expected: str) -> None:
    assert article(word) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Ada", "d’Ada"), ("Élise", "d’Élise"), ("Kit", "de Kit"), ("Yves", "d’Yves"), ("Yann", "de Yann"), ("8", "de 8")],
)
def test_a_name_that_begins_with_a_vowel_elides(name: str, expected: str) -> None:
    assert of_name(name) == expected


def test_y_before_a_vowel_is_none() -> None:
    assert vowel_first("Yves")
    assert not vowel_first("Yoko")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_taps_or_clicks_whatever_the_hand_holds(language: str) -> None:
    hands = re.compile(r"\b(click|tap|hover|cliquez|touchez|survolez)\b", re.I)
    wrong = [name for name, text in entries(language) if hands.search(text) and "$touch" not in text]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_stiff_in_a_way_that_was_mended(language: str) -> None:
    assert [(name, text) for name, text in entries(language) if INVERTED[language].search(text)] == []


def test_no_french_name_is_spoken_of_without_elision() -> None:
    bare = re.compile(r"\b(de|que) \{ \$(?:other_|victim_)?(seat|name)s? \}")
    assert [name for name, text in entries("fr") if bare.search(text)] == []


def test_no_english_article_stands_before_a_name_that_may_begin_with_a_vowel() -> None:
    bare = re.compile(r"\b(a|an) \{ \$(tile|colour|object|card|loot|bird|flower) \}")
    assert [name for name, text in entries("en") if bare.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_is_a_whole_sentence(language: str) -> None:
    prompts = [(name, text.strip()) for name, text in entries(language) if "-prompt-" in name]
    assert [name for name, text in prompts if not re.search(r"[.?!}]$", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stands_before_an_ellipsis(language: str) -> None:
    web = [(name, text) for name, text in entries(language) if name.startswith("web-")]
    assert [name for name, text in web if " …" in text] == []


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_named_by_its_code_in_the_rules(game: str, language: str) -> None:
    text = files("ludotheque").joinpath("games", game, f"rules.{language}.md").read_text("utf-8")
    assert re.findall(r"`[^`]+`", text) == []
