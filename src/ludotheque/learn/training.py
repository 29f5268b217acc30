"""Trains a network on positions. Needs PyTorch: nothing else in the package does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.net import NOT_READ, SCALE
from ludotheque.bots.weights import Part, Shape
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.learn.positions import Positions
from ludotheque.learn.prior import Prior

STEEP = 8.0
"""Chances near 0 and 1 need large outputs, which small weights would be slow to reach."""
POINTS_WEIGHT = 1.0
"""Of the error in points beside that in chances."""
PRIOR_WEIGHT = 0.5
"""Of what the shares of the actions miss."""


@dataclass(frozen=True)
class Recipe:
    wide: int = 32
    narrow: int = 16
    epochs: int = 12
    batch: int = 256
    rate: float = 0.003
    seed: int = 0


@dataclass(frozen=True)
class Trained:
    part: Part
    errors: list[dict[str, float]]
    """After each epoch, on positions of games that it was not trained on."""


def places_of(game: Game[State], options: Options, rows: NDArray[np.uint8]) -> list[int]:
    """Which input each entry of an observation is: tables that the policy pools have one input for a row of theirs,
    and entries that never change have none."""
    layout = game.observer(options).layout
    policy = game.policy(options)
    changes = rows.min(axis=0) != rows.max(axis=0)
    places = [NOT_READ] * layout.size
    inputs = 0
    for table in layout.tables.values():
        if table.name in policy.unread:
            continue
        for start in range(table.start, table.start + table.size, table.row):
            used = [entry for entry in range(start, start + table.row) if changes[entry]]
            for entry in used:
                places[entry] = inputs
                if table.name not in policy.pooled:
                    inputs += 1
            if used and table.name in policy.pooled:
                inputs += 1
    return places


def train(
    game: Game[State],
    options: Options,
    positions: Positions,
    recipe: Recipe,
    told: Callable[[int, dict[str, float]], None] = lambda epoch, errors: None,
) -> Trained:
    torch = load_torch()
    torch.manual_seed(recipe.seed)
    torch.set_num_threads(1)
    places = places_of(game, options, positions.rows)
    read = [entry for entry, place in enumerate(places) if place >= 0]
    seats = options.players
    width = max((places[entry] for entry in read), default=-1) + 1
    extras = np.concatenate([positions.points * SCALE, positions.described], axis=1)
    inputs = width + extras.shape[1]
    gather = np.zeros((len(read), width), np.float32)
    gather[np.arange(len(read)), [places[entry] for entry in read]] = 1.0
    pooled = len(read) != width
    seen = torch.from_numpy(positions.rows)
    columns = torch.tensor(read)
    # Inputs of much the same size: what one that is larger is divided by goes into the weights in the end.
    some = positions.rows[:: max(1, len(positions) // 20_000), read].astype(np.float32)
    highest = np.maximum(1.0, (some @ gather if pooled else some).max(axis=0))
    extra = torch.from_numpy(extras)
    change = torch.from_numpy((positions.final - positions.points) * SCALE)
    won = torch.from_numpy(positions.won / np.maximum(1e-9, positions.won.sum(axis=1, keepdims=True)))
    alone = seats == 1
    if alone:
        won = torch.from_numpy(positions.won)
    # Games, not positions, are held back: those of one game tell the same end.
    held = (positions.games % 10) == 9
    learn = torch.from_numpy(np.flatnonzero(~held))
    check = torch.from_numpy(np.flatnonzero(held))
    net = torch.nn.Sequential(
        torch.nn.Linear(inputs, recipe.wide),
        torch.nn.ReLU(),
        torch.nn.Linear(recipe.wide, recipe.narrow),
        torch.nn.ReLU(),
        torch.nn.Linear(recipe.narrow, 2 * seats),
    )
    with torch.no_grad():
        # Chances begin near even: from steep ones at random some runs hardly learn at all.
        net[4].weight[seats:] /= STEEP
        net[4].bias[seats:] /= STEEP
    scale_down = torch.from_numpy(1.0 / highest)
    together = torch.from_numpy(gather)
    # What no search was asked of teaches nothing of actions.
    prior = Prior(torch, game, options, positions, recipe.narrow) if positions.choices.any() else None

    def given(at: Any) -> Any:
        bare = seen[at][:, columns].float()
        return torch.cat([(bare @ together if pooled else bare) * scale_down, extra[at]], dim=1)

    def errors_of(at: Any) -> tuple[Any, Any, Any, int]:
        narrower = net[:4](given(at))
        out = net[4](narrower)
        urge = STEEP * out[:, seats:]
        part = 0.5 + 0.5 * urge / (1.0 + urge.abs())
        chance = part if alone else part / part.sum(dim=1, keepdim=True)
        chance = chance.clamp(1e-4, 1.0 - 1e-4)
        target = won[at]
        lost = -(target * chance.log() + (1 - target) * (1 - chance).log()).mean()
        missed = torch.nn.functional.smooth_l1_loss(out[:, :seats], change[at], beta=0.5)
        return lost, missed, *(prior.missed(at, narrower) if prior else (torch.zeros(()), 0))

    # At ten steps and less the schedule would have none in which its rate rises.
    steps = max(20, recipe.epochs * (len(learn) // recipe.batch + 1))
    weights = [*net.parameters(), *(prior.worths.parameters() if prior else [])]
    optimizer = torch.optim.Adam(weights, lr=recipe.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=recipe.rate, total_steps=steps, pct_start=0.1)
    history: list[dict[str, float]] = []
    for epoch in range(recipe.epochs):
        order = learn[torch.randperm(len(learn))]
        for begin in range(0, len(order), recipe.batch):
            lost, missed, untried, _ = errors_of(order[begin : begin + recipe.batch])
            optimizer.zero_grad()
            (lost + POINTS_WEIGHT * missed + PRIOR_WEIGHT * untried).backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            parts = [errors_of(check[begin : begin + 8192]) for begin in range(0, len(check), 8192)]
        sizes = [min(8192, len(check) - begin) for begin in range(0, len(check), 8192)]
        errors = {
            "chances": mean([float(one[0]) for one in parts], sizes),
            "points": mean([float(one[1]) for one in parts], sizes),
        }
        if prior:
            errors["actions"] = mean([float(one[2]) for one in parts], [one[3] for one in parts])
        history.append(errors)
        told(epoch + 1, errors)
    return Trained(_part(net, places, highest, recipe, inputs, prior), history)


def mean(values: list[float], weights: list[int]) -> float:
    return float(np.average(values, weights=weights)) if any(weights) else 0.0


def _part(
    net: Any, places: list[int], highest: NDArray[np.float32], recipe: Recipe, inputs: int, prior: Prior | None
) -> Part:
    """The weights as 16-bit numbers, those of the observation for entries as they are."""
    first = net[0].weight.detach().numpy().T.copy()
    first[: len(highest)] /= highest[:, None]
    arrays = [
        first,
        net[0].bias.detach().numpy(),
        net[2].weight.detach().numpy(),
        net[2].bias.detach().numpy(),
        net[4].weight.detach().numpy(),
        net[4].bias.detach().numpy(),
    ]
    # Rows of the last layer: points of all seats, then chances.
    last, bias = arrays[4].copy(), arrays[5].copy()
    last[len(last) // 2 :] *= STEEP
    bias[len(bias) // 2 :] *= STEEP
    arrays[4:] = [last, bias, *(prior.weights() if prior else [np.zeros(0), np.zeros(0)])]
    lists = [np.asarray(array, np.float16).astype(np.float64).ravel().tolist() for array in arrays]
    shape = Shape(len(places), inputs, recipe.wide, recipe.narrow, len(bias), prior.parts if prior else 0)
    return Part(shape, places, lists)


def load_torch() -> Any:
    try:
        return import_module("torch")
    except ImportError:
        raise BadOption("learning needs PyTorch: pip install 'ludotheque[learn]'") from None
