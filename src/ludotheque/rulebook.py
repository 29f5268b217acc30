"""The rules by clause, from `rules.<language>.md` in each room: one source for command line, web page and docs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from ludotheque.core.errors import BadOption
from ludotheque.games import find_id, room
from ludotheque.games import game as find_game
from ludotheque.languages import check_language

TAGS = ("RB", "D", "O")
"""RB: the rulebook says so. D: it follows from the rulebook. O: our own ruling."""

_SECTION = re.compile(r"## +(?P<id>[A-Z]+-\d+) +(?P<title>.+)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+\.\d+[a-z]?)\*\* *(?:\[(?P<tag>[A-Z/]+)\])? *(?P<text>.*)")


@dataclass(frozen=True)
class Clause:
    id: str
    tag: str
    """One of `TAGS`, or several with `/` between them; empty where the clause says nothing of its own."""
    text: str
    """Markdown."""


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    intro: str
    """Markdown between the heading and the first clause; mostly empty."""
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    game: str
    language: str
    title: str
    intro: str
    sections: tuple[Section, ...]

    def section(self, id: str) -> Section | None:
        return next((section for section in self.sections if section.id == id.upper()), None)

    def clause(self, id: str) -> Clause:
        """The clause of that id (`s-3.1` will do). Raises `BadOption` that lists the clauses."""
        for section in self.sections:
            for clause in section.clauses:
                if clause.id.lower() == id.lower():
                    return clause
        raise BadOption(f"{self.game} has no clause {id!r}; it has {self._list()}")

    def _list(self) -> str:
        return ", ".join(_span(section) for section in self.sections)


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rules of a game, in English if they are not in this language.

    Raises `BadOption` that lists the games or languages.
    """
    id = find_id(game)
    check_language(language)
    for spoken in (language, "en"):
        source = room(id).joinpath(f"rules.{spoken}.md")
        if source.is_file():
            return parse_rules(id, spoken, source.read_text("utf-8"))
    return Rulebook(id, language, find_game(id).name, "", ())


def clause(game: str, id: str, language: str = "en") -> Clause:
    return rulebook(game, language).clause(id)


def parse_rules(game: str, language: str, text: str) -> Rulebook:
    """Raises `ValueError` with the line, where the text is not of the form that docs/add-a-game.md lays down."""
    heading, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, _, intro = heading.partition("\n")
    if not title.startswith("# "):
        raise ValueError(f"rules of {game}, {language}: line 1 is '# ' and the name of the game")
    sections = tuple(_parse_section(game, language, part) for part in parts)
    ids = [clause.id for section in sections for clause in section.clauses]
    double = next((id for id in ids if ids.count(id) > 1), None)
    if double is not None:
        raise ValueError(f"rules of {game}, {language}: clause {double} stands there twice")
    return Rulebook(game, language, title[2:].strip(), intro.strip(), sections)


def _parse_section(game: str, language: str, part: str) -> Section:
    heading, *lines = part.rstrip().split("\n")
    found = _SECTION.fullmatch(heading.rstrip())
    if found is None:
        raise ValueError(f"rules of {game}, {language}: a section is '## ID TITLE'; not {heading!r}")
    intro: list[str] = []
    clauses: list[tuple[str, str, list[str]]] = []
    for line in lines:
        start = _CLAUSE.fullmatch(line)
        if start is not None:
            clauses.append((start["id"], start["tag"] or "", [start["text"]]))
        elif line.startswith("- **"):
            raise ValueError(f"rules of {game}, {language}: a clause is '- **ID** [TAG] TEXT'; not {line!r}")
        elif clauses:
            clauses[-1][2].append(line.removeprefix("  "))
        else:
            intro.append(line)
    return Section(
        found["id"],
        found["title"],
        "\n".join(intro).strip(),
        tuple(Clause(id, tag, "\n".join(text).strip()) for id, tag, text in clauses),
    )


def _span(section: Section) -> str:
    if not section.clauses:
        return section.id
    first, last = section.clauses[0].id, section.clauses[-1].id
    return first if first == last else f"{first} to {last}"
