"""S-2: setup; and how many turns everyone has, in every mode."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import SPACE_NAMES, TILE_NAMES
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.speak.notation import hand_tiles
from tests.cases import many
from tests.games.seikatsu.positions import SETUPS, TILES

GAMES = many(10_000, 100)


def laid(state: Seikatsu) -> dict[str, str]:
    kinds = {name: state.kind_on(space) for space, name in enumerate(SPACE_NAMES)}
    return {name: TILE_NAMES[kind] for name, kind in kinds.items() if kind < len(TILE_NAMES)}


@pytest.mark.parametrize("options", SETUPS, ids=str)
def test_s_1_1_every_tile_is_somewhere_once(options: Options) -> None:
    for seed in range(20):
        state = GAME.deal(options, Rng(seed))
        hands = [TILE_NAMES[kind] for seat in range(options.players) for kind in hand_tiles(state, seat)]
        bag = [TILE_NAMES[kind] for kind in state.bag[: state.in_bag]]
        assert Counter([*laid(state).values(), *hands, *bag]) == Counter(TILES)


def test_s_2_1_two_players_have_pink_and_blue_and_three_have_all() -> None:
    two = GAME.deal(GAME.options(players=2), Rng(1))
    three = GAME.deal(GAME.options(players=3), Rng(1))
    assert [two.pagoda(seat) for seat in range(2)] == two.pagodas() == [0, 1]
    assert [three.pagoda(seat) for seat in range(3)] == three.pagodas() == [0, 1, 2]
    assert two.to_move == three.to_move == 0


@pytest.mark.parametrize(
    ("mode", "players", "starts", "first_spaces"),
    [
        ("standard", 2, {"d3", "c4"}, 9),
        ("standard", 3, {"d3", "c4", "e4"}, 12),
        ("solo", 1, {"d3", "c4", "e4"}, 12),
        ("teams", 4, {"d3", "c4", "d5", "e3"}, 12),
    ],
)
def test_s_2_2_start_tiles_and_legal_first_spaces(mode: str, players: int, starts: set[str], first_spaces: int) -> None:
    for seed in range(100):
        state = GAME.deal(GAME.options(mode=mode, players=players), Rng(seed))
        assert set(laid(state)) == starts
        assert "koi" not in laid(state).values()
        assert len({action % 36 for action in state.legal_actions()}) == first_spaces


def test_s_2_3_standard_hands_are_two_tiles_that_may_be_koi() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(300):
        state = GAME.deal(GAME.options(players=3), Rng(seed))
        assert [len(hand_tiles(state, seat)) for seat in range(3)] == [2, 2, 2]
        assert state.in_bag == 36 - 3 - 6
        drawn.update(kind == 16 for seat in range(3) for kind in hand_tiles(state, seat))
    # 4 koi among 33 tiles: about 218 of 1800.
    assert 160 < drawn[True] < 280


@pytest.mark.parametrize("options", [options for options in SETUPS if options.mode != "solo"], ids=str)
def test_s_2_3_everyone_has_as_many_turns_as_stated(options: Options) -> None:
    stated = {2: 17, 3: 11, 4: 8}[options.players]
    rng = Rng(2)
    for _ in range(GAMES):
        state = GAME.deal(options, rng)
        turns = [0] * options.players
        while not state.is_over:
            turns[state.to_move] += 1
            state.apply(state.random_action(rng))
        assert turns == [stated] * options.players


@pytest.mark.parametrize("options", [options for options in SETUPS if options.mode == "solo"], ids=str)
def test_s_6_4_solo_ends_after_at_most_33_turns_with_all_koi_placed_or_the_garden_full(options: Options) -> None:
    rng = Rng(2)
    for _ in range(GAMES):
        state = GAME.deal(options, rng)
        assert 1 <= state.play_out(rng) <= 33
        assert 16 not in hand_tiles(state, 0) or state.occupied == 2**36 - 1


def test_the_same_seed_deals_the_same_and_another_seed_another() -> None:
    options = GAME.options(players=2)
    first, second, third = (GAME.position_text(GAME.setup(options, bytes([seed] * 32))) for seed in (1, 1, 2))
    assert first == second != third
