"""Octocube as a `Game`: its facts, modes and options, and what ties its files together."""

from __future__ import annotations

from ludotheque.core.errors import Refusal
from ludotheque.core.game import Described, Game, Outcome, Prompt, ScoreStep, View
from ludotheque.core.options import Choice, Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.games.octocube import notation
from ludotheque.games.octocube.count import outcome, score_sheet
from ludotheque.games.octocube.draw import draw
from ludotheque.games.octocube.explain import describe, prompt
from ludotheque.games.octocube.refuse import refusal, why_not
from ludotheque.games.octocube.rules import OctocubeState
from ludotheque.games.octocube.terminal import terminal
from ludotheque.games.octocube.view import view


class Octocube(Game[OctocubeState]):
    id = "octocube"
    name = "Octocube"
    designers = ("Karl Lange",)
    publisher = "Sit Down!"
    minutes = 25
    rules_version = 1
    modes = (Mode("basic", (2, 3, 4)), Mode("advanced", (2, 3, 4)), Mode("kids", (2, 3, 4)))
    choices = (Choice("open_scores", ("no", "yes"), "O-7", ("basic", "advanced")),)

    def deal(self, options: Options, rng: Rng) -> OctocubeState:
        state = OctocubeState(options)
        state.deal(rng)
        return state

    def action_text(self, state: OctocubeState, action: int) -> str:
        return notation.action_text(action)

    def parse_action(self, state: OctocubeState, text: str) -> int:
        return notation.parse_action(text)

    def position_text(self, state: OctocubeState) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str) -> OctocubeState:
        return notation.parse_position(text, self.check_options)

    def view(self, state: OctocubeState, viewer: int) -> View:
        return view(state, viewer)

    def describe(self, state: OctocubeState, action: int) -> Described:
        return describe(state, action)

    def prompt(self, state: OctocubeState) -> Prompt:
        return prompt(state)

    def refusal(self, state: OctocubeState, action: int) -> Refusal:
        return refusal(state, action)

    def why_not(self, state: OctocubeState, targets: list[str]) -> Refusal | None:
        return why_not(state, targets)

    def score_sheet(self, state: OctocubeState) -> list[ScoreStep]:
        return score_sheet(state)

    def outcome(self, state: OctocubeState) -> Outcome:
        return outcome(state)

    def draw(self, view: View) -> str:
        return draw(view)

    def terminal(self, view: View) -> str:
        return terminal(view)


GAME = Octocube()
