"""The final count step by step (S-4), and how a match ended."""

from __future__ import annotations

from ludotheque.core.errors import Arg
from ludotheque.core.speech import Outcome, ScoreStep
from ludotheque.games.seikatsu.rules.board import PINK, ROWS, WHOLE_GARDEN
from ludotheque.games.seikatsu.rules.journal import row_count
from ludotheque.games.seikatsu.rules.state import RIVAL, Seikatsu


def score_sheet(state: Seikatsu) -> list[ScoreStep]:
    """The flocks, then row by row what it gives each pagoda: nobody is counted out before the last row.

    In solo the rival's lines give the seat nothing.
    """
    flocks = [state.flocks[state.pagoda(seat)] for seat in range(state.players)]
    sheet = [ScoreStep(kind="flocks", clause="S-3.2", args={}, points=flocks, targets=[])]
    if state.solo and state.scorer_name() == "rival":
        rival = state.flocks[RIVAL]
        args: dict[str, Arg] = {"points": rival}
        sheet.append(ScoreStep(kind="rival-flocks", clause="S-6.3", args=args, points=[0], targets=[], rival=rival))
    pagodas = state.pagodas()
    seats = [[seat for seat in range(state.players) if state.pagoda(seat) == pagoda] for pagoda in pagodas]
    for row in range(ROWS):
        sheet += [_row_step(state, pagoda, row, seated) for pagoda, seated in zip(pagodas, seats, strict=True)]
    return sheet


def _row_step(state: Seikatsu, pagoda: int, row: int, seats: list[int]) -> ScoreStep:
    count = row_count(state, pagoda, row)
    points = count["points"]
    step = ScoreStep(
        kind="row" if seats else "rival-row",
        clause="S-4.1" if seats else "S-6.5",
        args={
            "pagoda": count["pagoda"],
            "row": count["row"],
            "flower": count["flower"],
            "flowers": count["flowers"],
            "koi": count["koi"],
            "points": points,
        },
        points=[points if seat in seats else 0 for seat in range(state.players)],
        targets=[f"space:{space}" for space in count["counted"]],
    )
    if not seats:
        step["rival"] = points
    return step


def outcome(state: Seikatsu) -> Outcome:
    full = state.occupied == WHOLE_GARDEN
    scores = state.scores()
    ended = Outcome(
        reason="full" if full else "stuck",
        clause="S-4.1" if full else "S-6.4",
        scores=scores,
        winners=state.winners(),
        decided_by=_solo_decision(state) if state.solo else _decision(state, scores),
    )
    if state.solo:
        ended["rival"] = state.rival_points()
    return ended


def _decision(state: Seikatsu, scores: list[int]) -> str:
    best = {int(state.team(seat)) for seat in range(state.players) if scores[seat] == max(scores)}
    return "points" if len(best) == 1 else "tie"


def _solo_decision(state: Seikatsu) -> str:
    own, rival = state.points(PINK), state.rival_points()
    if own == rival:
        return "solo-tie"
    return "solo-won" if own > rival else "solo-lost"
