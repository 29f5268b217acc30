"""The policy that `master` plays Seikatsu by."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from ludotheque.bots.bot import SearchBot
from ludotheque.bots.levels import make_bot
from ludotheque.core.bits import lowest, popcount
from ludotheque.core.policy import TO_THE_END
from ludotheque.core.rng import Rng
from ludotheque.games import game as load
from ludotheque.games.seikatsu.bot import COUNTS
from ludotheque.games.seikatsu.game import GAME
from ludotheque.games.seikatsu.rules.board import FLOWER_POINTS, KOI_SORT, ROW_SPACES, ROWS, SORTS, SPACES
from ludotheque.games.seikatsu.rules.state import Seikatsu
from ludotheque.games.seikatsu.sight import (
    OF_A_FLOWER,
    STRONGER,
    WAYS,
    SeikatsuSight,
    pull_places,
    row_pulls,
    row_worths,
    worth_places,
)

PLAYERS = (2, 3)


def sight(players: int) -> SeikatsuSight:
    return SeikatsuSight(GAME.options(players=players))


def midgame(players: int, seed: int) -> Seikatsu:
    rng = Rng(seed)
    state = GAME.deal(GAME.options(players=players), rng)
    for _ in range(20):
        state.apply(state.random_action(rng))
    return state


def test_a_full_row_is_worth_its_points_and_every_other_pattern_has_a_number() -> None:
    worth = row_worths([float(number) for number in range(len(worth_places()))])
    assert [worth[(top * COUNTS + 1) * COUNTS] for top in range(1, COUNTS)] == list(FLOWER_POINTS)[1:]
    assert [worth[place] for _, _, _, place in worth_places()] == list(range(len(worth_places())))


@pytest.mark.parametrize("players", PLAYERS)
def test_an_action_is_worth_what_it_adds_to_the_mover_less_what_it_adds_to_the_others(players: int) -> None:
    policy = sight(players)
    state = midgame(players, 3)
    mover = state.to_move
    policy.tempo = 0.0
    # What is to come is counted for the rows that the tile is in alone.
    policy.pull = vec[float](row_pulls([0.0] * len(pull_places())))
    policy.begin_rating(state)
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        gained = [policy.value(after, seat) - policy.value(state, seat) for seat in range(players)]
        others = sum(gained) - gained[mover]
        assert policy.rate(state, action) == pytest.approx(gained[mover] - policy.others * others)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_row_is_worth_less_the_more_tiles_of_its_flower_lie_elsewhere(players: int) -> None:
    policy = sight(players)
    row, *others = [ROW_SPACES[number] for number in range(ROWS)]
    values = []
    for elsewhere in (0, 1):
        state = Seikatsu(GAME.options(players=players))
        state.put(0, lowest(row))
        for spaces in others:
            state.put(elsewhere, lowest(spaces))
        policy.count_to_come(state)
        values.append(policy.pull[COUNTS + popcount(row) - 1] * policy.share_to_come(state, row))
    assert values[0] < values[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tile_adds_to_a_row_what_its_flower_and_what_is_to_come_of_it_are_worth(players: int) -> None:
    policy = sight(players)
    state = midgame(players, 6)
    policy.begin_rating(state)
    left = float(SPACES - popcount(state.occupied))
    for row in range(ROWS * players):
        spaces = ROW_SPACES[row]
        empty = spaces & ~state.occupied
        if not empty:
            continue
        for flower in range(SORTS):
            after = state.clone()
            after.put(flower, lowest(empty))
            # As many tiles are to come as before: so no row is worth more only because the game goes on.
            shares = [float(OF_A_FLOWER - popcount(after.flowers[number])) / left for number in range(SORTS)]
            before = worth_of(policy, state, spaces, [policy.to_come[number] for number in range(SORTS)])
            gained = worth_of(policy, after, spaces, shares) - before
            assert policy.gains[WAYS * row + flower] == pytest.approx(gained)


def worth_of(policy: SeikatsuSight, state: Seikatsu, spaces: int, shares: list[float]) -> float:
    counts = [popcount(spaces & state.flowers[flower]) for flower in range(SORTS)]
    koi = popcount(spaces & state.flowers[KOI_SORT])
    empty = popcount(spaces & ~state.occupied)
    top, second = sorted(counts)[:-3:-1]
    share = max(shares[flower] for flower in range(SORTS) if counts[flower] == top)
    worth = policy.worth[((top + koi) * COUNTS + second + koi) * COUNTS + empty]
    return worth + share * policy.pull[(top + koi) * COUNTS + empty]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_playout_takes_the_best_looking_action_unless_it_misjudges(players: int) -> None:
    policy = sight(players)
    policy.noise = 0.0
    state = midgame(players, 4)
    policy.begin_rating(state)
    best = max(policy.rate(state, action) for action in state.legal_actions())
    assert policy.rate(state, policy.chosen(state, Rng(1))) == pytest.approx(best)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_playout_ends_the_game_or_stops_where_it_is_told_to(players: int) -> None:
    policy = sight(players)
    state = midgame(players, 5)
    left = SPACES - popcount(state.occupied)
    ended, stopped = state.clone(), state.clone()
    policy.play_out(ended, Rng(1), TO_THE_END)
    policy.play_out(stopped, Rng(1), 3)
    assert ended.is_over
    assert SPACES - popcount(stopped.occupied) == left - 3
    assert policy.play_out(ended, Rng(1), TO_THE_END) == 0


def test_master_sees_so_where_that_was_found_to_be_stronger() -> None:
    game = load("seikatsu")
    for mode in game.modes:
        for players in mode.players:
            bot = make_bot("master", game, game.options(mode=mode.id, players=players))
            assert isinstance(bot, SearchBot)
            assert isinstance(bot.policy, SeikatsuSight) == ((mode.id, players) in STRONGER)
