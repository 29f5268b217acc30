"""What an action id is made of, whatever the position."""

from __future__ import annotations

from ludotheque.games.seikatsu.rules.board import SPACE_NAMES, SPACES
from ludotheque.games.seikatsu.speak.view import sort_names


def action_parts(action: int) -> dict[str, str]:
    bird, flower = sort_names(action // SPACES)
    return {"bird": bird, "flower": flower, "space": SPACE_NAMES[action % SPACES]}
