"""Finds the numbers of `games/<id>/sight.py` of three games, from games with two players.

python -m tools.sights gravity_superstar       some minutes; --games 50 for a quick look
python -m tools.sights tolleno
python -m tools.sights octocube

Whoever is to move sees some things of its own and of its rival's. Least squares tell by which numbers the differences
say best how far ahead it will end, a number for the end of a game and one for its beginning, drawn towards what a star
or a point is worth by the rules. Every fifth game is held back: there the errors are counted and the scale is found.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ludotheque.bots import make_bot
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.games.gravity_superstar import sight as gravity
from ludotheque.games.gravity_superstar.rules.state import GravitySuperstar
from ludotheque.games.gravity_superstar.sight import GravitySight
from ludotheque.games.octocube import sight as octocube
from ludotheque.games.octocube.rules.actions import PHASE_ACT, PHASE_PLACE
from ludotheque.games.octocube.rules.state import Octocube
from ludotheque.games.octocube.sight import OctocubeSight
from ludotheque.games.tolleno import sight as tolleno
from ludotheque.games.tolleno.rules.state import Tolleno
from ludotheque.games.tolleno.sight import TollenoSight

Numbers = npt.NDArray[np.float64]

PLAYERS = 2
DRAWN = 100.0
HELD_BACK = 5
ENDS = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 8.0)
BEGINNINGS = (0.0, 1.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 32.0)


class Played(Protocol):
    """Games of a kind, and what is seen in them."""

    by_the_rules: tuple[int, ...]
    """The things that are worth 1 by the rules."""
    slips: float
    """How many of the actions are drawn at random."""
    games: int
    game: Game[State]
    options: Options

    def seen(self, state: State) -> Numbers | None:
        """A row for each seat, where it is worth a look."""

    def left(self, state: State) -> float:
        """How much of the game is left."""

    def chosen(self, state: State, rng: Rng) -> int: ...


class GravityGames:
    """Short searches against themselves."""

    by_the_rules: tuple[int, ...] = (gravity.POINTS,)
    slips = 0.1
    games = 1400

    def __init__(self) -> None:
        self.game = find_game("gravity_superstar")
        self.options = self.game.options(players=PLAYERS)
        self.policy = GravitySight(PLAYERS, gravity.WEIGHTS)
        self._bot = make_bot("master:nodes=80", self.game, self.options)

    def seen(self, state: State) -> Numbers | None:
        assert isinstance(state, GravitySuperstar)
        rows = []
        for seat in range(PLAYERS):
            self.policy.see(state, seat)
            rows.append(list(self.policy.seen))
        return np.array(rows)

    def left(self, state: State) -> float:
        assert isinstance(state, GravitySuperstar)
        return self.policy.left(state)

    def chosen(self, state: State, rng: Rng) -> int:
        return self._bot.choose(self.game, state, state.to_move, rng.below(2**31))


class TollenoGames:
    """Quick games, without a search; looked at where a turn begins."""

    by_the_rules: tuple[int, ...] = (
        tolleno.STARS,
        tolleno.SAFE,
        tolleno.OPEN,
        tolleno.SHARED,
        tolleno.FOUNTAIN,
        tolleno.BOARD_NOW,
        tolleno.LAST_FLOORS,
        tolleno.INITIAL,
    )
    slips = 0.05
    games = 2700
    tries = 20

    def __init__(self) -> None:
        self.game = find_game("tolleno")
        self.options = self.game.options(players=PLAYERS)
        self.policy = TollenoSight(PLAYERS, tolleno.WEIGHTS)

    def seen(self, state: State) -> Numbers | None:
        assert isinstance(state, Tolleno)
        if not self.policy.is_quiet(state):
            return None
        self.policy.see(state)
        return np.array(self.policy.seen).reshape(PLAYERS, tolleno.SEEN)

    def left(self, state: State) -> float:
        assert isinstance(state, Tolleno)
        return self.policy.left(state)

    def chosen(self, state: State, rng: Rng) -> int:
        return self.policy.quick(state, rng, self.tries)


class OctocubeGames:
    """Short searches against themselves, in the advanced mode; looked at where a turn begins."""

    by_the_rules: tuple[int, ...] = (octocube.POINTS, octocube.SERIES_NOW, *range(octocube.MAJORITY, octocube.SEEN))
    slips = 0.1
    games = 2000

    def __init__(self) -> None:
        self.game = find_game("octocube")
        self.options = self.game.options(mode="advanced", players=PLAYERS)
        self.policy = OctocubeSight(PLAYERS, octocube.WEIGHTS)
        self._bot = make_bot("master:nodes=60", self.game, self.options)

    def seen(self, state: State) -> Numbers | None:
        assert isinstance(state, Octocube)
        if state.phase not in (PHASE_PLACE, PHASE_ACT):
            return None
        self.policy.look_round(state)
        self.policy.see(state)
        return np.array(self.policy.seen).reshape(PLAYERS, octocube.SEEN)

    def left(self, state: State) -> float:
        assert isinstance(state, Octocube)
        self.policy.look_round(state)
        return self.policy.left

    def chosen(self, state: State, rng: Rng) -> int:
        return self._bot.choose(self.game, state, state.to_move, rng.below(2**31))


PLAYED: dict[str, type[Played]] = {
    "gravity_superstar": GravityGames,
    "octocube": OctocubeGames,
    "tolleno": TollenoGames,
}


class Looks(NamedTuple):
    """What was seen of the mover less what was seen of its rival, how much of the game was left, and how far ahead the
    mover ended."""

    ahead: Numbers
    left: Numbers
    lead: Numbers


def look(played: Played, numbers: range) -> Looks:
    ahead, left, lead = [], [], []
    for number in numbers:
        rng = Rng(number)
        state = played.game.deal(played.options, rng)
        movers = []
        while not state.is_over:
            seen = played.seen(state)
            if seen is not None:
                movers.append(state.to_move)
                ahead.append(seen[state.to_move] - seen[1 - state.to_move])
                left.append(played.left(state))
            slips = rng.unit() < played.slips
            state.apply(state.random_action(rng) if slips else played.chosen(state, rng))
        scores = state.scores()
        lead += [float(scores[mover] - scores[1 - mover]) for mover in movers]
    return Looks(np.array(ahead), np.array(left), np.array(lead))


def fitted(looks: Looks, by_the_rules: tuple[int, ...]) -> Numbers:
    """What each thing is worth at the end, and after these by how much more at the beginning."""
    things = looks.ahead.shape[1]
    drawn_to = np.zeros(2 * things)
    drawn_to[list(by_the_rules)] = 1.0
    rows = np.hstack([looks.ahead, looks.left[:, None] * looks.ahead])
    squares = rows.T @ rows + DRAWN * np.eye(2 * things)
    return np.asarray(np.linalg.solve(squares, rows.T @ looks.lead + DRAWN * drawn_to), dtype=np.float64)


def brier(told: Numbers, scale: Numbers, lead: Numbers) -> float:
    won = np.where(lead > 0, 1.0, np.where(lead == 0, 0.5, 0.0))
    return float(np.mean((0.5 + 0.5 * told / (scale + abs(told)) - won) ** 2))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=sorted(PLAYED))
    reader.add_argument("--games", type=int, default=0, help="how many are learned from and held back")
    reader.add_argument("--seed", type=int, default=0)
    wanted = reader.parse_args()
    played = PLAYED[wanted.game]()
    games = wanted.games or played.games
    if games < HELD_BACK:
        reader.error(f"--games is {HELD_BACK} or more: every fifth is held back")
    first = wanted.seed * 1_000_000
    learned_from = look(played, range(first, first + games - games // HELD_BACK))
    held_back = look(played, range(first + games, first + games + games // HELD_BACK))
    worth = fitted(learned_from, played.by_the_rules)
    told = np.hstack([held_back.ahead, held_back.left[:, None] * held_back.ahead]) @ worth
    scores = {
        (end, more): brier(told, end + more * held_back.left, held_back.lead) for end in ENDS for more in BEGINNINGS
    }
    scale = min(scores, key=lambda pair: scores[pair])
    error = np.sqrt(np.mean((told - held_back.lead) ** 2))
    print(f"{len(learned_from.lead)} positions of {games} games; held back: rms error of the lead {error:.2f},")
    print(f"correlation {np.corrcoef(told, held_back.lead)[0, 1]:.3f}, Brier score {scores[scale]:.4f}")
    for end, more in [*worth.reshape(2, -1).T, scale]:
        print(f"    ({end:.3f}, {more:.3f}),")


if __name__ == "__main__":
    main()
