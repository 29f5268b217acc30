"""What is always the same, as a server tells it: a page has it before it has the engine. `python facts.py FOLDER`.

What home needs is plain; rules and lessons are packed, as the engine is: a plain web host packs nothing.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import msgspec

from ludotheque.games import game_ids, games
from ludotheque.languages import LANGUAGES
from ludotheque.server.tables.calls import game_info
from ludotheque.study.insights import insights
from ludotheque.study.puzzles import puzzles
from ludotheque.table.insights import insights_page
from ludotheque.table.lessons import lesson
from ludotheque.table.messages import Language
from ludotheque.table.puzzles import puzzle_list, puzzle_page
from ludotheque.table.rules_page import rules_message


def main(out: Path) -> None:
    out.mkdir()
    (out / "games.json").write_bytes(msgspec.json.encode([game_info(game) for game in games()]))
    told: dict[str, object] = {}
    for id in game_ids():
        told[f"lesson-{id}"] = lesson(id)
        told[f"puzzles-{id}"] = puzzle_list(id)
        # All in one: a page that keeps them asks once.
        told[f"puzzle-{id}"] = {puzzle: puzzle_page(id, puzzle) for puzzle in puzzles(id)}
        if insights(id) is not None:
            told[f"insights-{id}"] = insights_page(id)
        for language in LANGUAGES:
            told[f"rules-{id}-{language}"] = rules_message(id, msgspec.convert(language, Language))
    for name, message in told.items():
        (out / f"{name}.pack").write_bytes(gzip.compress(msgspec.json.encode(message), 9, mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
