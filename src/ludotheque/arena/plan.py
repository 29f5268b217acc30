"""What an arena run plays: which bots meet in which seats, on which deals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from ludotheque.bots.levels import make_bot
from ludotheque.core.errors import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as find_game

LONGEST = 600


@dataclass(frozen=True)
class Job:
    """One game to play: its key in the results, the deal, and the bot of every seat."""

    key: str
    seed: bytes
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """The arguments of a run that decide its games. Seats of a team are played by one bot, each seat for itself."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int = 0
    clock: float = 0.0
    """Seconds of one core for each decision of the bots that would take their own time; 0: they take it."""

    def checked_options(self) -> tuple[Game[State], Options]:
        game = find_game(self.game)
        return game, game.check_options(self.options)

    def check(self) -> None:
        """Raises `BadOption` now rather than in a worker."""
        game, options = self.checked_options()
        if not 0 <= self.clock <= LONGEST:
            raise BadOption(f"a decision may take from 0 to {LONGEST} seconds of one core; not {self.clock:g}")
        if not self.bots:
            raise BadOption("an arena needs at least one bot, as in --bots expert,greedy")
        for spec in self.bots:
            make_bot(spec, game, options).close()
        if len(self.bots) == 1 and len(self.sides()) > 1:
            raise BadOption("two or more bots are needed, as in --bots expert,greedy")

    def digest(self) -> str:
        """Names the run: the same arguments, the same digest. The number of games is not part of it: a run can grow."""
        _, options = self.checked_options()
        arguments = [self.game, str(options), self.bots, self.seed]
        text = json.dumps([*arguments, self.clock] if self.clock else arguments)
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def sides(self) -> list[list[int]]:
        """The seats of each team, in the order of their first seats."""
        game, options = self.checked_options()
        state = game.deal(options, Rng(0))
        sides: dict[int, list[int]] = {}
        for seat in range(options.players):
            sides.setdefault(state.team(seat), []).append(seat)
        return list(sides.values())

    def tables(self) -> list[tuple[str, ...]]:
        """The groups of bots that meet, one bot a side. Fewer bots than sides: the last one fills the rest."""
        sides = len(self.sides())
        if len(self.bots) <= sides:
            return [self.bots + self.bots[-1:] * (sides - len(self.bots))]
        return [tuple(group) for group in combinations(self.bots, sides)]

    def jobs(self, games: int) -> list[Job]:
        """At least `games` jobs: on each deal every group plays with every bot in every seat."""
        sides = self.sides()
        tables = self.tables()
        jobs: list[Job] = []
        deal = 0
        while len(jobs) < games:
            seed = hashlib.sha256(f"arena {self.seed} {deal}".encode()).digest()
            for number, table in enumerate(tables):
                # Every other deal the order is turned about, so that nobody always follows the same bot.
                order = table if deal % 2 == 0 else table[::-1]
                jobs.extend(
                    Job(f"{deal}-{number}-{turn}", seed, _seated(sides, order, turn)) for turn in range(len(sides))
                )
            deal += 1
        return jobs


def _seated(sides: Sequence[Sequence[int]], order: Sequence[str], turn: int) -> tuple[str, ...]:
    bots = [""] * sum(len(side) for side in sides)
    for index, side in enumerate(sides):
        for seat in side:
            bots[seat] = order[(index + turn) % len(order)]
    return tuple(bots)


def split_bots(text: str) -> tuple[str, ...]:
    """`expert,mcts:nodes=50,fpu=0.2,cmd:python my.py` is three bots: settings stay with theirs, quotes keep commas."""
    parts = [""]
    quote = ""
    for letter in text:
        if letter == "," and not quote:
            parts.append("")
            continue
        if letter in "\"'" and quote in ("", letter):
            quote = "" if quote else letter
        parts[-1] += letter
    bots: list[str] = []
    for part in (part.strip() for part in parts):
        is_setting = (
            "=" in part
            and ":" not in part.partition("=")[0]
            and bots
            and ":" in bots[-1]
            and not bots[-1].startswith("cmd:")
        )
        if is_setting:
            bots[-1] += "," + part
        elif part:
            bots.append(part)
    return tuple(bots)
