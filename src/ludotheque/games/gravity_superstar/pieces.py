"""What the web client draws the game with: its symbols, colours and the moves of the cards."""

from __future__ import annotations

import re

from ludotheque.games.gravity_superstar.draw.art import PALETTE, SPRITES
from ludotheque.games.gravity_superstar.rules.actions import CARD_OF_MOVE, CARDS, COLOURS
from ludotheque.games.gravity_superstar.rules.board import MOVES

PREFIX = "gravity_superstar-"
"""Of the symbols' ids on a page that holds others too."""


def pieces() -> dict[str, object]:
    """The symbols keep the variable `--seat`; the palette's colours are put in."""
    symbols = "".join(SPRITES.values())
    for name, colour in PALETTE.items():
        symbols = symbols.replace(f"var({name})", colour)
    return {
        "COLOURS": list(COLOURS),
        "CARDS": list(CARDS),
        "STEPS": _moves_of(-1),
        "MOVES": {card: _moves_of(number) for number, card in enumerate(CARDS) if _moves_of(number)},
        "PALETTE": {name.removeprefix("--"): colour for name, colour in PALETTE.items()},
        "SYMBOLS": re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{PREFIX}", symbols),
    }


def _moves_of(card: int) -> list[str]:
    """The moves that a card allows; -1: any card, face down."""
    return [move for move, of in zip(MOVES, CARD_OF_MOVE, strict=True) if of == card]
