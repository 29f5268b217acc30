"""MaskablePPO of sb3-contrib against a bot: `python examples/learn/maskable_ppo.py octocube --steps 40000`.

Needs sb3-contrib (which brings torch) and the extra `gymnasium`. The reward of a match comes with its last action;
while it learns, each action is also told how it changed the lead (`Lead`), which says nearly the same much earlier.
`--parts` learns what the parts of an action are worth, from the lead that the action itself brings: see `ByParts`.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

import ludotheque.envs.gymnasium  # noqa: F401  # registers the games
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.ids import env_id
from ludotheque.games import game as find_game

ENVS = 32
"""Matches side by side: the network looks at all of them at once."""


class Lead(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds to each reward by how much the action improved the lead in points: in all, the lead at the end.

    Were it taken back at the end, what is best to do would stay exactly the same; but in a short match that hides from
    a beginner what was good.
    """

    LARGE = 10
    """A lead of so many points is nearly as good as any."""
    SOME = 5
    """So many points of an action alone are worth as much as the match."""

    def __init__(self, env: gymnasium.Env[Any, Any], alone: bool = False) -> None:
        """`alone`: counts the action itself and not what the others answer, which is chance to who cannot see it."""
        super().__init__(env)
        self._alone = alone

    def reset(self, **wanted: Any) -> tuple[Any, dict[str, Any]]:
        begun = self.env.reset(**wanted)
        self._before = self._lead()
        return begun

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        inner: Any = self.env
        if self._alone:
            after = inner.state.clone()
            after.apply(int(action))
            gain = (self._points(after) - self._points(inner.state)) / self.SOME
            observation, reward, over, cut, more = self.env.step(action)
            return observation, float(reward) + gain, over, cut, more
        observation, reward, over, cut, more = self.env.step(action)
        before, self._before = self._before, self._lead()
        return observation, float(reward) + self._before - before, over, cut, more

    def action_masks(self) -> Any:
        inner: Any = self.env
        return inner.action_masks()

    def _lead(self) -> float:
        inner: Any = self.env
        return math.tanh(self._points(inner.state) / self.LARGE)

    def _points(self, state: Any) -> float:
        inner: Any = self.env
        scores = state.scores()
        own = scores.pop(inner.seat)
        return float(own - max(scores, default=0))


class Parts(nn.Module):
    """Any two parts of an action (a bird and a space, a flower and a space) are worth something; the action is worth
    the sum. So what is learnt of one action serves all that share two parts with it."""

    def __init__(self, size: int, rows: NDArray[np.int16]) -> None:
        super().__init__()
        places = []
        count = 0
        for pair in combinations(range(rows.shape[1]), 2):
            kinds, place = np.unique(rows[:, pair], axis=0, return_inverse=True)
            places.append(count + place.ravel())
            count += len(kinds)
        self.register_buffer("places", torch.from_numpy(np.stack(places)))
        self.worth = nn.Linear(size, count)
        nn.init.orthogonal_(self.worth.weight, 0.01)
        nn.init.zeros_(self.worth.bias)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        worth = self.worth(features)
        return torch.stack([worth[:, place] for place in self.get_buffer("places")]).sum(0)


class ByParts(MaskableActorCriticPolicy):
    """The policy of sb3-contrib with `Parts` in place of a row of weights for each action."""

    def __init__(self, *given: Any, rows: NDArray[np.int16], **more: Any) -> None:
        self._rows = rows
        super().__init__(*given, **more)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Parts(self.mlp_extractor.latent_dim_pi, self._rows)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def make(game: str, opponents: str, seed: int = 0) -> gymnasium.Env[Any, Any]:
    env: gymnasium.Env[Any, Any] = gymnasium.make(
        env_id(find_game(game)), opponents=opponents, seat="any", scaled=True, disable_env_checker=True
    )
    env.reset(seed=seed)
    return env.unwrapped


def fresh(game: str, steps: int, opponents: str = "random", seed: int = 1, parts: bool = False) -> MaskablePPO:
    """A model that has learnt nothing yet, for a training of so many steps."""
    envs = DummyVecEnv(
        [lambda number=number: Lead(make(game, opponents, seed + number), parts) for number in range(ENVS)]
    )
    shared: dict[str, Any] = {
        "n_steps": min(64, max(8, steps // (16 * ENVS))),
        "batch_size": 256,
        "seed": seed,
        "device": "cpu",
    }
    if parts:
        rows = Encoder(game).factors.rows
        return MaskablePPO(
            ByParts,
            envs,
            n_epochs=4,
            learning_rate=3e-3,
            gamma=0.0,
            ent_coef=0.002,
            policy_kwargs={"net_arch": [], "rows": rows},
            **shared,
        )
    return MaskablePPO(
        "MlpPolicy",
        envs,
        n_epochs=5,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        **shared,
    )


def train(
    game: str, steps: int, opponents: str = "random", points: int = 1, matches: int = 200, parts: bool = False
) -> list[tuple[int, float]]:
    """Learns; gives (steps so far, share of matches won) before, and so many times as it goes on."""
    model = fresh(game, steps, opponents, parts=parts)
    curve: list[tuple[int, float]] = []
    for point in range(points + 1):
        if point > 0:
            model.learn(steps // points, reset_num_timesteps=False)
        curve.append((model.num_timesteps, wins(model, game, opponents, matches)))
        print(f"{curve[-1][0]:>10} steps  {curve[-1][1]:.3f} of matches won", flush=True)
    return curve


def wins(model: MaskablePPO, game: str, opponents: str = "random", matches: int = 200) -> float:
    """The share of matches won, half of a shared win."""
    envs: list[Any] = [make(game, opponents) for _ in range(matches)]
    seen = [env.reset(seed=10**6 + seed)[0] for seed, env in enumerate(envs)]
    going_on = list(range(matches))
    total = 0.0
    while going_on:
        masks = np.stack([envs[match].action_masks() for match in going_on])
        actions, _ = model.predict(np.stack([seen[match] for match in going_on]), action_masks=masks)
        for match, action in zip(list(going_on), actions, strict=True):
            seen[match], reward, over, _, _ = envs[match].step(int(action))
            if over:
                total += (reward + 1) / 2
                going_on.remove(match)
    return total / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=40_000)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--points", type=int, default=4, help="how often the share of wins is measured on the way")
    parser.add_argument("--matches", type=int, default=200, help="matches for each measure")
    parser.add_argument("--parts", action="store_true", help="learn what the parts of an action are worth")
    parser.add_argument("--curve", type=Path, help="a CSV file for the share of wins as it grows")
    given = parser.parse_args()
    found = train(given.game, given.steps, given.opponents, given.points, given.matches, given.parts)
    if given.curve is not None:
        with given.curve.open("w", newline="") as file:
            csv.writer(file).writerows([("steps", "wins"), *found])
    sys.exit(0 if found[-1][1] > 0.5 else 1)
