"""OpenSpiel's own tests on every game and mode, and its own search at the table."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import ludotheque.envs.openspiel  # noqa: F401  # registers the games
from ludotheque import SPECTATOR, IllegalAction, NotNow
from ludotheque.games import games
from tests.envs.cases import CONFIGURATIONS, NAMES

SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
IDS = [game.id for game in games()]


def loaded(id: str, **parameters: object) -> pyspiel.Game:
    words = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"ludotheque_{id}({words})")


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_openspiels_random_simulation_with_serialization(id: str, mode: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(id, mode=mode, players=players, deals=16), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", IDS)
def test_a_resampled_state_is_the_same_to_the_player_and_another_to_others(id: str) -> None:
    state = loaded(id, players=2).new_initial_state()
    state.apply_action(3)
    rng = np.random.default_rng(1)
    others = 0
    for _ in range(12):
        state.apply_action(int(rng.choice(state.legal_actions())))
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others += other.position != state.position
    assert others


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_games_and_states_can_be_pickled(id: str, mode: str, players: int) -> None:
    game = loaded(id, mode=mode, players=players, deals=5)
    state = game.new_initial_state()
    state.apply_action(3)
    other, copy = pickle.loads(pickle.dumps((game, state)))
    assert (str(other), other.deals) == (str(game), 5)
    assert str(other.encoder.options) == str(game.encoder.options)
    assert copy.position == state.position


def test_information_states_remember_what_observations_forget() -> None:
    game = loaded(IDS[0], players=2)
    one = game.new_initial_state()
    one.apply_action(0)
    assert one.information_state_string(0) == one.observation_string(0)
    one.apply_action(one.legal_actions()[0])
    assert one.information_state_string(0) != one.observation_string(0)
    assert one.observation_string(0) in one.information_state_string(0)


@pytest.mark.parametrize("id", IDS)
def test_public_observations_have_nothing_that_only_one_player_knows(id: str) -> None:
    game = loaded(id, players=2)
    kind = pyspiel.IIGObservationType
    public = kind(public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    seen = make_observation(game, public)
    own = make_observation(game, kind(public_info=True, perfect_recall=True, private_info=SINGLE))
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    seen.set_from(state, 0)
    tensor, text = seen.tensor.copy(), seen.string_from(state, 0)
    seen.set_from(state, 1)
    assert (tensor == seen.tensor).all()
    assert text == seen.string_from(state, 1)
    assert text.endswith(json.dumps(game.game.view(state.position, SPECTATOR)))
    assert own.string_from(state, 0) == state.information_state_string(0) != text
    for public_info, private in ((True, pyspiel.PrivateInfoType.ALL_PLAYERS), (False, SINGLE)):
        with pytest.raises(ValueError, match="has the public information and that of one player"):
            make_observation(game, kind(public_info=public_info, perfect_recall=False, private_info=private))


@pytest.mark.parametrize("id", IDS)
def test_openspiels_own_ismcts_plays_a_whole_game(id: str) -> None:
    game = loaded(id, players=2)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=ShortRollouts(rng),
        max_simulations=2,
        random_state=rng,
    )
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    assert sum(state.returns()) == 0


class ShortRollouts(RandomRolloutEvaluator):  # type: ignore[misc]  # open_spiel has no types
    """A rollout in the engine instead of action by action in Python."""

    def __init__(self, random_state: np.random.RandomState) -> None:
        super().__init__(n_rollouts=1, random_state=random_state)

    def evaluate(self, state: pyspiel.State) -> list[float]:
        from ludotheque import Rng

        position = state.position.clone()
        position.play_out(Rng(int(self._random_state.randint(2**31))))
        returns: list[float] = position.returns()
        return returns


def test_bad_input_is_refused_with_what_is_allowed() -> None:
    state = loaded("seikatsu", players=2).new_initial_state()
    with pytest.raises(NotNow, match="a chance outcome from 0 to 1023"):
        state.dealt()
    for outside in (-1, 1024):
        with pytest.raises(ValueError, match="are 0 to 1023"):
            state._apply_action(outside)
    for deals in (0, -3):
        with pytest.raises(ValueError, match="deals is 1 or more"):
            loaded("seikatsu", deals=deals)
    state.apply_action(1)
    for nobody in (-1, 2):
        with pytest.raises(ValueError, match=f"the players are 0 to 1; not {nobody}"):
            state.resample_from_infostate(nobody, lambda: 0.5)
    with pytest.raises(ValueError, match="the players are 0 to 1; not 2"):
        state._action_to_string(2, 0)
    for drawn in (-0.1, 1.5, float("nan")):
        with pytest.raises(ValueError, match=f"the sampler draws numbers from 0 to 1; not {drawn}"):
            state.resample_from_infostate(0, lambda: drawn)  # noqa: B023  # it is called at once
    illegal = next(action for action in range(612) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match="allowed: "):
        state._apply_action(illegal)
    with pytest.raises(ValueError, match="is for 2 or 3 players; not '5'"):
        loaded("seikatsu", mode="standard", players=5)
