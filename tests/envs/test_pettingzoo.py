"""PettingZoo's own tests on every game and mode."""

from __future__ import annotations

import warnings
from collections import Counter
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from ludotheque import BadOption, IllegalAction, NotNow, Rng
from ludotheque.envs.pettingzoo import env, raw_env
from tests.envs.cases import CONFIGURATIONS, NAMES

MODES = sorted({(id, mode) for id, mode, _ in CONFIGURATIONS})


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_pettingzoos_api_test(id: str, mode: str, players: int) -> None:
    with warnings.catch_warnings():
        # It says that an observation is a dict, as PettingZoo's own games with masks have it.
        warnings.simplefilter("ignore")
        api_test(env(id, mode=mode, players=players), num_cycles=40)


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_pettingzoos_seed_test(id: str, mode: str, players: int) -> None:
    seed_test(partial(env, id, mode=mode, players=players), num_cycles=20)


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_it_passes_pettingzoos_render_test(id: str, mode: str) -> None:
    def is_svg(result: Any) -> bool:
        return isinstance(result, str) and result.startswith("<svg")

    render_test(partial(env, id, mode=mode), custom_tests={"svg": is_svg})


class WholeTurns(BaseWrapper):  # type: ignore[misc]  # pettingzoo has no types
    """The test draws actions without the mask, and wants each agent to be asked equally often, in turn, beginning with
    the first: here an action is a whole turn, and the number that was drawn chooses among the legal ones."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.metadata = {**env.metadata, "is_parallelizable": True}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        for other in range(100):
            super().reset(seed=other)
            if self.agent_selection == self.possible_agents[0]:
                return
        pytest.fail("the first agent never begins")

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if action is None:
            super().step(None)
            return
        while self.agent_selection == agent:
            legal = np.flatnonzero(self.observe(agent)["action_mask"])
            super().step(legal[int(action) % len(legal)])
            if len(self.possible_agents) == 1:
                break


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_it_passes_pettingzoos_max_cycles_test(id: str, mode: str, players: int) -> None:
    def made(max_cycles: int) -> WholeTurns:
        return WholeTurns(env(id, mode=mode, players=players, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=made, parallel_env=lambda max_cycles: aec_to_parallel(made(max_cycles))))


@pytest.mark.parametrize(("id", "mode", "players"), CONFIGURATIONS, ids=NAMES)
def test_a_match_is_broken_off_when_every_seat_has_had_its_turns(id: str, mode: str, players: int) -> None:
    game = env(id, mode=mode, players=players, max_cycles=2)
    game.reset(seed=1)
    rng = Rng(1)
    moved: list[str] = []
    for agent in game.agent_iter():
        _, reward, terminated, truncated, _ = game.last()
        assert not terminated
        assert reward == 0
        if not truncated:
            moved.append(agent)
        game.step(None if truncated else game.unwrapped.state_of_play.random_action(rng))
    turns = [agent for agent, following in pairwise([*moved, None]) if players == 1 or agent != following]
    had = Counter(turns)
    assert min(had[agent] for agent in game.possible_agents) == 2
    had[turns[-1]] -= 1
    assert min(had[agent] for agent in game.possible_agents) == 1, "it ends with the last of these turns"


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


def test_a_step_after_the_end_or_without_a_deal_is_refused_with_what_to_do() -> None:
    for game in (env("seikatsu"), raw_env("seikatsu")):
        game.reset(seed=1)
        while not any(game.terminations.values()):
            game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
        while game.agents:
            game.step(None)
        for late in (None, 0):
            with pytest.raises(NotNow, match="call reset"):
                game.step(late)
        with pytest.raises(NotNow, match="call reset"):
            game.last()
        game.close()
        with pytest.raises(NotNow, match="closed: make a new one"):
            game.reset()
    fresh = raw_env("seikatsu", render_mode="ansi")
    for early in (lambda: fresh.step(0), fresh.last, lambda: fresh.observe("seat_0"), fresh.render):
        with pytest.raises(NotNow, match="call reset"):
            early()


def test_what_is_no_number_and_no_game_is_refused_and_numpys_numbers_are_taken() -> None:
    with pytest.raises(TypeError, match="seed is a whole number; not float"):
        env("seikatsu").reset(seed=1.5)
    with pytest.raises(TypeError, match="max_cycles is a whole number; not str"):
        env("seikatsu", max_cycles="many")
    with pytest.raises(ValueError, match="max_cycles is 1 or more"):
        env("seikatsu", max_cycles=0)
    with pytest.raises(BadOption, match=r"seikatsu.*, or a Game; not int 5"):
        env(5)  # type: ignore[arg-type]
    one, other = raw_env("seikatsu"), raw_env("seikatsu")
    one.reset(seed=7)
    other.reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert one.state_of_play == other.state_of_play


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="human, rgb_array, ansi, svg"):
        env("seikatsu", render_mode="3d")
    game = env("seikatsu")
    game.reset()
    with pytest.raises(ValueError, match="with a render_mode"):
        game.render()


def test_it_says_what_it_plays() -> None:
    said = repr(env("octocube", mode="advanced", players=2))
    assert said.startswith("<ludotheque/Octocube-v")
    assert "mode=advanced players=2" in said
