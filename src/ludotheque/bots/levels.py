"""The levels a player sees, and every other way to name a bot.

novice easy medium hard expert      the levels
random greedy mcts                  the plain bots
expert:nodes=5000                   a level or bot with other settings
mcts:seconds=0.5,exploration=0.8
expert:jobs=2                       search in two processes
cmd:python my_bot.py                a program that speaks the protocol of docs/bots.md
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludotheque.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from ludotheque.bots.noise import NoisyBot
from ludotheque.bots.policies import policy_for
from ludotheque.bots.policy import Policy, Settings
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State


@dataclass(frozen=True)
class Level:
    """A bot, its budget for a decision, and how often it plays an action at random instead."""

    kind: str
    nodes: int = 0
    seconds: float = 0.0
    slips: float = 0.0


LEVELS = ("novice", "easy", "medium", "hard", "expert")
PLAIN_BOTS = ("random", "greedy", "mcts")
EXPERT_SECONDS = 0.9

LADDER: dict[str, Level] = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "mcts": Level("mcts", nodes=1000),
    "novice": Level("greedy", slips=0.6),
    "easy": Level("greedy", slips=0.15),
    "medium": Level("mcts", nodes=60),
    "hard": Level("mcts", nodes=800),
    "expert": Level("mcts", seconds=EXPERT_SECONDS),
}

EXCEPTIONS: dict[tuple[str, str], Level] = {
    ("seikatsu", "medium"): Level("mcts", nodes=30, slips=0.1),
    ("seikatsu", "hard"): Level("mcts", nodes=200),
    ("tolleno", "medium"): Level("mcts", nodes=20, slips=0.1),
    ("tolleno", "hard"): Level("mcts", nodes=60),
    ("octocube kids", "novice"): Level("greedy", slips=0.8),
    ("octocube kids", "easy"): Level("greedy", slips=0.35),
    ("octocube kids", "medium"): Level("mcts", nodes=60, slips=0.15),
}
"""Levels that a game, or one of its modes ("octocube kids"), needs to be otherwise."""

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
SETTINGS = ("nodes", "seconds", "slips", "jobs", *SEARCH_SETTINGS)


def make_bot(spec: str, game: Game[State], options: Options) -> Bot:
    """The bot of that name for a game. Raises `BadOption` that lists the names or settings that exist."""
    if spec.startswith("cmd:"):
        from ludotheque.bots.external import ExternalBot

        return ExternalBot(spec.removeprefix("cmd:"), game, options)
    name, _, rest = spec.partition(":")
    if name not in LADDER:
        names = ", ".join([*LEVELS, *PLAIN_BOTS])
        raise BadOption(f"there is no bot {name!r}; there are {names}, and cmd:PROGRAM")
    wanted = _wanted(spec, rest)
    level = _adjusted(level_of(name, game.id, options.mode), wanted)
    policy = policy_for(game.id, options)
    bot = _plain_bot(spec, level, policy, wanted)
    return NoisyBot(bot, level.slips) if level.slips > 0 else bot


def level_of(name: str, game_id: str, mode: str) -> Level:
    of_game = EXCEPTIONS.get((game_id, name), LADDER[name])
    return EXCEPTIONS.get((f"{game_id} {mode}", name), of_game)


def _plain_bot(spec: str, level: Level, policy: Policy, wanted: dict[str, float]) -> Bot:
    if level.kind == "random":
        return RandomBot(spec)
    if level.kind == "greedy":
        return GreedyBot(policy, spec)
    settings = _settings(policy, level, wanted)
    jobs = int(wanted.get("jobs", 1))
    if jobs > 1:
        from ludotheque.bots.parallel import ParallelBot

        return ParallelBot(policy, settings, jobs, spec)
    return SearchBot(policy, settings, spec)


def _wanted(spec: str, rest: str) -> dict[str, float]:
    wanted: dict[str, float] = {}
    for part in rest.split(",") if rest else []:
        name, _, text = part.partition("=")
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
    """Nodes or seconds that are asked for replace the level's own budget."""
    if "nodes" in wanted or "seconds" in wanted:
        level = replace(level, nodes=int(wanted.get("nodes", 0)), seconds=wanted.get("seconds", 0.0))
    return replace(level, slips=wanted.get("slips", level.slips))


def _settings(policy: Policy, level: Level, wanted: dict[str, float]) -> Settings:
    numbers = policy.settings.as_numbers()
    numbers["nodes"] = level.nodes
    numbers["seconds"] = level.seconds
    if not level.nodes and not level.seconds:
        raise BadOption("a search needs nodes or seconds above 0")
    numbers.update({name: value for name, value in wanted.items() if name in SEARCH_SETTINGS})
    for name in ("temperature", "scale"):
        if not numbers[name] > 0:
            raise BadOption(f"{name} is above 0; not {numbers[name]:g}")
    return Settings.from_numbers(numbers)
