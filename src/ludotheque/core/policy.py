"""What a bot knows of a game beyond its rules: how good a position is, and which actions look good.

The base class knows no game: it counts points as `scores()` does and knows no good action. Only additions, products,
quotients and square roots are used, so that a search gives the same result on every platform.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.rng import Rng
from ludotheque.core.state import NOBODY, State

TO_THE_END: Final = 1_000_000
"""As `cutoff`: playouts run until the game is over."""


class Settings:
    """The numbers of a search. `docs/results.md` says how each default was found."""

    def __init__(self) -> None:
        self.nodes: i64 = 1000
        """Playouts for a decision; 0: as many as `steps` and `seconds` allow."""
        self.steps: i64 = 0
        """Work for a decision, in actions taken and rated, whose cost varies little; 0: no such limit."""
        self.seconds: float = 0.0
        """Time for a decision; 0: no limit but the others."""
        self.core: float = 0.0
        """The same in seconds of one core, which other work on the machine does not shorten."""
        self.exploration: float = 1.0
        self.temperature: float = 2.0
        """Points by which an action must look worse than the best to be tried a good deal less."""
        self.spread: float = 0.1
        """The share of the exploration that all actions get alike."""
        self.fpu: float = 0.1
        """How much less than its siblings an action not yet tried is thought to be worth."""
        self.expand_at: i64 = 1
        """Visits of a position after which its actions enter the tree."""
        self.cutoff: i64 = TO_THE_END
        """Actions of a playout before the position is evaluated."""
        self.tries: i64 = 1
        """A playout goes on with the best looking of so many random actions; 1: with any."""
        self.scale: float = 10.0
        """The lead in points that counts as three quarters of a win."""
        self.win_weight: float = 0.5
        """The share of the reward that is winning; the rest is the lead."""
        self.reuse: bool = True
        """Keep the part of the tree that the game has come to."""
        self.max_tree: i64 = 1_500_000
        """No more positions than this are kept."""

    def as_numbers(self) -> dict[str, float]:
        """All of them by name, to send to another process."""
        return {
            "nodes": float(self.nodes),
            "steps": float(self.steps),
            "seconds": self.seconds,
            "core": self.core,
            "exploration": self.exploration,
            "temperature": self.temperature,
            "spread": self.spread,
            "fpu": self.fpu,
            "expand_at": float(self.expand_at),
            "cutoff": float(self.cutoff),
            "tries": float(self.tries),
            "scale": self.scale,
            "win_weight": self.win_weight,
            "reuse": float(self.reuse),
            "max_tree": float(self.max_tree),
        }

    @staticmethod
    def from_numbers(numbers: dict[str, float]) -> Settings:
        made = Settings()
        made.nodes = int(numbers["nodes"])
        made.steps = int(numbers["steps"])
        made.seconds = numbers["seconds"]
        made.core = numbers["core"]
        made.exploration = numbers["exploration"]
        made.temperature = numbers["temperature"]
        made.spread = numbers["spread"]
        made.fpu = numbers["fpu"]
        made.expand_at = int(numbers["expand_at"])
        made.cutoff = int(numbers["cutoff"])
        made.tries = int(numbers["tries"])
        made.scale = numbers["scale"]
        made.win_weight = numbers["win_weight"]
        made.reuse = bool(numbers["reuse"])
        made.max_tree = int(numbers["max_tree"])
        return made

    def copy(self) -> Settings:
        return Settings.from_numbers(self.as_numbers())


@dataclass(frozen=True)
class Level:
    """A bot, its budget for a decision, and how well it sees."""

    kind: str
    nodes: int = 0
    steps: int = 0
    seconds: float = 0.0
    blur: float = 0.0
    """By how much it misjudges a move at most, either way, in leads that count as three quarters of a win
    (`Settings.scale`): a move that is worse by more than twice that is never taken for the better one."""
    slips: float = 0.0
    """How often it plays an action at random instead: for matches with mistakes, no level does."""
    learned: bool = False
    """Whether it plays by what was learned from games, where a game has that, and endings exactly, unless it misjudges
    moves."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The policy that fits every game."""

    def __init__(self) -> None:
        self.settings: Settings = Settings()
        self.open_actions: bool = True
        """Whether everybody sees every action: else a tree is kept only over one's own actions."""
        self.learned: bool = False
        """Whether it evaluates positions by numbers that were learned: then its chances have a power of their own."""
        self.unread: tuple[str, ...] = ()
        """The tables of an observation that a network can make nothing of, ..."""
        self.pooled: tuple[str, ...] = ()
        """... and those of which it is told only the sum of each row."""

    def value(self, state: State, seat: i64) -> float:
        """The points that `seat` may hope to end with."""
        return float(state.scores()[seat])

    def points(self, state: State, out: vec[float]) -> None:
        """`value` of every seat, or the final points when the game is over."""
        seat: i64 = 0
        if state.to_move == NOBODY:
            scores = state.scores()
            while seat < state.players:
                out[seat] = float(scores[seat])
                seat += 1
            return
        while seat < state.players:
            out[seat] = self.value(state, seat)
            seat += 1

    def leads(self, state: State, points: vec[float], out: vec[float]) -> None:
        """By how much each seat is ahead of the best seat that is not of its team."""
        seat: i64 = 0
        while seat < state.players:
            best: float = 0.0
            found: bool = False
            other: i64 = 0
            while other < state.players:
                if state.team(other) != state.team(seat) and (not found or points[other] > best):
                    best = points[other]
                    found = True
                other += 1
            out[seat] = points[seat] - best
            seat += 1

    def evaluate(self, state: State, points: vec[float], chances: vec[float]) -> bool:
        """What each seat may hope to end with, and its chance to win; False, and nothing said, where it knows only
        `points`. The game is not over."""
        return False

    def is_quiet(self, state: State) -> bool:
        """Whether a playout may end here, and not only where the turn that has begun is over."""
        return True

    def is_open(self, state: State, seat: i64) -> bool:
        """Whether `seat`, which is to move, knows all that can still matter, and the end may be near enough to look at
        every way to it."""
        return False

    def features(self) -> i64:
        """How many numbers `describe` writes."""
        return 0

    def describe(self, state: State, out: vec[float]) -> None:
        """What a learned evaluation is told besides the observation and the `points`: `features()` numbers, most of
        them 0."""

    def play_out(self, state: State, rng: Rng, longest: i64) -> i64:
        """Plays on in a way of its own, so many actions at most, and says how many steps that took; 0, and nothing
        done, where it has none."""
        return 0

    def begin_rating(self, state: State) -> None:
        """Called before `rate` is asked about one or more actions of this state."""

    def rate(self, state: State, action: i64) -> float:
        """How good a legal action looks to the seat to move, in points; only differences count."""
        return 0.0

    def quick(self, state: State, rng: Rng, tries: i64) -> i64:
        """The action that a playout goes on with: the best looking of so many random ones."""
        return best_of(self, state, rng, tries)


@mypyc_attr(allow_interpreted_subclasses=True)
class TryingPolicy(Policy):
    """For games where trying is cheap: an action looks as good as the lead it wins at once."""

    def __init__(self, players: i64) -> None:
        super().__init__()
        self.before: float = 0.0
        self.tried_points: vec[float] = floats(players)
        self.tried_leads: vec[float] = floats(players)

    def lead(self, state: State, seat: i64) -> float:
        self.points(state, self.tried_points)
        self.leads(state, self.tried_points, self.tried_leads)
        return self.tried_leads[seat]

    def begin_rating(self, state: State) -> None:
        self.before = self.lead(state, state.to_move)

    def rate(self, state: State, action: i64) -> float:
        after = state.clone()
        after.apply(action)
        return self.lead(after, state.to_move) - self.before


def best_of(policy: Policy, state: State, rng: Rng, tries: i64) -> i64:
    """The best looking of so many random actions."""
    policy.begin_rating(state)
    best = state.random_action(rng)
    highest = policy.rate(state, best)
    left: i64 = tries - 1
    while left > 0:
        action = state.random_action(rng)
        if action != best:
            rating = policy.rate(state, action)
            if rating > highest:
                best = action
                highest = rating
        left -= 1
    return best


def squash(lead: float, scale: float) -> float:
    """A lead as a number between 0 and 1: even is a half, a lead of `scale` is three quarters."""
    size = lead if lead >= 0.0 else -lead
    return 0.5 + 0.5 * lead / (scale + size)


def floats(count: i64) -> vec[float]:
    """That many zeros."""
    return vec[float]([0.0] * count)
