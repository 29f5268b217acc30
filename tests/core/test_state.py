"""The contract's own code: random play, random games, counting the tree; and a Game or State that lacks its part."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque.core.play import divide, perft, random_games
from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State
from tests.core.pebbles import LOOK, PEBBLES, STOP, TAKE_ONE, TAKE_TWO, Pebbles


def start(heap: int = 6) -> Pebbles:
    return PEBBLES.setup(PEBBLES.options(heap=heap), bytes(32))


def test_random_play_chooses_evenly_among_the_legal_actions() -> None:
    rng = Rng(1)
    drawn = [start().random_action(rng) for _ in range(2000)]
    assert set(drawn) == {TAKE_ONE, TAKE_TWO}
    assert 900 < drawn.count(TAKE_ONE) < 1100


def test_a_play_out_ends_the_game_and_counts_its_actions() -> None:
    state = start()
    count = state.play_out(Rng(2))
    assert state.is_over
    assert state.to_move == NOBODY
    assert 6 <= count <= state.max_length
    assert state.play_out(Rng(2)) == 0


def test_random_games_leave_their_start_alone() -> None:
    state = start()
    before = state.hash()
    assert random_games(state, 50, Rng(3)) >= 50 * 6
    assert state.hash() == before


def test_perft_counts_the_ways_to_play() -> None:
    # Two pebbles' heaps by hand: take1 or take2; then stop or look; after take2 of 2 the game is over.
    state = start()
    state.heap = 2
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [2, 4, 2, 4, 0]


def test_divide_is_perft_by_first_action() -> None:
    state = start()
    state.heap = 2
    assert divide(state, 1) == {TAKE_ONE: 1, TAKE_TWO: 1}
    assert divide(state, 3) == {TAKE_ONE: 2, TAKE_TWO: 0}
    assert sum(divide(state, 4).values()) == perft(state, 4)
    state.apply(TAKE_ONE)
    assert divide(state, 2) == {STOP: 1, LOOK: 1}


UNWRITTEN: list[Callable[[State], object]] = [
    lambda state: state.max_actions,
    lambda state: state.max_length,
    lambda state: state.legal_actions(),
    lambda state: state.apply(0),
    lambda state: state.clone(),
    lambda state: state.redeal(0, Rng(0)),
    lambda state: state.scores(),
    lambda state: state.winners(),
    lambda state: state.hash(),
]


@pytest.mark.parametrize("ask", UNWRITTEN)
def test_a_state_must_write_its_own_rules(ask: Callable[[State], object]) -> None:
    with pytest.raises(NotImplementedError):
        ask(State(PEBBLES.options()))


def test_a_seat_is_a_team_of_its_own_unless_the_game_says_otherwise() -> None:
    assert State(PEBBLES.options()).team(1) == 1
