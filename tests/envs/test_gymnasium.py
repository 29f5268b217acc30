"""Gymnasium's own check on every game and mode."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from ludotheque import IllegalAction, NotNow
from ludotheque.envs.gymnasium import SeatEnv
from ludotheque.envs.ids import env_id
from ludotheque.games import game, games
from tests.envs.cases import CONFIGURATIONS, NAMES


class AnyAction(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The check draws actions without the mask: here each stands for a legal one."""

    def step(self, action: Any) -> Any:
        if self.unwrapped.state.is_over:  # type: ignore[attr-defined]
            self.reset()
        legal = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]
        return self.env.step(legal[int(action) % len(legal)])


@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_gymnasiums_check(id: str, mode: str, players: int, scaled: bool) -> None:
    env = gymnasium.make(env_id(game(id)), mode=mode, players=players, scaled=scaled, disable_env_checker=True)
    with warnings.catch_warnings():
        # It takes the wrapper, and numbers that are counts, for mistakes.
        warnings.simplefilter("ignore")
        check_env(AnyAction(env.unwrapped), skip_render_check=True, skip_close_check=True)


def test_every_game_is_registered_under_its_versioned_id() -> None:
    assert env_id(game("gravity_superstar")) == "ludotheque/GravitySuperstar-v1"
    assert {env_id(one) for one in games()} <= set(gymnasium.registry)


@pytest.mark.parametrize("id", [one.id for one in games()])
def test_the_learning_seat_is_always_to_move_and_gets_its_return(id: str) -> None:
    env = SeatEnv(id, seat="any", opponents="random")
    seats = set()
    for seed in range(6):
        env.reset(seed=seed)
        seats.add(env.seat)
        over, reward = False, 0.0
        while not over:
            assert env.state.to_move == env.seat
            _, reward, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
        assert reward == env.state.returns()[env.seat]
    assert seats == {0, 1}


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("vector", ["sync", "async", "made"])
def test_gymnasiums_own_vectors_step_it(vector: str, mode: AutoresetMode) -> None:
    id = env_id(game("seikatsu"))
    make = partial(gymnasium.make, id, opponents="greedy")
    envs: Any
    if vector == "made":
        envs = gymnasium.make_vec(id, num_envs=2, vector_kwargs={"autoreset_mode": mode}, opponents="greedy")
    else:
        envs = {"sync": SyncVectorEnv, "async": AsyncVectorEnv}[vector]([make, make], autoreset_mode=mode)
    observations, _ = envs.reset(seed=1)
    assert observations.shape == (2, 480)
    ended = 0
    for _ in range(36):
        # Of a match that is over nothing is legal: with NEXT_STEP the action after it is not looked at.
        masks = envs.call("action_masks")
        assert mode is not AutoresetMode.SAME_STEP or all(mask.any() for mask in masks)
        _, rewards, over, _, _ = envs.step(np.array([mask.argmax() for mask in masks]))
        assert not rewards[~over].any()
        ended += over.sum()
        if mode is AutoresetMode.DISABLED and over.any():
            envs.reset(options={"reset_mask": over})
    assert ended == 4
    envs.close()


def test_bots_play_the_other_seats_by_name() -> None:
    env = SeatEnv("seikatsu", players=3, seat=1, opponents=["greedy", "random"])
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(np.flatnonzero(env.action_masks())[0])
    env.close()


def test_bad_input_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="one of 0 to 1, or 'any'; not 2"):
        SeatEnv("seikatsu", seat=2)
    with pytest.raises(ValueError, match="there are 1 opponents; 2 were named"):
        SeatEnv("seikatsu", opponents=["random", "random"])
    env = SeatEnv("seikatsu")
    with pytest.raises(TypeError, match="the seat that learns is a whole number; not float"):
        SeatEnv("seikatsu", seat=1.0)  # type: ignore[arg-type]  # that is what is tried
    for nobody in (None, 5):
        with pytest.raises(TypeError, match="opponents are the name of a bot, or a list of names; not"):
            SeatEnv("seikatsu", opponents=nobody)  # type: ignore[arg-type]  # that is what is tried
    with pytest.raises(NotNow, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="allowed: "):
        env.step(np.flatnonzero(~env.action_masks())[0])
    while not env.state.is_over:
        env.step(np.flatnonzero(env.action_masks())[0])
    with pytest.raises(NotNow, match="the game is over"):
        env.step(0)
    with pytest.raises(TypeError, match="seed is a whole number; not str 'a'"):
        env.reset(seed="a")  # type: ignore[arg-type]
    env.close()
    for late in (env.reset, env.action_masks, lambda: env.step(0)):
        with pytest.raises(NotNow, match="closed: make a new one"):
            late()


def test_numpys_numbers_are_seeds() -> None:
    env = SeatEnv("seikatsu")
    assert (env.reset(seed=np.int64(4))[0] == env.reset(seed=4)[0]).all()  # type: ignore[arg-type]
