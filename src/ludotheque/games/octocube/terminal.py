"""A view as text: a tile is two letters, object large and colour small, told apart without colour.

No words, so for every language.
"""

from __future__ import annotations

from ludotheque.games.octocube.rules.board import COLOURS, OBJECTS, TILE_NAMES
from ludotheque.games.octocube.speak.position import TILE_CODES
from ludotheque.games.octocube.speak.view import MajorityView, OctocubeView, SeatView, SlotView, SpaceView

COLOUR_STYLES = {"white": "white", "light-blue": "bright_cyan", "dark-blue": "bright_blue", "green": "green"}
SEAT_STYLES = ("bright_red", "blue", "green", "magenta")
SEAT_MARKS = ("●", "■", "▲", "◆")
OBJECT_LETTERS = "SAXPD"
COLOUR_LETTERS = "wldg"
CELL = 9
CODE_OF = dict(zip(TILE_NAMES, TILE_CODES, strict=True))


def terminal(view: OctocubeView) -> str:
    lines = [*_grid(view), "", _supply(view), ""]
    for seat in view["seats"]:
        lines.extend(_seat(view, seat))
    if view["majorities"]:
        lines.extend(_majorities(view))
    return "\n".join(lines)


def tile_text(name: str | None) -> str:
    """`Sw`, coloured; `Co` for a coin; `--` for none."""
    if name is None:
        return "[dim]--[/dim]"
    if name == "coin":
        return "[bold yellow]Co[/bold yellow]"
    style = COLOUR_STYLES[name.partition("-")[2]]
    return f"[bold {style}]{CODE_OF[name]}[/bold {style}]"


def seat_text(seat: int) -> str:
    style = SEAT_STYLES[seat]
    return f"[bold {style}]{SEAT_MARKS[seat]}[/bold {style}]"


def _grid(view: OctocubeView) -> list[str]:
    side = view["side"]
    lines = ["    " + "".join("abcde"[column].center(CELL) for column in range(side)).rstrip() + "   N ↑"]
    for row in range(side):
        spaces = view["spaces"][row * side : (row + 1) * side]
        lines.append(f" {row + 1}  " + "".join(_cell(view, space) for space in spaces).rstrip())
    return lines


def _cell(view: OctocubeView, space: SpaceView) -> str:
    """The cube if one stands there, then the top tile and the stack's height, or what lies there instead."""
    cube = " " if space["cube"] is None else seat_text(space["cube"])
    if space["ground"]:
        sign = {"plain": "~~", "hole": "()", "floor": ".."}.get(space["ground"], f"~{space['ground']}")
        shown, height = f"[cyan]{sign}[/cyan]", "  "
    else:
        shown = tile_text(space["tiles"][0]) if space["tiles"] else "[dim]??[/dim]" if space["height"] else "  "
        height = f"×{space['height']}".ljust(3)[:3] if space["height"] else "   "
    chosen = "*" if view["chosen"] == space["name"] else " "
    pad = " " * (CELL - 4 - len(height))
    return f"{cube}{chosen}{shown}{height}{pad}"


def _supply(view: OctocubeView) -> str:
    laid = "  " + "".join(tile_text(tile) for tile in view["laid"]) if view["laid"] else ""
    idle = f"  {view['idle']}/{view['idle_limit']}" if view["idle"] else ""
    return f" [cyan]~~[/cyan] {view['supply']}/{view['supply_size']}   # {view['round']}{idle}{laid}"


def _seat(view: OctocubeView, seat: SeatView) -> list[str]:
    faces = seat["cube"]["faces"]
    place = seat["cube"]["space"] or "⌂"
    moving = ">" if view["to_move"] == seat["seat"] else " "
    points = "?" if seat["points"] is None else str(seat["points"])
    total = "" if view["scores"] is None else f" = {view['scores'][seat['seat']]}"
    worth = "" if seat["slots"] else f"  ★ {points}{total}"
    return [
        f"{moving}{seat_text(seat['seat'])} {place:<3} {' ' * 3}{tile_text(faces['north'])}",
        f"       {tile_text(faces['west'])} {tile_text(faces['top'])} {tile_text(faces['east'])} "
        f"{tile_text(faces['bottom'])}   {_kids_board(seat) if seat['slots'] else _board(seat)}",
        f"          {tile_text(faces['south'])}          {tile_text('coin')} {seat['coins']}{worth}",
    ]


def _board(seat: SeatView) -> str:
    held = [f"{tile_text(tile)}×{count}" if count > 1 else tile_text(tile) for tile, count in seat["board"].items()]
    return " ".join(held[:9]) + (f" +{len(held) - 9}" if len(held) > 9 else "") if held else "[dim]-[/dim]"


def _kids_board(seat: SeatView) -> str:
    """O-6.4: a filled space shows its tile, an empty one in brackets what it asks for."""
    return " ".join(_slot(slot) for slot in seat["slots"])


def _slot(slot: SlotView) -> str:
    if slot["tile"]:
        return tile_text(slot["tile"])
    object_ = OBJECT_LETTERS[OBJECTS.index(slot["object"])].lower() if slot["object"] else "_"
    colour = COLOUR_LETTERS[COLOURS.index(slot["colour"])] if slot["colour"] else "_"
    return f"[dim]{object_}{colour}[/dim]"


def _majorities(view: OctocubeView) -> list[str]:
    head = "".join(_category(majority).center(6) for majority in view["majorities"])
    worth = "".join(f"{m['first_points']}/{m['second_points']}".center(6) for m in view["majorities"])
    lines = ["", f"    {head}", f"    {worth}"]
    for seat in range(view["players"]):
        counts = "".join(str(majority["counts"][seat]).center(6) for majority in view["majorities"])
        lines.append(f"  {seat_text(seat)} {counts}")
    return [line.rstrip() for line in lines]


def _category(majority: MajorityView) -> str:
    if majority["sort"] == "colour":
        return COLOUR_LETTERS[COLOURS.index(majority["category"])]
    return OBJECT_LETTERS[OBJECTS.index(majority["category"])]
