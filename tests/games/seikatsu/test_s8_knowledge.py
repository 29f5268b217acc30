"""S-8: what each player may know."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.journal import OPEN, SPECTATOR
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.notation import hand_tiles
from ludotheque.games.seikatsu.speak.view import view
from tests.cases import as_bytes
from tests.games.seikatsu.positions import SETUPS


def midgame(options: Options, seed: int, turns: int = 12) -> Seikatsu:
    state = GAME.deal(options, Rng(seed))
    rng = Rng(seed + 1)
    while turns and not state.is_over:
        state.apply(state.random_action(rng))
        turns -= 1
    return state


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_s_8_a_redeal_keeps_what_the_viewer_knows_and_moves_the_rest(options: Options) -> None:
    state = midgame(options, 1, 5)
    for viewer in (SPECTATOR, *range(options.players)):
        seen = set()
        for seed in range(30):
            other = state.redeal(viewer, Rng(seed))
            assert as_bytes(GAME.view(other, viewer)) == as_bytes(GAME.view(state, viewer))
            if viewer >= 0:
                assert hand_tiles(other, viewer) == hand_tiles(state, viewer)
            seen.add(GAME.position_text(other))
        assert len(seen) == 30


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_s_8_a_redeal_of_a_redeal_is_the_redeal_of_the_first(options: Options) -> None:
    for turns in (0, 7, 25):
        state = midgame(options, 2, turns)
        for viewer in (SPECTATOR, *range(options.players)):
            once = state.redeal(viewer, Rng(3))
            twice = state.redeal(viewer, Rng(4)).redeal(viewer, Rng(3))
            assert GAME.position_text(twice) == GAME.position_text(once)
            assert twice.hash() == once.hash()


def test_s_8_a_redeal_deals_every_unseen_tile_evenly() -> None:
    state = midgame(GAME.options(players=2), 3, 20)
    unseen = Counter(map(int, state.unseen(0)))
    drawn: Counter[int] = Counter()
    rng = Rng(1)
    games = 3000
    for _ in range(games):
        drawn.update(hand_tiles(state.redeal(0, rng), 1))
    for kind, count in unseen.items():
        expected = 2 * games * count / unseen.total()
        assert abs(drawn[kind] - expected) < 6 * expected**0.5


def test_s_8_hands_of_others_and_the_bag_are_hidden_but_their_sizes_are_not() -> None:
    state = midgame(GAME.options(players=3), 4)
    for viewer in range(3):
        seen = view(state, viewer)
        for seat in range(3):
            hand = seen["seats"][seat]["hand"]
            assert len(hand) == 2
            assert ("hidden" in hand) == (seat != viewer)
        assert seen["bag"] == state.in_bag
    assert all(seat["hand"] == ["hidden", "hidden"] for seat in view(state, SPECTATOR)["seats"])
    assert not any("hidden" in seat["hand"] for seat in view(state, OPEN)["seats"])


def test_s_8_the_tiles_not_yet_seen_are_those_of_the_bag_and_the_other_hands() -> None:
    state = midgame(GAME.options(players=2), 5)
    unseen = view(state, 0)["unseen"]
    hidden = [*state.bag[: state.in_bag], *hand_tiles(state, 1)]
    assert sum(unseen["tiles"].values()) == len(hidden)
    assert unseen["koi"] == hidden.count(16)
    assert sum(unseen["birds"].values()) == sum(unseen["flowers"].values()) == len(hidden) - hidden.count(16)
    assert unseen["birds"]["waxwing"] == sum(kind // 4 == 1 for kind in hidden)
    assert sum(view(state, OPEN)["unseen"]["tiles"].values()) == state.in_bag


def test_the_view_counts_turns_rows_and_the_last_tile() -> None:
    state = midgame(GAME.options(players=3), 6, 7)
    seen = view(state, 1)
    assert (seen["turn"], seen["turns"], seen["to_move"], seen["side"]) == (3, 11, 1, "blue")
    last = seen["last"]
    assert last is not None
    assert last["seat"] == 0
    for pagoda in seen["pagodas"]:
        assert sum(row["points"] for row in pagoda["rows"]) == pagoda["rows_points"]
        assert pagoda["points"] == pagoda["flocks"] + pagoda["rows_points"] == state.scores()[pagoda["seats"][0]]
    assert [len(row["spaces"]) for row in seen["pagodas"][0]["rows"]] == [4, 5, 6, 6, 6, 5, 4]


def test_the_view_turns_the_garden_to_the_viewers_pagoda() -> None:
    state = midgame(GAME.options(players=3), 7)
    for viewer, space in ((0, "d1"), (1, "a4"), (2, "g4")):
        nearest = max(view(state, viewer)["spaces"], key=lambda seen: seen["level"])
        assert (nearest["space"], nearest["column"], nearest["level"]) == (space, 0, 6)
    assert view(state, SPECTATOR)["side"] == "pink"
