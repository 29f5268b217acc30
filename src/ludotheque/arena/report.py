"""The results as a table for the terminal and as one page that needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from rich.table import Table

from ludotheque.arena.plan import Plan
from ludotheque.arena.play import Played
from ludotheque.arena.plots import as_svg
from ludotheque.arena.statistics import Standing, Summary, against, by_seat, first_seats, lengths, standings

HEADINGS = ("bot", "games", "won (95 %)", "even share", "rating", "points", "s/decision", "slowest", "forfeits")

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .3rem .7rem; border-bottom: 1px solid #ccc;
  text-align: right; } th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
figure { margin: 1.5rem 0; }
"""


def cells(line: Standing) -> list[str]:
    return [
        line.bot,
        str(line.rate.games),
        str(line.rate),
        f"{100 * line.fair:.0f} %",
        "-" if line.rating is None else f"{line.rating:.1f}",
        f"{line.points.mean:.1f} ± {line.points.deviation:.1f}",
        f"{line.thinking:.3f}",
        f"{line.slowest:.2f}",
        str(line.forfeits),
    ]


def result_table(games: Sequence[Played]) -> Table:
    table = Table(title=f"{len(games)} games")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for line in standings(games):
        table.add_row(*cells(line))
    return table


def seat_lines(games: Sequence[Played]) -> list[str]:
    """What going first is worth, and how long games are."""
    lines = [f"seat {seat}: {rate}" for seat, rate in enumerate(by_seat(games))]
    lines.append(f"length: {_in_words(lengths(games))} actions")
    return lines


def forfeit_lines(games: Sequence[Played]) -> list[str]:
    return [
        f"game {game.key}: {game.bots[forfeit.seat]} in seat {forfeit.seat} {forfeit.reason}: {forfeit.detail}"
        for game in games
        for forfeit in game.forfeits
    ]


def html_report(plan: Plan, games: Sequence[Played], figures: dict[str, Any]) -> str:
    game, options = plan.checked_options()
    bots = [line.bot for line in standings(games)]
    title = f"{game.name}: {', '.join(plan.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(str(options))}; seed {plan.seed}; {len(games)} games.</p>",
        "<h2>Results</h2>",
        _html_table(HEADINGS, [cells(line) for line in standings(games)]),
    ]
    if len(bots) > 1 and games and len(first_seats(games[0])) > 1:
        parts += ["<h2>Bot against bot</h2>", "<p>The row's wins in the games in which both sat.</p>"]
        rows = [[bot, *("" if bot == other else str(against(games, bot, other)) for other in bots)] for bot in bots]
        parts.append(_html_table(("", *bots), rows))
    parts += ["<h2>Seats</h2>", _html_table(("seat", "won (95 %)"), [[str(s), str(r)] for s, r in _seats(games)])]
    parts += ["<h2>Points and lengths</h2>", _distributions(games)]
    parts += [f"<figure>{as_svg(figure)}</figure>" for figure in figures.values()]
    if failures := forfeit_lines(games):
        parts.append("<h2>Forfeits</h2><ul>" + "".join(f"<li>{escape(line)}</li>" for line in failures) + "</ul>")
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width">'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{view}</head><body>\n' + "\n".join(parts) + "\n</body></html>\n"
    )


def _seats(games: Sequence[Played]) -> list[tuple[int, Any]]:
    return list(enumerate(by_seat(games)))


def _distributions(games: Sequence[Played]) -> str:
    rows = [[line.bot, *_numbers(line.points)] for line in standings(games)]
    rows.append(["length, in actions", *_numbers(lengths(games))])
    return _html_table(("", "mean", "deviation", "lowest", "median", "highest"), rows)


def _numbers(values: Summary) -> list[str]:
    return [
        f"{values.mean:.1f}",
        f"{values.deviation:.1f}",
        *(f"{v:g}" for v in (values.lowest, values.median, values.highest)),
    ]


def _in_words(values: Summary) -> str:
    return f"{values.mean:.1f} ± {values.deviation:.1f} ({values.lowest:g} to {values.highest:g})"


def _html_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
