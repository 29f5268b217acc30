"""Octocube as a `Game`: its facts, modes and options, and what ties its files together."""

from __future__ import annotations

from typing import cast

from ludotheque.core.errors import Refusal
from ludotheque.core.game import Described, Game, Outcome, Prompt, ScoreStep, View
from ludotheque.core.options import Choice, Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.games.octocube import notation
from ludotheque.games.octocube.count import outcome, score_sheet
from ludotheque.games.octocube.draw import draw
from ludotheque.games.octocube.explain import describe, prompt
from ludotheque.games.octocube.refuse import refusal, why_not
from ludotheque.games.octocube.rules import Octocube
from ludotheque.games.octocube.terminal import terminal
from ludotheque.games.octocube.view import OctocubeView, view


class OctocubeGame(Game[Octocube]):
    id = "octocube"
    name = "Octocube"
    designers = ("Karl Lange",)
    publisher = "Sit Down!"
    minutes = 25
    rules_version = 1
    modes = (Mode("basic", (2, 3, 4)), Mode("advanced", (2, 3, 4)), Mode("kids", (2, 3, 4)))
    choices = (Choice("open_scores", ("no", "yes"), "O-7.1", ("basic", "advanced")),)

    def deal(self, options: Options, rng: Rng) -> Octocube:
        state = Octocube(options)
        state.deal(rng)
        return state

    def action_text(self, state: Octocube, action: int) -> str:
        return notation.action_text(action)

    def parse_action(self, state: Octocube, text: str) -> int:
        return notation.parse_action(text)

    def position_text(self, state: Octocube) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str) -> Octocube:
        return notation.parse_position(text, self.check_options)

    def view(self, state: Octocube, viewer: int) -> View:
        return view(state, viewer)

    def describe(self, state: Octocube, action: int) -> Described:
        return describe(state, action)

    def prompt(self, state: Octocube) -> Prompt:
        return prompt(state)

    def refusal(self, state: Octocube, action: int) -> Refusal:
        return refusal(state, action)

    def why_not(self, state: Octocube, targets: list[str]) -> Refusal | None:
        return why_not(state, targets)

    def score_sheet(self, state: Octocube) -> list[ScoreStep]:
        return score_sheet(state)

    def outcome(self, state: Octocube) -> Outcome:
        return outcome(state)

    def draw(self, view: View) -> str:
        return draw(cast(OctocubeView, view))

    def terminal(self, view: View) -> str:
        return terminal(cast(OctocubeView, view))


GAME = OctocubeGame()
