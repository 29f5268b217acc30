"""What a game looks like in numbers, as a message."""

from __future__ import annotations

from ludotheque.games import game as find_game
from ludotheque.study.insights import Insights, insights
from ludotheque.table.problems import Declined


def insights_page(id: str) -> Insights:
    game = find_game(id)
    found = insights(game.id)
    if found is None:
        raise Declined("no-insights", f"{game.name} comes without numbers from many matches", 404)
    return found
