"""PettingZoo's own tests on every game and mode."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ludotheque import IllegalAction, game_ids
from ludotheque.envs.pettingzoo import env, raw_env
from tests.envs.cases import CONFIGURATIONS, NAMES

ONE_OF_EACH = [(id, 2) for id in game_ids()]


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_pettingzoos_api_test(id: str, mode: str, players: int) -> None:
    with warnings.catch_warnings():
        # It says that an observation is a dict, as PettingZoo's own games with masks have it.
        warnings.simplefilter("ignore")
        api_test(env(id, mode=mode, players=players), num_cycles=40)


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_pettingzoos_seed_test(id: str, mode: str, players: int) -> None:
    seed_test(partial(env, id, mode=mode, players=players), num_cycles=20)


@pytest.mark.parametrize(("id", "players"), ONE_OF_EACH)
def test_it_passes_pettingzoos_render_test(id: str, players: int) -> None:
    def is_svg(result: Any) -> bool:
        return isinstance(result, str) and result.startswith("<svg")

    render_test(partial(env, id, players=players), custom_tests={"svg": is_svg})


@pytest.mark.parametrize(("id", "players"), ONE_OF_EACH)
def test_a_match_is_broken_off_after_max_cycles(id: str, players: int) -> None:
    game = env(id, players=players, max_cycles=4)
    game.reset(seed=1)
    acted = dict.fromkeys(game.agents, 0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        assert not terminated
        assert reward == 0
        if not truncated:
            acted[agent] += 1
            game.step(int(np.flatnonzero(seen["action_mask"])[0]))
        else:
            game.step(None)
    assert min(acted.values()) == 4


def test_rewards_are_the_returns_of_the_match() -> None:
    game = raw_env("seikatsu", mode="teams", players=4)
    game.reset(seed=2)
    while game.agents and not any(game.terminations.values()):
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(np.flatnonzero(mask)[-1]))
    assert list(game.rewards.values()) == game.state_of_play.returns()
    assert sorted(game.rewards.values()) == [-1, -1, 1, 1]


def test_an_illegal_action_is_refused_with_what_is_allowed() -> None:
    game = env("seikatsu")
    game.reset(seed=1)
    mask = game.observe(game.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction, match="allowed: "):
        game.step(int(np.flatnonzero(mask == 0)[0]))


def test_what_is_no_action_and_no_agent_is_refused_with_what_is_allowed() -> None:
    game = env("gravity_superstar")
    game.reset(seed=1)
    for no_number in (None, "x", 1.0):
        with pytest.raises(TypeError, match="one whole number from 0 to 35"):
            game.step(no_number)
    for asked in (game.observe, game.action_space, game.observation_space):
        with pytest.raises(ValueError, match="the agents are seat_0, seat_1; not 'seat_9'"):
            asked("seat_9")


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="human, rgb_array, ansi, svg"):
        env("seikatsu", render_mode="3d")
    game = env("seikatsu")
    game.reset()
    with pytest.raises(ValueError, match="with a render_mode"):
        game.render()
