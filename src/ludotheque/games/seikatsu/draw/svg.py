"""A view as SVG: the garden from the viewer's pagoda, the hand on the veranda. No words, so for every language."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from ludotheque.core.state import NOBODY
from ludotheque.games.seikatsu.draw.art import pagoda_drawing, seat_mark, symbol_definitions
from ludotheque.games.seikatsu.rules.board import BIRD_LETTERS, BIRDS, FLOWER_LETTERS, FLOWERS, PAGODAS
from ludotheque.games.seikatsu.speak.view import HIDDEN, PagodaView, SeatView, SeikatsuView, SpaceView

COLUMN = 75.0
LEVEL = 43.3
"""A space has radius 50, a flat top, and lies at x = 75 columns, y = 43.3 levels."""
VIEW_BOX = (-440, -372, 880, 846)

INK, INK_SOFT, PAPER, SURFACE = "#1f2530", "#5b6270", "#faf6ee", "#fffdf8"
BOARD, BOARD_EDGE, CELL, GRAVEL = "#dfe8d3", "#a9bf95", "#eef3e6", "#ebe4d4"
WATER, DECK, DECK_EDGE = "#2b7a84", "#d3b489", "#b8956a"
PAGODA_COLOURS = {"pink": "#c2386f", "blue": "#0072b2", "green": "#009e73"}
TINTS = {
    "primrose": ("#e8ddf4", "#c3addd"),
    "frangipani": ("#fce1e5", "#e8b0bd"),
    "tulip": ("#fde4c6", "#e6bd8d"),
    "hyacinth": ("#d9e8f6", "#a5c3df"),
    "koi": (WATER, "#1b565e"),
}
"""The ground and the edge of a tile, by flower."""
BIRD_PLACES = {
    "tanager": "translate(-8 -5) scale(-.84 .84)",
    "waxwing": "translate(-7 -7) scale(.85)",
    "white-eye": "translate(-11 -7) scale(-.83 .83)",
    "flycatcher": "translate(-1 -7) scale(.83)",
}


def draw(view: SeikatsuView) -> str:
    left, top, width, height = VIEW_BOX
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        'font-family="Inter, system-ui, sans-serif" role="img"><title>Seikatsu</title>',
        f"<defs>{symbol_definitions()}</defs>",
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="20" fill="{PAPER}"/>',
        _ground(),
        *(_empty_space(space) for space in view["spaces"] if not space["tile"]),
        _pond(),
        *(_placed(space) for space in view["spaces"] if space["tile"]),
        _last(view),
        _row_tags(view),
        _pagodas(view),
        _veranda(view),
        _bag(view["bag"]),
        "</svg>",
    ]
    return "".join(parts)


def tile(name: str, x: float, y: float, size: float = 0.94) -> str:
    """A tile by its notation, or `hidden`: its back."""
    if name == HIDDEN:
        return (
            f'<g transform="translate({x:g} {y:g}) scale({size:g})"><path d="{_hexagon(48)}" fill="#3f6b4f"/>'
            f'<circle r="18" fill="none" stroke="{SURFACE}" stroke-width="7"/></g>'
        )
    flower = "koi" if name == "koi" else FLOWERS[FLOWER_LETTERS.index(name[1])]
    ground, edge = TINTS[flower]
    shine = ".25" if name == "koi" else ".75"
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        f'<path d="{_hexagon(50, 0, 4.5)}" fill="{edge}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="{_hexagon(49)}" fill="{ground}" stroke="{ground}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="{_hexagon(46)}" fill="none" stroke="#fff" stroke-opacity="{shine}" stroke-width="1.4"/>'
        f"{_tile_art(name, flower)}</g>"
    )


def _tile_art(name: str, flower: str) -> str:
    if name == "koi":
        return (
            '<path d="M-34-14q8-7 16 0t16 0M6 30q7-6 14 0t14 0M12-33q6-5 12 0" fill="none" stroke="#7fc0c4" '
            'stroke-width="2" stroke-linecap="round" opacity=".7"/>'
            '<use href="#seikatsu-koi" transform="scale(.92)"/>'
        )
    bird = BIRDS[BIRD_LETTERS.index(name[0])]
    return (
        f'<use href="#seikatsu-flower-{flower}" transform="translate(21 13) scale(.87)"/>'
        f'<use href="#seikatsu-bird-{bird}" transform="{BIRD_PLACES[bird]}"/>'
    )


def _hexagon(radius: float, x: float = 0, y: float = 0) -> str:
    corners = [(x + radius * cos(turn * pi / 3), y + radius * sin(turn * pi / 3)) for turn in range(6)]
    return "M" + "L".join(f"{across:.1f} {down:.1f}" for across, down in corners) + "Z"


def _plate(radius: float, rounding: float = 47) -> str:
    """A hexagon on its tip with round corners."""
    corners = [(radius * cos((turn + 0.5) * pi / 3), radius * sin((turn + 0.5) * pi / 3)) for turn in range(6)]
    path = ""
    for turn, (x, y) in enumerate(corners):
        ends = []
        for other_x, other_y in (corners[turn - 1], corners[(turn + 1) % 6]):
            share = rounding / hypot(other_x - x, other_y - y)
            ends.append(f"{x + (other_x - x) * share:.1f} {y + (other_y - y) * share:.1f}")
        path += f"{'L' if turn else 'M'}{ends[0]}Q{x:.1f} {y:.1f} {ends[1]}"
    return path + "Z"


def _ground() -> str:
    rings = [
        f'<path d="{_plate(radius)}" fill="none" stroke="{GRAVEL}" stroke-width="3" '
        f'opacity="{1 - (radius - 366) / 90:.2f}"/>'
        for radius in range(366, 430, 15)
    ]
    return (
        f'{"".join(rings)}<path d="{_plate(352)}" fill="{BOARD_EDGE}"/><path d="{_plate(344)}" fill="{BOARD}"/>'
        f'<path d="{_plate(337)}" fill="none" stroke="{BOARD_EDGE}" stroke-width="1.2" opacity=".7"/>'
    )


def _at(space: SpaceView) -> tuple[float, float]:
    return COLUMN * space["column"], LEVEL * space["level"]


def _empty_space(space: SpaceView) -> str:
    x, y = _at(space)
    return (
        f'<path d="{_hexagon(45, x, y)}" fill="{CELL}" stroke="{BOARD_EDGE}" stroke-width="1.3"/>'
        f'<text x="{x:g}" y="{y + 6:.1f}" text-anchor="middle" font-size="16" fill="#6f8a63">{space["space"]}</text>'
    )


def _placed(space: SpaceView) -> str:
    x, y = _at(space)
    return f'<g data-space="{space["space"]}">{tile(space["tile"], x, y)}</g>'


def _pond() -> str:
    return (
        f'<path d="{_hexagon(46)}" fill="#b6b4a8" stroke="#8b8a80" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{_hexagon(40)}" fill="{WATER}"/>'
        '<path d="M-26-10a28 20 0 0 1 30-14M24 12a28 20 0 0 1-30 14M-14 2q7-5 14 0t14 0" fill="none" stroke="#8fc9cc" '
        'stroke-width="1.8" stroke-linecap="round" opacity=".8"/>'
        '<use href="#seikatsu-koi" transform="translate(-8 5) rotate(20) scale(.5)"/>'
        '<use href="#seikatsu-koi" transform="translate(13 -5) rotate(190) scale(.42)"/>'
    )


def _last(view: SeikatsuView) -> str:
    """The last tile: outlined in its pagoda's colour, with the mark of the seat that placed it."""
    last = view["last"]
    if last is None:
        return ""
    x, y = _at(next(space for space in view["spaces"] if space["space"] == last["space"]))
    colour = PAGODA_COLOURS[view["seats"][last["seat"]]["pagoda"]]
    return (
        f'<path d="{_hexagon(45.5, x, y)}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>'
        f'<circle cx="{x - 27:g}" cy="{y + 26:g}" r="11" fill="{SURFACE}"/>'
        f"{seat_mark(last['seat'], colour, x - 27, y + 26, 6.5)}"
    )


def _row_tags(view: SeikatsuView) -> str:
    """The rows of the viewer's side: number and points."""
    own = next(pagoda for pagoda in view["pagodas"] if pagoda["pagoda"] == view["side"])
    tags = []
    for row in own["rows"]:
        column = row["row"] - 4
        tags.append(
            f'<g transform="translate({COLUMN * column:g} {321 - LEVEL * abs(column):.1f})">'
            f'<rect x="-24" y="-13" width="48" height="26" rx="13" fill="{SURFACE}" stroke="{BOARD_EDGE}"/>'
            f'<text x="-11" y="5" text-anchor="middle" font-size="12" fill="{INK_SOFT}">{row["row"]}</text>'
            f'<text x="8" y="6" text-anchor="middle" font-size="16" font-weight="600" fill="{INK}">'
            f"{row['points']}</text></g>"
        )
    return "".join(tags)


def _pagodas(view: SeikatsuView) -> str:
    """The other pagodas that score, at the two far corners: the next one on the left."""
    side = PAGODAS.index(view["side"])
    shown = {pagoda["pagoda"]: pagoda for pagoda in view["pagodas"]}
    parts = []
    for step, direction in ((1, -1), (2, 1)):
        name = PAGODAS[(side + step) % len(PAGODAS)]
        if name in shown:
            parts.append(pagoda_drawing(name, PAGODA_COLOURS[name], 264 * direction, -228, 0.95))
            parts.append(_sum(shown[name], 380 * direction, -246))
            parts += [
                _strip(view, view["seats"][seat], 380 * direction, -212 + 42 * place)
                for place, seat in enumerate(shown[name]["seats"])
            ]
    return "".join(parts)


def _sum(pagoda: PagodaView, x: float, y: float) -> str:
    """Flocks and rows, and what they make together."""
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="15" fill="{INK_SOFT}">'
        f"{pagoda['flocks']} + {pagoda['rows_points']} = "
        f'<tspan font-weight="700" font-size="19" fill="{INK}">{pagoda["points"]}</tspan></text>'
    )


def _strip(view: SeikatsuView, seat: SeatView, x: float, y: float) -> str:
    """A seat's mark and its hand, small; a ring round the mark of the seat to move."""
    colour = PAGODA_COLOURS[seat["pagoda"]]
    turn = f'<circle cx="{x - 38:g}" cy="{y:g}" r="14" fill="none" stroke="{colour}" stroke-width="2.5"/>'
    tiles = [tile(name, x + 36 * place, y, 0.36) for place, name in enumerate(seat["hand"])]
    return (
        f"{turn if view['to_move'] == seat['seat'] else ''}"
        f"{seat_mark(seat['seat'], colour, x - 38, y, 8)}{''.join(tiles)}"
    )


def _veranda(view: SeikatsuView) -> str:
    """The viewer's pagoda with its hand on both sides; a spectator sees the backs of the first seat's hand."""
    own = next(pagoda for pagoda in view["pagodas"] if pagoda["pagoda"] == view["side"])
    colour = PAGODA_COLOURS[view["side"]]
    seat = view["viewer"] if view["viewer"] >= 0 else own["seats"][0]
    hand = view["seats"][seat]["hand"]
    tiles = "".join(tile(name, x, 376, 1.12) for name, x in zip(hand, (-146, 146, 262, 378), strict=False))
    if len(hand) > 2:
        tiles = tile(hand[0], -146, 376, 1.12) + "".join(
            tile(name, 96 + 52 * place, 384, 0.62) for place, name in enumerate(hand[1:])
        )
    partners = [other for other in own["seats"] if other != seat]
    turn = view["to_move"] == seat and view["to_move"] != NOBODY
    ring = f'<circle cx="-232" cy="445" r="14" fill="none" stroke="{colour}" stroke-width="2.5"/>' if turn else ""
    return (
        f'<rect x="-256" y="436" width="512" height="24" rx="5" fill="{DECK_EDGE}"/>'
        f'<rect x="-256" y="430" width="512" height="20" rx="5" fill="{DECK}"/>'
        f"{pagoda_drawing(view['side'], colour, 0, 434, 0.78)}{tiles}"
        f"{ring}{seat_mark(seat, colour, -232, 445, 8)}{_sum(own, -352, 446)}"
        f"{''.join(_strip(view, view['seats'][other], -352, 400) for other in partners)}"
    )


def _bag(count: int) -> str:
    return (
        '<g transform="translate(366 392)"><ellipse cx="0" cy="48" rx="52" ry="8" fill="#1f2530" opacity=".12"/>'
        '<path d="M-20-30C-44-8-54 14-48 34-44 48 44 48 48 34 54 14 44-8 20-30Z" fill="#7b5a86"/>'
        '<path d="M-20-30C-44-8-54 14-48 34-46 42-30 45-10 46-34 30-30-6-8-30Z" fill="#8d6c98"/>'
        '<path d="M-24-48C-14-42 14-42 24-48L18-30H-18Z" fill="#8d6c98"/>'
        '<path d="M-21-30Q0-22 21-30" stroke="#e7c878" stroke-width="4" fill="none" stroke-linecap="round"/>'
        '<path d="M18-28Q30-18 26-4M18-28Q36-24 38-12" stroke="#e7c878" stroke-width="2.5" fill="none" '
        'stroke-linecap="round"/><circle cy="12" r="20" fill="#fffaf0"/>'
        f'<text y="19" text-anchor="middle" font-size="21" font-weight="600" fill="{INK}">{count}</text></g>'
    )
