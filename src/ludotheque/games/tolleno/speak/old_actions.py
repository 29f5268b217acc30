"""The action ids of the first numbering, which stored tables still have."""

from __future__ import annotations

from ludotheque.games.tolleno.rules.actions import FIRST_BUILD, FIRST_CONTRACT, FIRST_SAIL, extension
from ludotheque.games.tolleno.rules.board import MOST_SPOTS
from ludotheque.games.tolleno.rules.offer import rank_of_offered
from ludotheque.games.tolleno.rules.state import Tolleno

OLD_BUILD = 24640
OLD_CONTRACT = 24872
OLD_SAIL = 30440
"""Extensions were `4 * cell + turn` for every cell, contracts `232 * kind + spot`; what follows is as it was."""


def renumbered(state: Tolleno, action: int, numbering: int) -> int:
    """The id, in this position, of an action that was legal in it under the first numbering."""
    if action < OLD_BUILD:
        return int(extension(state.city, action // 4, action % 4))
    if action < OLD_CONTRACT:
        return action - OLD_BUILD + FIRST_BUILD
    if action < OLD_SAIL:
        kind, spot = divmod(action - OLD_CONTRACT, MOST_SPOTS)
        return FIRST_CONTRACT + MOST_SPOTS * int(rank_of_offered(state.pieces, kind)) + spot
    return action - OLD_SAIL + FIRST_SAIL
