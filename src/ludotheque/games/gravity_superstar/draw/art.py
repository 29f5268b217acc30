"""The drawings, as SVG symbols: one source for `draw` and the web client.

Colours are CSS variables, with `PALETTE` as their values; a pawn and a mark take the colour `--seat`.
"""

from __future__ import annotations

from math import cos, pi, sin

from ludotheque.games.gravity_superstar.rules.actions import COLOURS

PALETTE = {
    "--star-blue": "#58b4f2",
    "--star-yellow": "#ffd23f",
    "--star-pink": "#ff8fbd",
    "--star-green": "#6fd08c",
    "--star-orange": "#ff9442",
    "--star-white": "#fdfaf2",
    "--night": "#171530",
    "--board": "#2a2750",
    "--board-edge": "#6b63b5",
    "--outline": "#1b1838",
    "--ledge": "#bdb2ea",
    "--ledge-hi": "#efeaff",
    "--mint": "#7fd8c8",
    "--cream": "#fff8ea",
    "--gold": "#d99a00",
    "--arrow": "#7cc0ff",
}
SEAT_COLOURS = ("#d55e00", "#0072b2", "#009e73", "#8f4a9e", "#b58900", "#3f4a5a")
INK = "var(--outline)"


def _symbol(name: str, box: str, inside: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{inside}</symbol>'


def _point(radius: float, angle: float) -> str:
    """At that angle clockwise from the top."""
    return f"{radius * sin(angle):.2f} {-radius * cos(angle):.2f}"


def _outline(radii: list[float]) -> str:
    """A closed line through points evenly round the middle."""
    return "M" + "L".join(_point(radius, 2 * pi * i / len(radii)) for i, radius in enumerate(radii)) + "Z"


def _facets(points: int, outer: float, inner: float, opacity: float) -> str:
    return "".join(
        f'<path d="M0 0L{_point(outer, 2 * i * pi / points)}L{_point(inner, (2 * i + 1) * pi / points)}Z" '
        f'fill="{INK}" opacity="{opacity}"/>'
        for i in range(points)
    )


def _star(colour: str) -> str:
    """One colour, one outline, one centre each."""
    waves = [2 * pi * i / 60 for i in range(60)]
    shift = 0.0
    if colour == "blue":
        line, inside = _outline([13.2, 5.2] * 4), _facets(4, 13.2, 5.2, 0.2)
    elif colour == "yellow":
        line, inside, shift = _outline([12.8, 6.0] * 5), _facets(5, 12.8, 6.0, 0.2), 0.8
    elif colour == "pink":
        line = _outline([9.9 + 2.5 * cos(5 * a) for a in waves])
        inside = f'<circle r="3.4" fill="{INK}" opacity=".3"/><circle r="1.9" fill="#fff" opacity=".9"/>'
    elif colour == "green":
        line, shift = _outline([8.9 + 4.4 * cos(3 * a) for a in waves]), 2.4
        veins = "".join(f"M0 0L{_point(8.6, i * pi / 3)}" for i in (0, 2, 4))
        inside = f'<path d="{veins}" stroke="{INK}" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>'
    elif colour == "orange":
        line = _outline([12.6, 8.8] * 8)
        eye = f'<circle r="3.6" fill="{INK}" opacity=".85"/><circle r="1.7" fill="var(--star-orange)"/>'
        inside = _facets(8, 12.6, 8.8, 0.2) + eye
    else:
        line, inside = _outline([13.2, 5.4] * 6), _facets(6, 13.2, 5.4, 0.15)
    return (
        f'<symbol id="star-{colour}" viewBox="-14.5 -14.5 29 29"><g transform="translate(0 {shift})"><path d="{line}" '
        f'fill="var(--star-{colour})" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>{inside}</g></symbol>'
    )


def _ring(radius: float, width: float, colour: str) -> str:
    """Two arrows in a ring: play again."""
    arcs = "".join(
        f"M{_point(radius, start)}A{radius} {radius} 0 0 1 {_point(radius, end)}"
        for start, end in ((0.45, 2.75), (3.6, 5.9))
    )
    heads = "".join(
        f'<path transform="translate({_point(radius, angle)}) rotate({turn})" '
        f'd="M{-1.9 * width:.2f} {-1.6 * width:.2f}H{1.9 * width:.2f}L0 {1.6 * width:.2f}z" fill="{colour}"/>'
        for angle, turn in ((2.85, 160), (5.99, 340))
    )
    return f'<path d="{arcs}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>{heads}'


SILHOUETTE = (
    "M-9.5-12a9.5 9.5 0 0 1 19 0q0 3-1.6 5 4.6 2 4.6 7v6q0 2.5-2.5 2.5h-1.2v5.2h1.6q2.6 0 2.6 2.8V21H1V14h-2v7h-12v-4.5"
    "q0-2.8 2.6-2.8h1.6V8.5H-10q-2.5 0-2.5-2.5V0q0-5 4.6-7-1.6-2-1.6-5z"
)
_PAWN = (
    '<symbol id="pawn" viewBox="-25 -25 50 50" overflow="visible">'
    '<g fill="var(--cream)" stroke="var(--cream)" stroke-width="4.4" stroke-linejoin="round">'
    f'<path d="{SILHOUETTE}"/><path d="M0-22v-2" stroke-width="7" stroke-linecap="round"/></g>'
    f'<g stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"><path d="M0-21v-3" stroke-width="2"/>'
    '<circle cy="-24" r="2" fill="var(--seat)"/><g fill="var(--seat)">'
    '<rect x="-12.5" y="-6" width="6" height="14.5" rx="3"/><rect x="6.5" y="-6" width="6" height="14.5" rx="3"/>'
    '<path d="M-8.7 13V-1q0-5.5 5.2-5.5h7q5.2 0 5.2 5.5v14q0 2-2 2H1.2v-3h-2.4v3h-5.5q-2 0-2-2z"/></g>'
    f'<circle cy="-12" r="9.3" fill="var(--seat)"/><rect x="-7" y="-16.4" width="14" height="9" rx="4.5" fill="{INK}"/>'
    '<path d="M-4.2-13.2q1-1.6 3-1.8" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round"/>'
    '<path d="M-13 20.6v-3.2q0-3.4 3.4-3.4h7.8v6.6zM13 20.6v-3.2q0-3.4-3.4-3.4H1.8v6.6z" fill="#f3ead6"/>'
    '<path d="M-13.4 20h12M13.4 20h-12" stroke-width="3"/></g></symbol>'
)
# Disc, square, triangle, diamond, cross, hexagon.
MARKS = (
    '<circle r="8"/>',
    '<rect x="-7" y="-7" width="14" height="14" rx="1.5"/>',
    '<path d="M0-8.2 8.6 7H-8.6z"/>',
    '<path d="M0-9 9 0 0 9-9 0z"/>',
    '<path d="M-3-8.5h6V-3h5.5v6H3v5.5h-6V3h-5.5v-6H-3z"/>',
    '<path d="M-4.4-7.7h8.8L8.9 0 4.4 7.7h-8.8L-8.9 0z"/>',
)
_ARCH = "M-12 19V-5A12 12 0 0 1 12-5V19Z"
_DOOR = (
    '<symbol id="door" viewBox="-25 -25 50 50" overflow="visible">'
    f'<path d="{_ARCH}" fill="#141230" stroke="#b7aef0" stroke-width="2.4"/>'
    '<path d="M-7.5 19V-4A7.5 7.5 0 0 1 7.5-4V19" fill="#2f2a5e" stroke="#6b63b5" stroke-width="1.4"/>'
    '<circle cx="4" cy="8" r="1.5" fill="#9d94e0"/><path d="M-4.5-1 0-6l4.5 5" fill="none" stroke="#d8d0f8" '
    'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
    '<rect x="-16" y="17" width="32" height="4.5" rx="2.2" fill="#b7aef0"/></symbol>'
)
_OPEN_DOOR = (
    '<symbol id="open-door" viewBox="-25 -25 50 50" overflow="visible">'
    '<circle r="25" fill="#ffd978" opacity=".2"/><circle r="21" fill="#ffd978" opacity=".2"/>'
    '<path d="M0-21v-3.5M-13-17.5l-2.6-2.8M13-17.5l2.6-2.8M-18.5-6l-3.6-1M18.5-6l3.6-1" stroke="#ffe9ae" '
    f'stroke-width="2.4" stroke-linecap="round"/><path d="{_ARCH}" fill="#fff1c4" stroke="var(--gold)" '
    'stroke-width="2.6"/><path d="M-12 19V-5Q-12-9-10-12L-19-8V22Z" fill="var(--gold)" stroke="#7a5200" '
    'stroke-width="1.4" stroke-linejoin="round"/><circle cx="-16" cy="8" r="1.4" fill="#fff1c4"/>'
    '<path d="M-3.5 1.5 1.5-4l5 5.5M1.5-3.5V11" fill="none" stroke="#7a5200" stroke-width="2.6" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
    '<rect x="-15" y="17" width="31" height="5" rx="2.5" fill="#ffcf57" stroke="#7a5200" stroke-width="1.2"/></symbol>'
)
_STAR_SYMBOL = (
    '<symbol id="star-symbol" viewBox="-25 -25 50 50">'
    f'<path d="{_outline([11.5, 5.2] * 5)}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.6" '
    'stroke-dasharray="2.5 3" stroke-linejoin="round"/></symbol>'
)
_REPLAY_SYMBOL = f'<symbol id="replay-symbol" viewBox="-25 -25 50 50">{_ring(17.5, 2.4, "var(--mint)")}</symbol>'
_TOKEN = (
    '<symbol id="token" viewBox="-14 -14 28 28"><circle r="12.6" fill="#2f8577"/>'
    '<circle r="12.6" cy="-1" fill="var(--mint)" stroke="#14453d" stroke-width="1.4"/>'
    f'<g transform="translate(0 -1)">{_ring(6.4, 2, "#14453d")}</g></symbol>'
)
_HATCHES = "".join(f"M{12 * i - 72} 104 {12 * i + 32} 0" for i in range(15))
_CARD_BACK = (
    '<symbol id="card-back" viewBox="0 0 80 104"><rect width="80" height="104" rx="9" fill="#3b3474"/>'
    f'<path d="{_HATCHES}" stroke="#544b9c" stroke-width="2"/>'
    '<rect x="5" y="5" width="70" height="94" rx="6" fill="none" stroke="#c9bff2" stroke-width="2"/>'
    '<g transform="translate(40 44)"><circle r="17" fill="#171530" stroke="#c9bff2" stroke-width="2.4"/>'
    '<circle r="10" fill="#c9bff2"/><ellipse rx="22" ry="6" fill="none" stroke="#ffd23f" stroke-width="2.6" '
    'transform="rotate(-22)"/><path d="M-10-1A10 10 0 0 1 10-1Z" fill="#c9bff2"/></g></symbol>'
)
# What each card does, as a line; the Joker is a star.
GLYPHS = {
    "long": '<path d="M2.5 12.5C5 3 13 3 15.2 12m1.6-3.7-1.5 4.2-3.9-1.6"/><path d="M9 13h.01" stroke-width="2.8"/>',
    "high": '<path d="M4 15V5h10m-4-4 4 4-4 4"/>',
    "drop": '<path d="M2 6h3.5M12.5 6H16M9 2v13m-4-4 4 4 4-4"/>',
    "rotation": '<path d="M14.8 6.5A6.3 6.3 0 1 0 15.3 10M15.5 2.5v4.3h-4.3"/>',
}
# The ways to move, as the pawn sees them: its head is up.
MOVE_GLYPHS = {
    "step-left": '<path d="M15 9H3m5-5L3 9l5 5"/>',
    "step-right": '<path d="M3 9h12m-5-5 5 5-5 5"/>',
    "long-left": '<path d="M16 12Q12.5 4 9 12 5.5 4 2.6 12M1.4 8.2l1.2 3.8 3.8-1.2"/>',
    "long-right": '<path d="M2 12Q5.5 4 9 12 12.5 4 15.4 12M16.6 8.2l-1.2 3.8-3.8-1.2"/>',
    "high-left": '<path d="M14 15V5H4m4-4L4 5l4 4"/>',
    "high-right": GLYPHS["high"],
    "drop": GLYPHS["drop"],
    "turn-left": '<path d="M3.2 6.5A6.3 6.3 0 1 1 2.7 10M2.5 2.5v4.3h4.3"/>',
    "turn-right": GLYPHS["rotation"],
    "turn-half": '<path d="M3 8a6 6 0 0 1 11-2.5M14.5 1.8v4h-4M15 10a6 6 0 0 1-11 2.5M3.5 16.2v-4h4"/>',
}
# Other signs on buttons: take the cards back, any move, off the board, a step round the edge.
SIGNS = {
    "take-back": '<rect x="6" y="2" width="9" height="12" rx="1.8"/><path d="M3 6v8.2A1.8 1.8 0 0 0 4.8 16H11"/>',
    "any-move": '<path d="M9 2v14M2 9h14M6.5 4 9 1.5 11.5 4M6.5 14 9 16.5 11.5 14M4 6.5 1.5 9 4 11.5'
    'M14 6.5 16.5 9 14 11.5" stroke-width="1.6"/>',
    "out": '<path d="M4 14 14 4M7 4h7v7" stroke-width="2.4"/>',
    "wrap": '<path d="M9 2.5v13M5.5 5.5 9 2.2l3.5 3.3M5.5 12.5 9 15.8l3.5-3.3" stroke-width="2.2"/>',
}
_GLYPH_LINE = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'


def _arrow(line: str, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="3 4.5"' if dashed else ""
    return (
        f'<path d="{line}" fill="none" stroke="var(--arrow)" stroke-width="3" stroke-linecap="round" '
        f'stroke-linejoin="round" marker-end="url(#arrow-head)"{dash}/>'
    )


def _strip(left: int, right: int, height: int) -> str:
    """A platform in a pictogram."""
    return "".join(
        f'<path d="M{left} {height}H{right}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for colour, width in ((INK, 7.5), ("var(--ledge)", 5))
    )


def _small_pawn(x: int, y: int, scale: float, turn: int = 0) -> str:
    place = f'transform="translate({x} {y}) rotate({turn}) scale({scale})"'
    return (
        f'<use href="#pawn" x="-25" y="-25" width="50" height="50" {place}/>'
        f'<circle cy="3.4" r="4.8" fill="#fff" {place}/>'
    )


_NIGHT = '<rect width="100" height="64" fill="var(--board)"/>' + "".join(
    f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff" opacity=".5"/>'
    for x, y, r in ((9, 9, 1), (88, 13, 1.2), (76, 6, 0.7), (24, 14, 0.7), (93, 40, 0.8), (5, 36, 0.8))
)
_ART = {
    "long": _strip(8, 92, 55)
    + _small_pawn(50, 37, 0.72)
    + _arrow("M38 26Q29 10 21 26Q14 12 9 33")
    + _arrow("M62 26Q71 10 79 26Q86 12 91 33"),
    "high": _strip(38, 62, 57)
    + _small_pawn(50, 40, 0.66)
    + _arrow("M50 19V11Q50 9 46 9H24")
    + _arrow("M50 19V11Q50 9 54 9H76")
    + _arrow("M18 14V40", True)
    + _arrow("M82 14V40", True),
    "drop": _strip(24, 37, 35)
    + _strip(63, 76, 35)
    + '<path d="M41 35H59" stroke="var(--ledge)" stroke-width="3" stroke-dasharray="2 4"/>'
    + _small_pawn(50, 17, 0.6)
    + _arrow("M50 36V53"),
    "rotation": _small_pawn(50, 33, 0.6, 20) + _arrow("M31 47A24 24 0 0 1 31 17") + _arrow("M69 17A24 24 0 0 1 69 47"),
    "joker": '<use href="#star-yellow" x="30" y="11" width="40" height="40"/><g transform="translate(50 31)">'
    f'<rect x="-8" y="-4" width="16" height="7.5" rx="3.7" fill="{INK}"/>'
    '<path d="M-5-1.2q1-1.3 2.6-1.5" stroke="#fff" stroke-width="1.2" fill="none"/></g>'
    + _arrow("M23 14Q17 6 10 17")
    + _arrow("M77 20V10H89")
    + _arrow("M82 41V53")
    + _arrow("M24 52A8 8 0 1 1 16 42"),
}
# Where a pawn would land.
_GHOST = (
    '<symbol id="ghost" viewBox="-25 -25 50 50" overflow="visible"><g fill="var(--cream)" fill-opacity=".3" '
    f'stroke="var(--cream)" stroke-width="2.2" stroke-linejoin="round"><path d="{SILHOUETTE}"/>'
    '<rect x="-6.5" y="-16.4" width="13" height="8.5" rx="4.2" fill="none" stroke-width="1.6"/>'
    '<path d="M-12 18.5H-2M12 18.5H2" stroke-width="4"/></g>'
    '<circle cy="3.4" r="5" fill="var(--seat)" stroke="var(--cream)" stroke-width="1.6"/></symbol>'
)
_ARROW_HEAD = (
    '<marker id="arrow-head" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="3.1" markerHeight="3.1" orient="auto">'
    '<path d="M0 0 10 5 0 10z" fill="var(--arrow)"/></marker>'
)

SPRITES: dict[str, str] = {
    **{f"star-{colour}": _star(colour) for colour in COLOURS},
    "pawn": _PAWN,
    **{
        f"mark-{number}": _symbol(f"mark-{number}", "-10 -10 20 20", f'<g fill="var(--seat)">{mark}</g>')
        for number, mark in enumerate(MARKS, 1)
    },
    "door": _DOOR,
    "open-door": _OPEN_DOOR,
    "star-symbol": _STAR_SYMBOL,
    "replay-symbol": _REPLAY_SYMBOL,
    "token": _TOKEN,
    "card-back": _CARD_BACK,
    **{
        f"glyph-{card}": _symbol(f"glyph-{card}", "0 0 18 18", f"<g {_GLYPH_LINE}>{line}</g>")
        for card, line in GLYPHS.items()
    },
    **{
        name: _symbol(name, "0 0 18 18", f"<g {_GLYPH_LINE}>{line}</g>")
        for name, line in {**{f"move-{move}": line for move, line in MOVE_GLYPHS.items()}, **SIGNS}.items()
    },
    "ghost": _GHOST,
    "glyph-joker": _symbol("glyph-joker", "0 0 18 18", '<use href="#star-yellow" width="18" height="18"/>'),
    "arrow-head": _ARROW_HEAD,
    **{f"card-{card}": _symbol(f"card-{card}", "0 0 100 64", _NIGHT + art) for card, art in _ART.items()},
}


def coloured(markup: str, seat: int = 0) -> str:
    """With the palette's colours in place of variables, for programs that know no CSS."""
    for name, colour in PALETTE.items():
        markup = markup.replace(f"var({name})", colour)
    return markup.replace("var(--seat)", SEAT_COLOURS[seat])
