"""S-7: tournament."""

from __future__ import annotations

import pytest

from ludotheque.core.journal import SPECTATOR
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.notation import hand_tiles
from ludotheque.games.seikatsu.speak.view import view


def tournament(players: int, hands: str = "topped_up", seed: int = 1) -> Seikatsu:
    return GAME.deal(GAME.options(mode="tournament", players=players, tournament_hands=hands), Rng(seed))


@pytest.mark.parametrize(("players", "koi"), [(2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
@pytest.mark.parametrize("hands", ["topped_up", "koi_only"])
def test_s_7_1_the_koi_are_dealt_and_none_is_in_the_bag(players: int, koi: list[int], hands: str) -> None:
    for seed in range(20):
        state = tournament(players, hands, seed)
        assert [hand_tiles(state, seat).count(16) for seat in range(players)] == koi
        assert 16 not in list(state.bag)


@pytest.mark.parametrize(("players", "in_bag"), [(2, 30), (3, 27), (4, 24)])
def test_s_7_2_hands_are_topped_up_to_two(players: int, in_bag: int) -> None:
    state = tournament(players)
    assert [len(hand_tiles(state, seat)) for seat in range(players)] == [2] * players
    assert state.in_bag == in_bag


@pytest.mark.parametrize(("players", "sizes", "in_bag"), [(2, [2, 2], 30), (3, [1, 1, 2], 29), (4, [1] * 4, 28)])
def test_s_7_2_with_koi_only_there_is_nothing_but_koi_at_first(players: int, sizes: list[int], in_bag: int) -> None:
    state = tournament(players, "koi_only")
    assert [hand_tiles(state, seat) for seat in range(players)] == [[16] * size for size in sizes]
    assert state.in_bag == in_bag


def test_s_7_2_topped_up_hands_run_dry_for_the_last_two_turns_of_each() -> None:
    for players in (2, 3, 4):
        state = tournament(players)
        rng = Rng(3)
        turns = 0
        while not state.is_over:
            assert (state.in_bag == 0) == (turns >= state.max_length - 2 * players)
            state.apply(state.random_action(rng))
            turns += 1


def test_s_7_2_dealt_koi_stay_public_until_they_are_placed() -> None:
    state = tournament(3)
    for viewer in (SPECTATOR, 0):
        hands = [seat["hand"] for seat in view(state, viewer)["seats"]]
        assert hands[1:] == [["hidden", "koi"], ["koi", "koi"]]
    moves = [action for action in state.legal_actions() if action // 36 == 16]
    state.apply(moves[0])
    hands = [seat["hand"] for seat in view(state, SPECTATOR)["seats"]]
    assert hands == [["hidden", "hidden"], ["hidden", "koi"], ["koi", "koi"]]


def test_s_7_1_four_play_in_teams() -> None:
    state = tournament(4)
    assert [state.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    state.play_out(Rng(1))
    assert state.winners() in ([0, 2], [1, 3])
