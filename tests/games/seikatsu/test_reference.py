"""The engine against a slow model of the same clauses, move by move in random games."""

from __future__ import annotations

import pytest

from ludotheque.core.journal import Journal
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import SPACE_NAMES, TILE_NAMES
from ludotheque.games.seikatsu.speak.notation import hand_tiles
from tests.games.seikatsu import reference
from tests.games.seikatsu.positions import SETUPS

WHOLE = [
    GAME.options(mode="standard", players=3, flock="whole"),
    GAME.options(mode="solo", level="easy", flock="whole"),
]
PAGODAS = ("pink", "blue", "green")


@pytest.mark.parametrize("options", [*SETUPS, *WHOLE], ids=str)
def test_moves_flocks_and_rows_are_those_of_the_slow_model(options: Options) -> None:
    for seed in range(6):
        compare(options, Rng(seed))


def compare(options: Options, rng: Rng) -> None:
    state = GAME.deal(options, rng)
    garden = {
        reference.BY_NAME[name]: TILE_NAMES[state.kind_on(space)]
        for space, name in enumerate(SPACE_NAMES)
        if state.kind_on(space) < len(TILE_NAMES)
    }
    flocks = [0, 0, 0]
    last = None
    while state.to_move != NOBODY:
        seat = state.to_move
        hand = [TILE_NAMES[kind] for kind in hand_tiles(state, seat)]
        legal = {tuple(GAME.action_text(state, action).split("@")) for action in state.legal_actions()}
        assert legal == reference.moves(garden, hand, last, state.solo)
        action = state.random_action(rng)
        tile, space = GAME.action_text(state, action).split("@")
        last = reference.BY_NAME[space]
        points = reference.flock(garden, tile, last, options["flock"] == "whole")
        journal = Journal()
        state.apply(action, journal)
        assert journal.entries[0].event["points"] == points
        garden[last] = tile
        scorer = scorer_of(options, seat)
        if scorer is not None:
            flocks[scorer] += points
        assert list(state.flocks) == flocks
        totals = [flocks[pagoda] + reference.rows(garden, reference.AXES[name]) for pagoda, name in enumerate(PAGODAS)]
        assert [state.points(pagoda) for pagoda in range(3)] == totals
    if options.mode == "solo":
        hand = [TILE_NAMES[kind] for kind in hand_tiles(state, 0)]
        assert reference.moves(garden, hand, last, True) == set()
        assert state.winners() == ([0] if totals[0] > totals[1] + totals[2] else [])
    else:
        assert len(garden) == 36
        sides = totals[: 3 if options.players == 3 else 2]
        best = max(side for side, total in enumerate(sides) if total == max(sides))
        assert state.winners() == ([best, best + 2] if options.players == 4 else [best])


def scorer_of(options: Options, seat: int) -> int | None:
    if options.mode == "solo":
        return {"easy": 0, "medium": None, "hard": 1}[options["level"]]
    return seat % 2 if options.players == 4 else seat
