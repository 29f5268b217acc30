"""The weights of the networks: one small file a game, `games/<id>/weights.net`, with a part for each of its options.

A line of JSON says what is in it; then come the numbers, as 16-bit ones. A file is read when a bot first needs it.
"""

from __future__ import annotations

import json
import struct
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert, to_builtins

from ludotheque.bots.learned import LearnedPolicy
from ludotheque.bots.net import Net
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.parts import parts_of
from ludotheque.core.policy import Policy
from ludotheque.core.state import State

FORMAT = 2
BEFORE = 1
"""Networks that say nothing of actions."""


class Shape(Struct, frozen=True):
    """What a network takes and gives."""

    entries: int
    """Of the observation that it reads."""
    inputs: int
    wide: int
    narrow: int
    outputs: int
    parts: int = 0
    """Of actions, that it says something of."""

    def sizes(self) -> list[int]:
        """The lengths of its lists of weights, one after the other."""
        return [
            self.inputs * self.wide,
            self.wide,
            self.wide * self.narrow,
            self.narrow,
            self.narrow * self.outputs,
            self.outputs,
            self.narrow * self.parts,
            self.parts,
        ]


class Part(Struct, frozen=True):
    """A network as it is kept: `places` as `Net` has them, and its lists of weights."""

    shape: Shape
    places: list[int]
    weights: list[list[float]]

    def net(self) -> Net:
        return Net(self.places, self.shape.inputs, *self.weights)


def write_weights(parts: dict[str, Part], version: int) -> bytes:
    """`version` is that of the game's observations: networks of another one are not used."""
    head = {
        "format": FORMAT,
        "observations": version,
        "parts": {name: to_builtins(part.shape) for name, part in parts.items()},
    }
    blocks = [json.dumps(head, separators=(",", ":")).encode() + b"\n"]
    for part in parts.values():
        blocks.append(struct.pack(f"<{len(part.places)}h", *part.places))
        blocks.extend(struct.pack(f"<{len(numbers)}e", *numbers) for numbers in part.weights)
    return b"".join(blocks)


def read_weights(data: bytes, version: int) -> dict[str, Part]:
    """The networks by the options that they are for; none where they read other observations."""
    line, _, rest = data.partition(b"\n")
    head = json.loads(line)
    if head["format"] not in (BEFORE, FORMAT) or head["observations"] != version:
        return {}
    parts: dict[str, Part] = {}
    at = 0
    for name, said in head["parts"].items():
        shape = convert(said, Shape)
        places = list(struct.unpack_from(f"<{shape.entries}h", rest, at))
        at += 2 * shape.entries
        weights: list[list[float]] = []
        for size in shape.sizes():
            weights.append(list(struct.unpack_from(f"<{size}e", rest, at)))
            at += 2 * size
        parts[name] = Part(shape, places, weights)
    return parts


@cache
def shipped(game: str, version: int) -> dict[str, Part]:
    """The networks that came with a game of this package."""
    path = files("ludotheque.games").joinpath(game, "weights.net")
    return read_weights(path.read_bytes(), version) if path.is_file() else {}


def learned_policy(game: Game[State], options: Options, parts: dict[str, Part] | None = None) -> LearnedPolicy | None:
    """The game's policy with the network for these options; None where none was learned."""
    found = (shipped(game.id, game.env_version) if parts is None else parts).get(str(options))
    if found is None:
        return None
    net = found.net()
    policy, observer = game.policy(options), game.observer(options)
    if found.shape.parts == 0:
        return LearnedPolicy(policy, observer, net)
    numbers, count, width = action_numbers(game, options)
    if found.shape.parts != count:
        return None
    return LearnedPolicy(policy, observer, net, numbers, width)


@cache
def action_numbers(game: Game[State], options: Options) -> tuple[list[int], int, int]:
    """The numbers of the parts of each action, how many parts there are, and how many one action has at most."""
    parts = parts_of(game, options)
    return parts.numbers(), parts.count, len(parts.names)


def network_policy(game: Game[State], options: Options) -> Policy:
    """The one with the network for these options, where the game has it."""
    return learned_policy(game, options) or game.policy(options)


def strongest_policy(game: Game[State], options: Options) -> Policy:
    """The one that sees more, where games have shown that it wins; else as `network_policy`."""
    if game.sight is not None and (policy := game.sight(options)).learned:
        return policy
    return network_policy(game, options)
