"""A view as SVG: the planet by night, and beside it what every seat owns and has played."""

from __future__ import annotations

from ludotheque.games.gravity_superstar.draw.art import MARKS, SEAT_COLOURS, SPRITES, coloured
from ludotheque.games.gravity_superstar.rules.actions import COLOURS
from ludotheque.games.gravity_superstar.speak.view import BoardView, GravityView, LedgeView, PawnView, SeatView

SPACE = 50
MARGIN = 28
TILE = 6 * SPACE
PANEL = 236
ROW = 96
HUES = ("#2b2853", "#33285a", "#262c57", "#2e2650", "#2f2a57", "#282a55")
TURNS = {"north": 0, "east": 90, "south": 180, "west": 270}
FEET = {"south": 0, "west": 90, "north": 180, "east": 270}
FACING = {"south": (0.0, 1.0), "west": (-1.0, 0.0), "north": (0.0, -1.0), "east": (1.0, 0.0)}
ALWAYS = ("door", "open-door", "star-symbol", "replay-symbol", "token", "card-back")


def draw(view: GravityView) -> str:
    board = view["board"]
    width, height = board["width"] * SPACE, board["height"] * SPACE
    full_width = width + 2 * MARGIN + PANEL
    full_height = max(height + 2 * MARGIN, ROW * len(view["seats"]) + 2 * MARGIN + 40)
    symbols = [*(f"star-{colour}" for colour in COLOURS), *ALWAYS]
    symbols += [f"glyph-{card}" for card in ("long", "high", "drop", "rotation", "joker")]
    defs = "".join(SPRITES[name] for name in symbols)
    pawns = "".join(
        coloured(SPRITES["pawn"].replace('id="pawn"', f'id="pawn-{seat}"'), seat) for seat in range(view["players"])
    )
    planet = _land(board) + _grid(board) + _grounds(view) + _stars(view) + _ledges(board["ledges"]) + _pawns(view)
    return coloured(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {full_width} {full_height}" '
        f'font-family="Inter, system-ui, sans-serif"><defs>{defs}{pawns}'
        f'<clipPath id="frame"><rect x="{6 - MARGIN}" y="{6 - MARGIN}" width="{width + 2 * MARGIN - 12}" '
        f'height="{height + 2 * MARGIN - 12}" rx="16"/></clipPath></defs>'
        f'<rect width="{full_width}" height="{full_height}" fill="#0f0d24"/>'
        f'<g transform="translate({MARGIN} {MARGIN})"><rect x="{1 - MARGIN}" y="{1 - MARGIN}" '
        f'width="{width + 2 * MARGIN - 2}" height="{height + 2 * MARGIN - 2}" rx="21" fill="var(--night)" '
        f'stroke="var(--board-edge)" stroke-width="2"/>{_wraps(width, height)}'
        f'<rect x="-3" y="-3" width="{width + 6}" height="{height + 6}" rx="12" fill="#100e26"/>'
        f'<g id="planet">{planet}</g>{_frame(width, height)}{_names(board)}</g>'
        f'<g transform="translate({width + 2 * MARGIN + 12} {MARGIN})">{_panel(view)}</g></svg>'
    )


def _centre(space: str) -> tuple[int, int]:
    return (ord(space[0]) - 97) * SPACE + SPACE // 2, (int(space[1:]) - 1) * SPACE + SPACE // 2


def _use(name: str, x: float, y: float, size: float, turn: int = 0) -> str:
    return (
        f'<use href="#{name}" x="{-size / 2:g}" y="{-size / 2:g}" width="{size:g}" height="{size:g}" '
        f'transform="translate({x:g} {y:g}) rotate({turn})"/>'
    )


class _Scatter:
    """The same specks in every picture of a board."""

    def __init__(self, start: int) -> None:
        self.now = start

    def below(self, limit: float) -> float:
        self.now = self.now * 16807 % 2147483647
        return self.now / 2147483647 * limit


def _land(board: BoardView) -> str:
    """Each tile in its own shade, so that the seams show."""
    if not board["tiles"]:
        width, height = board["width"] * SPACE, board["height"] * SPACE
        return f'<rect width="{width}" height="{height}" rx="9" fill="{HUES[0]}"/>'
    return "".join(
        _tile(tile["column"] * TILE, tile["row"] * TILE, number, int(tile["face"][0]) * 8 + tile["turns"])
        for number, tile in enumerate(board["tiles"])
    )


def _tile(x: int, y: int, number: int, start: int) -> str:
    scatter = _Scatter(start + 7)
    parts = [
        f'<clipPath id="tile-{number}"><rect x="{x + 1}" y="{y + 1}" width="{TILE - 2}" height="{TILE - 2}" rx="9"/>'
        f'</clipPath><g clip-path="url(#tile-{number})">'
        f'<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" fill="{HUES[number]}"/>'
    ]
    for _ in range(7):
        cx, cy, r = x + scatter.below(TILE), y + scatter.below(TILE), 9 + scatter.below(26)
        parts.append(
            f'<circle cx="{cx:.0f}" cy="{cy:.0f}" r="{r:.0f}" fill="#100e28" opacity=".2"/>'
            f'<path d="M{cx - r:.0f} {cy:.0f}A{r:.0f} {r:.0f} 0 0 0 {cx + r:.0f} {cy:.0f}" fill="none" stroke="#fff" '
            'stroke-opacity=".13" stroke-width="1.8"/>'
        )
    for _ in range(30):
        cx, cy, light = x + scatter.below(TILE), y + scatter.below(TILE), 0.1 + scatter.below(0.28)
        parts.append(f'<circle cx="{cx:.0f}" cy="{cy:.0f}" r="1" fill="#fff" opacity="{light:.2f}"/>')
    return "".join(parts) + "</g>"


def _grid(board: BoardView) -> str:
    cells = "".join(
        f"M{x * SPACE + 10} {y * SPACE + 3}h30a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7h-30a7 7 0 0 1-7-7v-30a7 7 0 0 1 7-7z"
        for y in range(board["height"])
        for x in range(board["width"])
    )
    return f'<path d="{cells}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.2"/>'


def _grounds(view: GravityView) -> str:
    parts = []
    for space, symbol in view["board"]["symbols"].items():
        if symbol == "replay" or space not in view["stars"]:
            parts.append(_use(f"{symbol}-symbol", *_centre(space), SPACE))
    for door in view["board"]["doors"]:
        name = "open-door" if door["space"] == view["marker"] else "door"
        parts.append(_use(name, *_centre(door["space"]), 54, TURNS[door["up"]]))
    return "".join(parts)


def _stars(view: GravityView) -> str:
    parts = []
    for space, colour in view["stars"].items():
        x, y = _centre(space)
        size = 28 if view["board"]["symbols"][space] == "replay" else 39
        parts.append(f'<circle cx="{x}" cy="{y + 2}" r="{size * 0.36:g}" fill="#0d0b22" opacity=".4"/>')
        parts.append(_use(f"star-{colour}", x, y, size))
    return "".join(parts)


def _ledges(ledges: list[LedgeView]) -> str:
    ends = []
    for ledge in ledges:
        flat = ledge["top"] == ledge["bottom"]
        across, down = (5, 0) if flat else (0, 5)
        ends.append(
            (
                ledge["left"] * SPACE + across,
                ledge["top"] * SPACE + down,
                ledge["right"] * SPACE - across,
                ledge["bottom"] * SPACE - down,
            )
        )

    def line(width: float, colour: str, shift: float = 0.0, opacity: float = 1.0) -> str:
        path = "".join(f"M{a + shift:g} {b + shift:g}L{c + shift:g} {d + shift:g}" for a, b, c, d in ends)
        return f'<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" opacity="{opacity}"/>'

    rivets = "".join(
        f'<circle cx="{x}" cy="{y}" r="1.5" fill="var(--board-edge)"/>'
        for a, b, c, d in ends
        for x, y in ((a, b), (c, d))
    )
    body = line(11, "#0d0b22", 1.8, 0.55) + line(11, "var(--outline)") + line(8.2, "var(--ledge)")
    return body + line(2.4, "var(--ledge-hi)", -1.4) + rivets


def _pawns(view: GravityView) -> str:
    return "".join(_pawn(pawn, pawn["seat"] == view["to_move"]) for pawn in view["pawns"])


def _pawn(pawn: PawnView, moves: bool) -> str:
    x, y = _centre(pawn["space"])
    across, down = FACING[pawn["feet"]]
    light = f'<circle cx="{x}" cy="{y}" r="24" fill="var(--cream)" opacity=".2"/>' if moves else ""
    return (
        light
        + _use(f"pawn-{pawn['seat']}", x, y, SPACE, FEET[pawn["feet"]])
        + f'<g transform="translate({x + 3.4 * across:g} {y + 3.4 * down:g}) scale(.62)" fill="#fff">'
        + f"{MARKS[pawn['seat']]}</g>"
    )


def _wraps(width: int, height: int) -> str:
    """G-1.4: the margin repeats the opposite edge faintly."""
    copies = "".join(
        f'<use href="#planet" x="{x}" y="{y}"/>' for x, y in ((0, -height), (0, height), (-width, 0), (width, 0))
    )
    return f'<g clip-path="url(#frame)" opacity=".46">{copies}</g>'


def _frame(width: int, height: int) -> str:
    return (
        f'<rect x="-1.5" y="-1.5" width="{width + 3}" height="{height + 3}" rx="11" fill="none" stroke="#c9bff2" '
        'stroke-width="2.4" stroke-dasharray="10 7" opacity=".8"/>'
    )


def _names(board: BoardView) -> str:
    """Columns a, b, c ... and rows 1, 2, 3 ..., as the notation has them."""
    columns = [(chr(97 + x), x * SPACE + SPACE // 2, -MARGIN + 17) for x in range(board["width"])]
    rows = [(str(y + 1), -MARGIN + 14, y * SPACE + SPACE // 2 + 4) for y in range(board["height"])]
    return "".join(
        f'<text x="{x}" y="{y}" font-size="11" font-weight="600" text-anchor="middle" fill="#e8e2ff" '
        f'stroke="#171530" stroke-width="3" paint-order="stroke">{text}</text>'
        for text, x, y in columns + rows
    )


def _panel(view: GravityView) -> str:
    rows = "".join(
        f'<g transform="translate(0 {seat["seat"] * ROW})">{_seat(seat, seat["seat"] == view["to_move"])}</g>'
        for seat in view["seats"]
    )
    y = ROW * len(view["seats"]) + 16
    return rows + _use("token", 18, y, 24) + _count(36, y, view["supply"]) + _left(view, y)


def _left(view: GravityView, y: int) -> str:
    star = _use("star-yellow", 100, y, 26)
    left = f"{view['stars_left']} → {view['last_stars']}" if view["last_stars"] else str(view["stars_left"])
    return star + _text(118, y, left)


def _count(x: int, y: int, count: int) -> str:
    return _text(x, y, str(count), 1 if count else 0.35)


def _text(x: int, y: int, text: str, opacity: float = 1) -> str:
    style = f'font-size="15" font-weight="600" fill="#fff8ea" opacity="{opacity}"'
    return f'<text x="{x}" y="{y + 5}" {style}>{text}</text>'


def _seat(seat: SeatView, moves: bool) -> str:
    colour = SEAT_COLOURS[seat["seat"]]
    parts = [
        f'<rect width="{PANEL - 24}" height="{ROW - 10}" rx="10" fill="#211e45" stroke="{colour}" '
        f'stroke-width="{3 if moves else 1}"/>',
        f'<circle cx="20" cy="22" r="12" fill="#fff8ea"/><g transform="translate(20 22) scale(.9)" fill="{colour}">'
        f"{MARKS[seat['seat']]}</g>",
        f'<text x="{PANEL - 38}" y="30" font-size="24" font-weight="700" text-anchor="end" fill="#fff8ea">'
        f"{seat['points']}</text>",
    ]
    parts.append(_use("token", 50, 22, 22) + _count(66, 22, seat["tokens"]))
    if not seat["in_play"]:
        parts.append(_use(f"pawn-{seat['seat']}", 112, 22, 34, 90))
    for place, name in enumerate(COLOURS):
        faint = "" if seat["stars"][name] else ' opacity=".3"'
        parts.append(f"<g{faint}>{_use(f'star-{name}', 18 + 33 * place, 50, 19)}</g>")
        parts.append(_count(28 + 33 * place, 51, seat["stars"][name]))
    return "".join(parts) + _cards(seat)


def _cards(seat: SeatView) -> str:
    """Played: face up, then face down (your own with their glyph); then the hand, where it may be known."""
    down = seat["face_down_cards"] or [""] * seat["face_down"]
    parts = [_card(14 + 21 * place, card, True) for place, card in enumerate(seat["face_up"])]
    x = 14 + 21 * len(seat["face_up"])
    parts += [_card(x + 21 * place, card, False) for place, card in enumerate(down)]
    x += 21 * len(down) + 12
    hand = seat["hand_cards"] or []
    parts += [_card(x + 21 * place, card, True, 0.55) for place, card in enumerate(hand)]
    return "".join(parts)


def _card(x: int, card: str, up: bool, opacity: float = 1.0) -> str:
    glyph = f'<use href="#glyph-{card}" x="{x + 1.5}" y="64" width="15" height="15" color="#2a2750"/>' if card else ""
    if up:
        ground = f'<rect x="{x}" y="61" width="18" height="21" rx="3" fill="#fff8ea" stroke="#8a80cf"/>'
    else:
        ground = f'<use href="#card-back" x="{x}" y="60" width="18" height="23.4"/>'
        glyph = f'<circle cx="{x + 9}" cy="71.5" r="8" fill="#fff8ea" opacity=".9"/>{glyph}' if card else ""
    return f'<g opacity="{opacity}">{ground}{glyph}</g>'
