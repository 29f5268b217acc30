"""What can be done with any Python object can be done with states, matches, options and generators."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from itertools import islice
from xml.etree import ElementTree

import pytest

import ludotheque
from ludotheque.core.errors import BadOption, BadRecord, IllegalAction, NotNow, Refusal
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng, SeedRng
from ludotheque.core.state import State
from tests.cases import Case, every, few, plain_cases, walk
from tests.core.pebbles import PEBBLES

every_case = every(few(plain_cases()))
OTHER = next(id for id in ludotheque.game_ids() if id != "seikatsu")


def start(game: str = "seikatsu", **wanted: str | int) -> State:
    found = ludotheque.game(game)
    return found.deal(found.options(**wanted), Rng(1))


@every_case
def test_a_state_survives_copy_and_pickle_all_along_a_match(case: Case) -> None:
    for state in islice(walk(case, 5), 0, None, 9):
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.legal_actions() == state.legal_actions()
            if not state.is_over:
                twin.step(twin.legal_actions()[0])
                assert twin != state


@every_case
def test_a_match_survives_copy_and_pickle(case: Case) -> None:
    game, options = case
    match = Match(game, options, bytes(32))
    rng = Rng(3)
    while match.ply < 12 and not match.is_over:
        match.play(match.to_move, int(match.state.random_action(rng)))
        if match.can_undo(match.to_move) and not rng.below(3):
            match.undo(match.to_move)
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match
        assert hash(twin) == hash(match)
        assert (twin.ply, twin.state, twin.names) == (match.ply, match.state, match.names)
        twin.resign(0)
        assert twin != match
    assert match.game.id in repr(match)


def test_another_process_reads_a_pickled_state() -> None:
    state = start("tolleno")
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).hash())"
    told = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert int(told.stdout) == state.hash()


def test_a_pickle_holds_texts_that_every_version_reads() -> None:
    state = start()
    _, given = state.__reduce__()
    assert given == ("seikatsu", ludotheque.game("seikatsu").position_text(state))
    assert str(state) == given[1]
    match = Match(ludotheque.game("tolleno"), ludotheque.game("tolleno").options(), bytes(32))
    action = match.state.legal_actions()[0]
    notation = match.game.action_text(match.state, action)
    match.play(match.to_move, action)
    _, arguments = match.__reduce__()
    assert isinstance(arguments, tuple)
    assert arguments[-1] == [(match.log[0].seat, notation)]


def test_states_of_other_options_or_games_are_never_equal() -> None:
    assert start() == start()
    assert start() != start(players=3)
    assert start() != start(OTHER)
    assert start() != "seikatsu"
    assert ludotheque.game(OTHER).options() != ludotheque.game("seikatsu").options()


def test_a_state_shows_its_options_whose_turn_it_is_and_the_points() -> None:
    state = start()
    assert repr(state) == "<seikatsu mode=standard players=2 flock=neighbours: seat 0 to move, points 2 2>"
    state.play_out(Rng(1))
    assert ": over, points " in repr(state)


def test_a_notebook_shows_a_state_and_a_match_as_pictures() -> None:
    picture = start()._repr_svg_()
    assert picture is not None
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    game = ludotheque.game(OTHER)
    shown = Match(game, game.options(), bytes(32), ["<Ada>", "Ben"])._repr_html_()
    assert "&lt;Ada&gt;" in shown
    assert "<svg" in shown


def test_a_state_of_a_game_that_is_not_registered_does_what_it_can() -> None:
    state = PEBBLES.deal(PEBBLES.options(), Rng(1))
    assert copy.copy(state) == state
    assert str(state) == repr(state)
    assert state._repr_svg_() is None
    with pytest.raises(IllegalAction, match="allowed: 0, 1"):
        state.step(99)
    with pytest.raises(BadOption, match="there is no game 'pebbles'"):
        pickle.dumps(state)


def test_a_step_that_the_rules_forbid_changes_nothing_and_says_what_is_allowed() -> None:
    state = start("gravity-superstar")
    before = copy.copy(state)
    with pytest.raises(IllegalAction, match=r"G-.*allowed: down-long-"):
        state.step(35)
    with pytest.raises(IllegalAction, match="unknown-action"):
        state.step(-1)
    for no_number in (1.5, "3", None, [4]):
        with pytest.raises(TypeError, match="an action is one whole number from 0 to 35"):
            state.step(no_number)  # type: ignore[arg-type]  # that is the test
    assert state == before


def test_no_step_is_taken_after_the_end() -> None:
    state = start()
    state.play_out(Rng(1))
    with pytest.raises(NotNow, match="the game is over and no action is allowed any more"):
        state.step(0)


class Ended(State):
    """A match that is over, with winners and teams as told."""

    def __init__(self, winners: list[int], teams: list[int]) -> None:
        super().__init__(ludotheque.game("gravity-superstar").options(players=max(2, len(teams))))
        self.players = len(teams)
        self.to_move = -1
        self.told = winners
        self.teams = teams

    def winners(self) -> list[int]:
        return self.told

    def team(self, seat: int) -> int:
        return self.teams[seat]


@pytest.mark.parametrize(
    ("winners", "teams", "returns"),
    [
        ([1], [0, 1], [-1, 1]),
        ([0, 1], [0, 1], [0, 0]),
        ([2], [0, 1, 2], [-0.5, -0.5, 1]),
        ([0, 1], [0, 1, 2], [0.5, 0.5, -1]),
        ([0, 2], [0, 1, 0, 1], [1, -1, 1, -1]),
        ([0], [0], [1]),
        ([], [0], [-1]),
    ],
)
def test_returns_are_shared_by_teams(winners: list[int], teams: list[int], returns: list[float]) -> None:
    assert Ended(winners, teams).returns() == returns


@every_case
def test_returns_lie_between_minus_one_and_one_and_favour_the_winners(case: Case) -> None:
    *_, state = walk(case, 6)
    returns = state.returns()
    winners = state.winners()
    assert all(-1 <= value <= 1 for value in returns)
    assert case[0].deal(case[1], Rng(1)).returns() == [0] * state.players
    for seat, value in enumerate(returns):
        assert (value == max(returns)) == (seat in winners or not winners)


@every_case
def test_a_game_tells_its_sizes_before_any_deal(case: Case) -> None:
    game, options = case
    state = game.deal(options, Rng(2))
    assert game.max_actions(options) == state.max_actions
    assert game.max_length(options) == state.max_length
    assert 0 < game.typical_length(options) <= state.max_length


@pytest.mark.skipif(os.environ.get("LUDOTHEQUE_EXPECT") == "pure", reason="hundreds of games, the same compiled or not")
@every_case
def test_a_game_tells_its_typical_length_as_it_is_counted(case: Case) -> None:
    game, options = case
    assert game.typical_lengths[options.mode, options.players] == game.count_typical_length(options)


def test_a_generator_goes_on_the_same_after_copy_and_pickle() -> None:
    for rng in (Rng(7), SeedRng(bytes(range(32)))):
        rng.word()
        for twin in (copy.copy(rng), copy.deepcopy(rng), pickle.loads(pickle.dumps(rng))):
            assert type(twin) is type(rng)
            assert twin == rng
            assert hash(twin) == hash(rng)
            again = copy.copy(rng)
            assert [twin.word() for _ in range(20)] == [again.word() for _ in range(20)]
            assert twin != rng
    assert Rng(7) != SeedRng(bytes(32))
    assert "after 0 words" in repr(SeedRng(bytes(32)))


def test_options_games_and_errors_can_be_pickled() -> None:
    game = ludotheque.game(OTHER)
    options = game.options(mode=game.modes[-1].id, players=3)
    assert pickle.loads(pickle.dumps(options)) == options
    assert dict(pickle.loads(pickle.dumps(options)).items()) == dict(options.items())
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    for error in (
        IllegalAction(Refusal("O-1", "why", {"n": 1}), "E", ["W"]),
        BadRecord(3, "bad"),
        NotNow("over", "the match is over"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


def test_the_package_exports_what_programs_need_and_loads_it_late() -> None:
    for name in ludotheque.__all__:
        assert getattr(ludotheque, name) is not None
    assert [game.id for game in ludotheque.games()] == ludotheque.game_ids()
    with pytest.raises(AttributeError, match="it has game, games"):
        ludotheque.gamez  # type: ignore[attr-defined]  # noqa: B018
    code = "import sys, json, ludotheque; print(json.dumps([name for name in sys.modules if 'ludotheque' in name]))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert json.loads(told.stdout) == ["ludotheque"]


def test_the_package_reads_a_record_of_any_game() -> None:
    game = ludotheque.game(OTHER)
    match = ludotheque.Match(game, game.options(), bytes(32))
    match.play(match.to_move, match.state.legal_actions()[0])
    assert ludotheque.read_record(ludotheque.write_record(match)) == match
