from __future__ import annotations

import json

import pytest

from ludotheque.core.game import Game
from ludotheque.core.state import State
from tests.bots.signatures import FILE, signature
from tests.cases import games

GAMES = games()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_levels_play_as_their_signatures_say(game: Game[State]) -> None:
    """If play was changed on purpose: `python -m tests.bots.signatures`, and measure the levels again."""
    assert signature(game) == json.loads(FILE.read_text("utf-8"))[game.id]
