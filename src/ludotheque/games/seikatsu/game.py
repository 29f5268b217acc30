"""`GAME`: Seikatsu for shells."""

from __future__ import annotations

from typing import cast

from ludotheque.core.errors import Refusal
from ludotheque.core.game import Described, Game, Outcome, Prompt, ScoreStep, View
from ludotheque.core.options import Choice, Mode, Options
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu import draw, explain, notation, terminal, view
from ludotheque.games.seikatsu.rules import Seikatsu
from ludotheque.games.seikatsu.rules_deal import deal
from ludotheque.games.seikatsu.view import SeikatsuView


class SeikatsuGame(Game[Seikatsu]):
    id = "seikatsu"
    name = "Seikatsu"
    designers = ("Matt Loomis", "Isaac Shalev")
    publisher = "IDW Games"
    minutes = 30
    rules_version = 1
    modes = (Mode("standard", (2, 3)), Mode("teams", (4,)), Mode("solo", (1,)), Mode("tournament", (2, 3, 4)))
    choices = (
        Choice("flock", ("neighbours", "whole"), "S-3.2"),
        Choice("level", ("easy", "medium", "hard"), "S-6.3", ("solo",)),
        Choice("tournament_hands", ("topped_up", "koi_only"), "S-7.2", ("tournament",)),
    )

    def deal(self, options: Options, rng: Rng) -> Seikatsu:
        return deal(options, rng)

    def action_text(self, state: Seikatsu, action: int) -> str:
        return notation.action_text(action)

    def parse_action(self, state: Seikatsu, text: str) -> int:
        return notation.parse_action(text)

    def position_text(self, state: Seikatsu) -> str:
        return notation.position_text(state)

    def parse_position(self, text: str) -> Seikatsu:
        return notation.parse_position(text, self.check_options)

    def view(self, state: Seikatsu, viewer: int) -> View:
        return view.view(state, viewer)

    def describe(self, state: Seikatsu, action: int) -> Described:
        return explain.describe(state, action)

    def prompt(self, state: Seikatsu) -> Prompt:
        return explain.prompt(state)

    def refusal(self, state: Seikatsu, action: int) -> Refusal:
        return explain.refusal(state, action)

    def why_not(self, state: Seikatsu, targets: list[str]) -> Refusal | None:
        return explain.why_not(state, targets)

    def score_sheet(self, state: Seikatsu) -> list[ScoreStep]:
        return explain.score_sheet(state)

    def outcome(self, state: Seikatsu) -> Outcome:
        return explain.outcome(state)

    def draw(self, view: View) -> str:
        return draw.draw(cast(SeikatsuView, view))

    def terminal(self, view: View) -> str:
        return terminal.terminal(cast(SeikatsuView, view))


GAME = SeikatsuGame()
