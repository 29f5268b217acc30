"""A view as SVG: the grid with its stacks and cubes, and a panel a seat with the cube's net and the board.

No words, so for every language.
"""

from __future__ import annotations

from ludotheque.games.octocube.draw.art import GROUNDS as TILE_GROUNDS
from ludotheque.games.octocube.draw.art import OBJECTS as OBJECT_ART
from ludotheque.games.octocube.draw.art import SEAT_COLOURS, abyss_art, tile_art
from ludotheque.games.octocube.draw.parts import (
    bare_face,
    definitions,
    draw_cube,
    draw_height,
    draw_space,
    flat,
    mark,
    outline,
    polygon,
    project,
    with_colours,
)
from ludotheque.games.octocube.rules.board import COLOURS, OBJECTS
from ludotheque.games.octocube.speak.events import Face
from ludotheque.games.octocube.speak.view import OctocubeView, SeatView, SlotView, SpaceView

INK, INK_SOFT, PAPER, SURFACE, LINE = "#1f2530", "#5b6270", "#faf6ee", "#fffdf8", "#e3dccd"
SEA, SEA_SIDE, SEA_TEXT = "#cfe3ee", "#6d9bb6", "#2f6284"
WIDTH, PANEL_X, PANEL_WIDTH, PANEL_HEIGHT, PANEL_GAP = 1240, 780, 440, 190, 12
# Where each face lies in the net: west, top, east, bottom in a row, north and south round the top.
NET: dict[Face, tuple[int, int]] = {
    "north": (1, 0),
    "west": (0, 1),
    "top": (1, 1),
    "east": (2, 1),
    "bottom": (3, 1),
    "south": (1, 2),
}


def draw(view: OctocubeView) -> str:
    height = max(720, 40 + len(view["seats"]) * (PANEL_HEIGHT + PANEL_GAP))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="Inter, system-ui, sans-serif"><title>Octocube</title>',
        definitions(),
        f'<rect width="{WIDTH}" height="{height}" rx="20" fill="{PAPER}"/>',
        _board(view, height),
        _supply(view, height),
        *(
            f'<g transform="translate({PANEL_X} {20 + place * (PANEL_HEIGHT + PANEL_GAP)})">{_panel(view, seat)}</g>'
            for place, seat in enumerate(_from_viewer(view))
        ),
        "</svg>",
    ]
    return with_colours("".join(parts))


def _from_viewer(view: OctocubeView) -> list[SeatView]:
    """The viewer's own panel first, then round the table."""
    start = max(view["viewer"], 0)
    return view["seats"][start:] + view["seats"][:start]


def _board(view: OctocubeView, height: int) -> str:
    side = view["side"]
    scale = 0.91 if side == 5 else 1.09
    middle = project(side / 2, side / 2)
    x, y = 388 - middle[0] * scale, (height - 96) / 2 - middle[1] * scale
    spaces = {(space["column"], space["row"]): space for space in view["spaces"]}
    parts = [_plate(side), _names(side)]
    # Far to near, so that what stands in front covers what is behind.
    for column, row in sorted(spaces, key=lambda place: (project(place[0], place[1])[1], place[0])):
        parts.append(_spot(view, spaces[column, row]))
    for column, row in spaces:
        in_front = spaces.get((column, row + 1))
        parts.append(draw_height(spaces[column, row], in_front is not None and in_front["cube"] is not None))
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">{"".join(parts)}</g>'


def _spot(view: OctocubeView, space: SpaceView) -> str:
    parts = [draw_space(space)]
    if view["chosen"] == space["name"]:
        plane = flat(space["column"], space["row"], 0.97)
        ring = outline(plane, 0, 0.1, 0.105 * space["height"])
        parts.append(polygon(ring, 'fill="none" stroke="#0b6bcb" stroke-width="5"'))
    if space["cube"] is not None:
        seat = space["cube"]
        parts.append(draw_cube(seat, view["seats"][seat]["cube"], space))
    return "".join(parts)


def _plate(side: int) -> str:
    """The sea: a slab with an edge."""

    def corners(margin: float, level: float) -> str:
        points = [
            project(-margin, -margin, level),
            project(side + margin, -margin, level),
            project(side + margin, side + margin, level),
            project(-margin, side + margin, level),
        ]
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)

    return (
        f'<polygon points="{corners(0.42, -0.3)}" fill="{SEA_SIDE}" stroke="{SEA_SIDE}" stroke-width="26" '
        'stroke-linejoin="round"/>'
        f'<polygon points="{corners(0.42, 0)}" fill="{SEA}" stroke="{SEA}" stroke-width="26" stroke-linejoin="round"/>'
        f'<polygon points="{corners(0.3, 0)}" fill="none" stroke="#7fa9c2" stroke-width="2" stroke-dasharray="9 7" '
        'stroke-linejoin="round"/>'
    )


def _names(side: int) -> str:
    style = (
        f'text-anchor="middle" font-size="20" font-style="italic" font-family="Fraunces, Georgia, serif" '
        f'fill="{SEA_TEXT}"'
    )
    parts = []
    for place in range(side):
        x, y = project(place + 0.5, side + 0.32)
        parts.append(f'<text x="{x:.1f}" y="{y:.1f}" {style}>{"abcde"[place]}</text>')
        x, y = project(-0.3, place + 0.5)
        parts.append(f'<text x="{x:.1f}" y="{y + 7:.1f}" {style}>{place + 1}</text>')
    x, y = project(side / 2, -0.62)
    parts.append(
        f'<g transform="translate({x:.1f} {y:.1f}) rotate(18)"><path d="M0 -16L7 8L0 3L-7 8Z" fill="#e4572e"/>'
        f'<text x="18" y="2" font-size="15" font-weight="700" fill="{SEA_TEXT}">N</text></g>'
    )
    return "".join(parts)


def _supply(view: OctocubeView, height: int) -> str:
    """The abyss tiles left and those gone, the round, and how long nobody took a tile."""
    parts = [f'<g transform="translate(24 {height - 82})">']
    for place in range(max(view["supply_size"], view["supply"])):
        art = (
            abyss_art("plain")
            if place < view["supply"]
            else f'<rect x="4" y="4" width="92" height="92" rx="9" fill="none" stroke="{INK_SOFT}" stroke-width="3" '
            'stroke-dasharray="9 8" opacity="0.5"/>'
        )
        parts.append(f'<g transform="translate({place * 52} 0) scale(0.46)">{art}</g>')
    x = 52 * max(view["supply_size"], view["supply"]) + 24
    parts.append(
        f'<circle cx="{x + 14}" cy="23" r="15" fill="none" stroke="{INK_SOFT}" stroke-width="2"/>'
        f'<path d="M{x + 14} 14V23L{x + 20} 28" fill="none" stroke="{INK_SOFT}" stroke-width="2"/>'
        f'<text x="{x + 38}" y="30" font-size="20" font-weight="600" fill="{INK}">{view["round"]}</text>'
    )
    if view["idle"]:
        parts.append(
            f'<text x="{x + 100}" y="30" font-size="16" fill="{INK_SOFT}">{view["idle"]} / {view["idle_limit"]}</text>'
        )
    for place, tile in enumerate(view["laid"]):
        parts.append(f'<g transform="translate({x + 180 + place * 40} 3) scale(0.38)">{tile_art(tile)}</g>')
    parts.append("</g>")
    return "".join(parts)


def _panel(view: OctocubeView, seat: SeatView) -> str:
    number = seat["seat"]
    colour = SEAT_COLOURS[number]
    moving = view["to_move"] == number
    border = f'stroke="{colour}" stroke-width="3"' if moving else f'stroke="{LINE}" stroke-width="1.5"'
    parts = [
        f'<rect width="{PANEL_WIDTH}" height="{PANEL_HEIGHT}" rx="14" fill="{SURFACE}" {border}/>',
        f'<g transform="translate(26 27)"><rect x="-15" y="-15" width="30" height="30" rx="8" fill="{colour}"/>'
        f"{mark(number, 16, '#fff')}</g>",
        _first_player(view, number),
        f'<g transform="translate(12 52)">{_net(seat)}</g>',
        f'<g transform="translate(206 12)">{_kids_board(seat) if seat["slots"] else _player_board(seat)}</g>',
        _purse(view, seat),
    ]
    return "".join(parts)


def _first_player(view: OctocubeView, seat: int) -> str:
    if view["first"] != seat:
        return ""
    return (
        f'<g transform="translate(62 27)"><circle r="11" fill="none" stroke="{INK_SOFT}" stroke-width="2"/>'
        f'<text y="5" text-anchor="middle" font-size="13" font-weight="700" fill="{INK}">1</text></g>'
    )


def _net(seat: SeatView) -> str:
    parts = []
    for face, (column, row) in NET.items():
        tile = seat["cube"]["faces"][face]
        art = bare_face(seat["seat"])
        if tile:
            frame = f'<rect width="100" height="100" rx="11" fill="{SEAT_COLOURS[seat["seat"]]}"/>'
            art = f'{frame}<g transform="translate(6 6) scale(0.88)">{tile_art(tile)}</g>'
        parts.append(f'<g transform="translate({column * 44} {row * 44}) scale(0.42)">{art}</g>')
    return "".join(parts)


def _player_board(seat: SeatView) -> str:
    """Collected tiles: colours down, objects across, their number in each field."""
    parts = []
    for column, object_ in enumerate(OBJECTS):
        parts.append(f'<g transform="translate({34 + column * 36} 0) scale(0.28)">{OBJECT_ART[object_]}</g>')
    for row, colour in enumerate(COLOURS):
        y = 31 + row * 27
        parts.append(f'<g transform="translate(2 {y}) scale(0.24)">{TILE_GROUNDS[colour]}</g>')
        for column, object_ in enumerate(OBJECTS):
            count = seat["board"].get(f"{object_}-{colour}", 0)
            x = 34 + column * 36
            fill = "#f3ead6" if count else "none"
            parts.append(
                f'<rect x="{x}" y="{y}" width="30" height="24" rx="5" fill="{fill}" stroke="{LINE}" '
                f'stroke-width="1.2"/><text x="{x + 15}" y="{y + 17}" text-anchor="middle" font-size="14" '
                f'font-weight="650" fill="{INK if count else INK_SOFT}">{count or "·"}</text>'
            )
    return "".join(parts)


def _kids_board(seat: SeatView) -> str:
    """O-6.4: sixteen spaces; a filled one is solid, an empty one shows what it asks for."""
    parts = []
    for place, slot in enumerate(seat["slots"]):
        x, y = (place % 6) * 37, (place // 6) * 41
        parts.append(f'<g transform="translate({x} {y}) scale(0.34)">{_slot(slot)}</g>')
    return "".join(parts)


def _slot(slot: SlotView) -> str:
    if slot["tile"]:
        ring = f'<rect x="-3" y="-3" width="106" height="106" rx="12" fill="none" stroke="{INK}" stroke-width="6"/>'
        return tile_art(slot["tile"]) + ring
    ground = (
        TILE_GROUNDS[slot["colour"]]
        if slot["colour"]
        else "".join(
            f'<rect x="{50 * (place % 2)}" y="{50 * (place // 2)}" width="50" height="50" fill="var(--{colour})"/>'
            for place, colour in enumerate(COLOURS)
        )
    )
    art = OBJECT_ART[slot["object"]] if slot["object"] else ""
    frame = (
        f'<rect width="100" height="100" rx="9" fill="none" stroke="{INK_SOFT}" stroke-width="5" '
        'stroke-dasharray="10 7"/>'
    )
    return f'<g opacity="0.5">{ground}{art}</g>{frame}'


def _purse(view: OctocubeView, seat: SeatView) -> str:
    """Coins, tiles collected, and points where they may be known: face-down tokens else."""
    score = "" if view["scores"] is None else f" = {view['scores'][seat['seat']]}"
    parts = [
        f'<g transform="translate(206 {PANEL_HEIGHT - 38}) scale(0.28)">{tile_art("coin")}</g>'
        f'<text x="242" y="{PANEL_HEIGHT - 17}" font-size="17" font-weight="650" fill="{INK}">{seat["coins"]}</text>'
    ]
    if not seat["slots"]:
        shown = "?" if seat["points"] is None else f"{seat['points']}{score}"
        parts.append(
            f'<g transform="translate(300 {PANEL_HEIGHT - 24})"><circle r="14" fill="#e4572e"/>'
            '<path d="M0 -9L2.6 -3L9 -2.4L4.200 2L5.6 8.500L0 5L-5.6 8.500L-4.200 2L-9 -2.4L-2.6 -3Z" fill="#fff"/></g>'
            f'<text x="322" y="{PANEL_HEIGHT - 17}" font-size="17" font-weight="650" fill="{INK}">{shown}</text>'
        )
    return "".join(parts)
