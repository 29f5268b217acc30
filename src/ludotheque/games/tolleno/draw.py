"""A view as SVG: the city on its lagoon, and below it the seats, the contracts and the viewer's tile.

No words, so for every language.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from ludotheque.games.tolleno.draw_pieces import (
    FAMILY_COLOURS,
    INK,
    LIGHT,
    SEAL,
    SEAT_COLOURS,
    SEAT_SHADES,
    STONE,
    definitions,
    mark,
    star,
)
from ludotheque.games.tolleno.view import CanalView, FaceView, QuadrantView, SeatView, TileView, TollenoView

SIDE = 200
MIDDLE = SIDE // 2
QUADRANT_PLACES = ((161, 39), (161, 161), (39, 161), (39, 39))
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
ANGLES = {"n": 0, "e": 90, "s": 180, "w": 270}
COINS = {2: STONE, 3: "#f3cf86", 4: "#a4502b"}
PANEL = 190
SEAT_WIDTH = 300


def draw(view: TollenoView) -> str:
    tiles = view["tiles"]
    xs, ys = [tile["x"] for tile in tiles], [tile["y"] for tile in tiles]
    left, top = SIDE * min(xs) - 150, SIDE * min(ys) - 150
    bottom = SIDE * (max(ys) + 1) + 150
    width = max(SIDE * (max(xs) + 1) + 150 - left, SEAT_WIDTH * view["players"] + 620)
    middle = SIDE * (min(xs) + max(xs) + 1) / 2
    left = int(middle - width / 2)
    box = (left, top, width, bottom + PANEL - top)
    arms = {tile["cell"]: tile["arms"] for tile in tiles}
    solid = sorted((piece for tile in tiles for piece in _standing(tile)), key=lambda piece: piece[0])
    parts: list[str] = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[0]} {box[1]} {box[2]} {box[3]}" '
        'font-family="Inter, system-ui, sans-serif" text-anchor="middle" role="img"><title>Tolleno</title>',
        f"<defs>{definitions()}</defs>",
        f'<rect x="{left}" y="{top}" width="{width}" height="{box[3]}" rx="20" fill="#d5e5e2"/>',
        f'<rect x="{left}" y="{top}" width="{width}" height="{box[3]}" rx="20" fill="url(#tolleno-lagoon)"/>',
        *(_open_cell(cell) for cell in view["open_cells"]),
        *(_at(tile, face(tile)) for tile in tiles),
        *(_foam(tile, view) for tile in tiles),
        *(_lit(canal, arms) for canal in view["canals"]),
        *(_at(tile, _centre(tile)) for tile in tiles),
        *(_guard(tile) for tile in tiles if tile["boat"] >= 0),
        _medallion(view),
        *(drawing for _, drawing in solid),
        _panel(view, left, bottom, width),
        "</svg>",
    ]
    return "".join(parts)


def _at(tile: TileView, drawing: str) -> str:
    return f'<g transform="translate({SIDE * tile["x"]} {SIDE * tile["y"]})">{drawing}</g>'


def _cell(name: str) -> tuple[int, int]:
    x, y = name.split(",")
    return int(x), int(y)


def _open_cell(name: str) -> str:
    x, y = _cell(name)
    return (
        f'<rect x="{SIDE * x + 8}" y="{SIDE * y + 8}" width="184" height="184" rx="14" fill="none" stroke="#8fb5b6" '
        'stroke-width="2" stroke-dasharray="3 9" stroke-linecap="round"/>'
    )


def face(tile: FaceView) -> str:
    """A tile's ground, canals, quadrants and blank sides, 200 units wide."""
    water = "".join(f"M100 100L{MIDDLE + 99 * WAYS[arm][0]} {MIDDLE + 99 * WAYS[arm][1]}" for arm in tile["arms"])
    quays = "".join(
        f'<rect x="{x - 33}" y="{y - 33}" width="66" height="66" rx="9" fill="#f6ecd9"/>' for x, y in QUADRANT_PLACES
    )
    edge = "#d55e00" if tile.get("laid") else "#c9a877"
    return (
        '<rect x="3" y="6" width="198" height="199" rx="12" fill="#3c321e" fill-opacity=".28"/>'
        '<rect x="1" y="1" width="198" height="198" rx="11" fill="#efe0c6"/>'
        '<rect x="1" y="1" width="198" height="198" rx="11" fill="url(#tolleno-brick)"/>'
        f'{quays}<g fill="none" stroke-linejoin="round"><path d="{water}" stroke="#cdb489" stroke-width="60"/>'
        f'<path d="{water}" stroke="#fdf7e9" stroke-width="56"/><path d="{water}" stroke="#2f7f98" stroke-width="44"/>'
        f'<path d="{water}" stroke="url(#tolleno-water)" stroke-width="42"/></g>'
        f'<rect x="1.5" y="1.5" width="197" height="197" rx="11" fill="none" stroke="{edge}" stroke-width="3"/>'
        f"{''.join(_bollards(side) for side in 'nesw' if side not in tile['arms'])}"
        f"{''.join(_quadrant(*place) for place in zip(tile['quadrants'], QUADRANT_PLACES, strict=True))}"
    )


def _bollards(side: str) -> str:
    dx, dy = WAYS[side]
    x, y = MIDDLE + 92 * dx, MIDDLE + 92 * dy
    dots = "".join(
        f'<circle cx="{x + (step if dy else 0)}" cy="{y + (step if dx else 0)}" r="3.6"/>' for step in (-14, 0, 14)
    )
    return f'<g fill="#cdb489">{dots}</g>'


def _quadrant(quadrant: QuadrantView, place: tuple[int, int]) -> str:
    x, y = place
    if quadrant["ground"] == "foundation":
        corners = (
            f"M{x - 26} {y - 16}v-10h10M{x + 16} {y - 26}h10v10M{x + 26} {y + 16}v10h-10M{x - 16} {y + 26}h-10v-10"
        )
        box = f'<rect x="{x - 26}" y="{y - 26}" width="52" height="52" rx="5"'
        return (
            f'{box} fill="#fbf4e4"/>{box} fill="url(#tolleno-plot)" fill-opacity=".75" stroke="#9c6a42" '
            f'stroke-width="2.6"/><path d="{corners}" fill="none" stroke="#9c6a42" stroke-width="5.5" '
            'stroke-linejoin="round"/>'
        )
    if quadrant["ground"] == "fountain":
        return "".join(_arrow(x, y, arrow) for arrow in quadrant["arrows"]) + _basin(x, y)
    return (
        f'<g fill="none" stroke="#dcc7a2"><circle cx="{x}" cy="{y}" r="20" stroke-width="3"/>'
        f'<circle cx="{x}" cy="{y}" r="13" stroke-width="2"/></g><circle cx="{x}" cy="{y}" r="8" fill="#7f9a5c"/>'
    )


def _arrow(x: int, y: int, way: str) -> str:
    return (
        f'<path transform="translate({x} {y}) rotate({ANGLES[way]})" d="M-4.5-19v-8h-7.5L0-39 12-27H4.5v8z" '
        'fill="#17566c" stroke="#fdf7e9" stroke-width="2.5" paint-order="stroke" stroke-linejoin="round"/>'
    )


def _basin(x: int, y: int) -> str:
    return (
        f'<polygon points="{_octagon(x, y, 21)}" fill="{STONE}" stroke="#cdb489" stroke-width="2"/>'
        f'<polygon points="{_octagon(x, y, 15)}" fill="#2f7f98" stroke="#1d5a6e" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{y}" r="9" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{y}" r="4.5" fill="{STONE}"/>'
    )


def _octagon(x: float, y: float, radius: float) -> str:
    corners = ((n + 0.5) * pi / 4 for n in range(8))
    return " ".join(f"{x + radius * cos(angle):.1f},{y + radius * sin(angle):.1f}" for angle in corners)


def _foam(tile: TileView, view: TollenoView) -> str:
    """Where a canal opens on the lagoon."""
    opened = set(view["open_cells"])
    foam = []
    for arm in tile["arms"]:
        x, y = tile["x"] + WAYS[arm][0], tile["y"] + WAYS[arm][1]
        if f"{x},{y}" in opened:
            foam.append(
                f'<g transform="translate({SIDE * tile["x"] + 100} {SIDE * tile["y"] + 100}) rotate({ANGLES[arm]})" '
                'fill="none" stroke="#2f7f98" stroke-linecap="round"><path d="M-18-108q18-10 36 0" stroke-width="3" '
                'opacity=".7"/><path d="M-25-117q25-14 50 0" stroke-width="2.5" opacity=".45"/></g>'
            )
    return "".join(foam)


def _lit(canal: CanalView, arms: dict[str, list[str]]) -> str:
    """T-1.4: a canal ends at the centre of a tile without the opposite arm."""
    first, last = canal["cells"][0], canal["cells"][-1]
    (x, y), (far_x, far_y) = _cell(first), _cell(last)
    before, after = ("n", "s") if canal["axis"] == "v" else ("w", "e")
    start = 4 if before in arms[first] else MIDDLE
    end = SIDE - 4 if after in arms[last] else MIDDLE
    if canal["axis"] == "v":
        path = f"M{SIDE * x + MIDDLE} {SIDE * y + start}V{SIDE * far_y + end}"
    else:
        path = f"M{SIDE * x + start} {SIDE * y + MIDDLE}H{SIDE * far_x + end}"
    if canal["role"] == "first":
        dots = 'stroke-dasharray=".1 20" stroke-linecap="round"'
        return (
            f'<path d="{path}" stroke="#fff3e0" stroke-width="9" {dots}/>'
            f'<path d="{path}" stroke="#d55e00" stroke-width="7" {dots}/>'
        )
    return (
        f'<g fill="none"><path d="{path}" stroke="#0b6bcb" stroke-width="48" opacity=".8"/>'
        f'<path d="{path}" stroke="#8fd9e6" stroke-width="39"/>'
        f'<path d="{path}" stroke="url(#tolleno-lit)" stroke-width="38"/></g>'
    )


def _centre(tile: FaceView) -> str:
    """The bridge with the value and, for a laid tile, the mark of who leads."""
    value = tile["value"]
    ink = "#fff" if value == 4 else INK
    leader = tile.get("leader", -1)
    led = (
        mark(leader, 119, 119, 8, SEAT_COLOURS[leader], f'stroke="{STONE}" stroke-width="2.5" paint-order="stroke"')
        if isinstance(leader, int) and leader >= 0
        else ""
    )
    return (
        '<g transform="translate(100 100)"><g transform="rotate(45)">'
        f'<path d="M-44-17Q0-9 44-17V17Q0 9-44 17z" fill="{STONE}"/>'
        '<path d="M-44-17Q0-9 44-17M-44 17Q0 9 44 17" fill="none" stroke="#a98556" stroke-width="4"/>'
        '<path d="M-40-12V12M-35-11V11M-30-10.5V10.5M30-10.5V10.5M35-11V11M40-12V12" stroke="#cdb489" '
        f'stroke-width="1.8"/></g><circle r="21" fill="{COINS[value]}" stroke="#6d4a2a" stroke-width="2.5"/>'
        f'<text y="9.5" font-size="28" font-weight="700" fill="{ink}">{value}</text></g>{led}'
    )


def _guard(tile: TileView) -> str:
    place = f'x="{SIDE * tile["x"] + 6}" y="{SIDE * tile["y"] + 6}" width="188" height="188" rx="9" fill="none"'
    return (
        f'<rect {place} stroke="#fff" stroke-width="7" opacity=".8"/>'
        f'<rect {place} stroke="{SEAT_COLOURS[tile["boat"]]}" stroke-width="5" stroke-dasharray="15 9"/>'
    )


def _medallion(view: TollenoView) -> str:
    """T-2.1: the initial contract on the common corner of the centre."""
    stars = view["initial_stars"]
    worth = (
        f'<text x="-7" y="37" font-size="19" font-weight="700" fill="{INK}">{stars}</text>{star(9, 30, 7)}'
        if stars
        else ""
    )
    return (
        f'<g transform="translate({SIDE} {SIDE})"><path d="M-20-48H20L48-20V20L20 48H-20L-48 20V-20z" fill="{STONE}" '
        'stroke="#a4502b" stroke-width="4"/><path d="M-17-41H17L41-17V17L17 41H-17L-41 17V-17z" fill="none" '
        f'stroke="#a4502b" stroke-width="1.5"/><use href="#tolleno-initial-{view["initial"]}" x="-34" y="-36" '
        f'width="68" height="50"/>{worth}</g>'
    )


def _standing(tile: TileView) -> Iterable[tuple[float, str]]:
    """Buildings, contracts and boats with their depth: what is nearer is drawn later."""
    left, top = SIDE * tile["x"], SIDE * tile["y"]
    for quadrant, (x, y) in zip(tile["quadrants"], QUADRANT_PLACES, strict=True):
        if quadrant["seat"] >= 0:
            yield top + y + 26, _building(quadrant, left + x, top + y)
        elif quadrant["contract"]:
            yield top + y + 20, f'<g transform="translate({left + x} {top + y}) rotate(-6)">{SEAL}</g>'
    if tile["boat"] >= 0:
        x, y = WAYS[tile["arms"][0]]
        yield top + MIDDLE + 60 * y + 20, _boat(tile["boat"], left + MIDDLE + 63 * x, top + MIDDLE + 60 * y)


def _building(quadrant: QuadrantView, x: int, y: int) -> str:
    seat, height = quadrant["seat"], quadrant["height"]
    colour, shade = SEAT_COLOURS[seat], SEAT_SHADES[seat]
    base = y + 26
    parts = []
    for floor in range(height):
        top = base - 15 * (floor + 1)
        windows = "".join(mark(seat, x - 19.5 + 13 * n, top + 5.6, 2.8, LIGHT) for n in range(4))
        parts.append(
            f'<rect x="{x - 26}" y="{top}" width="52" height="15" fill="{shade}"/>'
            f'<rect x="{x - 27.5}" y="{top + 12.6:g}" width="55" height="2.6" fill="#fff" opacity=".8"/>{windows}'
        )
    roof = base - 15 * height - 34
    box = f'<rect x="{x - 26}" y="{roof}" width="52" height="34" rx="3"'
    label_y = roof + 17 + (11.5 if seat == 2 else 7.4)
    badge = mark(seat, x, roof + (18 if seat == 2 else 17), 14, STONE, f'stroke="{shade}"')
    drops = "".join(
        f'<use href="#tolleno-drop" x="{x - 35 + 13 * n}" y="{base - 13}" width="15" height="19"/>'
        for n in range(quadrant["drops"])
    )
    return (
        f'{"".join(parts)}{box} fill="{colour}"/>{box} fill="url(#tolleno-seat-{seat})" stroke="{shade}" '
        f'stroke-width="2.2"/>{badge}'
        f'<text x="{x}" y="{label_y:g}" font-size="{18 if seat == 2 else 20}" font-weight="800" fill="#241c16">'
        f"{height}</text>{drops}"
    )


def _boat(seat: int, x: float, y: float) -> str:
    colour, shade = SEAT_COLOURS[seat], SEAT_SHADES[seat]
    sail = "M2-36C22-30 30-14 30 2H2z"
    return (
        f'<g transform="translate({x:g} {y:g})"><ellipse cy="17" rx="34" ry="7" fill="#0c2c38" opacity=".35"/>'
        f'<path d="{sail}" fill="{colour}" stroke="{STONE}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="{sail}" fill="url(#tolleno-seat-{seat})"/><path d="M-4-26C-14-18-22-8-24 2H-4z" fill="{STONE}" '
        f'stroke="{shade}" stroke-width="2"/><path d="M-1-39V6" stroke="#4a2f1c" stroke-width="3.5"/>'
        f'<path d="M-37 3Q-30 8-22 7H24Q32 7 38 1 37 20 18 20H-16Q-33 20-37 3z" fill="{shade}" stroke="{STONE}" '
        f'stroke-width="2.5" stroke-linejoin="round"/>{mark(seat, 0, 12.5, 5.5, STONE)}</g>'
    )


def _panel(view: TollenoView, left: float, top: float, width: float) -> str:
    seats = "".join(
        _seat(view, seat, left + 20 + SEAT_WIDTH * number, top) for number, seat in enumerate(view["seats"])
    )
    right = left + width - 600
    return (
        f'<rect x="{left}" y="{top - 12}" width="{width}" height="{PANEL + 12}" rx="20" fill="#fffdf8"/>'
        f"{seats}{_offer(view, right, top)}{_held(view, right + 420, top)}"
    )


def _seat(view: TollenoView, seat: SeatView, x: float, y: float) -> str:
    """A seat's mark, floors still on the board, boat, stars and board."""
    number = seat["seat"]
    colour, shade = SEAT_COLOURS[number], SEAT_SHADES[number]
    moves = f'stroke="{colour}" stroke-width="3"' if view["to_move"] == number else 'stroke="#e3dccd"'
    floors = "".join(
        f'<rect x="{x + 12 + 26 * (n % 10):g}" y="{y + 40 + 26 * (n // 10):g}" width="22" height="18" rx="3" '
        + ('fill="none" stroke="#c9bfae"/>' if n < seat["placed"] else f'fill="{colour}"/>')
        for n in range(20)
    )
    stars = "?" if seat["stars"] is None else str(seat["stars"])
    sailing = ".35" if seat["boat"] == "locked" else "1"
    total = view["public"]["total"][number]
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{SEAT_WIDTH - 16}" height="{PANEL - 20}" rx="12" fill="#fffdf8" {moves}/>'
        f'{mark(number, x + 26, y + 21, 11, colour)}<text x="{x + 70:g}" y="{y + 28:g}" font-size="20" '
        f'font-weight="700" fill="{INK}">{stars}</text>{star(x + 96, y + 20, 10)}'
        f'<use href="#tolleno-boat" x="{x + 120:g}" y="{y + 4:g}" width="30" height="30" color="{shade}" '
        f'opacity="{sailing}"/><text x="{x + 226:g}" y="{y + 28:g}" font-size="18" fill="{INK}">+ {total}</text>'
        f"{star(x + 258, y + 20, 8)}{floors}"
        f'<use href="#tolleno-board-{seat["board"]}" x="{x + 12:g}" y="{y + 96:g}" width="100" height="70"/>'
        f'<text x="{x + 200:g}" y="{y + 142:g}" font-size="26" font-weight="700" fill="{INK}">{seat["left"]}</text>'
    )


def _offer(view: TollenoView, x: float, y: float) -> str:
    """The face-up contracts with their stars per unit, and both piles' counts."""
    cards = []
    for place, card in enumerate(view["offer"]):
        left = x + 136 * place
        edge = FAMILY_COLOURS[card["contract"][0]] if card else "#c9bfae"
        cards.append(
            f'<rect x="{left:g}" y="{y:g}" width="126" height="150" rx="11" fill="#fffdf8" stroke="{edge}" '
            f'stroke-width="3"/>'
        )
        if card:
            cards.append(
                f'<path d="M{left:g} {y + 11:g}a11 11 0 0 1 11-11h104a11 11 0 0 1 11 11v17h-126z" fill="{edge}"/>'
                f'<text x="{left + 63:g}" y="{y + 20:g}" font-size="16" font-weight="700" fill="#fff">'
                f'{card["contract"]}</text><use href="#tolleno-contract-{card["contract"]}" x="{left + 8:g}" '
                f'y="{y + 34:g}" width="110" height="78"/><text x="{left + 52:g}" y="{y + 138:g}" font-size="20" '
                f'font-weight="700" fill="{INK}">{card["each"]}</text>{star(left + 74, y + 131, 9)}'
            )
    counts = f"{view['contracts_in_pile']}"
    return "".join(cards) + f'<text x="{x + 200:g}" y="{y + 168:g}" font-size="16" fill="#5b6270">{counts}</text>'


def _held(view: TollenoView, x: float, y: float) -> str:
    """The viewer's tile, or a tile's back; below it the number of tiles in the pile."""
    held = view["seats"][view["viewer"]]["held"] if view["viewer"] >= 0 else None
    count = f'<text x="{x + 80:g}" y="{y + 168:g}" font-size="16" fill="#5b6270">{view["tiles_in_pile"]}</text>'
    if held is not None:
        return f'<g transform="translate({x + 6:g} {y:g}) scale(.74)">{face(held)}{_centre(held)}</g>{count}'
    return (
        f'<g transform="translate({x + 6:g} {y:g}) scale(1.76)"><rect x="2" y="2" width="80" height="80" rx="8" '
        'fill="#2f7f98"/><rect x="7" y="7" width="70" height="70" rx="5" fill="none" stroke="#fff" '
        'stroke-opacity=".55"/><path d="M20 50q6-5 11 0t11 0 11 0 11 0M26 41c8 5 26 5 34 0M43 43V20l11 14H43" '
        f'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/></g>{count}'
    )
