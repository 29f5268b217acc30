"""Tolleno as the rest of the library sees it."""

from __future__ import annotations

from itertools import product

from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.board import INITIALS
from ludotheque.games.tolleno.rules import Tolleno
from ludotheque.games.tolleno.rules_deal import set_up

CENTRE_SIDES = tuple("".join(faces) for faces in product("ab", repeat=4))
"""T-2.1: the faces of the centre tiles C1 to C4."""
CENTRE_ORDERS = ("1234", "1243", "1324", "1342", "1423", "1432")
"""T-2.1: the centre tiles clockwise from the north-west; every other order is one of these with the city turned."""


class TollenoGame(Game[Tolleno]):
    id = "tolleno"
    name = "Tolleno"
    designers = ("Gilles Turbide",)
    publisher = "Sit Down!"
    minutes = 15
    rules_version = 1
    modes = (Mode("standard", (2, 3, 4)),)
    choices = (
        Choice("initial", ("random", *INITIALS), "T-6.1"),
        Choice("centre", ("random", *CENTRE_SIDES), "T-2.1"),
        Choice("centre_order", ("random", *CENTRE_ORDERS), "T-2.1"),
        Choice("perpendicular", ("adjacent", "extended"), "T-3.4"),
        Choice("open_scores", ("no", "yes"), "T-8"),
    )

    def deal(self, options: Options, rng: Rng) -> Tolleno:
        state = Tolleno(options)
        set_up(state, rng)
        state.begin_turn(None)
        return state


GAME = TollenoGame()
