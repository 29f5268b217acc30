"""Bots never peek: what a seat cannot know has no influence on what its bot does."""

from __future__ import annotations

from itertools import islice

import pytest

from ludotheque.bots.levels import make_bot
from ludotheque.core.rng import Rng
from tests.cases import Case, every, plain_cases, walk

BOTS = (
    "random",
    "greedy",
    "novice",
    "easy",
    "medium:nodes=20",
    "hard:nodes=20",
    "mcts:nodes=30",
    "mcts:nodes=20,slips=0.5",
    "expert:nodes=20",
    "master:nodes=30",
    "network:nodes=20",
    "expert@0.1:nodes=20",
    "master@1.0:nodes=20",
    "py:examples.bots.one_ply:OnePly",
)
POSITIONS = 3
REDEALS = 4


@pytest.mark.parametrize("spec", BOTS)
@every(plain_cases())
def test_a_bot_chooses_the_same_in_every_redeal_of_a_position(case: Case, spec: str) -> None:
    game, options = case
    states = [state.clone() for state in walk(case, seed=11) if not state.is_over]
    for state in islice(states, 0, None, max(1, len(states) // POSITIONS)):
        seat = state.to_move
        redeals = [state.redeal(seat, Rng(number)) for number in range(REDEALS)]
        chosen = {make_bot(spec, game, options).choose(game, deal, seat, seed=7) for deal in [state, *redeals]}
        assert len(chosen) == 1
        assert chosen <= set(state.legal_actions())


@every(plain_cases())
def test_an_analysis_is_the_same_in_every_redeal_of_a_position(case: Case) -> None:
    game, options = case
    state = next(islice(walk(case, seed=3), 5, None))
    seat = state.to_move
    for spec in ("mcts:nodes=20", "master:nodes=20"):
        bot = make_bot(spec, game, options)
        said = [bot.analyse(game, state.redeal(seat, Rng(number)), seat, seed=1).as_data() for number in range(3)]
        assert said[0] == said[1] == said[2]
        asked = state.legal_actions()[-1]
        judged = [bot.judge(game, state.redeal(seat, Rng(number)), seat, 1, asked) for number in range(3)]
        assert judged[0] == judged[1] == judged[2]


@every(plain_cases())
def test_a_kept_tree_does_not_peek_either(case: Case) -> None:
    """Two tables that differ only in what the seat cannot know, played the same: its bot answers the same on both."""
    game, options = case
    true = next(islice(walk(case, seed=5), 4, None)).clone()
    seat = true.to_move
    tables = [true, true.redeal(seat, Rng(1)), true.redeal(seat, Rng(2))]
    bots = [make_bot("mcts:nodes=25", game, options) for _ in tables]
    history = [0, 0, 0, 0]
    for step in range(3):
        choices = {
            bot.choose(game, table, seat, seed=step, history=history) for bot, table in zip(bots, tables, strict=True)
        }
        assert len(choices) == 1
        action = choices.pop()
        for table in tables:
            table.apply(action)
        history = [*history, action]
        # What the action revealed, as a drawn tile, the seat now knows: then the tables differ to it too.
        if any(table.to_move != seat or game.view(table, seat) != game.view(true, seat) for table in tables):
            return
