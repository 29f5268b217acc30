"""The reason given for a victory is true: without what is said to have decided, the second would have been ahead."""

from __future__ import annotations

from ludotheque.core.decision import Decision, decision
from ludotheque.core.rng import Rng
from ludotheque.core.speech import Outcome, ScoreStep
from ludotheque.core.state import State
from tests.cases import Case, all_cases, every, few, start

MATCHES = 100
BY_POINTS = {"points", "stars", "board", "spaces"}
BY_A_TIE = {"tie", "tokens", "objects", "coins", "shared"}


def finished(case: Case, seed: int) -> State:
    rng, state = Rng(seed), start(case, seed)
    while not state.is_over:
        state.apply(state.random_action(rng))
    return state


def counted_without(sheet: list[ScoreStep], kind: str, seats: int) -> list[int]:
    """The scores of a count in which nothing of this kind was counted."""
    left = [step["points"] for step in sheet if step["kind"] != kind]
    return [sum(points[seat] for points in left) for seat in range(seats)]


def overtakes(scores: list[int], said: Decision) -> bool:
    """By this count the second is ahead of the winner."""
    return scores[said["second"]] > scores[said["winner"]]


@every(few(all_cases()))
def test_what_is_said_to_have_decided_did_and_what_is_not_said_would_not_have(case: Case) -> None:
    game, _ = case
    for seed in range(MATCHES):
        state = finished(case, seed)
        sheet, outcome = game.score_sheet(state), game.outcome(state)
        said, kinds = decision(sheet, outcome), {step["kind"] for step in sheet}
        if said is None:
            assert not won_by_points(outcome)
            continue
        scores, winners = outcome["scores"], outcome["winners"]
        assert said["winner"] in winners
        assert said["second"] not in winners
        assert said["margin"] == scores[said["winner"]] - scores[said["second"]] > 0
        assert scores[said["second"]] == max(score for seat, score in enumerate(scores) if seat not in winners)
        decisive = {kind for kind in kinds if overtakes(counted_without(sheet, kind, state.players), said)}
        assert bool(said["kind"]) == bool(decisive)
        if said["kind"]:
            assert said["kind"] in decisive
            parts = [step["points"] for step in sheet if step["kind"] == said["kind"]]
            assert said["points"] == [sum(part[seat] for part in parts) for seat in (said["winner"], said["second"])]


def won_by_points(outcome: Outcome) -> bool:
    scores, winners = outcome["scores"], outcome["winners"]
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    return bool(winners and others) and scores[winners[0]] > max(others) and outcome["decided_by"] != "shared"


@every(few(all_cases()))
def test_what_broke_a_tie_broke_one(case: Case) -> None:
    """Points are said to have decided only where nobody else had as many, and a tie only where somebody had."""
    game, _ = case
    for seed in range(MATCHES):
        state = finished(case, seed)
        outcome = game.outcome(state)
        if "rival" in outcome:
            own, rival = outcome["scores"][0], outcome["rival"]
            wanted = "solo-won" if own > rival else "solo-lost" if own < rival else "solo-tie"
            assert outcome["decided_by"] == wanted
            steps = game.score_sheet(state)
            assert sum(step.get("rival", 0) for step in steps) == rival
            continue
        best = max(outcome["scores"])
        parties = {state.team(seat) for seat, score in enumerate(outcome["scores"]) if score == best}
        assert outcome["decided_by"] in (BY_POINTS if len(parties) == 1 else BY_A_TIE)
        if outcome["decided_by"] == "shared":
            assert len({state.team(seat) for seat in outcome["winners"]}) > 1
