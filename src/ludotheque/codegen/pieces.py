"""Writes what the client draws a game with, from that game's `pieces.py`: drawings and tables have one source.

python -m ludotheque.codegen.pieces            writes web/src/games/<id>/pieces.gen.ts
python -m ludotheque.codegen.pieces --check    fails if one of them differs
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludotheque.games import game_ids, room_name

HEAD = "// Made by `python -m ludotheque.codegen.pieces` from the game's `pieces.py`: change that, not this file.\n"


def games_with_pieces() -> list[str]:
    return [game for game in game_ids() if find_spec(f"{room_name(game)}.pieces") is not None]


def path(game: str) -> Path:
    return Path("web/src/games") / game / "pieces.gen.ts"


def typescript(game: str) -> str:
    """The whole file of a game."""
    found: dict[str, object] = import_module(f"{room_name(game)}.pieces").pieces()
    lines = [f"export const {name} = {json.dumps(value, indent=2)} as const;" for name, value in found.items()]
    return "\n".join([HEAD, *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the drawings and tables of the web client from Python.")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    check = parser.parse_args().check
    stale = []
    for game in games_with_pieces():
        text = typescript(game)
        if not check:
            path(game).write_text(text, "utf-8")
        elif not path(game).is_file() or path(game).read_text("utf-8") != text:
            stale.append(str(path(game)))
    if stale:
        sys.exit(f"out of date: {', '.join(stale)}; run python -m ludotheque.codegen.pieces")


if __name__ == "__main__":
    main()
