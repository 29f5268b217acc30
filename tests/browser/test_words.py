"""The catalogues and the components agree; no component has words of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.browser.site import ROOT

TEXT = ROOT / "src" / "ludotheque" / "text"
SOURCES = ROOT / "web" / "src"
COMPONENTS = sorted(SOURCES.rglob("*.svelte"))

SAID = re.compile(r"""(?:say|words\.say)\(\s*['"`](web-[\w-]+)['"]""")
FIXED = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
NAMES = {"Ludotheque", "RB", "games.example.org"}


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Each message of a catalogue with the arguments it uses."""
    resource = FluentParser().parse((TEXT / language / name).read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} is there twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", entry_text(entry)))
    return found


def entry_text(entry: ast.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(entry)


def test_every_word_that_a_component_says_is_in_the_catalogue() -> None:
    known = set(messages("en", "web.ftl"))
    said = {word for path in [*COMPONENTS, *SOURCES.rglob("*.ts")] for word in SAID.findall(path.read_text("utf-8"))}
    assert said - known == set()


def test_every_word_of_the_shell_is_said_somewhere() -> None:
    source = "".join(path.read_text("utf-8") for path in [*COMPONENTS, *SOURCES.rglob("*.ts")])
    made = tuple(re.findall(r"`(web-[\w-]*)\$\{", source))
    unsaid = {word for word in messages("en", "web.ftl") if word.startswith("web-")}
    unsaid = {word for word in unsaid if f"'{word}'" not in source and not word.startswith(made)}
    assert unsaid == set()


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_component_has_words_of_its_own(path: Path) -> None:
    markup = path.read_text("utf-8")
    markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", markup, flags=re.S)
    markup = without_expressions(markup)
    texts = re.findall(r">([^<>]+)<", markup)
    attributes = re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"]*)"', markup)
    own = [text.strip() for text in [*texts, *attributes] if FIXED.search(text) and text.strip() not in NAMES]
    assert own == []


def without_expressions(markup: str) -> str:
    """The markup without what stands in braces, however deep."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)
