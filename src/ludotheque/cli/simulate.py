"""`simulate`: many random games, and what they say about lengths and scores."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludotheque.cli.arguments import (
    ChoicesOption,
    GameArgument,
    JobsOption,
    JsonOption,
    ModeOption,
    PlayersOption,
    QuietOption,
    SeedOption,
    chosen_options,
    find_game,
    seed_number,
)
from ludotheque.cli.screen import console, print_data, progress
from ludotheque.core.options import Options
from ludotheque.core.rng import Rng
from ludotheque.interrupts import end_quietly, unheard
from ludotheque.measure import is_compiled

CHUNK = 250
MOST_GAMES = 1_000_000_000


def register(app: typer.Typer) -> None:
    app.command(epilog="Example: ludotheque simulate gravity -n 10000 -j 4")(simulate)


@dataclass
class Tally:
    """What was counted over a number of games."""

    seats: int
    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """By seat; a win that n seats share counts 1/n for each."""
    lost: int = 0
    """Games that nobody won."""

    def __post_init__(self) -> None:
        self.scores = self.scores or [Counter() for _ in range(self.seats)]
        self.wins = self.wins or [0.0] * self.seats

    @property
    def actions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    def count(self, length: int, scores: list[int], winners: list[int]) -> None:
        self.games += 1
        self.lengths[length] += 1
        for seat, score in enumerate(scores):
            self.scores[seat][score] += 1
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        self.lost += not winners

    def as_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "actions": self.actions,
            "lengths": {str(length): self.lengths[length] for length in sorted(self.lengths)},
            "scores": [{str(score): counts[score] for score in sorted(counts)} for counts in self.scores],
            "wins": self.wins,
            "nobody_won": self.lost,
        }

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.lengths.update(other.lengths)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.lost += other.lost


def play_chunk(game_id: str, wanted: dict[str, str], seed: int, first: int, games: int) -> Tally:
    """Random games number `first` and on: a game's number and the seed decide it, whoever plays it."""
    game = find_game(game_id)
    options = game.check_options(wanted)
    tally = Tally(options.players)
    for number in range(first, first + games):
        rng = Rng(seed * MOST_GAMES + number)
        state = game.deal(options, rng)
        length = state.play_out(rng)
        tally.count(length, state.scores(), state.winners())
    return tally


def simulate(
    game: GameArgument,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, max=MOST_GAMES, help="How many games.")
    ] = 1000,
    mode: ModeOption = None,
    players: PlayersOption = None,
    option: ChoicesOption = None,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Play random games: how fast, how long, with what scores."""
    found = find_game(game)
    options = chosen_options(found, mode, players, option)
    out = console()
    total = Tally(options.players)
    started = time.perf_counter()
    with progress(quiet) as shown:
        task = shown.add_task(found.name, total=games, rate="")
        for tally in _chunks(found.id, options, seed_number(seed), games, jobs):
            total.add(tally)
            rate = total.actions / (time.perf_counter() - started)
            shown.update(task, completed=total.games, rate=f"{rate:,.0f} moves/s")
    seconds = time.perf_counter() - started
    if as_json:
        print_data(
            {
                "game": found.id,
                "options": options.as_dict(),
                "compiled": is_compiled(),
                "seconds": seconds,
                **total.as_data(),
            }
        )
    else:
        _report(out, f"{found.name}, {options}", total, seconds)


def _chunks(game_id: str, options: Options, seed: int, games: int, jobs: int) -> Iterator[Tally]:
    wanted = options.as_dict()
    starts = range(0, games, CHUNK)
    if jobs == 1:
        for first in starts:
            yield play_chunk(game_id, wanted, seed, first, min(CHUNK, games - first))
        return
    workers = min(jobs, len(starts), os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_quietly) as pool:
        for wave in range(0, len(starts), 64 * workers):
            with unheard():
                waiting = [
                    pool.submit(play_chunk, game_id, wanted, seed, first, min(CHUNK, games - first))
                    for first in starts[wave : wave + 64 * workers]
                ]
            for future in waiting:
                yield future.result()


def _report(out: Console, title: str, tally: Tally, seconds: float) -> None:
    out.print(f"[bold]{title}[/]")
    out.print(
        f"{tally.games:,} games, {tally.actions:,} moves in {seconds:.2f} s: "
        f"[bold]{tally.actions / seconds:,.0f} moves/s[/], {tally.games / seconds:,.0f} games/s"
        + ("" if is_compiled() else ", as plain Python")
    )
    table = Table(box=None, pad_edge=False)
    for heading in ("", "mean", "sd", "min", "10 %", "median", "90 %", "max", "wins"):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_row("length", *_spread(tally.lengths), "")
    for seat, scores in enumerate(tally.scores):
        table.add_row(f"score seat {seat + 1}", *_spread(scores), f"{100 * tally.wins[seat] / tally.games:.1f} %")
    if tally.lost:
        table.add_row("nobody won", *[""] * 7, f"{100 * tally.lost / tally.games:.1f} %")
    out.print(table)


def _spread(counts: Counter[int]) -> list[str]:
    size = counts.total()
    mean = sum(value * count for value, count in counts.items()) / size
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / size
    marks = [_quantile(counts, part) for part in (0, 0.1, 0.5, 0.9, 1)]
    return [f"{mean:.2f}", f"{sqrt(variance):.2f}", *map(str, marks)]


def _quantile(counts: Counter[int], part: float) -> int:
    wanted = part * counts.total()
    passed = 0
    value = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed >= wanted and passed > 0:
            return value
    return value
