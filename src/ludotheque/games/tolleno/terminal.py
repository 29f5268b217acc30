"""A view as text: the city as in the position language, tiles named by column and row numbers at its edge.

No words, so for every language.
"""

from __future__ import annotations

from ludotheque.games.tolleno.speak.picture import ARROWS, SEAT_LETTERS
from ludotheque.games.tolleno.speak.view import FaceView, QuadrantView, SeatView, TileView, TollenoView

SEAT_COLOURS = ("yellow", "blue", "green", "magenta")
SEAT_MARKS = ("●", "■", "▲", "◆")
COLUMNS = 9
"""Tiles beside each other; a wider city is printed in several parts."""
WAYS = "nesw"


def terminal(view: TollenoView) -> str:
    lines: list[str] = []
    xs = sorted({tile["x"] for tile in view["tiles"]})
    for start in range(xs[0], xs[-1] + 1, COLUMNS):
        lines += _part(view, range(start, min(start + COLUMNS, xs[-1] + 1)))
    lines += [_seat(view, seat) for seat in view["seats"]]
    offer = "   ".join(f"{card['contract']} ({card['each']}★)" if card else "--" for card in view["offer"])
    lines.append(f"◧ {offer}   ▤ {view['contracts_in_pile']}   ▦ {view['tiles_in_pile']}   ⬡ {view['initial']}")
    held = view["seats"][view["viewer"]]["held"] if view["viewer"] >= 0 else None
    if held is not None:
        lines += ["", *_face(held)]
    return "\n".join(lines)


def _part(view: TollenoView, columns: range) -> list[str]:
    """Some columns of the city, all rows."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    ys = sorted({tile["y"] for tile in view["tiles"] if tile["x"] in columns})
    lines = ["     " + "".join(f"{x:^8}" for x in columns).rstrip()]
    for y in range(ys[0], ys[-1] + 1):
        drawn = [_tile(tiles[x, y]) if (x, y) in tiles else [" " * 7] * 3 for x in columns]
        for line in range(3):
            name = f"{y:>3}  " if line == 1 else "     "
            lines.append((name + " ".join(tile[line] for tile in drawn)).rstrip())
        lines.append("")
    return lines


def _tile(tile: TileView) -> list[str]:
    boat, leader = tile["boat"], tile["leader"]
    lines = _face(tile)
    if boat < 0 and leader < 0:
        return lines
    west = "=" if "w" in tile["arms"] else " "
    east = "=" if "e" in tile["arms"] else " "
    middle = _colour(boat, SEAT_LETTERS[boat].upper()) if boat >= 0 else west
    led = _colour(leader, SEAT_MARKS[leader]) if leader >= 0 else east
    lines[1] = f"{west}{middle}{west}[bold]{tile['value']}[/bold]{led}{2 * east}"
    return lines


def _face(tile: FaceView) -> list[str]:
    arms = tile["arms"]
    north_east, south_east, south_west, north_west = (_quadrant(quadrant) for quadrant in tile["quadrants"])
    west, east = ("=" if side in arms else " " for side in "we")
    return [
        f"{north_west}{'|' if 'n' in arms else ' '}{north_east}",
        f"{3 * west}[bold]{tile['value']}[/bold]{3 * east}",
        f"{south_west}{'|' if 's' in arms else ' '}{south_east}",
    ]


def _quadrant(quadrant: QuadrantView) -> str:
    """Three letters wide, as in the position language; a building that fountains point at has `'` or `"` behind it."""
    if quadrant["seat"] >= 0:
        text = f"{SEAT_LETTERS[quadrant['seat']]}{quadrant['height']}"
        text += ("", "'", '"')[quadrant["drops"]] if len(text) < 3 else ""
        return _colour(quadrant["seat"], f"{text:<3}")
    if quadrant["contract"]:
        return "#  "
    if quadrant["ground"] == "fountain":
        text = "o" + "".join(ARROWS[WAYS.index(way)] for way in quadrant["arrows"])
        return f"[cyan]{text:<3}[/cyan]"
    return "F  " if quadrant["ground"] == "foundation" else "-  "


def _colour(seat: int, text: str) -> str:
    return f"[bold {SEAT_COLOURS[seat]}]{text}[/bold {SEAT_COLOURS[seat]}]"


def _seat(view: TollenoView, seat: SeatView) -> str:
    number = seat["seat"]
    moves = "▶" if view["to_move"] == number else " "
    name = _colour(number, f"{SEAT_MARKS[number]} {SEAT_LETTERS[number]}")
    stars = "?" if seat["stars"] is None else str(seat["stars"])
    floors = "█" * seat["left"] + "░" * seat["placed"]
    boat = {"locked": "-", "waiting": "~"}.get(seat["boat"], seat["boat"])
    public = view["public"]["total"][number]
    return f"{moves} {name} {floors} {seat['left']:>2}   ★ {stars:>3} + {public:<3} ⛵ {boat:<7} {seat['board']}"
