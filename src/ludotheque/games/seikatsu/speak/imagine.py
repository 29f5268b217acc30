"""A garden as a viewer may imagine it: a view tells all that is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotheque.core.errors import BadNotation
from ludotheque.core.imagine import ChooseOptions
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.rules.board import KOI, KOI_TILES, TILE_NAMES, TWINS
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.position import LINES, NOTHING, read_position
from ludotheque.games.seikatsu.speak.view import HIDDEN


def imagine(view: Any, choose: ChooseOptions, rng: Rng) -> Iterator[Seikatsu]:
    options = choose(mode=view["mode"], players=view["players"], **view["options"])
    garden = {space["space"]: space["tile"] for space in view["spaces"] if space["tile"]}
    hands = [list(seat["hand"]) for seat in view["seats"]]
    unseen = _unseen([*garden.values(), *(tile for hand in hands for tile in hand if tile != HIDDEN)])
    for hand in hands:
        for place, tile in enumerate(hand):
            if tile == HIDDEN:
                hand[place] = unseen.pop()
    values = (
        str(options),
        " ".join(f"{space}={tile}" for space, tile in garden.items()) or NOTHING,
        " ".join(",".join(hand) or NOTHING for hand in hands),
        " ".join(unseen) or NOTHING,
        " ".join(f"{pagoda['pagoda']}={pagoda['flocks']}" for pagoda in view["pagodas"]),
        view["last"]["space"] if view["last"] else NOTHING,
        NOTHING if view["to_move"] == NOBODY else str(view["to_move"]),
    )
    yield read_position(
        "\n".join(f"{name} {value}" for name, value in zip(LINES, values, strict=True)), lambda _: options
    )


def _unseen(seen: list[str]) -> list[str]:
    """The tiles that are neither of these, garden tiles last: a koi that nobody sees is in the bag or in a hand."""
    left = Counter({name: KOI_TILES if kind == KOI else TWINS for kind, name in enumerate(TILE_NAMES)})
    left.subtract(seen)
    for name, count in left.items():
        if count < 0:
            raise BadNotation(f"there are not so many tiles {str(name)[:20]!r}")
    return sorted(left.elements(), key=lambda name: name != TILE_NAMES[KOI])
