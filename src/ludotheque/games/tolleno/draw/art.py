"""Our drawings of Tolleno: seats' marks and patterns, star, boat, fountain, seal, and a pictogram for every contract,
initial contract and player board.

Told apart by shape and pattern as well as by colour. The one source, for pictures and the web client alike.
A pictogram is 88 wide and 54 high.
"""

from __future__ import annotations

from typing import Final

SEAT_COLOURS: Final = ("#d55e00", "#0072b2", "#009e73", "#8f4a9e", "#b58900", "#3f4a5a")
SEAT_SHADES: Final = ("#8d3e00", "#004b75", "#00684c", "#5e3168", "#775a00", "#272e39")
STONE, INK, GOLD, WATER, DEEP = "#fffaf0", "#3a2a1c", "#c4861a", "#2f7f98", "#17566c"
BOARD, EDGE, PLOT, PLOT_LINE, KERB = "#efe0c6", "#c9a877", "#fbf4e4", "#9c6a42", "#cdb489"
FAMILY_COLOURS: Final = {"G": "#3d7a43", "B": "#2c5f93", "W": "#6d675e"}
LIGHT: Final = "#ffe9c4"
NO: Final = "#b3261e"


def mark(seat: int, x: float, y: float, size: float, fill: str, extra: str = "") -> str:
    """A seat's mark: disc, square, triangle, diamond; and cross and hexagon, which a table's colours may bring."""
    if seat == 0:
        return f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{fill}" {extra}/>'
    if seat == 1:
        side = size * 0.92
        place = f'x="{x - side:g}" y="{y - side:g}" width="{2 * side:g}" height="{2 * side:g}"'
        return f'<rect {place} rx="2" fill="{fill}" {extra}/>'
    if seat == 2:
        path = f"M{x:g} {y - size * 1.25:g}L{x + size * 1.3:g} {y + size * 0.95:g}H{x - size * 1.3:g}z"
        return f'<path d="{path}" fill="{fill}" {extra}/>'
    if seat == 4:
        arm, reach = size * 0.42, size * 1.05
        path = (
            f"M{x - arm:g} {y - reach:g}h{2 * arm:g}v{reach - arm:g}h{reach - arm:g}v{2 * arm:g}h{arm - reach:g}"
            f"v{reach - arm:g}h{-2 * arm:g}v{arm - reach:g}h{arm - reach:g}v{-2 * arm:g}h{reach - arm:g}z"
        )
        return f'<path d="{path}" fill="{fill}" {extra}/>'
    if seat == 5:
        half, rise = size * 0.55, size * 0.95
        slope = f"l{half:g} {rise:g}l{-half:g} {rise:g}h{-2 * half:g}l{-half:g} {-rise:g}"
        path = f"M{x - half:g} {y - rise:g}h{2 * half:g}{slope}z"
        return f'<path d="{path}" fill="{fill}" {extra}/>'
    reach = size * 1.25
    path = f"M{x:g} {y - reach:g}L{x + reach:g} {y:g}L{x:g} {y + reach:g}L{x - reach:g} {y:g}z"
    return f'<path d="{path}" fill="{fill}" {extra}/>'


def star(x: float, y: float, size: float, fill: str = GOLD) -> str:
    place = f'x="{x - size:g}" y="{y - size:g}" width="{2 * size:g}" height="{2 * size:g}"'
    return f'<use href="#tolleno-star" {place} fill="{fill}"/>'


def _tile(x: float, y: float, label: str = "", on: bool = True, side: float = 15) -> str:
    fill, edge, ink = ("#cfe3cd", FAMILY_COLOURS["G"], "#24522a") if on else (BOARD, EDGE, "#8f7a54")
    box = f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="2.5" fill="{fill}" stroke="{edge}"/>'
    text = f'<text x="{x + side / 2:g}" y="{y + side / 2 + 4:g}" font-size="11" font-weight="700" fill="{ink}" '
    return box + (f'{text}text-anchor="middle">{label}</text>' if label else "")


def _empty(x: float, y: float, side: float = 15) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}"'
    return f'<rect {place} rx="2.5" fill="none" stroke="{EDGE}" stroke-width="1.6" stroke-dasharray="2.5 2.5"/>'


def _plot(x: float, y: float, side: float = 16) -> str:
    far_x, far_y, arm = x + side, y + side, side * 0.3
    corners = (
        f"M{x:g} {y + arm:g}V{y:g}h{arm:g}M{far_x - arm:g} {y:g}h{arm:g}v{arm:g}"
        f"M{far_x:g} {far_y - arm:g}v{arm:g}h-{arm:g}M{x + arm:g} {far_y:g}h-{arm:g}v-{arm:g}"
    )
    box = f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="1.5" fill="{PLOT}" stroke="{PLOT_LINE}"/>'
    return f'{box}<path d="{corners}" fill="none" stroke="{PLOT_LINE}" stroke-width="2.6"/>'


def _tower(x: float, floors: int, mine: bool, base: float = 50, width: float = 19) -> str:
    """A building: filled if it is yours (a page may give it your colour), pale if it is an opponent's."""
    fill, line = (FAMILY_COLOURS["B"], LIGHT) if mine else (STONE, FAMILY_COLOURS["W"])
    edge = "#1d456e" if mine else FAMILY_COLOURS["W"]
    named = ' class="tolleno-own"' if mine else ""
    parts = []
    for floor in range(floors):
        y = base - 10 - 11 * floor
        parts.append(
            f'<rect{named} x="{x:g}" y="{y:g}" width="{width:g}" height="10" rx="1.5" fill="{fill}" stroke="{edge}" '
            f'stroke-width="1.2"/><circle cx="{x + width * 0.32:g}" cy="{y + 5:g}" r="1.5" fill="{line}"/>'
            f'<circle cx="{x + width * 0.68:g}" cy="{y + 5:g}" r="1.5" fill="{line}"/>'
        )
    return "".join(parts)


def _ground(start: float, end: float, y: float = 52) -> str:
    return f'<path d="M{start:g} {y:g}H{end:g}" stroke="{PLOT_LINE}" stroke-width="2" stroke-linecap="round"/>'


def _fountain(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})"><circle r="11" fill="{STONE}" stroke="#a08a63" stroke-width="2"/>'
        f'<circle r="7" fill="{WATER}"/><circle r="2.6" fill="{STONE}"/>'
        f'<path d="M0-11c0-7 5-9 7-4M0-11c0-7-5-9-7-4" stroke="{WATER}" stroke-width="2" fill="none"/></g>'
    )


def _arrow(x: float, y: float, turn: int = 0) -> str:
    return f'<path transform="translate({x:g} {y:g}) rotate({turn})" d="M-7-3h6v-4l9 7-9 7v-4h-6z" fill="{DEEP}"/>'


def _not(x: float, y: float, size: float = 10) -> str:
    line = f"M{x - size:g} {y + size:g}L{x + size:g} {y - size:g}"
    return (
        f'<path d="{line}" stroke="{STONE}" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="{line}" stroke="{NO}" stroke-width="3.2" stroke-linecap="round"/>'
    )


def _seal(x: float, y: float, scale: float = 0.5) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{SEAL}</g>'


SEAL: Final = (
    '<rect x="-24" y="-26" width="48" height="52" rx="4" fill="#f7e8c8" stroke="#8a5a34" stroke-width="2.2"/>'
    '<path d="M-18-20h36v40h-36z" fill="none" stroke="#8a5a34" stroke-width="1.2"/>'
    '<path d="M-18-20L18 20M18-20L-18 20" stroke="#8a5a34" stroke-opacity=".35"/>'
    '<circle r="11" fill="#9a2f24"/><circle r="7.5" fill="none" stroke="#e9b9a8" stroke-width="1.5"/>'
)
"""A contract, face down."""


def _values(wanted: int) -> str:
    """A 3x3 of tiles with those of a value lit."""
    grid = {2: (2, 3, 2, 0, 2, 3, 4, 0, 2), 3: (3, 2, 3, 0, 3, 2, 4, 0, 3), 4: (4, 2, 3, 0, 4, 2, 3, 0, 4)}[wanted]
    return "".join(
        _tile(19 + place % 3 * 17, 1 + place // 3 * 17, str(value), value == wanted)
        if value
        else _empty(19 + place % 3 * 17, 1 + place // 3 * 17)
        for place, value in enumerate(grid)
    )


def _on_tile(content: str, label: str = "") -> str:
    return (
        _tile(16, 2, "", False, 50).replace('rx="2.5"', 'rx="6"')
        + content
        + (
            f'<text x="58" y="15" font-size="12" font-weight="700" text-anchor="middle" fill="{INK}">{label}</text>'
            if label
            else ""
        )
    )


PICTOGRAMS: Final = {
    "contract-G1": _plot(10, 18) + _plot(36, 18) + _plot(62, 18),
    "contract-G2": _on_tile(_plot(31, 17, 20) + _not(41, 27, 13)),
    "contract-G3": _seal(22, 27, 0.75) + _seal(62, 27, 0.75),
    "contract-G4": _on_tile(_seal(41, 27, 0.6) + _not(41, 27, 14)),
    "contract-G5": "".join(_empty(10 + 24 * place, 17, 20) for place in range(3)),
    "contract-G6": _values(2),
    "contract-G7": _values(3),
    "contract-G8": _values(4),
    "contract-B1": _on_tile(_tower(32, 1, True, 38)),
    "contract-B2": _on_tile(_tower(32, 1, True, 38) + _not(41, 32, 13)),
    "contract-B3": _tower(10, 1, True) + _tower(35, 2, True) + _tower(60, 1, True) + _ground(5, 84),
    "contract-B4": _tower(20, 2, True) + _tower(50, 2, True) + _ground(14, 75),
    "contract-B5": _tower(8, 1, True)
    + _tower(34, 2, True)
    + _tower(60, 3, True)
    + _ground(4, 84)
    + f'<path d="M12 33l16-11M38 21l16-11" stroke="{INK}" stroke-width="1.5" stroke-dasharray="2.5 2.5"/>',
    "contract-B6": _on_tile(_tower(20, 1, True, 26) + _tower(43, 1, True, 46)),
    "contract-B7": _tower(35, 3, True) + _ground(22, 66),
    "contract-W1": _on_tile(_tower(22, 1, False, 40), "2"),
    "contract-W2": _on_tile(_tower(22, 1, False, 40), "3"),
    "contract-W3": _on_tile(_tower(22, 1, False, 40), "4"),
    "contract-W4": _fountain(20, 34) + _arrow(42, 36) + _not(42, 36, 11) + _tower(58, 2, False) + _ground(54, 82),
    "contract-W5": _tower(20, 2, False) + _tower(50, 2, False) + _ground(14, 75),
    "contract-W6": _tower(22, 1, False)
    + _tower(46, 1, False)
    + f'<path d="M20 34v-6h47v6" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    + _ground(14, 75),
    "contract-W7": _on_tile(_tower(20, 1, False, 26) + _tower(43, 1, False, 46)),
    "contract-W8": _fountain(18, 34) + _arrow(42, 36) + _tower(58, 2, False) + _ground(54, 82),
    "contract-W9": _fountain(14, 36) + _arrow(29, 38) + _tower(35, 2, False) + _arrow(60, 38, 180) + _fountain(75, 36),
    "initial-tallest": '<g transform="translate(44 28)" fill="#a4502b">'
    f'<path d="M-22 22V-22l-3-4 12-10 12 10-3 4V22z"/><path d="M0 22V6h9v16zM11 22V0h9v22z" opacity=".45"/>'
    f'<g fill="{STONE}"><circle cx="-13" cy="-16" r="3"/>'
    '<circle cx="-13" cy="-4" r="3"/><circle cx="-13" cy="8" r="3"/></g></g>',
    "initial-centre": "".join(_tile(20 + 22 * (n % 2), 4 + 22 * (n // 2), "", False, 21) for n in range(4))
    + _tower(24, 1, True, 22, 13)
    + _tower(46, 2, True, 49, 13)
    + _tower(24, 1, True, 46, 13),
    "initial-high": _tower(34, 4, True, 52, 22).replace(FAMILY_COLOURS["B"], "#a4502b").replace("#1d456e", "#6d2f14")
    + f'<path d="M30 9L45-1L60 9z" fill="#a4502b"/><text x="72" y="32" font-size="24" font-weight="700" '
    f'text-anchor="middle" fill="{INK}">5</text>',
    "initial-neutral": '<g fill="none" stroke="#a4502b" stroke-width="3" stroke-linecap="round">'
    '<path d="M20 20q6-7 12 0t12 0 12 0 12 0M20 30q6-7 12 0t12 0 12 0 12 0M20 40q6-7 12 0t12 0 12 0 12 0"/></g>',
    "board-line": "".join(_tile(4 + 28 * n, 22, "", n != 1, 24) for n in range(3))
    + _tower(7, 1, True, 42, 18)
    + _tower(63, 1, True, 42, 18)
    + f'<path d="M2 12H86M2 12l6-4M2 12l6 4M86 12l-6-4M86 12l-6 4" stroke="{INK}" fill="none" stroke-width="2"/>',
    "board-twos": f'<circle cx="36" cy="28" r="20" fill="{STONE}" stroke="#6d4a2a" stroke-width="2.5"/>'
    f'<text x="36" y="37" font-size="26" font-weight="700" text-anchor="middle" fill="{INK}">2</text>'
    + star(68, 28, 13),
    "board-tall": _tower(20, 2, True) + _ground(14, 46) + star(66, 34, 12),
    "board-fountains": _fountain(14, 36)
    + _arrow(29, 38)
    + _tower(35, 2, True)
    + _arrow(60, 38, 180)
    + _fountain(75, 36),
}
"""By `contract-G1`, `initial-tallest`, `board-line` ..."""

SYMBOLS: Final = {
    "star": ("0 0 20 20", '<path d="M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8z"/>'),
    "drop": (
        "-8 -10 16 20",
        '<path d="M0-9C4-3 6.5-.5 6.5 3A6.5 6.5 0 0 1-6.5 3C-6.5-.5-4-3 0-9z" fill="#1d6f8a" stroke="#fff" '
        'stroke-width="2.2"/>',
    ),
    "boat": (
        "0 0 24 24",
        '<path d="M2 11c4 5 16 5 20 0 .6 4-3.5 7.5-10 7.5S1.4 15 2 11zM12 14V5l5 5h-5M4 21.5c2 0 2-1 4-1s2 1 4 1 2-1 '
        '4-1 2 1 4 1" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
    ),
    "seal": ("-26 -28 52 56", SEAL),
    **{name: ("0 -6 88 62", drawing) for name, drawing in PICTOGRAMS.items()},
}
"""Each symbol's view box and drawing; in a picture its id is `tolleno-<name>`."""

PATTERNS: Final = (
    '<pattern id="tolleno-seat-0" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.9" '
    'fill="#fff" fill-opacity=".5"/><circle cx="9" cy="9" r="1.9" fill="#fff" fill-opacity=".5"/></pattern>',
    '<pattern id="tolleno-seat-1" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.5h9M4.5 0v9" '
    'stroke="#fff" stroke-opacity=".42" stroke-width="1.5"/></pattern>',
    '<pattern id="tolleno-seat-2" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">'
    '<path d="M2 0v8" stroke="#fff" stroke-opacity=".48" stroke-width="2.4"/></pattern>',
    '<pattern id="tolleno-seat-3" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 6q3.5-6 7 0t7 0" '
    'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/></pattern>',
    '<pattern id="tolleno-seat-4" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M5 2.5v5M2.5 5h5" '
    'stroke="#fff" stroke-opacity=".5" stroke-width="1.8"/></pattern>',
    '<pattern id="tolleno-seat-5" width="10" height="8" patternUnits="userSpaceOnUse"><path d="M0 8 5 1l5 7" '
    'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.8"/></pattern>',
    '<pattern id="tolleno-water" width="34" height="22" patternUnits="userSpaceOnUse"><path d="M3 6q4-4 8 0t8 0M19 '
    '17q4-4 8 0t6 0" fill="none" stroke="#6fb2c3" stroke-width="1.8" stroke-linecap="round"/></pattern>',
    '<pattern id="tolleno-lit" width="34" height="24" patternUnits="userSpaceOnUse"><path d="M3 7q4-4.5 8 0t8 0M18 '
    '19q4-4.5 8 0t7 0" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/></pattern>',
    '<pattern id="tolleno-lagoon" width="120" height="64" patternUnits="userSpaceOnUse"><path d="M10 16q8-7 16 0t16 '
    '0M70 48q8-7 16 0t16 0" fill="none" stroke="#b4d0cf" stroke-width="2.2" stroke-linecap="round"/></pattern>',
    '<pattern id="tolleno-brick" width="24" height="16" patternUnits="userSpaceOnUse"><path d="M0 .5h24M0 8.5h24M6 0v8'
    'M18 8v8" stroke="#dcc7a2" stroke-opacity=".65"/></pattern>',
    '<pattern id="tolleno-plot" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0v7" stroke="#dcc7a2" stroke-width="1.6"/></pattern>',
)


def definitions() -> str:
    symbols = (
        f'<symbol id="tolleno-{name}" viewBox="{box}">{drawing}</symbol>' for name, (box, drawing) in SYMBOLS.items()
    )
    return "".join((*symbols, *PATTERNS))
