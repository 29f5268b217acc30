"""A view as text: a tile is two letters, bird large and flower small, told apart without colour.

No words, so for every language.
"""

from __future__ import annotations

from ludotheque.games.seikatsu.rules.board import BIRD_LETTERS, FLOWER_LETTERS
from ludotheque.games.seikatsu.speak.view import HIDDEN, PagodaView, SeatView, SeikatsuView, SpaceView

BIRD_COLOURS = ("red", "bright_black", "green", "blue")
FLOWER_COLOURS = ("magenta", "bright_red", "yellow", "bright_blue")
PAGODA_COLOURS = {"pink": "magenta", "blue": "blue", "green": "green"}
PAGODA_MARKS = {"pink": "●", "blue": "■", "green": "▲"}
LEVELS = range(-6, 8)
WIDTH = 8
"""Characters of a column."""


def terminal(view: SeikatsuView) -> str:
    bag = f" {tile_text(HIDDEN)} × {view['bag']}"
    pagodas = [_pagoda(view, pagoda) for pagoda in view["pagodas"]]
    return "\n".join([*_garden(view), "", *_rows(view), "", *pagodas, bag])


def tile_text(name: str) -> str:
    """`Wp`, coloured; `Koi`; `??` for a tile that is hidden."""
    if name == HIDDEN:
        return "[dim]??[/dim]"
    if name == "koi":
        return "[bold cyan]Koi[/bold cyan]"
    bird = BIRD_COLOURS[BIRD_LETTERS.index(name[0])]
    flower = FLOWER_COLOURS[FLOWER_LETTERS.index(name[1])]
    return f"[bold {bird}]{name[0].upper()}[/bold {bird}][bold {flower}]{name[1]}[/bold {flower}]"


def _garden(view: SeikatsuView) -> list[str]:
    """Seven columns from far to near: each space has its tile and, below, its name."""
    cells = {(space["column"], space["level"]): space for space in view["spaces"]}
    lines = []
    for level in LEVELS:
        line = "".join(
            _upper(view, cells[column, level])
            if (column, level) in cells
            else _lower(cells[column, level - 1])
            if (column, level - 1) in cells
            else _water(column, level)
            for column in range(-3, 4)
        )
        lines.append(f"  {line}".rstrip())
    return lines


def _water(column: int, level: int) -> str:
    if column == 0 and level in (0, 1):
        return "[cyan]" + "~ ~ ~".center(WIDTH) + "[/cyan]"
    return " " * WIDTH


def _upper(view: SeikatsuView, space: SpaceView) -> str:
    name = space["tile"]
    if not name:
        return "·".center(WIDTH)
    last = view["last"]
    fresh = last is not None and last["space"] == space["space"]
    room = WIDTH - (3 if name == "koi" else 2) - 2
    # The last tile stands between marks.
    before, after = (">", "<") if fresh else (" ", " ")
    return f"{' ' * (room // 2)}{before}{tile_text(name)}{after}{' ' * (room - room // 2)}"


def _lower(space: SpaceView) -> str:
    return f"[dim]{space['space'].center(WIDTH)}[/dim]"


def _rows(view: SeikatsuView) -> list[str]:
    """The rows of the viewer's side below the columns: the flower that counts and how many, and the points."""
    own = next(pagoda for pagoda in view["pagodas"] if pagoda["pagoda"] == view["side"])
    counts, points = "", ""
    for row in own["rows"]:
        flower = "" if row["flower"] == "none" else f"{row['flowers']}{row['flower'][0]}"
        koi = f"+{row['koi']}K" if row["koi"] else ""
        counts += (flower + koi if flower else koi.removeprefix("+") or "-").center(WIDTH)
        points += str(row["points"]).center(WIDTH)
    return [f"  {counts}".rstrip(), f"  [bold]{points.rstrip()}[/bold]"]


def _pagoda(view: SeikatsuView, pagoda: PagodaView) -> str:
    """Mark, flocks + rows = points, and the hands of its seats; an arrow points at the seat to move."""
    colour = PAGODA_COLOURS[pagoda["pagoda"]]
    mark = f"[bold {colour}]{PAGODA_MARKS[pagoda['pagoda']]}[/bold {colour}]"
    total = f"{pagoda['flocks']:>2} + {pagoda['rows_points']:>2} = {pagoda['points']:>3}"
    hands = "   ".join(_hand(view, view["seats"][seat]) for seat in pagoda["seats"])
    bars = " ".join(str(row["points"]) for row in pagoda["rows"])
    return f" {mark}  {total}  [dim]({bars})[/dim]  {hands}"


def _hand(view: SeikatsuView, seat: SeatView) -> str:
    arrow = "→" if view["to_move"] == seat["seat"] else " "
    return f"{arrow}{seat['seat'] + 1}: {' '.join(map(tile_text, seat['hand'])) or '-'}"
