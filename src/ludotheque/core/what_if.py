"""The one move that would have won a lost match, had the others played as they did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict

from ludotheque.core.match import Match
from ludotheque.core.speech import Described, Outcome
from ludotheque.core.state import State

MOST_STEPS: Final = 12_000
"""Actions that are played again in the search: the moves before are left as they were."""


class WhatIf(TypedDict):
    """With `move` in the place of the line's step `step` (from 1) the seat would have won, ahead of the best of the
    others by `margin` (0: a tie that breaks its way), as `decided_by` says.

    The others play as they did, and so does the seat; where it no longer can, it plays otherwise in `later` moves."""

    step: int
    move: Described
    margin: int
    decided_by: str
    later: int


@dataclass(frozen=True)
class Line:
    """Another end of a match: its actions from a step on."""

    actions: tuple[int, ...]
    outcome: Outcome
    margin: int
    later: int


def what_if(match: Match, seat: int) -> WhatIf | None:
    """None for who won, for a match that did not end by the rules, and where no single move would have been enough."""
    found = winning_line(match, seat)
    if found is None:
        return None
    step, line = found
    move = match.game.describe(match.state_at(step), line.actions[0])
    decided_by = line.outcome["decided_by"]
    return WhatIf(step=step + 1, move=move, margin=line.margin, decided_by=decided_by, later=line.later)


def winning_line(match: Match, seat: int) -> tuple[int, Line] | None:
    """The latest decision of `seat` that could have turned the match (the actions before it), and how it goes on: with
    the fewest other moves than were made, and of those furthest ahead."""
    if not match.state.is_over or seat in match.state.winners():
        return None
    search = Search(match, seat)
    for step, before in reversed(states_before(match, seat)):
        made = match.line[step].action
        others = [action for action in before.legal_actions() if action != made]
        best = search.best([search.after(before, step, action) for action in others])
        if best is not None:
            return step, best
    return None


def states_before(match: Match, seat: int) -> list[tuple[int, State]]:
    """The position before each action of a seat, with the number of actions before it."""
    found: list[tuple[int, State]] = []
    state = match.state_at(0)
    for step, entry in enumerate(match.line):
        if entry.seat == seat:
            found.append((step, state.clone()))
        state.apply(entry.action)
        state = match.dealt(step + 1, state)
    return found


class Search:
    """Ends that a seat wins, within `MOST_STEPS` actions."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._left = MOST_STEPS

    @staticmethod
    def best(lines: list[Line | None]) -> Line | None:
        found = [line for line in lines if line is not None]
        return max(found, key=lambda line: (-line.later, line.margin), default=None)

    def after(self, before: State, step: int, action: int) -> Line | None:
        """The end with this action at `step`, the others' as they were after it; None if the seat does not win it."""
        self._left -= 1
        if self._left < 0:
            return None
        state = before.clone()
        state.apply(action)
        state = self._match.dealt(step + 1, state)
        if state.is_over:
            return self._end(state, step, action)
        if step + 1 == len(self._match.line):
            return None
        entry, legal = self._match.line[step + 1], state.legal_actions()
        if state.to_move != entry.seat:
            return None
        if entry.action in legal:
            follows, otherwise = self.after(state, step + 1, entry.action), 0
        elif entry.seat == self._seat:
            follows, otherwise = self.best([self.after(state, step + 1, own) for own in legal]), 1
        else:
            return None
        if follows is None:
            return None
        return Line((action, *follows.actions), follows.outcome, follows.margin, follows.later + otherwise)

    def _end(self, state: State, step: int, action: int) -> Line | None:
        if step + 1 < len(self._match.line) or self._seat not in state.winners():
            return None
        outcome = self._match.game.outcome(state)
        others = [score for seat, score in enumerate(outcome["scores"]) if state.team(seat) != state.team(self._seat)]
        if "rival" in outcome:
            others.append(outcome["rival"])
        return Line((action,), outcome, max(0, outcome["scores"][self._seat] - max(others)), 0)
