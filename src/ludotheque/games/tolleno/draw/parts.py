"""The parts that the city is drawn with: a tile's ground, canals and quadrants, its bridge, and what stands on it.

A tile is 200 units wide. Parts with a place are drawn round it, so that the web client takes them round 0,0.
"""

from __future__ import annotations

from math import cos, pi, sin

from ludotheque.games.tolleno.draw.art import (
    INK,
    LIGHT,
    SEAT_COLOURS,
    SEAT_SHADES,
    STONE,
    mark,
    star,
)

SIDE = 200
MIDDLE = SIDE // 2
QUADRANT_PLACES = ((161, 39), (161, 161), (39, 161), (39, 39))
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ANGLES = {"n": 0, "e": 90, "s": 180, "w": 270}
COINS = {2: STONE, 3: "#f3cf86", 4: "#a4502b"}
STOREY = 15
"""The height of a floor."""


def ground(edge: str = "#c9a877") -> str:
    """A tile's shadow, pavement and quays."""
    quays = "".join(
        f'<rect x="{x - 33}" y="{y - 33}" width="66" height="66" rx="9" fill="#f6ecd9"/>' for x, y in QUADRANT_PLACES
    )
    return (
        '<rect x="3" y="6" width="198" height="199" rx="12" fill="#3c321e" fill-opacity=".28"/>'
        '<rect x="1" y="1" width="198" height="198" rx="11" fill="#efe0c6"/>'
        '<rect x="1" y="1" width="198" height="198" rx="11" fill="url(#tolleno-brick)"/>'
        f'{quays}<rect x="1.5" y="1.5" width="197" height="197" rx="11" fill="none" stroke="{edge}" stroke-width="3"/>'
    )


def canals(arms: str) -> str:
    """The water of a tile and its kerbs, and three bollards at each blank side."""
    water = "".join(f"M100 100L{MIDDLE + 99 * WAYS[arm][0]} {MIDDLE + 99 * WAYS[arm][1]}" for arm in arms)
    return (
        f'<g fill="none" stroke-linejoin="round"><path d="{water}" stroke="#cdb489" stroke-width="60"/>'
        f'<path d="{water}" stroke="#fdf7e9" stroke-width="56"/><path d="{water}" stroke="#2f7f98" stroke-width="44"/>'
        f'<path d="{water}" stroke="url(#tolleno-water)" stroke-width="42"/></g>'
        f"{''.join(_bollards(side) for side in WAYS if side not in arms)}"
    )


def _bollards(side: str) -> str:
    dx, dy = WAYS[side]
    x, y = MIDDLE + 92 * dx, MIDDLE + 92 * dy
    dots = "".join(
        f'<circle cx="{x + (step if dy else 0)}" cy="{y + (step if dx else 0)}" r="3.6"/>' for step in (-14, 0, 14)
    )
    return f'<g fill="#cdb489">{dots}</g>'


def foundation(x: int = 0, y: int = 0) -> str:
    corners = f"M{x - 26} {y - 16}v-10h10M{x + 16} {y - 26}h10v10M{x + 26} {y + 16}v10h-10M{x - 16} {y + 26}h-10v-10"
    box = f'<rect x="{x - 26}" y="{y - 26}" width="52" height="52" rx="5"'
    return (
        f'{box} fill="#fbf4e4"/>{box} fill="url(#tolleno-plot)" fill-opacity=".75" stroke="#9c6a42" '
        f'stroke-width="2.6"/><path d="{corners}" fill="none" stroke="#9c6a42" stroke-width="5.5" '
        'stroke-linejoin="round"/>'
    )


def plain(x: int = 0, y: int = 0) -> str:
    return (
        f'<g fill="none" stroke="#dcc7a2"><circle cx="{x}" cy="{y}" r="20" stroke-width="3"/>'
        f'<circle cx="{x}" cy="{y}" r="13" stroke-width="2"/></g><circle cx="{x}" cy="{y}" r="8" fill="#7f9a5c"/>'
    )


def arrow(way: str, x: int = 0, y: int = 0) -> str:
    """Where a fountain points."""
    return (
        f'<path transform="translate({x} {y}) rotate({ANGLES[way]})" d="M-4.5-19v-8h-7.5L0-39 12-27H4.5v8z" '
        'fill="#17566c" stroke="#fdf7e9" stroke-width="2.5" paint-order="stroke" stroke-linejoin="round"/>'
    )


def basin(x: int = 0, y: int = 0) -> str:
    return (
        f'<polygon points="{_octagon(x, y, 21)}" fill="{STONE}" stroke="#cdb489" stroke-width="2"/>'
        f'<polygon points="{_octagon(x, y, 15)}" fill="#2f7f98" stroke="#1d5a6e" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{y}" r="9" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{y}" r="4.5" fill="{STONE}"/>'
    )


def _octagon(x: float, y: float, radius: float) -> str:
    corners = ((n + 0.5) * pi / 4 for n in range(8))
    return " ".join(f"{x + radius * cos(angle):.1f},{y + radius * sin(angle):.1f}" for angle in corners)


FOAM = (
    '<g fill="none" stroke="#2f7f98" stroke-linecap="round"><path d="M-18-108q18-10 36 0" stroke-width="3" '
    'opacity=".7"/><path d="M-25-117q25-14 50 0" stroke-width="2.5" opacity=".45"/></g>'
)
"""Where a canal opens on the lagoon, north of a tile's centre."""


def bridge(value: int) -> str:
    """The bridge at a tile's centre, with its value."""
    ink = "#fff" if value == 4 else INK
    return (
        '<g transform="rotate(45)">'
        f'<path d="M-44-17Q0-9 44-17V17Q0 9-44 17z" fill="{STONE}"/>'
        '<path d="M-44-17Q0-9 44-17M-44 17Q0 9 44 17" fill="none" stroke="#a98556" stroke-width="4"/>'
        '<path d="M-40-12V12M-35-11V11M-30-10.5V10.5M30-10.5V10.5M35-11V11M40-12V12" stroke="#cdb489" '
        f'stroke-width="1.8"/></g><circle r="21" fill="{COINS[value]}" stroke="#6d4a2a" stroke-width="2.5"/>'
        f'<text y="9.5" font-size="28" font-weight="700" fill="{ink}">{value}</text>'
    )


def leader(seat: int) -> str:
    """The mark of who leads a tile, beside its value."""
    return mark(seat, 19, 19, 8, SEAT_COLOURS[seat], f'stroke="{STONE}" stroke-width="2.5" paint-order="stroke"')


def medallion(initial: str, stars: int) -> str:
    """T-2.1: the initial contract."""
    worth = (
        f'<text x="-7" y="37" font-size="19" font-weight="700" fill="{INK}">{stars}</text>{star(9, 30, 7)}'
        if stars
        else ""
    )
    return (
        f'<path d="M-20-48H20L48-20V20L20 48H-20L-48 20V-20z" fill="{STONE}" stroke="#a4502b" stroke-width="4"/>'
        '<path d="M-17-41H17L41-17V17L17 41H-17L-41 17V-17z" fill="none" stroke="#a4502b" stroke-width="1.5"/>'
        f'<use href="#tolleno-initial-{initial}" x="-34" y="-36" width="68" height="50"/>{worth}'
    )


def storey(seat: int, x: float = 0, top: float = 0) -> str:
    """One floor of a building: `top` is its upper edge."""
    windows = "".join(mark(seat, x - 19.5 + 13 * n, top + 5.6, 2.8, LIGHT) for n in range(4))
    return (
        f'<rect x="{x - 26:g}" y="{top:g}" width="52" height="15" fill="{SEAT_SHADES[seat]}"/>'
        f'<rect x="{x - 27.5:g}" y="{top + 12.6:g}" width="55" height="2.6" fill="#fff" opacity=".8"/>{windows}'
    )


def roof(seat: int, height: int, x: float = 0, top: float = 0) -> str:
    """The roof with the building's height in the seat's mark."""
    shade = SEAT_SHADES[seat]
    box = f'<rect x="{x - 26:g}" y="{top:g}" width="52" height="34" rx="3"'
    badge = mark(seat, x, top + (18 if seat == 2 else 17), 14, STONE, f'stroke="{shade}"')
    return (
        f'{box} fill="{SEAT_COLOURS[seat]}"/>{box} fill="url(#tolleno-seat-{seat})" stroke="{shade}" '
        f'stroke-width="2.2"/>{badge}{_height(seat, height, x, top) if height else ""}'
    )


def _height(seat: int, height: int, x: float, top: float) -> str:
    y = top + 17 + (11.5 if seat == 2 else 7.4)
    size = 18 if seat == 2 else 20
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="800" fill="#241c16">{height}</text>'


def boat(seat: int) -> str:
    colour, shade = SEAT_COLOURS[seat], SEAT_SHADES[seat]
    sail = "M2-36C22-30 30-14 30 2H2z"
    return (
        '<ellipse cy="17" rx="34" ry="7" fill="#0c2c38" opacity=".35"/>'
        f'<path d="{sail}" fill="{colour}" stroke="{STONE}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="{sail}" fill="url(#tolleno-seat-{seat})"/><path d="M-4-26C-14-18-22-8-24 2H-4z" fill="{STONE}" '
        f'stroke="{shade}" stroke-width="2"/><path d="M-1-39V6" stroke="#4a2f1c" stroke-width="3.5"/>'
        f'<path d="M-37 3Q-30 8-22 7H24Q32 7 38 1 37 20 18 20H-16Q-33 20-37 3z" fill="{shade}" stroke="{STONE}" '
        f'stroke-width="2.5" stroke-linejoin="round"/>{mark(seat, 0, 12.5, 5.5, STONE)}'
    )


BACK = (
    '<rect x="2" y="2" width="80" height="80" rx="8" fill="#2f7f98"/><rect x="7" y="7" width="70" height="70" rx="5" '
    'fill="none" stroke="#fff" stroke-opacity=".55"/><path d="M20 50q6-5 11 0t11 0 11 0 11 0M26 41c8 5 26 5 34 0M43 '
    '43V20l11 14H43" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/>'
)
"""A tile face down, 84 units wide."""
