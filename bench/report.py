"""The numbers as tables and as JSON."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass, field
from statistics import median

from rich.console import Console
from rich.table import Table

from bench.peers import versions

YARDSTICK = "open_spiel connect_four"


@dataclass
class Numbers:
    """Every measurement of every round, by name: `("seikatsu", "api", "compiled")`, `("peer", name, "")`."""

    runs: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)
    tenths: dict[str, list[list[float]]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)
    """What could not be measured, and why."""

    def add(self, key: tuple[str, str, str], rate: float) -> None:
        self.runs.setdefault(key, []).append(rate)

    def median(self, *key: str) -> float | None:
        rates = self.runs.get((key[0], key[1], key[2]))
        return median(rates) if rates else None

    def ratio(self, game: str, what: str) -> float | None:
        fast, slow = self.median(game, what, "compiled"), self.median(game, what, "pure")
        return fast / slow if fast and slow else None

    def against_yardstick(self, game: str) -> float | None:
        ours, theirs = self.median(game, "api", "compiled"), self.median("peer", YARDSTICK, "")
        return ours / theirs if ours and theirs else None

    def tenth_medians(self, game: str) -> list[float]:
        return [median(costs) for costs in zip(*self.tenths.get(game, []), strict=True)]


def print_tables(out: Console, numbers: Numbers, games: list[str], peers: list[str]) -> None:
    for title, what in (
        ("moves/s through the Python API", "api"),
        ("moves/s inside the engine", "inside"),
        ("playouts/s of UCT, one core", "uct"),
        ("copies/s of a position", "clone"),
    ):
        out.print(_rates(numbers, games, title, what))
    out.print(_costs(numbers, games))
    if peers:
        out.print(_peers(numbers, peers))
    for name, reason in numbers.missing.items():
        out.print(f"not measured: {name}: {reason}", markup=False)


def _rates(numbers: Numbers, games: list[str], title: str, what: str) -> Table:
    table = _table(title, "game", "plain", "compiled", "ratio", *(["x OpenSpiel"] if what == "api" else []))
    for game in games:
        row = [
            _number(numbers.median(game, what, "pure")),
            _number(numbers.median(game, what, "compiled")),
            _times(numbers.ratio(game, what)),
        ]
        table.add_row(game, *row, *([_times(numbers.against_yardstick(game))] if what == "api" else []))
    return table


def _costs(numbers: Numbers, games: list[str]) -> Table:
    table = _table(
        "ns an action, compiled, as the game goes on", "game", "first tenth", "last tenth", "highest", "growth"
    )
    for game in games:
        costs = numbers.tenth_medians(game)
        if costs:
            row = [_number(costs[0]), _number(costs[-1]), _number(max(costs)), _times(costs[-1] / costs[0])]
            table.add_row(game, *row)
    return table


def _peers(numbers: Numbers, peers: list[str]) -> Table:
    table = _table("moves/s of other libraries", "library and game", "moves/s")
    for peer in peers:
        table.add_row(peer, _number(numbers.median("peer", peer, "")))
    return table


def _table(title: str, first: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column(first, min_width=26)
    for heading in headings:
        table.add_column(heading, justify="right", min_width=11)
    return table


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


def _times(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}x"


def as_data(numbers: Numbers, games: list[str], peers: list[str], seconds: float, rounds: int) -> dict[str, object]:
    return {
        "machine": {
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "python": platform.python_version(),
        },
        "method": {
            "seconds a measurement": seconds,
            "rounds": rounds,
            "value": "median of the rounds, per second of processor time",
        },
        "versions": versions(),
        "games": {game: _game_data(numbers, game) for game in games},
        "peers": {peer: numbers.median("peer", peer, "") for peer in peers},
        "not measured": numbers.missing,
    }


def _game_data(numbers: Numbers, game: str) -> dict[str, object]:
    found: dict[str, object] = {
        f"{what} {how}": numbers.median(game, what, how)
        for what in ("api", "inside", "clone", "uct")
        for how in ("pure", "compiled")
    }
    found |= {f"{what} ratio": numbers.ratio(game, what) for what in ("api", "inside", "clone", "uct")}
    found["api / " + YARDSTICK] = numbers.against_yardstick(game)
    found["ns an action by tenth of the game"] = numbers.tenth_medians(game)
    return found
