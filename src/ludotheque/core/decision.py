"""What decided a match that points decided: said only of points without which the second would have been ahead."""

from __future__ import annotations

from typing import TypedDict

from ludotheque.core.speech import Outcome, ScoreStep


class Decision(TypedDict):
    """`winner` beat `second`, the best of those who did not win, by `margin` points.

    Without the points of `kind` (of which `winner` and `second` had `points`) `second` would have been ahead. Where no
    kind of points alone was so weighty, `kind` is empty: the winner was ahead anyway.
    """

    winner: int
    second: int
    margin: int
    kind: str
    points: list[int]


def decision(sheet: list[ScoreStep], outcome: Outcome) -> Decision | None:
    """None where points did not decide: a tie broken otherwise, a shared victory, a match given up."""
    scores, winners = outcome["scores"], outcome["winners"]
    others = [seat for seat in range(len(scores)) if seat not in winners]
    if not winners or not others or outcome["decided_by"] in ("agreed", "resigned", "shared"):
        return None
    winner, second = winners[0], max(others, key=lambda seat: scores[seat])
    margin = scores[winner] - scores[second]
    if margin <= 0:
        return None
    found = Decision(winner=winner, second=second, margin=margin, kind="", points=[])
    kinds = dict.fromkeys(step["kind"] for step in sheet)
    given = {kind: points_of(sheet, kind) for kind in kinds}
    lead = {kind: points[winner] - points[second] for kind, points in given.items()}
    kind = max(lead, key=lambda kind: lead[kind], default="")
    if kind and lead[kind] > margin:
        found["kind"], found["points"] = kind, [given[kind][winner], given[kind][second]]
    return found


def may_decide(sheet: list[ScoreStep]) -> set[str]:
    """The kinds of points that can be said to have decided: where there is but one, nothing speaks against it."""
    kinds = {step["kind"] for step in sheet if any(step["points"])}
    return kinds if len(kinds) > 1 else set()


def points_of(sheet: list[ScoreStep], kind: str) -> list[int]:
    """What all steps of a kind give each seat."""
    steps = [step["points"] for step in sheet if step["kind"] == kind]
    return [sum(points) for points in zip(*steps, strict=True)]
