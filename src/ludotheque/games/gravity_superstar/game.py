"""Gravity Superstar: its facts, and all that shells ask for."""

from __future__ import annotations

from typing import cast

from ludotheque.core.errors import Refusal
from ludotheque.core.game import Described, Game, Outcome, Prompt, ScoreStep, View
from ludotheque.core.options import Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar import explain, notation, position
from ludotheque.games.gravity_superstar.draw import draw
from ludotheque.games.gravity_superstar.rules import GravitySuperstar
from ludotheque.games.gravity_superstar.rules_deal import deal
from ludotheque.games.gravity_superstar.terminal import terminal
from ludotheque.games.gravity_superstar.view import GravityView, view

PLAYERS = (2, 3, 4, 5, 6)


class GravitySuperstarGame(Game[GravitySuperstar]):
    id = "gravity_superstar"
    name = "Gravity Superstar"
    designers = ("Julian Allain",)
    publisher = "Sit Down!"
    minutes = 20
    rules_version = 1
    modes = (Mode("standard", PLAYERS), Mode("expert", PLAYERS))
    choices = ()

    def deal(self, options: Options, rng: Rng) -> GravitySuperstar:
        return deal(options, rng)

    def action_text(self, state: GravitySuperstar, action: int) -> str:
        return notation.action_text(action)

    def parse_action(self, state: GravitySuperstar, text: str) -> int:
        return notation.parse_action(text)

    def position_text(self, state: GravitySuperstar) -> str:
        return position.position_text(state)

    def parse_position(self, text: str) -> GravitySuperstar:
        return position.parse_position(text, self.check_options)

    def view(self, state: GravitySuperstar, viewer: int) -> View:
        return cast(View, view(state, viewer))

    def describe(self, state: GravitySuperstar, action: int) -> Described:
        return explain.describe(state, action)

    def prompt(self, state: GravitySuperstar) -> Prompt:
        return explain.prompt(state)

    def refusal(self, state: GravitySuperstar, action: int) -> Refusal:
        return explain.refusal(state, action)

    def why_not(self, state: GravitySuperstar, targets: list[str]) -> Refusal | None:
        return explain.why_not(state, targets)

    def score_sheet(self, state: GravitySuperstar) -> list[ScoreStep]:
        return explain.score_sheet(state)

    def outcome(self, state: GravitySuperstar) -> Outcome:
        return explain.outcome(state)

    def draw(self, view: View) -> str:
        return draw(cast(GravityView, view))

    def terminal(self, view: View) -> str:
        return terminal(cast(GravityView, view))


GAME = GravitySuperstarGame()
