"""The engine against a second, plain reading of the clauses: the same choices and the same results all the way."""

from __future__ import annotations

import pytest

from ludotheque.core.rng import Rng
from ludotheque.games.gravity_superstar.game import GAME
from ludotheque.games.gravity_superstar.rules.actions import GOODS
from ludotheque.games.gravity_superstar.rules.path import count_of
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from tests.cases import many
from tests.games.gravity_superstar import reference
from tests.games.gravity_superstar.positions import legal

FEET = {"north": reference.NORTH, "east": reference.EAST, "south": reference.SOUTH, "west": reference.WEST}


def space(name: str) -> tuple[int, int]:
    return int(name[1:]) - 1, ord(name[0]) - 97


def twin(state: GravitySuperstar) -> reference.Game:
    planet = reference.Planet(state.board.tiles, state.board.tile_columns)
    view = GAME.view(state, 0)
    stars = view["stars"]
    assert isinstance(stars, dict)
    # At the start the first player has just come in: the marker was one door before.
    marker = (state.marker - 1) % len(planet.doors)
    placed = {space(name): colour for name, colour in stars.items()}
    return reference.Game(planet, placed, state.players, marker, state.first, bool(state.expert))


def facts(state: GravitySuperstar) -> list[object]:
    board = state.board
    shown: list[object] = [state.to_move, state.supply, board.ring[state.marker], state.stars_left, state.scores()]
    for seat, pose in enumerate(state.poses):
        place = None if pose < 0 else (divmod(int(pose) >> 2, int(board.width)), list(FEET.values())[pose & 3])
        owned = [count_of(state.owned[seat], goods) for goods in range(GOODS)]
        shown.append((place, state.hands[seat], state.ups[seat], owned))
    return shown


def plain_facts(game: reference.Game) -> list[object]:
    def bits(cards: set[str]) -> int:
        return sum(2 ** reference.CARDS.index(card) for card in cards)

    row, column = game.planet.doors[game.marker][0]
    seat = -1 if game.over else game.seat
    shown: list[object] = [seat, game.supply, row * game.planet.width + column, len(game.stars)]
    shown.append([player.points() for player in game.players])
    for player in game.players:
        place = None if player.space is None else (player.space, player.feet)
        shown.append((place, bits(player.hand), bits(player.up), list(player.goods.values())))
    return shown


@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_engine_plays_as_the_clauses_say(mode: str, players: int) -> None:
    for seed in range(many(40, 3)):
        state = GAME.deal(GAME.options(mode=mode, players=players), Rng(seed))
        game, rng = twin(state), Rng(seed)
        while True:
            assert facts(state) == plain_facts(game)
            assert legal(state) == game.legal()
            if state.is_over:
                break
            action = state.random_action(rng)
            state.apply(action)
            game.play(GAME.action_text(state, action))
        assert state.winners() == game.winners()
