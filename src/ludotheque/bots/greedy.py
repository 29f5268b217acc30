"""One decision deep: every action is tried in a few redeals, and the best lead on average wins."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.policy import Policy, floats
from ludotheque.core.rng import Rng
from ludotheque.core.state import State


def leads_after(state: State, seat: i64, policy: Policy, deals: i64, rng: Rng) -> list[float]:
    """For each legal action, in order, the lead of `seat` after it, on average over `deals` redeals."""
    points = floats(state.players)
    leads = floats(state.players)
    legal = state.redeal(seat, rng).legal_actions()
    sums = [0.0] * len(legal)
    deal: i64 = 0
    while deal < deals:
        world = state.redeal(seat, rng)
        index: i64 = 0
        while index < len(legal):
            after = world.clone()
            after.apply(legal[index])
            policy.points(after, points)
            policy.leads(after, points, leads)
            sums[index] += leads[seat]
            index += 1
        deal += 1
    return [total / float(deals) for total in sums]


def greedy_action(state: State, seat: i64, policy: Policy, deals: i64, rng: Rng, blur: float = 0.0) -> i64:
    """An action with the best lead, each misjudged by up to `blur` points; equals are chosen among evenly."""
    legal = state.redeal(seat, rng).legal_actions()
    if len(legal) == 1:
        return legal[0]
    leads = leads_after(state, seat, policy, deals, rng)
    if blur > 0.0:
        leads = [lead + blur * (2.0 * rng.unit() - 1.0) for lead in leads]
    best = max(leads)
    choices = [action for action, lead in zip(legal, leads, strict=True) if lead == best]
    return choices[rng.below(len(choices))]
