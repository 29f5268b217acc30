"""The examples of learning run, at small size. Those that need torch run where it is: `make test-learn`."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.games import game_ids

EXAMPLES = Path(__file__).parents[2] / "examples" / "learn"
NEEDS_TORCH = "torch is too large for every test run: make test-learn installs it and runs this"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_openspiels_ismcts_plays_matches() -> None:
    assert 0 <= example("openspiel_ismcts")["play"]("seikatsu", matches=2, simulations=4) <= 1


@pytest.mark.parametrize("game", game_ids())
def test_ppo_runs_on_every_game(game: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    ppo = example("ppo")
    settings = ppo["Settings"](game, steps=512, games=16, rollout=16, hidden=32, judged=16, points=2)
    points = ppo["train"](settings, tmp_path / "curve.csv")
    assert [steps for steps, _ in points] == [0, 256, 512]
    assert all(0 <= wins <= 1 for _, wins in points)
    rows = [f"{steps},{wins}" for steps, wins in points]
    assert (tmp_path / "curve.csv").read_text().splitlines() == ["steps,wins", *rows]


def test_ppo_learns() -> None:
    pytest.importorskip("torch", reason=NEEDS_TORCH)
    ppo = example("ppo")
    points = ppo["train"](ppo["Settings"]("gravity_superstar", steps=40_960, games=64, points=1, judged=300))
    assert points[0][1] < 0.5 < 0.6 < points[-1][1]


@pytest.mark.parametrize("game", game_ids())
def test_maskable_ppo_runs_on_every_game(game: str) -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDS_TORCH)
    maskable = example("maskable_ppo")
    points = maskable["train"](game, steps=512, games=8, points=2, matches=2)
    assert [steps for steps, _ in points] == [0, 256, 512]
    assert all(0 <= wins <= 1 for _, wins in points)


def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDS_TORCH)
    points = example("maskable_ppo")["train"]("gravity_superstar", steps=40_960, games=64, points=1, matches=300)
    assert points[0][1] < 0.5 < 0.6 < points[-1][1]


def test_what_follows_is_worth_the_opposite_to_who_passed_the_turn_and_nothing_after_the_end() -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDS_TORCH)
    torch = pytest.importorskip("torch", reason=NEEDS_TORCH)
    model = example("maskable_ppo")["fresh"]("gravity_superstar", games=3)
    turns = model.rollout_buffer
    turns.gamma, turns.gae_lambda = 0.5, 1.0
    turns.buffer_size = 2
    turns.rewards = np.array([[1, 1, 1], [2, 2, 2]], np.float32)
    turns.values = np.zeros((2, 3), np.float32)
    turns.advantages = np.zeros((2, 3), np.float32)
    turns.signs = np.array([[1, -1, 0], [1, 1, -1]], np.float32)
    turns.compute_returns_and_advantage(torch.tensor([[8.0], [8.0], [8.0]]), np.zeros(3, np.bool_))
    # Each of the last steps is worth 2 and half of what follows: 2 + 4, 2 + 4, 2 - 4.
    assert turns.advantages.tolist() == [[1 + 3, 1 - 3, 1], [6, 6, -2]]


def test_a_step_of_self_play_says_who_moves_next_and_rewards_the_mover() -> None:
    pytest.importorskip("sb3_contrib", reason=NEEDS_TORCH)
    maskable = example("maskable_ppo")
    play = maskable["SelfPlay"]("gravity_superstar", 32, 1)
    play.reset()
    signs = set()
    for _ in range(150):
        before = [play.env.state(game).scores() for game in range(32)]
        movers = play.env.movers.copy()
        _, rewards, ended, _ = play.step(play.env.sample().copy())
        for game in range(32):
            own, other = int(movers[game]), 1 - int(movers[game])
            after = play.env.state(game).scores()
            gain = (after[own] - after[other] - before[game][own] + before[game][other]) / maskable["WORTH"]
            assert rewards[game] == pytest.approx(play.env.rewards[game, own] if ended[game] else gain)
            sign = 0 if ended[game] else 1 if play.env.movers[game] == own else -1
            assert play.signs[game] == sign
            signs.add(sign)
    assert signs == {0, 1, -1}
