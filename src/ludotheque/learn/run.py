"""A run of learning: rounds of self-play, training and a match against the best so far. It goes on where it stopped.

run.json             the arguments; another run cannot be mixed in
round-N/before.net   the best before it, which plays its games; empty where there is none yet
round-N/*.npz        the positions of the pieces of self-play that are done
round-N/weights.net  what was trained on them
round-N/gate/        its games against the best before, as the arena keeps them
round-N/round.json   what came of it
best.net             the best so far
report.html          errors and strength over the rounds
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ludotheque.arena.command import run as play_arena
from ludotheque.arena.plan import Plan
from ludotheque.arena.statistics import Rate, standings
from ludotheque.arena.store import OtherRun, read_data, write_whole
from ludotheque.bots.weights import write_weights
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State
from ludotheque.games import game as find_game
from ludotheque.learn.pieces import Piece, play_pieces
from ludotheque.learn.positions import Positions
from ludotheque.learn.training import Recipe, load_torch, train

PIECES = 20
"""Into so many pieces the games of a round are cut."""
ROUNDING = 1e-9
"""Of sums of thirds of a win."""
KEPT = 2
"""Networks are trained on the positions of so many rounds."""


@dataclass(frozen=True)
class Lesson:
    """The arguments of a run that decide what comes of it."""

    game: str
    options: dict[str, str]
    quick: int = 20_000
    """Games of the policy alone, in round 0."""
    games: int = 2_000
    """Games of the search in each round after it."""
    nodes: int = 100
    """Playouts of the search, in self-play and at the gate."""
    gate: int = 100
    """Games against the best so far."""
    seed: int = 0
    recipe: Recipe = field(default_factory=Recipe)

    def found(self) -> tuple[Game[State], Options]:
        game = find_game(self.game)
        return game, game.check_options(self.options)

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self)).encode()).hexdigest()[:10]

    def pieces(self, number: int, weights: bytes) -> list[Piece]:
        games = self.games if number else self.quick
        each = -(-games // PIECES)
        # Every round of every run has games of its own.
        start = int.from_bytes(hashlib.sha256(f"learn {self.seed} {number}".encode()).digest()[:4], "little") << 16
        return [
            Piece(
                f"piece-{piece:02}",
                self.game,
                self.options,
                start + piece * each,
                min(each, games - piece * each),
                self.nodes if number else 0,
                weights if number else b"",
            )
            for piece in range(PIECES)
            if games > piece * each
        ]


@dataclass(frozen=True)
class Round:
    """What came of a round."""

    number: int
    positions: int
    errors: list[dict[str, float]]
    wins: float
    games: int
    accepted: bool
    needed: float = 0.5
    """The share of its games that it had to win: an even one; alone, what the best before it won of the same."""

    @property
    def rate(self) -> Rate:
        return Rate(self.wins, self.games)


class Run:
    """`told` is called with a sentence of what is being done, and how far it is (done, all)."""

    def __init__(
        self,
        lesson: Lesson,
        folder: Path,
        jobs: int = 1,
        cluster: str | None = None,
        told: Callable[[str, int, int], None] = lambda what, done, total: None,
    ) -> None:
        self.lesson = lesson
        self.folder = folder
        self.jobs = jobs
        self.cluster = cluster
        self.told = told
        self.game, self.options = lesson.found()
        folder.mkdir(parents=True, exist_ok=True)
        self._check_arguments()

    @property
    def best(self) -> Path:
        return self.folder / "best.net"

    def go(self, rounds: int) -> list[Round]:
        """Rounds 0 to `rounds`; those that are done are read."""
        return [self.round(number) for number in range(rounds + 1)]

    def round(self, number: int) -> Round:
        folder = self.folder / f"round-{number}"
        folder.mkdir(exist_ok=True)
        done = folder / "round.json"
        if done.exists():
            return self._result(done)
        before = folder / "before.net"
        if not before.exists():
            # What plays in this round, and what its network must beat: empty where there is none yet.
            write_whole(before, self.best.read_bytes() if self.best.exists() else b"")
        load_torch()
        positions = self._positions(number, before.read_bytes())
        total = self.lesson.recipe.epochs

        def told(epoch: int, errors: dict[str, float]) -> None:
            self.told(f"round {number}: training", epoch, total)

        trained = train(self.game, self.options, positions, self.lesson.recipe, told)
        weights = folder / "weights.net"
        write_whole(weights, write_weights({str(self.options): trained.part}, self.game.env_version))
        rate, needed = self._gate(number, weights)
        accepted = rate.share > needed - ROUNDING
        if accepted:
            write_whole(self.best, weights.read_bytes())
        result = Round(number, len(positions), trained.errors, rate.wins, rate.games, accepted, needed)
        write_whole(done, (json.dumps(asdict(result)) + "\n").encode())
        return result

    def _result(self, done: Path) -> Round:
        try:
            return Round(**read_data(done))
        except TypeError:
            raise OtherRun(f"{done} says no result of a round; without it, the same command finds it again") from None

    def _positions(self, number: int, best: bytes) -> Positions:
        folder = self.folder / f"round-{number}"
        pieces = self.lesson.pieces(number, best)
        left = [piece for piece in pieces if not (folder / f"{piece.name}.npz").exists()]
        done = len(pieces) - len(left)
        for name, positions in play_pieces(left, self.jobs, self.cluster):
            positions.save(folder / f"{name}.npz")
            done += 1
            self.told(f"round {number}: games", done, len(pieces))
        first = max(0, number - KEPT + 1)
        files = [path for old in range(first, number + 1) for path in sorted(self._files(old))]
        return Positions.load_all(files)

    def _files(self, number: int) -> list[Path]:
        return list((self.folder / f"round-{number}").glob("piece-??.npz"))

    def _gate(self, number: int, weights: Path) -> tuple[Rate, float]:
        """What it won against the best so far in all other seats, and what it had to win; the first meets the policy
        alone, with as many playouts."""
        nodes = self.lesson.nodes
        before = self.folder / f"round-{number}" / "before.net"
        rival = f"net:{before}:nodes={nodes}" if before.stat().st_size else f"mcts:nodes={nodes}"
        bots = (f"net:{weights}:nodes={nodes}", rival)
        plan = Plan(self.lesson.game, self.lesson.options, bots, self.lesson.seed + number)
        folder = self.folder / f"round-{number}" / "gate"

        def told(done: int, total: int) -> None:
            self.told(f"round {number}: gate", done, total)

        games = play_arena(plan, self.lesson.gate, self.jobs, folder, self.cluster, told=told)
        lines = {line.bot: line for line in standings(games)}
        own, other = (lines[bot] for bot in bots)
        # Alone, nobody takes a win from the other: both play the same deals.
        return own.rate, other.rate.share if own.fair == 1 else own.fair

    def _check_arguments(self) -> None:
        path = self.folder / "run.json"
        arguments = json.loads(json.dumps(asdict(self.lesson)))
        if not path.exists():
            write_whole(path, (json.dumps(arguments, indent=1) + "\n").encode())
            return
        found = read_data(path)
        if found != arguments:
            differ = [f"{name}: {found.get(name)!r}" for name in arguments if found.get(name) != arguments[name]]
            raise OtherRun(f"{self.folder} holds another run ({', '.join(differ)}); choose another --out")
