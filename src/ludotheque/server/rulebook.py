"""A game's rules text by clause, from the one Markdown source (docs/add-a-game.md)."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ludotheque.core.journal import SPECTATOR
from ludotheque.core.rng import Rng
from ludotheque.games import game as find_game
from ludotheque.server.messages import Clause, Language, Picture, Rules, RulesSection

TITLE = re.compile(r"# (.+)")
SECTION = re.compile(r"## (\S+)\s*(.*)")
CLAUSE = re.compile(r"- \*\*(\S+?)\*\*\s*(?:\[(\w+)\]\s*)?(.*)")


@cache
def rulebook(id: str, language: Language) -> Rules:
    game = find_game(id)
    source = files(f"ludotheque.games.{game.id}")
    file = source.joinpath(f"rules.{language}.md")
    text = (file if file.is_file() else source.joinpath("rules.en.md")).read_text("utf-8")
    title, sections = parse(text)
    return Rules(
        game=game.id,
        title=title or game.name,
        language=language,
        rules=game.rules_version,
        sections=sections,
        pictures=_pictures(game.id),
    )


def parse(text: str) -> tuple[str, list[RulesSection]]:
    """Title and sections. What stands before a section's first clause is a clause without id."""
    title = ""
    sections: list[RulesSection] = []
    for line in text.splitlines():
        if found := SECTION.fullmatch(line):
            sections.append(RulesSection(id=found[1], title=found[2], clauses=[]))
        elif found := TITLE.fullmatch(line):
            title = found[1]
        elif not sections:
            continue
        elif found := CLAUSE.fullmatch(line):
            sections[-1].clauses.append(Clause(id=found[1], tag=found[2] or "", text=found[3]))
        elif sections[-1].clauses:
            sections[-1].clauses[-1].text += "\n" + line.removeprefix("  ")
        elif line.strip():
            sections[-1].clauses.append(Clause(id="", tag="", text=line))
    for section in sections:
        for clause in section.clauses:
            clause.text = clause.text.strip()
    return title, sections


def _pictures(id: str) -> list[Picture]:
    """The engine's own drawing of a first position of each mode."""
    game = find_game(id)
    pictures = []
    for mode in game.modes:
        options = game.options(mode=mode.id, players=mode.players[0])
        view = game.view(game.deal(options, Rng(1)), SPECTATOR)
        pictures.append(Picture(caption=mode.id, svg=game.draw(view)))
    return pictures
