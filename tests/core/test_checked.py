"""A number that is no viewer and no action is refused in every game, and NumPy's whole numbers are as good as ours."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludotheque import BadOption, Match, NotNow, Rng, game, game_ids, make_bot, read_record, write_record
from ludotheque.core.journal import OPEN

IDS = game_ids()


@pytest.mark.parametrize("id", IDS)
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(id: str) -> None:
    found = game(id)
    state = found.deal(found.options(players=2), Rng(1))
    for viewer in (2, 7, OPEN - 1, -10):
        with pytest.raises(BadOption, match=rf"a seat from 0 to 1, -1 for a spectator.*; not {viewer}"):
            found.view(state, viewer)
    for no_number in (None, "0", 1.0):
        with pytest.raises(TypeError, match="a viewer is a whole number; not"):
            found.view(state, no_number)  # type: ignore[arg-type]  # that is what is tried
    assert found.view(state, np.int64(1)) == found.view(state, 1)  # type: ignore[arg-type]  # NumPy's are taken


@pytest.mark.parametrize("id", IDS)
def test_nothing_is_dealt_anew_for_a_seat_that_is_not_at_the_table(id: str) -> None:
    found = game(id)
    state = found.deal(found.options(players=2), Rng(1))
    for viewer in (2, 7, OPEN, -10):
        with pytest.raises(BadOption, match=f"a seat from 0 to 1, or -1 for a spectator; not {viewer}"):
            state.redeal(viewer, Rng(2))
    for viewer in (0, 1, -1):
        assert found.view(state.redeal(viewer, Rng(2)), viewer) == found.view(state, viewer)


@pytest.mark.parametrize("id", IDS)
def test_a_number_that_is_no_action_has_no_words(id: str) -> None:
    found = game(id)
    state = found.deal(found.options(players=2), Rng(1))
    for asked in (found.action_text, found.describe, found.refusal):
        for outside in (-1, -3, state.max_actions, 10**30):
            with pytest.raises(BadOption, match=f"from 0 to {state.max_actions - 1}; not {outside}"):
                asked(state, outside)
    action = state.legal_actions()[0]
    for told in (found.action_text, found.describe):
        assert told(state, np.int64(action)) == told(state, action)  # type: ignore[arg-type]  # NumPy's are taken


@pytest.mark.parametrize("id", IDS)
def test_a_number_that_is_no_action_has_no_parts(id: str) -> None:
    found = game(id)
    most = found.max_actions()
    for outside in (-1, -most - 1, most, most + 1, 10**30):
        with pytest.raises(BadOption, match=f"from 0 to {most - 1}; not {outside}"):
            found.action_parts(outside)
    for no_number in (None, "0", 1.0):
        with pytest.raises(TypeError, match="an action is a whole number; not"):
            found.action_parts(no_number)  # type: ignore[arg-type]  # that is what is tried
    assert found.action_parts(np.int64(1)) == found.action_parts(1)  # type: ignore[arg-type]  # NumPy's are taken
    other = replace(found, id="other")
    assert other.action_parts(most - 1) == found.action_parts(most - 1)
    with pytest.raises(BadOption):
        other.action_parts(most)


@pytest.mark.parametrize("id", IDS)
def test_what_a_game_is_asked_of_other_things_than_its_own_is_refused(id: str) -> None:
    found = game(id)
    other = game(IDS[IDS.index(id) - 1]).options()
    state = found.deal(found.options(), Rng(1))
    for asked in (found.typical_length, found.max_length, found.max_actions):
        with pytest.raises(BadOption, match=f"these are options of {other.game}, and the game is {id}"):
            asked(other)
        with pytest.raises(BadOption, match=r"made by game.options\(...\); not int 3"):
            asked(3)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(TypeError, match=r"a position is a text, as str\(state\) writes it; not int 3"):
        found.parse_position(3)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(TypeError, match="chance comes from a stream of random numbers"):
        found.state_from_view(found.view(state, 0), 3)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(BadOption, match=r"made by game.options\(...\); not int 3"):
        found.state_from_view(found.view(state, 0), Rng(1), 3)  # type: ignore[arg-type]  # that is what is tried


def test_a_match_that_is_played_with_numpys_numbers_can_be_written_and_kept() -> None:
    found = game("seikatsu")
    match = Match(found, found.options(players=2), bytes(32))
    match.play(np.int64(match.to_move), np.int64(match.state.legal_actions()[0]))  # type: ignore[arg-type]  # as above
    assert pickle.loads(pickle.dumps(match)) == match == read_record(write_record(match))
    for no_number in (None, "0", 1.0):
        asking: list[Callable[[Any], object]] = [match.resign, match.situation, lambda it: match.play(it, 0)]
        asking.append(lambda it: match.play(1, it))
        for asked in asking:
            with pytest.raises(TypeError, match="is a whole number; not"):
                asked(no_number)
    assert match.ply == 1
    assert not match.resigned


@pytest.mark.parametrize("id", IDS)
def test_the_options_of_another_game_are_refused(id: str) -> None:
    others = next(game(other) for other in IDS if other != id).options(players=2)
    found = game(id)
    for asked in (
        lambda: found.setup(others, bytes(32)),
        lambda: found.deal(others, Rng(1)),
        lambda: Match(found, others, bytes(32)),
        lambda: found.max_actions(others),
        lambda: make_bot("greedy", found, others),
    ):
        with pytest.raises(BadOption, match=f"these are options of {others.game}, and the game is {id}"):
            asked()
    with pytest.raises(BadOption, match=r"options are made by game\.options"):
        found.setup("mode=standard", bytes(32))  # type: ignore[arg-type]  # that is what is tried


@pytest.mark.parametrize("id", IDS)
def test_a_deal_needs_options_and_a_stream_of_chance(id: str) -> None:
    found = game(id)
    wrong: Any
    for wrong in (None, "mode=standard", {"players": 2}):
        with pytest.raises(BadOption, match=r"options are made by game\.options\(\.\.\.\); not"):
            found.deal(wrong, Rng(1))
    for wrong in (None, 1, np.random.default_rng(1)):
        with pytest.raises(TypeError, match=r"a stream of random numbers, as Rng\(1\); not"):
            found.deal(found.options(), wrong)


@pytest.mark.parametrize("id", IDS)
def test_a_game_has_no_outcome_before_its_end(id: str) -> None:
    found = game(id)
    state = found.deal(found.options(), Rng(1))
    with pytest.raises(NotNow, match="the game is not over"):
        found.outcome(state)
    state.play_out(Rng(2))
    assert found.outcome(state)["scores"] == state.scores()


def test_what_is_no_game_no_bot_and_no_record_is_named_as_such() -> None:
    found = game("seikatsu")
    with pytest.raises(BadOption, match="there is no game 5; the games are"):
        game(5)
    with pytest.raises(BadOption, match=r"a match is of a Game.*; not str 'seikatsu'"):
        Match("seikatsu", found.options(), bytes(32))  # type: ignore[arg-type]  # as above
    with pytest.raises(BadOption, match=r"a bot is named by a text.*; not NoneType"):
        make_bot(None, found, found.options())  # type: ignore[arg-type]  # as above
    with pytest.raises(TypeError, match="a record is a text; not bytes"):
        read_record(b"ludotheque record 1")  # type: ignore[arg-type]  # as above


def test_what_is_no_position_and_no_text_of_options_is_named_as_such() -> None:
    found = game("seikatsu")
    for asked in (found.view, found.action_text, found.describe, found.refusal):
        with pytest.raises(TypeError, match="a position is a State"):
            asked(None, 0)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(TypeError, match="options are a text"):
        found.parse_options(None)  # type: ignore[arg-type]  # that is what is tried
    for clock in (-1, float("nan"), float("inf"), "1"):
        with pytest.raises(BadOption, match="clock is seconds"):
            make_bot("hard", found, found.options(), clock=clock)  # type: ignore[arg-type]  # that is what is tried


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "mcts:nodes=8", "mcts:nodes=8,slips=1", "mcts:nodes=8,jobs=2", "medium"]
)
def test_a_bot_decides_for_nobody_but_who_is_to_move(spec: str) -> None:
    found = game("seikatsu")
    state = found.deal(found.options(), Rng(1))
    bot = make_bot(spec, found, state.options)
    other = 1 - state.to_move
    try:
        for asked in (bot.choose, bot.analyse):
            with pytest.raises(NotNow, match=f"seat {state.to_move} decides here, not {other}"):
                asked(found, state, other, 1)
            with pytest.raises(BadOption, match="a seat from 0 to 1"):
                asked(found, state, 9, 1)
        with pytest.raises(BadOption, match="best is how many moves"):
            bot.analyse(found, state, state.to_move, 1, best=-1)
        state.play_out(Rng(2))
        for asked in (bot.choose, bot.analyse):
            with pytest.raises(NotNow, match="the game is over"):
                asked(found, state, 0, 1)
        assert repr(bot) == f"<{type(bot).__name__} {bot.name}>"
    finally:
        bot.close()
