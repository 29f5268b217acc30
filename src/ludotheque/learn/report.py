"""A run of learning as one page that needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ludotheque.arena.plots import WIDTH, as_svg, load_pyplot
from ludotheque.arena.report import html_page, html_table
from ludotheque.learn.run import Lesson, Round


def write_report(lesson: Lesson, rounds: Sequence[Round], path: Path) -> None:
    game, options = lesson.found()
    rows = [
        [
            str(one.number),
            f"{one.positions:,}",
            f"{one.errors[-1]['chances']:.4f}",
            f"{one.errors[-1]['points']:.4f}",
            f"{one.errors[-1]['actions']:.4f}" if "actions" in one.errors[-1] else "",
            str(one.rate),
            f"{100 * one.needed:.1f} %",
            str(one.games),
            "kept" if one.accepted else "dropped",
        ]
        for one in rounds
    ]
    headings = (
        "round",
        "positions",
        "error: chances",
        "error: points",
        "error: actions",
        "against the best",
        "needed",
        "games",
        "",
    )
    title = f"{game.name}: learning"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(str(options))}; seed {lesson.seed}; {lesson.nodes} playouts.</p>",
        html_table(headings, rows),
        '<p class="note">Errors are those on games that were held back; of actions, what the shares that the network '
        "gives them miss of what the search tried. Round 0 learns from games of the policy alone, so nothing of "
        "actions, and meets a search without a network. A network is kept if it wins an even share; alone, as much as "
        "the best before it.</p>",
        *(f"<figure>{as_svg(figure)}</figure>" for figure in (_strength(rounds), _errors(rounds))),
    ]
    path.write_text(html_page(title, parts), encoding="utf-8")


def _strength(rounds: Sequence[Round]) -> Any:
    figure, axes = load_pyplot().subplots(figsize=(WIDTH, 3.0), layout="constrained")
    shares = [100 * one.rate.share for one in rounds]
    below = [100 * (one.rate.share - one.rate.interval[0]) for one in rounds]
    above = [100 * (one.rate.interval[1] - one.rate.share) for one in rounds]
    axes.errorbar([one.number for one in rounds], shares, yerr=[below, above], fmt="o-", capsize=4)
    for one in rounds:
        needed = [100 * one.needed] * 2
        axes.plot([one.number - 0.4, one.number + 0.4], needed, color="#888888", linestyle="--", linewidth=1)
    axes.set_xticks([one.number for one in rounds])
    axes.set_xlabel("round")
    axes.set_ylabel("won, % (95 % interval)")
    axes.set_title("Against the best before")
    return figure


def _errors(rounds: Sequence[Round]) -> Any:
    figure, axes = load_pyplot().subplots(figsize=(WIDTH, 3.0), layout="constrained")
    epochs = [errors for one in rounds for errors in one.errors]
    for name in ("chances", "points", "actions"):
        told = [(number, errors[name]) for number, errors in enumerate(epochs, 1) if name in errors]
        axes.plot([number for number, _ in told], [value for _, value in told], label=name)
    axes.set_xlabel("epochs of all rounds")
    axes.set_title("Errors on games that were held back")
    axes.legend(fontsize="small")
    return figure
