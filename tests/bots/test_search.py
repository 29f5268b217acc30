from __future__ import annotations

import time
from itertools import islice

from ludotheque.bots.bot import SearchBot
from ludotheque.bots.levels import make_bot
from ludotheque.bots.mcts import Search, playouts
from ludotheque.core.policy import Policy, Settings, squash
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as load
from tests.cases import Case, every, few, plain_cases, walk


def at_ply(case: Case, ply: int, seed: int = 2) -> State:
    return next(islice(walk(case, seed), ply, None)).clone()


def searched(state: State, nodes: int, seed: int = 1) -> Search:
    settings = Settings()
    settings.nodes = nodes
    search = Search(state, state.to_move, Policy(), settings, Rng(seed))
    search.run()
    return search


@every(few(plain_cases()))
def test_a_search_is_the_same_for_the_same_seed_and_nodes(case: Case) -> None:
    state = at_ply(case, 3)
    found = [[(move.action, move.visits, move.total) for move in searched(state, 40).ranked()] for _ in range(2)]
    assert found[0] == found[1]


@every(few(plain_cases()))
def test_every_playout_is_counted_at_the_root_and_at_one_of_its_actions(case: Case) -> None:
    search = searched(at_ply(case, 3), 40)
    assert search.done <= 40
    assert sum(move.visits for move in search.ranked()) == search.done == search.tree.visits[0]


@every(few(plain_cases()))
def test_rewards_lie_between_0_and_1(case: Case) -> None:
    search = searched(at_ply(case, 3), 30)
    for move in search.ranked():
        assert 0 <= move.total <= int(move.visits)
        assert 0 <= move.chance <= int(move.counted)


@every(few(plain_cases()))
def test_seats_of_a_team_share_their_lead(case: Case) -> None:
    game, options = case
    state = at_ply(case, 6)
    settings = Settings()
    search = Search(state, state.to_move, game.policy(options), settings, Rng(1))
    end = state.redeal(state.to_move, Rng(4))
    end.play_out(Rng(5))
    search.judge(end)
    for one in range(options.players):
        for other in range(options.players):
            if state.team(one) == state.team(other):
                assert search.rewards[one] == search.rewards[other]


def test_with_the_last_tile_of_seikatsu_the_expected_points_are_exact() -> None:
    """With one placement left for each nothing is hidden any more."""
    game = load("seikatsu")
    case = (game, game.options(players=2))
    state = [state.clone() for state in walk(case, 8) if not state.is_over][-2]
    leads = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        while not after.is_over:
            after.apply(after.legal_actions()[0])
        scores = after.scores()
        leads[action] = scores[state.to_move] - scores[1 - state.to_move]
    bot = make_bot("mcts:nodes=200", game, case[1])
    for move in bot.analyse(game, state, state.to_move, 1).moves:
        assert move.scores is not None
        assert move.scores[state.to_move] - move.scores[1 - state.to_move] == leads[move.action]


def test_a_search_by_time_thinks_for_its_time_and_ends() -> None:
    game = load("seikatsu")
    options = game.options(players=2)
    bot = make_bot("mcts:seconds=0.2", game, options)
    started = time.perf_counter()
    bot.choose(game, game.deal(options, Rng(1)), 0, 1)
    assert time.perf_counter() - started > 0.15


def test_a_search_keeps_the_part_of_its_tree_that_the_game_comes_to() -> None:
    game = load("seikatsu")
    options = game.options(players=2)
    state = game.deal(options, Rng(1))
    search = Search(state, 0, game.policy(options), Settings(), Rng(1))
    search.settings.nodes = 400
    search.run()
    line = search.main_line(search.ranked()[0].action, 2)
    for action in line:
        state.apply(action)
    visits = search.tree.visits[search.tree.child(search.tree.child(0, line[0]), line[1])]
    assert search.advance(state, line, Rng(2))
    assert search.tree.visits[0] == visits > 0
    search.run()
    assert search.tree.visits[0] == visits + search.done


def test_a_tree_that_does_not_reach_so_far_is_dropped() -> None:
    game = load("seikatsu")
    options = game.options(players=2)
    state = game.deal(options, Rng(1))
    search = searched(state, 10)
    never = next(action for action in range(state.max_actions) if action not in state.legal_actions())
    assert not search.advance(state, [never], Rng(1))


def test_a_bot_with_a_kept_tree_plays_a_whole_game() -> None:
    game = load("seikatsu")
    options = game.options(players=3)
    state = game.deal(options, Rng(4))
    bots = [make_bot("mcts:nodes=30", game, options) for _ in range(3)]
    history: list[int] = []
    while not state.is_over:
        seat = state.to_move
        action = bots[seat].choose(game, state, seat, len(history), history)
        assert action in state.legal_actions()
        state.apply(action)
        history.append(action)
    assert all(isinstance(bot, SearchBot) and bot.nodes > 0 for bot in bots)


def test_the_tree_of_the_benchmark_grows_with_its_playouts() -> None:
    game = load("seikatsu")
    few, many = (playouts(game.deal(game.options(players=2), Rng(1)), count, Rng(1)) for count in (20, 400))
    assert 0 < few < many


def test_a_lead_is_squashed_evenly() -> None:
    assert squash(0.0, 8.0) == 0.5
    assert squash(8.0, 8.0) == 0.75
    assert squash(-8.0, 8.0) == 0.25
