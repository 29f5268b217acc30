"""The final count step by step (G-6.2), and how a match ended."""

from __future__ import annotations

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Outcome, ScoreStep
from ludotheque.games.gravity_superstar.rules.actions import COLOUR_COUNT, COLOURS, GOODS, TOKEN
from ludotheque.games.gravity_superstar.rules.path import count_of
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar

END_CLAUSES = {"few-stars": "G-6.1", "points": "G-6.4", "no-stars": "G-6.4", "dry": "G-6.5"}


def score_sheet(state: GravitySuperstar) -> list[ScoreStep]:
    """G-6.2: stars, then the pairs of each colour, then tokens."""
    seats = range(state.players)
    owned = [[count_of(state.owned[seat], kind) for seat in seats] for kind in range(GOODS)]
    stars = [sum(owned[colour][seat] for colour in range(COLOUR_COUNT)) for seat in seats]
    steps = [ScoreStep(kind="stars", clause="G-6.2", args={}, points=stars, targets=[])]
    for colour in range(COLOUR_COUNT):
        pairs = [count // 2 for count in owned[colour]]
        args: dict[str, Arg] = {"colour": COLOURS[colour]}
        target = f"loot:{COLOURS[colour]}"
        steps.append(ScoreStep(kind="pairs", clause="G-6.2", args=args, points=pairs, targets=[target]))
    steps.append(ScoreStep(kind="tokens", clause="G-6.2", args={}, points=owned[TOKEN], targets=["loot:token"]))
    return steps


def outcome(state: GravitySuperstar) -> Outcome:
    scores, winners = state.scores(), state.winners()
    reason = state.end_reason()
    # G-6.3
    decided_by = "points" if scores.count(max(scores)) == 1 else "tokens"
    if len(winners) > 1:
        decided_by = "shared"
    return Outcome(reason=reason, clause=END_CLAUSES[reason], scores=scores, winners=winners, decided_by=decided_by)
