"""The levels a player sees, and every other way to name a bot.

novice easy medium hard             the levels
expert master
random greedy mcts                  the plain bots
network                             a search with the game's network, where it has one for the options
master:nodes=5000                   a level or bot with other settings
mcts:seconds=0.5,exploration=0.8
master:within=1.5                   its own budget, but never longer than this
master:core=0.9                     so many seconds of one core, whatever else the machine does
master:jobs=2                       search in two processes
expert@0.1 master@1.0               `expert` and `master` as they were in these versions: they never change
cmd:python my_bot.py                a program that speaks the protocol of docs/bots.md
net:FILE:nodes=200                  a search with the weights of a file
chat:MODEL                          a language model, see docs/language-models.md
py:package.module:Class             a class in Python; py:package.module:Class:depth=3 with settings
NAME, NAME:depth=3                  a class that an installed package registered under `ludotheque.bots`
"""

from __future__ import annotations

import struct
from dataclasses import replace
from math import inf
from pathlib import Path

from ludotheque.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from ludotheque.bots.noise import NoisyBot
from ludotheque.core.errors import BadOption
from ludotheque.core.extras import missing
from ludotheque.core.game import Game
from ludotheque.core.options import Options, parse_pairs
from ludotheque.core.policy import Level, Policy, Settings
from ludotheque.core.state import State

LEVELS = ("novice", "easy", "medium", "hard", "expert", "master")
"""The levels that a player is offered, the weakest first."""
PLAIN_BOTS = ("random", "greedy", "mcts", "network")
TABLE_SECONDS = 0.9
"""What a decision may take of a level that has a count of `steps`, not of playouts: so counted it plays the same
wherever it runs, but a machine on which that takes longer than this cuts it short. In a game that names no count
`expert` and `master` play by the clock alone."""

LADDER: dict[str, Level] = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "mcts": Level("mcts", nodes=1000),
    "network": Level("network", seconds=TABLE_SECONDS),
    "novice": Level("greedy", blur=0.6),
    "easy": Level("greedy", blur=0.19),
    "medium": Level("mcts", nodes=60),
    "hard": Level("mcts", nodes=800),
    "expert": Level("mcts", seconds=TABLE_SECONDS),
    "master": Level("mcts", seconds=TABLE_SECONDS, learned=True),
    "expert@0.1": Level("mcts", seconds=TABLE_SECONDS),
    "master@1.0": Level("mcts", seconds=TABLE_SECONDS, learned=True),
}

MASTER = "master"
"""All that a table has time for, with the policy that sees more where the game has one for the options, and exact
endings. In a game that says nothing of it, `expert` with those. `docs/results.md` says how much stronger that is
where."""

VERSIONS = ("expert@0.1", "master@1.0")
"""Levels as they once were, so that a new one can meet them. Nothing that they are made of changes: the games' own
policies, the numbers of their sights, and the search. Who finds better numbers for `master` keeps these for
`master@1.0`. `tests/bots/versions.json` has what they play."""

SEARCH_SETTINGS = (
    "exploration",
    "temperature",
    "spread",
    "fpu",
    "expand_at",
    "cutoff",
    "tries",
    "scale",
    "win_weight",
    "reuse",
    "max_tree",
)
BUDGET = ("nodes", "steps", "seconds", "core")
SETTINGS = (*BUDGET, "within", "blur", "slips", "jobs", *SEARCH_SETTINGS)


def make_bot(spec: str, game: Game[State], options: Options, clock: float = 0.0) -> Bot:
    """The bot of that name for a game. Raises `BadOption` that lists the names or settings that exist.

    `clock`, if it is not 0, is what a level that would think for a time of its own has instead: so many seconds of one
    core for a decision.
    """
    if not isinstance(game, Game):
        raise BadOption(
            f"a bot is made for a Game, as ludotheque.game(...) finds it; not {type(game).__name__} {game!r:.60}"
        )
    game.own(options)
    if not isinstance(spec, str):
        raise BadOption(f"a bot is named by a text, as 'medium'; not {type(spec).__name__} {spec!r:.60}")
    if not (isinstance(clock, int | float) and 0 <= clock < inf):
        raise BadOption(f"clock is seconds for a decision, or 0; not {clock!r:.60}")
    if spec.startswith("cmd:"):
        from ludotheque.bots.external import ExternalBot

        return ExternalBot(spec.removeprefix("cmd:"), game, options)
    if spec.startswith("chat:"):
        try:
            from ludotheque.bots.chat import ChatBot
        except ModuleNotFoundError as error:
            raise BadOption(str(missing(error, "a language model as a bot", "cli"))) from None
        return ChatBot(spec, game, options)
    name, _, rest = spec.partition(":")
    if name == "net":
        return _net_bot(spec, rest, game, options)
    if name not in LADDER:
        return _others_bot(spec, name, rest, game, options)
    wanted = _wanted(spec, rest)
    level = level_of(name, game, options.mode)
    if clock > 0 and (level.steps or level.seconds) and not any(setting in wanted for setting in BUDGET):
        wanted["core"] = clock
    level = _adjusted(level, wanted)
    policy = policy_of(level, game, options)
    bot = _plain_bot(spec, level, policy, wanted)
    return NoisyBot(bot, level.slips) if level.slips > 0 else bot


def _others_bot(spec: str, name: str, rest: str, game: Game[State], options: Options) -> Bot:
    from ludotheque.bots.python import PythonBot, registered_bots

    if name == "py":
        module, _, called = rest.partition(":")
        kind, _, settings = called.partition(":")
        return PythonBot(spec, f"{module}:{kind}", settings, game, options)
    registered = registered_bots()
    if name in registered:
        return PythonBot(spec, registered[name], rest, game, options)
    names = ", ".join([*LEVELS, *PLAIN_BOTS, *VERSIONS, *sorted(registered)])
    raise BadOption(f"there is no bot {name!r}; there are {names}, cmd:PROGRAM, py:MODULE:CLASS and chat:MODEL")


def wants_network(spec: str) -> bool:
    """Whether the bot of that name plays with a network, where its game has one."""
    level = LADDER.get(spec.partition(":")[0])
    return level is not None and level.kind == "network"


def policy_of(level: Level, game: Game[State], options: Options) -> Policy:
    """The game's own, or the strongest it has, or the one with its network."""
    if not level.learned and level.kind != "network":
        return game.policy(options)
    from ludotheque.bots.weights import network_policy, strongest_policy

    return strongest_policy(game, options) if level.learned else network_policy(game, options)


def _net_bot(spec: str, rest: str, game: Game[State], options: Options) -> Bot:
    """`net:FILE:nodes=200`: a search with the weights of a file, for who trains them."""
    from ludotheque.bots.weights import learned_policy, read_weights

    path, settings = _file_and_settings(rest)
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadOption(f"{spec!r}: there is no such file of weights ({error.strerror})") from None
    try:
        parts = read_weights(data, game.env_version)
    except (ValueError, KeyError, TypeError, AttributeError, struct.error):
        raise BadOption(f"{spec!r}: this file has no weights, as `ludotheque learn` writes them") from None
    policy = learned_policy(game, options, parts)
    if policy is None:
        raise BadOption(f"{spec!r}: these weights are not for {game.id} with {options}")
    wanted = _wanted(spec, settings)
    level = _adjusted(Level("network", nodes=LADDER["mcts"].nodes, learned=True), wanted)
    return _plain_bot(spec, level, policy, wanted)


def _file_and_settings(rest: str) -> tuple[str, str]:
    """`a:b.net:nodes=200`: the name of a file may have colons."""
    path, colon, settings = rest.rpartition(":")
    return (path, settings) if colon and "=" in settings and not Path(rest).is_file() else (rest, "")


def level_of(name: str, game: Game[State], mode: str) -> Level:
    if name == MASTER:
        return game.level(name, mode) or replace(level_of("expert", game, mode), learned=True)
    return game.level(name, mode) or LADDER[name]


def _plain_bot(spec: str, level: Level, policy: Policy, wanted: dict[str, float]) -> Bot:
    if level.kind == "random":
        return RandomBot(spec)
    if level.kind == "greedy":
        return GreedyBot(policy, spec, blur=level.blur * policy.settings.scale)
    settings = _settings(policy, level, wanted)
    jobs = int(wanted.get("jobs", 1))
    if jobs > 1:
        if level.blur > 0:
            raise BadOption(f"{spec!r}: a search that misjudges moves is one process; jobs is 1")
        if level.kind == "network":
            raise BadOption(f"{spec!r}: a search with a network is one process; jobs is 1")
        from ludotheque.bots.parallel import ParallelBot

        return ParallelBot(policy, settings, jobs, spec)
    return SearchBot(policy, settings, spec, exact=level.learned and level.blur == 0, blur=level.blur)


def _wanted(spec: str, rest: str) -> dict[str, float]:
    wanted: dict[str, float] = {}
    for name, text in parse_pairs(rest.split(",") if rest else []).items():
        if name not in SETTINGS:
            raise BadOption(f"{spec!r}: a bot has no setting {name!r}; it has {', '.join(SETTINGS)}")
        try:
            value = float(text)
        except ValueError:
            raise BadOption(f"{spec!r}: {name} is a number; not {text!r}") from None
        if not 0 <= value < 1e12:
            raise BadOption(f"{spec!r}: {name} is a number from 0 up; not {text!r}")
        wanted[name] = value
    return wanted


def _adjusted(level: Level, wanted: dict[str, float]) -> Level:
    """Nodes, steps or seconds that are asked for replace the level's own budget."""
    if any(name in wanted for name in BUDGET):
        nodes, steps, seconds, _ = (wanted.get(name, 0) for name in BUDGET)
        level = replace(level, nodes=int(nodes), steps=int(steps), seconds=seconds)
    elif level.steps or level.seconds:
        level = replace(level, seconds=wanted.get("within", TABLE_SECONDS))
    return replace(level, blur=wanted.get("blur", level.blur), slips=wanted.get("slips", level.slips))


def _settings(policy: Policy, level: Level, wanted: dict[str, float]) -> Settings:
    numbers = policy.settings.as_numbers()
    numbers["nodes"] = level.nodes
    numbers["steps"] = level.steps
    numbers["seconds"] = level.seconds
    numbers["core"] = wanted.get("core", 0.0)
    if not any(numbers[name] for name in BUDGET):
        raise BadOption("a search needs nodes, steps or seconds above 0")
    numbers.update({name: value for name, value in wanted.items() if name in SEARCH_SETTINGS})
    for name in ("temperature", "scale"):
        if not numbers[name] > 0:
            raise BadOption(f"{name} is above 0; not {numbers[name]:g}")
    return Settings.from_numbers(numbers)
