"""A view as SVG: the city on its lagoon, and below it the seats, the contracts and the viewer's tile.

No words, so for every language.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.games.tolleno.draw.art import (
    FAMILY_COLOURS,
    INK,
    SEAL,
    SEAT_COLOURS,
    SEAT_SHADES,
    definitions,
    mark,
    star,
)
from ludotheque.games.tolleno.draw.parts import (
    ANGLES,
    BACK,
    FOAM,
    MIDDLE,
    QUADRANT_PLACES,
    SIDE,
    STOREY,
    WAYS,
    arrow,
    basin,
    boat,
    bridge,
    canals,
    foundation,
    ground,
    leader,
    medallion,
    plain,
    roof,
    storey,
)
from ludotheque.games.tolleno.speak.view import CanalView, FaceView, QuadrantView, SeatView, TileView, TollenoView

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
        f'<g transform="translate({SIDE} {SIDE})">{medallion(view["initial"], view["initial_stars"])}</g>',
        *(drawing for _, drawing in solid),
        _panel(view, left, bottom, width),
        "</svg>",
    ]
    return "".join(parts)


def _at(tile: TileView, drawing: str) -> str:
    return f'<g transform="translate({SIDE * tile["x"]} {SIDE * tile["y"]})">{drawing}</g>'


def _at_place(drawing: str, x: float, y: float) -> str:
    return f'<g transform="translate({x:g} {y:g})">{drawing}</g>'


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
    """A tile's ground, canals, quadrants and blank sides."""
    return (
        ground("#d55e00" if tile.get("laid") else "#c9a877")
        + canals("".join(tile["arms"]))
        + "".join(_quadrant(*place) for place in zip(tile["quadrants"], QUADRANT_PLACES, strict=True))
    )


def _quadrant(quadrant: QuadrantView, place: tuple[int, int]) -> str:
    if quadrant["ground"] == "foundation":
        return foundation(*place)
    if quadrant["ground"] == "fountain":
        return "".join(arrow(way, *place) for way in quadrant["arrows"]) + basin(*place)
    return plain(*place)


def _foam(tile: TileView, view: TollenoView) -> str:
    """Where a canal opens on the lagoon."""
    opened = set(view["open_cells"])
    x, y = tile["x"], tile["y"]
    return "".join(
        f'<g transform="translate({SIDE * x + MIDDLE} {SIDE * y + MIDDLE}) rotate({ANGLES[arm]})">{FOAM}</g>'
        for arm in tile["arms"]
        if f"{x + WAYS[arm][0]},{y + WAYS[arm][1]}" in opened
    )


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
    led = tile.get("leader", -1)
    mark_of = leader(led) if isinstance(led, int) and led >= 0 else ""
    return f'<g transform="translate(100 100)">{bridge(tile["value"])}{mark_of}</g>'


def _guard(tile: TileView) -> str:
    place = f'x="{SIDE * tile["x"] + 6}" y="{SIDE * tile["y"] + 6}" width="188" height="188" rx="9" fill="none"'
    return (
        f'<rect {place} stroke="#fff" stroke-width="7" opacity=".8"/>'
        f'<rect {place} stroke="{SEAT_COLOURS[tile["boat"]]}" stroke-width="5" stroke-dasharray="15 9"/>'
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
        yield top + MIDDLE + 60 * y + 20, _at_place(boat(tile["boat"]), left + MIDDLE + 63 * x, top + MIDDLE + 60 * y)


def _building(quadrant: QuadrantView, x: int, y: int) -> str:
    seat, height = quadrant["seat"], quadrant["height"]
    base = y + 26
    floors = "".join(storey(seat, x, base - STOREY * (floor + 1)) for floor in range(height))
    drops = "".join(
        f'<use href="#tolleno-drop" x="{x - 35 + 13 * n}" y="{base - 13}" width="15" height="19"/>'
        for n in range(quadrant["drops"])
    )
    return f"{floors}{roof(seat, height, x, base - STOREY * height - 34)}{drops}"


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
    return f'<g transform="translate({x + 6:g} {y:g}) scale(1.76)">{BACK}</g>{count}'
