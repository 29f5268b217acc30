"""The words: the same messages in every language, each of them sayable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from ludotheque.core.errors import BadOption, Refusal
from ludotheque.games import game_ids
from ludotheque.text import LANGUAGES, words

FOLDER = files("ludotheque")


def names_of(language: str) -> list[str]:
    """The catalogues of a language, with `*` where it is named: `text/*/core.ftl`, `games/seikatsu/text/*-web.ftl`."""
    shared = sorted(file.name for file in FOLDER.joinpath("text", language).iterdir())
    own = [(game, file.name) for game in game_ids() for file in FOLDER.joinpath("games", game, "text").iterdir()]
    return [f"text/*/{name}" for name in shared if name.endswith(".ftl")] + [
        f"games/{game}/text/*{name.removeprefix(language)}" for game, name in sorted(own) if name.startswith(language)
    ]


CATALOGUES = names_of("en")


def messages(language: str, catalogue: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(FOLDER.joinpath(catalogue.replace("*", language)).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}: {catalogue} has lines that are no messages: {junk[0]}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), f"{language}: {catalogue} has a message twice"
    return dict(zip(names, found, strict=True))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            for piece in part if isinstance(part, list) else [part]:
                yield from nodes(piece)


def variables(node: ast.BaseNode) -> set[str]:
    return {one.id.name for one in nodes(node) if isinstance(one, ast.VariableReference)}


def numbers(message: ast.Message) -> set[str]:
    """The variables that are written as numbers: they are never anything else."""
    calls = [one for one in nodes(message) if isinstance(one, ast.FunctionReference) and one.id.name == "NUMBER"]
    return {name for call in calls for name in variables(call)}


def test_the_languages_have_the_same_catalogues() -> None:
    for language in LANGUAGES:
        assert names_of(language) == CATALOGUES


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_have_the_same_messages_with_the_same_arguments(language: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
    assert sorted(english) == sorted(other)
    for name, message in other.items():
        # A language may do without an argument, but has no other than these; `you` and `touch` are the reader's.
        # The forms of a name (`the_tile`, `one_tile`) are a language's own.
        known = variables(english[name]) | {"you", "touch"}
        assert {re.sub("^(the|one)_", "", variable) for variable in variables(message)} <= known, name


def chosen_by(message: ast.Message) -> set[str]:
    """The words by which a message chooses; numbers, and how many of something, are not meant."""
    keys = [
        one.key.name for one in nodes(message) if isinstance(one, ast.Variant) and isinstance(one.key, ast.Identifier)
    ]
    return set(keys) - {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_message_chooses_by_the_engine_s_words_and_never_by_translated_ones(language: str, catalogue: str) -> None:
    """Once a name was compared with a French one: in the browser it was never the same."""
    english, other = messages("en", catalogue), messages(language, catalogue)
    for name, message in other.items():
        assert chosen_by(message) <= chosen_by(english[name]), name


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, catalogue: str) -> None:
    say = words(language)
    for name, message in messages(language, catalogue).items():
        for value in (0, 1, 2, "b3"):
            number = 1.5 if isinstance(value, str) else value
            text = say.say(name, dict.fromkeys(variables(message), value) | dict.fromkeys(numbers(message), number))
            assert not re.search(r"\{ ?\$", text), f"{name}: {text}"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_has_one_apostrophe(catalogue: str) -> None:
    lines = FOLDER.joinpath(catalogue.replace("*", "fr")).read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"\w'\w", line)] == []


def test_a_language_that_is_not_there_is_told_which_are() -> None:
    with pytest.raises(BadOption, match="the languages are en, fr; not 'xx'"):
        words("xx")


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        words("en").say("no-such-message")
    with pytest.raises(KeyError):
        words("en").say("log-resign", {})
    assert not words("en").has("no-such-message")
    assert words("fr").has("log-resign")


def test_seats_become_names_and_the_reader_becomes_you() -> None:
    event = {"kind": "resign", "seat": 1}
    assert words("en").event("pebbles", event, ["Ada", "Ben"]) == "Ben resigned"
    assert words("en").event("pebbles", event, ["Ada", "Ben"], reader=1) == "You resigned"
    assert words("fr").event("pebbles", event, ["Ada", "Ben"], reader=1) == "Vous avez abandonné"
    assert words("en").event("pebbles", event, []) == "2 resigned"


def test_a_refusal_is_put_into_words() -> None:
    assert words("en").why("pebbles", Refusal("", "over")) == "The game is over."
    assert words("fr").why("pebbles", Refusal("", "unknown-action", {"action": 7})) == "Cette action n’existe pas."
