"""PPO in self-play on `VectorEnv`, in one file: `python examples/learn/ppo.py seikatsu --steps 2000000`.

Needs torch and the extra `vector`. One network plays both seats of a two-player game. A value is that of the seat to
move, so it changes its sign wherever the turn passes to the other seat; all else is PPO as in many a textbook.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ludotheque.envs.arrays import scales
from ludotheque.envs.vector import VectorEnv


@dataclass
class Settings:
    game: str
    steps: int = 2_000_000
    games: int = 128
    rollout: int = 64
    epochs: int = 3
    minibatches: int = 8
    rate: float = 5e-4
    discount: float = 1.0
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    hidden: int = 256
    seed: int = 1
    judged: int = 400
    """Games against `random` for each point of the curve."""


class Network(nn.Module):
    def __init__(self, size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.choice = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        features = self.body(seen)
        logits = self.choice(features).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(features).squeeze(-1)


class Player:
    """A network that acts for the rows of an environment."""

    def __init__(self, env: VectorEnv, network: Network) -> None:
        self.env = env
        self.network = network
        assert env.layout is not None
        self.scales = torch.from_numpy(scales(env.layout))

    def look(self) -> tuple[Tensor, Tensor]:
        # Copies: the environment writes the next position into the same memory.
        return torch.tensor(self.env.observations) * self.scales, torch.tensor(self.env.masks)


def train(settings: Settings, curve: Path | None = None) -> list[tuple[int, float]]:
    """Learns; gives (steps so far, share of wins against `random`) as it goes on."""
    torch.manual_seed(settings.seed)
    env = VectorEnv(settings.game, settings.games, seed=settings.seed, players=2)
    env.reset()
    network = Network(env.observations.shape[1], env.masks.shape[1], settings.hidden)
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5)
    player = Player(env, network)
    updates = max(1, settings.steps // (settings.games * settings.rollout))
    points = [(0, wins_against_random(settings, network))]
    began = time.monotonic()
    for update in range(1, updates + 1):
        learn(settings, network, optimizer, *collect(settings, env, player))
        if update == updates or update % max(1, updates // 10) == 0:
            points.append((update * settings.games * settings.rollout, wins_against_random(settings, network)))
            print(f"{points[-1][0]:>10} steps  {points[-1][1]:.3f} of games won  {time.monotonic() - began:.0f} s")
    if curve is not None:
        with curve.open("w", newline="") as file:
            csv.writer(file).writerows([("steps", "wins"), *points])
    return points


def collect(settings: Settings, env: VectorEnv, player: Player) -> tuple[Tensor, ...]:
    """Plays `rollout` steps; gives what was seen, allowed, chosen, how likely that was, advantages and returns."""
    rows: list[tuple[Tensor, ...]] = []
    rewards, signs, going_on = [], [], []
    everyone = np.arange(env.games)
    for _ in range(settings.rollout):
        seen, masks = player.look()
        with torch.no_grad():
            choice, value = player.network(seen, masks)
            action = choice.sample()
            rows.append((seen, masks, action, choice.log_prob(action), value))
        movers = env.movers.copy()
        env.step(action.numpy())
        rewards.append(torch.tensor(env.rewards[everyone, movers], dtype=torch.float32))
        signs.append(torch.tensor(np.where(env.movers == movers, 1.0, -1.0), dtype=torch.float32))
        going_on.append(torch.tensor(~env.ended, dtype=torch.float32))
    with torch.no_grad():
        _, following = player.network(*player.look())
    advantages = []
    advantage = torch.zeros(env.games)
    for step in reversed(range(settings.rollout)):
        value = rows[step][4]
        passed = settings.discount * signs[step] * going_on[step]
        advantage = rewards[step] + passed * following - value + settings.trace * passed * advantage
        advantages.append(advantage)
        following = value
    kept = torch.stack(advantages[::-1])
    seen, masks, actions, likely, values = (torch.stack(part).flatten(0, 1) for part in zip(*rows, strict=True))
    return seen, masks, actions, likely, kept.flatten(), kept.flatten() + values


def learn(settings: Settings, network: Network, optimizer: torch.optim.Optimizer, *batch: Tensor) -> None:
    count = len(batch[0])
    for _ in range(settings.epochs):
        for part in torch.randperm(count).chunk(settings.minibatches):
            seen, masks, actions, likely, advantages, returns = (rows[part] for rows in batch)
            choice, values = network(seen, masks)
            ratio = (choice.log_prob(actions) - likely).exp()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.min(ratio * advantages, clipped * advantages).mean()
            loss = 0.5 * (values - returns).pow(2).mean() - gain - settings.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins_against_random(settings: Settings, network: Network) -> float:
    """The share of games won, half of a shared win; the network has one seat in each half of the games."""
    env = VectorEnv(settings.game, settings.judged, seed=10**6 + settings.seed, players=2)
    env.reset()
    player = Player(env, network)
    own = np.arange(env.games) % 2
    won = np.full(env.games, np.nan)
    while np.isnan(won).any():
        actions = env.sample().copy()
        ours = env.movers == own
        with torch.no_grad():
            choice, _ = network(*player.look())
        actions[ours] = choice.sample().numpy()[ours]
        env.step(actions)
        first = env.ended & np.isnan(won)
        won[first] = (env.rewards[np.arange(env.games), own][first] + 1) / 2
    return float(won.mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--curve", type=Path, help="a CSV file for the share of wins as it grows")
    given = parser.parse_args()
    points = train(Settings(given.game, steps=given.steps, seed=given.seed), given.curve)
    sys.exit(0 if points[-1][1] > 0.5 else 1)
