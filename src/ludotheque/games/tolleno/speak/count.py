"""The count behind the scores step by step (T-6), and how a match ended."""

from __future__ import annotations

from ludotheque.core.speech import Outcome, ScoreStep
from ludotheque.games.tolleno.rules.board import START_STARS
from ludotheque.games.tolleno.rules.journal import award_event
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.speak.view import part_of

CLAUSES = {"tiles": "T-6.1", "fountains": "T-6.1", "boards": "T-5.2", "initial": "T-6.1", "floors": "T-5.1"}


def score_sheet(state: Tolleno) -> list[ScoreStep]:
    """The count, step by step: what was scored during play, then tile by tile, building by building."""
    city = state.city
    order = START_STARS[state.players]
    start = [order[(seat - state.first) % state.players] for seat in range(state.players)]
    during = [state.stars(seat) - start[seat] for seat in range(state.players)]
    steps = [
        ScoreStep(kind="start", clause="T-2.3", args={}, points=start, targets=[]),
        ScoreStep(kind="contracts", clause="T-3.5", args={}, points=during, targets=[]),
    ]
    for award in state.awards():
        event = award_event(award, city)
        points = [award.stars if seat == award.seat else 0 for seat in range(state.players)]
        args = {key: value for key, value in event.items() if key != "kind" and isinstance(value, (str, int))}
        target = f"tile:{args['tile']}" if award.kind == "tile" else f"spot:{args.get('spot', '')}"
        steps.append(
            ScoreStep(
                kind=str(event["kind"]).removeprefix("score-"),
                clause=CLAUSES[part_of(award.kind)],
                args=dict(args),
                points=points,
                targets=[target] if award.kind in ("tile", "fountain") else [],
            )
        )
    return steps


def end_clause(state: Tolleno) -> str:
    """The clause that ended the match."""
    return "T-6.1" if state.last_round else "T-3.2"


def outcome(state: Tolleno) -> Outcome:
    winners = state.winners()
    return Outcome(
        reason="last-floor" if state.last_round else "no-extension",
        clause=end_clause(state),
        scores=state.scores(),
        winners=winners,
        # T-6.2: ties share.
        decided_by="stars" if len(winners) == 1 else "shared",
    )
