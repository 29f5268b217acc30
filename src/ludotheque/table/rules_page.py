"""A game's rules by clause as a message, with the engine's own pictures."""

from __future__ import annotations

from functools import cache

from ludotheque.core.journal import SPECTATOR
from ludotheque.core.rng import Rng
from ludotheque.games import game as find_game
from ludotheque.rulebook import rulebook
from ludotheque.table.lessons import sheet
from ludotheque.table.messages import Clause, Language, Picture, Rules, RulesSection


@cache
def rules_message(id: str, language: Language) -> Rules:
    """Raises `BadOption` that lists the games."""
    game = find_game(id)
    book = rulebook(game.id, language)
    return Rules(
        game=game.id,
        title=book.title,
        intro=book.intro,
        language=language,
        rules=game.rules_version,
        sections=[
            RulesSection(
                id=section.id,
                title=section.title,
                intro=section.intro,
                clauses=[Clause(id=clause.id, tag=clause.tag, text=clause.text) for clause in section.clauses],
            )
            for section in book.sections
        ],
        pictures=_pictures(game.id),
        sheet=sheet(game),
    )


def _pictures(id: str) -> list[Picture]:
    """The engine's own drawing of a first position of each mode."""
    game = find_game(id)
    pictures = []
    for mode in game.modes:
        options = game.options(mode=mode.id, players=mode.players[0])
        view = game.view(game.deal(options, Rng(1)), SPECTATOR)
        pictures.append(Picture(caption=mode.id, svg=game.draw(view)))
    return pictures
