"""Pictures of a run, by matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from logging import ERROR, getLogger
from pathlib import Path
from typing import Any

from ludotheque.arena.play import Played
from ludotheque.arena.statistics import by_seat, first_seats, standings
from ludotheque.core.errors import BadOption

FORMATS = ("svg", "png")
WIDTH = 7.0
BINS = 20
MARGIN = 3


def load_pyplot() -> Any:
    """Raises `BadOption` that says what to install."""
    # Where it may not write into a home it keeps its fonts elsewhere, which it would tell at length.
    getLogger("matplotlib").setLevel(ERROR)
    try:
        matplotlib = import_module("matplotlib")
    except ImportError:
        raise BadOption("plots need matplotlib: pip install 'ludotheque[arena]'; or use --no-plots") from None
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "ludotheque"
    return import_module("matplotlib.pyplot")


def draw_all(games: Sequence[Played]) -> dict[str, Any]:
    """The figures by name."""
    plot = load_pyplot()
    return {
        "win-rates": _win_rates(plot, games),
        "points": _points(plot, games),
        "lengths": _lengths(plot, games),
        "seats": _seats(plot, games),
    }


def save_all(figures: dict[str, Any], folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.{format}" for name in figures for format in FORMATS]
    for path in paths:
        figures[path.stem].savefig(path, dpi=120, metadata={"Date": None} if path.suffix == ".svg" else None)
    return paths


def as_svg(figure: Any) -> str:
    """The `<svg>` element alone, to stand in a page."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]


def _bars(plot: Any, names: list[str], rates: list[Any], fair: float, title: str) -> Any:
    figure, axes = plot.subplots(figsize=(WIDTH, 1.2 + 0.5 * len(names)), layout="constrained")
    shares = [100 * rate.share for rate in rates]
    below = [100 * (rate.share - rate.interval[0]) for rate in rates]
    above = [100 * (rate.interval[1] - rate.share) for rate in rates]
    axes.barh(names, shares, xerr=[below, above], capsize=4, color="#8fb3d9", ecolor="#333333")
    axes.axvline(100 * fair, color="#888888", linestyle="--", linewidth=1)
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won, % (95 % interval; dashed: an even share)")
    axes.set_title(title)
    axes.invert_yaxis()
    return figure


def _win_rates(plot: Any, games: Sequence[Played]) -> Any:
    lines = standings(games)
    fair = lines[0].fair if lines else 0.5
    return _bars(plot, [line.bot for line in lines], [line.rate for line in lines], fair, "Wins by bot")


def _seats(plot: Any, games: Sequence[Played]) -> Any:
    rates = by_seat(games)
    sides = len(first_seats(games[0])) if games else 2
    return _bars(plot, [f"seat {seat + 1}" for seat in range(len(rates))], rates, 1 / max(1, sides), "Wins by seat")


def _points(plot: Any, games: Sequence[Played]) -> Any:
    figure, axes = plot.subplots(figsize=(WIDTH, 3.2), layout="constrained")
    bins = _bins([score for game in games for score in game.scores])
    for number, line in enumerate(standings(games)):
        points = [game.scores[seat] for game in games for seat in first_seats(game) if game.bots[seat] == line.bot]
        axes.hist(points, bins=bins, histtype="stepfilled", alpha=0.15, color=f"C{number}")
        axes.hist(points, bins=bins, histtype="step", linewidth=1.6, color=f"C{number}", label=line.bot)
    axes.set_xlabel("final points")
    axes.set_ylabel("games")
    axes.set_title("Points by bot")
    axes.legend(fontsize="small")
    return figure


def _lengths(plot: Any, games: Sequence[Played]) -> Any:
    figure, axes = plot.subplots(figsize=(WIDTH, 2.8), layout="constrained")
    numbers = [game.actions for game in games]
    axes.hist(numbers, bins=_bins(numbers), color="#72b7b2")
    axes.set_xlim(min(numbers, default=0) - MARGIN, max(numbers, default=0) + MARGIN)
    axes.xaxis.set_major_locator(import_module("matplotlib.ticker").MaxNLocator(integer=True))
    axes.set_xlabel("actions in a game")
    axes.set_ylabel("games")
    axes.set_title("Length of the games")
    return figure


def _bins(numbers: Sequence[int]) -> list[float]:
    """The borders of at most `BINS` bars of whole numbers, all equally wide."""
    lowest, highest = min(numbers, default=0), max(numbers, default=0)
    width = -(-(highest - lowest + 1) // BINS)
    return [edge - 0.5 for edge in range(lowest, highest + 1 + width, width)]
