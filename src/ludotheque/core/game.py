"""`Game`: what a shell (table, command line, bot, environment) needs of a game besides its `State`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypedDict, TypeVar

from ludotheque.core.errors import Arg, IllegalAction, Refusal
from ludotheque.core.options import Choice, Mode, Options, check_options
from ludotheque.core.rng import Rng, SeedRng
from ludotheque.core.state import State

S = TypeVar("S", bound=State)

View = Mapping[str, object]


class Described(TypedDict):
    """An action as data, so that any shell can light it up or put it into words without knowing a rule."""

    action: int
    notation: str
    kind: str
    """The words are the message `<game>-do-<kind>` with `args`."""
    targets: list[str]
    """What a person points at, in this order, to choose the action: `space:b3`, `piece:koi`, `card:joker` ..."""
    args: dict[str, Arg]


class Prompt(TypedDict):
    """What the seat to move has to decide: the message `<game>-prompt-<kind>` with `args`, and its clause."""

    kind: str
    clause: str
    args: dict[str, Arg]


class ScoreStep(TypedDict):
    """One line of the final count: the message `<game>-score-<kind>` with `args`, and what it gives each seat."""

    kind: str
    clause: str
    args: dict[str, Arg]
    points: list[int]
    targets: list[str]


class Outcome(TypedDict):
    """How a match ended: `<game>-end-<reason>` says why, `<game>-won-<decided_by>` what decided."""

    reason: str
    clause: str
    scores: list[int]
    winners: list[int]
    decided_by: str


class Game(Generic[S]):
    """One game: its facts, its setup, and the texts, views and pictures of its states."""

    id: str
    name: str
    designers: tuple[str, ...]
    publisher: str
    minutes: int
    rules_version: int
    modes: tuple[Mode, ...]
    choices: tuple[Choice, ...]

    def options(self, **wanted: str | int) -> Options:
        """Checked options: `game.options(mode="teams", players=4)`."""
        return self.check_options({name: str(value) for name, value in wanted.items()})

    def check_options(self, wanted: Mapping[str, str]) -> Options:
        return check_options(self.id, self.modes, self.choices, wanted)

    def deal(self, options: Options, rng: Rng) -> S:
        """The first position, all chance drawn from `rng`."""
        raise NotImplementedError

    def setup(self, options: Options, seed: bytes) -> S:
        """The first position of a real match: `seed` has 32 bytes and decides everything."""
        return self.deal(options, SeedRng(seed))

    def action_text(self, state: S, action: int) -> str:
        """The notation of any action id below `max_actions`, legal or not."""
        raise NotImplementedError

    def parse_action(self, state: S, text: str) -> int:
        """The id of a notation, legal or not. Raises `BadNotation` with what is expected."""
        raise NotImplementedError

    def position_text(self, state: S) -> str:
        """The whole position as text, hidden things and options included: it parses back to an equal state."""
        raise NotImplementedError

    def parse_position(self, text: str) -> S:
        """Raises `BadNotation` that says where and what is expected."""
        raise NotImplementedError

    def view(self, state: S, viewer: int) -> View:
        """All that `viewer` (a seat, `SPECTATOR`, or `OPEN`) may know, by whitelist, as plain data for JSON."""
        raise NotImplementedError

    def describe(self, state: S, action: int) -> Described:
        raise NotImplementedError

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError

    def refusal(self, state: S, action: int) -> Refusal:
        """Why an action that is not legal now is not."""
        raise NotImplementedError

    def why_not(self, state: S, targets: list[str]) -> Refusal | None:
        """Why pointing at these targets (as in `Described`) leads to no legal action; None if it leads to one."""
        raise NotImplementedError

    def score_sheet(self, state: S) -> list[ScoreStep]:
        """The count behind `scores()`, step by step; the points of the steps add up to the scores."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        """How a match that is over ended."""
        raise NotImplementedError

    def draw(self, view: View) -> str:
        """A view as SVG, from its viewer's side."""
        raise NotImplementedError

    def terminal(self, view: View) -> str:
        """A view as text in Rich markup, at most 80 columns wide; readable without colour."""
        raise NotImplementedError

    def check(self, state: S, action: int) -> None:
        """Raises `IllegalAction`, with the clause, unless `action` is legal now."""
        legal = state.legal_actions()
        if action not in legal:
            known = 0 <= action < state.max_actions
            raise IllegalAction(
                self.refusal(state, action) if known else Refusal("", "unknown-action", {"action": action}),
                self.action_text(state, action) if known else str(action),
                [self.action_text(state, other) for other in legal],
            )
