"""MaskablePPO of sb3-contrib in self-play: `python examples/learn/maskable_ppo.py octocube --curve curve.csv`.

Needs sb3-contrib (which brings torch) and the extras `vector` and `gymnasium`. It learns on `VectorEnv`, where each row
is that of the seat to move (`SelfPlay`, `Turns`), and is measured against a bot on Gymnasium. Beside the result, each
action is rewarded with what it changed in the mover's lead in points; and actions share what is learnt of their parts
(`Head`).
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

import ludotheque.envs.gymnasium  # noqa: F401  # registers the games
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.ids import env_id
from ludotheque.envs.vector import VectorEnv
from ludotheque.games import game as find_game

GAMES = 128
"""Games side by side: the network looks at all of them at once."""
ROLLOUT = 32
"""Actions in each of them between two lessons."""
WORTH = 5
"""So many points are rewarded like the match."""


class SelfPlay(VecEnv):
    """`VectorEnv` as sb3 wants it. Each step is that of the seat to move, and so is its reward."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        self.encoder = Encoder(game, players=2)
        self.env = VectorEnv(game, games, seed=seed, players=2)
        self.signs = np.zeros(games, np.float32)
        """By game: 1 if who acted last is to move again, -1 if the other is, 0 if the game ended."""
        self._everyone = np.arange(games)
        super().__init__(games, Box(0, 1, (self.encoder.layout.size,), np.float32), Discrete(self.encoder.actions))

    def reset(self) -> NDArray[np.float32]:
        self.env.reset()
        self._before = self._leads()
        return self._seen()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        env = self.env
        movers = env.movers.copy()
        env.step(self._actions)
        after = self._leads()
        # Where a game ended, the lead is of the next one already: there the result speaks for itself.
        gained = np.where(env.ended, 0, after - self._before) * np.where(movers == 0, 1, -1)
        self._before = after
        self.signs = np.where(env.ended, 0, np.where(env.movers == movers, 1, -1)).astype(np.float32)
        rewards = (env.rewards[self._everyone, movers] + gained / WORTH).astype(np.float32)
        return self._seen(), rewards, env.ended.copy(), [{} for _ in self._everyone]

    def action_masks(self) -> list[NDArray[np.bool_]]:
        return list(self.env.masks)

    def close(self) -> None:
        self.env.close()

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **more: Any) -> list[Any]:
        found: list[Any] = getattr(self, method_name)(*given, **more)
        return found

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None if attr_name == "render_mode" else getattr(self, attr_name)] * len(self._everyone)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(self._everyone)

    def _seen(self) -> NDArray[np.float32]:
        return self.encoder.scaled(self.env.observations)

    def _leads(self) -> NDArray[np.float64]:
        scores = [self.env.state(game).scores() for game in range(self.num_envs)]
        return np.array([first - second for first, second in scores], np.float64)


class Turns(MaskableRolloutBuffer):
    """Advantages where the seats take turns: what follows is worth to who acted what it is worth to the next to move,
    with the other sign where that is the other seat."""

    def __init__(self, *given: Any, env: SelfPlay, **more: Any) -> None:
        self._env = env
        super().__init__(*given, **more)

    def reset(self) -> None:
        self.signs = np.zeros((self.buffer_size, self.n_envs), np.float32)
        super().reset()

    def add(self, *given: Any, **more: Any) -> None:
        self.signs[self.pos] = self._env.signs
        super().add(*given, **more)

    def compute_returns_and_advantage(self, last_values: torch.Tensor, dones: NDArray[np.bool_]) -> None:
        following = last_values.numpy().flatten()
        advantage = np.zeros(self.n_envs, np.float32)
        for step in reversed(range(self.buffer_size)):
            passed = self.gamma * self.signs[step]
            missed = self.rewards[step] + passed * following - self.values[step]
            advantage = missed + self.gae_lambda * passed * advantage
            self.advantages[step] = advantage
            following = self.values[step]
        self.returns = self.advantages + self.values


class Head(nn.Module):
    """A score for each action, linear in the features. The weights of an action are the sum of those of its pairs of
    parts (a bird and a space, a kind and a tile), each shared by all actions with that pair."""

    def __init__(self, features: int, pairs: NDArray[np.int64]) -> None:
        super().__init__()
        self.pairs = torch.from_numpy(pairs)
        self.worth = nn.EmbeddingBag(int(pairs.max()) + 1, features + 1, mode="sum")
        nn.init.normal_(self.worth.weight, 0, 0.01 / features**0.5)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        worth = self.worth(self.pairs) / self.pairs.shape[1] ** 0.5
        return nn.functional.linear(features, worth[:, :-1], worth[:, -1])


class ByParts(MaskableActorCriticPolicy):
    """The policy of sb3-contrib with `Head` in place of a row of weights for each action."""

    def __init__(self, *given: Any, pairs: NDArray[np.int64], **more: Any) -> None:
        self._pairs = pairs
        super().__init__(*given, **more)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Head(self.mlp_extractor.latent_dim_pi, self._pairs)
        optimizer: Any = self.optimizer_class
        self.optimizer = optimizer(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Curve(BaseCallback):
    """Measures the share of wins before, after and so many times while it learns."""

    def __init__(self, game: str, opponents: str, every: int, matches: int) -> None:
        super().__init__()
        self._measured = (game, opponents, matches)
        self._every = every
        self._began = time.process_time()
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._every * len(self.points):
            self.measure()

    def measure(self) -> None:
        spent = time.process_time() - self._began
        share = wins(self.model, *self._measured)
        print(f"{self.num_timesteps:>10} steps  {share:.3f} of matches won  {spent:.0f} s", flush=True)
        self.points.append((self.num_timesteps, share))


def fresh(game: str, seed: int = 1, games: int = GAMES) -> MaskablePPO:
    """A model that has learnt nothing yet."""
    env = SelfPlay(game, games, seed)
    return MaskablePPO(
        ByParts,
        env,
        n_steps=ROLLOUT,
        batch_size=games * ROLLOUT // 4,
        n_epochs=2,
        learning_rate=lambda left: 1e-3 * left,
        gamma=0.9,
        gae_lambda=0.9,
        ent_coef=0.01,
        rollout_buffer_class=Turns,
        rollout_buffer_kwargs={"env": env},
        policy_kwargs={"net_arch": [256, 128], "activation_fn": nn.ReLU, "pairs": env.encoder.factors.pairs()},
        seed=seed,
        device="cpu",
    )


def train(
    game: str,
    steps: int,
    opponents: str = "random",
    points: int = 5,
    matches: int = 400,
    seed: int = 1,
    games: int = GAMES,
) -> list[tuple[int, float]]:
    """Learns; gives (steps so far, share of matches won) before, and so many times as it goes on."""
    # Each choice would be checked to be one, over all actions, many times in each step.
    torch.distributions.Distribution.set_default_validate_args(False)
    model = fresh(game, seed, games)
    curve = Curve(game, opponents, steps // points, matches)
    model.learn(steps // (games * ROLLOUT) * games * ROLLOUT, callback=curve)
    curve.measure()
    return curve.points


def wins(model: Any, game: str, opponents: str = "random", matches: int = 400) -> float:
    """The share of matches won with the model's best actions, half of a shared win."""
    id = env_id(find_game(game))
    how: dict[str, Any] = {"opponents": opponents, "scaled": True, "disable_env_checker": True}
    envs: list[Any] = [gymnasium.make(id, seat=match % 2, **how).unwrapped for match in range(matches)]
    seen = [env.reset(seed=10**6 + seed)[0] for seed, env in enumerate(envs)]
    going_on = list(range(matches))
    total = 0.0
    while going_on:
        masks = np.stack([envs[match].action_masks() for match in going_on])
        views = np.stack([seen[match] for match in going_on])
        actions, _ = model.predict(views, action_masks=masks, deterministic=True)
        for match, action in zip(list(going_on), actions, strict=True):
            seen[match], reward, over, _, _ = envs[match].step(int(action))
            if over:
                total += (reward + 1) / 2
                going_on.remove(match)
    return total / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=200_000, help="actions of both seats")
    parser.add_argument("--opponents", default="random", help="the bot against which it is measured")
    parser.add_argument("--points", type=int, default=5, help="how often the share of wins is measured on the way")
    parser.add_argument("--matches", type=int, default=400, help="matches for each measure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the share of wins as it grows")
    given = parser.parse_args()
    torch.set_num_threads(1)  # The layers are too small to be worth sharing out.
    found = train(given.game, given.steps, given.opponents, given.points, given.matches, given.seed)
    if given.curve is not None:
        with given.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("steps", "wins"), *found])
    sys.exit(0 if found[-1][1] > 0.5 else 1)
