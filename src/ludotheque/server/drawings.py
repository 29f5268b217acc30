"""Writes the drawings of the pieces for the client: one source, the games' own `sprites`.

python -m ludotheque.server.drawings            writes web/src/games/<id>/sprites.gen.ts
python -m ludotheque.server.drawings --check    fails if a file differs
"""

from __future__ import annotations

import argparse
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludotheque.games import GAME_IDS
from ludotheque.server.shapes import literal

CLIENT = Path("web/src/games")
HEAD = "// Made by `python -m ludotheque.server.drawings` from the game's sprites.py: change that, not this file.\n"


def drawn_games() -> list[str]:
    """The games that keep their drawings as symbols in `sprites`."""
    return [game for game in GAME_IDS if find_spec(f"ludotheque.games.{game}.sprites")]


def drawings(game: str) -> str:
    """The file of a game: its symbols in the palette's colours, their ids after the game's; and the palette."""
    sprites = import_module(f"ludotheque.games.{game}.sprites")
    palette: dict[str, str] = sprites.PALETTE
    symbols = "".join(sprites.SPRITES.values())
    for name, colour in palette.items():
        symbols = symbols.replace(f"var({name})", colour)
    symbols = re.sub(r'((?:id="|href="#|url\(#))', rf"\g<1>{game}-", symbols)
    colours = {name.removeprefix("--"): colour for name, colour in palette.items()}
    lines = [f"  '{name}': {literal(colour)}," for name, colour in colours.items()]
    return "\n".join(
        [
            HEAD,
            "export const PALETTE = {",
            *lines,
            "} as const;",
            "",
            "/** To be put into `<defs>`; a pawn takes the colour `--seat`. */",
            f"export const SYMBOLS =\n  {literal(symbols)};",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the files are as they should be")
    arguments = parser.parse_args()
    for game in drawn_games():
        path, text = CLIENT / game / "sprites.gen.ts", drawings(game)
        if not arguments.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            sys.exit(f"{path} is not what the drawings say: run python -m ludotheque.server.drawings")


if __name__ == "__main__":
    main()
