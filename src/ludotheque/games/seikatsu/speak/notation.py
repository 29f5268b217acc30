"""Actions as text, and back; positions are in `position.py`.

A tile is two letters, bird and flower (`wp`: waxwing and primrose), or `koi`. A space is its column and number as
pink sees them (`d3`). An action is `wp@d3`.
"""

from __future__ import annotations

from ludotheque.core.bits import popcount
from ludotheque.core.errors import BadNotation, Refusal
from ludotheque.games.seikatsu.rules.board import (
    KOI,
    KOI_SORT,
    KOI_TILES,
    NO_TILE,
    POND,
    SPACE_NAMES,
    SPACES,
    TILE_NAMES,
    start_spaces,
)
from ludotheque.games.seikatsu.rules.state import HAND, Seikatsu

KIND_OF_NAME = {name: kind for kind, name in enumerate(TILE_NAMES)}
SPACE_OF_NAME = {name: space for space, name in enumerate(SPACE_NAMES)}


def action_text(state: Seikatsu, action: int) -> str:
    kind, space = divmod(action, SPACES)
    return f"{TILE_NAMES[kind]}@{SPACE_NAMES[space]}"


def parse_action(state: Seikatsu, text: str) -> int:
    tile, at, space = text.strip().lower().partition("@")
    if not at:
        raise BadNotation(
            f"a move is a tile and a space, as in wp@d3 or koi@c2; not {text[:40]!r}", unread("unread", text)
        )
    return parse_tile(tile) * SPACES + parse_space(space)


def parse_tile(name: str) -> int:
    if name not in KIND_OF_NAME:
        raise BadNotation(
            f"a tile is koi or a bird (t, w, e, f) and a flower (p, f, t, h), as in wp; not {name[:40]!r}",
            unread("unread-tile", name),
        )
    return KIND_OF_NAME[name]


def parse_space(name: str) -> int:
    if name == POND:
        raise BadNotation(f"{POND} is the pond, where no tile can lie", unread("pond", name))
    if name not in SPACE_OF_NAME:
        raise BadNotation(
            f"the spaces are a1-a4, b1-b5, c1-c6, d1-d3, d5-d7, e1-e6, f1-f5, g1-g4; not {name[:40]!r}",
            unread("unread-space", name),
        )
    return SPACE_OF_NAME[name]


def unread(reason: str, text: str) -> Refusal:
    return Refusal("", reason, {"typed": text[:40]})


def hand_tiles(state: Seikatsu, seat: int) -> list[int]:
    """The tiles in a hand; in solo every koi that is left."""
    hand = [kind for kind in state.hands[HAND * seat : HAND * seat + HAND] if kind != NO_TILE]
    if state.solo and KOI in hand:
        hand += [KOI] * (KOI_TILES - popcount(state.birds[KOI_SORT]) - 1)
    return hand


def turns_taken(state: Seikatsu) -> int:
    return popcount(state.occupied) - len(start_spaces(state.options.players))
