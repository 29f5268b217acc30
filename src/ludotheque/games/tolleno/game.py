"""Tolleno as the rest of the library sees it."""

from __future__ import annotations

from itertools import product
from typing import cast

from ludotheque.core.errors import Refusal
from ludotheque.core.game import Described, Game, Outcome, Prompt, ScoreStep, View
from ludotheque.core.options import Choice, Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.games.tolleno.board import INITIALS
from ludotheque.games.tolleno.draw import draw
from ludotheque.games.tolleno.explain import describe, prompt
from ludotheque.games.tolleno.notation import action_text, parse_action
from ludotheque.games.tolleno.position import parse_position, position_text
from ludotheque.games.tolleno.refuse import refusal, why_not
from ludotheque.games.tolleno.rules import Tolleno
from ludotheque.games.tolleno.rules_deal import set_up
from ludotheque.games.tolleno.terminal import terminal
from ludotheque.games.tolleno.view import TollenoView, outcome, score_sheet, view

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

    def action_text(self, state: Tolleno, action: int) -> str:
        return action_text(state, action)

    def parse_action(self, state: Tolleno, text: str) -> int:
        return parse_action(state, text)

    def position_text(self, state: Tolleno) -> str:
        return position_text(state)

    def parse_position(self, text: str) -> Tolleno:
        return parse_position(text, self.check_options)

    def view(self, state: Tolleno, viewer: int) -> View:
        return view(state, viewer)

    def describe(self, state: Tolleno, action: int) -> Described:
        return describe(state, action)

    def prompt(self, state: Tolleno) -> Prompt:
        return prompt(state)

    def refusal(self, state: Tolleno, action: int) -> Refusal:
        return refusal(state, action)

    def why_not(self, state: Tolleno, targets: list[str]) -> Refusal | None:
        return why_not(state, targets)

    def score_sheet(self, state: Tolleno) -> list[ScoreStep]:
        return score_sheet(state)

    def outcome(self, state: Tolleno) -> Outcome:
        return outcome(state)

    def draw(self, view: View) -> str:
        return draw(cast(TollenoView, view))

    def terminal(self, view: View) -> str:
        return terminal(cast(TollenoView, view))


GAME = TollenoGame()
