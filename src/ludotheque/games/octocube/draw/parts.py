"""Stacks, abyss tiles and cubes in the board's plane: turned by 18 degrees and seen from 60 above."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import cos, pi, radians, sin

from ludotheque.games.octocube.draw.art import (
    MARKS,
    OCTOPUS,
    PALETTE,
    PATTERNS,
    SEAT_COLOURS,
    abyss_art,
    tile_art,
)
from ludotheque.games.octocube.speak.events import Face
from ludotheque.games.octocube.speak.view import CubeView, SpaceView

Point = tuple[float, float]
Plane = Callable[[float, float, float], Point]
"""Where a point of a face lies on the picture: right, down, and out of the face, in sizes of the face."""

TURN, TILT, CELL = radians(18), radians(60), 100.0
TILE_WIDTH, TILE_HEIGHT, CUBE_WIDTH = 0.87, 0.105, 0.85
TILE_INSET, TILE_RELIEF = 0.085, 0.035
ABYSS_HEIGHT = 0.06
SHADES = {"south": ("#000000", 0.13), "east": ("#000000", 0.30), "top": ("#ffffff", 0.12)}


def project(x: float, y: float, z: float = 0.0) -> Point:
    """A point of the table, in cells, on the picture."""
    right = (x * cos(TURN) - y * sin(TURN)) * CELL
    down = ((x * sin(TURN) + y * cos(TURN)) * sin(TILT) - z * cos(TILT)) * CELL
    return right, down


def with_colours(svg: str) -> str:
    """The same with the palette's colours, so that it needs no style sheet."""
    return re.sub(r"var\((--[a-z-]+)\)", lambda match: PALETTE.get(match[1], match[0]), svg)


def definitions() -> str:
    return "<defs>" + "".join(PATTERNS.values()) + "</defs>"


def mix(colour: str, other: str, share: float) -> str:
    parts = zip(re.findall("..", colour[1:]), re.findall("..", other[1:]), strict=True)
    return "#" + "".join(f"{round(int(a, 16) * (1 - share) + int(b, 16) * share):02x}" for a, b in parts)


def polygon(points: list[Point], style: str) -> str:
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" {style}/>'


def outline(plane: Plane, inset: float, radius: float, out: float) -> list[Point]:
    """A square with round corners on a face."""
    near, far = inset + radius, 1 - inset - radius
    points = []
    for x, y, start in ((far, near, -90), (far, far, 0), (near, far, 90), (near, near, 180)):
        for step in range(5):
            angle = (start + 22.5 * step) * pi / 180
            points.append(plane(x + radius * cos(angle), y + radius * sin(angle), out))
    return points


def hull(points: list[Point]) -> list[Point]:
    """The convex outline of some points."""
    ordered = sorted(points)
    chains = []
    for line in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for point in line:
            while len(chain) > 1 and _turns_back(chain[-2], chain[-1], point):
                chain.pop()
            chain.append(point)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def _turns_back(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def slab(plane: Plane, inset: float, low: float, high: float, fill: str, line: str) -> str:
    """A tile's body between two levels over a face."""
    points = hull(outline(plane, inset, 0.08, low) + outline(plane, inset, 0.08, high))
    return polygon(points, f'fill="{fill}" stroke="{line}" stroke-width="0.9"')


def print_on(plane: Plane, inset: float, out: float, art: str) -> str:
    """A picture of 100 by 100 laid on a face."""
    corner, right, down = (
        plane(inset, inset, out),
        plane(1 - inset, inset, out),
        plane(inset, 1 - inset, out),
    )
    a, b = (right[0] - corner[0]) / 100, (right[1] - corner[1]) / 100
    c, d = (down[0] - corner[0]) / 100, (down[1] - corner[1]) / 100
    matrix = f"matrix({a:.4f} {b:.4f} {c:.4f} {d:.4f} {corner[0]:.1f} {corner[1]:.1f})"
    return f'<g transform="{matrix}">{art}</g>'


def flat(column: float, row: float, width: float) -> Plane:
    def plane(u: float, v: float, n: float) -> Point:
        return project(column + 0.5 + (u - 0.5) * width, row + 0.5 + (v - 0.5) * width, n)

    return plane


def edge_colour(tile: str) -> str:
    return "var(--coin-edge)" if tile == "coin" else f"var(--{tile.partition('-')[2]}-edge)"


def floor_level(space: SpaceView) -> float:
    """How high a cube stands on a space."""
    return 0.0 if space["ground"] in ("hole", "floor") else ABYSS_HEIGHT if space["ground"] else _stack_top(space)


def _stack_top(space: SpaceView) -> float:
    return space["height"] * TILE_HEIGHT


def draw_space(space: SpaceView) -> str:
    """A stack with its top tile, an abyss tile, or what is left when none is."""
    plane = flat(space["column"], space["row"], TILE_WIDTH)
    ground = space["ground"]
    if ground == "hole":
        return polygon(outline(plane, 0.06, 0.2, 0), 'fill="#0b1b2b" stroke="#5e8aa5" stroke-width="2"')
    if ground == "floor":
        style = 'fill="#e8d9b0" fill-opacity="0.7" stroke="#b89f63" stroke-width="2" stroke-dasharray="7 6"'
        return polygon(outline(plane, 0.06, 0.2, 0), style)
    if ground:
        body = slab(plane, 0, 0, ABYSS_HEIGHT, "#1a2f44", "#0c1a29")
        return body + print_on(plane, 0, ABYSS_HEIGHT, abyss_art(ground))
    top = space["tiles"][0] if space["tiles"] and space["cube"] is None else ""
    parts = []
    for level in range(space["height"]):
        shows = bool(top) and level == space["height"] - 1
        fill, line = (edge_colour(top), "#22304a") if shows else ("var(--card)", "var(--card-line)")
        parts.append(slab(plane, 0, level * TILE_HEIGHT, (level + 1) * TILE_HEIGHT, fill, line))
    if top:
        parts.append(print_on(plane, 0, _stack_top(space), tile_art(top)))
    elif space["height"]:
        parts.append(polygon(outline(plane, 0, 0.08, _stack_top(space)), 'fill="var(--card-top)"'))
    return "".join(parts)


def draw_height(space: SpaceView, hidden_corner: bool) -> str:
    """A badge with the number of tiles, at the near left corner, or the far left one when a cube stands in front."""
    if not space["height"]:
        return ""
    level = 0.0 if space["cube"] is not None else _stack_top(space)
    x, y = project(space["column"] + 0.1, space["row"] + (0.12 if hidden_corner else 0.92), level)
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><rect x="-9" y="-9" width="18" height="18" rx="5" '
        'fill="var(--halo)" stroke="var(--card-line)"/><text y="4.5" text-anchor="middle" font-size="12.5" '
        f'font-weight="700" fill="#1f2530">{space["height"]}</text></g>'
    )


def mark(seat: int, size: float, fill: str) -> str:
    """A seat's mark round the origin."""
    return f'<path d="{MARKS[seat]}" transform="scale({size / 20:g}) translate(-10 -10)" fill="{fill}"/>'


def bare_face(seat: int) -> str:
    """A face without a tile: the octopus in its seat's colour, the mark on its brow."""
    colour = SEAT_COLOURS[seat]
    octopus = OCTOPUS.replace("var(--octopus)", mix(colour, "#ffffff", 0.46))
    brow = f'<g transform="translate(50 28)">{mark(seat, 18, mix(colour, "#000000", 0.22))}</g>'
    return f'<rect width="100" height="100" rx="9" fill="{colour}"/>{octopus}{brow}'


def draw_cube(seat: int, cube: CubeView, space: SpaceView) -> str:
    """A cube: the tile stuck below shows its edge; then the south, east and top faces."""
    column, row, low = space["column"], space["row"], floor_level(space)
    faces, colour = cube["faces"], SEAT_COLOURS[seat]
    parts = []
    below = faces["bottom"]
    if below:
        plane = flat(column, row, TILE_WIDTH * 0.98)
        parts.append(slab(plane, 0, low, low + TILE_HEIGHT, edge_colour(below), "#22304a"))
        low += TILE_HEIGHT
    for face, plane in _cube_planes(column, row, low).items():
        fill = mix(colour, *SHADES[face])
        parts.append(polygon(outline(plane, 0, 0.05, 0), f'fill="{fill}" stroke="{fill}" stroke-width="1.6"'))
        tile = faces[face]
        if tile:
            parts.append(slab(plane, TILE_INSET, 0, TILE_RELIEF, edge_colour(tile), "#22304a"))
            parts.append(print_on(plane, TILE_INSET, TILE_RELIEF, tile_art(tile) + _shade(face)))
        else:
            octopus = OCTOPUS.replace("var(--octopus)", mix(fill, "#ffffff", 0.2))
            parts.append(print_on(plane, 0.04, 0, octopus))
    x, y = project(column + 0.5, row + 0.12, low + CUBE_WIDTH + 0.2)
    parts.append(
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="13" fill="{colour}" stroke="#fff" stroke-width="2.5"/>'
        f"{mark(seat, 12, '#fff')}</g>"
    )
    return "".join(parts)


def _shade(face: str) -> str:
    share = {"east": 0.16, "south": 0.05}.get(face, 0)
    return f'<rect width="100" height="100" rx="9" opacity="{share}"/>' if share else ""


def _cube_planes(column: float, row: float, low: float) -> dict[Face, Plane]:
    width = CUBE_WIDTH
    left, far = column + (1 - width) / 2, row + (1 - width) / 2

    def south(u: float, v: float, n: float) -> Point:
        return project(left + u * width, far + width + n, low + width - v * width)

    def east(u: float, v: float, n: float) -> Point:
        return project(left + width + n, far + width - u * width, low + width - v * width)

    def top(u: float, v: float, n: float) -> Point:
        return project(left + u * width, far + v * width, low + width + n)

    return {"south": south, "east": east, "top": top}
