"""The results as a table for the terminal and as one page that needs no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from ludotheque.arena.plan import Plan
from ludotheque.arena.play import Played
from ludotheque.arena.plots import as_svg
from ludotheque.arena.statistics import Standing, Summary, against, by_seat, first_seats, lengths, standings

HEADINGS = ("bot", "games", "won (95 %)", "rating", "points", "thinks", "longest", "forfeits", "illegal")
MEANING = (
    "won: with the 95 % interval; rating: by Plackett-Luce, 25 to begin with; "
    "thinks, longest: time for a decision, on average and at most"
)
NAME_WIDTH = 10

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; } th, td { padding: .3rem .7rem; border-bottom: 1px solid #ccc;
  text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
.note { color: #555; font-size: .9rem; }
figure { margin: 1.5rem 0; } svg { max-width: 100%; height: auto; }
"""


def cells(line: Standing) -> list[str]:
    return [
        line.bot,
        str(line.rate.games),
        str(line.rate),
        "-" if line.rating is None else f"{line.rating:.1f}",
        f"{line.points.mean:.1f} ± {line.points.deviation:.1f}",
        duration(line.thinking),
        duration(line.slowest),
        str(line.forfeits),
        str(line.illegal),
    ]


def duration(seconds: float) -> str:
    if seconds >= 1.0:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.0f} ms" if seconds >= 0.01 else f"{1000 * seconds:.1f} ms"


def rows_of(games: Sequence[Played]) -> tuple[list[str], list[list[str]]]:
    """The headings and a row for every bot, best first; forfeits and illegal moves only where there are any."""
    lines = standings(games)
    unseen = {"forfeits": not any(line.forfeits for line in lines), "illegal": not any(line.illegal for line in lines)}
    shown = [place for place, heading in enumerate(HEADINGS) if not unseen.get(heading)]
    return [HEADINGS[place] for place in shown], [[cells(line)[place] for place in shown] for line in lines]


def title_of(games: Sequence[Played]) -> str:
    lines = standings(games)
    fair = f"; an even share is {100 * lines[0].fair:.0f} %" if len(lines) > 1 else ""
    return f"{len(games)} games{fair}"


def result_table(games: Sequence[Played]) -> Table:
    headings, rows = rows_of(games)
    # 80 columns do not hold them all; the report does.
    failures = sum(heading in headings for heading in ("forfeits", "illegal"))
    for unsaid in ("longest", "thinks")[:failures]:
        at = headings.index(unsaid)
        headings, *rows = [[*row[:at], *row[at + 1 :]] for row in (headings, *rows)]
    table = Table(title=title_of(games), title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0))
    for heading in headings:
        is_name = heading == "bot"
        table.add_column(
            heading,
            justify="left" if is_name else "right",
            no_wrap=not is_name,
            overflow="fold",
            min_width=NAME_WIDTH if is_name else None,
        )
    for row in rows:
        table.add_row(*row)
    return table


def seat_lines(games: Sequence[Played]) -> list[str]:
    """What going first is worth, and how long games are."""
    lines = [f"seat {seat}: won {rate}" for seat, rate in enumerate(by_seat(games), 1)]
    lines.append(f"length: {_in_words(lengths(games))} actions")
    return lines


def forfeit_lines(games: Sequence[Played]) -> list[str]:
    return [
        f"game {game.key}: {game.bots[forfeit.seat]} in seat {forfeit.seat + 1} {forfeit.reason}: {forfeit.detail}"
        for game in games
        for forfeit in game.forfeits
    ]


def html_report(plan: Plan, games: Sequence[Played], figures: dict[str, Any]) -> str:
    game, options = plan.checked_options()
    bots = [line.bot for line in standings(games)]
    title = f"{game.name}: {', '.join(plan.bots)}"
    clock = f"; {plan.clock:g} s of one core a decision" if plan.clock else ""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(str(options))}; seed {plan.seed}{clock}; {title_of(games)}.</p>",
        "<h2>Results</h2>",
        html_table(*rows_of(games)),
        f'<p class="note">{escape(MEANING)}.</p>',
    ]
    if len(bots) > 1 and games and len(first_seats(games[0])) > 1:
        parts += ["<h2>Bot against bot</h2>", "<p>The row's wins in the games in which both sat.</p>"]
        rows = [[bot, *("" if bot == other else str(against(games, bot, other)) for other in bots)] for bot in bots]
        parts.append(html_table(("", *bots), rows))
    parts += ["<h2>Seats</h2>", html_table(("seat", "won (95 %)"), [[str(s), str(r)] for s, r in _seats(games)])]
    parts += ["<h2>Points and lengths</h2>", _distributions(games)]
    parts += [f"<figure>{as_svg(figure)}</figure>" for figure in figures.values()]
    if failures := forfeit_lines(games):
        parts.append("<h2>Forfeits</h2><ul>" + "".join(f"<li>{escape(line)}</li>" for line in failures) + "</ul>")
    return html_page(title, parts)


def html_page(title: str, parts: Sequence[str]) -> str:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width">'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{view}</head><body>\n' + "\n".join(parts) + "\n</body></html>\n"
    )


def _seats(games: Sequence[Played]) -> list[tuple[int, Any]]:
    return list(enumerate(by_seat(games), 1))


def _distributions(games: Sequence[Played]) -> str:
    rows = [[line.bot, *_numbers(line.points)] for line in standings(games)]
    rows.append(["length, in actions", *_numbers(lengths(games))])
    return html_table(("", "mean", "deviation", "lowest", "median", "highest"), rows)


def _numbers(values: Summary) -> list[str]:
    return [
        f"{values.mean:.1f}",
        f"{values.deviation:.1f}",
        *(f"{v:g}" for v in (values.lowest, values.median, values.highest)),
    ]


def _in_words(values: Summary) -> str:
    return f"{values.mean:.1f} ± {values.deviation:.1f} ({values.lowest:g} to {values.highest:g})"


def html_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
