"""The final count step by step (O-4.2), and how a match ended."""

from __future__ import annotations

from ludotheque.core.speech import Outcome, ScoreStep
from ludotheque.core.state import NOBODY
from ludotheque.games.octocube.rules.actions import BOARD_FULL, ENDINGS, IDLE, KIDS
from ludotheque.games.octocube.rules.board import COIN_POINTS, COLOURS, OBJECTS
from ludotheque.games.octocube.rules.score import (
    CATEGORIES,
    category_count,
    category_places,
    majority_points,
    object_tiles,
    take_all,
)
from ludotheque.games.octocube.rules.state import Octocube

END_CLAUSES = {"abyss": "O-4.1", "idle": "O-4.5", "board-full": "O-6.5"}


def score_sheet(state: Octocube) -> list[ScoreStep]:
    if state.mode == KIDS:
        return [ScoreStep(kind="spaces", clause="O-6.5", args={}, points=state.scores(), targets=[]), *_tie(state)]
    counted = state.clone()
    if state.to_move != NOBODY:
        take_all(counted)
    coins = [int(coins) for coins in counted.coins]
    steps = [
        ScoreStep(
            kind="series", clause="O-3.8", args={}, points=[int(points) for points in counted.points], targets=[]
        ),
        ScoreStep(
            kind="coins",
            clause="O-4.2",
            args={"counts": coins},
            points=[COIN_POINTS * count for count in coins],
            targets=["tile:coin"],
        ),
    ]
    steps.extend(_majority(counted, category) for category in range(CATEGORIES))
    return steps + _tie(state)


def _tie(state: Octocube) -> list[ScoreStep]:
    """What is compared when the best scores are equal: coins in kids (O-6.5), else object tiles (O-4.4)."""
    if state.to_move != NOBODY or len(_leaders(state)) == 1:
        return []
    kids = state.mode == KIDS
    counts = [int(state.coins[seat] if kids else object_tiles(state.boards[seat])) for seat in range(state.players)]
    return [
        ScoreStep(
            kind="tie-coins" if kids else "tie-objects",
            clause="O-6.5" if kids else "O-4.4",
            args={"counts": counts},
            points=[0] * state.players,
            targets=[],
        )
    ]


def _leaders(state: Octocube) -> list[int]:
    scores = state.scores()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _majority(counted: Octocube, category: int) -> ScoreStep:
    boards = [int(board) for board in counted.boards]
    first, second = category_places(category)
    colour = category < len(COLOURS)
    name = COLOURS[category] if colour else OBJECTS[category - len(COLOURS)]
    sort = "colour" if colour else "object"
    return ScoreStep(
        kind=sort,
        clause="O-4.2",
        args={
            sort: name,
            "first_points": first,
            "second_points": second,
            "counts": [int(category_count(board, category)) for board in boards],
        },
        points=majority_points(boards, category),
        targets=[f"{sort}:{name}"],
    )


def end_clause(state: Octocube) -> str:
    """The clause that ended the match."""
    return "O-6.6" if state.mode == KIDS and state.ended == IDLE else END_CLAUSES[ENDINGS[state.ended]]


def outcome(state: Octocube) -> Outcome:
    return Outcome(
        reason=ENDINGS[state.ended],
        clause=end_clause(state),
        scores=state.scores(),
        winners=state.winners(),
        decided_by=_decided_by(state),
    )


def _decided_by(state: Octocube) -> str:
    """Which comparison settled who won."""
    if len(_leaders(state)) == 1:
        if state.mode != KIDS:
            return "points"
        return "board" if state.ended == BOARD_FULL else "spaces"
    if len(state.winners()) > 1:
        return "shared"
    return "coins" if state.mode == KIDS else "objects"
