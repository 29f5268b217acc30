from __future__ import annotations

import json
from itertools import islice

from ludotheque.bots.levels import make_bot
from tests.cases import Case, every, plain_cases, walk


@every(plain_cases())
def test_an_analysis_ranks_legal_moves_and_gives_a_line_that_can_be_read(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, 9), 4, None))
    analysis = make_bot("mcts:nodes=40", game, options).analyse(game, state, state.to_move, 1)
    assert {move.action for move in analysis.moves} == set(state.legal_actions())
    assert [move.visits for move in analysis.moves] == sorted((move.visits for move in analysis.moves), reverse=True)
    assert sum(move.visits for move in analysis.moves) == analysis.playouts <= 40
    best = analysis.moves[0]
    assert best.win is not None
    assert 0 <= best.win <= 1
    assert best.scores is not None
    assert len(best.scores) == options.players
    assert best.line[0] == best.notation
    assert game.parse_action(state, best.notation) == best.action
    json.dumps(analysis.as_data())


@every(plain_cases())
def test_greedy_and_random_can_be_asked_too(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, 9), 2, None))
    for spec in ("greedy", "random", "novice"):
        analysis = make_bot(spec, game, options).analyse(game, state, state.to_move, 1, best=3)
        assert 1 <= len(analysis.moves) <= 3


@every(plain_cases())
def test_a_move_that_looks_bad_is_looked_at_closely_when_it_is_asked_about(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, 9), 4, None))
    bot = make_bot("mcts:nodes=40", game, options)
    alone = bot.analyse(game, state, state.to_move, 1)
    worst = alone.moves[-1]
    analysis, judged = bot.judge(game, state, state.to_move, 1, worst.action)
    assert analysis == alone, "the others are not judged by it"
    assert judged is not None
    assert (judged.action, judged.visits) == (worst.action, worst.visits)
    assert judged.win is not None
    assert judged.scores is not None
    _, best = make_bot("greedy", game, options).judge(game, state, state.to_move, 1, worst.action)
    assert best is not None
    assert best.action == worst.action
