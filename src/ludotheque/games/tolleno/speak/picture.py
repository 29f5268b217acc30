"""The city as a picture of letters, that parses back.

A tile is three lines of seven letters, with a blank column between tiles:

    F  |a2      quadrants north-west and north-east, `|` for a north arm
    =b=3===     `===` for a west and an east arm, the value, and the letter of a boat's seat in the western half
    o^>|#       quadrants south-west and south-east, `|` for a south arm

A quadrant is `F` (foundation), `-` (plain), `o` with one or two arrows `^ > v <` (fountain), a seat's letter with
a height (building), or `#` (contract, face down).
"""

from __future__ import annotations

from ludotheque.core.bits import BIT
from ludotheque.core.errors import BadNotation
from ludotheque.games.tolleno.rules.board import (
    ARMS,
    CELL_AT,
    CELLS,
    CENTRE_CELLS,
    CITY_KINDS,
    DESIGNS,
    DIRECTIONS,
    FLOORS,
    KINDS,
    PLACES,
    VALUE,
)
from ludotheque.games.tolleno.rules.city import CONTRACT, City

ARROWS = "^>v<"
SEAT_LETTERS = "abcd"
WIDTH = 8
TILE_WIDTH = 7
PLACES_OF_QUADRANTS = ((0, 4), (2, 4), (2, 0), (0, 0))
"""Line and column of the quadrants NE, SE, SW, NW in a tile's picture."""


def drawn_quadrant(kind: int, turn: int, quadrant: int) -> str:
    """`F`, `-` or `o` with its arrows as they point once the tile is turned."""
    design = DESIGNS[kind][2][(quadrant - turn) % 4]
    if design[0] != "o":
        return design
    sides = []
    for arrow in design[1:]:
        if arrow == ">":
            sides.append((quadrant + 2) % 4)
        elif arrow == "<":
            sides.append((quadrant + 3) % 4)
        else:
            sides.append((DIRECTIONS.index(arrow) + turn) % 4)
    return "o" + "".join(ARROWS[side] for side in sorted(sides))


def face_key(arms: int, value: int, quadrants: list[str]) -> str:
    return f"{arms} {value} {' '.join(quadrants)}"


def _faces(kinds: range, turns: range) -> dict[str, int]:
    faces: dict[str, int] = {}
    for kind in kinds:
        for turn in turns:
            quadrants = [drawn_quadrant(kind, turn, quadrant) for quadrant in range(4)]
            faces.setdefault(face_key(ARMS[4 * kind + turn], VALUE[kind], quadrants), 4 * kind + turn)
    return faces


CITY_FACES = _faces(range(CITY_KINDS), range(4))
CENTRE_PLACES = {
    cell: _faces(range(CITY_KINDS, KINDS), range(place, place + 1)) for place, cell in enumerate(CENTRE_CELLS)
}


class Drawn:
    """A tile of a picture: its face, what stands in its quadrants, and the seat of its boat (or -1)."""

    def __init__(self, face: int, quadrants: list[str], boat: int) -> None:
        self.face = face
        self.quadrants = quadrants
        self.boat = boat


def picture(city: City) -> tuple[str, list[str]]:
    """The cell of the picture's north-west corner, and its lines."""
    cells = [CELLS[city.cell(tile)] for tile in range(city.tiles)]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    canvas = [[" "] * (WIDTH * width) for _ in range(4 * height - 1)]
    for tile, (x, y) in enumerate(cells):
        for line, text in enumerate(tile_picture(city, tile)):
            start = WIDTH * (x - left)
            canvas[4 * (y - top) + line][start : start + len(text)] = text
    return f"{left},{top}", ["".join(line).rstrip() for line in canvas]


def tile_picture(city: City, tile: int) -> list[str]:
    """The three lines of a tile."""
    face = city.face(tile)
    arms = ARMS[face]
    north_east, south_east, south_west, north_west = (quadrant_text(city, 4 * tile + quad) for quad in range(4))
    boat = [seat for seat in range(city.seats) if city.boat(seat) == tile]
    west = "=" if arms & 8 else " "
    middle = SEAT_LETTERS[boat[0]] if boat else west
    return [
        f"{north_west:<3}{'|' if arms & 1 else ' '}{north_east:<3}",
        f"{west}{middle}{west}{VALUE[face >> 2]}{'===' if arms & 2 else '   '}",
        f"{south_west:<3}{'|' if arms & 4 else ' '}{south_east:<3}",
    ]


def quadrant_text(city: City, spot: int) -> str:
    owner = city.owner(spot)
    if owner >= 0:
        return f"{SEAT_LETTERS[owner]}{city.height(spot)}"
    if city.sets[CONTRACT + spot % 4] & BIT[spot // 4]:
        return "#"
    face = city.face(spot // 4)
    return drawn_quadrant(face >> 2, face & 3, spot % 4)


def parse_picture(corner: str, lines: list[str], first_line: int) -> dict[int, Drawn]:
    """The tiles by their cell. `first_line` is the number of the picture's first line, for errors."""
    try:
        left, top = map(int, corner.split(","))
    except ValueError:
        raise BadNotation(f"line {first_line - 1}: the city's corner is written x,y; not {corner[:20]!r}") from None
    if len(lines) > 4 * 112 or any(len(line) > WIDTH * 112 for line in lines):
        raise BadNotation(f"line {first_line}: no city is that large")
    tiles: dict[int, Drawn] = {}
    for row in range((len(lines) + 3) // 4):
        block = [line.ljust(WIDTH * 112) for line in [*lines[4 * row : 4 * row + 3], "", ""][:3]]
        for column in range(112):
            part = [line[WIDTH * column : WIDTH * column + TILE_WIDTH] for line in block]
            if not "".join(part).strip():
                continue
            where = f"line {first_line + 4 * row}, tile {column + 1}"
            cell = CELL_AT.get((left + column, top + row), PLACES)
            if cell >= PLACES:
                raise BadNotation(f"{where}: no tile can lie at {left + column},{top + row}")
            tiles[cell] = _parse_tile(part, cell, where)
    return tiles


def _parse_tile(part: list[str], cell: int, where: str) -> Drawn:
    north, middle, south = part
    arms = (north[3] == "|") * 1 + (middle[4:] == "===") * 2 + (south[3] == "|") * 4 + ("=" in middle[:3]) * 8
    if middle[3] not in "234":
        raise BadNotation(f"{where}: the value 2, 3 or 4 stands in the middle; not {middle[3]!r}")
    letter = middle[1]
    boat = SEAT_LETTERS.find(letter) if letter not in "= " else -1
    if letter not in "= " and boat < 0:
        raise BadNotation(f"{where}: a boat has its seat's letter, a to d; not {letter!r}")
    quadrants = [part[line][column : column + 3].strip() for line, column in PLACES_OF_QUADRANTS]
    for text in quadrants:
        _check_quadrant(text, where)
    design = ["F" if text == "#" or text[0] in SEAT_LETTERS else text for text in quadrants]
    known = CENTRE_PLACES.get(cell, CITY_FACES)
    face = known.get(face_key(arms, int(middle[3]), design))
    if face is None:
        raise BadNotation(f"{where}: no such {'centre face there' if cell in CENTRE_PLACES else 'tile'} in the set")
    return Drawn(face, quadrants, boat)


def _check_quadrant(text: str, where: str) -> None:
    building = text[:1] in SEAT_LETTERS and text[1:].isdecimal() and text[1:].isascii() and 1 <= int(text[1:]) <= FLOORS
    if not text or not (building or text in ("F", "-", "#") or (text[0] == "o" and set(text[1:]) <= set(ARROWS))):
        raise BadNotation(f"{where}: a quadrant is F, -, #, o with arrows ^>v<, or a building as a2; not {text!r}")
