"""PPO in self-play on `VectorEnv`, in one file: `python examples/learn/ppo.py seikatsu --curve curve.csv`.

Needs torch and the extra `vector`. One network plays both seats of a two-player game. A value is that of the seat to
move, so it changes its sign wherever the turn passes to the other seat, and does not where a seat acts again. Beside
the result, each action is rewarded with what it changed in the mover's lead in points; and actions share what is learnt
of their parts (`Head`). All else is PPO as in many a textbook.
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
from numpy.typing import NDArray
from torch import Tensor, nn

from ludotheque.envs.arrays import scales
from ludotheque.envs.encoder import Encoder
from ludotheque.envs.vector import VectorEnv


@dataclass
class Settings:
    game: str
    steps: int = 200_000
    """Actions of both seats."""
    games: int = 128
    rollout: int = 32
    epochs: int = 2
    minibatches: int = 4
    rate: float = 1e-3
    """At first; it falls evenly to nothing."""
    discount: float = 0.9
    """Far below 1: what an action brings shows within a few, and what comes later is mostly chance to a beginner."""
    trace: float = 0.9
    clip: float = 0.2
    entropy: float = 0.01
    hidden: int = 256
    features: int = 128
    worth: float = 5
    """So many points are rewarded like the match."""
    seed: int = 1
    points: int = 5
    """How often the share of wins is measured on the way."""
    judged: int = 400
    """Games against `random` for each point of the curve."""


class Head(nn.Module):
    """A score for each action, linear in the features. The weights of an action are the sum of those of its pairs of
    parts (a bird and a space, a kind and a tile), each shared by all actions with that pair."""

    def __init__(self, features: int, pairs: NDArray[np.int64]) -> None:
        super().__init__()
        self.pairs = torch.from_numpy(pairs)
        self.worth = nn.EmbeddingBag(int(pairs.max()) + 1, features + 1, mode="sum")
        nn.init.normal_(self.worth.weight, 0, 0.01 / features**0.5)

    def forward(self, features: Tensor) -> Tensor:
        worth = self.worth(self.pairs) / self.pairs.shape[1] ** 0.5
        return nn.functional.linear(features, worth[:, :-1], worth[:, -1])


class Network(nn.Module):
    def __init__(self, settings: Settings) -> None:
        super().__init__()
        encoder = Encoder(settings.game, players=2)
        self.scales = torch.from_numpy(scales(encoder.layout))
        self.body = nn.Sequential(
            nn.Linear(encoder.layout.size, settings.hidden),
            nn.ReLU(),
            nn.Linear(settings.hidden, settings.features),
            nn.ReLU(),
        )
        self.choice = Head(settings.features, encoder.factors.pairs())
        self.value = nn.Linear(settings.features, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        features = self.body(seen * self.scales)
        logits = self.choice(features).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(features).squeeze(-1)


def look(env: VectorEnv) -> tuple[Tensor, Tensor]:
    # Copies: the environment writes the next position into the same memory.
    return torch.tensor(env.observations), torch.tensor(env.masks)


def leads(env: VectorEnv) -> NDArray[np.float64]:
    """By game: the points that the first seat is ahead."""
    scores = [env.state(game).scores() for game in range(env.games)]
    return np.array([first - second for first, second in scores], np.float64)


def train(settings: Settings, curve: Path | None = None) -> list[tuple[int, float]]:
    """Learns; gives (steps so far, share of wins against `random`) as it goes on."""
    torch.manual_seed(settings.seed)
    env = VectorEnv(settings.game, settings.games, seed=settings.seed, players=2)
    env.reset()
    network = Network(settings)
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5)
    updates = max(1, settings.steps // (settings.games * settings.rollout))
    falling = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0, updates)
    found: list[tuple[int, float]] = []
    began = time.process_time()
    for update in range(updates + 1):
        if update > 0:
            learn(settings, network, optimizer, *collect(settings, env, network))
            falling.step()
        if update == updates or update % max(1, updates // settings.points) == 0:
            spent = time.process_time() - began
            found.append((update * settings.games * settings.rollout, wins_against_random(settings, network)))
            print(f"{found[-1][0]:>10} steps  {found[-1][1]:.3f} of games won  {spent:.0f} s", flush=True)
    if curve is not None:
        with curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("steps", "wins"), *found])
    return found


def collect(settings: Settings, env: VectorEnv, network: Network) -> tuple[Tensor, ...]:
    """Plays `rollout` steps; gives what was seen, allowed, chosen, how likely that was, advantages and returns."""
    rows: list[tuple[Tensor, ...]] = []
    rewards, signs = [], []
    everyone = np.arange(env.games)
    before = leads(env)
    for _ in range(settings.rollout):
        seen, masks = look(env)
        with torch.no_grad():
            choice, value = network(seen, masks)
            action = choice.sample()
            rows.append((seen, masks, action, choice.log_prob(action), value))
        movers = env.movers.copy()
        env.step(action.numpy())
        after = leads(env)
        # Where a game ended, the lead is of the next one already: there the result speaks for itself.
        gained = np.where(env.ended, 0, after - before) * np.where(movers == 0, 1, -1)
        before = after
        rewards.append(torch.tensor(env.rewards[everyone, movers] + gained / settings.worth, dtype=torch.float32))
        # What follows is worth to the mover what it is to the next to move: the opposite if that is the other seat.
        sign = np.where(env.ended, 0, np.where(env.movers == movers, 1, -1))
        signs.append(torch.tensor(sign, dtype=torch.float32))
    with torch.no_grad():
        _, following = network(*look(env))
    advantages = []
    advantage = torch.zeros(env.games)
    for step in reversed(range(settings.rollout)):
        value = rows[step][4]
        passed = settings.discount * signs[step]
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
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def wins_against_random(settings: Settings, network: Network) -> float:
    """The share of games won with the network's best actions, half of a shared win; in half of the games it begins."""
    env = VectorEnv(settings.game, settings.judged, seed=10**6 + settings.seed, players=2)
    env.reset()
    own = np.arange(env.games) % 2
    won = np.full(env.games, np.nan)
    while np.isnan(won).any():
        actions = env.sample().copy()
        ours = np.flatnonzero((env.movers == own) & np.isnan(won))
        if len(ours):
            with torch.no_grad():
                choice, _ = network(torch.tensor(env.observations[ours]), torch.tensor(env.masks[ours]))
            actions[ours] = choice.logits.argmax(-1).numpy()
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
    torch.set_num_threads(1)  # The layers are too small to be worth sharing out.
    points = train(Settings(given.game, steps=given.steps, seed=given.seed), given.curve)
    sys.exit(0 if points[-1][1] > 0.5 else 1)
